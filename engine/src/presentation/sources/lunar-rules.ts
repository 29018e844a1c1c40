// Rules of a lunar date: the rules of its calendar in its year. A convention names a region, but the date may be of another calendar (in the south of Vietnam,
// and in the alternative of a warning), and calendars changed their clocks.

import { clockOfCalendar, type LunarCalendar } from '../../calculation/calendar/calendar-region.ts';
import { dayOfLunarDate, type LunarDate } from '../../calculation/calendar/lunar-calendar.ts';
import { MS_PER_DAY } from '../../calculation/civil/day-number.ts';

/** A lunar date with its calendar. */
interface DateOfCalendar {
  readonly lunarDate: LunarDate;
  readonly lunarCalendar: LunarCalendar;
}

export const isLunar = (value: unknown): value is DateOfCalendar =>
  typeof value === 'object' && value !== null && 'lunarDate' in value && 'lunarCalendar' in value;

const RULES_OF_CALENDARS: Readonly<Record<LunarCalendar, string>> = {
  china: 'calendar.region.china',
  vietnam: 'calendar.region.vietnam',
  vietnamSouth: 'calendar.region.vietnamSouth',
  korea: 'calendar.region.korea',
  japan: 'calendar.region.japan',
};
/** The rule of the calendar of Hanoi if it was requested by its name. */
const NORTH = 'calendar.region.vietnamNorth';
const OF_CALENDARS: ReadonlySet<string> = new Set([...Object.values(RULES_OF_CALENDARS), NORTH]);

/** Rules that replace another one for some dates. */
export const SAME_AS: Readonly<Record<string, readonly string[]>> = {
  [RULES_OF_CALENDARS.vietnam]: [RULES_OF_CALENDARS.vietnamSouth],
};

/** The rules of its path that apply to a date. */
export function rulesOfDate(rules: readonly string[], date: DateOfCalendar): readonly string[] {
  const own = RULES_OF_CALENDARS[date.lunarCalendar];
  const rulesOf = (rule: string): readonly string[] => {
    if (OF_CALENDARS.has(rule)) return [rule === NORTH && date.lunarCalendar === 'vietnam' ? NORTH : own];
    const counts = COUNTS[rule];
    return counts === undefined || counts(date) ? [rule] : [];
  };
  return [...new Set(rules.flatMap(rulesOf))];
}

/** Rules that apply only to some dates. */
const COUNTS: Readonly<Record<string, (date: DateOfCalendar) => boolean>> = {
  'calendar.month.clock': isByClockOfChina,
  'calendar.month.published': ({ lunarDate }) => lunarDate.year < 1912,
};

/** True if the month of a date is dated by China's clock: always in China, elsewhere before the calendar has its own midnight. */
function isByClockOfChina({ lunarDate, lunarCalendar }: DateOfCalendar): boolean {
  if (lunarCalendar === 'china') return true;
  const { since, offsetMs } = clockOfCalendar(lunarCalendar);
  const start = dayOfLunarDate({ ...lunarDate, day: 1 }, lunarCalendar)!;
  return start * MS_PER_DAY - offsetMs < since;
}
