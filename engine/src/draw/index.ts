// `beichen/draw`: a document as SVG, plain text, or text for a terminal.

export type { DayOfficerId, MansionId } from '../calendar/day-almanac.ts';
export type { DaySpiritId, SixDayId } from '../calendar/day-notes.ts';
export type { TransitWarningCode } from '../casting/transits/transit-warnings.ts';
export type { ComparedMember } from '../casting/variants.ts';
export type { WarningCode } from '../casting/warnings.ts';
export type { AnimalId } from '../cycle/branch.ts';
export type { ElementId, PolarityId } from '../cycle/element.ts';
export type { GrowthPhaseId } from '../cycle/growth-phase.ts';
export type { NayinId } from '../cycle/nayin.ts';
export type { ConditionId, ElementStateId, MonthPatternId, RootTagId, StructureId } from '../pillars/depth-ids.ts';
export type { DirectionId } from '../pillars/luck.ts';
export type { PillarStarId } from '../pillars/pillar-star-ids.ts';
export type { RelationId } from '../pillars/relation-ids.ts';
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
export type { DoctorSpiritId, GeneralSpiritId } from '../ziwei/rings.ts';
export type { YinYangGenderId } from '../ziwei/yin-yang-gender.ts';
export type { DrawnDay, DrawnDays, DrawnPair, DrawnTimeline, DrawnVariants } from './facts/arguments.ts';
export type { PairNames } from './facts/pair-lines.ts';
export { PILLAR_ORDERS, type PillarOrder } from './facts/pillar-order.ts';
export {
  drawPairSvg,
  PAIR_BOARDS,
  type PairBoards,
  type PairCharts,
  type PairSvgOptions,
} from './svg/draw-pair-svg.ts';
export { drawForPage, drawSvg, type PageOptions, type SvgOptions } from './svg/draw-svg.ts';
export { type BoardOverlayOptions, boardOverlay } from './svg/flight-overlay.ts';
export { LAYOUTS, type Layout } from './svg/grid.ts';
export { type BoardNames, guestOverlay } from './svg/guest-overlay.ts';
export { BOARD_LAYERS, LAYERS, type LayerId } from './svg/layers.ts';
export type { BoardOverlay } from './svg/overlay.ts';
export { chartStyle, THEMES, type Tone } from './svg/paint.ts';
export type { PressedPart } from './svg/press-areas.ts';
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
