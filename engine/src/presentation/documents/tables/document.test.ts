import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, expectTypeOf, test } from 'vitest';
import { partRows, rulesModule, sentencesModule, sentencesOf } from '../../../../../test/contract/row-comments.ts';
import { labelMembers, withConventions } from '../sentences.ts';
import { declarationsOf } from '../vocabulary/declarations.ts';
import type { AnyPart, DocumentOf } from '../vocabulary/member.ts';
import { componentsOf } from '../vocabulary/schema.ts';
import { ALMANAC_DAY, ALMANAC_YEAR } from './almanac.ts';
import { BIRTHS, type Table as BirthsTable } from './births.ts';
import { DAY, type Table as DayTable } from './day.ts';
import { DAYS, type Table as DaysTable } from './days.ts';
import type * as Generated from './document.generated.ts';
import { type Table as ChartTable, FULL_CHART } from './full-chart.ts';
import { GROUP_TYPES } from './groups.ts';
import { PAIR, type Table as PairTable } from './pair.ts';
import type { SENTENCES } from './sentences.generated.ts';
import { TIMELINE, type Table as TimelineTable } from './timeline.ts';
import { TRANSITS, type Table as TransitsTable } from './transits.ts';
import { VARIANTS, type Table as VariantsTable } from './variants.ts';

const DOCUMENTS = [
  FULL_CHART,
  TRANSITS,
  TIMELINE,
  DAY,
  VARIANTS,
  BIRTHS,
  PAIR,
  DAYS,
  ALMANAC_DAY,
  ALMANAC_YEAR,
] as readonly AnyPart[];

const ROWS = partRows();

/** The sentences as the tables have them now. */
const PARTS = withConventions(sentencesOf(ROWS) as typeof SENTENCES);

/** The types of the documents, made from their tables. */
function generatedTypes(): string {
  const documents = DOCUMENTS.map((part) =>
    declarationsOf(part, { parts: PARTS, labelMembers }, GROUP_TYPES, (name) => `${name}Document`),
  );
  // Of several parts with one name, the first has all members: the chart includes all members on request.
  const byName = new Map<string, string>();
  for (const [name, declaration] of documents.flatMap((document) => [...document])) {
    if (!byName.has(name)) byName.set(name, declaration);
  }
  const declarations = [...byName.values()].join('\n');
  const used = new Set(declarations.replaceAll(/\/\*\*.*\*\//g, '').match(/\b[A-Z]\w+/g));
  const imports = sourceFiles().flatMap(([path, source]) => {
    const names = [...source.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name]) => name!);
    const own = names.filter((name) => used.has(name)).sort();
    return own.length === 0 ? [] : [`import type { ${own.join(', ')} } from '../../../${path}';`];
  });
  return `${HEAD}\n\n${imports.join('\n')}\n\n${declarations}\n${STAR}`;
}

/** The sources of the engine that may declare a type of a document, with their paths. */
function sourceFiles(): readonly (readonly [path: string, source: string])[] {
  const paths = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).sort();
  return paths
    .filter(
      (path) =>
        path.endsWith('.ts') && !/\.(?:test|generated)\.ts$|^index\.ts$|presentation\/(?:draw|glossary)\//.test(path),
    )
    .map((path) => [path, readFileSync(new URL(path, SOURCES), 'utf8')]);
}

const SOURCES = new URL('../../../', import.meta.url);

const HEAD = `// Generated from the tables of engine/src/presentation/documents/tables by engine/src/presentation/documents/tables/document.test.ts.
// Types of the JSON documents. Ids never change, names may; a list is always there, possibly empty; a single value that does
// not exist is absent, never null.`;

const STAR = `/** A star of any group. */
export type StarDocument = MajorStarDocument | MinorStarDocument | AdjectiveStarDocument;
`;

test.each([
  ['types', './document.generated.ts', generatedTypes],
  ['sentences', './sentences.generated.ts', () => sentencesModule(ROWS)],
  ['rules', '../../sources/rules.generated.ts', () => rulesModule(ROWS)],
])('the %s are those of the tables', (_, path, make) => {
  const file = new URL(path, import.meta.url);
  const made = make();
  if (process.env.TYPES === 'write') writeFileSync(file, made);
  const hint = 'write them again: TYPES=write npx vitest run --project engine tables/document.test';
  expect(readFileSync(file, 'utf8'), hint).toBe(made);
});

test('every part and every member has a sentence', () => {
  for (const part of DOCUMENTS)
    expect(componentsOf(part, { parts: PARTS, labelMembers }, GROUP_TYPES, '#')).toBeDefined();
  const { palace: _, ...others } = PARTS.Transformation;
  const without = { parts: { ...PARTS, Transformation: others }, labelMembers };
  expect(() => componentsOf(FULL_CHART as AnyPart, without, GROUP_TYPES, '#')).toThrow(
    'Transformation.palace has no sentence',
  );
});

test('no member says what is taken if it is omitted, as the parameter of its name does', () => {
  expect(generatedTypes().match(/.*(?:If omitted|Left out).*/g)).toBeNull();
});

test('the generated types and those that the compiler infers from the tables are the same', () => {
  expectTypeOf<DocumentOf<ChartTable['members']>>().toExtend<Generated.ChartDocument>();
  expectTypeOf<Generated.ChartDocument>().toExtend<DocumentOf<ChartTable['members']>>();
  expectTypeOf<DocumentOf<TransitsTable['members']>>().toExtend<Generated.TransitsDocument>();
  expectTypeOf<Generated.TransitsDocument>().toExtend<DocumentOf<TransitsTable['members']>>();
  expectTypeOf<DocumentOf<TimelineTable['members']>>().toExtend<Generated.TimelineDocument>();
  expectTypeOf<Generated.TimelineDocument>().toExtend<DocumentOf<TimelineTable['members']>>();
  expectTypeOf<DocumentOf<DayTable['members']>>().toExtend<Generated.DayDocument>();
  expectTypeOf<Generated.DayDocument>().toExtend<DocumentOf<DayTable['members']>>();
  expectTypeOf<DocumentOf<VariantsTable['members']>>().toExtend<Generated.VariantsDocument>();
  expectTypeOf<Generated.VariantsDocument>().toExtend<DocumentOf<VariantsTable['members']>>();
  expectTypeOf<DocumentOf<BirthsTable['members']>>().toExtend<Generated.BirthsDocument>();
  expectTypeOf<Generated.BirthsDocument>().toExtend<DocumentOf<BirthsTable['members']>>();
  expectTypeOf<DocumentOf<PairTable['members']>>().toExtend<Generated.TwoPeopleDocument>();
  expectTypeOf<Generated.TwoPeopleDocument>().toExtend<DocumentOf<PairTable['members']>>();
  expectTypeOf<DocumentOf<DaysTable['members']>>().toExtend<Generated.DaysOfPersonDocument>();
  expectTypeOf<Generated.DaysOfPersonDocument>().toExtend<DocumentOf<DaysTable['members']>>();
});
