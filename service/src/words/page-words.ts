// Words around the written pages, one member for each place; a missing one is a compile error.

import type { AlmanacDayDocument } from 'beichen';
import type { Sentences } from 'beichen/glossary';

/** The families of rules: the files of docs/rules/records. */
export type RuleFamily =
  | 'almanac'
  | 'birthday'
  | 'births'
  | 'calendar'
  | 'cycle'
  | 'days'
  | 'life'
  | 'pair'
  | 'pillars'
  | 'pillars-relations'
  | 'pillars-stars'
  | 'places'
  | 'school'
  | 'time'
  | 'variants'
  | 'ziwei'
  | 'ziwei-patterns'
  | 'ziwei-stars';

/** Certainty of a rule. */
export type RuleStatus = 'standard' | 'agreed' | 'convention' | 'oneLineage' | 'text' | 'disputed' | 'derived';

interface Head {
  readonly title: string;
  readonly description: string;
}

/** The notes of a day on the page of the almanac. */
export interface DayNotes {
  readonly column: string;
  /** With `{path}`, `{spirit}`, `{hours}`, `{sixDay}`, `{animal}` and `{side}`. */
  readonly text: string;
  readonly paths: Readonly<Record<AlmanacDayDocument['spirit']['path'], string>>;
  readonly sides: Readonly<Record<AlmanacDayDocument['clash']['side'], string>>;
}

/** The words of one language. */
export interface PageWords {
  /** Links at the top of a page, in their order; and the heading of the contents beside the text. */
  readonly navigation: Readonly<
    Record<'guide' | 'reference' | 'glossary' | 'rules' | 'almanac' | 'questions' | 'errors' | 'about' | 'changelog' | 'contents', string> &
      Record<'chart' | 'pages' | 'colours', string>
  >;
  /** The tabs of the page that draws charts, by the ids of its links (web/src/state/tab.ts): the same words and order as there. */
  readonly tabs: Readonly<Record<'zi-wei' | 'pillars' | 'years' | 'two' | 'days', string>>;
  /** The buttons beside blocks of code. */
  readonly copying: Readonly<Record<'copy' | 'copied' | 'notCopied', string>>;
  readonly guide: Head;
  readonly questions: Head;
  readonly about: Head;
  readonly changelog: Head;
  readonly notFound: Readonly<Record<'lead' | 'chart' | 'guide', string>>;
  readonly almanac: Head & {
    readonly heading: string;
    readonly lead: string;
    /** `{year}`, `{month}`, `{monthName}`: from `monthNames`. */
    readonly monthName: string;
    readonly yearName: string;
    readonly monthNames: readonly string[];
    readonly comma: string;
    readonly months: string;
    readonly years: string;
    readonly columns: {
      readonly month: readonly [day: string, lunar: string, pillar: string, officer: string, sky: string];
      readonly terms: readonly [term: string, begins: string];
      readonly moons: readonly [number: string, newMoon: string, fullMoon: string];
      readonly lunarYear: readonly [month: string, from: string, length: string];
    };
    /** Notes of a day, in a column of their own. */
    readonly notes: DayNotes;
    /** Name of the month as a grid. */
    readonly grid: string;
    /** `lunarYear`: `{pair}`, `{zodiac}`. */
    readonly captions: Readonly<Record<'terms' | 'moons' | 'lunarYear', string>>;
    readonly json: string;
    readonly subscribe: string;
    /** Anchor of its section in the guide. */
    readonly guideAnchor: string;
    readonly guide: string;
  };
  readonly glossary: Head & {
    readonly heading: string;
    readonly lead: string;
    readonly concepts: string;
    readonly sentences: Sentences;
  };
  readonly rules: Head & {
    readonly heading: string;
    readonly lead: string;
    readonly families: Readonly<Record<RuleFamily, string>>;
    /** Certainty of a rule: a mark, and its meaning. */
    readonly statuses: Readonly<Record<RuleStatus, { readonly name: string; readonly text: string }>>;
    readonly labels: Readonly<
      Record<'sources' | 'agree' | 'differences' | 'convention' | 'checked' | 'members' | 'document' | 'implementation', string>
    >;
    /** Shown instead of sources if a rule has none. */
    readonly noText: string;
    readonly json: string;
    readonly back: string;
    /** Link from a term to its rule. */
    readonly why: string;
  };
  readonly errors: Head & {
    readonly heading: string;
    readonly lead: string;
    readonly parameterProblems: string;
    readonly parameterProblemsLead: string;
    readonly columns: readonly [code: string, sent: string, answered: string];
    /** Heading of a request and its whole response. */
    readonly sent: string;
    readonly answered: string;
    readonly back: string;
  };
}
