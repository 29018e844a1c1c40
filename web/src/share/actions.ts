// Actions of a chart: save, print, copy, share. Code for files and texts is loaded on demand.

import type { PillarOrder, Theme } from 'beichen';
import type { ChartAnswer } from '../cast/api.ts';
import type { SeenBoard } from '../chart/chart-view.ts';
import { h } from '../dom/h.ts';
import type { BoardView } from '../state/board-view.ts';
import type { FlightsOfChart, FlightView } from '../state/flight-view.ts';
import type { TimelineSelection } from '../state/timeline-view.ts';
import { WORDS } from '../words/shown-words.ts';
import { loadPartWords } from '../words/words-by-language.ts';
import { canShare, copy, save, share } from './take-away.ts';

export interface ActionOptions {
  /**
   * Aborted when the chart is replaced, even before it is shown. Listeners on objects that outlive the chart (window, document, a media query) and observers
   * use it.
   */
  readonly signal: AbortSignal;
  readonly theme: () => Theme;
  readonly pillarOrder: () => PillarOrder;
  /** Settings of the board. */
  readonly board: () => BoardView;
  /** The link that opens this chart again. It contains the birth, so it is created on demand. */
  readonly link: () => string;
  /** The button that leads to the list of people, where the birth of this chart can be saved. */
  readonly keep: HTMLElement;
  readonly announce: (message: string) => void;
  /** The box and the density of the visible board. */
  readonly seen: () => SeenBoard;
  /** Selection on the board. */
  readonly selection: () => TimelineSelection | undefined;
  /** Selection of palaces, with the flights that its drawing needs. */
  readonly flightView: () => FlightView & FlightsOfChart;
}

/** The buttons of a chart. */
export function actions(
  answer: ChartAnswer,
  { signal, theme, pillarOrder, board, link, keep, announce, seen, selection: look, flightView: flown }: ActionOptions,
): HTMLElement {
  const words = WORDS[answer.input.lang];
  const note = h('p', { class: 'hint', hidden: true }, words.linkNote);
  const fileName = `beichen-${answer.fourPillars.hanzi.replaceAll(' ', '-')}`;
  const files = () => import('./chart-files.ts');
  const drawn = () => ({
    theme: theme(),
    pillarOrder: pillarOrder(),
    look: look(),
    flowStars: board().flowStars,
    ...seen(),
    ...flown(),
  });
  const button = (label: string, click: () => Promise<unknown> | undefined, look = 'quiet') =>
    h('button', { type: 'button', class: look, click: () => click()?.catch(() => announce(words.partFailed)) }, label);
  const saving = async (content: Promise<Blob>, name: string) => {
    save(await content, name);
    announce(words.saved);
  };
  const copying = async (text: string | Promise<string>) =>
    announce((await copy(text)) ? words.copied : words.notCopied);
  const sharePicture = async () => {
    const [{ boardOf }, { shareDialog }] = await Promise.all([
      files(),
      import('./share-dialog.ts'),
      loadPartWords(answer.input.lang),
    ]);
    await shareDialog(answer, {
      words,
      boardOf: (options) => boardOf(answer, { theme: theme(), pillarOrder: pillarOrder(), ...options }),
    });
  };
  return h(
    'div',
    { class: 'actions' },
    button(words.sharePicture, sharePicture, 'main'),
    menu(
      { label: words.save, signal },
      button(words.savePng, () =>
        saving(
          files().then(({ pngOf, svgOf }) => pngOf(svgOf(answer, drawn()))),
          `${fileName}.png`,
        ),
      ),
      button(words.saveSvg, () =>
        saving(
          files().then(({ svgOf }) => new Blob([svgOf(answer, drawn())], { type: 'image/svg+xml' })),
          `${fileName}.svg`,
        ),
      ),
      button(words.print, () => {
        window.print();
        return undefined;
      }),
      keep,
    ),
    menu(
      { label: h('span', { 'aria-label': words.moreHeading, role: 'img' }, '⋯'), signal },
      button(words.copyLink, () => {
        note.hidden = false;
        return copying(link());
      }),
      canShare
        ? button(words.share, () => {
            note.hidden = false;
            return share(link());
          })
        : undefined,
      button(words.copyText, () => copying(files().then(({ textOf }) => textOf(answer)))),
      button(words.copyJson, () => copying(JSON.stringify(answer, null, 2))),
    ),
    note,
  );
}

/** Buttons behind one. A press anywhere, or Escape, closes it. */
function menu(
  { label, signal }: { readonly label: string | HTMLElement; readonly signal: AbortSignal },
  ...buttons: readonly (HTMLElement | undefined)[]
): HTMLElement {
  const summary = h('summary', {}, label);
  const made = h('details', { class: 'menu', name: 'actions' }, summary, h('div', {}, ...buttons));
  made.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !made.open) return;
    made.open = false;
    summary.focus();
  });
  made.addEventListener('toggle', () => {
    if (!made.open) return;
    const close = ({ target }: Event) => {
      if (!summary.contains(target as Node)) made.open = false;
    };
    document.addEventListener('click', close, { once: true, signal });
  });
  return made;
}
