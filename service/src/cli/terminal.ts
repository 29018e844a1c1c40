// Output of the command, and what it may contain.

import { TERMINAL_COLUMNS } from 'beichen/draw';

/** The outside of the command. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** True if standard output is a terminal, and not a pipe or a file. */
  readonly isInteractive: boolean;
  /** Its width, where that is known. */
  readonly columns?: number;
  /** True if standard error is a terminal. */
  readonly isErrorInteractive: boolean;
  out(text: string): void;
  /** Writes bytes to standard output; resolves when they are written, to false where nobody reads any more. */
  write(bytes: Uint8Array): Promise<boolean>;
  /** Writes to standard error. What a terminal would take for a command is escaped. */
  error(text: string): void;
  /** Writes to standard error, commands and all. */
  errorAsIs(text: string): void;
  /**
   * Opens a file, or standard input for `-`.
   * @throws when there is none
   */
  openInput(path: string): Promise<Input>;
  /** @throws when the file cannot be written */
  writeFile(path: string, text: string): Promise<void>;
}

/** A file that is read. */
export interface Input {
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Its size, where that is known. */
  readonly bytes: number | undefined;
  close(): void;
}

/** The columns to draw for: those of the terminal, or what COLUMNS says, as far as a drawing can follow. */
export function columnsFor({ columns, environment }: Terminal): number {
  const wanted = columns ?? Number(environment.COLUMNS || 80);
  return Number.isInteger(wanted) ? Math.min(Math.max(wanted, TERMINAL_COLUMNS.from), TERMINAL_COLUMNS.to) : 80;
}

/**
 * True if colours are wanted: on a terminal, unless NO_COLOR is set (https://no-color.org) or the terminal is a dumb one;
 * FORCE_COLOR requests them anywhere.
 */
export function wantsColours({ environment, isInteractive }: Terminal): boolean {
  const { NO_COLOR = '', FORCE_COLOR = '', TERM } = environment;
  if (NO_COLOR !== '') return false;
  if (FORCE_COLOR !== '') return FORCE_COLOR !== '0';
  return isInteractive && TERM !== 'dumb';
}
