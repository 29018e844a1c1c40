// Worker handlers for the timeline: the decades of a birth, the years, months and days in them, and the transits at a moment. From the device only the
// current time is used; the page sends it.

import {
  type Branch,
  type Chart,
  castTransits,
  type DecadeRow,
  type Instant,
  InvalidMoment,
  instant,
  LANGUAGE_FACTS,
  type Label,
  type Level,
  type OpenSpan,
  type Span,
  type Transits,
  type TransitsDocument,
} from 'beichen';
import { inline, named } from 'beichen/document';
import {
  daysOfMonth,
  monthsOfYear,
  pathsByDefault,
  type Row,
  selectPart,
  TRANSITS,
  TransitFacts,
  type TransitLanguageWords,
  yearsOfDecade,
} from 'beichen/internal';
import { partDescriber } from 'beichen/one-language';
import { castOnDevice, type DeviceRequest } from 'beichen-service/on-device';
import type { CastersOf } from './casters-of.ts';

/** An item that can be selected on the timeline. */
interface TimelineItem {
  /** The stem and branch of the level. */
  readonly pair: Label;
  /** Index in `palaces` of the palace that is the life palace of the level. */
  readonly palace: number;
  /** Its start and end, in milliseconds since 1970; Infinity beyond the tables. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** Its first and last day at the birthplace: 2026-02-17. Missing beyond the tables. */
  readonly days?: readonly [first: string, last: string];
  /** A moment in its middle: a date, or an instant if the date is ambiguous. Missing beyond the tables. */
  readonly middle?: string;
}

interface DecadeItem extends TimelineItem {
  readonly level: 'decade';
  /** A year of childhood, before the first decade, has one age and one year. */
  readonly ages: readonly [from: number, to: number];
  readonly years: readonly [from: number, to: number];
}

interface YearItem extends TimelineItem {
  readonly level: 'year';
  readonly year: number;
  readonly age: number;
}

export interface MonthItem extends TimelineItem {
  readonly level: 'month';
  /** Its number in the calendar, in the words of the language. */
  readonly month: string;
  readonly leapMonth: boolean;
}

interface DayItem extends TimelineItem {
  readonly level: 'day';
  /** Its number in the lunar month, in the words of the language. */
  readonly day: string;
}

interface HourItem extends TimelineItem {
  readonly level: 'hour';
  /** Its start and end, on the clock of the birthplace: 07:24–09:24. */
  readonly hour: string;
}

export type AnyItem = DecadeItem | YearItem | MonthItem | DayItem | HourItem;

/** The levels that have a list of items within them. */
export type ListedLevel = Exclude<AnyItem['level'], 'hour'>;

/** The life of a birth, with what is current now. */
export interface Life {
  /** The years of childhood before the first decade, and the twelve decades. */
  readonly decades: readonly DecadeItem[];
  /** Missing before the birth and beyond the tables. */
  readonly now?: Now;
}

/** Now, at the birthplace. */
export interface Now {
  readonly at: number;
  /** Civil date: 2026-11-22. */
  readonly date: string;
  readonly nominalAge: number;
  /** Index in `palaces` of the palace of the current decade; none in childhood and after the twelfth decade. */
  readonly palace?: number;
  /** The number of the current luck pillar, 1 for the first; 0 before it. */
  readonly luckPillar: number;
}

/** Requests about a life, and their answers. */
export interface LifeCasts {
  /** @param now milliseconds since 1970 */
  readonly life: { readonly request: { readonly birth: DeviceRequest; readonly now: number }; readonly answer: Life };
  /** Items of the decade, the year or the month that contains an instant. */
  readonly items: {
    readonly request: { readonly birth: DeviceRequest; readonly of: ListedLevel; readonly at: number };
    readonly answer: readonly AnyItem[];
  };
  /** Transits at a moment; undefined before the birth, beyond the tables, and for a text that names no moment. */
  readonly transits: {
    readonly request: { readonly birth: DeviceRequest; readonly at: string };
    readonly answer: TransitsDocument | undefined;
  };
}

type PairOfLevel = Pick<Level, 'pair'>;

/** Returns the handlers of a life, in the language of the words. */
export function lifeCasters(words: TransitLanguageWords): CastersOf<LifeCasts> {
  const namePair = partDescriber(inline<PairOfLevel>()(named('pairs', (level: PairOfLevel) => level.pair)), words);
  const { countsSanzai } = LANGUAGE_FACTS[words.language];
  const fields = [...pathsByDefault(TRANSITS), ...(countsSanzai ? ['fourPillars.year.sanzai'] : [])].join();
  const describeTransits = partDescriber(selectPart(TRANSITS, fields), words);
  const { months, days } = words.phrases.lunar;

  const itemOf = (
    chart: Chart,
    { pair, branch: palace }: Level,
    { startsAt, endsAt }: Partial<Span>,
  ): TimelineItem => ({
    pair: namePair({ pair }),
    palace: placeOf(palace),
    startsAt: startsAt ?? Number.POSITIVE_INFINITY,
    endsAt: endsAt ?? Number.POSITIVE_INFINITY,
    ...(startsAt !== undefined && endsAt !== undefined && whenOf(chart, { startsAt, endsAt })),
  });

  const decadeItem = (chart: Chart, decade: DecadeRow): DecadeItem => ({
    level: 'decade',
    ...itemOf(chart, decade, decade),
    ages: [decade.fromAge, decade.toAge],
    years: [decade.fromYear, decade.toYear],
  });

  function itemsOf(of: ListedLevel, transits: Transits): AnyItem[] {
    const { chart, ziwei } = transits;
    switch (of) {
      case 'decade':
        return sidesIn(chart, ziwei.decade, yearsOfDecade(transits)).map(([{ year, age }, span]) => ({
          level: 'year',
          ...itemOf(chart, year, span),
          year: year.year,
          age,
        }));
      case 'year':
        return sidesIn(chart, ziwei.year, monthsOfYear(transits)).map(([month, span]) => ({
          level: 'month',
          ...itemOf(chart, month, span),
          month: months[month.lunarMonth - 1]!,
          leapMonth: month.leapMonth,
        }));
      case 'month':
        return sidesIn(chart, ziwei.month!, daysOfMonth(transits)).map(([day, span]) => ({
          level: 'day',
          ...itemOf(chart, day, span),
          day: days[day.lunarDay - 1]!,
        }));
      case 'day':
        return hoursIn(chart, ziwei.day!).map(({ ziwei: { hour }, moment }) => {
          const item = itemOf(chart, hour!, hour!);
          const from = clockText(moment.shown.clock + (hour!.startsAt - moment.instant));
          const to = clockText(moment.shown.clock + (hour!.endsAt - moment.instant));
          return { level: 'hour', ...item, middle: middleOf(hour!), hour: `${from}–${to}` };
        });
    }
  }

  return {
    life({ birth, now }) {
      const { chart } = castOnDevice(birth);
      const { ziwei } = castTransits(chart, chart.moment.instant);
      const seen = nowOf(chart, now);
      return { decades: ziwei.decades.map((decade) => decadeItem(chart, decade)), ...(seen && { now: seen }) };
    },
    items: ({ birth, of, at }) => itemsOf(of, castTransits(castOnDevice(birth).chart, instant(at))),
    transits({ birth, at }) {
      const { chart, place } = castOnDevice(birth);
      const transits = transitsOf(chart, at);
      return transits && (describeTransits(new TransitFacts(transits, place)) as object as TransitsDocument);
    },
  };
}

/** Transits of each double hour of a day, from the birth on. */
function hoursIn({ moment: born, ...chart }: Chart, { startsAt, endsAt }: Span): Transits[] {
  const hours: Transits[] = [];
  let at = Math.max(startsAt, born.instant);
  while (at < endsAt) {
    const transits = castTransits({ ...chart, moment: born }, instant(at));
    hours.push(transits);
    at = transits.ziwei.hour!.endsAt;
  }
  return hours;
}

const clockText = (clock: number): string => new Date(clock).toISOString().slice(11, 16);

/** An instant in the middle of a span. */
const middleOf = ({ startsAt, endsAt }: Span): string =>
  new Date(Math.min(Math.ceil((startsAt + endsAt) / 2000) * 1000, endsAt - 1)).toISOString();

/** Transits of a chart at a moment; undefined if there are none. */
function transitsOf(chart: Chart, at: string | Instant): Transits | undefined {
  try {
    return castTransits(chart, at);
  } catch (error) {
    if (error instanceof InvalidMoment) return undefined;
    throw error;
  }
}

function nowOf(chart: Chart, now: number): Now | undefined {
  const at = instant(Math.floor(now / 1000) * 1000);
  const transits = transitsOf(chart, at);
  if (transits === undefined) return undefined;
  const { ziwei, pillars, moment } = transits;
  return {
    at,
    date: dateText(Math.floor(moment.shown.clock / MS_PER_DAY)),
    nominalAge: ziwei.nominalAge,
    ...(ziwei.decade?.kind === 'decade' && { palace: placeOf(ziwei.decade.branch) }),
    luckPillar: pillars.luck.ordinal,
  };
}

/** The parts of rows within a span and within the life. A row that contains a boundary yields a part on each side of it. */
function sidesIn<Side extends Span>(
  { moment: born }: Chart,
  span: OpenSpan | undefined,
  rows: readonly Row<Side>[],
): (readonly [side: Side, span: Span])[] {
  const from = Math.max(born.instant, span?.startsAt ?? Number.NEGATIVE_INFINITY);
  const to = span?.endsAt ?? Number.POSITIVE_INFINITY;
  return rows
    .flatMap(({ sides }) => sides)
    .map((side) => {
      const startsAt = instant(Math.max(side.startsAt, from));
      return [side, { startsAt, endsAt: instant(Math.min(side.endsAt, to)) }] as const;
    })
    .filter(([, { startsAt, endsAt }]) => startsAt < endsAt);
}

/** The days of a span, and a moment in its middle. */
function whenOf(chart: Chart, { startsAt, endsAt }: Span): Required<Pick<TimelineItem, 'days' | 'middle'>> {
  const [first, last] = [startsAt, instant(endsAt - 1)].map((at) => castTransits(chart, at).moment.day as number);
  const date = dateText(Math.floor((first! + last!) / 2));
  const noon = transitsOf(chart, date)?.moment.instant;
  const isWithin = noon !== undefined && startsAt <= noon && noon < endsAt;
  return {
    days: [dateText(first!), dateText(last!)],
    middle: isWithin ? date : middleOf({ startsAt, endsAt }),
  };
}

const MS_PER_DAY = 86_400_000;
const dateText = (day: number): string => new Date(day * MS_PER_DAY).toISOString().slice(0, 10);

/** Index of a palace in `palaces`, which begins with 寅. */
const placeOf = (palace: Branch): number => (palace + 10) % 12;
