// Charts of other programs and lineages (test/truth/cases/lineages.json). Each case is read by its fields alone.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeChart, describeTransits } from '../../presentation/documents/describe.ts';
import { depthNames } from '../../presentation/words/zh/depth.generated.ts';
import { names as zh } from '../../presentation/words/zh/names.generated.ts';
import { BRANCH_HANZI, type Branch } from '../cycle/branch.ts';
import { hanziOfPair, idOfPair, pairFromHanzi, pairOf } from '../cycle/sexagenary.ts';
import { instant } from '../time/instant.ts';
import { solarTime } from '../time/solar-time.ts';
import { bureauId } from '../ziwei/bureau.ts';
import { decadesOf } from '../ziwei/decades.ts';
import { ziDoujunOf } from '../ziwei/doujun.ts';
import { PALACE_IDS, type PalaceId, roleOf } from '../ziwei/palaces.ts';
import { patternsOf } from '../ziwei/patterns/patterns.ts';
import type { Star } from '../ziwei/star.ts';
import { lifePairOf, palaceIdAt, type ZiweiChart } from '../ziwei/ziwei-chart.ts';
import type { Birth } from './birth.ts';
import { type Chart, castChart, castChartAt } from './chart.ts';
import { type ConventionOptions, decidedBySchool } from './conventions.ts';
import { variantsShowing } from './matching-variants.ts';
import { castTransits, type TransitOptions } from './transits/cast-transits.ts';
import type { LevelName } from './transits/ziwei-transits.ts';
import { chartVariants } from './variants.ts';

interface Case {
  readonly id: string;
  readonly birth: {
    readonly calendar?: 'lunar';
    readonly date: string;
    readonly time: string;
    readonly gender: Birth['gender'];
    readonly longitude: number;
    readonly timeZone: string;
    readonly countryCode?: string;
  };
  readonly conventions?: ConventionOptions;
  readonly at?: string;
  readonly transits?: TransitOptions;
  readonly variants?: { readonly lifePalace: string; readonly bureau: string };
  readonly expected: Expected;
}

interface Expected {
  readonly stars?: Readonly<Record<string, string>>;
  readonly absent?: readonly string[];
  readonly grades?: Readonly<Record<string, string>>;
  readonly transformations?: string;
  readonly pillars?: string;
  readonly lunar?: string;
  readonly hour?: string;
  readonly life?: string;
  readonly lifeBranch?: string;
  readonly lifeStars?: string;
  readonly bodyBranch?: string;
  readonly bureau?: string;
  readonly lifeRuler?: string;
  readonly bodyRuler?: string;
  readonly origin?: string;
  readonly doujun?: string;
  readonly growth?: string;
  readonly smallLimit?: string;
  readonly decade?: readonly [number, number];
  readonly decades?: string;
  readonly smallLimits?: Readonly<Record<string, string>>;
  readonly decadeOfYear?: Readonly<Record<string, string>>;
  readonly palaces?: Readonly<Record<string, string>>;
  readonly roles?: Readonly<Record<string, string>>;
  readonly patterns?: Readonly<Record<string, string>>;
  readonly bySchool?: readonly string[];
  readonly levels?: Readonly<Record<string, string>>;
  readonly levelBranches?: Readonly<Record<string, string>>;
  readonly monthJi?: string;
  readonly variant?: readonly string[];
  readonly decadeYears?: Readonly<Record<string, string>>;
  readonly sanzaiYears?: Readonly<Record<string, string>>;
  readonly luminaries?: Readonly<Record<string, string>>;
  readonly yearAges?: Readonly<Record<string, string>>;
}

interface PrintedChart {
  readonly id: string;
  readonly solarTime: string;
  readonly gender: Birth['gender'];
  readonly life: string;
  readonly lifeRuler: string;
  readonly bodyRuler: string;
  readonly palaces: Readonly<Record<string, string>>;
}

const { cases, wenmo } = JSON.parse(
  readFileSync(new URL('../../../../test/truth/cases/lineages.json', import.meta.url), 'utf8'),
) as { readonly cases: readonly Case[]; readonly wenmo: { readonly charts: readonly PrintedChart[] } };

const hanzi = (at: Branch): string => BRANCH_HANZI[at]!;
const starsIn = (ziwei: ZiweiChart): readonly (readonly [Branch, Star])[] =>
  ziwei.palaces.flatMap(({ branch, majorStars, minorStars, adjectiveStars }) =>
    [...majorStars, ...minorStars, ...adjectiveStars].map((star) => [branch, star] as const),
  );
const placesOf = (ziwei: ZiweiChart, name: string): string =>
  starsIn(ziwei)
    .flatMap(([at, { id }]) => (zh.stars[id] === name ? [hanzi(at)] : []))
    .join('');
const gradeOf = ({ brightness }: Star): string => (brightness === undefined ? '' : zh.brightness[brightness]);
const gradesOf = (ziwei: ZiweiChart, name: string): string =>
  starsIn(ziwei)
    .flatMap(([, star]) => (zh.stars[star.id] === name ? [gradeOf(star)] : []))
    .join('');

/** The stars of a palace as the case writes them: `太阳旺 巨门庙`. Only those that it names. */
const starsAs = (ziwei: ZiweiChart, role: PalaceId, named: string): string => {
  const palace = ziwei.palaces.find(({ branch }) => palaceIdAt(ziwei, branch) === role)!;
  const own = new Map(
    [...palace.majorStars, ...palace.minorStars, ...palace.adjectiveStars].map((star) => [
      zh.stars[star.id],
      gradeOf(star),
    ]),
  );
  return named
    .split(' ')
    .map((text) => {
      const name = text.slice(0, 2);
      return own.has(name) ? (text.length > 2 ? name + own.get(name) : name) : '';
    })
    .join(' ');
};
const pairIn = (ziwei: ZiweiChart, role: PalaceId): string => {
  const { stem, branch } = ziwei.palaces.find((own) => palaceIdAt(ziwei, own.branch) === role)!;
  return hanziOfPair(pairOf(stem, branch));
};

function chartOf({ birth, conventions }: Case): Chart {
  const [year, month, day] = birth.date.split('-').map(Number) as [number, number, number];
  const [hour, minute] = birth.time.split(':').map(Number) as [number, number];
  const { calendar, longitude, timeZone, countryCode } = birth;
  const date = calendar === 'lunar' ? { calendar, year, month, day } : { year, month, day };
  const place = { longitude, timeZone, ...(countryCode && { countryCode }) };
  return castChart({ date, hour, minute, gender: birth.gender, place }, conventions);
}

type Readers = { readonly [Name in keyof Required<Expected>]: (own: Case, chart: Chart, wanted: never) => unknown };
const keyed = (wanted: object, read: (key: string) => unknown) =>
  Object.fromEntries(Object.keys(wanted).map((key) => [key, read(key)]));
const levelsOf = ({ at, transits }: Case, chart: Chart) => castTransits(chart, at!, transits).ziwei;

/** Members of a year on request. */
const yearIn = (chart: Chart, year: string) =>
  describeTransits(castTransits(chart, `${year}-07-01`), {
    language: 'vi',
    fields: 'ziwei.year.decadeYear,ziwei.year.sanzai,ziwei.year.luminary',
  }).ziwei!.year!;

const READERS: Readers = {
  stars: (_, { ziwei }, wanted: object) => keyed(wanted, (name) => placesOf(ziwei, name)),
  absent: (_, { ziwei }, wanted: readonly string[]) => wanted.filter((name) => placesOf(ziwei, name) === ''),
  grades: (_, { ziwei }, wanted: object) => keyed(wanted, (name) => gradesOf(ziwei, name)),
  transformations: (_, { ziwei }) => ziwei.transformations.map(({ star }) => zh.stars[star]).join(' '),
  pillars: (_, { pillars: { year, month, day, hour } }) =>
    [year, month, day, hour].map(({ pair }) => hanziOfPair(pair)).join(' '),
  lunar: (_, { moment: { lunarDate } }) => `${lunarDate.year}-${lunarDate.month}-${lunarDate.day}`,
  hour: (_, { moment }) => hanzi(moment.hour),
  life: (_, { ziwei }) => hanziOfPair(lifePairOf(ziwei)),
  lifeBranch: (_, { ziwei }) => hanzi(ziwei.lifeBranch),
  lifeStars: (_, { ziwei }, wanted: string) => starsAs(ziwei, 'life', wanted),
  bodyBranch: (_, { ziwei }) => hanzi(ziwei.bodyBranch),
  bureau: (_, { ziwei }) => bureauId(ziwei.bureau),
  lifeRuler: (_, { ziwei }) => zh.stars[ziwei.lifeRuler],
  bodyRuler: (_, { ziwei }) => zh.stars[ziwei.bodyRuler],
  origin: (_, { ziwei }) => palaceIdAt(ziwei, ziwei.originBranch),
  doujun: (_, { ziwei }) => hanzi(ziDoujunOf(ziwei)),
  growth: (_, { ziwei }) => hanzi(ziwei.palaces.find(({ growth }) => growth === 0)!.branch),
  smallLimit: (_, { ziwei }) => hanzi(ziwei.palaces.find(({ smallLimitFromAge }) => smallLimitFromAge === 1)!.branch),
  decade: (_, { ziwei }) => [decadesOf(ziwei)[0]!.fromAge, decadesOf(ziwei)[0]!.toAge],
  decades: (_, { ziwei }) =>
    decadesOf(ziwei)
      .slice(0, 3)
      .map(({ fromAge, toAge }) => `${fromAge}-${toAge}`)
      .join(' '),
  smallLimits: (_, chart, wanted: object) =>
    keyed(wanted, (age) => {
      const { smallLimit } = castTransits(chart, `${chart.moment.lunarDate.year + Number(age) - 1}-12-31`).ziwei;
      return hanzi(smallLimit.branch);
    }),
  decadeOfYear: (_, chart, wanted: object) =>
    keyed(wanted, (year) => {
      const { decade } = castTransits(chart, `${year}-07-01`).ziwei;
      return hanziOfPair(decade!.pair);
    }),
  palaces: (_, { ziwei }, wanted: Readonly<Record<string, string>>) =>
    keyed(wanted, (role) => {
      const [, ...stars] = wanted[role]!.split(' ');
      return `${pairIn(ziwei, role as PalaceId)} ${starsAs(ziwei, role as PalaceId, stars.join(' '))}`;
    }),
  roles: (_, { ziwei }, wanted: object) =>
    keyed(wanted, (at) => PALACE_IDS[roleOf(ziwei.lifeBranch, BRANCH_HANZI.indexOf(at) as Branch)]),
  patterns: (_, chart, wanted: object) =>
    keyed(wanted, (name) =>
      patternsOf(chart)
        .filter(({ id }) => depthNames.patterns[id] === name)
        .map(({ branch: palace, forms }) => `${palaceIdAt(chart.ziwei, palace)} ${forms.join(' ')}`)
        .join(', '),
    ),
  bySchool: (_, { conventions }) => decidedBySchool(conventions),
  levels: (own, chart, wanted: object) =>
    keyed(wanted, (level) => {
      const { palace: natalPalace, pair } = levelsOf(own, chart)[level as 'decade']!;
      return `${natalPalace} ${hanziOfPair(pair)}`;
    }),
  levelBranches: (own, chart, wanted: object) =>
    keyed(wanted, (level) => hanzi(levelsOf(own, chart).branchOf(level as LevelName)!)),
  monthJi: (own, chart) => {
    const ji = levelsOf(own, chart).month!.transformations[3]!;
    return `${zh.stars[ji.star]} ${ji.palace} ${ji.levelPalace}`;
  },
  decadeYears: (_, chart, wanted: object) => keyed(wanted, (year) => yearIn(chart, year).decadeYear!.branch!.hanzi),
  sanzaiYears: (_, chart, wanted: object) => keyed(wanted, (year) => yearIn(chart, year).sanzai?.id ?? ''),
  luminaries: (_, chart, wanted: object) => keyed(wanted, (year) => yearIn(chart, year).luminary?.name ?? ''),
  yearAges: (_, chart, wanted: object) => {
    const { palaces } = describeChart(chart, { language: 'zh', fields: 'palaces.branch.hanzi,palaces.yearAges' });
    return keyed(wanted, (at) =>
      palaces!
        .find(({ branch }) => branch!.hanzi === at)!
        .yearAges!.slice(0, 3)
        .join(' '),
    );
  },
  variant: ({ variants }, chart, wanted: readonly string[]) => {
    const { lifePalace, bureau } = variants!;
    const shown = { lifePalace: idOfPair(pairFromHanzi(lifePalace)!), bureau } as Parameters<typeof variantsShowing>[1];
    const found = variantsShowing(chartVariants(chart), shown).variants.flatMap(({ choices }) => choices);
    return found.map(({ of }) => of).find((of) => of.join() === wanted.join());
  },
};

describe('another program or lineage', () => {
  test.each(cases.map((own) => [own.id, own] as const))('%s', (_, own) => {
    const chart = chartOf(own);
    const found = Object.entries(own.expected).map(([name, wanted]) => [
      name,
      READERS[name as keyof Expected](own, chart, wanted as never),
    ]);
    expect(Object.fromEntries(found)).toEqual(own.expected);
  });
});

describe('school wenmo has every star and every grade that 文墨天机 printed', () => {
  test.each(wenmo.charts.map((own) => [own.id, own] as const))('%s', (_, own) => {
    const time = solarTime(Date.parse(`${own.solarTime}Z`));
    const { ziwei } = castChartAt(instant(time - 8 * 3_600_000), time, own.gender, { school: 'wenmo' });
    const printed = Object.entries(own.palaces).flatMap(([pair, stars]) =>
      stars.split(' ').map((star) => `${pair} ${star}`),
    );
    const ours = new Set(
      starsIn(ziwei).map(
        ([at, star]) => `${hanziOfPair(pairOf(ziwei.palaces[at]!.stem, at))} ${zh.stars[star.id]}${gradeOf(star)}`,
      ),
    );
    expect(printed.length).toBeGreaterThan(30);
    expect(printed.filter((star) => !ours.has(star))).toEqual([]);
    expect([hanziOfPair(lifePairOf(ziwei)), zh.stars[ziwei.lifeRuler], zh.stars[ziwei.bodyRuler]]).toEqual([
      own.life,
      own.lifeRuler,
      own.bodyRuler,
    ]);
  });
});
