// Exit codes of the command. With an exit code. Two kinds of errors are written to the terminal; any other is a bug and is thrown
// on.

/** 0: done. 1: the command failed. 2: the arguments are wrong. */
export type ExitCode = 0 | 1 | 2;

/** The arguments are wrong. The message is for the person at the terminal. */
export class UsageError extends Error {}

/** The arguments are right, but the command failed. The message is for the person at the terminal. */
export class CommandError extends Error {}
