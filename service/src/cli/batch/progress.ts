// Progress of a batch: one line on the terminal's standard error, written again and again, and taken away at the end.

import type { Terminal } from '../terminal.ts';

const REDRAWN_MS = 100;
const BAR = 12; // columns: with a million births the line has 39

/** The progress of a batch. Where standard error is no terminal it writes nothing. */
export class Progress {
  readonly #terminal: Terminal;
  readonly #total: number | undefined;
  readonly #began = performance.now();
  #drawn = Number.NEGATIVE_INFINITY;

  /** @param total how many bytes there are to read, where that is known */
  constructor(terminal: Terminal, total: number | undefined) {
    this.#terminal = terminal;
    this.#total = total;
  }

  /** Shows how many births are done and how many bytes were read for them. */
  show(births: number, bytes: number): void {
    const now = performance.now();
    if (!this.#terminal.isErrorInteractive || now - this.#drawn < REDRAWN_MS) return;
    this.#drawn = now;
    const perSecond = Math.round(births / Math.max((now - this.#began) / 1000, 0.001));
    const done = this.#total === undefined || this.#total === 0 ? '' : `${bar(bytes / this.#total)}  `;
    this.#terminal.errorAsIs(`\r${done}${births.toLocaleString('en')}  ${perSecond.toLocaleString('en')}/s\u001B[K`);
  }

  /** Takes the line away, before another one is written or at the end. */
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
