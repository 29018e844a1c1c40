// 沖煞 of a day, in the almanac and on request in a chart.

import type { AlmanacDay } from '../../../calculation/almanac/days.ts';
import { SIDES } from '../../../calculation/cycle/clash.ts';
import { choice, inline, named } from '../vocabulary/member.ts';

export const CLASH = inline<AlmanacDay['clash']>()({
  ...named('animals', (clash: AlmanacDay['clash']) => clash.branch),
  /** The side of 煞. @rule almanac.day.sha */
  side: choice(SIDES, 'ClashSide'),
});
