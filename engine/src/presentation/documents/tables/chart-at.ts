// The document of a chart without clock and place: the members of a chart that need neither.

import type { ChartAt } from '../../../calculation/casting/chart.ts';
import type { LuckInTime } from '../../../calculation/pillars/luck-periods.ts';
import type { TrueSolarTime } from '../../../calculation/time/solar-time.ts';
import type { AnyPart, InlinePart, MembersOf } from '../vocabulary/member.ts';
import { selectPart } from '../vocabulary/select.ts';
import { BIRTH } from './birth.ts';
import { CHART } from './chart.ts';
import type { BirthDocument, ChartDocument } from './document.generated.ts';

// biome-ignore format: in the order of a birth
const NEED_A_CLOCK = [
  'place', 'clockTime', 'utcOffsetSeconds', 'meanSolarTime', 'standardTime', 'correction', 'nearestBoundary', 'sameChart',
] as const;

/** The document of a chart that was cast from an instant and a solar time; members that need a clock or a place are missing. */
export interface ChartAtDocument extends Omit<ChartDocument, 'birth' | 'warnings'> {
  readonly birth: Omit<BirthDocument, (typeof NEED_A_CLOCK)[number]>;
}

/** Source of the document. */
export interface ChartAtFacts {
  readonly chart: ChartAt & LuckInTime & { readonly trueSolarTime: Pick<TrueSolarTime, 'solarTime'> };
}

/** Facts of a chart; its luck pillars are counted on the solar time from which it was cast. */
export const factsAt = (chart: ChartAt): ChartAtFacts => ({
  chart: {
    ...chart,
    clock: { clock: chart.moment.solarTime, instant: chart.moment.instant },
    trueSolarTime: { solarTime: chart.moment.solarTime },
  },
});

type ChartAtMembers = MembersOf<ChartAtFacts, ChartAtFacts, ChartAtDocument>;

/** Table of the document of a chart at a moment. */
export function chartAtPart(): InlinePart<ChartAtFacts, ChartAtFacts, ChartAtMembers> {
  const saved = (members: object, without: readonly string[]) =>
    Object.keys(members).filter((name) => !without.includes(name));
  const paths = [
    ...saved(CHART.members, ['birth', 'warnings']),
    ...saved(BIRTH.members, NEED_A_CLOCK).map((name) => `birth.${name}`),
  ];
  // The remaining members read only `chart` of the facts.
  const part: AnyPart = selectPart(CHART, paths.join(','));
  return part as InlinePart<ChartAtFacts, ChartAtFacts, ChartAtMembers>;
}
