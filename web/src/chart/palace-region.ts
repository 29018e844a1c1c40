// The part of the page with the card of a palace: beside the board or below it, on a phone a sheet (palace-sheet.ts).

import type { PressedPart } from 'beichen/draw';
import type { ChartAnswer } from '../cast/api.ts';
import { h } from '../dom/h.ts';
import type { FlightView } from '../state/flight-view.ts';
import type { TimelineSelection } from '../state/timeline-view.ts';
import type { layerRows } from './layer-rows.ts';
import { palaceCard } from './palace-card.ts';

interface RegionOptions {
  readonly onPress?: (palace: number, part: PressedPart) => void;
  /** Called for Escape, if it closes nothing else. */
  readonly onEscape: () => void;
}

/** Shows the card of one palace, with its rows of layers and flights. */
export class PalaceRegion {
  readonly element = h('div', { class: 'looked', tabindex: 0, role: 'region', 'aria-labelledby': 'palace-heading' });
  /** The palace of the current decade. */
  running: number | undefined;
  /** Layers on the board. */
  look: TimelineSelection | undefined;
  /** Builds the rows of layers, once the code for it is loaded. */
  makeRows: typeof layerRows | undefined;
  readonly #answer: ChartAnswer;
  readonly #options: RegionOptions;
  #shown = 0;
  #flights: FlightView = {};

  constructor(answer: ChartAnswer, options: RegionOptions) {
    this.#answer = answer;
    this.#options = options;
    this.element.addEventListener('keydown', ({ key }) => {
      const closesTerm = document.querySelector('.term-card:popover-open') !== null;
      if (key === 'Escape' && !closesTerm) options.onEscape();
    });
  }

  show(palace: number): void {
    this.#shown = palace;
    const { running, look, makeRows } = this;
    const layers = (look && makeRows?.(this.#answer, palace, look)) ?? [];
    const { onPress } = this.#options;
    this.element.querySelector('.palace-card')?.remove();
    const card = palaceCard(this.#answer, palace, { runs: palace === running, layers, onPress });
    this.element.insertBefore(card, this.element.querySelector('.help'));
    this.#mark();
  }

  /** Renders the current card again after a change. */
  refresh(): void {
    this.show(this.#shown);
  }

  /** Marks the buttons of the palaces whose flights are drawn, and from which roles are counted. */
  markFlights(flights: FlightView): void {
    this.#flights = flights;
    this.#mark();
  }

  #mark(): void {
    const { id } = this.#answer.palaces[this.#shown]!;
    for (const button of this.element.querySelectorAll<HTMLElement>('[data-part]')) {
      const from = button.dataset.part === 'stem' ? this.#flights.flightsFrom : this.#flights.rolesFrom;
      button.setAttribute('aria-pressed', String(from === id));
    }
  }
}
