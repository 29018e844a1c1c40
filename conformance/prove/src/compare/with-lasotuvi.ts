// Compares charts of the school of Vietnam with doanguyen/lasotuvi, a program in Python. It is not an npm package: run it from a checkout.
//
//     PYTHONPATH=/path/to/lasotuvi node conformance/prove/dist/compare/with-lasotuvi.js

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { castChartAt } from 'beichen';
import { BRANCH_HANZI, DOCTOR_SPIRIT_IDS, GROWTH_PHASE_IDS } from 'beichen/glossary';
import { PROGRAMS } from 'beichen/internal';
import { birthText, countedDay, inChina, randomBirths, type SundialBirth, sundialOf } from '../births/births.ts';
import { gregorianOf } from '../births/civil-day.ts';
import { type Comparison, compare, type NamedDifference } from '../facts/comparison.ts';
import type { Difference, Facts } from '../facts/facts.ts';

const CHARTS = fileURLToPath(new URL('../../src/compare/lasotuvi-charts.py', import.meta.url));

interface TheirChart {
  readonly lunar: readonly number[];
  readonly palaces: readonly {
    readonly decade: number;
    readonly body: boolean;
    readonly stars: readonly string[];
    readonly tuan: boolean;
    readonly triet: boolean;
  }[];
}

interface Question {
  readonly birth: SundialBirth;
  readonly theirs: TheirChart;
}

/** The clock and both calendars of Hanoi use UTC+7; here the clock of China replaces it, since the facts depend only on day and double hour. */
const CONVENTIONS = { ...PROGRAMS.lasotuvi.conventions, calendarRegion: 'vietnamNorth' } as const;

const oneOf =
  (...stars: readonly string[]) =>
  (_: Question, { fact }: Difference): boolean =>
    stars.includes(fact);
const named = (name: string, reason: string, explains: NamedDifference<Question>['explains']) => ({
  name,
  reason,
  explains,
});

/** Known differences. */
export const LASOTUVI_DIFFERENCES: readonly NamedDifference<Question>[] = [
  named('another lunar date', 'Its calendar has another month or day.', ({ birth, theirs }) => {
    const { moment } = castChartAt(...inChina(sundialOf(birth)), birth.gender, CONVENTIONS);
    const { year, month, day } = moment.lunarDate;
    return theirs.lunar.join() !== [year, month, day].join();
  }),
  named('Thai, Dưỡng', 'It has the two last of the ring the other way about.', oneOf('thai', 'dưỡng')),
  named('Thiên Giải', 'Two branches a month; three other programs one (docs/rules/languages.md).', oneOf('thiên giải')),
  named('Lưu Hà', '丁 in 辰 and 庚 in 申, against the verse and three programs.', oneOf('lưu hà')),
  named(
    'Thiên Khôi, Thiên Việt',
    'Of 戊 and 庚: 未 and 丑 for 丑 and 未, and for 午 and 寅.',
    oneOf('thiên khôi', 'thiên việt'),
  ),
  named('Hỏa, Linh', 'Of years of 巳 酉 丑 it has the starts the other way about.', oneOf('hỏa tinh', 'linh tinh')),
  named('Phá Toái', 'Of years of 子 午 卯 酉 and the others it has other branches.', oneOf('phá toái')),
  named('Thiên Trù', 'Of 丙, 己 or 癸 years another branch.', oneOf('thiên trù')),
];

type Named = { readonly name: string } | string;
const vi = JSON.parse(
  readFileSync(new URL('../../../../docs/rules/languages/vi.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, Readonly<Record<string, Named>>>>;
const nameIn = (group: string, id: string): string => {
  const term = vi[group]![id]!;
  return lower(typeof term === 'string' ? term : term.name);
};
const lower = (name: string): string => name.normalize('NFC').toLowerCase();
const ALIASES: Readonly<Record<string, string>> = {
  'bác sỹ': 'bác sĩ',
  'văn tinh': 'lưu niên văn tinh',
  'quan phủ': 'quan phù',
  'phúc đức': 'phúc đức (năm)',
};

/** Branches of each star by its Vietnamese name; if two stars share a name, the branches of both. */
function placesOf(palaces: Iterable<readonly [at: number, names: readonly string[]]>): Facts {
  const places = new Map<string, string[]>();
  for (const [at, names] of palaces)
    for (const name of names.map((each) => ALIASES[each] ?? each))
      places.set(name, [...(places.get(name) ?? []), BRANCH_HANZI[at]!]);
  return Object.fromEntries([...places].map(([name, branches]) => [name, branches.sort().join('')]));
}

function ourFacts({ birth }: Question): Facts {
  const { ziwei, conventions } = castChartAt(...inChina(sundialOf(birth)), birth.gender, CONVENTIONS);
  return placesOf(
    ziwei.palaces.map((palace) => [
      palace.branch,
      [
        ...[...palace.majorStars, ...palace.minorStars, ...palace.adjectiveStars].map(({ id }) =>
          id in VOIDS ? VOIDS[id]! : nameIn('stars', id),
        ),
        ...ziwei.transformations
          .filter((own) => own.branch === palace.branch)
          .map(({ transformation }) => nameIn('transformations', transformation)),
        nameIn('growthPhases', GROWTH_PHASE_IDS[palace.growth]!),
        nameIn('doctorSpirits', DOCTOR_SPIRIT_IDS[palace.doctor]!),
        nameIn('yearSpirits', conventions.school.yearSpirits[palace.yearSpirit]!),
        `decade ${palace.decadeFromAge}`,
        ...(ziwei.bodyBranch === palace.branch ? ['body'] : []),
      ],
    ]),
  );
}

const VOIDS: Readonly<Record<string, string>> = { xunkong: 'tuan', jiekong: 'triet' };

const theirFacts = ({ theirs }: Question): Facts =>
  placesOf(
    theirs.palaces.map(({ stars, decade, body, tuan, triet }, at) => [
      at,
      [
        ...stars.map(lower),
        `decade ${decade}`,
        ...(body ? ['body'] : []),
        ...(tuan ? ['tuan'] : []),
        ...(triet ? ['triet'] : []),
      ],
    ]),
  );

/** Compares a number of births: all stars, rings, transformations, decades and the body palace. */
export function compareWithLasotuvi(count: number, seed: number): Comparison {
  const births = [...randomBirths(count, seed)];
  const asked = births.map((birth) => {
    const { civilDay, hour } = countedDay(birth, 'zi');
    const { year, month, day } = gregorianOf(civilDay);
    return [day, month, year, hour + 1, birth.gender === 'male' ? 1 : -1, 7];
  });
  const charts = JSON.parse(
    execFileSync('python3', ['-W', 'ignore', CHARTS], { input: JSON.stringify(asked), maxBuffer: 1 << 28 }).toString(),
  ) as readonly TheirChart[];
  return compare({
    questions: births.map((birth, n) => ({ birth, theirs: charts[n]! })),
    ours: ourFacts,
    theirs: theirFacts,
    textOfQuestion: ({ birth }) => birthText(birth),
    named: LASOTUVI_DIFFERENCES,
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(compareWithLasotuvi(2000, 20261129));
