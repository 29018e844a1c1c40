import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RUNS } from '../../../../test/setup/runs.ts';
import type { Birth } from '../../calculation/casting/birth.ts';
import { castChart, castChartAt } from '../../calculation/casting/chart.ts';
import { defineSchool, SCHOOLS } from '../../calculation/ziwei/school.ts';
import { drawSvg } from '../draw/svg/draw-svg.ts';
import { drawTerminal } from '../draw/terminal/draw-terminal.ts';
import { drawText } from '../draw/text/chart.ts';
import { WORDS_OF } from '../words/all-languages.ts';
import { LANGUAGES, type Language } from '../words/languages.ts';
import { describeChart, describeChartAt } from './describe.ts';
import type { ChartDocument } from './tables/document.generated.ts';
import { documentWriter } from './write.ts';

const BEIJING = { longitude: 116.39723, timeZone: 'Asia/Shanghai' };
const born1990: Birth = {
  date: { calendar: 'solar', year: 1990, month: 7, day: 23 },
  hour: 8,
  minute: 30,
  gender: 'male',
  place: BEIJING,
};

// The worked birth of the design: 1990-07-23 08:30 in Beijing, in summer time.
describe('born 1990-07-23 08:30 in Beijing, described in English', () => {
  const output = describeChart(castChart(born1990), { language: 'en' });

  test('the way from the clock to the Sun', () => {
    expect(output.birth).toMatchObject({
      clockTime: '1990-07-23T08:30:00',
      utcOffsetSeconds: 32400,
      utc: '1990-07-22T23:30:00Z',
      correction: { daylightSavingSeconds: -3600, longitudeSeconds: -865 },
      doubleHour: { id: 'chen', name: 'Chen (Dragon)', hanzi: '辰', from: '07:00', to: '09:00' },
      lunarDate: { year: 1990, month: 6, day: 2, leapMonth: false, text: 'Day 2 of month 6, 1990' },
      zodiac: { id: 'horse', name: 'Horse', hanzi: '马' },
      solarTerm: { id: 'xiaoshu', name: 'Minor Heat', hanzi: '小暑', at: '1990-07-07T09:00:28Z' },
      nearestBoundary: { kind: 'doubleHour', other: 'mao' },
    });
    const { totalSeconds, daylightSavingSeconds, longitudeSeconds, equationOfTimeSeconds } = output.birth.correction;
    expect(daylightSavingSeconds + longitudeSeconds + equationOfTimeSeconds).toBe(totalSeconds);
    expect(Date.parse(`${output.birth.clockTime}Z`) + totalSeconds * 1000).toBe(
      Date.parse(`${output.birth.trueSolarTime}Z`),
    );
    // Between the rows 1990-06-25 (-146.76 s) and 1990-07-25 (-389.62 s) of equation-of-time.csv, near its turning point.
    expect(equationOfTimeSeconds).toBeGreaterThan(-389.62);
    expect(equationOfTimeSeconds).toBeLessThan(-380);
  });

  test('the main star', () => {
    expect(output.mainStar).toMatchObject({
      id: 'lianzhen+pojun',
      name: 'Lian Zhen & Po Jun',
      hanzi: '廉贞破军',
      borrowed: false,
      rarity: { tier: { id: 'rare', name: 'Rare', hanzi: '稀有' }, percent: 1.358, oneIn: 73.6 },
    });
  });

  test('the four pillars and what follows from them', () => {
    expect(output.fourPillars).toMatchObject({
      hanzi: '庚午 癸未 己丑 戊辰',
      text: 'Geng-Wu Gui-Wei Ji-Chou Wu-Chen',
      conception: { id: 'jia-xu', name: 'Jia-Xu', hanzi: '甲戌' },
      fetalBreath: { hanzi: '甲子' },
      lifePalacePillar: { hanzi: '壬午' },
      bodyPalacePillar: { hanzi: '戊子' },
    });
    expect(output.dayMaster).toMatchObject({ id: 'ji', name: 'Ji (Yin Earth)', hanzi: '己', element: { id: 'earth' } });
    expect(output.fiveElements.elements.map(({ count }) => count)).toEqual([0, 1, 5, 1, 1]);
    expect(output.fiveElements.elements.map(({ weightedPercent }) => weightedPercent)).toEqual([
      5.6, 14.4, 52.2, 12.2, 15.6,
    ]);
    expect(output.fiveElements.missing).toEqual([{ id: 'wood', name: 'Wood', hanzi: '木' }]);
    expect(output.luckPillars.startsAfter).toMatchObject({ years: 5, months: 3, days: 6, hours: 7 });
    // Five years and three months: 5 in Korean and Japanese counting, nominal age 6, five completed years.
    expect(output.luckPillars).toMatchObject({ number: 5, startsAt: '1995-10-29T06:32:00Z' });
    expect(output.luckPillars.pillars[1]).toMatchObject({
      hanzi: '乙酉',
      tenGod: { hanzi: '七杀' },
      growthPhase: { hanzi: '长生' },
      nayin: { hanzi: '泉中水' },
      number: 15,
      ...{ fromAge: 16, toAge: 25, fromCompletedAge: 15, toCompletedAge: 24, fromYear: 2005, toYear: 2014 },
      startsAt: '2005-10-29T06:32:00Z',
      startsAtClock: '2005-10-29T15:32:00', // on the clock of the birth, in summer time
    });
  });

  test('the Zi Wei chart', () => {
    expect(output.ziwei).toMatchObject({
      bureau: { id: 'earth5', name: 'Earth Bureau 5', hanzi: '土五局' },
      lifeRuler: { id: 'wenqu' },
      bodyRuler: { id: 'huoxing' },
      originPalace: { id: 'parents' },
      lifePalace: { id: 'life', pair: { hanzi: '己卯' } },
    });
    expect(output.ziwei.transformations[0]).toMatchObject({
      id: 'lu',
      name: 'Hua Lu (Prosperity)',
      hanzi: '化禄',
      star: { id: 'taiyang', hanzi: '太阳' },
      palace: { id: 'friends', hanzi: '交友宫' },
    });
    const life = output.palaces.find(({ id }) => id === 'life')!;
    expect(life).toMatchObject({
      order: 0,
      decade: { fromAge: 5, toAge: 14 },
      opposite: { id: 'travel' },
      trines: [{ id: 'wealth' }, { id: 'career' }],
      flanking: [{ id: 'siblings' }, { id: 'parents' }],
      hidden: { id: 'health' }, // the life palace is in 卯, which combines with 戌
    });
    expect(life.smallLimitAges.slice(0, 3)).toEqual([12, 24, 36]);
    expect(output.palaces.map(({ branch }) => branch.hanzi).join('')).toBe('寅卯辰巳午未申酉戌亥子丑');
  });
});

describe('the lunar date in words', () => {
  const leapDay: Birth = {
    ...born1990,
    date: { calendar: 'lunar', year: 1990, month: 5, day: 25, leapMonth: true },
    hour: 12,
  };
  for (const [language, text] of [
    ['zh', '一九九〇年闰五月廿五'],
    // 農曆 by the pair of its year, as calendars printed in Taiwan and in Vietnam name it.
    ['zh-Hant', '庚午年閏五月廿五'],
    ['vi', '25 tháng 5 nhuận năm Canh Ngọ'],
    ['en', 'Day 25 of leap month 5, 1990'],
  ] as const) {
    test(language, () => expect(describeChart(castChart(leapDay), { language }).birth.lunarDate.text).toBe(text));
  }
});

/** Every value of a document that is no text, which must be the same in every language. */
function bones(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => bones(item));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, bones(v, k)]));
  }
  return ['name', 'hanzi', 'text', 'fourPillarsText', 'detail', 'basis'].includes(key) ? typeof value : value;
}

const births = fc.record({
  date: fc.record({
    calendar: fc.constant('solar' as const),
    year: fc.integer({ min: 1646, max: 2199 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  }),
  hour: fc.integer({ min: 0, max: 23 }),
  gender: fc.constantFrom('male' as const, 'female' as const),
  place: fc.record({
    longitude: fc.double({ min: 73, max: 135, noNaN: true }),
    timeZone: fc.constant('Asia/Shanghai'),
    otherTimeZones: fc.constant(['Asia/Urumqi']),
  }),
});
describe('a chart of an instant and a solar time', () => {
  test('has the document of its birth without what needs a clock or a place', () => {
    fc.assert(
      fc.property(births, schools, (birth: Birth, school) => {
        const chart = castChart(birth, { school });
        const { moment } = chart;
        const at = castChartAt(moment.instant, moment.solarTime, birth.gender, {
          school,
          calendarRegion: chart.conventions.calendarRegion,
        });
        for (const language of LANGUAGES) {
          const { warnings: _, ...whole } = describeChart(chart, { language });
          const {
            place,
            clockTime,
            utcOffsetSeconds,
            meanSolarTime,
            standardTime,
            correction,
            nearestBoundary,
            sameChart,
            ...ofBirth
          } = whole.birth;
          const { luckPillars, ...told } = describeChartAt(at, { language });
          const { luckPillars: byTheClock, ...rest } = { ...whole, birth: ofBirth };
          expect(told).toEqual(rest);
          // Counted in solar time, which differs from the certificate's clock by hours at most.
          expect(luckPillars.pillars.length).toBe(10);
          const apart = Date.parse(`${luckPillars.startsAtClock}Z`) - Date.parse(`${byTheClock.startsAtClock}Z`);
          expect(Math.abs(apart)).toBeLessThan(5 * 3_600_000);
        }
      }),
      { ...some, numRuns: 50 * RUNS },
    );
  });

  test('is drawn without a clock', () => {
    const { moment } = castChart(born1990);
    const at = castChartAt(moment.instant, moment.solarTime, 'male');
    for (const language of LANGUAGES) {
      const document = describeChartAt(at, { language });
      for (const drawn of [
        drawSvg(document),
        drawSvg(document, { layout: 'compact' }),
        drawText(document),
        drawTerminal(document),
      ]) {
        expect(drawn).toContain('07:09');
        expect(drawn).not.toMatch(/08:30|undefined|NaN|UTC/);
      }
    }
  });
});

test('a school of one’s own is named by its own id, as an object, as bytes and as text', () => {
  const school = defineSchool({ ...SCHOOLS.common, id: 'my-school', woundAndEnvoy: 'byYinYang' });
  const chart = castChart(born1990, { school });
  const document = describeChart(chart, { language: 'en' });
  expect(document.conventions.school).toBe('my-school');
  expect(JSON.parse(new TextDecoder().decode(documentWriter('en')(chart)))).toEqual(document);
  expect(drawText(document)).toContain('my-school');
  expect(describeChart(castChart(born1990, { school: 'quanshu' }), { language: 'en' })).toEqual(
    describeChart(castChart(born1990, { school: SCHOOLS.quanshu }), { language: 'en' }),
  );
});

const schools = fc.constantFrom(...Object.values(SCHOOLS));
const some = { numRuns: 100 * RUNS, seed: 20261120 };

test('documents in other languages differ in texts and in the language that they name', () => {
  fc.assert(
    fc.property(births, schools, (birth: Birth, school) => {
      const chart = castChart(birth, { school });
      const [en, zh, zhHant] = LANGUAGES.map((language) => {
        const { language: named, ...rest } = describeChart(chart, { language });
        expect(named).toBe(language);
        return bones(rest);
      });
      expect(zh).toEqual(en);
      expect(zhHant).toEqual(en);
    }),
    some,
  );
});

test('no text is missing, nothing is null, and no place of a sentence is left open', () => {
  fc.assert(
    fc.property(births, schools, (birth: Birth, school) => {
      const text = JSON.stringify(describeChart(castChart(birth, { school }), { language: 'zh' }));
      expect(text).not.toMatch(/null|undefined|NaN|\{\w+\}/);
    }),
    some,
  );
});

/** The stars that fill a palace or two. */
const VOIDS: readonly string[] = ['xunkong', 'jiekong'];

test('every star stands once, in twelve palaces of all twelve roles; the voids of Vietnam in both of their palaces', () => {
  fc.assert(
    fc.property(births, schools, (birth: Birth, school) => {
      const { palaces }: ChartDocument = describeChart(castChart(birth, { school }), { language: 'en' });
      const ids = (list: 'majorStars' | 'minorStars' | 'adjectiveStars') =>
        palaces.flatMap((p) => p[list].map(({ id }) => id));
      expect([ids('majorStars').length, ids('minorStars').length]).toEqual([14, 14]);
      const twice = school.voids === 'alike' ? ['jiekong', 'xunkong'] : [];
      const sides = school.voids === 'both' ? school.adjectiveStars.filter((id) => VOIDS.includes(id)) : twice;
      const all: string[] = [...ids('majorStars'), ...ids('minorStars'), ...ids('adjectiveStars')];
      expect(all.length).toBe(28 + school.adjectiveStars.length + sides.length);
      expect(all.filter((id, n) => all.indexOf(id) !== n).sort()).toEqual(twice);
      expect(new Set(palaces.map(({ order }) => order)).size).toBe(12);
      expect(palaces.filter(({ isBodyPalace }) => isBodyPalace).length).toBe(1);
      const ages = palaces.flatMap(({ smallLimitAges }) => smallLimitAges).sort((a, b) => a - b);
      expect(ages).toEqual(Array.from({ length: 120 }, (_, n) => n + 1));
    }),
    some,
  );
});

describe('the sentence of a warning', () => {
  const warningsOf = (birth: Birth, language: Language) =>
    Object.fromEntries(
      describeChart(castChart(birth), { language }).warnings.map(({ code, detail }) => [code, detail]),
    );

  // Lichun 2024 fell on 02-04 at 16:27:08 of Beijing (docs/rules/calendar.md); Jingzhe 2024 on 03-05 at 10:22:43.
  const atTerm = (month: number, day: number, hour: number, minute: number): Birth => ({
    date: { calendar: 'solar', year: 2024, month, day },
    hour,
    minute,
    gender: 'male',
    place: BEIJING,
  });

  test('near the Start of Spring the year changes with the month, near other terms the month alone', () => {
    expect(warningsOf(atTerm(2, 4, 16, 25), 'en').near_solar_term).toContain('other year and month pillars');
    expect(warningsOf(atTerm(2, 4, 16, 25), 'zh').near_solar_term).toContain('年柱与月柱');
    expect(warningsOf(atTerm(3, 5, 10, 20), 'en').near_solar_term).toContain('another month pillar');
    expect(warningsOf(atTerm(3, 5, 10, 20), 'zh').near_solar_term).not.toContain('年柱');
  });

  test('it names the clock that was taken as people do, and no parameter of ours', () => {
    const place = { longitude: 87.6, timeZone: 'Asia/Urumqi', otherTimeZones: ['Asia/Shanghai'] };
    const birth: Birth = { ...born1990, place, date: { calendar: 'lunar', year: 2020, month: 4, day: 10 } };
    const { minute: _, ...withoutMinute } = birth;
    for (const language of LANGUAGES) {
      const output = warningsOf(withoutMinute, language);
      expect(Object.keys(output)).toEqual(
        expect.arrayContaining(['minute_assumed', 'leap_month_exists', 'two_time_zones']),
      );
      expect(output.two_time_zones).toContain(WORDS_OF[language].phrases.zones['Asia/Urumqi']);
      expect(Object.values(output).join()).not.toMatch(/[a-z][A-Z]|=|Asia\//);
    }
  });

  // Old Style in Moscow, a clock put forward in New York, zi without its half: each has a date in its sentence.
  test('it has its dates as the language writes them', () => {
    const moscow = { longitude: 37.6, timeZone: 'Europe/Moscow', countryCode: 'RU' };
    const newYork = { longitude: -74, timeZone: 'America/New_York', countryCode: 'US' };
    const date = { calendar: 'solar', year: 1905, month: 3, day: 14 } as const;
    const spring = { calendar: 'solar', year: 2026, month: 3, day: 8 } as const;
    const sentences = (language: Language) => [
      ...Object.values(warningsOf({ ...born1990, date, place: moscow }, language)),
      ...Object.values(warningsOf({ ...born1990, date: spring, hour: 2, place: newYork }, language)),
    ];
    expect(sentences('zh').join()).toContain('直到 1918年1月31日。');
    for (const language of LANGUAGES.filter((each) => each !== 'en')) {
      expect(sentences(language).join()).not.toMatch(/\d{4}-\d\d-\d\d/);
    }
  });
});
