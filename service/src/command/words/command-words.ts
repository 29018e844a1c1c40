// What does the command say of itself? Literals, for each language in a file of its own.

import type { CommandName } from '../commands.ts';

export interface CommandWords {
  /** Which commands there are. At most 80 columns, as all help. */
  readonly help: string;
  readonly helpOf: Readonly<Record<CommandName, string>>;
  /** `{command}`: what was typed. */
  readonly unknownCommand: string;
  /** `{argument}` stands without an option behind `{command}`. */
  readonly unexpectedArgument: string;
  readonly seeHelp: string;
  /** `{place}`, `{cityId}`, `{others}`: a command. */
  readonly placeTaken: string;
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
  /** `{path}`, `{reason}`. */
  readonly cannotWrite: string;
  /** `{path}`, `{reason}`. */
  readonly cannotRead: string;
  readonly fieldsOfChart: string;
  /** `{option}` is one of a drawing. */
  readonly optionOfDrawing: string;
  readonly flightsOfSvg: string;
  readonly pillarOrderOfMoment: string;
  readonly threadsOfBatch: string;
  /** `{max}`. */
  readonly noSuchThreads: string;
  /** `{shells}`. */
  readonly shellRequired: string;
  /** `{column}`. */
  readonly columnIgnored: string;
  /** `{columns}`. */
  readonly columnsMissing: string;
  readonly notAnObject: string;
  readonly tooManyCells: string;
  /** `{row}`, `{bytes}`. */
  readonly rowTooLong: string;
  /** `{row}`, `{fault}`. */
  readonly faultOfRow: string;
  /** `{faulty}`, `{births}`. */
  readonly batchFaults: string;
}
