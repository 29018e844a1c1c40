// The result of a cast: highlights, the drawing, its actions, the current palace, the timeline, and sections that open. The drawing comes at once; the rest
// follows in frames of its own, so that the page never blocks, and is loaded after the drawing (after-drawing.ts).

import type { PressedPart } from 'beichen/draw';
import { boardForPage, dateInFigures, fill } from 'beichen/internal';
import type { ChartAnswer } from '../cast/api.ts';
import type { Life } from '../cast/handlers/life.ts';
import { ChartView } from '../chart/chart-view.ts';
import { highlights, mainStar, sunSentence } from '../chart/highlights.ts';
import { PalaceRegion } from '../chart/palace-region.ts';
import { PalaceSelection } from '../chart/palace-selection.ts';
import type { PalaceSheet } from '../chart/palace-sheet.ts';
import { nextFrame } from '../dom/frames.ts';
import { byId, h } from '../dom/h.ts';
import { openSection, sectionOf, showOnPanel } from '../dom/section.ts';
import { freeStops, makeToolbar, renewStop } from '../dom/toolbar.ts';
import { placeByWidth } from '../dom/wide.ts';
import { makeRoom } from '../form/room.ts';
import type { Timeline } from '../life/timeline.ts';
import { actions } from '../share/actions.ts';
import type { FlightsOfChart, FlightView } from '../state/flight-view.ts';
import type { TimelineSelection } from '../state/timeline-view.ts';
import { WORDS } from '../words/shown-words.ts';
import type { ChartHost } from './chart-host.ts';
import type { Sections } from './sections.ts';

/** Draws a board for another part of the page. */
export const drawBoard = boardForPage;

/** Parts of a chart that the example has, too (example-board.ts). */
export const EXAMPLE_PARTS = { ChartView, PalaceRegion, mainStar, sunSentence };
export type ExampleParts = typeof EXAMPLE_PARTS;

/** Shows a chart. Resolves when it is drawn; the parts that are not visible at first follow. */
export async function showResult(answer: ChartAnswer, showing: ChartHost): Promise<void> {
  let flown: FlightView & FlightsOfChart = {};
  const onPress = (palace: number, part: PressedPart) => palaceLook.press(palace, part);
  const region = new PalaceRegion(answer, { onPress, onEscape: () => view.board.clear() });
  let sheet: PalaceSheet | undefined;
  const view = new ChartView(answer, {
    pillarOrder: showing.pillarOrder(),
    board: showing.board(),
    below: byId('timeline'),
    signal: showing.signal,
    onShow: (palace) => region.show(palace),
    onFlights: (palace) => palaceLook.follow(palace),
    onOpen: () => {
      showOnPanel(undefined);
      sheet?.open();
    },
    onPress,
  });
  const palaceLook = new PalaceSelection(answer, {
    view,
    depth: showing.life.depth,
    onFlights: (next, flights) => {
      flown = { ...next, ...flights };
      region.markFlights(next);
      showing.onFlights(next);
    },
    onFailure: showing.onLifeFailure,
  });
  const first = highlightsOf(answer, showing);
  region.element.append(h('p', { class: 'hint help' }, WORDS[answer.input.lang].chartHelp));
  const made = actions(answer, {
    ...showing,
    selection: () => region.look,
    seen: () => view.seen,
    flightView: () => flown,
  });
  await nextFrame();
  showing.signal.throwIfAborted();
  let { view: selected } = showing;
  let hasTexts = false;
  let timeline: Timeline | undefined;
  const showFlights = () => palaceLook.show(selected.flights ?? {}, false);
  let sections: Sections | undefined;
  showing.alongside({
    show(next) {
      selected = next;
      const isOther = flown.flightsFrom !== next.flights?.flightsFrom || flown.rolesFrom !== next.flights?.rolesFrom;
      if (hasTexts && isOther) showFlights();
      timeline?.show(next.timeline);
    },
    showTab(tab) {
      selected = { ...selected, tab };
      sections?.show(tab);
    },
  });
  putOnPage(answer.input, { drawings: view.element, first, palace: region.element, actions: made }, showing.signal);
  await nextFrame();
  showRest(answer, showing, {
    view,
    texts: view.draw(),
    onTexts: () => {
      hasTexts = true;
      if (selected.flights !== undefined) showFlights();
      else view.follow();
    },
    onTimeline: (made) => {
      timeline = made;
      if (selected.timeline !== undefined) timeline.show(selected.timeline);
    },
    onSections: (made) => {
      sections = made;
      return sections.show(selected.tab);
    },
    onLoaded: (loaded) => {
      sheet = withLayers(loaded, { region, view, signal: showing.signal });
    },
    onLife: ({ now }) => {
      if (now?.palace === undefined) return;
      region.running = now.palace;
      view.markRunning(now.palace);
      if (now.palace === view.current) region.refresh(); // otherwise its content is unchanged, and a card in it may be open
    },
    onLayers: (next) => {
      const isOther = region.look !== next;
      region.look = next;
      view.showLevels(next);
      // The lines start at the life palace of the shortest layer.
      const level = next?.transits.ziwei[next.levels.at(-1)!];
      if (isOther) view.choose(answer.palaces.findIndex(({ id }) => id === (level?.palace.id ?? 'life')));
      region.refresh();
    },
  });
}

/** Adds the parts of a chart to the page. Its actions are in the bar if there is room, otherwise before the sections of every tab. */
function putOnPage(
  { lang, name }: ChartAnswer['input'],
  parts: Readonly<Record<'drawings' | 'first' | 'palace' | 'actions', HTMLElement>>,
  signal: AbortSignal,
): void {
  const { drawings, first, palace, actions } = parts;
  const { chartHeading, chartOf, tools } = WORDS[lang];
  if (byId('chart').hidden) makeRoom('');
  byId('chart-heading').textContent = name === undefined ? chartHeading : fill(chartOf, { name });
  byId('chart').replaceChildren(drawings, first, palace);
  document.querySelector('.actions')?.remove();
  const bar = byId('bar-tools');
  placeByWidth(signal, (isWide) => {
    byId(isWide ? 'bar-actions' : 'after').prepend(actions);
    if (!isWide) freeStops(actions);
    renewStop(bar);
  });
  makeToolbar(bar, tools);
  byId('chart').hidden = false;
  byId('depth').setAttribute('aria-busy', 'true'); // until the sections of this chart are built
}

/** Rarity and warnings, with links to all of them. */
const highlightsOf = (answer: ChartAnswer, { first, onOther, hour }: ChartHost): HTMLElement =>
  h(
    'div',
    { class: 'highlights' },
    first && wayBack(answer, first),
    ...highlights(answer, {
      onOther,
      onWarnings: () => openSection(sectionOf('warnings')),
      onWorking: () => openSection(sectionOf('working')),
      hour,
    }),
  );

interface Rest {
  readonly view: ChartView;
  /** Resolves when the drawing has its texts. */
  readonly texts: Promise<void>;
  readonly onTexts: () => void;
  /** Called when the parts that follow the drawing are loaded. */
  readonly onLoaded: (loaded: typeof import('./after-drawing.ts')) => void;
  readonly onLife: (seen: Life) => void;
  readonly onLayers: (look: TimelineSelection | undefined) => void;
  readonly onTimeline: (timeline: Timeline) => void;
  readonly onSections: (sections: Sections) => Promise<void>;
}

/** Lets a region and a drawing show layers of a life. On a phone a palace opens as a sheet. */
function withLayers(
  { PalaceSheet, boardMoment, layerRows }: typeof import('./after-drawing.ts'),
  { region, view, signal }: { readonly region: PalaceRegion; readonly view: ChartView; readonly signal: AbortSignal },
): PalaceSheet {
  view.makeMoment = boardMoment;
  region.makeRows = layerRows;
  const { close } = WORDS[view.language];
  return new PalaceSheet(region.element, { close, board: view.element, palace: () => view.chosenPalace, signal });
}

/** Shows the parts below the drawing, once the drawing has its texts. Their code is loaded meanwhile. */
async function showRest(
  answer: ChartAnswer,
  showing: ChartHost,
  { view, texts, onTexts, onLoaded, onLife, onLayers, onTimeline, onSections }: Rest,
): Promise<void> {
  const requested = showing.life.seenFrom(Date.now()).catch(() => undefined);
  const loaded = import('./after-drawing.ts').catch(() => undefined);
  await texts;
  const [seen, after] = await Promise.all([requested, loaded]);
  if (showing.signal.aborted) return; // another chart has replaced this one
  onTexts();
  if (after !== undefined) onLoaded(after);
  if (seen === undefined || after === undefined) showing.onLifeFailure();
  if (seen !== undefined) onLife(seen);
  if (after === undefined) byId('depth').removeAttribute('aria-busy');
  await after?.showAfterDrawing(answer, showing, { view, seen, onLayers, onTimeline, onSections });
  if (!showing.signal.aborted) document.body.classList.remove('awaits-chart');
}

/** A note that this is the other chart, with a button back to the first. */
function wayBack({ birth, input }: ChartAnswer, { time, onBack }: NonNullable<ChartHost['first']>): HTMLElement {
  const words = WORDS[input.lang];
  const own = fill(words.isAlternativeTime, { time: birth.clockTime?.slice(11, 16) ?? '' });
  const content = time?.replace(/^\d{4}-\d\d-\d\d/, (date) => dateInFigures(date, input.lang));
  const back = words.backToFirst + (content === undefined ? '' : fill(words.bracketed, { content }));
  return h(
    'p',
    { class: 'notice highlight' },
    `${time === undefined ? words.isAlternative : own} `,
    h('button', { type: 'button', class: 'quiet', click: onBack }, back),
  );
}
