// How is a chart told? Ids and numbers become the JSON document that the API promises (chart-document.ts), in one language.

import { type Boundaries, boundariesOf } from './boundaries.ts';
import { MS_PER_HOUR } from './calendar/birth-moment.ts';
import type { LunarDate } from './calendar/lunar-calendar.ts';
import { instantOfTerm } from './calendar/solar-year.ts';
import type { Chart, ChartAt } from './cast-chart.ts';
import type {
  AlternativeDocument,
  BirthDocument,
  ChartDocument,
  FiveElementsDocument,
  FourPillarsDocument,
  Label,
  Language,
  LuckPillarsDocument,
  LunarDateDocument,
  MainStarDocument,
  PalaceDocument,
  PillarDocument,
  PlaceDocument,
  StarDocument,
  WarningDocument,
  ZiweiDocument,
} from './chart-document.ts';
import { type Branch, branch, elementOfBranch } from './cycle/branch.ts';
import { ELEMENT_IDS } from './cycle/element.ts';
import { mod } from './cycle/modulo.ts';
import { nayinOf } from './cycle/nayin.ts';
import { branchOfPair, pairOf, sexagenary } from './cycle/sexagenary.ts';
import { elementOfStem, polarityOfStem, type Stem } from './cycle/stem.ts';
import { type Doubt, doubtsOf } from './doubts.ts';
import { LABELS, type Labels } from './labels.ts';
import { percentages, WEIGHTING_METHOD } from './pillars/five-elements.ts';
import type { FourPillars } from './pillars/four-pillars.ts';
import { LUCK_PILLARS, luckPillarStart } from './pillars/luck.ts';
import type { Pillar } from './pillars/pillar.ts';
import { clockOfInstant } from './time/clock.ts';
import { zoneNamed } from './time/zone-history.ts';
import type { MainStar } from './ziwei/main-star.ts';
import { PALACE_IDS, roleOf } from './ziwei/palaces.ts';
import { YEAR_IDS } from './ziwei/rings.ts';
import type { Star } from './ziwei/star.ts';
import { TRANSFORMATION_IDS } from './ziwei/transformations.ts';
import type { ZiweiChart, ZiweiPalace } from './ziwei/ziwei-chart.ts';

/** What the document needs besides the chart. */
export interface Telling {
  readonly language: Language;
  /** The birthplace with its names; without one, longitude and zone stand alone. */
  readonly place?: PlaceDocument;
}

/**
 * Tells a chart as the JSON document that the API promises, without the service's own `input` and `meta`.
 * @example describeChart(castChart(birth), { language: 'en' }).fourPillars.text // 'Geng-Wu Gui-Wei Ji-Chou Wu-Chen'
 */
export function describeChart(chart: Chart, { language, place }: Telling): ChartDocument {
  const labels = LABELS[language];
  const boundaries = boundariesOf(chart);
  const { pillars, ziwei, conventions } = chart;
  return {
    birth: birthDocument(chart, boundaries, labels, place ?? placeOf(chart)),
    mainStar: mainStarDocument(ziwei, labels),
    palaces: PALACES_AS_DRAWN.map((b) => palaceDocument(ziwei, ziwei.palaces[b]!, chart, labels)),
    ziwei: ziweiDocument(ziwei, labels),
    fourPillars: fourPillarsDocument(pillars, labels),
    dayMaster: {
      ...labels.stems[pillars.dayMaster]!,
      element: labels.elements[elementOfStem(pillars.dayMaster)]!,
      polarity: labels.polarities[polarityOfStem(pillars.dayMaster)]!,
    },
    fiveElements: fiveElementsDocument(pillars, labels),
    luckPillars: luckPillarsDocument(chart, labels),
    conventions: {
      dayBoundary: conventions.dayBoundary,
      yearBoundary: conventions.yearBoundary,
      leapMonthRule: conventions.leapMonthRule,
      school: conventions.school.id,
      timeBasis: 'trueSolar',
    },
    warnings: doubtsOf(chart, boundaries).map((doubt) => warningDocument(doubt, labels)),
  };
}

/** The drawing begins with 寅 and ends with 丑. */
const PALACES_AS_DRAWN: readonly Branch[] = Array.from({ length: 12 }, (_, n) => branch(n + 2));

const placeOf = ({ birth: { place } }: Chart): PlaceDocument => ({
  longitude: place.longitude,
  timeZone: place.timeZone,
});

function birthDocument(chart: Chart, boundaries: Boundaries, labels: Labels, place: PlaceDocument): BirthDocument {
  const { clock, sun, moment, ziwei } = chart;
  const shown = secondOfSun(moment.solarTime);
  const totalSeconds = Math.round((shown - clock.clock) / 1000);
  const daylightSavingSeconds = -clock.daylightSavingSeconds + 0;
  const longitudeSeconds = Math.round(sun.longitudeSeconds - (clock.offsetSeconds - clock.daylightSavingSeconds));
  return {
    place,
    clockTime: localText(clock.clock),
    utcOffsetSeconds: clock.offsetSeconds,
    utc: utcText(moment.instant),
    trueSolarTime: localText(shown),
    correction: {
      totalSeconds,
      daylightSavingSeconds,
      longitudeSeconds,
      equationOfTimeSeconds: totalSeconds - daylightSavingSeconds - longitudeSeconds,
    },
    doubleHour: {
      ...labels.branches[moment.hour]!,
      from: hourText(2 * moment.hour - 1),
      to: hourText(2 * moment.hour + 1),
    },
    lunarDate: lunarDateDocument(moment.lunarDate, labels),
    zodiac: labels.animals[branchOfPair(ziwei.year)]!,
    solarTerm: { ...labels.solarTerms[mod(moment.term, 24)]!, at: utcText(instantOfTerm(moment.term)) },
    nearestBoundary: {
      kind: boundaries.nearest.kind,
      secondsAway: Math.round(boundaries.nearest.secondsAway) + 0,
      other: boundaries.nearest.other,
    },
    sameChart: { from: clockText(chart, boundaries.before.instant), to: clockText(chart, boundaries.after.instant) },
  };
}

/** The nearest whole second, but never one that belongs to the next double hour. */
function secondOfSun(solarTime: number): number {
  const nearest = Math.round(solarTime / 1000) * 1000;
  return nearest % MS_PER_HOUR === 0 ? Math.floor(solarTime / 1000) * 1000 : nearest;
}

/** The first whole second on the clock of the birthplace at or after an instant. */
function clockText({ birth: { place } }: Chart, at: Boundaries['before']['instant']): string {
  const { clock } = clockOfInstant(at, zoneNamed(place.timeZone)!, place.longitude);
  return localText(Math.ceil(clock / 1000) * 1000);
}

const localText = (ms: number): string => new Date(ms).toISOString().slice(0, 19);
/** Fractions of a second are dropped, so that a term is never told later than the birth that follows it. */
const utcText = (ms: number): string => `${localText(Math.floor(ms / 1000) * 1000)}Z`;
const hourText = (hour: number): string => `${String(mod(hour, 24)).padStart(2, '0')}:00`;

function lunarDateDocument({ year, month, day, leapMonth }: LunarDate, { words }: Labels): LunarDateDocument {
  const { lunar } = words;
  const text = fill(lunar.date, {
    year: Array.from(String(year), (digit) => lunar.digits[Number(digit)]!).join(''),
    leap: leapMonth ? lunar.leap : '',
    month: lunar.months[month - 1]!,
    day: lunar.days[day - 1]!,
  });
  return { year, month, day, leapMonth, text };
}

function starDocument(star: Star, labels: Labels): StarDocument {
  const label = labels.stars[star.id]!;
  if (star.brightness === undefined && star.transformation === undefined) return label;
  return {
    ...label,
    ...(star.brightness === undefined ? {} : { brightness: labels.brightness[star.brightness]! }),
    ...(star.transformation === undefined ? {} : { transformation: labels.transformations[star.transformation]! }),
  };
}

function mainStarDocument(ziwei: ZiweiChart, labels: Labels): MainStarDocument {
  const { mainStar, palaces, life } = ziwei;
  const { rarity, borrowed } = mainStar;
  const stars = palaces[borrowed ? branch(life + 6) : life]!.majorStars;
  return {
    ...mainStarLabel(mainStar, labels),
    palace: 'life',
    borrowed,
    stars: stars.map((star) => starDocument(star, labels)),
    rarity: {
      tier: labels.rarityTiers[rarity.tier]!,
      percent: rarity.percent,
      oneIn: rarity.oneIn,
      rarerThanPercent: rarity.rarerThanPercent,
      basis: labels.words.rarityBasis,
    },
  };
}

/** One star by its full name; a pair by the short ones. */
function mainStarLabel({ id, borrowed }: MainStar, { stars, words }: Labels): Label {
  const labels = id
    .replace('empty>', '')
    .split('+')
    .map((star) => stars[star]!);
  const name =
    labels.length === 1 ? labels[0]!.name : labels.map((star) => shortName(star.name)).join(words.joins.stars);
  return {
    id,
    name: borrowed ? fill(words.borrowed, { stars: name }) : name,
    hanzi: labels.map((star) => star.hanzi).join(''),
  };
}

/** A name without its gloss: `Lian Zhen (Chaste Virtue)` → `Lian Zhen`. */
const shortName = (name: string): string => name.replace(/ \(.*$/, '');

function palaceDocument(
  ziwei: ZiweiChart,
  palace: ZiweiPalace,
  { conventions }: ChartAt,
  labels: Labels,
): PalaceDocument {
  const { role } = palace;
  const stars = (list: readonly Star[]) => list.map((star) => starDocument(star, labels));
  const opposite = ziwei.palaces[branch(palace.branch + 6)]!;
  const yearSpirit =
    palace.yearSpirit === SEVENTH ? conventions.school.seventhYearSpirit : YEAR_IDS[palace.yearSpirit]!;
  return {
    ...labels.palaces[role]!,
    order: role,
    stem: labels.stems[palace.stem]!,
    branch: labels.branches[palace.branch]!,
    isBodyPalace: palace.branch === ziwei.body,
    isOriginPalace: palace.branch === ziwei.origin,
    majorStars: stars(palace.majorStars),
    minorStars: stars(palace.minorStars),
    adjectiveStars: stars(palace.adjectiveStars),
    borrowedStars: palace.majorStars.length === 0 ? stars(opposite.majorStars) : [],
    spirits: {
      growth: labels.growthPhases[palace.growth]!,
      doctor: labels.doctorSpirits[palace.doctor]!,
      general: labels.generalSpirits[palace.general]!,
      year: labels.yearSpirits[yearSpirit]!,
    },
    decade: { fromAge: palace.decadeFromAge, toAge: palace.decadeFromAge + 9 },
    smallLimitAges: Array.from({ length: 10 }, (_, n) => palace.smallLimitFromAge + 12 * n),
    opposite: PALACE_IDS[mod(role + 6, 12)]!,
    trines: [PALACE_IDS[mod(role + 4, 12)]!, PALACE_IDS[mod(role + 8, 12)]!],
  };
}

const SEVENTH = 6;

function ziweiDocument(ziwei: ZiweiChart, labels: Labels): ZiweiDocument {
  const palaceIdAt = (b: Branch) => PALACE_IDS[roleOf(ziwei.life, b)]!;
  const yang = ziwei.forward === ziwei.male;
  return {
    bureau: labels.bureaus[ziwei.bureau - 2]!,
    yearPillar: labels.pairs[ziwei.year]!,
    lifePalaceBranch: labels.branches[ziwei.life]!,
    bodyPalaceBranch: labels.branches[ziwei.body]!,
    lifeRuler: labels.stars[ziwei.lifeRuler]!,
    bodyRuler: labels.stars[ziwei.bodyRuler]!,
    originPalace: palaceIdAt(ziwei.origin),
    yinYangGender:
      labels.yinYangGenders[yang ? (ziwei.male ? 'yangMale' : 'yangFemale') : ziwei.male ? 'yinMale' : 'yinFemale']!,
    transformations: ziwei.transformed.map(({ star, palace }, kind) => ({
      ...labels.transformations[TRANSFORMATION_IDS[kind]!]!,
      star,
      palace: palaceIdAt(palace),
    })),
  };
}

function pillarDocument(pillar: Pillar, labels: Labels): PillarDocument {
  return {
    ...labels.pairs[pillar.pair]!,
    stem: {
      ...labels.stems[pillar.stem]!,
      ...stemNature(pillar.stem, labels),
      tenGod: labels.tenGods[pillar.tenGod]!,
    },
    branch: {
      ...labels.branches[pillar.branch]!,
      animal: labels.animals[pillar.branch]!,
      element: labels.elements[elementOfBranch(pillar.branch)]!,
      hiddenStems: pillar.hiddenStems.map(({ stem, tenGod, role, weight }) => ({
        ...labels.stems[stem]!,
        element: labels.elements[elementOfStem(stem)]!,
        tenGod: labels.tenGods[tenGod]!,
        role,
        weight,
      })),
    },
    naYin: labels.nayin[nayinOf(pillar.pair)]!,
    growthPhase: labels.growthPhases[pillar.growthPhase]!,
    selfPhase: labels.growthPhases[pillar.selfPhase]!,
    voidBranches: pillar.voidBranches.map((b) => labels.branches[b]!),
  };
}

const stemNature = (stem: Stem, labels: Labels) => ({
  element: labels.elements[elementOfStem(stem)]!,
  polarity: labels.polarities[polarityOfStem(stem)]!,
});

const fourNames = ({ year, month, day, hour }: FourPillars, nameOf: (label: Label) => string, labels: Labels): string =>
  [year, month, day, hour].map((pillar) => nameOf(labels.pairs[pillar.pair]!)).join(labels.words.joins.pairs);

function fourPillarsDocument(pillars: FourPillars, labels: Labels): FourPillarsDocument {
  return {
    hanzi: fourNames(pillars, (label) => label.hanzi, labels),
    text: fourNames(pillars, (label) => label.name, labels),
    year: pillarDocument(pillars.year, labels),
    month: pillarDocument(pillars.month, labels),
    day: pillarDocument(pillars.day, labels),
    hour: pillarDocument(pillars.hour, labels),
    conception: labels.pairs[pillars.conception]!,
    fetalBreath: labels.pairs[pillars.fetalBreath]!,
    lifePalace: labels.pairs[pillars.lifePalace]!,
    bodyPalace: labels.pairs[pillars.bodyPalace]!,
  };
}

const CHARACTERS = 8;

function fiveElementsDocument({ elements: { counts, points } }: FourPillars, labels: Labels): FiveElementsDocument {
  const weighted = percentages(points);
  return {
    elements: labels.elements.map((label, e) => ({
      ...label,
      count: counts[e]!,
      percent: (counts[e]! / CHARACTERS) * 100,
      weightedPercent: weighted[e]!,
    })),
    missing: ELEMENT_IDS.filter((_, e) => counts[e] === 0),
    method: WEIGHTING_METHOD,
  };
}

function luckPillarsDocument({ pillars, clock }: Chart, labels: Labels): LuckPillarsDocument {
  const { forward, startsAfter } = pillars.luck;
  const born = new Date(clock.clock);
  const startOf = (n: number): number => luckPillarStart(born, startsAfter, n);
  const firstAge = new Date(startOf(0)).getUTCFullYear() - born.getUTCFullYear() + 1;
  return {
    direction: labels.directions[forward ? 'forward' : 'backward']!,
    startsAfter,
    startsAt: localText(startOf(0)),
    pillars: Array.from({ length: LUCK_PILLARS }, (_, n) => ({
      ...labels.pairs[sexagenary(pillars.month.pair + (forward ? n + 1 : -n - 1))]!,
      fromAge: firstAge + 10 * n,
      toAge: firstAge + 10 * n + 9,
      startsAt: localText(startOf(n)),
    })),
  };
}

function warningDocument({ code, values, alternative }: Doubt, labels: Labels): WarningDocument {
  const detail = fill(labels.words.warnings[code], { ...values, ...inWords(values, labels) });
  return alternative === undefined
    ? { code, detail }
    : { code, detail, alternative: alternativeDocument(alternative, labels) };
}

/** What a doubt names by id, by its name. */
function inWords({ other, taken }: Doubt['values'], labels: Labels): Record<string, string> {
  const named = [...labels.branches, ...labels.solarTerms].find((label) => label.id === other);
  return {
    ...(named === undefined ? {} : { other: named.name }),
    ...(taken === 'earlier' || taken === 'later' ? { taken: labels.words.which[taken] } : {}),
  };
}

function alternativeDocument(
  { chart, request }: NonNullable<Doubt['alternative']>,
  labels: Labels,
): AlternativeDocument {
  const { ziwei, pillars, moment } = chart;
  return {
    ...(request === undefined ? {} : { request }),
    fourPillars: fourNames(pillars, (label) => label.hanzi, labels),
    lifePalace: labels.pairs[pairOf(ziwei.palaces[ziwei.life]!.stem, ziwei.life)]!,
    bureau: labels.bureaus[ziwei.bureau - 2]!,
    mainStar: mainStarLabel(ziwei.mainStar, labels),
    lunarDate: lunarDateDocument(moment.lunarDate, labels),
  };
}

/** Puts values into the `{places}` of a sentence. */
const fill = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
