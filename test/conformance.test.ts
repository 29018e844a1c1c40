// The conformance suite: cases are valid and from other sources, Beichen passes every level, and the runner finds planted errors.

import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
// @ts-expect-error An adapter without types.
import { answer as beichen } from '../conformance/adapters/beichen.mjs';
// @ts-expect-error A build script without types.
import { staleCases } from '../conformance/build/build-cases.mjs';
// @ts-expect-error A program without types.
import { InvalidAnswers, parseAnswers } from '../conformance/src/answers.mjs';
// @ts-expect-error A program without types.
import { casesOf, LEVEL_IDS, questionOf, SUITE } from '../conformance/src/cases.mjs';
// @ts-expect-error A program without types.
import { flatFacts } from '../conformance/src/facts.mjs';
// @ts-expect-error A program without types.
import { countByClass, scoreOf, UNKNOWN } from '../conformance/src/score.mjs';
import { IS_FULL } from './setup/runs.ts';

const FOLDER = resolve(import.meta.dirname, '../conformance');
const read = (path: string) => readFileSync(join(FOLDER, path), 'utf8');

type Facts = { [name: string]: Facts | string | number | boolean | readonly string[] };
interface Case {
  readonly id: string;
  readonly level: string;
  readonly expect: Facts;
  readonly tolerance?: Readonly<Record<string, number>>;
  readonly source: readonly {
    readonly by: readonly string[];
    readonly facts?: readonly string[];
    readonly cite?: string;
  }[];
  readonly classes?: readonly { readonly class: string; readonly programs?: readonly string[] }[];
}
interface LevelScore {
  readonly status: string;
  readonly facts: number;
  readonly given: number;
  readonly differences: readonly { readonly id: string; readonly class: string }[];
}
interface Source {
  readonly kind: 'table' | 'book' | 'published' | 'program';
  readonly lineage?: string;
}

const cases = casesOf() as readonly Case[];
const sources = SUITE.sources as Readonly<Record<string, Source>>;
const levels = LEVEL_IDS as readonly string[];
const levelsOf = (answers: ReadonlyMap<string, unknown>, only = levels) =>
  scoreOf(cases, { program: 'test', version: '1', answers }, only).levels as Readonly<Record<string, LevelScore>>;
const L2 = ['L2'];

/** Beichen's facts for each case. */
const ours = new Map(cases.map((each) => [each.id, beichen(questionOf(each)) as Facts]));

describe('the cases', () => {
  test('are two thousand at least, of every level, each with an id of its own', () => {
    expect(cases.length).toBeGreaterThanOrEqual(2000);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    for (const level of levels) expect(cases.filter((each) => each.level === level).length, level).toBeGreaterThan(150);
    expect(cases.filter(({ id, level }) => !id.startsWith(`${level}-`))).toEqual([]);
  });

  test('are valid by their schema, and what they name is in suite.json', () => {
    const validate = new Ajv2020({ allErrors: true }).compile(JSON.parse(read('schema/case.schema.json')));
    const wrong = cases.filter((each: unknown) => !validate(each));
    expect(wrong.map(({ id }) => id)).toEqual([]);
    const named = (list: readonly string[], table: object) =>
      [...new Set(list)].filter((id) => !Object.hasOwn(table, id));
    expect(
      named(
        cases.flatMap((each) => Object.keys(each.expect)),
        SUITE.facts,
      ),
    ).toEqual([]);
    expect(
      named(
        cases.flatMap(({ classes = [] }) => classes.map((each) => each.class)),
        SUITE.classes,
      ),
    ).toEqual([]);
    expect(
      named(
        cases.flatMap(({ source }) => source.flatMap(({ by }) => by)),
        sources,
      ),
    ).toEqual([]);
    expect(
      named(
        cases.flatMap(({ classes = [] }) => classes.flatMap(({ programs = [] }) => programs)),
        sources,
      ),
    ).toEqual([]);
  });

  // A table, a book or a published chart is enough; programs count only if two of them do not share their calculation.
  test('have a source that is not ours', () => {
    expect(Object.keys(sources).filter((key) => /beichen/i.test(key))).toEqual([]);
    const isEnough = ({ by, cite }: Case['source'][number]) => {
      const kinds = by.map((key) => sources[key]!);
      if (kinds.some(({ kind }) => kind === 'published')) return cite !== undefined;
      return kinds.some(({ kind }) => kind !== 'program') || new Set(kinds.map(({ lineage }) => lineage)).size > 1;
    };
    expect(cases.filter(({ source }) => !source.every(isEnough)).map(({ id }) => id)).toEqual([]);
    expect(
      cases.filter(({ source }) => source.filter(({ facts }) => facts === undefined).length !== 1).map(({ id }) => id),
    ).toEqual([]);
  });

  test('are what the build makes of them', () => {
    expect(staleCases(IS_FULL ? 1 : 40)).toEqual([]);
  });

  test('are licensed as the package says', () => {
    expect(JSON.parse(read('package.json')).license).toBe('MIT AND CC0-1.0');
    expect(read('LICENSE-DATA.md')).toContain('CC0 1.0');
  });
});

test('Beichen passes every level', () => {
  const found = levelsOf(ours);
  const differences = levels.flatMap((level) => found[level]!.differences);
  expect(differences.slice(0, 10)).toEqual([]);
  expect(levels.map((level) => found[level]!.status)).toEqual(levels.map(() => 'pass'));
});

/** The same facts with the first of them changed: a time by an hour, a list by a member, anything else by a letter. */
function spoilt(facts: Facts): Facts {
  const [name, value] = Object.entries(facts)[0]!;
  if (Array.isArray(value)) return { ...facts, [name]: [...value, '?'] };
  if (typeof value === 'object') return { ...facts, [name]: spoilt(value as Facts) };
  return { ...facts, [name]: /T\d/.test(String(value)) ? '1900-01-01T00:00:00' : `${value}?` };
}

test('a fault in one case of each level is found, and nothing else', () => {
  const faulty = levels.map((level) => {
    const own = cases.filter((each) => each.level === level);
    return own[Math.floor(own.length / 2)]!;
  });
  const answers = new Map(cases.map((each) => [each.id, faulty.includes(each) ? spoilt(each.expect) : each.expect]));
  const found = levelsOf(answers);
  const differences = levels.map((level) => found[level]!.differences.map(({ id }) => id));
  expect(differences).toEqual(faulty.map(({ id }) => [id]));
  expect(levels.map((level) => found[level]!.status)).toEqual(levels.map(() => 'differs'));
});

test('a fact that is not given is no difference, and the level is not passed', () => {
  const [first] = cases.filter(({ level }) => level === 'L2');
  const { stars: _, ...rest } = first!.expect;
  const found = levelsOf(new Map([[first!.id, rest]]), L2).L2!;
  expect(found).toMatchObject({ status: 'part', differences: [], given: flatFacts(rest).size });
});

test('names may be in traditional characters, lists in any order, times within the tolerance of the case', () => {
  const hant = { stars: { 紫微: '午', 天機: '巳' }, palaces: { 事業: '子' } };
  expect([...flatFacts(hant)]).toEqual([...flatFacts({ stars: { 紫微: '午', 天机: '巳' }, palaces: { 官禄: '子' } })]);
  expect([...flatFacts({ void: ['午', '未'] })]).toEqual([...flatFacts({ void: ['未', '午'] })]);
  const luck = cases.find(({ tolerance }) => tolerance?.['luck.startsAt'] !== undefined)!;
  const { startsAt } = luck.expect.luck as { readonly startsAt: string };
  const later = (seconds: number) => new Date(Date.parse(`${startsAt}Z`) + seconds * 1000).toISOString().slice(0, 19);
  const differences = (at: string) =>
    levelsOf(new Map([[luck.id, { luck: { startsAt: at } }]]), ['L1']).L1!.differences.length;
  expect([differences(later(luck.tolerance!['luck.startsAt']!)), differences(later(3600))]).toEqual([0, 1]);
});

test('a difference has the class of its case, and else none', () => {
  const inClass = cases.find(({ level, classes = [] }) => level === 'L2' && classes[0]?.class === 'lateZiMonthEnd')!;
  const plain = cases.find(({ level, classes }) => level === 'L2' && classes === undefined)!;
  const answers = new Map([inClass, plain].map((each) => [each.id, { life: '?' }]));
  const classes = countByClass(levelsOf(answers, L2).L2!.differences) as readonly { readonly class: string }[];
  expect(classes.map((each) => each.class).sort()).toEqual(['lateZiMonthEnd', UNKNOWN]);
});

test.each([
  ['', 'line 1: expected {"program": NAME, "version": VERSION}'],
  ['{"program":"a","version":"1"}\nnothing', 'line 2: expected an object in JSON, got nothing'],
  ['{"program":"a","version":"1"}\n\n{"id":"x"}', 'line 3: expected {"id": CASE, "facts": {…}}'],
  ['{"program":"a","version":"1"}\n{"id":"x","facts":{}}\n{"id":"x","facts":{}}', 'line 3: a second answer to x'],
])('answers %j are refused with the line', (text, message) => {
  expect(() => parseAnswers(text)).toThrow(new InvalidAnswers(message));
});

describe('the command', () => {
  const run = (args: readonly string[], input: string) =>
    new Promise<{ code: number | null; said: string }>((done) => {
      const child = execFile(process.execPath, [join(FOLDER, 'src/main.mjs'), ...args], (_, out, error) =>
        done({ code: child.exitCode, said: out + error }),
      );
      child.stdin!.on('error', () => {}).end(input);
    });
  const lines = (answers: Iterable<readonly [string, unknown]>) =>
    [{ program: 'A', version: '1' }, ...[...answers].map(([id, facts]) => ({ id, facts }))]
      .map((each) => JSON.stringify(each))
      .join('\n');
  const calendar = cases.filter(({ level }) => level === 'L0').map((each) => [each.id, each.expect] as const);

  test('ends with 0 for a level that is passed, 1 for one that is not, 2 for a wrong call or answer', async () => {
    const [passed, differs, wrong, unknown] = await Promise.all([
      run(['check', '--claim', 'L0'], lines(calendar)),
      run(['check', '--claim', 'L0'], lines(calendar.slice(1))),
      run(['check', '--level', 'L9'], ''),
      run(['check'], lines([['L0-none-001', {}]])),
    ]);
    expect([passed.code, differs.code, wrong.code, unknown.code]).toEqual([0, 1, 2, 2]);
    expect(passed.said).toContain('L0 pass');
    expect(wrong.said).toContain('--level "L9": no such level; allowed: L0, L1, L2, L3, L4, L5, L6');
    expect(unknown.said).toContain(`L0-none-001 is no case of suite ${SUITE.version}`);
  });

  test('lists what is requested, how many answers give it, and what no case asks for', async () => {
    const { id, expect: facts } = cases.find((each) => each.id.startsWith('L5-pillars'))!;
    const answers = lines([[id, { ...facts, relations: { 冲: ['year-day'] } }]]);
    const [names, checked] = await Promise.all([
      run(['names', '--level', 'L5'], ''),
      run(['check', '--level', 'L5', '--facts'], answers),
    ]);
    expect(names.said).toMatch(/^L5 pillarDepth\tstars\.驿马\t\d+\t/m);
    expect(checked.said).toMatch(/^L5 pillarDepth stars\.驿马: 1 of \d+ given, 0 differ$/m);
    expect(checked.said).toMatch(/^L5 pillarDepth relations\.六冲: 0 of \d+ given, 0 differ$/m);
    expect(checked.said).toContain('   pillarDepth relations.冲: 1 answers\n');
  });
});

test('an adapter has at most 120 lines of code', () => {
  for (const name of readdirSync(join(FOLDER, 'adapters'))) {
    const code = read(`adapters/${name}`)
      .split('\n')
      .filter((line) => !/^\s*$|^\s*(\/\/|\/\*|\*|#)/.test(line));
    expect(code.length, name).toBeLessThanOrEqual(120);
  }
});

test('REPORT.md is of this suite', () => {
  expect(read('REPORT.md')).toContain(`# Conformance, suite ${SUITE.version}\n`);
});
