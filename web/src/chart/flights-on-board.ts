// Flights and counted roles on the board. As the engine draws them. Loaded when the stem or the name of a palace is first pressed.

import { type BoardOverlay, boardOverlay, type Layout } from 'beichen/draw';
import type { ChartAnswer } from '../cast/api.ts';
import type { FlightsOfChart, FlightView } from '../state/flight-view.ts';

/** What is on the board, for each of its sizes, and a sentence on it. */
export function overlayOf(answer: ChartAnswer, flightView: FlightView, flights: FlightsOfChart) {
  const draw = (layout: Layout): BoardOverlay | undefined =>
    boardOverlay({ ...answer, ...flights }, { layout, ...flightView });
  const { title, description } = draw('full')!;
  return { draw, title, sentence: description };
}
