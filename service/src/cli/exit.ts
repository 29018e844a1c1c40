// Exit codes of the command, and the errors that are written to the terminal; any other is a bug and is thrown on.

/** 0: done. 1: the command failed. 2: the arguments are wrong. */
export type ExitCode = 0 | 1 | 2;

/** The arguments are wrong. The message is for the person at the terminal. */
export class UsageError extends Error {}

/** There is no such option. */
export class UnknownOption extends UsageError {
  /** As it was typed: `--sex`. */
  readonly given: string;
  /** The options that are meant, as they are typed. */
  readonly suggestion: string | undefined;

  constructor(message: string, given: string, suggestion: string | undefined) {
    super(message);
    this.given = given;
    this.suggestion = suggestion;
  }
}

/** The arguments are right, but the command failed. The message is for the person at the terminal. */
export class CommandError extends Error {}
