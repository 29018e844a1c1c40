// Examples of doc comments: each `@example` of an exported declaration is run. If the comment after a line begins with a value, the line must have that value.

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'acorn';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const require = createRequire(import.meta.url);
const FOLDERS = ['engine', 'places', 'service'];

/** Files that are programs, not modules. */
const PROGRAMS = /\/(?:main|http\/serve|cli\/beichen|cli\/batch\/cast-worker)\.ts$/;

/** All sources but tests and programs, by their paths in the repository. */
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/src/${name}`)
    .filter((name) => /(?<!\.test|\.d)\.ts$/.test(name) && !PROGRAMS.test(name)),
);

/** The exports of a source, from its build, which Node loads without transforming it. */
const exportsOf = (source: string): Readonly<Record<string, unknown>> =>
  require(join(ROOT, source.replace('/src/', '/dist/').replace(/ts$/, 'js')));

const { castChart, castDay, castTransits, describeChart } = exportsOf(
  'engine/src/index.ts',
) as typeof import('beichen');
const birth = {
  date: '1990-07-23',
  time: '08:30',
  gender: 'male',
  place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
} as const;
const other = { ...birth, date: '1992-02-04', gender: 'female' } as const;
const chart = castChart(birth);
const { time: _, ...birthday } = birth;

/** Subjects of the examples: a birth, its chart, and what follows from them. */
const GIVEN: Readonly<Record<string, unknown>> = {
  birth,
  mine: birth,
  yours: other,
  chart,
  one: chart,
  other: castChart(other),
  day: castDay(birthday),
  transits: castTransits(chart, '2027-02-10'),
  document: describeChart(chart, { language: 'en' }),
};

interface Example {
  readonly name: string;
  readonly file: string;
  readonly code: string;
}

const DOC_OF_EXPORT =
  /^\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:async )?(?:const|function\*?|class|interface|type|let) (\w+)/gm;

/** The examples of the exported declarations of a source. */
function examplesIn(file: string): readonly Example[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(DOC_OF_EXPORT)].flatMap(([, doc, name]) =>
    doc!
      .replaceAll(/^ \* ?/gm, '')
      .split(/^ ?@/m)
      .filter((tag) => tag.startsWith('example'))
      .map((tag) => ({ name: name!, file, code: tag.slice('example'.length).trim() })),
  );
}

/** A line of an example, and the comment behind it. */
type Check = (value: unknown, said: string) => void;

const VALUE = /^(?:['"[{]|[-+]?\d|undefined|true|false|null)/;
const DATE = /^\d{4}-\d\d/;

/** The value with which a comment begins; nothing for prose. */
function valueIn(said: string): readonly [] | readonly [value: unknown] {
  if (!VALUE.test(said) || DATE.test(said)) return [];
  const ends = [...said.matchAll(/(?=[,:;.]? )|$/g)].map(({ index }) => index);
  for (const end of ends.reverse()) {
    try {
      return [new Function(`"use strict"; return (${said.slice(0, end)})`)()];
    } catch {}
  }
  return [];
}

/** A value with its numbers rounded to the precision of another value. */
function roundedLike(value: unknown, like: unknown): unknown {
  if (typeof value === 'number' && typeof like === 'number') {
    return Number(value.toFixed(`${like}`.split('.')[1]?.length ?? 0));
  }
  return value;
}

/** Runs an example. */
async function run({ code }: Example, names: Readonly<Record<string, unknown>>, check: Check): Promise<void> {
  const plain = code.replaceAll(/(?<=[)\]\w])!(?=[,.)[;])/g, ''); // assertions of types
  const comments: { readonly at: number; readonly text: string }[] = [];
  const { body } = parse(plain, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    allowAwaitOutsideFunction: true,
    onComment: (_isBlock, text, at) => comments.push({ at, text: text.trim() }),
  });
  const lines = body.map(({ type, start, end }) => {
    const line = plain.slice(start, end);
    if (type !== 'ExpressionStatement') return line;
    const said = comments.find(({ at }) => at >= end && !plain.slice(end, at).includes('\n'))?.text ?? '';
    return `check(${line.replace(/;$/, '')}, ${JSON.stringify(said)});`;
  });
  const used = Object.keys(names).filter((name) => new RegExp(`\\b${name}\\b`).test(plain));
  const inside = `"use strict"; return (async () => {\n${lines.join('\n')}\n})()`;
  await new Function('check', ...used, inside)(check, ...used.map((name) => names[name]));
}

/** Sources of the entries of the engine, whose exports come before the exports of other modules; not the folders of languages. */
const { exports: entries } = JSON.parse(readFileSync(join(ROOT, 'engine/package.json'), 'utf8')) as {
  exports: Readonly<Record<string, { readonly default?: { readonly default?: string } }>>;
};
const ofEntries = Object.values(entries)
  .flatMap(({ default: entry }) => entry?.default?.replace('./dist/', 'engine/src/').replace(/js$/, 'ts') ?? [])
  .filter((source) => sources.includes(source));

const examples = sources.flatMap(examplesIn);
const all: Record<string, unknown> = {};
for (const source of new Set([...ofEntries, ...sources])) {
  for (const [name, value] of Object.entries(exportsOf(source))) all[name] ??= value;
}

test('a wrong value in a comment is found', async () => {
  const said: unknown[] = [];
  await run(
    { name: '', file: '', code: "const two = 2;\ntwo * 2 // 5: wrong\ntwo // about two\n'ab' // 'a', …" },
    {},
    (value, comment) => said.push([value, ...valueIn(comment)]),
  );
  expect(said).toEqual([[4, 5], [2], ['ab', 'a']]);
});

describe.each(examples)('$file $name', (example) => {
  test(example.code, async () => {
    const names = { ...all, ...GIVEN, ...exportsOf(example.file) };
    await run(example, names, (value, said) => {
      for (const expected of valueIn(said)) {
        if (typeof expected === 'string' && expected.endsWith('…')) {
          expect(value).toMatch(expected.slice(0, -1));
        } else if (typeof expected === 'object' && expected !== null && !Array.isArray(expected)) {
          expect(value).toMatchObject(expected);
        } else expect(roundedLike(value, expected)).toEqual(expected);
      }
    });
  });
});
