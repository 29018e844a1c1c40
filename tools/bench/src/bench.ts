// Benchmark of the engine, compared with other programs, and the size of its documents. `npm run bench` prints the tables of docs/performance.md; an optional
// number sets the rounds.

import { cpus } from 'node:os';
import {
  type Chart,
  castChart,
  castDay,
  castTransits,
  chartVariants,
  describeChart,
  documentWriter,
  drawSvg,
  drawText,
  instant,
  LANGUAGES,
  type Transits,
  trueSolarTime,
} from 'beichen';
import { gregorianDateOf, lunarDateOf, newMoonsOfYear, pillarsAt, solarTermsOfYear } from 'beichen/almanac';
import { daysOf } from 'beichen/days';
import { CHART, ChartFacts, partDescriber, partWriter } from 'beichen/document';
import { flightsOf, selfTransformationsOf } from 'beichen/flights';
import { PILLAR_IDS } from 'beichen/glossary';
import {
  almanacMonthOf,
  boneWeight,
  CHART_ALL,
  DAY,
  DayFacts,
  dayMansion,
  dayOfficer,
  FULL_CHART,
  monthCommand,
  monthPattern,
  natalRelations,
  natalStarsOn,
  rootsOf,
  selectPart,
  shownIn,
  starKeysOf,
  structuresOf,
  supportOf,
  TRANSITS,
  TransitFacts,
} from 'beichen/internal';
import { pairOf, type TwoPeople } from 'beichen/pair';
import { patternsOf } from 'beichen/patterns';
import { fortelBoard, fortelConfig, iztroChart } from '#prove/adapters';
import { dateOf, gregorianOf, MS_PER_DAY } from '#prove/births/civil-day';
import { boundaryBirths, variedBirths } from '#prove/births/varied-births';
import { tymeEightChar } from '#prove/facts/tyme4ts';
import { type Table, tableText, whole } from '#prove/prove/table';
import { largestDocuments } from './measure/document-size.ts';
import { bytesOfCall } from './measure/garbage.ts';
import { type Contestant, ratioOf, sideBySide, spreadOf, type Timing } from './measure/side-by-side.ts';
import { spreadText } from './measure/spread-text.ts';

const ROUNDS = Number(process.argv[2] ?? 60);
const SEED = 20261120;

const births = variedBirths(2000, SEED);
const at = <T>(items: readonly T[], i: number): T => items[i % items.length]!;

// Arguments of the other programs are computed in advance. No chart is stored meanwhile: V8 would learn that charts live long, and allocate them in old space
// for the rest of the run.
const requested = births.map((birth) => {
  const { moment, trueSolarTime: sun } = castChart(birth);
  const sundial = { civilDay: Number(moment.day), hour: Number(moment.hour), gender: birth.gender };
  return {
    sundial,
    fortel: fortelConfig(sundial),
    clock: Math.floor(sun.solarTime / 1000) * 1000,
    date: gregorianOf(moment.day),
    lunarDate: { ...moment.lunarDate },
    instant: moment.instant,
  };
});

const CAST: Contestant = {
  name: 'beichen: Zi Wei and Four Pillars, from clock time and place',
  run: (i) => castChart(at(births, i)),
};

const FASTEST_PEER: readonly Contestant[] = [
  CAST,
  { name: 'fortel-ziweidoushu: Zi Wei board, its lunar date given', run: (i) => fortelBoard(at(requested, i).fortel) },
  { name: 'fortel-ziweidoushu: the same from a date', run: (i) => fortelBoard(fortelConfig(at(requested, i).sundial)) },
];

const OTHER_PEERS: readonly Contestant[] = [
  CAST,
  {
    name: 'tyme4ts: eight characters',
    run: (i) => tymeEightChar({ clock: at(requested, i).clock, dayBoundary: 'zi' }).getName(),
  },
  {
    name: 'iztro: Zi Wei chart',
    run: (i) => iztroChart(at(requested, i).sundial),
  },
];

const ALMANAC: readonly Contestant[] = [
  { name: 'lunar date of a day', run: (i) => lunarDateOf(at(requested, i).date) },
  { name: 'day of a lunar date', run: (i) => gregorianDateOf(at(requested, i).lunarDate) },
  { name: 'true solar time of an instant and place', run: (i) => trueSolarTime(at(requested, i).instant, 116.4) },
  { name: 'four pillars of an instant and place', run: (i) => pillarsAt(at(requested, i).instant, 116.4) },
  { name: 'the 24 solar terms of a year', run: (i) => solarTermsOfYear(at(requested, i).date.year) },
  { name: 'the new moons of a year', run: (i) => newMoonsOfYear(at(requested, i).date.year) },
];

/** The code derives from the tables of the engine alone. */
const compileFunction = (parameters: readonly string[], code: string) =>
  new Function(...parameters, code) as (...values: readonly never[]) => unknown;

/** Writer options of the service. */
const WRITER_OPTIONS = { compileFunction, memory: (length: number) => Buffer.allocUnsafe(length) };

/** Documents of a chart. Measured last, since a hundred charts stay in memory from then on. */
function documentSteps(): readonly Contestant[] {
  const charts = births.slice(0, 100).map((birth) => castChart(birth));
  const documents = charts.map((chart) => describeChart(chart, { language: 'en' }));
  const texts = documents.map((document) => JSON.stringify(document));
  const write = documentWriter('en');
  return [
    { name: 'from chart to bytes: documentWriter', run: (i) => write(at(charts, i)) },
    {
      name: 'from chart to bytes: describeChart, JSON.stringify, UTF-8',
      run: (i) => Buffer.from(JSON.stringify(describeChart(at(charts, i), { language: 'en' }))),
    },
    { name: 'describeChart alone', run: (i) => describeChart(at(charts, i), { language: 'en' }) },
    { name: 'JSON.stringify alone', run: (i) => JSON.stringify(at(documents, i)) },
    { name: 'UTF-8 alone', run: (i) => Buffer.from(at(texts, i)) },
  ];
}

/** A moment of a chart, compared with the chart itself and with iztro. Measured last, since it stores charts. */
function momentSteps(): readonly Contestant[] {
  const charts = births.slice(0, 100).map((birth) => castChart(birth));
  const theirs = requested.slice(0, 100).map(({ sundial }) => iztroChart(sundial));
  const moments = charts.map(({ moment }, i) => instant(moment.instant + (i + 1) * 250 * MS_PER_DAY));
  const dates = moments.map((moment) => dateOf(Math.floor(moment / MS_PER_DAY)));
  const lastDates = moments.map((moment) => dateOf(Math.floor(moment / MS_PER_DAY) + 399));
  return [
    { name: 'castChart', run: (i) => castChart(at(births, i % 100)) },
    {
      name: 'castTransits, and every level of both systems',
      run: (i) => allLevels(castTransits(at(charts, i), at(moments, i))),
    },
    {
      name: 'daysOf: 400 days with a filter',
      run: (i) => daysOf(at(charts, i), { from: at(dates, i), to: at(lastDates, i) }, { with: ['sixCombine:day'] }),
    },
    { name: 'castTransits, and the year alone', run: (i) => castTransits(at(charts, i), at(moments, i)).ziwei.year },
    {
      name: 'iztro: the horoscope of a chart that is there',
      run: (i) => at(theirs, i).horoscope(at(dates, i), i % 12),
    },
  ];
}

/** Two people beside a chart: from existing charts, with every fact, and from births. Measured late, since it stores charts. */
function pairSteps(): readonly Contestant[] {
  const charts = births.slice(0, 100).map((birth) => castChart(birth));
  const other = (i: number) => i * 7 + 1;
  return [
    { name: 'castChart', run: (i) => castChart(at(births, i % 100)) },
    { name: 'pairOf two charts', run: (i) => pairOf(at(charts, i), at(charts, other(i))) },
    {
      name: 'pairOf two charts, and every list that is found on request',
      run: (i) => allFacts(pairOf(at(charts, i), at(charts, other(i)))),
    },
    { name: 'pairOf two births', run: (i) => pairOf(at(births, i % 100), at(births, other(i) % 100)) },
  ];
}

const allFacts = ({
  ziwei: { otherInOne, oneInOther },
  fourPillars: { otherSeenByOne, oneSeenByOther },
}: TwoPeople) => [
  ...[otherInOne, oneInOther].map((board) => [board?.flights, board?.yearStars]),
  ...[otherSeenByOne, oneSeenByOther].map(({ tenGods, stars, void: voids, phases }) => [tenGods, stars, voids, phases]),
];

/** Functions of a chart beside casting. Measured last, since they store charts. */
function ziweiDepthSteps(): readonly Contestant[] {
  const charts = births.slice(0, 100).map((birth) => castChart(birth));
  return [
    { name: 'castChart', run: (i) => castChart(at(births, i % 100)) },
    { name: 'patternsOf: 114 patterns with evidence and rarity', run: (i) => patternsOf(at(charts, i)) },
    { name: 'flightsOf: 48 flights', run: (i) => flightsOf(at(charts, i)) },
    { name: 'selfTransformationsOf', run: (i) => selfTransformationsOf(at(charts, i)) },
    { name: 'chartVariants: a birth under every other choice', run: (i) => chartVariants(at(charts, i)) },
  ];
}

/** A birth without its hour beside one chart: its twelve to fourteen charts, and the facts that they share. Measured last, since it stores charts. */
function daySteps(): readonly Contestant[] {
  const days = births.slice(0, 100).map(({ hour: _hour, minute: _minute, ...born }) => born);
  const cast = days.map((born) => castDay(born));
  const write = partWriter(DAY, 'en');
  return [
    { name: 'castChart', run: (i) => castChart(at(births, i % 100)) },
    { name: 'castDay: every chart of a birth without an hour', run: (i) => castDay(at(days, i)) },
    { name: 'from the charts of a day to bytes, with what they share', run: (i) => write(new DayFacts(at(cast, i))) },
  ];
}

/** A birth to its document as bytes in each language, English first. Each has its own writer, so that none uses cached texts of the others. */
const documentIn = (): readonly Contestant[] =>
  LANGUAGES.map((language) => {
    const write = documentWriter(language, WRITER_OPTIONS);
    return { name: `castChart, and its document as bytes: ${language}`, run: (i) => write(castChart(at(births, i))) };
  });

/** All members, in each language. Measured last, since it stores charts. */
function everythingIn(): readonly Contestant[] {
  const charts = births.slice(0, 100).map((birth) => castChart(birth));
  const everything = selectPart(FULL_CHART, CHART_ALL);
  return LANGUAGES.map((language) => {
    const write = partWriter(everything, language, WRITER_OPTIONS);
    return {
      name: `all that can be asked for, as bytes: ${language}`,
      run: (i) => write(new ChartFacts(at(charts, i))),
    };
  });
}

/** Drawings and texts in each language. Measured last, since they store documents. */
function drawings(draw: typeof drawSvg | typeof drawText, title: string): readonly Contestant[] {
  return LANGUAGES.map((language) => {
    const documents = births.slice(0, 100).map((birth) => describeChart(castChart(birth), { language }));
    return { name: `${title}: ${language}`, run: (i) => draw(at(documents, i)) };
  });
}

/** The drawing of a chart, plain and with the flights of a palace. Measured last, since it stores documents. */
function drawingSteps(): readonly Contestant[] {
  const describeFlights = partDescriber(selectPart(FULL_CHART, 'flights,selfTransformations'), 'en');
  const documents = births.slice(0, 100).map((birth) => {
    const chart = castChart(birth);
    return { ...describeChart(chart, { language: 'en' }), ...describeFlights(new ChartFacts(chart)) };
  });
  return [
    { name: 'drawSvg', run: (i) => drawSvg(at(documents, i)) },
    { name: 'drawSvg, with the flights of a palace', run: (i) => drawSvg(at(documents, i), { flightsFrom: 'wealth' }) },
  ];
}

/** A chart and a moment of it from their first step to bytes, beside a chart alone. */
function momentDocumentSteps(): readonly Contestant[] {
  const few = births.slice(0, 100);
  const moments = few.map((birth, i) => instant(castChart(birth).moment.instant + (i + 1) * 250 * MS_PER_DAY));
  const [writeChart, writeTransits] = [
    documentWriter('en', WRITER_OPTIONS),
    partWriter(TRANSITS, 'en', WRITER_OPTIONS),
  ];
  return [
    { name: 'castChart, and its document as bytes', run: (i) => writeChart(castChart(at(few, i))) },
    {
      name: 'castChart, castTransits, and the document of the moment as bytes',
      run: (i) => writeTransits(new TransitFacts(castTransits(castChart(at(few, i)), at(moments, i)))),
    },
  ];
}

/** Members on request: as values, and as the bytes of a document. Measured last, since they store charts. */
function depthSteps(): readonly Contestant[] {
  const charts = births.slice(0, 100).map((birth) => castChart(birth));
  const write = partWriter(CHART, 'en');
  const writeAll = partWriter(selectPart(FULL_CHART, CHART_ALL), 'en');
  return [
    { name: 'castChart', run: (i) => castChart(at(births, i % 100)) },
    { name: 'stars and relations of the natal pillars', run: (i) => starsAndRelations(at(charts, i)) },
    {
      name: 'month command, roots, support, month pattern, structures, bone weight, almanac of the day',
      run: (i) => monthInDepth(at(charts, i)),
    },
    { name: 'from chart to bytes: the document as it is by default', run: (i) => write(new ChartFacts(at(charts, i))) },
    { name: 'from chart to bytes: all that can be asked for', run: (i) => writeAll(new ChartFacts(at(charts, i))) },
  ];
}

function starsAndRelations({ pillars, conventions }: Chart) {
  const keys = starKeysOf(pillars, conventions.pillarStars);
  return [PILLAR_IDS.map((pillar) => natalStarsOn(pillar, keys)), natalRelations(keys)];
}

const monthInDepth = ({ pillars, moment, conventions }: Chart) => [
  monthCommand(moment, conventions.monthCommandTable),
  PILLAR_IDS.map((pillar) => rootsOf(pillars[pillar].stem, pillars)),
  PILLAR_IDS.map((pillar) => pillars[pillar].hiddenStems.map(({ stem }) => shownIn(stem, pillars))),
  supportOf(pillars),
  monthPattern(pillars),
  structuresOf(pillars),
  boneWeight(moment),
  dayOfficer(moment.day, almanacMonthOf(moment.day)),
  dayMansion(moment.day),
];

const allLevels = ({ ziwei, pillars }: Transits) => [
  ziwei.decade,
  ziwei.smallLimit,
  ziwei.year,
  ziwei.month,
  ziwei.day,
  ziwei.hour,
  pillars,
];

console.log(
  `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}; ${ROUNDS} rounds of about 12 ms a row.`,
);
console.log('Medians, with the range of the middle 80 percent of the rounds.');

// The fastest peer has a run of its own, since it is slower beside programs that fill caches and heap.
for (const [title, contestants] of [
  ['Engine', FASTEST_PEER],
  ['Engine, beside slower ones', OTHER_PEERS],
] as const) {
  ratios(title, contestants, 'share of it that beichen takes');
}
times('Almanac', ALMANAC);
const memory = [...FASTEST_PEER, ...OTHER_PEERS.slice(1)].map(bytesOf);
const document = documentSteps();
ratios('Document', document);
ratios('Moment', momentSteps());
ratios('Two people', pairSteps());
ratios('Patterns and flights', ziweiDepthSteps());
ratios('A day', daySteps());
ratios('Drawing', drawingSteps());
ratios('Moment, to bytes', momentDocumentSteps());
ratios('Depth', depthSteps());
ratios('Languages: a chart', documentIn());
ratios('Languages: everything', everythingIn());
ratios('Languages: text', drawings(drawText, 'the text of a chart'));
ratios('Languages: drawing', drawings(drawSvg, 'the drawing of a chart'));
print({
  title: 'Memory',
  head: ['', 'bytes of the heap a call'],
  rows: [...memory, ...document.map(bytesOf)],
});
const many = [...variedBirths(75_000, SEED), ...boundaryBirths(25_000, SEED)];
print({
  title: `Size of ${whole(many.length)} documents, bytes`,
  head: ['language', 'median', 'largest', 'largest in gzip', 'largest in brotli', 'the largest one'],
  rows: LANGUAGES.map((language) => {
    const { median, largest, largestGzip, largestBrotli, birthOfLargest } = largestDocuments(many, language);
    return [language, ...[median, largest, largestGzip, largestBrotli].map(whole), birthOfLargest];
  }),
});

function print(table: Table): void {
  console.log(tableText(table));
}

function times(title: string, contestants: readonly Contestant[]): void {
  const rows = sideBySide(contestants, ROUNDS).map((timing) => [timing.name, timeOf(timing)]);
  print({ title, head: ['', 'a call, µs'], rows });
}

/** Times, and the ratio of the first to each. */
function ratios(title: string, contestants: readonly Contestant[], ofThis = 'the first takes, of this'): void {
  const timings = sideBySide(contestants, ROUNDS);
  print({
    title,
    head: ['', 'a call, µs', ofThis],
    rows: timings.map((timing) => [timing.name, timeOf(timing), spreadText(ratioOf(timings[0]!, timing))]),
  });
}

function bytesOf({ name, run }: Contestant): readonly string[] {
  return [name, whole(bytesOfCall(run))];
}

function timeOf(timing: Timing): string {
  return spreadText(spreadOf(timing.microseconds));
}
