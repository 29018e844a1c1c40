// Where does the command write, and what may it write there?

/** The outside of the command. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Whether standard output is a terminal, and not a pipe or a file. */
  readonly isInteractive: boolean;
  out(text: string): void;
  error(text: string): void;
  /** @throws when the file cannot be written */
  writeFile(path: string, text: string): Promise<void>;
}

/**
 * Whether colours are wanted: on a terminal, unless NO_COLOR is set (https://no-color.org) or the terminal is a dumb one;
 * FORCE_COLOR asks for them anywhere.
 */
export function wantsColours({ environment, isInteractive }: Terminal): boolean {
  const { NO_COLOR = '', FORCE_COLOR = '', TERM } = environment;
  if (NO_COLOR !== '') return false;
  if (FORCE_COLOR !== '') return FORCE_COLOR !== '0';
  return isInteractive && TERM !== 'dumb';
}
