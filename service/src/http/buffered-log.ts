// Writes lines to the log, and survives when it takes none. Those of a twentieth of a second go together: a call of the system for each
// would take as long as casting a chart. A full disk, a reader that is gone or one that stalls never ends the service and never holds
// it: a megabyte waits, what comes after is dropped and counted, and the count is the first line when the log is back.
//
// SonicBoom is what pino writes with. `pino.destination` would make one that is silent for good once its reader is gone, and that
// waits for ever at the end of the process when the disk is full.

import sonic from 'sonic-boom';
import type { LogStream } from './log.ts';

const EVERY_MS = 50;
const MAX_CHARACTERS = 16_384;
const MAX_WAITING_BYTES = 1_048_576;
const LAST_LINES_MS = 1000;

/** A log that can be ended without losing its last lines. */
export interface BufferedLog extends LogStream {
  /** Writes the lines that wait; takes a second at most. */
  end(): Promise<void>;
}

/** What is called when lines are lost. */
export interface LogListener {
  /** So many lines were dropped. */
  dropped(lines: number): void;
  /** The log cannot be written. Called once each time. */
  away(reason: string): void;
}

/**
 * A log that writes its lines in batches.
 * @param fd where they go. A pipe must not block: one that Node has made a stream of does not
 */
export function bufferedLog(fd: number, listener: LogListener): BufferedLog {
  const output = new sonic.SonicBoom({ fd, maxLength: MAX_WAITING_BYTES });
  let lines = '';
  let timer: NodeJS.Timeout | undefined;
  let dropped = 0;
  let isAway = false;
  let isClosed = false;

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (!isClosed && lines !== '') output.write(lines);
    lines = '';
  };
  const away = (reason: string): void => {
    if (!isAway) listener.away(reason);
    isAway = true;
  };
  // What could not be written waits, and goes with the lines after it.
  output.on('error', ({ code, name }: NodeJS.ErrnoException) => away(code ?? name));
  output.on('drop', (text: string) => {
    const count = text.split('\n').length - 1;
    dropped += count;
    listener.dropped(count);
    away('nobody reads');
  });
  output.on('drain', () => {
    isAway = false;
    if (dropped === 0) return;
    lines = `${reportOf(dropped)}${lines}`;
    dropped = 0;
    flush();
  });
  output.on('close', () => {
    isClosed = true;
  });
  return {
    write(line) {
      lines += line;
      if (lines.length > MAX_CHARACTERS) flush();
      else timer ??= setTimeout(flush, EVERY_MS).unref();
    },
    end: () =>
      new Promise((resolve) => {
        flush();
        if (isClosed) return resolve();
        output.once('close', resolve).once('error', () => resolve());
        setTimeout(resolve, LAST_LINES_MS);
        output.end();
      }),
  };
}

const reportOf = (dropped: number): string =>
  `${JSON.stringify({ level: 40, time: Date.now(), dropped, msg: 'the log is back: so many lines before this one are lost' })}\n`;
