// Presses in a palace. Its stem, and its four flights are drawn; its name, and the twelve roles are counted from it; either again, or Escape, to go back. What
// draws them is loaded when it is first requested.

import type { BoardOverlay, PressedPart } from 'beichen/draw';
import type { ChartAnswer } from '../cast/api.ts';
import type { BirthQueries } from '../cast/chart-client.ts';
import { type FlightsOfChart, type FlightView, isNothing } from '../state/flight-view.ts';
import type { ChartView } from './chart-view.ts';

interface PalaceSelectionOptions {
  readonly view: Pick<ChartView, 'board' | 'showOverlay'>;
  readonly depth: BirthQueries['depth'];
  /** Gets what is selected, with what a drawing of it needs. */
  readonly onFlights: (flightView: FlightView, flights: FlightsOfChart) => void;
  readonly onFailure: () => void;
}

/** Selection among the palaces of a chart. */
export class PalaceSelection {
  readonly #answer: ChartAnswer;
  readonly #options: PalaceSelectionOptions;
  #flown: FlightView = {};
  /** Those of the chart, once they were requested. */
  #flights: FlightsOfChart = {};
  /** Counts what is requested: what comes after the next question is not shown. */
  #asked = 0;

  constructor(answer: ChartAnswer, options: PalaceSelectionOptions) {
    this.#answer = answer;
    this.#options = options;
  }

  /** A part of a palace is pressed; the palace by its place in `palaces`. */
  press(at: number, part: PressedPart): void {
    const key = part === 'stem' ? 'flightsFrom' : 'rolesFrom';
    const { id } = this.#answer.palaces[at]!;
    const { [key]: before, ...other } = this.#flown;
    this.show(before === id ? other : { ...other, [key]: id });
  }

  /** Draws the flights of a palace that is chosen, beside the roles that are counted. */
  follow(at: number): void {
    this.show({ ...this.#flown, flightsFrom: this.#answer.palaces[at]!.id }, false);
  }

  /**
   * Draws what a press, a link or the tab names.
   * @param leads takes a reader to the board who does not see it
   */
  async show(flightView: FlightView, leads = true): Promise<void> {
    const turn = ++this.#asked;
    const { view, onFailure } = this.#options;
    if (isNothing(flightView)) {
      this.#set({});
      view.board.clear();
      return;
    }
    try {
      const [{ overlayOf }, flights] = await Promise.all([
        import('./flights-on-board.ts'),
        this.#flightsFor(flightView),
      ]);
      if (turn !== this.#asked) return;
      this.#flights = flights;
      const { overlay, ...told } = overlayOf(this.#answer, flightView, flights);
      const shown = {
        palaces: Object.values(flightView).map((id) => this.#answer.palaces.findIndex((palace) => palace.id === id)),
        ...told,
        ways: [],
        onClear: () => turn === this.#asked && this.#set({}),
      };
      view.board.show(shown, leads);
      this.#set(flightView, overlay);
    } catch {
      if (turn === this.#asked) onFailure();
    }
  }

  /** The flights of the chart, where they are needed. */
  async #flightsFor({ flightsFrom }: FlightView): Promise<FlightsOfChart> {
    const isKnown = flightsFrom === undefined || this.#flights.flights !== undefined;
    return isKnown ? this.#flights : await this.#options.depth('flights,selfTransformations');
  }

  #set(flightView: FlightView, overlay?: BoardOverlay): void {
    this.#flown = flightView;
    const { view, onFlights: onFlown } = this.#options;
    view.showOverlay(overlay);
    onFlown(flightView, this.#flights);
  }
}
