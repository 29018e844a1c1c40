import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentDifferences, memberDifferences } from '../../proof/src/document-differences.ts';
import type { Birth } from './birth.ts';
import { DAY_BOUNDARIES } from './calendar/birth-moment.ts';
import { castChart } from './cast-chart.ts';
import type { PlaceDocument } from './chart-document.generated.ts';
import { describeChart, partDescriber } from './describe.ts';
import { list, object, part, text } from './document/member.ts';
import { CHART } from './parts/chart.ts';
import { ChartFacts } from './parts/facts.ts';
import { warningPart } from './parts/warnings.ts';
import { LANGUAGES, type Language } from './words/languages.ts';
import { documentWriter, partWriter, type WriteOptions } from './write.ts';
import { SCHOOLS } from './ziwei/school.ts';

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
    { numRuns: 3000, seed: 20261121 },
  );
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
        const told = JSON.stringify(describeChart(castChart(birth), { language: 'zh', place }));
        expect(documentDifferences(written(birth, 'zh', {}, { place }), told)).toEqual([]);
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
    warnings: list(object(warningPart(['late_zi_hour', 'encoding_assumed'])), ({ warnings }) => warnings),
    docs: text(() => ''),
  });
  const warning = { code: 'encoding_assumed', detail: '按 GB18030 解读。' };
  const chart = castChart({ ...PLAIN, hour: 23 });
  const facts = new Facts(chart, chart.birth.place, [warning]);

  test('has its own before and after them, and its own warnings behind those of the engine', () => {
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
  const told = describeChart(castChart({ ...PLAIN, gender: 'female' }), { language: 'en', place: place('y') });
  expect(documentDifferences(second, JSON.stringify(told))).toEqual([]);
});

test('a document that could not be written leaves nothing in the next', () => {
  const write = documentWriter('en');
  const chart = castChart(PLAIN);
  const whole = Buffer.from(write(chart));
  expect(() => write({ ...chart, ziwei: { ...chart.ziwei, palaces: [] } })).toThrow();
  expect(documentDifferences(write(chart), whole)).toEqual([]);
});
