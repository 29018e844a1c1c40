// Benchmark of searches for births: two hundred years at a birthplace, by known facts of random charts: the first search of a process, and later ones. `npm run
// bench:births` prints the table of docs/performance.md; an optional number sets the charts.

import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type BirthsFound, type Chart, castChart, type KnownBirth, type Sexagenary } from 'beichen';
import { type BirthsOptions, birthsInTurns } from 'beichen/births';
import { BRANCH_IDS, PALACE_IDS, STEM_IDS } from 'beichen/glossary';
import { branchOfPair, stemOf } from 'beichen/internal';
import { patternsOf } from 'beichen/patterns';
import { variedBirths } from '#prove/births/varied-births';
import { tableText, whole } from '#prove/prove/table';
import { spreadOf } from './measure/side-by-side.ts';
import { short } from './measure/spread-text.ts';

const SEED = 20261122;
const COLD_TIMES = 5;

const pillar = (pair: Sexagenary) => ({ stem: STEM_IDS[stemOf(pair)]!, branch: BRANCH_IDS[branchOfPair(pair)]! });
const starsOf = ({ ziwei }: Chart) =>
  ziwei.palaces.flatMap(({ branch, order: role, minorStars }) =>
    minorStars.map(({ id }) => ({ star: id, branch: BRANCH_IDS[branch]!, palace: PALACE_IDS[role]! })),
  );

/** Kinds of known facts of a chart. */
const KINDS: Readonly<Record<string, (chart: Chart) => KnownBirth>> = {
  'four pillars': ({ pillars: { year, month, day, hour } }) => ({
    yearPillar: pillar(year.pair),
    monthPillar: pillar(month.pair),
    dayPillar: pillar(day.pair),
    hourPillar: pillar(hour.pair),
  }),
  'the pillar of the day, the branch of the month': ({ pillars: { month, day } }) => ({
    monthPillar: { branch: pillar(month.pair).branch },
    dayPillar: pillar(day.pair),
  }),
  'lunar month, lunar day, double hour': ({ moment: { lunarDate, hour } }) => ({
    lunarMonth: lunarDate.month,
    lunarDay: lunarDate.day,
    doubleHour: BRANCH_IDS[hour]!,
  }),
  'main star, the star with 化忌': ({ ziwei }) => ({ mainStar: ziwei.mainStar.id, ji: ziwei.transformations[3]!.star }),
  'four minor stars in branches': (chart) => ({
    stars: starsOf(chart)
      .slice(0, 4)
      .map(({ star, branch }) => ({ star, branch })),
  }),
  'a minor star in a palace': (chart) => ({
    stars: starsOf(chart)
      .slice(0, 1)
      .map(({ star, palace }) => ({ star, palace })),
  }),
  'a pattern': (chart) => ({
    patterns: patternsOf(chart)
      .slice(0, 1)
      .map(({ id }) => ({ id })),
  }),
};

const charts = (count: number): readonly Chart[] =>
  variedBirths(count, SEED)
    .map((birth) => castChart(birth))
    .filter((chart) => patternsOf(chart).length > 0);

interface Search {
  readonly found: BirthsFound;
  readonly ms: number;
  readonly longestTurnMs: number;
}

/** A search of 1900 to 2099: its processor time, and its longest turn in real time. */
function search(chart: Chart, known: KnownBirth, options: BirthsOptions): Search {
  const start = process.cpuUsage();
  const turns = birthsInTurns(known, { place: chart.birth.place, ...options });
  let longestTurnMs = 0;
  for (;;) {
    const begun = performance.now();
    const turn = turns.next();
    longestTurnMs = Math.max(longestTurnMs, performance.now() - begun);
    if (!turn.done) continue;
    const { user, system } = process.cpuUsage(start);
    return { found: turn.value, ms: (user + system) / 1000, longestTurnMs };
  }
}

const [cold, count] = process.argv[2] === 'cold' ? [process.argv[3]!, 0] : [undefined, Number(process.argv[2] ?? 300)];
if (cold === undefined) printAll();
else {
  const [chart] = charts(1);
  console.log(search(chart!, KINDS[cold]!(chart!), {}).ms);
}

/** Time of the first search in a new process. */
function coldMs(kind: string): number {
  const times = Array.from({ length: COLD_TIMES }, () =>
    Number(execFileSync(process.execPath, [fileURLToPath(import.meta.url), 'cold', kind])),
  );
  return spreadOf(times).median;
}

function printAll(): void {
  const requested = charts(count);
  const rows = Object.entries(KINDS).map(([kind, knownOf]) => {
    const all = (options: (first: BirthsFound) => BirthsOptions, first?: readonly Search[]) =>
      requested.map((chart, n) =>
        search(chart, knownOf(chart), first === undefined ? options({} as never) : options(first[n]!.found)),
      );
    all(() => ({})); // warms the compiler and fills the cache of patterns
    const pages = all(() => ({}));
    const counts = all(() => ({ limit: 1 }));
    const next = all(({ next: after }) => ({ after }), pages);
    return [
      kind,
      whole(spreadOf(pages.map(({ found }) => found.count)).median),
      short(coldMs(kind)),
      ...[counts, pages].flatMap((searches) => [p(0.5, searches), p(0.99, searches)]),
      p(0.5, next),
      short(Math.max(...pages.map(({ longestTurnMs }) => longestTurnMs))),
    ];
  });
  console.log(`Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}; ${requested.length} charts.`);
  console.log(
    tableText({
      title: 'Births that fit, 1900 to 2099, milliseconds',
      head: [
        'what is known',
        'births',
        'cold',
        'count, p50',
        'p99',
        'page of 50, p50',
        'p99',
        'next page',
        'longest turn',
      ],
      rows,
    }),
  );
}

function p(share: number, searches: readonly Search[]): string {
  const sorted = searches.map(({ ms }) => ms).sort((a, b) => a - b);
  return short(sorted[Math.ceil(share * sorted.length) - 1]!);
}
