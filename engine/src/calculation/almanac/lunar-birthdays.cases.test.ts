// The dates of lunar birthdays in test/truth/cases/lunar-birthdays.json. Each case is read by its fields alone.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CalendarRegion } from '../calendar/calendar-region.ts';
import { type LunarDate, lunarDateOfDay } from '../calendar/lunar-calendar.ts';
import { dateText, dayOfText } from '../civil/date-text.ts';
import { type LunarBirthday, type LunarBirthdayQuery, lunarBirthdaysOf } from './lunar-birthdays.ts';

interface Case {
  readonly id: string;
  readonly kind: string;
  readonly input: Partial<LunarBirthdayQuery> & {
    readonly year?: number;
    readonly from?: string;
    readonly date?: string;
  };
  readonly expect: Readonly<Record<string, unknown>> & { readonly field?: string; readonly reason?: string };
}

const FILE = new URL('../../../../test/truth/cases/lunar-birthdays.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(FILE, 'utf8')) as { readonly cases: readonly Case[] };

const lunarText = ({ year, month, leapMonth, day }: LunarDate) => `${year}-${leapMonth ? 'L' : ''}${month}-${day}`;

const plain = ({ lunarYear, date, lunarDate, adjusted }: LunarBirthday) => ({
  lunarYear,
  date: dateText(date),
  lunarDate: lunarText(lunarDate),
  ...(adjusted.length > 0 && { adjusted }),
});

function birthdays(query: Case['input']) {
  const found = lunarBirthdaysOf(query as LunarBirthdayQuery);
  return { dates: found.birthdays.map(plain), skipped: found.skipped };
}

/** The engine's result for a case, in the form of the expected value; undefined for files and lives. */
function answerOf({ kind, input, expect: expected }: Case): unknown {
  const { year, from, date, ...query } = input;
  switch (kind) {
    case 'dates':
      return birthdays(query);
    case 'inYear': {
      const around = birthdays({ ...query, fromYear: year! - 1, toYear: year! });
      const dates = around.dates.filter((each) => each.date.startsWith(`${year}-`));
      return { count: dates.length, dates };
    }
    case 'next': {
      const first = Number(from!.slice(0, 4)) - 1;
      const { adjusted, ...next } = birthdays({ ...query, fromYear: first, toYear: first + 149 }).dates.find(
        (each) => each.date >= from!,
      )!;
      return 'adjusted' in expected && adjusted ? { ...next, adjusted } : next;
    }
    case 'fromBirth': {
      const { month, day, leapMonth } = lunarDateOfDay(
        dayOfText(date!),
        (query.calendarRegion ?? 'china') as CalendarRegion,
      );
      return { lunarMonth: month, lunarDay: day, leapMonth };
    }
    default:
      return undefined;
  }
}

const DATES = ['dates', 'inYear', 'next', 'fromBirth'];

/** Kinds of cases about calendar files: `ics` is tested over HTTP (birthday.http.test.ts), `life` in life.cases.test.ts. */
const FILES = ['ics', 'life'];

test('every kind of case is known', () => {
  const kinds = new Set(cases.map(({ kind }) => kind));
  expect([...kinds].filter((kind) => ![...DATES, ...FILES, 'refusal'].includes(kind))).toEqual([]);
});

describe.each(cases.filter(({ kind }) => DATES.includes(kind)))('$id', (each) => {
  test(`has the ${each.kind} of the file`, () => {
    expect(answerOf(each)).toEqual(each.expect);
  });
});

describe.each(cases.filter(({ kind }) => kind === 'refusal'))('$id', ({ input, expect: expected }) => {
  test(`names ${expected.field}, ${expected.reason}`, () => {
    const reason = expected.reason!.replaceAll('_', ' ');
    expect(() => birthdays({ fromYear: 2026, ...input })).toThrow(new RegExp(`${expected.field}\\b.*: ${reason}`));
  });
});

test('a birthday after the last lunar year falls into the year behind it', () => {
  const query = {
    lunarMonth: 12,
    lunarDay: 30,
    leapMonth: true,
    missingDay: 'nextDay',
    missingLeapMonth: 'nextMonth',
  } as const;
  expect(birthdays({ ...query, fromYear: 2199 }).dates).toMatchObject([
    { lunarYear: 2199, lunarDate: expect.stringMatching(/^2200-/) },
  ]);
});
