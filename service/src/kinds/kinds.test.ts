// Rules of the documents of every kind, in every language.

import { LANGUAGES } from 'beichen';
import { LEVEL_CONVENTION_VALUES, RARE_LEVEL_IDS, type RareLevelId, TIMELINE_LISTS } from 'beichen/internal';
import { loadGazetteer } from 'beichen-places/node';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentDifferences, memberDifferences } from '../../../conformance/prove/src/document-differences.ts';
import { RUNS } from '../../../test/setup/runs.ts';
import { placeFactsOf, type ServicePlace } from '../requests/birthplaces.ts';
import { ProblemError } from '../requests/problems/problem-error.ts';
import type { SentField } from '../requests/sent.ts';
import { CALENDAR } from './calendar/kind.ts';
import { CHART } from './chart/kind.ts';
import { kind } from './kind.ts';
import { ALL_KINDS } from './kinds.ts';
import { lookup } from './lookup.ts';
import { LOOKUPS } from './lookups.ts';
import { PAIR } from './pair/kind.ts';
import { atOnce, type Work } from './turns.ts';

const context = { gazetteer: await loadGazetteer(), baseUrl: 'https://charts.example' };

const sent = (values: Readonly<Record<string, string>>): SentField[] =>
  Object.entries(values).map(([name, text]) => ({ name, in: 'query', sent: { kind: 'text', text } }));

const requests = fc
  .record({
    date: fc.date({ min: new Date('1646-01-01'), max: new Date('2019-12-31'), noInvalidDate: true }),
    hour: fc.integer({ min: 0, max: 23 }),
    gender: fc.constantFrom('male', 'female'),
    place: fc.constantFrom('北京', 'Ürümqi', 'São Paulo', 'Kraków', '台北', 'Apia', 'Samarkand'),
    lang: fc.constantFrom(...LANGUAGES),
    name: fc.constantFrom('Li Ming 李明', 'Zoë', '𠮷田', '"\\', 'משה'),
    school: fc.constantFrom('common', 'quanshu', 'zhongzhou'),
    at: fc.constantFrom('2027-02-10T08:30', '2027-02-10', '2027-06', '2027', '2120-05-05T12:00'),
    list: fc.constantFrom(...TIMELINE_LISTS),
    fields: fc.constantFrom('default', 'compact', 'all', 'input,meta', 'warnings', 'all,sources'),
  })
  .filter(({ at, list }) => at !== '2027' || list !== 'days') // a year has too many
  .map(({ date, hour, place, ...rest }) => ({
    ...rest,
    date: date.toISOString().slice(0, 10),
    hour: String(hour),
    cityId: context.gazetteer.search({ query: place, limit: 1 })[0]!.place.cityId,
    doubleHour: 'wu',
    fromYear: '1990',
    toYear: '1991',
  }));

// Compiled only: a row without one of its parts is rejected before any request.
test('a row without its part, its reader or its operation does not compile, nor does one with an unknown member', () => {
  const { part, reading, document, ...row } = CHART;
  expect(part.name).toBe('Chart');
  return () => {
    kind({ ...row, part, reading, document });
    // @ts-expect-error without a part
    kind({ ...row, reading, document });
    // @ts-expect-error without a reader
    kind({ ...row, part, document });
    // @ts-expect-error without the operation of its document
    kind({ ...row, part, reading, document: { answer: document.answer, body: document.body } });
    // @ts-expect-error with the part of another kind
    kind({ ...row, part: PAIR.part, reading, document });
    // @ts-expect-error with an unknown member
    kind({ ...row, part, reading, document, drawings: CHART.drawing });
    const { part: ofLookup, ...lookupRow } = LOOKUPS.almanac;
    lookup({ ...lookupRow, part: ofLookup });
    // @ts-expect-error a lookup without a part
    lookup({ ...lookupRow });
  };
});

/** The values that a kind has parameters for. In a pair they belong to the first person; the other was born on a day in 1968. */
const sentTo = (kind: (typeof ALL_KINDS)[number], values: Readonly<Record<string, string>>): SentField[] =>
  sent(
    Object.fromEntries(
      Object.keys(kind.parameters.document).flatMap((name) => {
        const [person, own] = name.includes('.') ? name.split('.') : ['', name];
        const value = person === 'other' && own === 'date' ? '1968-05-01' : values[own!];
        const isSaid = own === 'doubleHour' && name.replace(own, 'hour') in kind.parameters.document;
        return value === undefined || isSaid ? [] : [[name, value]];
      }),
    ),
  );

describe.each(ALL_KINDS)('$name', (kind) => {
  test('the bytes of a document are the JSON of the object', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(requests, (values) => {
        const answer = kind.castFor(kind.read.document(sentTo(kind, values), context.gazetteer), context);
        const json = JSON.stringify(answer.object());
        expect(documentDifferences(answer.bytes(), json)).toEqual([]);
        expect(documentDifferences(atOnce(answer.bytesInTurns()), json)).toEqual([]);
      }),
      { numRuns: kind.name === 'births' ? 20 : 50 * RUNS, seed: 20261121 },
    );
  });

  test('what an assistant gets by default names the warnings', () => {
    expect(kind.groups.compact!.split(',').map((path) => path.split('.')[0])).toContain('warnings');
  });
});

test('documents carry what has to be said of the request, in its language', () => {
  const born = { date: '1990-07-23', hour: '8', gender: 'male', cityId: 'beijing-1816670', lang: 'zh' };
  const name: SentField = { name: 'name', in: 'query', sent: { kind: 'gb18030', text: '李明' } };
  const requested = CHART.read.plain([...sent(born), name], context.gazetteer);
  expect(requested.warnings).toHaveLength(1);
  const answer = CHART.castFor(requested, context);
  const output = JSON.parse(new TextDecoder().decode(answer.bytes()));
  expect(memberDifferences(output, answer.document())).toEqual([]);
  expect(output.warnings.at(-1).detail).toContain('GB18030');
});

test.each(ALL_KINDS)('two services in one process say each their own address: $name', (kind) => {
  const values = {
    date: '1990-07-23',
    hour: '8',
    gender: 'male',
    cityId: 'beijing-1816670',
    at: '2027-02-10',
    lunarDay: '27',
    toYear: '1901',
  };
  for (const fields of ['default', 'all', 'meta', 'meta.docs,warnings']) {
    const requested = kind.read.document(sentTo(kind, { ...values, fields }), context.gazetteer);
    for (const baseUrl of ['https://one.example', 'https://other.example']) {
      const answer = kind.castFor(requested, { ...context, baseUrl });
      expect(answer.object()).toMatchObject({ meta: { docs: `${baseUrl}/docs` } });
      expect(JSON.parse(new TextDecoder().decode(answer.bytes()))).toMatchObject({ meta: { docs: `${baseUrl}/docs` } });
    }
  }
});

describe('a rule of the levels of year, month, day and hour', () => {
  /** The list of a timeline that has the level of a rule. */
  const LIST_OF: Readonly<Record<RareLevelId, string>> = {
    flowYearRule: 'years',
    flowMonthRule: 'months',
    flowDayRule: 'days',
    flowHourRule: 'days',
    flowTransformations: 'years',
  };
  /** Rules of levels that a kind does not show. It accepts them, since all kinds with a moment have the same parameters. */
  const WITHOUT_LEVEL: readonly string[] = [
    'timeline flowHourRule',
    ...['flowMonthRule', 'flowDayRule', 'flowHourRule'].map((id) => `pair ${id}`),
  ];
  const WITH_LEVELS = ALL_KINDS.filter(({ parameters: { document } }) => 'flowYearRule' in document);
  const CASES = WITH_LEVELS.flatMap((kind) =>
    RARE_LEVEL_IDS.filter((id) => id in kind.parameters.document).map((id) => [kind.name, id, kind] as const),
  );

  const requestFor = (kind: (typeof ALL_KINDS)[number], id: RareLevelId, rules: Readonly<Record<string, string>>) =>
    kind.read.document(
      sentTo(kind, {
        ...{ date: '1990-07-23', hour: '8', minute: '30', gender: 'male', cityId: 'beijing-1816670' },
        ...{ at: '2027-02-10T08:30', from: '2027-02-10', to: '2027-03-20', list: LIST_OF[id], fields: 'all' },
        ...rules,
      }),
      context.gazetteer,
    );

  /** The document as JSON, without members that repeat the request. */
  const castBy = (...request: Parameters<typeof requestFor>): string => {
    const [kind] = request;
    const {
      input: _input,
      conventions: _conventions,
      meta: _meta,
      ...output
    } = kind.castFor(requestFor(...request), context).object() as Readonly<Record<string, unknown>>;
    return JSON.stringify(output);
  };

  test('is there in all kinds of documents with these levels', () => {
    expect(WITH_LEVELS.map(({ name }) => name)).toEqual(['transits', 'timeline', 'pair', 'calendar']);
  });

  test.each(CASES)('%s: each value of %s gives other levels', (name, id, kind) => {
    const [own, ...others] = LEVEL_CONVENTION_VALUES[id];
    const usual = castBy(kind, id, {});
    expect(castBy(kind, id, { [id]: own })).toBe(usual);
    const given = others.map((value) => castBy(kind, id, { [id]: value }));
    if (WITHOUT_LEVEL.includes(`${name} ${id}`)) expect(given).toEqual(others.map(() => usual));
    else expect(new Set([usual, ...given]).size).toBe(1 + others.length);
  });

  test.each(CASES)('%s: a value that %s does not have is refused with those that it has', (_, id, kind) => {
    const problems = (() => {
      try {
        requestFor(kind, id, { [id]: 'palaceOfNowhere' });
      } catch (error) {
        if (error instanceof ProblemError) return error.details.problems;
        throw error;
      }
      return undefined;
    })();
    expect(problems).toMatchObject([{ parameter: id, allowed: LEVEL_CONVENTION_VALUES[id].join(', ') }]);
  });
});

describe('long work pauses', () => {
  const BORN = { date: '1990-07-23', hour: '8', gender: 'male', cityId: 'beijing-1816670' };
  const YEAR = sent({ ...BORN, from: '2026-01-01', to: '2026-12-31' });
  const TWO = sent(
    Object.fromEntries(
      ['one', 'other'].flatMap((person) => Object.entries(BORN).map(([name, value]) => [`${person}.${name}`, value])),
    ),
  );

  function pausesOf(work: Work<unknown>): number {
    let pauses = 0;
    for (const turns = work as Generator<void, unknown>; !turns.next().done; ) pauses++;
    return pauses;
  }

  test('a year of days, after each month; its text, after each day described and written; its JSON, after each 64 KB', () => {
    const request = CALENDAR.read.document(YEAR, context.gazetteer);
    const named = (place: ServicePlace) => placeFactsOf(place, 'en');
    const casting = { given: [], named, now: () => expect.fail('from is known') };
    expect(pausesOf(CALENDAR.cast(request, casting))).toBe(13); // the solar months of which some days are in the year
    const answer = CALENDAR.castFor(request, context);
    expect(pausesOf(CALENDAR.text!.draw(answer, {}, false))).toBeGreaterThan(2 * 365);
    const blocks = answer.bytes().length / 65_536; // each ends with a whole day
    expect(pausesOf(answer.bytesInTurns())).toBeGreaterThan(0.9 * blocks);
  });

  test('the JSON of a new selection of members, after each day', () => {
    const fields: SentField = { name: 'fields', in: 'query', sent: { kind: 'text', text: 'all,days.date' } };
    const answer = CALENDAR.castFor(CALENDAR.read.document([...YEAR, fields], context.gazetteer), context);
    expect(pausesOf(answer.bytesInTurns())).toBeGreaterThan(365);
  });

  test('the drawing of two people, after each board and after the pillars', () => {
    const request = PAIR.read.drawing(TWO, context.gazetteer);
    expect(pausesOf(PAIR.drawing!.draw(PAIR.castFor(request, context), request.board, {}))).toBe(3);
  });
});
