// Counts the births whose chart each convention changes, and the moments whose transits each rule changes: random births in China of the lunar years 1900 to
// 2099, each value compared with the usual one, one convention at a time. Writes the tables of docs/rules/conventions.md: npm run build && node
// conformance/prove/dist/count-conventions.js

import { writeFileSync } from 'node:fs';
import {
  type Chart,
  CONVENTION_IDS,
  CONVENTION_VALUES,
  type ConventionOptions,
  castChart,
  castTransits,
  type TransitOptions,
  type ZiweiChart,
} from 'beichen';
import {
  CONVENTION_TABLE,
  monthCommand,
  natalStarsOn,
  RARE_CONVENTION_IDS,
  starKeysOf,
  TRANSIT_CONVENTION_VALUES,
} from 'beichen/internal';
import { randomClockBirths, randomNumbers } from './births/births.ts';
import { gregorianOf, MS_PER_DAY } from './births/civil-day.ts';

const BIRTHS = 100_000;
const PILLAR_IDS = ['year', 'month', 'day', 'hour'] as const;
const PLACE = { longitude: 116.4, timeZone: 'Asia/Shanghai' };

/** All facts in which two charts can differ, and the life palace and bureau. */
function textOf({ pillars, ziwei }: Chart): readonly [string, string] {
  const { palaces, transformations, lifeRuler, bodyRuler, bureau, lifeBranch } = ziwei;
  const stars = palaces.map(({ majorStars, minorStars, adjectiveStars, ...rest }: ZiweiChart['palaces'][number]) => [
    [...majorStars, ...minorStars, ...adjectiveStars].map(({ stateIndex: number }) => number),
    Object.values(rest),
  ]);
  const seen = PILLAR_IDS.map((id) => [pillars[id].pair, pillars[id].growthPhase]);
  const rest = [transformations, lifeRuler, bodyRuler, bureau, ziwei.decadeYears, seen];
  return [JSON.stringify([stars, rest]), `${lifeBranch} ${bureau}`];
}

/** Contents of the parts on request. */
const PART_TEXTS: Readonly<Record<'pillarStars' | 'monthCommand', (chart: Chart) => string>> = {
  pillarStars: ({ pillars, conventions }) =>
    PILLAR_IDS.map((id) =>
      natalStarsOn(id, starKeysOf(pillars, conventions.pillarStars)).map((star) => star.id),
    ).join(),
  monthCommand: ({ moment, conventions }) => `${monthCommand(moment, conventions.monthCommandTable).stem}`,
};

/** All facts in which the transits of a moment can differ. */
function transitText(chart: Chart, at: string, options: TransitOptions): string {
  const { ziwei, pillars } = castTransits(chart, at, options);
  const levels = [ziwei.decade, ziwei.smallLimit, ziwei.year, ziwei.month, ziwei.day, ziwei.hour].map(
    (level) => level && [level.pair, level.branch, level.transformations.map(({ star }) => star)],
  );
  return JSON.stringify([ziwei.nominalAge, levels, pillars.smallLuck.pair, pillars.hour.pair, pillars.day.pair]);
}

interface Choice {
  readonly id: string;
  readonly value: string;
  count: number;
  frames: number;
}

const otherValues = (id: string, values: readonly string[], usual: string): Choice[] =>
  values.filter((value) => value !== usual).map((value) => ({ id, value, count: 0, frames: 0 }));
const choicesOf = (isOf: (changes: string) => boolean): Choice[] =>
  CONVENTION_IDS.filter((id) => isOf(CONVENTION_TABLE[id].changes)).flatMap((id) =>
    otherValues(id, CONVENTION_VALUES[id], (CONVENTION_TABLE[id] as { default?: string }).default ?? 'china'),
  );

const CHOICES = choicesOf((changes) => changes === 'chart');
const PARTS = choicesOf((changes) => changes !== 'chart');
const RULES = Object.entries(TRANSIT_CONVENTION_VALUES).flatMap(([id, values]) => otherValues(id, values, values[0]!));

const random = randomNumbers(20261130);
/** A moment in the first eighty years of a life. */
const momentIn = (clock: number): string =>
  new Date(clock + (1 + random() * 80 * 365) * MS_PER_DAY).toISOString().slice(0, 16);

for (const { clock, gender } of randomClockBirths(BIRTHS, 20261129)) {
  const born = new Date(clock);
  const date = { calendar: 'solar', ...gregorianOf(Math.floor(clock / MS_PER_DAY)) } as const;
  const birth = { date, hour: born.getUTCHours(), minute: born.getUTCMinutes(), gender, place: PLACE };
  const chart = castChart(birth);
  const usual = textOf(chart);
  for (const choice of CHOICES) {
    const other = textOf(castChart(birth, { [choice.id]: choice.value } as ConventionOptions));
    if (other[0] !== usual[0]) choice.count++;
    if (other[1] !== usual[1]) choice.frames++;
  }
  for (const choice of PARTS) {
    const textOfPart = PART_TEXTS[choice.id === 'pillarStars' ? 'pillarStars' : 'monthCommand'];
    const other = castChart(birth, { [choice.id]: choice.value } as ConventionOptions);
    if (textOfPart(other) !== textOfPart(chart)) choice.count++;
  }
  const at = momentIn(clock);
  const transits = transitText(chart, at, {});
  for (const choice of RULES)
    if (transitText(chart, at, { [choice.id]: choice.value } as TransitOptions) !== transits) choice.count++;
}

const percent = (count: number): string => (count === 0 ? '0' : ((100 * count) / BIRTHS).toFixed(2));
const mark = (id: string): string => (RARE_CONVENTION_IDS.some((rare) => rare === id) ? '' : ' *');
const rows = CHOICES.map(
  ({ id, value, count, frames }) => `| \`${id}\`${mark(id)} | \`${value}\` | ${percent(count)} | ${percent(frames)} |`,
);
const counted = (choices: readonly Choice[]): string =>
  choices.map(({ id, value, count }) => `| \`${id}\` | \`${value}\` | ${percent(count)} |`).join('\n');

writeFileSync(
  new URL('../../../docs/rules/conventions.md', import.meta.url),
  `# What each convention changes

Written by \`conformance/prove/src/count-conventions.ts\`: ${BIRTHS.toLocaleString('en')} random births in Beijing of the lunar years 1900 to 2099, each cast by the usual conventions and with one value of one convention changed. The first figure is the share of births,
in percent, in whose chart anything is another (a place, a grade, a ring, an age, a ruler, a pillar or its phase), the second the share with another life palace or bureau. \`lateZiStem\` counts only beside \`dayBoundary=midnight\`: there it changes the hour pillar of births from 23:00 on, one in 24. * is listed for assistants and in the form of the page. What each means and who uses it: [charts.md](charts.md) A12, the
records in \`records/\`.

| convention | value | another chart, % | another life palace or bureau, % |
|---|---|---|---|
${rows.join('\n')}

Of the stars of the pillars and the command of the month, which are members on request:

| convention | value | another answer, % |
|---|---|---|
${counted(PARTS)}

Of transits, each birth at a moment in its first eighty years: another age, palace, pair or transformation of any level, or another small luck.

| rule | value | other transits, % |
|---|---|---|
${counted(RULES)}
`,
);
