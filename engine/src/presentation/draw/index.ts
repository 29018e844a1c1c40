// `beichen/draw`: a document as SVG, plain text, or text for a terminal.

export type { DayOfficerId, MansionId } from '../../calculation/calendar/day-almanac.ts';
export type { DaySpiritId, SixDayId } from '../../calculation/calendar/day-notes.ts';
export type { TransitWarningCode } from '../../calculation/casting/transits/transit-warnings.ts';
export type { ComparedMember } from '../../calculation/casting/variants.ts';
export type { WarningCode } from '../../calculation/casting/warnings.ts';
export type { AnimalId } from '../../calculation/cycle/branch.ts';
export type { ElementId, PolarityId } from '../../calculation/cycle/element.ts';
export type { GrowthPhaseId } from '../../calculation/cycle/growth-phase.ts';
export type { NayinId } from '../../calculation/cycle/nayin.ts';
export type {
  ConditionId,
  ElementStateId,
  MonthPatternId,
  RootTagId,
  StructureId,
} from '../../calculation/pillars/depth-ids.ts';
export type { DirectionId } from '../../calculation/pillars/luck.ts';
export type { PillarStarId } from '../../calculation/pillars/pillar-star-ids.ts';
export type { RelationId } from '../../calculation/pillars/relation-ids.ts';
export type { DoctorSpiritId, GeneralSpiritId } from '../../calculation/ziwei/rings.ts';
export type { YinYangGenderId } from '../../calculation/ziwei/yin-yang-gender.ts';
export type {
  AlmanacNames,
  AlmanacWords,
  DepthNames,
  DepthWords,
  FlowStarNames,
  LanguageWords,
  Names,
  PairPhrases,
  PatternNames,
  Phrases,
  TransitNames,
  TransitPhrases,
  TransitWords,
} from '../words/words.ts';
export type { DrawnDay, DrawnDays, DrawnPair, DrawnTimeline, DrawnVariants } from './facts/arguments.ts';
export type { PairNames } from './facts/pair-lines.ts';
export { PILLAR_ORDERS, type PillarOrder } from './facts/pillar-order.ts';
export { DENSITIES, type Density, type PressedPart } from './svg/cell.ts';
export {
  drawPairSvg,
  PAIR_BOARDS,
  type PairBoards,
  type PairCharts,
  type PairSvgOptions,
} from './svg/draw-pair-svg.ts';
export { drawForPage, drawSvg, type PageOptions, type SvgOptions } from './svg/draw-svg.ts';
export { type BoardOverlayOptions, boardOverlay } from './svg/flight-overlay.ts';
export { BOARD_HEIGHTS, BOARD_WIDTHS, boxOf, DEFAULT_SIZES, LAYOUTS, type Layout, type Size } from './svg/grid.ts';
export { type BoardNames, guestOverlay } from './svg/guest-overlay.ts';
export { BOARD_LAYERS, LAYERS, type LayerId } from './svg/layers.ts';
export type { BoardOverlay } from './svg/overlay.ts';
export { chartStyle, THEMES, type Tone } from './svg/paint.ts';
export { type DayTerminalOptions, drawDayTerminal } from './terminal/day.ts';
export { drawTerminal, TERMINAL_COLUMNS } from './terminal/draw-terminal.ts';
export { drawText } from './text/chart.ts';
export { drawDayText } from './text/day.ts';
export { type DaysTextOptions, drawDaysText } from './text/days.ts';
export { drawPairText, type PairTextOptions } from './text/pair.ts';
export { drawTimelineText } from './text/timeline.ts';
export { drawTransitsText, type TransitsTextOptions } from './text/transits.ts';
export {
  type DifferenceEntry,
  type VariantEntries,
  type VariantEntry,
  variantEntries,
} from './text/variant-lines.ts';
export { drawVariantsText, type VariantsTextOptions } from './text/variants.ts';
