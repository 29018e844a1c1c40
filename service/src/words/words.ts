// Texts of the service itself, one literal for each id and language; the words of charts are in the engine.

import type { CalendarRegion, Gender } from 'beichen';
import type { ParameterProblemId } from '../contract/parameter-problems.ts';
import type { ProblemCode } from '../contract/problems.ts';
import type { ServiceWarningCode } from '../contract/service-warnings.ts';

/** Sentences about allowed values in a problem; lists of ids and numbers need none. */
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

/** The texts of one language. `{name}` in a text is a placeholder. */
export interface Words {
  /** Title of a kind of problem, and detail of one occurrence. */
  readonly problems: Readonly<Record<ProblemCode, { readonly title: string; readonly detail: string }>>;
  /** Problems of one parameter. */
  readonly parameterProblems: Readonly<Record<ParameterProblemId, string>>;
  /** Sentences of `allowed`. The English ones equal the engine's. */
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
    /** `{days}` of a month. */
    readonly days: string;
    /** Names of the lunar calendars. */
    readonly calendars: Readonly<Record<CalendarRegion, string>>;
    /** From Monday on. */
    readonly weekdays: readonly string[];
    /** A day of a lunar month: `{leap}`, `{month}`, `{day}`; the first day also shows the month. */
    readonly lunarDay: string;
    readonly lunarFirst: string;
    readonly newMoon: string;
    readonly fullMoon: string;
    /** Columns of a day, and headings of a year. */
    readonly columns: Readonly<Record<'date' | 'weekday' | 'lunar' | 'day' | 'officer' | 'mansion' | 'year' | 'month' | 'sky', string>>;
    readonly terms: string;
    readonly newMoons: string;
    readonly fullMoons: string;
    /** `{pair}`, `{zodiac}`. */
    readonly lunarYear: string;
  };
  /** Births that fit, a line each. */
  readonly births: {
    /** `{count}`, `{fromYear}`, `{toYear}`, and the `{clock}` of the times. */
    readonly found: string;
    /** `{longitude}`. */
    readonly bySun: string;
    readonly byStandardTime: string;
    /** `{place}`. */
    readonly byClock: string;
    /** The pillars change at `{time}` to `{pillars}`. */
    readonly change: string;
    /** The only gender for which a birth fits. */
    readonly genders: Readonly<Record<Gender, string>>;
    /** `{after}`: the parameter for the next page. */
    readonly next: string;
  };
  /** Used if no place was found. */
  readonly nothingFound: string;
  readonly disclaimer: string;
  /** Follows the methods of a path for two births: explains why GET is missing. */
  readonly postOnly: string;
  /** Follows the sentence about a malformed body: `{position}`, `{found}`. `end`: the text ends too early. */
  readonly bodyFaults: Readonly<Record<'list' | 'quotes' | 'syntax' | 'encoding' | 'end', string>>;
  /** Names the path that is most like the requested one, `{path}`. */
  readonly nearest: string;
  /** Follows the addresses of a host with part of the service: names the service with `{path}`. */
  readonly elsewhere: string;
  /** Separator of names in a list. */
  readonly listSeparator: string;
  /** Templates: a name with its value, a title with its sentence, and a remark in brackets after a sentence. */
  readonly joins: Readonly<Record<'named' | 'titled' | 'bracketed', string>>;
}
