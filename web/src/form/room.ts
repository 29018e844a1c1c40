// Space reserved for the chart before the first paint, so that the content does not move when the chart arrives.

import { byId } from '../dom/h.ts';
import { foldForm } from './birth-line.ts';

/** Reserves space for a chart. */
export function makeRoom(heading: string): void {
  byId('chart-heading').textContent = heading;
  byId('chart-heading').removeAttribute('data-t');
  byId('empty').hidden = true;
  byId('born').hidden = false;
  foldForm(true);
  document.body.classList.add('has-chart', 'awaits-chart');
}

/** Releases the space: there is no chart. */
export function clearRoom(heading: string): void {
  byId('chart-heading').textContent = heading;
  byId('chart-heading').dataset.t = 'emptyHeading';
  byId('empty').hidden = false;
  byId('born').hidden = true;
  foldForm(false);
  document.body.classList.remove('has-chart', 'awaits-chart');
}
