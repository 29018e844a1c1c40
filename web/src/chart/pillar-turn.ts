// The order of the pillars, and what is drawn again when it turns.

import type { PillarOrder } from 'beichen';
import { DRAWN_PILLARS } from 'beichen/internal';

type Pillar = (typeof DRAWN_PILLARS)[number];

/** The order of the pillars on the page, which a reader changes. */
export class PillarTurn {
  #order: PillarOrder;
  readonly #onTurn: (order: PillarOrder) => void;
  readonly #shown: (() => void)[] = [];

  constructor(order: PillarOrder, onTurn: (order: PillarOrder) => void) {
    this.#order = order;
    this.#onTurn = onTurn;
  }

  /** The pillars as they are now, from the left. */
  get pillars(): readonly Pillar[] {
    return this.isTurned ? [...DRAWN_PILLARS].reverse() : DRAWN_PILLARS;
  }

  get isTurned(): boolean {
    return this.#order === 'hourFirst';
  }

  /** Makes something of the pillars as they are, and puts it anew into its place whenever they are turned. */
  shown(make: () => HTMLElement): HTMLElement {
    let made = make();
    this.#shown.push(() => {
      const next = make();
      made.replaceWith(next);
      made = next;
    });
    return made;
  }

  /** Draws again what shows the pillars. */
  redraw(): void {
    for (const show of this.#shown) show();
  }

  turn(order: PillarOrder): void {
    this.#order = order;
    this.redraw();
    this.#onTurn(order);
  }
}
