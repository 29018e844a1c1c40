// `beichen/document`: documents with your own members, composed of the parts of this package's documents.

export { partDescriber, partPiecesStringifier, partTurnsDescriber } from './describe.ts';
export { type DescribeDaysOptions, describeDays } from './describe-days.ts';
export { type DescribePairOptions, describePair } from './describe-pair.ts';
export { CHART } from './tables/chart.ts';
export { type CallerWarning, ChartFacts } from './tables/facts.ts';
export type { PairPlaces } from './tables/pair-facts.ts';
export type { GroupName, IdIn, Labels, ThingIn } from './vocabulary/labels.ts';
export type {
  AlwaysThere,
  Bare,
  Key,
  LabelMembers,
  MembersIn,
  MembersOf,
  Within,
} from './vocabulary/member.ts';
export {
  choice,
  type DocumentOf,
  flag,
  from,
  type InlinePart,
  inline,
  instantTime,
  isoDate,
  type KeyedValue,
  key,
  label,
  language,
  list,
  localTime,
  type Members,
  named,
  number,
  type Optional,
  object,
  onRequest,
  openChoice,
  optional,
  type Part,
  type Present,
  part,
  type Read,
  type Reader,
  section,
  stored,
  text,
  type Value,
  whole,
} from './vocabulary/member.ts';
export { type PartWriter, partWriter } from './write.ts';
