// Progress of a batch: one line on standard error that is redrawn, and removed at the end.

import type { Terminal } from '../terminal.ts';

const REDRAWN_MS = 100;
const BAR = 12; // columns; the whole line has 39 with a million births

/** Progress of a batch; silent if standard error is not a terminal. */
export class Progress {
  readonly #terminal: Terminal;
  readonly #total: number | undefined;
  readonly #began = performance.now();
  #drawn = Number.NEGATIVE_INFINITY;

  /** @param total bytes to read, if known */
  constructor(terminal: Terminal, total: number | undefined) {
    this.#terminal = terminal;
    this.#total = total;
  }

  /** Shows the number of births and of bytes read. */
  show(births: number, bytes: number): void {
    const now = performance.now();
    if (!this.#terminal.isErrorInteractive || now - this.#drawn < REDRAWN_MS) return;
    this.#drawn = now;
    const perSecond = Math.round(births / Math.max((now - this.#began) / 1000, 0.001));
    const done = this.#total === undefined || this.#total === 0 ? '' : `${bar(bytes / this.#total)}  `;
    this.#terminal.errorAsIs(`\r${done}${births.toLocaleString('en')}  ${perSecond.toLocaleString('en')}/s\u001B[K`);
  }

  /** Removes the line, at the end or before another line is written. */
  clear(): void {
    if (this.#drawn === Number.NEGATIVE_INFINITY) return;
    this.#terminal.errorAsIs('\r\u001B[K');
    this.#drawn = Number.NEGATIVE_INFINITY;
  }
}

function bar(share: number): string {
  const full = Math.min(Math.round(share * BAR), BAR);
  return `${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${String(Math.floor(Math.min(share, 1) * 100)).padStart(3)} %`;
}
