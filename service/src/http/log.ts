// The log: method, route template, status, duration, request id. Never a URL, a query, a body, a header or an address; and
// of an error its kind and where it was thrown, never its message, which could contain sent values.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import sonic from 'sonic-boom';

/** Destination of log lines; standard output by default. */
export interface LogStream {
  write(line: string): void;
}

/** Options of the server's logger. The serializers reduce what the framework itself logs. */
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

/** Logged for a request without a route. */
const UNROUTED = 'none';

/** Template of the route that answered, never the URL. */
export const routeOf = (request: FastifyRequest): string =>
  request.is404 ? UNROUTED : (request.routeOptions.url ?? UNROUTED);

const EVERY_MS = 50;
const MAX_CHARACTERS = 16_384;
const MAX_WAITING_BYTES = 1_048_576;
const LAST_LINES_MS = 1000;

/** A log that can be closed without losing its last lines. */
export interface BufferedLog extends LogStream {
  /** Writes the buffered lines, within a second. */
  end(): Promise<void>;
}

/** Receives the faults of a log. */
export interface LogListener {
  /** Called with the number of dropped lines. */
  dropped(lines: number): void;
  /** Called once when the log becomes unwritable. */
  away(reason: string): void;
}

/**
 * Creates a log that writes the lines of 50 ms together, since one system call for each would take as long as casting a chart. A full disk or a reader that is
 * gone or stalled neither ends nor blocks the service: a megabyte is buffered, later lines are dropped and counted, and the count is the first line when the log
 * recovers. `pino.destination` never recovers from a reader that is gone, and never ends on a full disk.
 * @param fd file descriptor. A pipe must not block: Node makes it non-blocking when it creates a stream of it
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
  // Unwritten lines remain in the buffer, before later ones.
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
