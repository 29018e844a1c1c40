// How is a chart written as plain text? In lines that people and language models read well, at most 3 KB before the warnings.
// Of the four rings of twelve stars it shows only the growth phases. The JSON document has all four.

import type {
  PalaceDocument,
  PillarDocument,
  PlaceDocument,
  StarDocument,
  WarningDocument,
} from '../chart-document.generated.ts';

import { shortOffsetText } from '../civil/date-text.ts';

import { check, recordOf } from '../input.ts';
import { mainStarText, percentText } from './centre.ts';
import { DOCUMENT, type DrawnDocument, SHARED_OPTIONS } from './given.ts';
import { type Script, scriptFor } from './script.ts';
import { shownName } from './shown-name.ts';
import { decidingTime, lunarText } from './times.ts';
import { DRAWING_WORDS, type DrawingWords } from './words/drawing-words.ts';
import { TEXT_WORDS, type TextWords } from './words/text-words.ts';

/** Options of `drawText`. */
export interface TextOptions {
  /** A name for the first line. */
  readonly name?: string;
}

/**
 * A chart as plain text, in the language of the document: person and times, main star, Four Pillars, luck pillars, and a line for each palace from the life
 * palace on. Every line ends with a line feed.
 * @throws RangeError for a document of another shape, and for an option that does not exist or has a wrong value
 * @example drawText(describeChart(chart, { language: 'en' }))
 */
export function drawText(document: DrawnDocument, options: TextOptions = {}): string {
  check('document', document, DOCUMENT);
  check('options', options, OPTIONS);
  const { language } = document;
  const name = shownName(options.name);
  const words: AllWords = { ...TEXT_WORDS[language], ...scriptFor(language), ...DRAWING_WORDS[language] };
  const palaces = [...document.palaces].sort((a, b) => a.order - b.order);
  const { dayBoundary, yearBoundary, leapMonthRule, school, solarTime } = document.conventions;
  const lines = [
    ...person(document, words, name),
    ...pillars(document, words),
    words.palaces,
    ...palaces.map((palace) => palaceLine(palace, words)),
    ...(document.warnings ?? []).map((warning) => line(words, words.note, warningText(warning, words))),
    line(
      words,
      words.conventions,
      [dayBoundary, yearBoundary, leapMonthRule, school, solarTime]
        .map((value) => ruleText(value, words))
        .join(words.pause),
    ),
    words.disclaimer,
  ];
  return lines.map((each) => `${each}\n`).join('');
}

/** A convention in words; the English ones need no id beside them. A school that a caller has defined is named by its id. */
function ruleText(value: string, words: AllWords): string {
  const rule = (words.rules as Readonly<Record<string, string>>)[value];
  if (rule === undefined) return value;
  return words.isLatin ? rule : rule + bracketed(value, words);
}

const OPTIONS = recordOf<TextOptions>(SHARED_OPTIONS);

/** All words of one language, and its short names. */
type AllWords = TextWords & DrawingWords & Pick<Script, 'nameOf' | 'isLatin'>;

/** A note in the brackets of the language. */
const bracketed = (content: string, { brackets }: AllWords): string => brackets.replace('{content}', content);

/** 中国北京, but 美国 Springfield: only Hanzi join without a space. */
function placeText(place: PlaceDocument, { isLatin, comma }: AllWords): string | undefined {
  const [name, country] = [shownName(place.name), shownName(place.country)];
  if (name === undefined || country === undefined) return name ?? country;
  return isLatin ? name + comma + country : country + (/^\p{Script=Latin}/u.test(name) ? ' ' : '') + name;
}

const line = ({ colon }: AllWords, label: string, content: string): string => `${label}${colon}${content}`;

/** A warning, with the other chart and the parameters that ask for it: `… Other chart: hour=8 minute=21, Life Palace Xin-Si, …`. */
function warningText({ detail, alternative }: WarningDocument, words: AllWords): string {
  if (alternative === undefined) return detail;
  const { request = {}, lifePalace, mainStar, fourPillars } = alternative;
  const asked = Object.entries(request).map(([name, value]) => `${name}=${value}`);
  const details = [
    ...(asked.length === 0 ? [] : [asked.join(' ')]),
    `${words.lifePalace} ${lifePalace.name}`,
    `${words.mainStar.toLowerCase()} ${mainStar.name.replace(/ \([^)]*\)/g, '')}`,
    `${words.fourPillars} ${fourPillars}`,
  ];
  return [detail, line(words, words.otherChart, details.join(words.pause))].join(words.space);
}

function person(document: DrawnDocument, words: AllWords, name: string | undefined): string[] {
  const { birth, ziwei, mainStar, palaces, conventions } = document;
  const { nameOf, pause } = words;
  const { sameChart } = birth;
  const { rarity } = mainStar;
  const oneIn = words.oneIn.replace('{n}', String(Math.round(rarity.oneIn)));
  const stars = mainStarText(mainStar.stars, nameOf) + (mainStar.borrowed ? bracketed(words.borrowed, words) : '');
  const nature = [ziwei.yinYangGender, birth.zodiac, ziwei.bureau].map(nameOf);
  const nayin = `${words.lifeNayin} ${nameOf(ziwei.nayin)}`;
  return [
    [words.chart, ...(name === undefined ? [] : [name]), ...nature, nayin].join(' · '),
    ...bornLine(birth, words),
    line(words, words.solarTimes.apparent, trueSolarText(document, words)),
    ...(conventions.solarTime === 'apparent' ? [] : [decidingLine(document, words)]),
    line(words, words.lunar, lunarText(document, words)),
    ...(sameChart === undefined
      ? []
      : [line(words, words.sameChart, `${momentText(sameChart.from)} – ${momentText(sameChart.to)}`)]),
    line(words, words.mainStar, [stars, nameOf(rarity.tier), percentText(rarity.percent), oneIn].join(pause)),
    [line(words, words.lifeRuler, nameOf(ziwei.lifeRuler)), line(words, words.bodyRuler, nameOf(ziwei.bodyRuler))].join(
      pause,
    ),
    line(words, words.transformations, transformationsText(ziwei, palaces, words)),
  ];
}

/** The clock and the place, where they are known. */
function bornLine({ clockTime, utcOffsetSeconds = 0, place }: DrawnDocument['birth'], words: AllWords): string[] {
  if (clockTime === undefined || place === undefined) return [];
  const clock = momentText(clockTime) + bracketed(`UTC${shortOffsetText(utcOffsetSeconds)}`, words);
  const where = [placeText(place, words), place.timeZone].filter((part) => part !== undefined);
  return [line(words, words.born, [clock, ...where].join(words.pause))];
}

/** True solar time, with the double hour where it decides, and how it was reached from the clock. */
function trueSolarText({ birth, conventions }: DrawnDocument, words: AllWords): string {
  const { trueSolarTime, correction } = birth;
  const time = momentText(trueSolarTime);
  const shown = conventions.solarTime === 'apparent' ? time + words.pause + doubleHourText(birth, words) : time;
  if (correction === undefined) return shown;
  const parts = [
    `${words.daylightSaving} ${durationText(correction.daylightSavingSeconds)}`,
    `${words.longitude} ${durationText(correction.longitudeSeconds)}`,
    `${words.equationOfTime} ${durationText(correction.equationOfTimeSeconds)}`,
  ];
  return shown + bracketed(parts.join(words.comma), words);
}

/** Another time that decides. */
function decidingLine(document: DrawnDocument, words: AllWords): string {
  const { label, time } = decidingTime(document, words);
  return line(words, label, momentText(time) + words.pause + doubleHourText(document.birth, words));
}

const doubleHourText = ({ doubleHour }: DrawnDocument['birth'], words: AllWords): string =>
  `${words.doubleHour.replace('{hour}', words.nameOf(doubleHour))} ${doubleHour.from}–${doubleHour.to}`;

function transformationsText(
  ziwei: DrawnDocument['ziwei'],
  palaces: readonly PalaceDocument[],
  words: AllWords,
): string {
  return ziwei.transformations
    .map((transformation) => {
      const palace = palaces.find(({ id }) => id === transformation.palace)!;
      const star = [...palace.majorStars, ...palace.minorStars].find(({ id }) => id === transformation.star)!;
      return `${words.nameOf(star)} ${words.nameOf(transformation)}${bracketed(words.nameOf(palace), words)}`;
    })
    .join(words.comma);
}

function pillars({ fourPillars, dayMaster, fiveElements, luckPillars }: DrawnDocument, words: AllWords): string[] {
  const { nameOf, comma, pause } = words;
  const { startsAfter, direction } = luckPillars;
  // Each number with its unit. Years and months are left out when they are 0: 5y 3m 6d, 5 年 6 天.
  const start = words.luckStart.replace(/\{(\w+)\}( ?[^ {]+ )?/g, (_, unit: 'years' | 'months' | 'days', word = '') =>
    startsAfter[unit] || unit === 'days' ? startsAfter[unit] + word : '',
  );
  const luck = luckPillars.pillars.map((pillar) => `${pillar.fromAge} ${nameOf(pillar)}`);
  const elements = fiveElements.elements.map((each) => `${nameOf(each)} ${each.count} ${each.weightedPercent}%`);
  return [
    line(words, words.fourPillars, `${fourPillars.text}${pause}${words.dayMaster} ${dayMaster.name}`),
    ...(['year', 'month', 'day', 'hour'] as const).map((kind) =>
      line(words, words.pillars[kind], pillarText(fourPillars[kind], words)),
    ),
    line(words, words.elements, elements.join(comma)),
    line(words, words.luck, [[nameOf(direction), start].join(pause), luck.join(comma)].join(words.semicolon)),
  ];
}

function pillarText({ stem, branch, nayin, ...pillar }: PillarDocument, words: AllWords): string {
  const { nameOf, comma, semicolon } = words;
  const hidden = branch.hiddenStems.map((each) => `${nameOf(each)} ${nameOf(each.tenGod)}`);
  return [`${pillar.name} ${nameOf(stem.tenGod)}`, `${words.hides} ${hidden.join(comma)}`, nameOf(nayin)].join(
    semicolon,
  );
}

function palaceLine(palace: PalaceDocument, words: AllWords): string {
  const { nameOf, comma, semicolon } = words;
  const { stem, branch, decade, spirits, borrowedStars, minorStars, adjectiveStars } = palace;
  const name = palace.isBodyPalace ? nameOf(palace) + bracketed(words.bodyPalace, words) : nameOf(palace);
  const pair = [stem, branch].map(nameOf).join(nameOf(stem) === stem.hanzi ? '' : '-');
  const starsText = (stars: readonly StarDocument[]) => stars.map((star) => starText(star, words)).join(comma);
  const majors =
    borrowedStars.length > 0
      ? bracketed(borrowedStars.map(nameOf).join(comma), words).trim()
      : starsText(palace.majorStars);
  const stars = [majors, starsText(minorStars), starsText(adjectiveStars)].map((group) => group || '–');
  return line(
    words,
    `${name} ${pair} ${decade.fromAge}–${decade.toAge}`,
    [...stars, nameOf(spirits.growth)].join(semicolon),
  );
}

/** 太阳[得、化禄], Tai Yang[Advantaged, Hua Lu]. */
function starText(star: StarDocument, { nameOf, comma }: AllWords): string {
  const marks = [star.brightness, star.transformation].filter((mark) => mark !== undefined).map(nameOf);
  return marks.length === 0 ? nameOf(star) : `${nameOf(star)}[${marks.join(comma)}]`;
}

/** Seconds are shown only when they are not 0. */
const momentText = (iso: string): string => iso.replace('T', ' ').replace(/:00$/, '');

/** -865 → -14m25s, with as many parts as are needed. */
function durationText(seconds: number): string {
  const size = Math.abs(seconds);
  const parts = [
    [Math.floor(size / 3600), 'h'],
    [Math.floor((size % 3600) / 60), 'm'],
    [size % 60, 's'],
  ] as const;
  const shown = parts.filter(([value]) => value > 0).map(([value, unit]) => `${value}${unit}`);
  return `${seconds < 0 ? '-' : '+'}${shown.length === 0 ? '0s' : shown.join('')}`;
}
