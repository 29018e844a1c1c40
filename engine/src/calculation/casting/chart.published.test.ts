// The charts that books, programs and issues print (test/truth/cases/published-charts.json). Brightness is not compared across sources.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { names as zh } from '../../presentation/words/zh/names.generated.ts';
import { BRANCH_HANZI } from '../cycle/branch.ts';
import { GROWTH_PHASE_IDS } from '../cycle/growth-phase.ts';
import { NAYIN_IDS, nayinOf } from '../cycle/nayin.ts';
import { STEM_HANZI } from '../cycle/stem.ts';
import type { Pillar } from '../pillars/pillar.ts';
import { instant } from '../time/instant.ts';
import { solarTime } from '../time/solar-time.ts';
import { bureauId } from '../ziwei/bureau.ts';
import { PALACE_IDS } from '../ziwei/palaces.ts';
import { TRANSFORMATION_IDS } from '../ziwei/transformations.ts';
import type { ZiweiPalace } from '../ziwei/ziwei-chart.ts';
import { type ChartAt, castChart, castChartAt } from './chart.ts';
import type { Conventions } from './conventions.ts';

interface PublishedCase {
  id: string;
  gender: 'male' | 'female';
  birth: { date: string; time: string; timeBasis: 'clock' | 'trueSolar' | 'shichen'; longitude: number | null };
  published: Record<string, unknown>;
  provenance: { level: string };
}
const { charts }: { charts: PublishedCase[] } = JSON.parse(
  readFileSync(new URL('../../../../test/truth/cases/published-charts.json', import.meta.url), 'utf8'),
);

/** The zones of the births that have a clock time and a place. */
const ZONES: Record<string, string> = {
  obama: 'Pacific/Honolulu',
  jobs: 'America/Los_Angeles',
  'golden-1990-la': 'America/Los_Angeles',
  'golden-1988': 'Asia/Shanghai',
};

function chartOf({ id, gender, birth }: PublishedCase, conventions?: Partial<Conventions>): ChartAt {
  if (birth.timeBasis === 'clock') {
    const [year, month, day] = birth.date.split('-').map(Number) as [number, number, number];
    const [hour, minute] = birth.time.split(':').map(Number) as [number, number];
    const place = { longitude: birth.longitude!, timeZone: ZONES[id]! };
    return castChart({ date: { calendar: 'solar', year, month, day }, hour, minute, gender, place }, conventions);
  }
  return uncorrected({ id, gender, birth } as PublishedCase, conventions);
}

/** The hour as it is printed, with no correction; the instant by China's clock. */
function uncorrected({ gender, birth }: PublishedCase, conventions?: Partial<Conventions>): ChartAt {
  const local = Date.parse(`${birth.date}T${birth.time}:00Z`);
  return castChartAt(instant(local - 8 * 3_600_000), solarTime(local), gender, conventions);
}

const hanzi = (pair: number) => STEM_HANZI[pair % 10]! + BRANCH_HANZI[pair % 12]!;
const four = ({ pillars: p }: ChartAt) => [p.year, p.month, p.day, p.hour].map(({ pair }) => hanzi(pair)).join(' ');
const stars = (palace: ZiweiPalace) => palace.majorStars.map(({ id }) => zh.stars[id]);
const palaceNamed = ({ ziwei }: ChartAt, name: string) =>
  ziwei.palaces.find(({ order: role }) => zh.palaces[PALACE_IDS[role]!].startsWith(name.replace('宫', '')))!;
const stemAndBranch = ({ stem, branch }: ZiweiPalace) => STEM_HANZI[stem]! + BRANCH_HANZI[branch]!;
const lunar = ({ moment: { lunarDate: l } }: ChartAt) => `${l.year}-${l.leapMonth ? 'L' : ''}${l.month}-${l.day}`;
const ziweiBranch = ({ ziwei }: ChartAt) =>
  BRANCH_HANZI[ziwei.palaces.find(({ majorStars }) => majorStars.some(({ id }) => id === 'ziwei'))!.branch]!;
const nayin = (pillar: Pillar) => zh.nayin[NAYIN_IDS[nayinOf(pillar.pair)]!];
const phase = (pillar: Pillar) => hanzi(pillar.pair) + zh.growthPhases[GROWTH_PHASE_IDS[pillar.selfPhase]!];
const pillarsOf = ({ pillars: p }: ChartAt) => [p.year, p.month, p.day, p.hour];
const zeroPadded = (date: string) => date.replace(/-0+(?=\d)/g, '-');
const byRule = (chart: ChartAt) =>
  `${BRANCH_HANZI[chart.ziwei.lifeBranch]} ${zh.bureaus[bureauId(chart.ziwei.bureau)]} 紫微${ziweiBranch(chart)}`;
const palaceText = (printed: unknown, palace: ZiweiPalace) =>
  String(printed).length === 1 ? BRANCH_HANZI[palace.branch] : stemAndBranch(palace);

/** Our value for each printed field. A field without an entry fails the test. */
const OURS: Record<string, (chart: ChartAt, published: PublishedCase, printed: unknown) => unknown> = {
  fourPillars: four,
  fourPillarsNextDay: four,
  fourPillarsByClock: (_, published) => four(uncorrectedClock(published)),
  fourPillarsMidnightRule: (_, published) => four(chartOf(published, { dayBoundary: 'midnight' })),
  threePillars: (chart) => four(chart).slice(0, 8),
  yearPillar: (chart) => four(chart).slice(0, 2),
  monthPillar: (chart) => four(chart).slice(3, 5),
  yearMonth: (chart) => four(chart).slice(0, 5),
  lunarDate: lunar,
  lifePalace: (chart, _, printed) => palaceText(printed, chart.ziwei.palaces[chart.ziwei.lifeBranch]!),
  bodyPalace: (chart, _, printed) => palaceText(printed, chart.ziwei.palaces[chart.ziwei.bodyBranch]!),
  bureau: ({ ziwei }) => zh.bureaus[bureauId(ziwei.bureau)],
  ziweiBranch,
  lifePalaceStars: ({ ziwei }) => stars(ziwei.palaces[ziwei.lifeBranch]!),
  lifeMaster: ({ ziwei }) => zh.stars[ziwei.lifeRuler],
  bodyMaster: ({ ziwei }) => zh.stars[ziwei.bodyRuler],
  palaces: (chart, _, printed) =>
    Object.fromEntries(Object.keys(printed as object).map((name) => [name, stars(palaceNamed(chart, name))])),
  sihua: ({ ziwei }) =>
    ziwei.transformations.map(
      ({ star }, kind) => zh.stars[star] + zh.transformations[TRANSFORMATION_IDS[kind]!].slice(1),
    ),
  yinPalaceStarsNextDayRule: ({ ziwei }) => stars(ziwei.palaces[2]!),
  yinPalaceStarsSameDayRule: (_, published) => stars(chartOf(published, { dayBoundary: 'midnight' }).ziwei.palaces[2]!),
  lifePalaceByRule: (chart, published) => ({
    nextMonth: byRule(chartOf(published, { leapMonthRule: 'next' })),
    split15: byRule(chart),
  }),
  tenGods: (chart) =>
    pillarsOf(chart)
      .map(({ tenGod }) => zh.tenGods[tenGod])
      .join(' '),
  nayinYear: ({ pillars }) => nayin(pillars.year),
  nayinHour: ({ pillars }) => nayin(pillars.hour),
  nayin: (chart) => pillarsOf(chart).map(nayin).join(' '),
  dayVoid: ({ pillars }) => pillars.day.voidBranches.map((b) => BRANCH_HANZI[b]).join(''),
  mingGong: ({ pillars }) => hanzi(pillars.lifePalacePillar),
  taiYuan: ({ pillars }) => hanzi(pillars.conception),
  growthSelfSitting: (chart) => pillarsOf(chart).map(phase).join(' '),
};

/** Printed by the source as a rule that it does not follow: the stem of the late hour of 子 from the same day (`lateZiStem`). */
const NOT_A_RULE_OF_OURS = ['fourPillarsSameDay'];

/** The civil clock taken for the true solar time. */
function uncorrectedClock({ id, gender, birth }: PublishedCase): ChartAt {
  const local = Date.parse(`${birth.date}T${birth.time}:00Z`);
  const cast = castChart({
    date: {
      calendar: 'solar',
      year: Number(birth.date.slice(0, 4)),
      month: Number(birth.date.slice(5, 7)),
      day: Number(birth.date.slice(8)),
    },
    hour: Number(birth.time.slice(0, 2)),
    minute: Number(birth.time.slice(3)),
    gender,
    place: { longitude: birth.longitude!, timeZone: ZONES[id]! },
  });
  return castChartAt(cast.moment.instant, solarTime(local), gender);
}

/** Printed stars are followed by their brightness and transformation: 武曲(得)权. */
const bare = (printed: unknown): unknown => {
  if (typeof printed === 'string') return printed.replace(/\(.\).*$/, '');
  if (Array.isArray(printed)) return printed.map(bare);
  return printed;
};

describe.each(charts.filter(({ provenance }) => provenance.level !== 'general-knowledge'))('$id', (published) => {
  const chart = chartOf(published);
  const fields = Object.entries(published.published).filter(([field]) => !NOT_A_RULE_OF_OURS.includes(field));
  test.each(fields)('%s', (field, printed) => {
    const ours = OURS[field];
    if (ours === undefined) throw new Error(`nothing here reads "${field}"`);
    let expected = printed;
    if (field === 'lunarDate') expected = zeroPadded(String(printed));
    if (field === 'palaces') {
      expected = Object.fromEntries(
        Object.entries(printed as Record<string, unknown>).map(([name, list]) => [name, bare(list)]),
      );
    }
    expect(ours(chart, published, printed)).toEqual(expected);
  });
});
