// The parts below the drawing of a chart: the timeline, and sections that open, each in a frame of its own. They are loaded when the first drawing
// is made, with their style and the cards of terms, so that the drawing does not wait for them.

import type { ChartAnswer } from '../cast/api.ts';
import type { Life } from '../cast/handlers/life.ts';
import { boardSettings } from '../chart/board-settings.ts';
import type { ChartView } from '../chart/chart-view.ts';
import { showArea } from '../chart/palace-card.ts';
import { byId } from '../dom/h.ts';
import { addStyle } from '../dom/part-style.ts';
import { explainTerms } from '../dom/term-card.ts';
import { makeToolbar, renewStop } from '../dom/toolbar.ts';
import { PHONE, placeByWidth } from '../dom/wide.ts';
import { Timeline } from '../life/timeline.ts';
import type { TimelineSelection } from '../state/timeline-view.ts';
import { PART_WORDS } from '../words/shown-words.ts';
import { loadPartWords } from '../words/words-by-language.ts';
import style from './after-drawing.css';
import type { ChartHost } from './chart-host.ts';
import { listenToPanel } from './panel.ts';
import { Sections } from './sections.ts';
import { listenToKeys } from './skip-links.ts';

export { boardMoment } from 'beichen/internal';
export { layerRows } from '../chart/layer-rows.ts';
export { PalaceSheet } from '../chart/palace-sheet.ts';

addStyle(style);
const closeTerm = explainTerms();
listenToPanel();
listenToKeys();

interface AfterDrawing {
  readonly view: ChartView;
  /** Missing if the life could not be requested: then there is no timeline. */
  readonly seen: Life | undefined;
  readonly onLayers: (look: TimelineSelection | undefined) => void;
  readonly onTimeline: (timeline: Timeline) => void;
  /** Shows the sections of the open tab; resolves when they are built. */
  readonly onSections: (sections: Sections) => Promise<void>;
}

/** Shows the timeline with its first selection, then the sections, unless another chart replaces this one. */
export async function showAfterDrawing(
  answer: ChartAnswer,
  showing: ChartHost,
  { view, seen, onLayers, onTimeline, onSections }: AfterDrawing,
): Promise<void> {
  byId('timeline').hidden = seen === undefined;
  await loadPartWords(answer.input.lang);
  if (showing.signal.aborted) return;
  showArea(answer, view.current);
  showing.signal.addEventListener('abort', closeTerm);
  const sections = new Sections(answer, showing, view, seen?.now);
  if (seen !== undefined) {
    const timeline = showTimeline(answer, showing, seen, onLayers);
    showYears(answer, showing, view, timeline);
    onTimeline(timeline);
  }
  await onSections(sections);
}

/** Shows the settings of the board and the bar of years as one toolbar, above the board or on a phone below the strips, and the strips. */
function showYears(answer: ChartAnswer, showing: ChartHost, view: ChartView, { bar, strips }: Timeline): void {
  const { years } = view;
  const settings = boardSettings(answer, showing, view);
  view.strips.replaceChildren(...strips.elements);
  placeByWidth(
    showing.signal,
    (isNarrow) => {
      if (isNarrow) view.strips.after(years);
      else view.element.prepend(years);
    },
    PHONE,
  );
  placeByWidth(showing.signal, (isWide) => {
    settings.open = isWide;
    years.replaceChildren(...(isWide ? [settings, bar.element] : [bar.element, settings]));
    renewStop(years);
  });
  makeToolbar(years, PART_WORDS[answer.input.lang].board.settings);
}

function showTimeline(
  answer: ChartAnswer,
  { life, onTimeline: onLook, onLifeFailure }: ChartHost,
  seen: Life,
  onLayers: (look: TimelineSelection | undefined) => void,
): Timeline {
  const timeline = new Timeline(answer, {
    seen,
    life,
    onFailure: onLifeFailure,
    onLook: (look) => {
      onLayers(look);
      onLook(look && { at: look.at, levels: look.levels });
    },
  });
  byId('timeline').replaceChildren(...timeline.parts);
  return timeline;
}
