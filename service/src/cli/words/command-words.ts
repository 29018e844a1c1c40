// Words of the command. Each language has a file of them.

import type { WordedConventionId } from 'beichen/internal';
import type { CommandName, OptionName } from '../commands.ts';
import type { FindingId, Level, WrongFindingId } from '../doctor-checks.ts';

/** Headings of the options of a command that reads a birth. */
export type HelpGroup = 'birth' | 'known' | 'moment' | 'schoolsOfMoment' | 'schools' | 'dates' | 'answer' | 'batch';

/** Texts of the help. Lines have at most 80 columns; sentences of options begin in the 25th. */
interface HelpWords {
  readonly about: string;
  /** A line for each command. */
  readonly commands: Readonly<Record<CommandName, string>>;
  /** Description of a command, below its call. */
  readonly details: Readonly<Record<CommandName, string>>;
  readonly ending: string;
  readonly groups: Readonly<Record<HelpGroup, string>>;
  /**
   * A sentence for each option, except conventions that have their own words; `almanac.date` overrides it in one command. `{member}`: members of the document.
   */
  readonly options: Readonly<Record<Exclude<OptionName, WordedConventionId>, string>> & { readonly [option: `${CommandName}.${string}`]: string };
  /** A place that readers of the language know, as it is typed. */
  readonly city: string;
}

export interface CommandWords {
  readonly help: HelpWords;
  /** `{command}`: the command as typed. */
  readonly unknownCommand: string;
  /** `{argument}` is a positional argument of `{command}`. */
  readonly unexpectedArgument: string;
  /** `{option}` as it was typed; also in the next two. */
  readonly unknownOption: string;
  readonly optionWithoutValue: string;
  readonly optionWithValue: string;
  readonly seeHelp: string;
  /** `{place}`, `{cityId}`, `{others}`: a command. */
  readonly placeTaken: string;
  /** `{given}`, `{others}`: a command. Lines with places follow. */
  readonly placeUnsure: string;
  readonly cityTwice: string;
  /** `{place}`, `{cityId}`, `{others}`: a command. */
  readonly atPlaceTaken: string;
  readonly atCityTwice: string;
  readonly textOrJson: string;
  readonly fieldsOfTextAndJson: string;
  readonly oneFormOfMoment: string;
  readonly fieldsOfJson: string;
  readonly oneForm: string;
  readonly cityRequired: string;
  readonly queryRequired: string;
  readonly spanRequired: string;
  /** `{given}`. */
  readonly noSuchSpan: string;
  readonly icsOfYear: string;
  readonly oneFormOfAlmanac: string;
  /** `{option}`: explains how to write a person. */
  readonly personForm: string;
  /** `{path}`, `{reason}`. */
  readonly cannotWrite: string;
  /** `{path}`, `{reason}`. */
  readonly cannotRead: string;
  readonly fieldsOfChart: string;
  /** `{option}` applies to drawings only. */
  readonly optionOfDrawing: string;
  /** `{option}` applies to drawings in a file only. */
  readonly optionOfSvg: string;
  readonly jsonOrSvg: string;
  readonly flightsOfSvg: string;
  readonly pillarOrderOfMoment: string;
  /** `{option}`. */
  readonly optionOfBatch: string;
  /** `{option}`. */
  readonly optionOfCsv: string;
  /** `{option}`, `{given}`, `{choices}`. */
  readonly noSuchChoice: string;
  readonly parquetToFile: string;
  readonly fieldsOfRow: string;
  /** `{max}`. */
  readonly noSuchThreads: string;
  /** `{shells}`. */
  readonly shellRequired: string;
  /** `{path}`, `{encoding}`. */
  readonly readAs: string;
  /** `{path}`. */
  readonly jsonArray: string;
  /** `{max}`. */
  readonly tooManyColumns: string;
  /** `{member}` of a JSON object. */
  readonly memberNotCopied: string;
  /** `{columns}`. */
  readonly columnsMissing: string;
  readonly notAnObject: string;
  readonly tooManyCells: string;
  /** `{bytes}`. */
  readonly rowTooLong: string;
  readonly markNotClosed: string;
  readonly textBehindMark: string;
  /** The number of `{lines}` that a faulty row was read from, and its first `{line}`. */
  readonly linesOfRow: string;
  /** `{column}`, `{encoding}`. */
  readonly cellInOtherEncoding: string;
  /** `{encoding}`. */
  readonly rowInOtherEncoding: string;
  /** `{row}`, `{fault}`. */
  readonly faultOfRow: string;
  /** `{faulty}`, `{births}`. */
  readonly batchFaults: string;
  /** Findings of `doctor`: their severity, their text, and what to do. */
  readonly levels: Readonly<Record<Level, string>>;
  readonly findings: Readonly<Record<FindingId, string>>;
  readonly mends: Readonly<Record<WrongFindingId, string>>;
}
