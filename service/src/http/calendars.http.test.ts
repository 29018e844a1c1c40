// Births in Vietnam and Korea, Japan and China by each of the four lunar calendars, over HTTP. Expected dates are those of the published first
// days of months: test/truth/lunar-regions.csv, twenty of its rows for each country, each as the day on which the month begins there.

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chartOf } from '../../test/births.ts';
import { type RunningService, startService } from '../../test/running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const COUNTRIES = {
  vn: { region: 'vietnam', cityId: 'hanoi-1581130' },
  kr: { region: 'korea', cityId: 'seoul-1835848' },
  jp: { region: 'japan', cityId: 'tokyo-1850147' },
} as const;

const ROWS = readFileSync(new URL('../../../test/truth/lunar-regions.csv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^(vn|kr|jp),(yes|customary)/.test(line))
  .map((line) => line.split(','));

/** '2017-L06' → year 2017, leap month 6 */
const monthOf = (label: string) => {
  const [, year, leap, month] = /^(\d{4})-(L?)(\d+)$/.exec(label)!;
  return { year: Number(year), month: Number(month), leapMonth: leap === 'L' };
};

describe.each(Object.entries(COUNTRIES))('twenty births in %s', (code, { region, cityId }) => {
  const rows = ROWS.filter(([country]) => country === code).slice(0, 20);

  test.each(rows.map((row) => [row[7]!, row] as const))('%s at noon', async (date, row) => {
    const requested = async (more: Record<string, string>) =>
      (await service.ask(chartOf({ date, hour: '12', minute: '0', cityId, ...more }))).json;
    const [chinese, own] = [row[5]!, row[7]!];
    const byRegion = await requested({ calendarRegion: region });
    expect(byRegion.birth.lunarDate).toMatchObject({ calendarRegion: region, ...monthOf(row[6]!), day: 1 });
    const byChina = await requested({ calendarRegion: 'china' });
    const days = (Date.parse(own) - Date.parse(chinese)) / 86_400_000;
    if (days >= 0)
      expect(byChina.birth.lunarDate).toMatchObject({ calendarRegion: 'china', ...monthOf(row[4]!), day: 1 + days });
    else expect(byChina.birth.lunarDate.day).toBeGreaterThanOrEqual(29);
    // The pillars are the same in all four, and without a region the birthplace decides.
    for (const calendarRegion of ['vietnam', 'korea', 'japan']) {
      expect((await requested({ calendarRegion })).fourPillars).toEqual(byChina.fourPillars);
    }
    const byDefault = await requested({});
    expect(byDefault.conventions.calendarRegion).toBe(region === 'japan' ? 'china' : region);
    expect(byDefault.warnings.map((warning: { code: string }) => warning.code)).toContain('calendar_differs');
  });
});

// Rows of all three countries, each as the day on which China's month begins.
describe('twenty births in China', () => {
  const rows = ROWS.filter((_, n) => n % Math.floor(ROWS.length / 20) === 0).slice(0, 20);

  test.each(rows.map((row) => [row[5]!, row] as const))('%s at noon', async (date, row) => {
    const requested = async (more: Record<string, string>) =>
      (await service.ask(chartOf({ date, hour: '12', minute: '0', cityId: 'beijing-1816670', ...more }))).json;
    const byDefault = await requested({});
    expect(byDefault.conventions.calendarRegion).toBe('china');
    expect(byDefault.birth.lunarDate).toMatchObject({ calendarRegion: 'china', ...monthOf(row[4]!), day: 1 });
    const { region } = COUNTRIES[row[0] as keyof typeof COUNTRIES];
    const byOther = await requested({ calendarRegion: region });
    const days = (Date.parse(row[5]!) - Date.parse(row[7]!)) / 86_400_000;
    if (days >= 0)
      expect(byOther.birth.lunarDate).toMatchObject({ calendarRegion: region, ...monthOf(row[6]!), day: 1 + days });
    else expect(byOther.birth.lunarDate.day).toBeGreaterThanOrEqual(29);
    for (const calendarRegion of ['vietnam', 'korea', 'japan']) {
      expect((await requested({ calendarRegion })).fourPillars).toEqual(byDefault.fourPillars);
    }
  });
});

// Leap month 2 of 1985 began in Vietnam on 1985-03-21.
test('a lunar date is read by the calendar that counts, and so is its leap month', async () => {
  const lunar = { date: '1985-02-03', calendar: 'lunar', leapMonth: 'true', hour: '12' };
  const inHanoi = await service.ask(chartOf({ ...lunar, cityId: COUNTRIES.vn.cityId }));
  expect(inHanoi.status).toBe(200);
  expect(inHanoi.json.birth.clockTime).toBe('1985-03-23T12:30:00');
  for (const more of [{ cityId: COUNTRIES.vn.cityId, calendarRegion: 'china' }, { cityId: 'beijing-1816670' }]) {
    const { status, json } = await service.ask(chartOf({ ...lunar, ...more }));
    expect([status, json.errors.map((error: { parameter: string }) => error.parameter)]).toEqual([400, ['leapMonth']]);
  }
});

test('a birth in Hanoi in 1950 is read by the clock of Hanoi and answered as Asia/Bangkok', async () => {
  const { json } = await service.ask(chartOf({ date: '1950-06-01', cityId: COUNTRIES.vn.cityId }));
  expect([json.birth.utcOffsetSeconds, json.birth.place.timeZone]).toEqual([8 * 3600, 'Asia/Bangkok']);
});
