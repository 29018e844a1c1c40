// The log: method, route template, status, duration, request id. Never a URL, a query, a body, a header or an address; and
// of an error its kind and where it was thrown, never its message, which could name what was sent.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import sonic from 'sonic-boom';

/** Where lines go; standard output without it. */
export interface LogStream {
  write(line: string): void;
}

/** The logger of the server. The serializers are guard over whatever the framework itself might log. */
export const loggerOptions = (level: string, stream?: LogStream) => ({
  level,
  base: null,
  serializers: {
    req: ({ method }: { method?: string }) => ({ method: method ?? '' }),
    res: ({ statusCode }: { statusCode?: number }) => ({ statusCode: statusCode ?? 0 }),
    err: (error: Error) => ({ type: error.name, message: '', stack: errorFacts(error).at.join('\n') }),
  },
  stream,
});

/** The parts of an error that may be logged. */
export function errorFacts(error: unknown): { readonly kind: string; readonly at: readonly string[] } {
  if (!(error instanceof Error)) return { kind: typeof error, at: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { kind: error.name, at: frames.map((line) => line.trim()) };
}

/** Writes the one line of each answered request. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { id: requestId, method } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    app.log.info({ requestId, method, route: routeOf(request), status: reply.statusCode, ms }, 'answered');
    done();
  });
}

/** Is for the route of a request that has none. */
const UNROUTED = 'none';

/** The template of the route that answered; nothing that a client wrote. */
export const routeOf = (request: FastifyRequest): string =>
  request.is404 ? UNROUTED : (request.routeOptions.url ?? UNROUTED);

const EVERY_MS = 50;
const MAX_CHARACTERS = 16_384;
const MAX_WAITING_BYTES = 1_048_576;
const LAST_LINES_MS = 1000;

/** A log that can be ended without losing its last lines. */
export interface BufferedLog extends LogStream {
  /** Writes the lines that wait; takes a second at most. */
  end(): Promise<void>;
}

/** Receives the faults of a log. */
export interface LogListener {
  /** So many lines were dropped. */
  dropped(lines: number): void;
  /** The log cannot be written. Called once each time. */
  away(reason: string): void;
}

/**
 * A log that writes the lines of a twentieth of a second together, since a call of the system for each would take as long as casting a chart. A full disk, a
 * reader that is gone or one that stalls never ends the service and never holds it: a megabyte waits, what comes after is dropped and counted, and the count is
 * the first line when the log is back. `pino.destination` is silent for good once its reader is gone, and waits for ever at the end when the disk is full.
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
  // Lines that could not be written wait, and go with those after them.
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
