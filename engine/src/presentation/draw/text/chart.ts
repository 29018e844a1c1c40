// A chart as plain text for people and language models, at most 4,096 characters before the warnings.

import { check, recordOf } from '../../../calculation/input/input.ts';
import type {
  PalaceDocument,
  PillarDocument,
  StarDocument,
  WarningDocument,
} from '../../documents/tables/document.generated.ts';
import { fill } from '../../words/fill.ts';
import { dateText, decimalText, luckAge } from '../../words/languages.ts';
import { CHART_DOCUMENT_RULE, type DrawnDocument, SHARED_OPTIONS } from '../facts/arguments.ts';
import { clashText, pillarsTitle, vietnameseHead, ziDoujunText } from '../facts/head-facts.ts';
import { mainStarName } from '../facts/id-names.ts';
import { hasGeneralRing, listedPalaces } from '../facts/listed-palaces.ts';
import { shownName } from '../facts/shown-name.ts';
import {
  bornLines,
  doubleHourText,
  inBrackets,
  type LineWords,
  line,
  lineWordsFor,
  momentText,
  requestText,
  textOf,
} from '../facts/text-lines.ts';
import { decidingTime, lunarFact } from '../facts/times.ts';
import { mainStarText, natureOf, percentText } from '../svg/centre.ts';
import { depthLines } from './depth-lines.ts';
import { patternLines } from './pattern-lines.ts';
import { chartRules, starNamesIn } from './rules-text.ts';

/** Options of `drawText`. */
export interface TextOptions {
  /** Name in the first line. */
  readonly name?: string;
}

/**
 * Writes a chart as plain text, in the language of the document: person and times, main star, Four Pillars, luck pillars, and a line for each palace from the
 * life palace on. Members on request that the document has follow on lines of their own. Each line ends with a line feed.
 * @throws RangeError for a document of another shape, and for an option that does not exist or has a wrong value
 * @example drawText(describeChart(chart, { language: 'en' }))
 */
export function drawText(document: DrawnDocument, options: TextOptions = {}): string {
  check('document', document, CHART_DOCUMENT_RULE);
  check('options', options, OPTIONS);
  const { language } = document;
  const name = shownName(options.name);
  const words = lineWordsFor(language);
  const palaces = listedPalaces(document.palaces, language);
  const rings = { hasGeneralRing: hasGeneralRing(document) };
  const lines = [
    ...person(document, words, name),
    ...pillars(document, words),
    ...depthLines(document, words),
    words.palaces,
    ...palaces.map((palace) => palaceLine(palace, words, rings)),
    ...patternLines(document, words),
    ...(document.warnings ?? []).map((warning) => line(words, words.note, warningText(warning, words))),
    line(
      words,
      words.conventions,
      chartRules(document.conventions, words, starNamesIn(document.palaces, words)).join(words.pause),
    ),
    words.disclaimer,
  ];
  return textOf(lines);
}

const OPTIONS = recordOf<TextOptions>(SHARED_OPTIONS);

/** A warning, with the other chart and its parameters: `… Other chart: hour=8 minute=21, Life Palace Xin-Si, …`. */
function warningText({ detail, alternative }: WarningDocument, words: LineWords): string {
  if (alternative === undefined) return detail;
  const { request = {}, lifePalace, mainStar, fourPillars } = alternative;
  const requested = requestText(request);
  const details = [
    ...(requested === '' ? [] : [requested]),
    `${words.lifePalace} ${lifePalace.pair.name}`,
    `${words.mainStar.toLowerCase()} ${mainStarName(mainStar, words)}`,
    `${words.fourPillars} ${fourPillars.text}`,
  ];
  return [detail, line(words, words.otherChart, details.join(words.pause))].join(words.space);
}

function person(document: DrawnDocument, words: LineWords, name: string | undefined): string[] {
  const { birth, ziwei, mainStar } = document;
  const { nameOf, pause } = words;
  const sameChart = birth.trueSolarTime && birth.sameChart;
  const { rarity } = mainStar;
  const oneIn = words.oneIn.replace('{n}', String(Math.round(rarity.oneIn)));
  const stars =
    mainStarText(mainStar.stars, nameOf, words.joins.stars) +
    (mainStar.borrowed ? inBrackets(words.borrowed, words) : '');
  const nature = natureOf(document, nameOf, words).filter((fact) => fact !== nameOf(ziwei.nayin)); // the nayin follows with a label of its own
  const nayin = `${words.lifeNayin} ${nameOf(ziwei.nayin)}`;
  const head = vietnameseHead(document, words, nameOf);
  const doujun = ziDoujunText(document, words, nameOf);
  const clash = clashText(document, words);
  const [lunarLabel, lunar] = lunarFact(document.birth, words);
  return [
    [
      words.chart,
      ...(name === undefined ? [] : [name]),
      ...nature,
      nayin,
      ...(head === undefined ? [] : [`${words.head!.title} ${head.order}`, head.relation, head.body]),
    ].join(' · '),
    ...bornLines(birth, words),
    ...solarLines(document, words),
    line(words, lunarLabel, [lunar, ...(clash ? [clash] : [])].join(pause)),
    ...(!sameChart ? [] : [line(words, words.sameChart, spanText(sameChart, words))]),
    line(
      words,
      words.mainStar,
      [stars, nameOf(rarity.tier), percentText(rarity.percent, words.language), oneIn].join(pause),
    ),
    [
      line(words, words.lifeRuler, nameOf(ziwei.lifeRuler)),
      line(words, words.bodyRuler, nameOf(ziwei.bodyRuler)),
      ...(doujun === undefined ? [] : [line(words, ...doujun)]),
    ].join(pause),
    line(words, words.transformations, transformationsText(ziwei, words)),
  ];
}

/** Both ends, the second without its date if it is the same. */
function spanText(
  { startsAtClock: from, endsAtClock: to }: { readonly startsAtClock: string; readonly endsAtClock: string },
  words: LineWords,
): string {
  const end = momentText(to, words);
  const isOneDay = from.slice(0, 10) === to.slice(0, 10);
  return `${momentText(from, words)} – ${isOneDay ? end.slice(end.lastIndexOf(' ') + 1) : end}`;
}

/** The solar times; for a birth without an hour the double hour alone, by the time that decides. */
function solarLines(document: DrawnDocument, words: LineWords): string[] {
  const { birth, conventions } = document;
  const { label, time } = decidingTime(document, words);
  const hour = doubleHourText(birth.doubleHour, words);
  if (time === undefined) return [line(words, label, hour)];
  const apparent = line(words, words.solarTimes.apparent, trueSolarText(document, words));
  if (conventions.solarTime === 'apparent') return [apparent];
  return [apparent, line(words, label, momentText(time, words) + words.pause + hour)];
}

/** True solar time, with the double hour if it decides, and the correction from the clock. */
function trueSolarText({ birth, conventions }: DrawnDocument, words: LineWords): string {
  const { trueSolarTime, correction } = birth;
  const time = momentText(trueSolarTime!, words);
  const shown =
    conventions.solarTime === 'apparent' ? time + words.pause + doubleHourText(birth.doubleHour, words) : time;
  if (correction === undefined) return shown;
  const parts = [
    [words.daylightSaving, correction.daylightSavingSeconds],
    [words.longitude, correction.longitudeSeconds],
    [words.equationOfTime, correction.equationOfTimeSeconds],
  ] as const;
  const status = parts
    .filter(([, seconds]) => seconds !== 0)
    .map(([name, seconds]) => `${name} ${durationText(seconds, words)}`);
  return status.length === 0 ? shown : shown + inBrackets(status.join(words.pause), words);
}

function transformationsText(ziwei: DrawnDocument['ziwei'], words: LineWords): string {
  return ziwei.transformations
    .map(({ star, palace, ...transformation }) => {
      return [
        words.nameOf(star),
        words.wordSpace,
        words.nameOf(transformation),
        inBrackets(words.nameOf(palace), words),
      ].join('');
    })
    .join(words.comma);
}

function pillars(document: DrawnDocument, words: LineWords): string[] {
  const { fourPillars, dayMaster, fiveElements, luckPillars } = document;
  const { nameOf, comma, pause } = words;
  const { startsAfter, direction, number: luckNumber } = luckPillars;
  const start = startsAfter && luckStartText(startsAfter, words);
  const startsOn =
    startsAfter && inBrackets(dateText(luckPillars.pillars[0]!.startsAtClock.slice(0, 10), words.language), words);
  const number = luckNumber && words.luckNumber && fill(words.luckNumber, { number: luckNumber });
  const luck = luckPillars.pillars.map((pillar) =>
    fill(words.luckPillar, {
      age: fill(words.age, { age: luckAge(pillar, words.language) }),
      pillar: nameOf(pillar),
      tenGod: nameOf(pillar.tenGod),
      phase: nameOf(pillar.growthPhase),
      year: pillar.fromYear,
    }),
  );
  const elements = fiveElements.elements.map(
    (each) => `${nameOf(each)} ${each.count} ${decimalText(each.weightedPercent, words.language)}%`,
  );
  return [
    line(
      words,
      pillarsTitle(words.fourPillars, document, words),
      `${fourPillars.text}${pause}${words.dayMaster} ${dayMaster.name}`,
    ),
    ...(['year', 'month', 'day', 'hour'] as const).map((kind) =>
      line(words, words.pillars[kind], pillarText(fourPillars[kind], words)),
    ),
    (['conception', 'fetalBreath', 'lifePalacePillar', 'bodyPalacePillar'] as const)
      .map((kind) => line(words, words.pillarsBeside[kind], nameOf(fourPillars[kind])))
      .join(pause),
    line(words, words.elements, elements.join(comma)),
    line(
      words,
      words.luck,
      [
        [nameOf(direction), ...(number ? [number] : []), ...(start ? [start + startsOn] : [])].join(pause),
        luck.join(comma),
      ].join(words.semicolon),
    ),
  ];
}

/** The time from birth to the first luck pillar, without zero parts: 5 y 6 d, 1년 8개월. */
function luckStartText(
  after: Readonly<Record<'years' | 'months' | 'days', number>>,
  { luckStart, luckStartAtOnce, luckUnits, duration }: LineWords,
): string {
  const spans = (['years', 'months', 'days'] as const).map((unit, at) => [after[unit], luckUnits[at]!] as const);
  const shown = spans.filter(([count]) => count > 0).map(([count, unit]) => `${count}${unit}`);
  return shown.length === 0 ? luckStartAtOnce : fill(luckStart, { after: shown.join(duration.between) });
}

function pillarText(
  { stem, branch, nayin, growthPhase, voidBranches, ...pillar }: PillarDocument,
  words: LineWords,
): string {
  const { nameOf, spelledNameOf, comma, semicolon } = words;
  const hidden = branch.hiddenStems.map((each) => `${spelledNameOf(each)} ${nameOf(each.tenGod)}`);
  return [
    `${pillar.name} ${nameOf(stem.tenGod)}`,
    `${words.hides} ${hidden.join(comma)}`,
    nameOf(nayin),
    spelledNameOf(growthPhase),
    `${words.voidBranches} ${voidBranches.map(spelledNameOf).join(comma)}`,
  ].join(semicolon);
}

function palaceLine(
  palace: PalaceDocument,
  words: LineWords,
  { hasGeneralRing }: { readonly hasGeneralRing: boolean },
): string {
  const { nameOf, comma, semicolon } = words;
  const { stem, branch, decade, spirits, borrowedStars, minorStars, adjectiveStars } = palace;
  const ofRings = [spirits.doctor, ...(hasGeneralRing ? [spirits.general] : []), spirits.year].map(nameOf).join(comma);
  const name = palace.isBodyPalace ? nameOf(palace) + inBrackets(words.bodyPalace, words) : nameOf(palace);
  const pair = [stem, branch].map(nameOf).join(words.joins.pair);
  const starsText = (stars: readonly StarDocument[]) => stars.map((star) => starText(star, words)).join(comma);
  const majors =
    borrowedStars.length > 0
      ? inBrackets(borrowedStars.map(nameOf).join(comma), words).trim()
      : starsText(palace.majorStars);
  const stars = [majors, starsText(minorStars), starsText(adjectiveStars)].map((group) => group || '–');
  return line(
    words,
    `${name} ${pair} ${decade.fromAge}–${decade.toAge}`,
    [...stars, ofRings, nameOf(spirits.growth)].join(semicolon),
  );
}

/** 太阳[得、化禄], Tai Yang[Advantaged, Hua Lu]. */
function starText(star: StarDocument, { nameOf, comma }: LineWords): string {
  const marks = [star.brightness, star.transformation].filter((mark) => mark !== undefined).map(nameOf);
  return marks.length === 0 ? nameOf(star) : `${nameOf(star)}[${marks.join(comma)}]`;
}

/** -865 → −14 min 25 s, −14분 25초, without zero parts. */
function durationText(seconds: number, { duration: { units, minus, between } }: LineWords): string {
  const size = Math.abs(seconds);
  const parts = [
    [Math.floor(size / 3600), units[0]],
    [Math.floor((size % 3600) / 60), units[1]],
    [size % 60, units[2]],
  ] as const;
  const shown = parts.filter(([value]) => value > 0).map(([value, unit]) => `${value}${unit}`);
  return `${seconds < 0 ? minus : '+'}${shown.join(between)}`;
}
