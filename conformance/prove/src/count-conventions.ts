// Counts the births to which each convention gives another chart: random births in China of the lunar years 1900 to 2099, each value beside the usual one, every convention by
// itself. It writes the table of docs/rules/conventions.md: npm run build && node conformance/prove/dist/count-conventions.js

import { writeFileSync } from 'node:fs';
import { CONVENTION_IDS, CONVENTION_VALUES, type ConventionOptions, castChart, type ZiweiChart } from 'beichen';
import { CONVENTION_TABLE, RARE_CONVENTION_IDS } from 'beichen/internal';
import { randomClockBirths } from './births/births.ts';
import { gregorianOf, MS_PER_DAY } from './births/civil-day.ts';

const BIRTHS = 100_000;
const PLACE = { longitude: 116.4, timeZone: 'Asia/Shanghai' };

/** Everything of a chart by which two can differ. */
function chartText(conventions: ConventionOptions, birth: Parameters<typeof castChart>[0]): readonly [string, string] {
  const { pillars, ziwei } = castChart(birth, conventions);
  const { palaces, transformations, lifeRuler, bodyRuler, bureau, lifeBranch } = ziwei;
  const stars = palaces.map(({ majorStars, minorStars, adjectiveStars, ...rest }: ZiweiChart['palaces'][number]) => [
    [...majorStars, ...minorStars, ...adjectiveStars].map(({ number }) => number),
    Object.values(rest),
  ]);
  const pairs = [pillars.year, pillars.month, pillars.day, pillars.hour].map(({ pair }) => pair);
  return [JSON.stringify([stars, transformations, lifeRuler, bodyRuler, bureau, pairs]), `${lifeBranch} ${bureau}`];
}

const CHOICES = CONVENTION_IDS.filter((id) => CONVENTION_TABLE[id].changes === 'chart').flatMap((id) =>
  (CONVENTION_VALUES[id] as readonly string[])
    .filter((value) => value !== ((CONVENTION_TABLE[id] as { default?: string }).default ?? 'china'))
    .map((value) => ({ id, value, charts: 0, frames: 0 })),
);

for (const { clock, gender } of randomClockBirths(BIRTHS, 20261129)) {
  const at = new Date(clock);
  const date = { calendar: 'solar', ...gregorianOf(Math.floor(clock / MS_PER_DAY)) } as const;
  const birth = { date, hour: at.getUTCHours(), minute: at.getUTCMinutes(), gender, place: PLACE };
  const usual = chartText({}, birth);
  for (const choice of CHOICES) {
    const other = chartText({ [choice.id]: choice.value }, birth);
    if (other[0] !== usual[0]) choice.charts++;
    if (other[1] !== usual[1]) choice.frames++;
  }
}

const percent = (count: number): string => (count === 0 ? '0' : ((100 * count) / BIRTHS).toFixed(2));
const rows = CHOICES.map(
  ({ id, value, charts, frames }) =>
    `| \`${id}\`${RARE_CONVENTION_IDS.some((rare) => rare === id) ? '' : ' *'} | \`${value}\` | ${percent(charts)} | ${percent(frames)} |`,
);

writeFileSync(
  new URL('../../../docs/rules/conventions.md', import.meta.url),
  `# What each convention changes

Written by \`conformance/prove/src/count-conventions.ts\`: ${BIRTHS.toLocaleString('en')} random births in Beijing of the lunar years 1900 to 2099, each cast by the usual conventions and with one value of one convention changed. The first figure is the share of births,
in percent, in whose chart anything is another (a place, a grade, a ring, an age, a ruler, a pillar), the second the share with another life palace or bureau. \`lateZiStem\` counts only beside \`dayBoundary=midnight\`: there it changes the hour pillar of births from 23:00 on, one in 24. * is listed for assistants and in the form of the page. What each means and who uses it: [charts.md](charts.md) A12, the
records in \`records/\`.

| convention | value | another chart, % | another life palace or bureau, % |
|---|---|---|---|
${rows.join('\n')}
`,
);
