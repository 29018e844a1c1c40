// How is a chart written as plain text? In lines that people and language models read well, at most 3 KB before the warnings.
// Of the four rings of twelve stars it shows only the growth phases. The JSON document has all four.

import type {
  ChartDocument,
  PalaceDocument,
  PillarDocument,
  PlaceDocument,
  StarDocument,
  WarningDocument,
} from '../chart-document.generated.ts';

import { shortOffsetText } from '../civil/date-text.ts';

import { check, recordOf } from '../input.ts';
import { mainStarText, percentText } from './centre.ts';
import { DOCUMENT, SHARED_OPTIONS } from './given.ts';
import { type Hand, handOf } from './hand.ts';
import { shownName } from './shown-name.ts';
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
export function drawText(document: ChartDocument, options: TextOptions = {}): string {
  check('document', document, DOCUMENT);
  check('options', options, OPTIONS);
  const { language } = document;
  const name = shownName(options.name);
  const voice: Voice = { ...TEXT_WORDS[language], ...handOf(language), ...DRAWING_WORDS[language] };
  const palaces = [...document.palaces].sort((a, b) => a.order - b.order);
  const { dayBoundary, yearBoundary, leapMonthRule, school, solarTime } = document.conventions;
  const lines = [
    ...person(document, voice, name),
    ...pillars(document, voice),
    voice.palaces,
    ...palaces.map((palace) => palaceLine(palace, voice)),
    ...document.warnings.map((warning) => line(voice, voice.note, warningText(warning, voice))),
    line(
      voice,
      voice.conventions,
      [dayBoundary, yearBoundary, leapMonthRule, school, solarTime]
        .map((value) => voice.rules[value] + (voice.latin ? '' : bracketed(value, voice))) // in English it says itself what it is
        .join(voice.pause),
    ),
    voice.disclaimer,
  ];
  return lines.map((each) => `${each}\n`).join('');
}

const OPTIONS = recordOf<TextOptions>(SHARED_OPTIONS);

/** The words of one language, and how it calls a thing in few letters. */
type Voice = TextWords & DrawingWords & Pick<Hand, 'say' | 'latin'>;

/** What is added to a word, in the brackets of the language. */
const bracketed = (content: string, { brackets }: Voice): string => brackets.replace('{content}', content);

/** 中国北京, but 美国 Springfield: only Hanzi join without a space. */
function placeText(place: PlaceDocument, { latin, comma }: Voice): string | undefined {
  const [name, country] = [shownName(place.name), shownName(place.country)];
  if (name === undefined || country === undefined) return name ?? country;
  return latin ? name + comma + country : country + (/^\p{Script=Latin}/u.test(name) ? ' ' : '') + name;
}

const line = ({ colon }: Voice, label: string, content: string): string => `${label}${colon}${content}`;

/** A warning, with the other chart and the parameters that ask for it: `… Other chart: hour=8 minute=21, Life Palace Xin-Si, …`. */
function warningText({ detail, alternative }: WarningDocument, voice: Voice): string {
  if (alternative === undefined) return detail;
  const { request = {}, lifePalace, mainStar, fourPillars } = alternative;
  const asked = Object.entries(request).map(([name, value]) => `${name}=${value}`);
  const told = [
    ...(asked.length === 0 ? [] : [asked.join(' ')]),
    `${voice.lifePalace} ${lifePalace.name}`,
    `${voice.mainStar.toLowerCase()} ${mainStar.name.replace(/ \([^)]*\)/g, '')}`,
    `${voice.fourPillars} ${fourPillars}`,
  ];
  return [detail, line(voice, voice.otherChart, told.join(voice.pause))].join(voice.space);
}

function person({ birth, ziwei, mainStar, palaces }: ChartDocument, voice: Voice, name: string | undefined): string[] {
  const { say, pause } = voice;
  const { place, sameChart } = birth;
  const { rarity } = mainStar;
  const oneIn = voice.oneIn.replace('{n}', String(Math.round(rarity.oneIn)));
  const stars = mainStarText(mainStar.stars, say) + (mainStar.borrowed ? bracketed(voice.borrowed, voice) : '');
  const where = [placeText(place, voice), place.timeZone].filter((part) => part !== undefined).join(pause);
  const nature = [ziwei.yinYangGender, birth.zodiac, ziwei.bureau].map(say);
  return [
    [voice.chart, ...(name === undefined ? [] : [name]), ...nature].join(' · '),
    line(
      voice,
      voice.born,
      `${momentText(birth.clockTime)}${bracketed(`UTC${shortOffsetText(birth.utcOffsetSeconds)}`, voice)}${pause}${where}`,
    ),
    line(voice, voice.trueSolar, trueSolarText(birth, voice)),
    line(voice, voice.lunar, birth.lunarDate.text),
    line(voice, voice.sameChart, `${momentText(sameChart.from)} – ${momentText(sameChart.to)}`),
    line(voice, voice.mainStar, [stars, say(rarity.tier), percentText(rarity.percent), oneIn].join(pause)),
    [line(voice, voice.lifeRuler, say(ziwei.lifeRuler)), line(voice, voice.bodyRuler, say(ziwei.bodyRuler))].join(
      pause,
    ),
    line(voice, voice.transformations, transformationsText(ziwei, palaces, voice)),
  ];
}

function trueSolarText({ trueSolarTime, doubleHour, correction }: ChartDocument['birth'], voice: Voice): string {
  const hour = `${voice.doubleHour.replace('{hour}', voice.say(doubleHour))} ${doubleHour.from}–${doubleHour.to}`;
  const parts = [
    `${voice.daylightSaving} ${durationText(correction.daylightSavingSeconds)}`,
    `${voice.longitude} ${durationText(correction.longitudeSeconds)}`,
    `${voice.equationOfTime} ${durationText(correction.equationOfTimeSeconds)}`,
  ];
  return `${momentText(trueSolarTime)}${voice.pause}${hour}${bracketed(parts.join(voice.comma), voice)}`;
}

function transformationsText(ziwei: ChartDocument['ziwei'], palaces: readonly PalaceDocument[], voice: Voice): string {
  return ziwei.transformations
    .map((transformation) => {
      const palace = palaces.find(({ id }) => id === transformation.palace)!;
      const star = [...palace.majorStars, ...palace.minorStars].find(({ id }) => id === transformation.star)!;
      return `${voice.say(star)} ${voice.say(transformation)}${bracketed(voice.say(palace), voice)}`;
    })
    .join(voice.comma);
}

function pillars({ fourPillars, dayMaster, fiveElements, luckPillars }: ChartDocument, voice: Voice): string[] {
  const { say, comma, pause } = voice;
  const { startsAfter, direction } = luckPillars;
  // Each number with its unit; of years and months those that are not nothing: 5y 3m 6d, 5 年 6 天.
  const start = voice.luckStart.replace(/\{(\w+)\}( ?[^ {]+ )?/g, (_, unit: 'years' | 'months' | 'days', word = '') =>
    startsAfter[unit] || unit === 'days' ? startsAfter[unit] + word : '',
  );
  const luck = luckPillars.pillars.map((pillar) => `${pillar.fromAge} ${say(pillar)}`);
  const elements = fiveElements.elements.map((each) => `${say(each)} ${each.count} ${each.weightedPercent}%`);
  return [
    line(voice, voice.fourPillars, `${fourPillars.text}${pause}${voice.dayMaster} ${dayMaster.name}`),
    ...(['year', 'month', 'day', 'hour'] as const).map((kind) =>
      line(voice, voice.pillars[kind], pillarText(fourPillars[kind], voice)),
    ),
    line(voice, voice.elements, elements.join(comma)),
    line(voice, voice.luck, [[say(direction), start].join(pause), luck.join(comma)].join(voice.semicolon)),
  ];
}

function pillarText({ stem, branch, nayin, ...pillar }: PillarDocument, voice: Voice): string {
  const { say, comma, semicolon } = voice;
  const hidden = branch.hiddenStems.map((each) => `${say(each)} ${say(each.tenGod)}`);
  return [`${pillar.name} ${say(stem.tenGod)}`, `${voice.hides} ${hidden.join(comma)}`, say(nayin)].join(semicolon);
}

function palaceLine(palace: PalaceDocument, voice: Voice): string {
  const { say, comma, semicolon } = voice;
  const { stem, branch, decade, spirits, borrowedStars, minorStars, adjectiveStars } = palace;
  const name = palace.isBodyPalace ? say(palace) + bracketed(voice.bodyPalace, voice) : say(palace);
  const pair = [stem, branch].map(say).join(say(stem) === stem.hanzi ? '' : '-');
  const starsText = (stars: readonly StarDocument[]) => stars.map((star) => starText(star, voice)).join(comma);
  const majors =
    borrowedStars.length > 0
      ? bracketed(borrowedStars.map(say).join(comma), voice).trim()
      : starsText(palace.majorStars);
  const stars = [majors, starsText(minorStars), starsText(adjectiveStars)].map((group) => group || '–');
  return line(
    voice,
    `${name} ${pair} ${decade.fromAge}–${decade.toAge}`,
    [...stars, say(spirits.growth)].join(semicolon),
  );
}

/** 太阳[得、化禄], Tai Yang[Advantaged, Hua Lu]. */
function starText(star: StarDocument, { say, comma }: Voice): string {
  const marks = [star.brightness, star.transformation].filter((mark) => mark !== undefined).map(say);
  return marks.length === 0 ? say(star) : `${say(star)}[${marks.join(comma)}]`;
}

/** Seconds are told where there are any. */
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
