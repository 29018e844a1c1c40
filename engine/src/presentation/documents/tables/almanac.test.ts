import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { almanacDay, almanacYear } from '../../../calculation/almanac/almanac.ts';
import { DAY_OFFICER_IDS, MANSION_IDS } from '../../../calculation/calendar/day-almanac.ts';
import { EN } from '../../words/en/language.generated.ts';
import { partDescriber } from '../describe.ts';
import { partDescriber as describerInOne } from '../one-language.ts';
import { ALMANAC_DAY, ALMANAC_YEAR } from './almanac.ts';

const LICHUN = almanacDay({ year: 2026, month: 2, day: 4 });

test('a day as a document', () => {
  const day = partDescriber(ALMANAC_DAY, 'zh')(LICHUN);
  expect(day).toMatchObject({
    date: '2026-02-04',
    weekday: 3,
    lunarDate: {
      calendarRegion: 'china',
      year: 2025,
      month: 12,
      day: 17,
      leapMonth: false,
      text: '二〇二五年十二月十七',
    },
    zodiac: { id: 'snake' },
    fourPillars: { year: { hanzi: '丙午' }, month: { hanzi: '庚寅' }, day: { id: 'ji-you', hanzi: '己酉' } },
    officer: { id: 'wei', name: '危', hanzi: '危' },
    mansion: { id: 'zhen', name: '轸', hanzi: '轸' },
    solarTerm: { id: 'lichun', name: '立春', at: '2026-02-03T20:02:07Z', atClock: '2026-02-04T04:02:07' },
  });
  expect('newMoon' in day || 'fullMoon' in day).toBe(false);
});

test('a year as a document', () => {
  const year = partDescriber(ALMANAC_YEAR, 'zh-Hant')(almanacYear(2025));
  expect(year.lunarYear).toMatchObject({
    year: 2025,
    calendarRegion: 'china',
    yearPillar: { hanzi: '乙巳' },
    zodiac: { name: '蛇' },
    startsOn: '2025-01-29',
    days: 384,
    leapMonthNumber: 6,
  });
  expect(year.lunarYear.months[6]).toEqual({
    month: 6,
    leapMonth: true,
    text: '閏六月',
    startsOn: '2025-07-25',
    days: 29,
  });
  expect([year.solarTerms.length, year.newMoons.length, year.fullMoons.length]).toEqual([24, 12, 12]);
  expect(partDescriber(ALMANAC_YEAR, 'en')(almanacYear(2025)).lunarYear.months[6]!.text).toBe('leap month 6');
});

test('a language without the words of the almanac says so', () => {
  expect(() => describerInOne(ALMANAC_DAY, EN)(LICHUN)).toThrow(
    'the names of officers are missing: give a language that has them, such as EN_FULL',
  );
});

test('officers and mansions are in the order of their rings', () => {
  const glossary = JSON.parse(
    readFileSync(new URL('../../../../../docs/rules/glossary.json', import.meta.url), 'utf8'),
  ) as { readonly dayOfficers: object; readonly mansions: object };
  expect([Object.keys(glossary.dayOfficers), Object.keys(glossary.mansions)]).toEqual([
    [...DAY_OFFICER_IDS],
    [...MANSION_IDS],
  ]);
});
