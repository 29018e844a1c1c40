import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentDifferences, memberDifferences } from '../../../../conformance/prove/src/document-differences.ts';
import { RUNS } from '../../../../test/setup/runs.ts';
import { DAY_BOUNDARIES } from '../../calculation/calendar/birth-moment.ts';
import type { Birth } from '../../calculation/casting/birth.ts';
import { castChart } from '../../calculation/casting/chart.ts';
import { SCHOOL_IDS, SCHOOLS } from '../../calculation/ziwei/school.ts';
import { LANGUAGES, type Language } from '../words/languages.ts';
import { describeChart, partDescriber } from './describe.ts';
import { CHART } from './tables/chart.ts';
import type { PlaceDocument } from './tables/document.generated.ts';
import { ChartFacts } from './tables/facts.ts';
import { CHART_ALL, FULL_CHART } from './tables/full-chart.ts';
import { withWarningCodes } from './tables/warnings.ts';
import { GROUPS, type GroupName } from './vocabulary/labels.ts';
import {
  type AnyKey,
  type AnySource,
  type AnyValue,
  key,
  numberIn,
  part,
  placeKey,
  text,
  whole,
  wholeDocument,
} from './vocabulary/member.ts';
import { selectPart } from './vocabulary/select.ts';
import { documentWriter, partWriter, type WriteOptions } from './write.ts';

const compileFunction = (parameters: readonly string[], code: string) =>
  new Function(...parameters, code) as () => unknown;
const WRITERS = Object.fromEntries(LANGUAGES.map((language) => [language, documentWriter(language)]));
const COMPILED = Object.fromEntries(
  LANGUAGES.map((language) => [language, documentWriter(language, { compileFunction })]),
);

const written = (
  birth: Birth,
  language: Language,
  by: Parameters<typeof castChart>[1],
  options?: WriteOptions,
): string => Buffer.from(WRITERS[language]!(castChart(birth, by), options)).toString('utf8');

const PLAIN: Birth = {
  date: { calendar: 'solar', year: 2000, month: 1, day: 1 },
  hour: 0,
  gender: 'male',
  place: { longitude: 116.4, timeZone: 'Asia/Shanghai' },
};

const births: fc.Arbitrary<Birth> = fc
  .record({
    date: fc.record({
      calendar: fc.constant('solar' as const),
      year: fc.integer({ min: 1646, max: 2199 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    }),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.option(fc.integer({ min: 0, max: 59 }), { nil: undefined }),
    gender: fc.constantFrom('male' as const, 'female' as const),
    place: fc.record({
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      timeZone: fc.constantFrom('Asia/Shanghai', 'America/New_York', 'Pacific/Apia', 'Europe/Dublin', 'Asia/Manila'),
      otherTimeZones: fc.constantFrom(undefined, ['Asia/Urumqi']),
    }),
  })
  .map(({ minute, place: { otherTimeZones, ...place }, ...birth }) => ({
    ...birth,
    ...(minute !== undefined && { minute }),
    place: { ...place, ...(otherTimeZones && { otherTimeZones }) },
  }));

const conventions = fc.record({
  school: fc.constantFrom(...Object.values(SCHOOLS)),
  dayBoundary: fc.constantFrom(...DAY_BOUNDARIES),
});

test('what is written is what is described, byte for byte', () => {
  fc.assert(
    fc.property(births, conventions, fc.constantFrom(...LANGUAGES), (birth, by, language) => {
      const described = JSON.stringify(describeChart(castChart(birth, by), { language }));
      expect(documentDifferences(written(birth, language, by), described)).toEqual([]);
      expect(documentDifferences(COMPILED[language]!(castChart(birth, by)), described)).toEqual([]);
    }),
    { numRuns: 200 * RUNS, seed: 20261121 },
  );
});

test('a chart with all that can be requested is written as it is described', () => {
  const part = selectPart(FULL_CHART, CHART_ALL);
  const [write, describeAll] = [partWriter(part, 'zh-Hant'), partDescriber(part, 'zh-Hant')];
  fc.assert(
    fc.property(births, conventions, (birth, by) => {
      const facts = new ChartFacts(castChart(birth, by));
      expect(Buffer.from(write(facts)).toString()).toBe(JSON.stringify(describeAll(facts)));
    }),
    { numRuns: 100 * RUNS, seed: 20261123 },
  );
});

const PLACE_KEYS = Object.fromEntries(
  (Object.keys(GROUPS) as GroupName[]).map((group) => [group, placeKey(group, () => '' as never)]),
) as unknown as Readonly<Record<GroupName, AnyKey>>;

/** Keys out of range: the member, the value that was read, and the size of the range. */
function keysOutOfRange({ node }: AnyValue, source: AnySource, root: AnySource, path: string): readonly string[] {
  const inRange = (key: AnyKey): readonly string[] => {
    const read = key.of(source, root);
    const number = numberIn(key, read);
    return Number.isInteger(number) && number >= 0 && number < key.count
      ? []
      : [`${path}: ${read} is ${number} of ${key.count}`];
  };
  switch (node.kind) {
    case 'label':
    case 'labelMember':
      return inRange({ ...PLACE_KEYS[node.group], of: node.read });
    case 'choice': {
      const read = node.read(source, root);
      return node.of.includes(read) ? [] : [`${path}: ${read} is none of ${node.of}`];
    }
    case 'pieces':
      return node.pieces.flatMap(({ key }) => inRange(key));
    case 'stored':
      return [...inRange(node.key), ...keysOutOfRange(node.value, source, root, path)];
    case 'object':
      return Object.entries(node.part.members).flatMap(([name, value]) =>
        keysOutOfRange(value, source, root, `${path}.${name}`),
      );
    case 'list':
      return node.read(source, root).flatMap((item: AnySource) => keysOutOfRange(node.item, item, root, `${path}[]`));
    case 'from':
      return keysOutOfRange(node.value, node.read(source, root), root, path);
    case 'optional': {
      const own = node.read(source, root);
      return own === undefined ? [] : keysOutOfRange(node.value, own, root, path);
    }
    case 'onRequest':
      return keysOutOfRange(node.value, source, root, path);
    case 'flag': {
      const read = node.read(source, root);
      return typeof read === 'boolean' ? [] : [`${path}: ${read} is no flag`];
    }
    case 'language':
    case 'number':
    case 'text':
    case 'time':
    case 'open':
    case 'ofSelection':
      return [];
  }
}

test('every key of every part is a whole number in its range', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(births, conventions, (birth, by) => {
      const facts = new ChartFacts(castChart(birth, by));
      seen.add(facts.chart.conventions.school.id);
      expect(keysOutOfRange(wholeDocument(FULL_CHART), facts, facts, 'chart')).toEqual([]);
    }),
    { numRuns: 200 * RUNS, seed: 20261122 },
  );
  expect([...seen].sort()).toEqual([...SCHOOL_IDS].sort());
});

test('a key out of its range is reported with its member', () => {
  const pillar = key<{ readonly pair: number }>(60, ({ pair }) => pair);
  const wrong = part<{ readonly pair: number }, { readonly pair: number }>('Wrong')({ order: whole(pillar) });
  const output = (pair: number) => keysOutOfRange(wholeDocument(wrong), { pair }, { pair }, 'wrong');
  expect([59, 60, 0.5, -1].flatMap(output)).toEqual([
    'wrong.order: 60 is 60 of 60',
    'wrong.order: 0.5 is 0.5 of 60',
    'wrong.order: -1 is -1 of 60',
  ]);
});

describe('what is given beside the chart', () => {
  const birth: Birth = {
    date: { calendar: 'lunar', year: 1990, month: 5, day: 25, leapMonth: true },
    hour: 23,
    gender: 'female',
    place: { longitude: 6.96, timeZone: 'Europe/Berlin' },
  };

  test('is written in any script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (name, hanzi) => {
        const place: PlaceDocument = {
          cityId: 'x-1',
          name,
          hanzi,
          latitude: -0,
          longitude: 6.96,
          timeZone: 'Europe/Berlin',
        };
        const output = JSON.stringify(describeChart(castChart(birth), { language: 'zh', place }));
        expect(documentDifferences(written(birth, 'zh', {}, { place }), output)).toEqual([]);
      }),
      {
        seed: 20261121,
        examples: [
          ['\ud800"\\\n\u2028', '科隆𠮷é'],
          ['子'.repeat(100_000), ''],
          ['\udfff', '\u007f\u0080\u07ff\u0800\uffff\u{10000}\u{10ffff}'],
        ],
      },
    );
  });
});

describe('a part of a caller that has the members of a chart', () => {
  class Facts extends ChartFacts {
    readonly name = '子"';
  }
  const answer = part<Facts, Facts>('Answer')({
    name: text(({ name }) => name),
    ...CHART.members,
    warnings: withWarningCodes(CHART.members.warnings, ['encoding_assumed']),
    docs: text(() => ''),
  });
  const warning = { code: 'encoding_assumed', detail: '按 GB18030 解读。' };
  const chart = castChart({ ...PLAIN, hour: 23 });
  const facts = new Facts(chart, chart.birth.place, [warning]);

  test('has members of its own before and after them, and its own warnings after those of the engine', () => {
    const { warnings, ...told } = describeChart(chart, { language: 'zh' });
    expect(warnings.length).toBeGreaterThan(0);
    const wanted = { name: '子"', ...told, warnings: [...warnings, warning], docs: '' };
    expect(memberDifferences(partDescriber(answer, 'zh')(facts), wanted)).toEqual([]);
    expect(documentDifferences(partWriter(answer, 'zh')(facts), JSON.stringify(wanted))).toEqual([]);
  });
});

test('a document belongs to its reader: the next one leaves it as it is, and finds nothing of it', () => {
  const write = WRITERS.en!;
  const place = (name: string): PlaceDocument => ({ name, longitude: 116.4, timeZone: 'Asia/Shanghai' });
  const first = write(castChart(PLAIN), { place: place('x'.repeat(50_000)) });
  const copy = Buffer.from(first);
  const second = write(castChart({ ...PLAIN, gender: 'female' }), { place: place('y') });
  expect(documentDifferences(first, copy)).toEqual([]);
  expect(second.buffer.byteLength).toBe(second.length);
  const output = describeChart(castChart({ ...PLAIN, gender: 'female' }), { language: 'en', place: place('y') });
  expect(documentDifferences(second, JSON.stringify(output))).toEqual([]);
});

test('a document that could not be written leaves nothing in the next', () => {
  const write = documentWriter('en');
  const chart = castChart(PLAIN);
  const whole = Buffer.from(write(chart));
  expect(() => write({ ...chart, ziwei: { ...chart.ziwei, palaces: [] } })).toThrow();
  expect(documentDifferences(write(chart), whole)).toEqual([]);
});
