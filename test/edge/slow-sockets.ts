// Clients that occupy connections: each sends a byte of its request now and then, never completes it, and reconnects
// when it is disconnected.

import { connect, type Socket } from 'node:net';

const EVERY_MS = 2000;
const HEAD = `GET /api/public/chart HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(8000)}`;

/** Many slow clients at once. */
export class SlowSockets {
  readonly #open = new Set<Socket>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #isOver = false;
  /** Number of disconnections by the service. */
  cutOff = 0;

  /** Opens `count` sockets, spread over the time between two bytes. */
  constructor(port: number, count: number) {
    for (let i = 0; i < count; i++) this.#later((i / count) * EVERY_MS, () => this.#hold(port));
  }

  /** Number of open connections. */
  get open(): number {
    return this.#open.size;
  }

  end(): void {
    this.#isOver = true;
    for (const timer of this.#timers) clearTimeout(timer);
    for (const socket of this.#open) socket.destroy();
  }

  #hold(port: number): void {
    let sent = 1;
    const socket = connect(port, '127.0.0.1', () => {
      this.#open.add(socket);
      socket.write(HEAD[0]!);
    });
    const dripping = setInterval(() => {
      if (socket.writable) socket.write(HEAD[sent++] ?? 'y');
    }, EVERY_MS);
    socket.resume().on('error', () => socket.destroy());
    socket.on('close', () => {
      clearInterval(dripping);
      this.#open.delete(socket);
      if (this.#isOver) return;
      this.cutOff++;
      this.#later(100, () => this.#hold(port));
    });
  }

  #later(ms: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (!this.#isOver) what();
    }, ms);
    this.#timers.add(timer);
  }
}
