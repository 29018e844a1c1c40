// The order of the pillars, and the parts to render again when it changes.

import type { PillarOrder } from 'beichen';
import { DRAWN_PILLARS } from 'beichen/internal';

type Pillar = (typeof DRAWN_PILLARS)[number];

/** The order of the pillars on the page, which the reader can reverse. */
export class PillarTurn {
  #order: PillarOrder;
  readonly #onTurn: (order: PillarOrder) => void;
  readonly #shown: (() => void)[] = [];

  constructor(order: PillarOrder, onTurn: (order: PillarOrder) => void) {
    this.#order = order;
    this.#onTurn = onTurn;
  }

  /** The pillars in their current order, from the left. */
  get pillars(): readonly Pillar[] {
    return this.isTurned ? [...DRAWN_PILLARS].reverse() : DRAWN_PILLARS;
  }

  get isTurned(): boolean {
    return this.#order === 'hourFirst';
  }

  /** Renders a part that depends on the order of the pillars, and replaces it whenever the order changes. */
  shown(make: () => HTMLElement): HTMLElement {
    let made = make();
    this.#shown.push(() => {
      const next = make();
      made.replaceWith(next);
      made = next;
    });
    return made;
  }

  /** Renders everything again that shows the pillars. */
  redraw(): void {
    for (const show of this.#shown) show();
  }

  turn(order: PillarOrder): void {
    this.#order = order;
    this.redraw();
    this.#onTurn(order);
  }
}
