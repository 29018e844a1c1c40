// The programs over a table of members, on a table that has every kind of value.

import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { endOfTurns } from '../../../calculation/input/turns.ts';
import { EN } from '../../words/en/language.generated.ts';
import { CHART } from '../tables/chart.ts';
import type { ChartFacts } from '../tables/facts.ts';
import { GROUP_TYPES } from '../tables/groups.ts';
import { declarationsOf } from './declarations.ts';
import { makeDescriber, makePiecesStringifier, makeTurnsDescriber } from './describe.ts';
import { DocumentBytes } from './document-bytes.ts';
import { type Label, labelsOf } from './labels.ts';
import {
  choice,
  type DocumentOf,
  flag,
  from,
  inline,
  instantTime,
  key,
  label,
  language,
  list,
  localTime,
  named,
  number,
  object,
  open,
  optional,
  part,
  piece,
  pieces,
  section,
  stored,
  text,
  whole,
  wholeDocument,
} from './member.ts';
import { programFor } from './program.ts';
import { componentsOf, type SentencesOf } from './schema.ts';
import { compile, inPieces, interpret, type WriteOf } from './write.ts';

const ENGLISH = labelsOf(EN);

interface Source {
  readonly small: number;
  readonly other: number;
  readonly on: boolean;
  readonly amount: number;
  readonly ms: number;
  readonly word: string | undefined;
  readonly items: readonly { readonly place: number; readonly note: string | undefined }[];
  readonly given: Readonly<Record<string, unknown>> | undefined;
}

const SMALL = key<Source>(12, ({ small }) => small);
const ITEM = part<Source['items'][number], Source>('Item')({
  note: optional(text()),
  mark: optional(({ note }, { on }) => (on ? note : undefined), text()),
});
const SAMPLE = part<Source, Source>('Sample')({
  before: optional(({ word }) => word, text()),
  ...named(
    'branches',
    SMALL.to((n) => n as never),
  ),
  stem: label('stems', ({ other }) => other as never),
  language: language(),
  kind: choice(['even', 'odd'], '', ({ amount }) => (amount % 2 === 0 ? 'even' : 'odd')),
  on: flag(),
  amount: whole(),
  half: number(({ amount }) => amount / 2),
  at: localTime(({ ms }) => ms),
  utc: instantTime(({ ms }) => ms),
  line: pieces<Source, Source>(
    piece(SMALL, (n, labels) => `"${labels.of('branches')[n]!.name}" `),
    piece(
      key<Source>(10, ({ other }) => other),
      (n) => `${n}`,
    ),
  ),
  tens: list(
    whole(),
    SMALL.to((n) => Array.from({ length: n }, (_, i) => 10 * i)),
  ),
  items: list(object(ITEM)),
  places: list(label('branches'), ({ items }) => items.map(({ place }) => place as never)),
  nested: section(inline<Source>()({ twice: whole(({ amount }) => 2 * amount), word: optional(text()) })),
  length: from(({ items }) => items.length, whole()),
  sum: stored(SMALL, object(inline<Source>()({ plusOne: whole(({ small }) => small + 1) }))),
  given: optional(open<Readonly<Record<string, unknown>>>({ type: 'object' }, 'object')),
});

const GENERAL = { groups: {}, labelMembers: { id: 'Its id.', name: 'Its name.', hanzi: 'Its characters.' } };
const SENTENCES = {
  Sample: {
    is: 'A sample.',
    before: 'B.',
    stem: 'S.',
    language: 'L.',
    kind: 'K.',
    on: 'O.',
    amount: 'A.',
    half: 'H.',
    at: 'A.',
    utc: 'U.',
    line: 'L.',
    tens: 'T.',
    items: 'I.',
    places: 'P.',
    nested: { is: 'N.', twice: 'T.', word: 'W.' },
    length: 'L.',
    sum: { is: 'S.', plusOne: 'P.' },
    given: 'G.',
  } satisfies { readonly is: string } & SentencesOf<(typeof SAMPLE)['members']>,
  Item: { is: 'An item.', note: 'N.', mark: 'M.' } satisfies { readonly is: string } & SentencesOf<
    (typeof ITEM)['members']
  >,
};

const sources: fc.Arbitrary<Source> = fc.record({
  small: fc.nat(11),
  other: fc.nat(9),
  on: fc.boolean(),
  amount: fc.integer({ min: -(10 ** 14), max: 10 ** 14 }),
  ms: fc.integer({ min: Date.UTC(1600, 0, 1), max: Date.UTC(2200, 0, 1) }),
  word: fc.option(fc.string({ unit: 'binary' }), { nil: undefined }),
  items: fc.array(fc.record({ place: fc.nat(11), note: fc.option(fc.string(), { nil: undefined }) }), { maxLength: 4 }),
  given: fc.option(fc.dictionary(fc.string(), fc.jsonValue()), { nil: undefined }),
});

/** The expected document of the sample, written by hand. */
function shown(source: Source): unknown {
  const { small, other, on, amount, ms, word, items, given } = source;
  const branches = ENGLISH.of('branches');
  const iso = new Date(Math.floor(ms / 1000) * 1000).toISOString().slice(0, 19);
  return {
    ...(word !== undefined && { before: word }),
    ...branches[small]!,
    stem: ENGLISH.of('stems')[other],
    language: 'en',
    kind: amount % 2 === 0 ? 'even' : 'odd',
    on,
    amount,
    half: amount / 2,
    at: iso,
    utc: `${iso}Z`,
    line: `"${branches[small]!.name}" ${other}`,
    tens: Array.from({ length: small }, (_, i) => 10 * i),
    items: items.map(({ note }) => ({ ...(note !== undefined && { note, ...(on && { mark: note }) }) })),
    places: items.map(({ place }) => branches[place]),
    nested: { twice: 2 * amount, ...(word !== undefined && { word }) },
    length: items.length,
    sum: { plusOne: small + 1 },
    ...(given !== undefined && { given }),
  };
}

const TO_FUNCTION = (names: readonly string[], code: string) => new Function(...names, code) as never;
const WAYS: readonly ((out: DocumentBytes) => WriteOf)[] = [interpret, (out) => compile(out, TO_FUNCTION)];

const bytesBy = (way: (out: DocumentBytes) => WriteOf) => {
  const out = new DocumentBytes();
  const program = programFor(wholeDocument(SAMPLE), ENGLISH, out);
  const writeOf = way(out);
  const write = writeOf(program);
  const take = () => out.take((length) => new Uint8Array(length));
  const pieces = inPieces(program, writeOf, out, { minBytes: 1, take });
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');
  const whole = (source: Source): string => {
    out.begin();
    write(source, source);
    return text(take());
  };
  /** In the smallest pieces, with another document between any two of them. */
  const joined = (source: Source, between: () => unknown): string => {
    let all = '';
    for (const piece of pieces(source)) {
      all += text(piece);
      between();
    }
    return all;
  };
  return { whole, joined };
};

test('a table of members is described and written as it says, in all ways of writing', () => {
  const describeSample = makeDescriber(wholeDocument(SAMPLE), ENGLISH);
  const describeInTurns = makeTurnsDescriber(SAMPLE as never, ENGLISH);
  const stringify = makePiecesStringifier(SAMPLE as never, ENGLISH);
  const ways = WAYS.map(bytesBy);
  fc.assert(
    fc.property(sources, (source) => {
      const wanted = JSON.stringify(shown(source));
      expect(JSON.stringify(describeSample(source, source))).toBe(wanted);
      expect(JSON.stringify(endOfTurns(describeInTurns(source)))).toBe(wanted);
      expect([...stringify(source)].join('')).toBe(wanted);
      for (const { whole, joined } of ways) {
        expect(whole(source)).toBe(wanted);
        expect(joined(source, () => whole(source))).toBe(wanted);
      }
    }),
    {
      numRuns: 2000,
      seed: 20261122,
      examples: [
        [
          {
            small: 0,
            other: 0,
            on: true,
            amount: 0,
            ms: 0,
            word: undefined,
            items: [{ place: 0, note: undefined }],
            given: undefined,
          },
        ],
      ],
    },
  );
});

test('what documents share is made once and frozen', () => {
  const describeSample = makeDescriber(wholeDocument(SAMPLE), ENGLISH);
  const source: Source = {
    small: 1,
    other: 1,
    on: false,
    amount: 1,
    ms: 0,
    word: undefined,
    items: [],
    given: undefined,
  };
  const [one, other] = [describeSample(source, source), describeSample({ ...source, amount: 2 }, source)];
  expect(one.sum).toBe(other.sum);
  expect(Object.isFrozen(one.sum) && Object.isFrozen(one.stem) && Object.isFrozen(one.tens)).toBe(true);
  expect(Object.isFrozen(one)).toBe(false);
});

test('a member without a reader is the property of its name: the compiler takes it only where there is one of its type', () => {
  type Whole = { readonly isNight: boolean; readonly note?: string };
  const members = part<Whole, Whole>('Whole');
  // @ts-expect-error -- no such property
  members({ isDay: flag() });
  // @ts-expect-error -- a boolean, not a number
  members({ isNight: whole() });
  // @ts-expect-error -- of either kind
  members({ isNight: number() });
  // @ts-expect-error -- nor a string
  members({ isNight: text() });
  // @ts-expect-error -- nor one of some
  members({ isNight: choice(['a', 'b'], '') });
  // @ts-expect-error -- nor a stem
  members({ isNight: label('stems') });
  // @ts-expect-error -- it may be absent
  members({ note: text() });
  const night = members({ isNight: flag(), isDay: flag(({ isNight }) => !isNight), note: optional(text()) });
  const describeNight = makeDescriber(wholeDocument(night), ENGLISH);
  expect(describeNight({ isNight: true }, {})).toEqual({ isNight: true, isDay: false });
  expect(describeNight({ isNight: false, note: 'N' }, {})).toEqual({ isNight: false, isDay: true, note: 'N' });
  expectTypeOf<DocumentOf<typeof night.members>>().toEqualTypeOf<
    { readonly isNight: boolean; readonly isDay: boolean } & { readonly note?: string }
  >();
});

test('a bare value that would write the whole source does not compile, in a part of the caller on a chart either', () => {
  const ofChart = part<ChartFacts, ChartFacts>('Own');
  // @ts-expect-error -- a chart has no such flag
  ofChart({ language: CHART.members.language, isNight: flag() });
  // @ts-expect-error -- nor such a number
  ofChart({ language: CHART.members.language, age: whole({ min: 0 }) });
  // @ts-expect-error -- nor a property that is one by another name
  ofChart({ night: object(CHART) });
  // @ts-expect-error -- nor in an object without a name
  inline<ChartFacts, ChartFacts>()({ isNight: flag() });
  // @ts-expect-error -- nor as an item of another type
  list(flag(), ({ chart }: ChartFacts) => chart.ziwei.palaces);
  // @ts-expect-error -- nor a member that a chart does not have
  void CHART.members.isNight;
  const own = ofChart({ bodyInLife: flag(({ chart: { ziwei } }) => ziwei.bodyBranch === ziwei.lifeBranch) });
  expectTypeOf<DocumentOf<typeof own.members>['bodyInLife']>().toEqualTypeOf<boolean>();
});

test('the type of a document is inferred from its table', () => {
  type Sample = DocumentOf<(typeof SAMPLE)['members']>;
  expectTypeOf<Sample['stem']>().toExtend<Label>();
  expectTypeOf<Sample['stem']['id']>().toEqualTypeOf<
    'jia' | 'yi' | 'bing' | 'ding' | 'wu' | 'ji' | 'geng' | 'xin' | 'ren' | 'gui'
  >();
  expectTypeOf<Sample['kind']>().toEqualTypeOf<'even' | 'odd'>();
  expectTypeOf<Sample['before']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Sample['nested']>().toExtend<{ readonly twice: number; readonly word?: string }>();
});

test('an optional value does not compile where a value is required: in a list, by a key, from another source', () => {
  const mark = optional((item: { readonly mark?: string }) => item.mark, text());
  const small = key<{ readonly mark?: string }>(1, () => 0);
  // @ts-expect-error a list would have an empty place
  list(mark, () => []);
  // @ts-expect-error a text by a key would have no value for its name
  stored(small, mark);
  // @ts-expect-error as would a member that is read from another source
  from(() => ({}), mark);
  expectTypeOf(list(text(), () => [])).toExtend<object>();
});

describe('the schema of a table', () => {
  const { components } = componentsOf(SAMPLE as never, { parts: SENTENCES, ...GENERAL }, GROUP_TYPES, '#/$defs/');

  test('names parts and groups, and requires what is always there', () => {
    expect(Object.keys(components).sort()).toEqual(['Branch', 'BranchId', 'Item', 'Sample', 'Stem', 'StemId']);
    expect(components.Item).toEqual({
      type: 'object',
      properties: { note: { type: 'string', description: 'N.' }, mark: { type: 'string', description: 'M.' } },
      description: 'An item.',
    });
    const { required, properties } = components.Sample as { required: string[]; properties: Record<string, unknown> };
    expect(required).not.toContain('before');
    expect(required).toContain('nested');
    expect(properties.items).toEqual({ type: 'array', items: { $ref: '#/$defs/Item' }, description: 'I.' });
    expect((components.Stem as typeof components.Sample & { properties: object }).properties).toMatchObject({
      name: { type: 'string', description: 'Its name.' },
    });
    expect(properties.kind).toEqual({ type: 'string', enum: ['even', 'odd'], description: 'K.' });
  });

  test('refuses a member without a sentence, by its name', () => {
    const { amount: _, ...rest } = SENTENCES.Sample;
    const without = { parts: { ...SENTENCES, Sample: rest }, ...GENERAL };
    expect(() => componentsOf(SAMPLE as never, without, GROUP_TYPES, '')).toThrow('Sample.amount has no sentence');
  });

  test('does not compile with a sentence too few or too many', () => {
    type RequiredSentences = SentencesOf<(typeof ITEM)['members']>;
    expectTypeOf<{ note: string }>().not.toExtend<RequiredSentences>();
    expectTypeOf<keyof RequiredSentences>().toEqualTypeOf<'note' | 'mark'>();
    expectTypeOf<keyof SentencesOf<(typeof SAMPLE)['members']>['nested']>().toEqualTypeOf<'is' | 'twice' | 'word'>();
  });
});

test('the declarations of a table are what a person would write', () => {
  const declarations = declarationsOf(SAMPLE as never, { parts: SENTENCES, ...GENERAL }, GROUP_TYPES, (name) => name);
  expect(declarations.get('Item')).toBe(`/** An item. */
export interface Item {
  /** N. */
  readonly note?: string;
  /** M. */
  readonly mark?: string;
}
`);
  expect(declarations.get('Sample')).toContain('export interface Sample extends Label<BranchId> {');
  expect(declarations.get('Sample')).toContain("  readonly kind: 'even' | 'odd';");
  expect(declarations.get('Sample')).toContain('  readonly places: readonly Label<BranchId>[];');
});
