// Public reports on days that a place skipped, on copied tables of summer time, and on births that are not found, each through the API. Values are
// those of the zone database, of decrees and of printed charts.

import { LANGUAGES } from 'beichen';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { birthsOf, chartOf, dayOf, target, transitsOf, variantsOf } from '../../test/births.ts';
import { type RunningService, startService } from '../../test/running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startService({ now: () => Date.parse('2026-11-22T00:30:15Z') });
});
afterAll(() => service.close());

const ALMANAC = '/api/public/almanac';
const APIA = { cityId: 'apia-4035413' };
const noon = (date: string, place: Readonly<Record<string, string>>) =>
  chartOf({ date, hour: '12', minute: '0', cityId: undefined, ...place });

// tc39/proposal-temporal#3330 (Manila), and neighbours of it.
test.each([
  ['Apia', noon('2011-12-30', APIA), 'date', '2011-12-29', '2011-12-31'],
  [
    'Apia, the later reading',
    noon('2011-12-30', { ...APIA, disambiguation: 'later' }),
    'date',
    '2011-12-29',
    '2011-12-31',
  ],
  ['Apia, by its lunar date', noon('2011-12-06', { ...APIA, calendar: 'lunar' }), 'date', '2011-12-29', '2011-12-31'],
  ['Apia, without an hour', dayOf({ date: '2011-12-30', ...APIA }), 'date', '2011-12-29', '2011-12-31'],
  ['Apia, variants', variantsOf({ date: '2011-12-30', ...APIA }), 'date', '2011-12-29', '2011-12-31'],
  [
    'Apia, a moment',
    transitsOf({ at: '2011-12-30T12:00', atTimeZone: 'Pacific/Apia', atLongitude: '-171.77' }),
    'at',
    '2011-12-29',
    '2011-12-31',
  ],
  [
    'Apia, the almanac',
    target(ALMANAC, { date: '2011-12-30', timeZone: 'Pacific/Apia' }),
    'date',
    '2011-12-29',
    '2011-12-31',
  ],
  [
    'Apia, the almanac by a lunar date',
    target(ALMANAC, { lunarDate: '2011-12-06', timeZone: 'Pacific/Apia' }),
    'lunarDate',
    '2011-12-29',
    '2011-12-31',
  ],
  ['Manila', noon('1844-12-31', { place: 'Manila' }), 'date', '1844-12-30', '1845-01-01'],
  [
    'Kwajalein',
    noon('1993-08-21', { latitude: '8.72', longitude: '167.73', timeZone: 'Pacific/Kwajalein' }),
    'date',
    '1993-08-20',
    '1993-08-22',
  ],
  [
    'Kiritimati',
    noon('1994-12-31', { latitude: '1.87', longitude: '-157.4', timeZone: 'Pacific/Kiritimati' }),
    'date',
    '1994-12-30',
    '1995-01-01',
  ],
])(
  '%s: a day left out is refused with the dates before and after it, in every language',
  async (_, request, parameter, before, after) => {
    for (const lang of LANGUAGES) {
      const { status, json } = await service.ask(`${request}&lang=${lang}`);
      expect(status).toBe(400);
      expect(json.errors).toHaveLength(1);
      expect(json.errors[0]).toMatchObject({ parameter, code: 'nonexistent_local_time' });
      for (const date of [before, after]) expect(json.errors[0].detail).toContain(date);
    }
  },
);

test('births know no more of the day that Apia left out than its charts', async () => {
  const { json } = await service.ask(
    birthsOf({ pillars: '辛卯 庚子 己未 己巳', fromYear: '2011', toYear: '2012', ...APIA }),
  );
  expect(json.count).toBe(0);
  const month = await service.ask(target(ALMANAC, { month: '2011-12', timeZone: 'Pacific/Apia' }));
  expect(month.json.days.map(({ date }: { date: string }) => date)).not.toContain('2011-12-30');
  expect(month.json.days).toHaveLength(30);
});

// A blog's table begins China's summer time of 1988 on 04-10, the State Council's decree on 04-17; tables of Taiwan begin that of 1946 on 05-01, the gazette
// on 05-15 (eggert/tz#8).
test.each([
  ['1988-04-12', '09:20', 'Beijing', '_ _ _ 甲辰', '1988-04-12', 8, 20],
  ['1946-05-10', '13:10', 'Taipei', '_ _ _ 庚午', '1946-05-10', 12, 10],
])(
  '%s %s %s: an hour of summer time taken off is the first reason',
  async (date, time, place, matchPillars, ...clock) => {
    const form = { date, hour: undefined, minute: undefined, cityId: undefined, time, place, matchPillars };
    const { json } = await service.ask(variantsOf(form));
    const [on, hour, minute] = clock;
    expect(json.variants[0].choices[0]).toEqual({
      of: ['clockShift'],
      request: { date: on, hour, minute },
      shiftMinutes: -60,
    });
  },
);

// 6tail/lunar-php#9
test('2024-02-27 23:00: pillars of the other rule for the day name it', async () => {
  const { json } = await service.ask(birthsOf({ pillars: '甲辰 丙寅 辛酉 庚子' }));
  expect(json.count).toBe(0);
  expect(json.otherDayBoundary.dayBoundary).toBe('midnight');
  expect(json.warnings.map(({ code }: { code: string }) => code)).toEqual(['contradiction', 'other_day_boundary']);
  expect(json.warnings[0].detail).toContain('dayBoundary=zi');
  expect(json.warnings[1].detail).toContain('dayBoundary=midnight');
});

// Famous charts of births before 1900, from a published list.
test.each(['癸酉 癸亥 乙未 丙子', '己卯 戊辰 甲子 壬申', '丙辰 壬辰 庚辰 庚辰', '庚辰 乙酉 癸卯 庚申'])(
  '%s has births in earlier years, and says how many',
  async (pillars) => {
    const { json } = await service.ask(birthsOf({ pillars }));
    expect(json.earlier).toBeGreaterThan(0);
    const warning = json.warnings.find(({ code }: { code: string }) => code === 'other_years');
    expect(warning.detail).toContain(`${json.earlier} earlier`);
    const earlier = await service.ask(birthsOf({ pillars, fromYear: '1645', toYear: '1899' }));
    expect(earlier.json.count).toBe(json.earlier);
  },
);
