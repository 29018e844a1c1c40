// Load generator: a number of connections, each of which sends its next request after the previous response.
//
// A client on bare sockets, because no HTTP client of Node is fast enough to keep an idle server busy: of a response it reads the status and the length, and
// counts its bytes. Chunked responses are not supported, and no server here sends them.
//
// It does not sleep while it waits. Waking a sleeping client costs the server 25 µs of its own time on a virtual machine, more than a bare server takes for a
// response; and a busy client never sleeps, so only the slower of two servers would pay for that.

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { HAS_CORES } from './server-process.ts';

export interface Order {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  /** The bytes of the next request, one character each. */
  readonly next: () => string;
  /** Set if a server has the same core: then the load sleeps while it waits. */
  readonly sharesCore?: boolean;
}

/** Result of a load. */
export interface LoadResult {
  readonly perSecond: number;
  /** All responses, including those after the time was over. */
  readonly requests: number;
  /** Milliseconds from the request to the end of its response. */
  readonly ms: readonly number[];
  /** Bytes of a response, head and body. */
  readonly bytes: number;
  /** Responses with another status than 200, by status. */
  readonly others: Readonly<Record<string, number>>;
}

/**
 * Sends as many requests as possible for a number of seconds.
 * @throws Error if a connection closes without a response, or a response has no length
 */
export async function load({ port, connections, seconds, next, sharesCore = !HAS_CORES }: Order): Promise<LoadResult> {
  const ms: number[] = [];
  const others: Record<string, number> = {};
  let bytes = 0;
  const clients = Array.from({ length: connections }, () => new Client(port));
  await Promise.all(clients.map((client) => client.connected));
  let waiting = !sharesCore;
  const stayAwake = () => {
    if (waiting) setImmediate(stayAwake);
  };
  stayAwake();
  const started = performance.now();
  const end = started + seconds * 1000;
  let inTime = 0;
  const run = (client: Client) =>
    client.run(next, (status, size, took, now) => {
      ms.push(took);
      bytes += size;
      if (status !== '200') others[status] = (others[status] ?? 0) + 1;
      if (now <= end) inTime++;
      return now < end;
    });
  try {
    await Promise.all(clients.map(run));
  } finally {
    waiting = false;
  }
  return { perSecond: inTime / seconds, requests: ms.length, ms, bytes: bytes / ms.length, others };
}

/** @returns true if another request follows */
type AnswerListener = (status: string, size: number, ms: number, now: number) => boolean;

const BUFFER_BYTES = 128 * 1024;
const LENGTH = /\r\ncontent-length: (\d+)/i;
const LAST = /\r\nconnection: close/i;

class Client {
  readonly connected: Promise<unknown>;
  readonly #port: number;
  #socket: Socket;
  /** True if the response closes the connection: another one is opened then. */
  #isLast = false;
  #head = '';
  #status = '';
  #size = 0;
  #left = 0;
  #sentAt = 0;
  #next: () => string = () => '';
  #listener: AnswerListener = () => false;
  #done: () => void = () => {};
  #fail: (error: Error) => void = () => {};

  constructor(port: number) {
    this.#port = port;
    this.#socket = this.#connect();
    this.connected = once(this.#socket, 'connect');
  }

  #connect(): Socket {
    const buffer = Buffer.allocUnsafe(BUFFER_BYTES);
    const socket = connect({
      port: this.#port,
      host: '127.0.0.1',
      noDelay: true,
      onread: { buffer, callback: (length) => this.#read(buffer, length) },
    });
    socket.on('error', (error) => this.#fail(error));
    socket.on('close', () => {
      if (socket === this.#socket) this.#fail(new Error('the server closed a connection'));
    });
    return socket;
  }

  run(next: () => string, tell: AnswerListener): Promise<void> {
    this.#next = next;
    this.#listener = tell;
    return new Promise((resolve, reject) => {
      this.#done = resolve;
      this.#fail = reject;
      this.#send();
    });
  }

  #send(): void {
    this.#sentAt = performance.now();
    this.#socket.write(this.#next(), 'latin1');
  }

  #read(buffer: Buffer, length: number): boolean {
    if (this.#left > 0) {
      this.#left -= length;
    } else {
      const head = this.#head + buffer.toString('latin1', 0, Math.min(length, 4096));
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) {
        this.#head = head;
        return true;
      }
      const body = LENGTH.exec(head)?.[1];
      if (body === undefined) throw new Error(`an answer without a length: ${head.slice(0, end)}`);
      this.#size = end + 4 + Number(body);
      this.#left = this.#size - this.#head.length - length;
      this.#status = head.slice(9, 12);
      this.#isLast = LAST.test(head.slice(0, end));
      this.#head = '';
    }
    if (this.#left === 0) this.#answered();
    return true;
  }

  #answered(): void {
    const now = performance.now();
    if (this.#listener(this.#status, this.#size, now - this.#sentAt, now)) {
      if (this.#isLast) this.#socket = this.#connect();
      this.#send();
    } else {
      this.#done();
      this.#socket.destroy();
    }
  }
}
