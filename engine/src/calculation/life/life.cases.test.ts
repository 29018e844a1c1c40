// The cases of kind `life` in test/truth/cases/lunar-birthdays.json. Each case is read by its fields alone.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Gender } from '../casting/birth.ts';
import { castChart } from '../casting/chart.ts';
import { dateText, localParts, utcText } from '../civil/date-text.ts';
import { hanziOfPair } from '../cycle/sexagenary.ts';
import { type LifeEvent, type LifeKind, lifeCalendar } from './life.ts';

interface Case {
  readonly id: string;
  readonly kind: string;
  readonly input: {
    readonly birth: {
      readonly clock: string;
      readonly zone: string;
      readonly longitude: number;
      readonly gender: Gender;
    };
    readonly fromYear: number;
    readonly toYear: number;
    readonly kinds: readonly LifeKind[];
  };
  readonly expect: { readonly events: readonly ExpectedEvent[] };
}

interface ExpectedEvent {
  readonly kind: string;
  readonly at?: string;
  readonly toleranceSeconds?: number;
  readonly [fact: string]: unknown;
}

const FILE = new URL('../../../../test/truth/cases/lunar-birthdays.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(FILE, 'utf8')) as { readonly cases: readonly Case[] };

const chartOf = ({ birth }: Case['input']) => {
  const { year, month, day, hour, minute } = localParts(Date.parse(`${birth.clock}Z`));
  return castChart(
    {
      date: { year, month, day },
      hour,
      minute,
      gender: birth.gender,
      place: { longitude: birth.longitude, timeZone: birth.zone },
    },
    { calendarRegion: 'china' },
  );
};

/** An event as the cases write it. */
function plain(event: LifeEvent): ExpectedEvent {
  const { kind, uid } = event;
  const facts = { kind, uid };
  switch (event.kind) {
    case 'luckPillar':
      return { ...facts, number: event.number, pillar: hanziOfPair(event.pair), at: utcText(event.instant) };
    case 'solarYear':
      return { ...facts, pillar: hanziOfPair(event.pair), at: utcText(event.instant) };
    case 'lunarYear':
      return { ...facts, pillar: hanziOfPair(event.pair), date: dateText(event.date) };
    case 'decade': {
      const { fromAge, palace } = event.decade;
      return { ...facts, number: event.number, fromAge, natalPalace: palace, date: dateText(event.date) };
    }
    case 'lunarBirthday': {
      const { adjusted } = event.birthday;
      return { ...facts, ...(adjusted.length > 0 && { adjusted }), date: dateText(event.date) };
    }
  }
}

describe.each(cases.filter(({ kind }) => kind === 'life'))('$id', ({ input, expect: { events } }) => {
  const { birth, ...options } = input;
  test('has the events of the file, in their order', () => {
    const found = lifeCalendar(chartOf(input), options).map(plain);
    const compared = found.map((event, n) => {
      const { at, toleranceSeconds = 0, uid } = events[n] ?? { kind: '' };
      const seconds =
        at === undefined || event.at === undefined ? Infinity : Math.abs(Date.parse(at) - Date.parse(event.at)) / 1000;
      return {
        ...event,
        ...(seconds <= toleranceSeconds && { at, toleranceSeconds }),
        ...(uid === undefined && { uid: undefined }), // the event of a luck pillar has its instant
      };
    });
    expect(compared).toEqual(events);
  });

  test('names luck pillars by their instants alone', () => {
    for (const event of lifeCalendar(chartOf(input), { ...options, kinds: ['luckPillars'] }))
      expect(event.uid).toBe(`luck-${plain(event).at!.replace(/[-:]/g, '')}@life.beichen`);
  });
});

describe('a life as a calendar', () => {
  const [{ input }] = cases.filter(({ kind }) => kind === 'life') as [Case];
  const chart = chartOf(input);

  test('begins decades on the lunar birthday where ages advance on it', () => {
    const options = { fromYear: 1990, toYear: 2100, kinds: ['decades', 'lunarBirthdays'] } as const;
    const days = new Set<string>();
    for (const event of lifeCalendar(chart, { ...options, ageAdvance: 'birthday' })) {
      if (event.kind === 'lunarBirthday') days.add(dateText(event.date));
    }
    const decades = lifeCalendar(chart, { ...options, kinds: ['decades'], ageAdvance: 'birthday' });
    expect(decades.map(({ uid }) => days.has(uid.slice(7, 17)))).toEqual(decades.map(() => true));
  });

  test.each([
    [{ fromYear: 1990, toYear: 2140 }, 'toYear'],
    [{ fromYear: 2030, toYear: 2020 }, 'toYear'],
    [{ fromYear: 1600, toYear: 1700 }, 'fromYear'],
    [{ fromYear: 2000, toYear: 2001, kinds: ['marriage'] }, 'kinds'],
    [{ fromYear: 2000, toYear: 2001, missingDay: 'first' }, 'missingDay'],
  ])('refuses %j by name', (options, name) =>
    expect(() => lifeCalendar(chart, options as never)).toThrow(new RegExp(name)),
  );
});
