// Presses in a palace. Its stem draws its four flights; its name counts the twelve roles from it; a second press or Escape removes them. The code for the
// drawing is loaded at the first press.

import type { BoardOverlay, PressedPart } from 'beichen/draw';
import type { ChartAnswer } from '../cast/api.ts';
import type { BirthQueries } from '../cast/chart-client.ts';
import { type FlightsOfChart, type FlightView, isNothing } from '../state/flight-view.ts';
import type { ChartView } from './chart-view.ts';

interface PalaceSelectionOptions {
  readonly view: Pick<ChartView, 'board' | 'showOverlay'>;
  readonly depth: BirthQueries['depth'];
  /** Called with the selection and the data for its drawing. */
  readonly onFlights: (flightView: FlightView, flights: FlightsOfChart) => void;
  readonly onFailure: () => void;
}

/** Selection among the palaces of a chart. */
export class PalaceSelection {
  readonly #answer: ChartAnswer;
  readonly #options: PalaceSelectionOptions;
  #flown: FlightView = {};
  /** The flights of the chart, once they were requested. */
  #flights: FlightsOfChart = {};
  /** Number of the last request: the answer to an earlier one is ignored. */
  #turn = 0;

  constructor(answer: ChartAnswer, options: PalaceSelectionOptions) {
    this.#answer = answer;
    this.#options = options;
  }

  /** Handles a press on a part of a palace, given by its index in `palaces`. */
  press(at: number, part: PressedPart): void {
    const key = part === 'stem' ? 'flightsFrom' : 'rolesFrom';
    const { id } = this.#answer.palaces[at]!;
    const { [key]: before, ...other } = this.#flown;
    this.show(before === id ? other : { ...other, [key]: id });
  }

  /** Draws the flights of a newly chosen palace; counted roles stay. */
  follow(at: number): void {
    this.show({ ...this.#flown, flightsFrom: this.#answer.palaces[at]!.id }, false);
  }

  /**
   * Draws a selection, made by a press, a link or the stored view.
   * @param leads true to scroll to the board if it is out of view
   */
  async show(flightView: FlightView, leads = true): Promise<void> {
    const turn = ++this.#turn;
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
      if (turn !== this.#turn) return;
      this.#flights = flights;
      const { overlay, ...told } = overlayOf(this.#answer, flightView, flights);
      const shown = {
        palaces: Object.values(flightView).map((id) => this.#answer.palaces.findIndex((palace) => palace.id === id)),
        ...told,
        ways: [],
        onClear: () => turn === this.#turn && this.#set({}),
      };
      view.board.show(shown, leads);
      this.#set(flightView, overlay);
    } catch {
      if (turn === this.#turn) onFailure();
    }
  }

  /** The flights of the chart, if they are needed. */
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
