// Texts as readers see them: every member of the documents of some births, and texts and drawings of them, in every language. Only here do faults of templates
// show: an unfilled placeholder, two punctuation marks in a row, a mark of another script.

import {
  type Birth,
  castChart,
  castDay,
  castTimeline,
  castTransits,
  chartVariants,
  describeChart,
  describeDay,
  describeTimeline,
  describeTransits,
  describeVariants,
  drawSvg,
  drawText,
  LANGUAGES,
  type Language,
} from 'beichen';
import { daysOf } from 'beichen/days';
import { describeDays, describePair } from 'beichen/document';
import {
  drawDaysText,
  drawDayText,
  drawPairText,
  drawTimelineText,
  drawTransitsText,
  drawVariantsText,
} from 'beichen/draw';
import { pairOf } from 'beichen/pair';
import { expect, test } from 'vitest';
import { sampleOf } from './setup/runs.ts';

const place = (longitude: number, timeZone: string, countryCode: string) => ({ longitude, timeZone, countryCode });

/** Births in summer time, in a leap month, at the end of a day, before standard time, with the clock of another zone, and one with another lunar calendar. */
const BIRTHS: readonly Birth[] = [
  {
    date: { year: 1990, month: 7, day: 23 },
    hour: 8,
    minute: 30,
    gender: 'male',
    place: place(116.397, 'Asia/Shanghai', 'CN'),
  },
  {
    date: { year: 1979, month: 7, day: 30 },
    hour: 23,
    minute: 12,
    gender: 'female',
    place: place(121.53, 'Asia/Taipei', 'TW'),
  },
  {
    date: { year: 1893, month: 12, day: 26 },
    hour: 8,
    minute: 0,
    gender: 'male',
    place: place(139.69, 'Asia/Tokyo', 'JP'),
  },
  {
    date: { year: 1957, month: 6, day: 3 },
    hour: 0,
    minute: 41,
    gender: 'female',
    place: place(126.98, 'Asia/Seoul', 'KR'),
  },
  {
    date: { year: 1985, month: 2, day: 1 },
    hour: 11,
    minute: 2,
    gender: 'male',
    place: place(105.84, 'Asia/Ho_Chi_Minh', 'VN'),
  },
  {
    date: { year: 2012, month: 5, day: 20 },
    hour: 5,
    minute: 58,
    gender: 'female',
    place: place(-73.98, 'America/New_York', 'US'),
  },
];
const AT = '2031-06-05';

/** Texts of a document in its language: not ids, characters, dates, requests and addresses. */
function* toldIn(value: unknown, name = ''): Generator<string> {
  if (typeof value === 'string') {
    if (!/^(hanzi|date|from|to|at|code|id|rule|timeZone|tag|lang|docs|type)$|At$|Clock$|Time$|Date$/.test(name))
      yield value;
  } else if (name !== 'request' && name !== 'otherRequest') {
    for (const [key, member] of Object.entries(Object(value))) yield* toldIn(member, /^\d+$/.test(key) ? name : key);
  }
}

const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trim());
const textsOfSvg = (svg: string): string[] =>
  [...svg.replace(/<style[\s\S]*?<\/style>/g, '').matchAll(/>([^<]+)<| aria-label="([^"]*)"/g)].map(
    ([, text, label]) => text ?? label!,
  );

/** All texts about a birth in a language: of documents, of plain text, and of a drawing. */
function told(birth: Birth, other: Birth, language: Language): string[] {
  const all = { language, fields: 'all' } as const;
  const own = { language };
  const chart = castChart(birth);
  const { hour: _hour, minute: _minute, ...dayOfBirth } = birth;
  const [day, transits] = [castDay(dayOfBirth), castTransits(chart, AT)];
  const [timeline, variants] = [castTimeline(chart, AT, 'years'), chartVariants(chart)];
  const pair = pairOf(birth, other, { at: AT });
  const days = daysOf(chart, { from: AT, to: '2031-06-09' });
  const document = describeChart(chart, own);
  const whole = describeChart(chart, all);
  const documents = [
    whole,
    describeDay(day, all),
    describeTransits(transits, all),
    describeTimeline(timeline, all),
    describeVariants(variants, all),
    describePair(pair, all),
    describeDays(days, all),
  ];
  const texts = [
    drawText(document),
    drawDayText(describeDay(day, own)),
    drawTransitsText(document, describeTransits(transits, own)),
    drawTimelineText(document, describeTimeline(timeline, own)),
    drawVariantsText(describeVariants(variants, own)),
    drawPairText(describePair(pair, own)),
    drawDaysText(describeDays(days, own)),
  ];
  const drawing = drawSvg(whole, { transits: describeTransits(transits, own), pillars: true });
  return [...documents.flatMap((each) => [...toldIn(each)]), ...texts.flatMap(linesOf), ...textsOfSvg(drawing)];
}

const HAN = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]';
/** Patterns of faults, by name; none matches a name of a program. */
const FAULTS: Readonly<Record<string, { readonly of: RegExp; readonly in?: readonly Language[] }>> = {
  'a place not filled': { of: /\{\w+\}|\bundefined\b|\bNaN\b|\[object/ },
  'a space before a mark': { of: /\S\s[,;.!?、。，；](\s|$)/u },
  'two marks': { of: /[,，、][,，、;；.。]|[;；][,，、.。;；]|。[。，、；]|\.\.(?!\.)/u },
  'a space within brackets': { of: /[(（]\s|\s[)）]/u },
  'empty brackets': { of: /[(（]\s*[)）]|「」|『』/u },
  'a mark of Latin': { of: new RegExp(`${HAN}[,;!?]|[,;!?]${HAN}`, 'u'), in: ['zh', 'zh-Hant', 'ja'] },
  'a space before an age': { of: new RegExp(`${HAN} \\d+(?:[–～]\\d+)?歳`, 'u'), in: ['ja'] },
  // Not as the value of a parameter, `date=1990-07-23`, nor alone, as a member has it.
  'a date of ISO 8601': { of: /(?<![=\d])(?!^\S+$)\d{4}-\d\d-\d\d/, in: ['ja', 'ko', 'vi'] },
};

const faultsIn = (text: string, language: Language): string[] =>
  Object.entries(FAULTS)
    .filter(([, { of, in: languages = LANGUAGES }]) => languages.includes(language) && of.test(text))
    .map(([name]) => `${name}: ${text}`);

test.each(LANGUAGES)('every text in %s is complete', (language) => {
  const births = sampleOf(BIRTHS, 2, LANGUAGES.indexOf(language));
  const texts = births.flatMap((birth, n) => told(birth, births[(n + 1) % births.length]!, language));
  expect(texts.length).toBeGreaterThan(1500 * births.length);
  expect([...new Set(texts.flatMap((text) => faultsIn(text, language)))]).toEqual([]);
});

test.each([
  ['zh', '生于{year}年'],
  ['en', 'in the palace undefined'],
  ['vi', 'cung Mệnh , cung Thân'],
  ['ja', '甲，、乙'],
  ['ko', '명궁 ( 묘 )'],
  ['en', 'Life ()'],
  ['zh-Hant', '命宮,身宮'],
  ['ko', '1990-07-23에 시작'],
  ['ja', '一人目：数え年 42歳'],
] as const)('a fault in %s is found: %s', (language, planted) => {
  expect(faultsIn(planted, language)).toHaveLength(1);
});
