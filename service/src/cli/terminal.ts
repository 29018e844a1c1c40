// Input and output of the command: streams, files, width and colours.

import { TERMINAL_COLUMNS } from 'beichen/draw';

/** Environment of the command: variables, streams and files. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** True if standard output is a terminal, and not a pipe or a file. */
  readonly isInteractive: boolean;
  /** Width in columns, if known. */
  readonly columns?: number;
  /** True if standard error is a terminal. */
  readonly isErrorInteractive: boolean;
  out(text: string): void;
  /** Writes bytes to standard output. Resolves when they are written: to false if the reader is gone. */
  write(bytes: Uint8Array): Promise<boolean>;
  /** Writes to standard error. Control characters are escaped. */
  error(text: string): void;
  /** Writes to standard error without escaping. */
  errorAsIs(text: string): void;
  /**
   * Opens a file, or standard input for `-`.
   * @throws if it does not exist
   */
  openInput(path: string): Promise<Input>;
  /** @throws if the file cannot be written */
  writeFile(path: string, text: string): Promise<void>;
}

/** An input file. */
export interface Input {
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Its size, if known. */
  readonly bytes: number | undefined;
  close(): void;
}

/** Width of drawings in columns: from the terminal or from COLUMNS, within the limits of a drawing. */
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
