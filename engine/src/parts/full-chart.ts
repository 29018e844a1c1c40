// What can the document of a chart hold? What it holds by default, and what it holds on request only, where `fields` names it. Apart from the chart
// itself, so that a bundle that asks for no depth has none.

import type { ChartDocument } from '../chart-document.generated.ts';
import type { Conventions } from '../conventions.ts';
import { list, type MembersShowing, object, onRequest, type Part, part } from '../document/member.ts';
import { pathsByDefault, pathsOnRequest } from '../document/select.ts';
import { type FourPillars, type PillarId, pairsOf } from '../pillars/four-pillars.ts';
import type { Pillar } from '../pillars/pillar.ts';
import { natalStarsOn, starKeysOf } from '../pillars/pillar-stars.ts';
import { natalRelations } from '../pillars/relations.ts';
import { CHART_PARTS } from './chart.ts';
import type { ChartFacts } from './facts.ts';
import { depthConventionMembers, PILLAR_STAR, RELATION } from './pillar-depth.ts';

export const FULL_CONVENTIONS = part<Conventions>('Conventions')({
  ...CHART_PARTS.Conventions.members,
  ...depthConventionMembers((by: Conventions) => by),
});

/** A natal pillar, which knows its place. */
const pillarOn = (place: PillarId) =>
  part<Pillar, ChartFacts>('Pillar')({
    ...CHART_PARTS.Pillar.members,
    stars: onRequest(
      list(object(PILLAR_STAR), (_, { chart }) =>
        natalStarsOn(place, starKeysOf(chart.pillars, chart.conventions.pillarStars)),
      ),
    ),
  });

const YEAR_PILLAR = pillarOn('year');

const FOUR_PILLARS = part<FourPillars, ChartFacts>('FourPillars')({
  ...CHART_PARTS.FourPillars.members,
  year: object(YEAR_PILLAR, ({ year }) => year),
  month: object(pillarOn('month'), ({ month }) => month),
  day: object(pillarOn('day'), ({ day }) => day),
  hour: object(pillarOn('hour'), ({ hour }) => hour),
  relations: onRequest(list(object(RELATION), (pillars) => natalRelations(pairsOf(pillars)))),
});

const TABLE = part<ChartFacts, ChartFacts>('Chart')({
  ...CHART_PARTS.Chart.members,
  fourPillars: object(FOUR_PILLARS, ({ chart }) => chart.pillars),
  conventions: object(FULL_CONVENTIONS, ({ chart }) => chart.conventions),
});

/**
 * A natal chart with all that can be asked for. By itself it shows what `CHART` shows; what more there is comes by `selectPart`.
 * @example partDescriber(selectPart(FULL_CHART, 'fourPillars.day.stars,fourPillars.relations'), 'en')
 */
export const FULL_CHART: Part<ChartFacts, ChartFacts, MembersShowing<ChartFacts, ChartFacts, ChartDocument>> = TABLE;

/** All that a chart can hold, as paths of its members. */
export const CHART_ALL = [...pathsByDefault(FULL_CHART), ...pathsOnRequest(FULL_CHART)].join(',');

/** The parts that hold more, and those that only they hold, by their names: each needs its sentences. */
export const FULL_CHART_PARTS = {
  Chart: TABLE,
  FourPillars: FOUR_PILLARS,
  Pillar: YEAR_PILLAR,
  PillarStar: PILLAR_STAR,
  Relation: RELATION,
  Conventions: FULL_CONVENTIONS,
};
