// Texts of the service itself. One literal for each id and language; the chart's own words are the engine's.

import type { CalendarRegion, Gender } from 'beichen';
import type { ParameterProblemId } from '../contract/parameter-problems.ts';
import type { ProblemCode } from '../contract/problems.ts';
import type { ServiceWarningCode } from '../contract/service-warnings.ts';

/** Sentences in which a problem says what is allowed; lists of ids and numbers need none. */
export type AllowedSentence =
  | 'months'
  | 'days'
  | 'lunarDays'
  | 'leapDays'
  | 'noLeapMonth'
  | 'leapMonth'
  | 'lunarYears'
  | 'skipped'
  | 'repeated'
  | 'leftOut'
  | 'fromBirth'
  | 'forms'
  | 'times'
  | 'month'
  | 'zone'
  | 'longitudeBeside'
  | 'range';

/** The texts of one language. `{name}` in a text is filled in where it is spoken. */
export interface Words {
  /** Title of a kind of problem, and what is said of one occurrence. */
  readonly problems: Readonly<Record<ProblemCode, { readonly title: string; readonly detail: string }>>;
  /** Problems of one parameter. */
  readonly parameterProblems: Readonly<Record<ParameterProblemId, string>>;
  /** Sentences of `allowed`. The English ones are those of the engine, word for word. */
  readonly allowed: Readonly<Record<AllowedSentence, string>>;
  readonly warnings: Readonly<Record<ServiceWarningCode, string>>;
  /** Dates of a life: `{number}`, `{pair}`, `{fromAge}`, `{toAge}`, `{palace}`. */
  readonly life: { readonly name: string; readonly luckPillar: string; readonly decade: string; readonly solarYear: string };
  /** The almanac as a calendar to subscribe to. */
  readonly almanac: {
    readonly name: string;
    /** `{pair}`, `{zodiac}`. */
    readonly newYear: string;
    /** `{leap}`, `{month}`, `{day}`. */
    readonly birthday: string;
    /** The first day of a month: `{month}`. */
    readonly month: string;
    /** `{days}`: how many it has. */
    readonly days: string;
    /** Names of the lunar calendars. */
    readonly calendars: Readonly<Record<CalendarRegion, string>>;
    /** From Monday on. */
    readonly weekdays: readonly string[];
    /** A day of a lunar month: `{leap}`, `{month}`, `{day}`; on the first day the month is told. */
    readonly lunarDay: string;
    readonly lunarFirst: string;
    readonly newMoon: string;
    readonly fullMoon: string;
    /** Headings of a year. */
    /** Columns of a day. */
    readonly columns: Readonly<Record<'date' | 'weekday' | 'lunar' | 'day' | 'officer' | 'mansion' | 'year' | 'month' | 'sky', string>>;
    readonly terms: string;
    readonly newMoons: string;
    readonly fullMoons: string;
    /** `{pair}`, `{zodiac}`. */
    readonly lunarYear: string;
  };
  /** Births that fit, a line each. */
  readonly births: {
    /** `{count}`, `{fromYear}`, `{toYear}`, `{clock}`: by which clock. */
    readonly found: string;
    /** `{longitude}`. */
    readonly bySun: string;
    readonly byStandardTime: string;
    /** `{place}`. */
    readonly byClock: string;
    /** `{time}`, `{pillars}`: from then on. */
    readonly change: string;
    /** For whom alone one fits. */
    readonly genders: Readonly<Record<Gender, string>>;
    /** `{after}`: how it is requested. */
    readonly next: string;
  };
  /** Said when no place was found. */
  readonly nothingFound: string;
  readonly disclaimer: string;
  /** Behind the methods of a path that takes two births: why GET is not one. */
  readonly postOnly: string;
  /** Behind the sentence about a body that cannot be read: `{position}`, `{found}`. `end`: the text ends too early. */
  readonly bodyFaults: Readonly<Record<'list' | 'quotes' | 'syntax' | 'encoding' | 'end', string>>;
  /** Behind the addresses of a host that serves a part of the service: where `{path}` is. */
  /** Before the addresses that there are: the one that was meant. */
  readonly nearest: string;
  readonly elsewhere: string;
  /** Between the names of a list. */
  readonly listSeparator: string;
  /** A name with its value, a title with the sentence after it, and a remark in brackets after a sentence. */
  readonly joins: Readonly<Record<'named' | 'titled' | 'bracketed', string>>;
}
