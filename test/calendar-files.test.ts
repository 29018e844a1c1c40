// The three calendar files, read by two third-party parsers, ical.js and ts-ics, on hosts in three zones: both find the same events on the days and
// at the instants that the lists have.

import { castChart } from 'beichen';
import { type LifeEvent, lifeCalendar } from 'beichen/life';
import { WORDS_OF } from 'beichen/words';
import { loadGazetteer } from 'beichen-places/node';
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { afterAll, describe, expect, test } from 'vitest';
import { almanacFeed } from '../service/src/kinds/almanac/feed.ts';
import { birthdayFeed } from '../service/src/kinds/birthday/feed.ts';
import { BIRTHDAY as BIRTHDAYS } from '../service/src/kinds/birthday/lookup.ts';
import { lifeFile } from '../service/src/kinds/life/dates.ts';
import { parseAlmanacFeedRequest } from '../service/src/requests/almanac-request.ts';
import { parseBirthdayRequest } from '../service/src/requests/birthday-request.ts';
import type { SentField } from '../service/src/requests/sent.ts';
import { wordsIn } from '../service/src/words/lookup.ts';

const gazetteer = await loadGazetteer();
const context = { gazetteer, baseUrl: '' };
const sent = (values: Readonly<Record<string, string>>): readonly SentField[] =>
  Object.entries(values).map(([name, text]) => ({ name, in: 'query', sent: { kind: 'text', text } }) as const);

/** An event: its id, and its day, or its instant to the second in UTC. */
type Found = readonly [uid: string, time: string];

const inOrder = (events: readonly Found[]) => [...events].sort(([one], [other]) => (one < other ? -1 : 1));

const withIcal = (file: string): readonly Found[] =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((component) => {
    const { uid, startDate } = new ICAL.Event(component);
    return [uid, startDate.isDate ? startDate.toString() : startDate.toJSDate().toISOString().slice(0, 19)];
  });

const withTsIcs = (file: string): readonly Found[] =>
  (convertIcsCalendar(undefined, file).events ?? []).map(({ uid, start }) => {
    const iso = start.date.toISOString();
    return [uid, start.type === 'DATE' ? iso.slice(0, 10) : iso.slice(0, 19)];
  });

const CHART = castChart({
  date: { year: 1990, month: 7, day: 23 },
  hour: 8,
  minute: 30,
  gender: 'male',
  place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
});
const wordsOf = (language: 'en' | 'zh') => ({ chart: WORDS_OF[language], service: wordsIn(language) });
const OPTIONS = { fromYear: 1990, toYear: 2100 };
const BIRTHDAY = parseBirthdayRequest(sent({ lunarMonth: '12', lunarDay: '30', fromYear: '2000', toYear: '2149' }), 0);
const ALMANAC = parseAlmanacFeedRequest(sent({ year: '2026' }), gazetteer, 0);

const timeOf = (event: LifeEvent): string => {
  if ('instant' in event) return new Date(event.instant).toISOString().slice(0, 19);
  const { year, month, day } = event.date;
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
};

const FILES = {
  life: {
    make: () => lifeFile(CHART, { options: OPTIONS, language: 'en' }, wordsOf('en')),
    events: (): readonly Found[] => lifeCalendar(CHART, OPTIONS).map((event) => [event.uid, timeOf(event)]),
  },
  birthday: {
    make: () => birthdayFeed(BIRTHDAY, (request) => BIRTHDAYS.document(request, context)),
    events: (): readonly Found[] =>
      BIRTHDAYS.document(BIRTHDAY, context).birthdays.map(({ lunarYear, date }) => [
        `birthday-12-30-in-${lunarYear}.china@birthday.beichen`,
        date,
      ]),
  },
} as const;

const HOST = process.env.TZ;
afterAll(() => {
  process.env.TZ = HOST;
});

describe.each(['Asia/Kathmandu', 'America/Los_Angeles', 'Pacific/Kiritimati'])('on a host in %s', (zone) => {
  test.each(['life', 'birthday'] as const)('both read of %s what its list has', (name) => {
    process.env.TZ = zone;
    const { make, events } = FILES[name];
    const expected = inOrder(events());
    expect(expected.length).toBeGreaterThan(100);
    expect(inOrder(withIcal(make()))).toEqual(expected);
    expect(inOrder(withTsIcs(make()))).toEqual(expected);
  });

  test('both read of the almanac the same', () => {
    process.env.TZ = zone;
    const file = almanacFeed(ALMANAC);
    const events = inOrder(withIcal(file));
    expect(events.length).toBeGreaterThan(35); // 24 terms and twelve or thirteen months
    expect(inOrder(withTsIcs(file))).toEqual(events);
  });
});

test('the ids are the same in a new export, in another language and in a part of the years', () => {
  const again = lifeFile(CHART, { options: OPTIONS, language: 'zh' }, wordsOf('zh'));
  expect(withIcal(again)).toEqual(withIcal(FILES.life.make()));
  const part = { ...OPTIONS, fromYear: 2020, toYear: 2040 };
  const ids = new Set(withIcal(again).map(([uid]) => uid));
  const ofPart = withIcal(lifeFile(CHART, { options: part, language: 'en' }, wordsOf('en')));
  expect(ofPart.length).toBeGreaterThan(20);
  for (const [uid] of ofPart) expect(ids).toContain(uid);
});
