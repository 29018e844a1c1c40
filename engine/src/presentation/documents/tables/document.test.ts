import { readFile, writeFile } from 'node:fs/promises';
import { expect, expectTypeOf, test } from 'vitest';
import * as sentences from '../sentences.ts';
import { declarationsOf } from '../vocabulary/declarations.ts';
import type { DocumentOf } from '../vocabulary/member.ts';
import { PARTS } from './all-parts.ts';
import type * as Generated from './document.generated.ts';
import { GROUP_TYPES, TYPE_FILES } from './groups.ts';

const FILE = new URL('./document.generated.ts', import.meta.url);

/** The types of the document, made from its tables: `TYPES=write npx vitest run --project engine tables/document.test` writes them. */
function generatedTypes(): string {
  const documents = [
    PARTS.Chart,
    PARTS.Transits,
    PARTS.Timeline,
    PARTS.Day,
    PARTS.Variants,
    PARTS.Births,
    PARTS.TwoPeople,
    PARTS.DaysOfPerson,
    PARTS.AlmanacDay,
    PARTS.AlmanacYear,
  ].map((part) => declarationsOf(part, sentences, GROUP_TYPES, (name) => `${name}Document`));
  // Of several parts with one name, the first has all members: `PARTS.Chart` includes all members on request.
  const byName = new Map<string, string>();
  for (const [name, declaration] of documents.flatMap((document) => [...document])) {
    if (!byName.has(name)) byName.set(name, declaration);
  }
  const declarations = [...byName.values()].join('\n');
  const imports = Object.entries(TYPE_FILES).flatMap(([file, names]) => {
    const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(declarations));
    return used.length === 0 ? [] : [`import type { ${used.join(', ')} } from '../../../${file}';`];
  });
  return `${HEAD}\n\n${imports.join('\n')}\n\n${declarations}\n${STAR}`;
}

const HEAD = `// Generated from the tables of engine/src/presentation/documents/tables and the sentences of engine/src/presentation/documents/sentences.ts by engine/src/presentation/documents/tables/document.test.ts.
// Types of the JSON documents. Ids never change, names may; a list is always there, possibly empty; a single value that does
// not exist is absent, never null.`;

const STAR = `/** A star of any group. */
export type StarDocument = MajorStarDocument | MinorStarDocument | AdjectiveStarDocument;
`;

test('the types are those of the tables', async () => {
  const types = generatedTypes();
  if (process.env.TYPES === 'write') await writeFile(FILE, types);
  expect(
    await readFile(FILE, 'utf8'),
    'write them again: TYPES=write npx vitest run --project engine tables/document.test',
  ).toBe(types);
});

test('no member says what is taken if it is omitted, as the parameter of its name does', () => {
  expect(generatedTypes().match(/.*(?:If omitted|Left out).*/g)).toBeNull();
});

test('the generated types and those that the compiler infers from the tables are the same', () => {
  expectTypeOf<DocumentOf<(typeof PARTS)['Chart']['members']>>().toExtend<Generated.ChartDocument>();
  expectTypeOf<Generated.ChartDocument>().toExtend<DocumentOf<(typeof PARTS)['Chart']['members']>>();
  expectTypeOf<DocumentOf<(typeof PARTS)['Transits']['members']>>().toExtend<Generated.TransitsDocument>();
  expectTypeOf<Generated.TransitsDocument>().toExtend<DocumentOf<(typeof PARTS)['Transits']['members']>>();
  expectTypeOf<DocumentOf<(typeof PARTS)['Timeline']['members']>>().toExtend<Generated.TimelineDocument>();
  expectTypeOf<Generated.TimelineDocument>().toExtend<DocumentOf<(typeof PARTS)['Timeline']['members']>>();
  expectTypeOf<DocumentOf<(typeof PARTS)['Day']['members']>>().toExtend<Generated.DayDocument>();
  expectTypeOf<Generated.DayDocument>().toExtend<DocumentOf<(typeof PARTS)['Day']['members']>>();
  expectTypeOf<DocumentOf<(typeof PARTS)['Variants']['members']>>().toExtend<Generated.VariantsDocument>();
  expectTypeOf<Generated.VariantsDocument>().toExtend<DocumentOf<(typeof PARTS)['Variants']['members']>>();
  expectTypeOf<DocumentOf<(typeof PARTS)['Births']['members']>>().toExtend<Generated.BirthsDocument>();
  expectTypeOf<Generated.BirthsDocument>().toExtend<DocumentOf<(typeof PARTS)['Births']['members']>>();
  expectTypeOf<DocumentOf<(typeof PARTS)['TwoPeople']['members']>>().toExtend<Generated.TwoPeopleDocument>();
  expectTypeOf<Generated.TwoPeopleDocument>().toExtend<DocumentOf<(typeof PARTS)['TwoPeople']['members']>>();
  expectTypeOf<DocumentOf<(typeof PARTS)['DaysOfPerson']['members']>>().toExtend<Generated.DaysOfPersonDocument>();
  expectTypeOf<Generated.DaysOfPersonDocument>().toExtend<DocumentOf<(typeof PARTS)['DaysOfPerson']['members']>>();
});
