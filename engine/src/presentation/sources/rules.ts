// Rules of the members of documents. Each rule has a record in docs/rules/records, under its id. A row of a table says its rules in its comment (`@rule`): first
// the rule that makes the member, then those that it depends on. The id of a convention means the rule of its current value. `@each` is the rule of an item of
// a list, in which `{id}` is the id of the item, or the name of a row of EACH. A member without a rule has that of the nearest one above it; echoes of the
// request and sentences have none.

import { RULES_OF_GROUPS, type RulesOfItem } from './terms.ts';

/** Rules of a member: as a whole, of its items, and of the members of an object without a name. */
export type MemberRules =
  | string
  | { readonly is?: string; readonly each?: string; readonly [member: string]: MemberRules | undefined };

const NEAR_MOMENT = 'time.near';
// biome-ignore format: one warning a row
const WARNINGS: Readonly<Record<string, string>> = {
  double_hour_told:     'time.doubleHour.told',
  zi_half_assumed:      'time.doubleHour.told dayBoundary',
  minute_assumed:       'time.minute.missing',
  near_double_hour:     'time.near',
  near_midnight:        'time.near dayBoundary',
  near_solar_term:      'time.near calendar.term.instant',
  clock_hour_differs:   'time.clockHour',
  plate_of_quarter:     'plate',
  late_zi_hour:         'dayBoundary',
  leap_month_day:       'leapMonthRule',
  leap_month_exists:    'calendar.input.lunar',
  repeated_hour:        'time.zone.repeated',
  skipped_hour:         'time.zone.skipped',
  two_time_zones:       'time.zone.xinjiang',
  zone_border_near:     'places.zoneFrom',
  local_mean_time:      'time.zone.localMean',
  zone_history_of_another_city: 'time.zone.kept time.zone.history',
  sundial_time:         'time.zone.sundial',
  old_style_possible:   'calendar.date.julian',
  old_style_gap:        'calendar.date.julian',
  offset_given:         'time.zone.offset',
  zone_sign_reversed:   'time.zone.offset',
  clock_far_from_sun:   'time.zone.offset',
  unsettled_month_start: 'calendar.month.unsettled',
  calendar_differs:     'calendar.region.home',
  moment_near_double_hour: NEAR_MOMENT,
  moment_near_midnight: NEAR_MOMENT,
  moment_near_solar_term: `${NEAR_MOMENT} calendar.term.instant`,
  moment_day_of_solar_term: 'calendar.term.day',
  moment_late_zi_hour:  'dayBoundary',
  moment_calendar_differs: 'calendar.region.home',
  moment_leap_month_day: 'leapDayCount',
  moment_repeated_hour: 'time.zone.repeated',
  moment_skipped_hour:  'time.zone.skipped',
  moment_two_time_zones: 'time.zone.xinjiang',
  moment_local_mean_time: 'time.zone.localMean',
  moment_unsettled_month_start: 'calendar.month.unsettled',
  past_decades:         'ziwei.transit.decade',
  moment_place_assumed: 'ziwei.transit.place',
  year_assumed:         'pair.yearAlone',
  hour_unknown:         'pair.known',
  term_day:             'pair.known',
  gender_unknown:       'pair.known',
  zone_from_afar:       'places.zoneFrom',
  solar_time_only:      'births.unit',
};
/** Codes with a rule. Those of a request, such as an unknown parameter, have none. */
export const RULED_WARNINGS: readonly string[] = Object.keys(WARNINGS);

/** The natal star of a flow star: 羊 and 陀 belong to 禄, 钺 to 魁, 喜 to 鸾. */
const FLOW_FAMILIES: Readonly<Record<string, string>> = {
  qingyang: 'lucun',
  tuoluo: 'lucun',
  tianyue: 'tiankui',
  tianxi: 'hongluan',
  sangmen: 'taisui',
  baihu: 'taisui',
  tianxu: 'tianku',
};
function flowStar(id: string): string {
  const natal = id.replace(/[A-Z][a-z]+$/, '');
  return `ziwei.flowStar.${FLOW_FAMILIES[natal] ?? natal}`;
}

/** Rules of items that depend on the id. */
const EACH: Readonly<Record<string, RulesOfItem>> = {
  warnings: (code) => WARNINGS[code] ?? '',
  flowStars: flowStar,
  pairRelations: RULES_OF_GROUPS.pairRelations,
};

/** The rules of the items of a list. */
export const rulesOfItems = (each: string): RulesOfItem => EACH[each] ?? each;
