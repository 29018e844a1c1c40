// Lunar birthdays over HTTP: dates, a calendar to subscribe to, and every fault by its name.

import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { target } from '../../test/births.ts';
import { type RunningService, startService } from '../../test/running-service.ts';

const BIRTHDAY = '/api/public/birthday';
const FEED = '/api/public/birthday.ics';

let service: RunningService;
beforeAll(async () => {
  service = await startService({ wallClock: () => Date.UTC(2026, 0, 22) });
});
afterAll(() => service.close());

const request = (values: Record<string, string>) => service.ask(target(BIRTHDAY, values));

interface Case {
  readonly id: string;
  readonly kind: string;
  readonly input: Readonly<Record<string, string | number | boolean>>;
  readonly expect: { readonly lines: readonly string[]; readonly absent: readonly string[] };
}

const FILE = new URL('../../../test/truth/cases/lunar-birthdays.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(FILE, 'utf8')) as { readonly cases: readonly Case[] };

describe('lunar birthdays', () => {
  test('are dates, each with its lunar date and the rules that were applied', async () => {
    const { status, json, headers } = await request({
      lunarMonth: '12',
      lunarDay: '30',
      fromYear: '2025',
      toYear: '2026',
    });
    expect(status).toBe(200);
    expect(headers['cache-control']).toMatch(/^public, max-age=86400/);
    expect(json.birthdays).toMatchObject([
      { lunarYear: 2025, date: '2026-02-16', lunarDate: { month: 12, day: 29 }, adjusted: ['lastDay'] },
      { lunarYear: 2026, date: '2027-02-05', lunarDate: { month: 12, day: 29 }, adjusted: ['lastDay'] },
    ]);
  });

  test.each([
    ['ko', 'korea'],
    ['ja', 'japan'],
    ['vi', 'vietnam'],
    ['zh-Hant', 'china'],
    ['en', 'china'],
  ])('in %s are counted by the calendar of %s, where none is chosen', async (lang, calendar) => {
    const birthday = { lunarMonth: '6', lunarDay: '2', fromYear: '2026', toYear: '2026', lang };
    const { json } = await request(birthday);
    expect(json.input.calendarRegion).toBe(calendar);
    const chosen = await request({ ...birthday, calendarRegion: 'vietnam' });
    expect(chosen.json.input.calendarRegion).toBe('vietnam');
  });

  test('name the years that a rule leaves out', async () => {
    const { json } = await request({
      lunarMonth: '6',
      lunarDay: '15',
      leapMonth: 'true',
      missingLeapMonth: 'skip',
      fromYear: '2024',
      toYear: '2026',
    });
    expect(json.birthdays.map(({ date }: { date: string }) => date)).toEqual(['2025-08-08']);
    expect(json.skipped).toEqual([
      { lunarYear: 2024, because: 'leapMonthMissing' },
      { lunarYear: 2026, because: 'leapMonthMissing' },
    ]);
  });

  test('are by default those of the current lunar year and the 19 after it', async () => {
    const { json } = await request({ lunarMonth: '6', lunarDay: '2' }); // on 22 January 2026 the lunar year 2025 runs
    expect([json.input.fromYear, json.input.toYear, json.birthdays.length]).toEqual([2025, 2044, 20]);
  });

  type Fault = readonly [sent: Record<string, string>, faults: readonly (readonly [string, string])[]];
  // biome-ignore format: one fault a row
  const FAULTS: readonly Fault[] = [
    [{},                                                                     [['lunarMonth', 'required'], ['lunarDay', 'required']]],
    [{ lunarMonth: '13', lunarDay: '31' },                                   [['lunarMonth', 'out_of_range'], ['lunarDay', 'out_of_range']]],
    [{ lunarMonth: '6', lunarDay: '2', missingDay: 'first' },                [['missingDay', 'not_allowed']]],
    [{ lunarMonth: '6', lunarDay: '2', calendarRegion: 'tibet' },            [['calendarRegion', 'not_allowed']]],
    [{ lunarMonth: '6', lunarDay: '2', fromYear: '2000', toYear: '2150' },   [['toYear', 'out_of_range']]],
    [{ lunarMonth: '6', lunarDay: '2', fromYear: '2000', toYear: '1999' },   [['toYear', 'out_of_range']]],
    [{ lunarMonth: '6', lunarDay: '2', toYear: '2200' },                     [['toYear', 'out_of_range']]],
    [{ month: '6', day: '2', years: '40' }, [['lunarMonth', 'required'], ['lunarDay', 'required'], ['month', 'unknown_parameter'], ['day', 'unknown_parameter'], ['years', 'unknown_parameter']]],
    [{ lunarMonth: '6', lunarDay: '2', birthYear: '1990', name: 'Li Ming' }, [['birthYear', 'unknown_parameter'], ['name', 'unknown_parameter']]],
  ];
  test.each(FAULTS)('%j is refused by the name of what is wrong', async (sent, faults) => {
    for (const path of [BIRTHDAY, FEED]) {
      const { status, json } = await service.ask(target(path, sent));
      expect(status).toBe(400);
      expect(json.errors.map(({ parameter, code }: { parameter: string; code: string }) => [parameter, code])).toEqual(
        faults,
      );
      for (const { detail } of json.errors) expect(detail).not.toMatch(/undefined|\{/);
    }
  });
});

describe('a lunar birthday as a calendar', () => {
  test.each(cases.filter(({ kind }) => kind === 'ics'))(
    '$id has the lines of the file',
    async ({ input, expect: expected }) => {
      const { lunarYear, ...query } = input;
      const values = Object.entries({ ...query, fromYear: lunarYear!, toYear: lunarYear! });
      const { status, text, headers } = await service.ask(
        target(FEED, Object.fromEntries(values.map(([name, value]) => [name, `${value}`]))),
      );
      expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const lines = text.replaceAll('\r\n ', '').split('\r\n');
      for (const line of expected.lines) expect(lines).toContain(line);
      for (const absent of expected.absent) expect(lines.filter((line) => line.startsWith(absent))).toEqual([]);
    },
  );

  test('has events of whole days whose ids another rule or language does not change', async () => {
    const events = async (values: Record<string, string>) => {
      const { text } = await service.ask(
        target(FEED, { lunarMonth: '12', lunarDay: '30', fromYear: '2025', ...values }),
      );
      const calendar = new ICAL.Component(ICAL.parse(text));
      return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
    };
    const last = await events({});
    expect(last).toHaveLength(20);
    expect(last.every(({ startDate }) => startDate.isDate)).toBe(true);
    const next = await events({ missingDay: 'nextDay', lang: 'vi', calendarRegion: 'china' });
    expect(next.map(({ uid }) => uid)).toEqual(last.map(({ uid }) => uid));
    expect(next[0]!.startDate.toString()).toBe('2026-02-17');
    expect(next[0]!.summary).toBe('Sinh nhật âm lịch: 30 tháng Chạp');
    expect(new Set(last.map(({ uid }) => uid)).size).toBe(20);
  });
});
