// Flights and counted roles on the board, as the engine draws them. Loaded when the stem or the name of a palace is first pressed.

import { boardOverlay } from 'beichen/draw';
import type { ChartAnswer } from '../cast/api.ts';
import type { FlightsOfChart, FlightView } from '../state/flight-view.ts';

/** Overlay of flights for the board, and its sentence. */
export function overlayOf(answer: ChartAnswer, flightView: FlightView, flights: FlightsOfChart) {
  const overlay = boardOverlay({ ...answer, ...flights }, flightView)!;
  return { overlay, title: overlay.title, sentence: overlay.description };
}
