// Exit codes of the command, and the errors that are written to the terminal. Any other error is a bug and is rethrown.

/** 0: done. 1: the command failed. 2: the arguments are wrong. */
export type ExitCode = 0 | 1 | 2;

/** The arguments are wrong. The message is for the person at the terminal. */
export class UsageError extends Error {}

/** Faults of an option; the texts are in `CommandWords`. */
export type OptionFault = 'unknownOption' | 'optionWithoutValue' | 'optionWithValue';

/** An unknown option, a missing value, or a value for an option that has none. */
export class OptionError extends UsageError {
  readonly fault: OptionFault;
  /** As it was typed: `--sex`. */
  readonly given: string;
  /** Suggested options, as they are typed. */
  readonly suggestion: string | undefined;

  constructor(fault: OptionFault, given: string, suggestion?: string) {
    super(`${fault}: ${given}`);
    this.fault = fault;
    this.given = given;
    this.suggestion = suggestion;
  }
}

/** The arguments are valid, but the command failed. The message is for the person at the terminal. */
export class CommandError extends Error {}
