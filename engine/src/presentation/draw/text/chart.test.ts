import { describe, expect, test } from 'vitest';
import { castChart } from '../../../calculation/casting/chart.ts';
import { SCHOOLS } from '../../../calculation/ziwei/school.ts';
import { describeChart, partDescriber } from '../../documents/describe.ts';
import type { ChartDocument } from '../../documents/tables/document.generated.ts';
import { ChartFacts } from '../../documents/tables/facts.ts';
import { CHART_ALL, FULL_CHART } from '../../documents/tables/full-chart.ts';
import { pathsByDefault, selectPart } from '../../documents/vocabulary/select.ts';
import { LANGUAGES, type Language } from '../../words/languages.ts';
import { drawSvg } from '../svg/draw-svg.ts';
import { drawText } from './chart.ts';

function documentOf(
  language: Language,
  n = 0,
  gender: 'male' | 'female' = 'male',
  school: keyof typeof SCHOOLS = 'common',
) {
  const birth = {
    date: { calendar: 'solar', year: 1990 + ((n * 7) % 90), month: 1 + ((n + 6) % 12), day: 1 + ((n * 11 + 22) % 28) },
    hour: (8 + n * 5) % 24,
    minute: 30,
    gender,
    place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
  } as const;
  return describeChart(castChart(birth, { school: SCHOOLS[school] }), { language });
}

// The worked example of docs/rules: 1990-07-23 08:30 in Beijing, under summer time; pillars 庚午 癸未 己丑 戊辰.
describe('the text of the worked example', () => {
  test('has the pillars, the main star and the working in Chinese', () => {
    const text = drawText(documentOf('zh'), { name: '李明' });
    expect(text).toContain('命盘 · 李明 · 阳男');
    expect(text).toContain('四柱（乾造）：庚午 癸未 己丑 戊辰');
    expect(text).toContain('命宫主星：廉贞 破军，稀有，1.36%');
    expect(text).toContain('（夏令时 −1 小时，经度 −14 分 25 秒，均时差 −6 分 26 秒）');
  });

  test.each([
    ['zh', '四柱（乾造）：', '四柱（坤造）：'],
    ['zh-Hant', '四柱（乾造）：', '四柱（坤造）：'],
    ['ja', '四柱（男命）：', '四柱（女命）：'],
    ['ko', '사주(건명): ', '사주(곤명): '],
  ] as const)('names the pillars of a man and of a woman as %s does', (language, man, woman) => {
    expect(drawText(documentOf(language))).toContain(`\n${man}`);
    expect(drawText(documentOf(language, 0, 'female'))).toContain(`\n${woman}`);
    // The middle of the drawing has the same name beside the titles of the pillars.
    expect(drawSvg(documentOf(language))).toContain(`>${man.match(/[(（](.*?)[)）]/)![1]}</text>`);
    expect(drawSvg(documentOf(language, 0, 'female'))).toContain(`>${woman.match(/[(（](.*?)[)）]/)![1]}</text>`);
  });

  // manseryeok 2.0.0 has 5 for a man of this instant: 5 years and 3 months. The number is the age in Korea: 대운수 4 is 4, 14, 24 (inseol.com/110). Japan counts full years from 立運: 5, 15, 25
  // (kamenavi.com). Ten god and phase by 己 as every 만세력 and asahi-net's 命式表 have them: 甲 正官, 申 沐浴.
  test.each([
    [
      'ko',
      '대운: 순행, 대운수 5, 출생 후 5년 3개월 6일부터(1995년 10월 29일); 5세 갑신 정관 목욕(1995년), 15세 을유 편관 장생(2005년)',
    ],
    [
      'ja',
      '大運（満年齢）：順行、生後5年3か月6日で立運（1995年10月29日）；5歳 甲申 正官 沐浴（1995年）・15歳 乙酉 偏官 長生（2005年）',
    ],
    [
      'zh',
      '大运（虚岁）：顺行，出生后 5 年 3 个月 6 天起运（1995年10月29日）；6 岁 甲申 正官 沐浴（1995 年）、16 岁 乙酉 七杀 长生（2005 年）',
    ],
    [
      'zh-Hant',
      '大運（虛歲）：順行，出生後 5 年 3 個月 6 天起運（1995 年 10 月 29 日）；6 歲 甲申 正官 沐浴（1995 年）',
    ],
    [
      'vi',
      'Đại Vận: Thuận hành, khởi vận sau khi sinh 5 năm 3 tháng 6 ngày (29/10/1995); 6 tuổi Giáp Thân (1995, Chính Quan, Mộc Dục)',
    ],
    [
      'en',
      'Luck pillars (nominal age): Forward, starts 5 y 3 mo 6 d after birth (1995-10-29); 6 Jia-Shen (1995, Direct Officer, Bath)',
    ],
  ] as const)(
    'has the luck pillars in %s by the ages of its country, with ten god, phase and year',
    (language, line) => {
      expect(drawText(documentOf(language))).toContain(`\n${line}`);
    },
  );

  test('has the same in English', () => {
    const text = drawText(documentOf('en'));
    expect(text).toContain('Four Pillars: Geng-Wu Gui-Wei Ji-Chou Wu-Chen');
    expect(text).toContain('Main star: Lian Zhen & Po Jun, Rare, 1.36%, 1 in 74');
    expect(text).toContain('(daylight saving −1 h, longitude −14 min 25 s, equation of time −6 min 26 s)');
    // The double hour of true solar time from 07:00 to 09:00; one that begins on the day before has both dates.
    expect(text).toContain(': 1990-07-23 08:20:52 – 10:20:52\n');
    const lateAt = (hour: number) =>
      castChart({
        date: { year: 1990, month: 7, day: 23 },
        hour,
        minute: 40,
        gender: 'male',
        place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
      });
    const japanese = (hour: number) => drawText(describeChart(lateAt(hour), { language: 'ja' }));
    expect(japanese(1)).toMatch(/：1990年7月23日 00:20:\d\d – 02:20:\d\d\n/);
    expect(japanese(23)).toMatch(/：1990年7月23日 22:20:\d\d – 1990年7月24日 00:20:\d\d\n/);
  });

  // As 问真八字 and every 만세력 print them: 星运 by the Day Master 己, 空亡 by the ten of each pillar; 胎元 is the month moved on by one stem and three branches.
  test('has phase and void of each pillar, and the pillars beside them', () => {
    const text = drawText(documentOf('zh'));
    expect(text).toMatch(/年柱：庚午 .*；路旁土；临官；空亡 戌、亥\n/);
    expect(text).toMatch(/日柱：己丑 .*；霹雳火；墓；空亡 午、未\n/);
    expect(text).toContain('胎元：甲戌，胎息：甲子，');
  });

  test('has the spirits of three rings in each palace, of two in the school of Vietnam', () => {
    const life = (school: keyof typeof SCHOOLS) =>
      drawText(documentOf('zh', 0, 'male', school))
        .split('\n')
        .find((line) => /^命宫\S* \S{2} /.test(line));
    expect(life('common')).toMatch(/；[^；]+、[^；]+、[^；]+；\S+$/);
    expect(life('vietnam')).toMatch(/；[^；、]+、[^；、]+；\S+$/);
  });

  test('has a line for each palace, from the life palace on', () => {
    const lines = drawText(documentOf('zh')).split('\n');
    const palaces = lines.filter((line) => /^\S+宫(（身宫）)? [^ ]{2} \d+–\d+：/.test(line));
    expect(palaces).toHaveLength(12);
    expect(palaces[0]).toMatch(/^命宫/);
  });
});

test.each([
  ['zh', '· 本命 路旁土'],
  ['zh-Hant', '· 本命 路旁土'],
  ['en', '· nayin Roadside Earth'],
] as const)('in %s the first line ends with the nayin of the Zi Wei year: %s', (language, end) => {
  expect(drawText(documentOf(language)).split('\n')[0]!.endsWith(end)).toBe(true);
  // After Lichun, but before New Year: the year of the chart is still 1990.
  const place = { longitude: 116.4, timeZone: 'Asia/Shanghai' };
  const later = castChart({ date: { year: 1991, month: 2, day: 10 }, hour: 8, gender: 'male', place });
  expect(drawText(describeChart(later, { language })).split('\n')[0]!.endsWith(end)).toBe(true);
});

test.each(LANGUAGES)('in %s a text has at most 4,096 letters and 5,120 bytes before its warnings', (language) => {
  for (let n = 0; n < 200; n++) {
    const text = drawText({ ...documentOf(language, n), warnings: [] });
    expect(text.length).toBeLessThanOrEqual(4096);
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(5120);
  }
});

test('a name stays on its line', () => {
  expect(drawText(documentOf('en'), { name: 'a\nb' })).toMatch(/^Natal chart · a b · Yang Male/);
});

test('a warning names the parameters that ask for the other chart', () => {
  const birth = {
    date: { calendar: 'lunar', year: 2020, month: 4, day: 10 },
    hour: 8,
    minute: 0,
    gender: 'male',
    place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
  } as const;
  const text = drawText(describeChart(castChart(birth), { language: 'en' }));
  expect(text).toMatch(
    /The first was taken\. Other chart: leapMonth=true, Life Palace \S+, main star [^,]+, Four Pillars Geng-Zi/,
  );
});

test('Chinese joins what is unlike by ，, sets brackets of its own width, and says the conventions in words', () => {
  const chart = castChart({
    date: { calendar: 'solar', year: 1990, month: 7, day: 23 },
    hour: 8,
    minute: 30,
    gender: 'male',
    place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
  });
  const place = { longitude: 116.39723, timeZone: 'Asia/Shanghai', name: '北京', country: '中国' };
  const text = drawText(describeChart(chart, { language: 'zh', place }));
  expect(text).toContain('出生：1990年7月23日 08:30（UTC+09:00），中国北京，Asia/Shanghai\n');
  expect(drawText(describeChart(chart, { language: 'zh-Hant', place: { ...place, country: '中國' } }))).toContain(
    '出生：民國 79 年（1990 年）7 月 23 日 08:30（UTC+09:00），中國北京，Asia/Shanghai\n',
  );
  const inJapanese = (country: string, name: string) =>
    drawText(describeChart(chart, { language: 'ja', place: { ...place, country, name } }));
  expect(inJapanese('韓国', '釜山')).toContain('、韓国 釜山、Asia/Shanghai\n');
  expect(inJapanese('オーストラリア', 'シドニー')).toContain('、オーストラリア シドニー、Asia/Shanghai\n');
  expect(text).toContain('约每 74 人中有 1 人\n');
  expect(text).toContain('规则：23:00 换日，正月初一换年，闰月十五后归下月，通行安星法，真太阳时\n');
  expect(text).not.toMatch(/[()]/);
});

// The luck pillars of a man born in Beijing on 1991-01-02 at 08:30 begin after 1 year, 3 months and 9 days; for a time of 5 years without months the months are
// omitted.
test('the luck pillars begin after the years, months and days that are not nothing', () => {
  const document = documentOf('en');
  const after = (years: number, months: number, days: number) =>
    /starts (.*?) after/.exec(
      drawText({
        ...document,
        luckPillars: { ...document.luckPillars, startsAfter: { years, months, days, hours: 0, minutes: 0 } },
      }),
    )![1];
  expect([after(1, 3, 9), after(5, 0, 1), after(1, 8, 0), after(0, 0, 0)]).toEqual([
    '1 y 3 mo 9 d',
    '5 y 1 d',
    '1 y 8 mo',
    'less than a day',
  ]);
});

describe('patterns and flights', () => {
  const chart = castChart({
    date: { year: 1978, month: 5, day: 1 },
    hour: 4,
    gender: 'male',
    place: { longitude: 120, timeZone: 'Asia/Shanghai' },
  });
  const textWith = (language: Language, fields: string) =>
    drawText(
      partDescriber(selectPart(FULL_CHART, fields), language)(new ChartFacts(chart)) as unknown as ChartDocument,
    );

  test('have a line each where the document holds them', () => {
    const text = textWith('en', CHART_ALL);
    expect(text).toContain(
      'Pattern Ji, Moon, Tong and Liang (With Borrowed Stars): Life; Tian Tong in Travel, Tian Liang in Travel; 1 in 18; spoilt: Meets a Malefic or Hua Ji (Qing Yang in Career)\n',
    );
    expect(text).toContain('Pattern No Major Star in Life: Life; 16% of births\n');
    expect(text).toContain(
      'Flights Life (Jia): Lian Zhen Hua Lu to Property, Po Jun Hua Quan to Siblings, Wu Qu Hua Ke to Health, Tai Yang Hua Ji to Wealth\n',
    );
    expect(text).toContain(
      'Self-transformations: Zi Wei Hua Ke in Siblings (outward), Tian Ji Hua Ji in Spouse (inward), Tian Tong Hua Ji in Travel (outward), Tan Lang Hua Ji in Property (inward)\n',
    );
    expect(text.match(/^Flights /gm)).toHaveLength(12);
  });

  test('in Chinese too, a transformation beside its star', () => {
    const text = textWith('zh', CHART_ALL);
    expect(text).toContain(
      '格局 石中隐玉：官禄宫；巨门在官禄宫；约每 39 人中有 1 人；破格：四煞会照（擎羊在官禄宫）、化忌会照（天机化忌在夫妻宫）\n',
    );
    expect(text).toContain('自化：兄弟宫紫微自化科（离心）、夫妻宫天机自化忌（向心）');
  });

  test('are not there in the text of a chart as it is by default, and each comes by itself', () => {
    const byDefault = pathsByDefault(FULL_CHART).join(',');
    expect(textWith('en', byDefault)).toBe(drawText(describeChart(chart, { language: 'en' })));
    expect(textWith('en', `${byDefault},selfTransformations`).match(/^(Pattern|Flights|Self)/gm)).toEqual(['Self']);
    expect(textWith('en', `${byDefault},flights`).match(/^(Pattern|Flights|Self)/gm)).toHaveLength(12);
  });
});

// Born on Tết of 1968 in Huế: Mậu Thân by the lunar year, Đinh Mùi by the solar terms until 5 February.
test('names the year of the Zi Wei chart where the Four Pillars have another one, and only there', () => {
  const place = { longitude: 107.58, timeZone: 'Asia/Ho_Chi_Minh', countryCode: 'VN' };
  const text = (day: number, language: Language): string => {
    const date = { calendar: 'solar', year: 1968, month: 1, day } as const;
    return drawText(describeChart(castChart({ date, hour: 9, minute: 0, gender: 'male', place }), { language }));
  };
  expect(text(30, 'vi')).toContain('tuổi Thân · năm Mậu Thân · ');
  expect(text(30, 'vi').split('\n')[0]!.split('Đại Trạch Thổ')).toHaveLength(2); // once, with its label
  expect(text(30, 'zh')).toContain('戊申年 · ');
  expect(text(28, 'vi')).not.toContain(' · năm ');
});

// Twenty of twenty lists of palaces in public Vietnamese programs begin Mệnh, Phụ Mẫu, Phúc Đức, Điền Trạch (search of public code, November 2026).
test('a Vietnamese text lists the palaces clockwise from Mệnh, other languages by their numbers', () => {
  const head = (language: Language) =>
    drawText(documentOf(language))
      .split('\n')
      .flatMap((row) => /^(.+?)(?: ?[(（].*?[)）])? \S+(?: \S+)? \d+–\d+[:：]/.exec(row)?.[1] ?? []);
  expect(head('vi')).toEqual(
    'Mệnh,Phụ Mẫu,Phúc Đức,Điền Trạch,Quan Lộc,Nô Bộc,Thiên Di,Tật Ách,Tài Bạch,Tử Tức,Phu Thê,Huynh Đệ'.split(','),
  );
  expect(head('zh').slice(0, 3)).toEqual(['命宫', '兄弟宫', '夫妻宫']);
});

test('the pillars of the other chart have the names of the language', () => {
  const place = { longitude: 105.84, timeZone: 'Asia/Bangkok', countryCode: 'VN' };
  const date = { calendar: 'solar', year: 1988, month: 11, day: 12 } as const;
  const chart = castChart({ date, hour: 23, minute: 40, gender: 'female', place });
  expect(drawText(describeChart(chart, { language: 'vi' }))).toContain('Tứ Trụ Mậu Thìn · Quý Hợi · Tân Mùi · Canh Tý');
  expect(drawText(describeChart(chart, { language: 'ko' }))).toMatch(/사주 무진 계해 신미 경자/);
});

test('a city with the name of its country is named once', () => {
  const named = { longitude: 114.17, timeZone: 'Asia/Hong_Kong', name: '香港', country: '香港' };
  const text = drawText({ ...documentOf('zh-Hant'), birth: { ...documentOf('zh-Hant').birth, place: named } } as never);
  expect(text).toContain('，香港，Asia/Hong_Kong');
});
