// What is shown of a chart, and in which order? What is rare or doubtful, the drawing, what can be done with it, the palace looked at, the timeline, and
// depth in sections that open. The drawing comes at once; the rest follows in frames of its own, so that the page never stands still.

import { fill } from 'beichen';
import { LAYOUTS, type PressedPart } from 'beichen/draw';
import { type ActionOptions, actions } from './actions.ts';
import type { ChartAnswer } from './api.ts';
import { birthsSection } from './births.ts';
import type { BirthsActions } from './births-list.ts';
import type { LifeOfBirth } from './casting.ts';
import type { Life, Now } from './casts/life.ts';
import { type ChartView, chartView } from './chart-view.ts';
import { compareSection } from './compare.ts';
import type { FlightsOfChart, Flown } from './flown.ts';
import { nextFrame } from './frames.ts';
import { byId, h } from './h.ts';
import { highlights } from './highlights.ts';
import type { Look, Looked } from './looked.ts';
import { palaceCard } from './palace-card.ts';
import { PalaceLook } from './palace-look.ts';
import { patternsSection } from './patterns.ts';
import { pillarDepthSection } from './pillar-depth.ts';
import { makeRoom } from './room.ts';
import { openSection } from './section.ts';
import { elementsSection, furtherSection, luckSection, palacesSection, pillarsSection } from './tables.ts';
import { Timeline } from './timeline.ts';
import { type OtherChoice, warningsSection } from './warnings.ts';
import { WORDS } from './words/shown-words.ts';
import { working } from './working.ts';

export interface Showing extends Omit<ActionOptions, 'look' | 'flown'> {
  /** Ends it before anything is shown, with a rejection. */
  readonly signal: AbortSignal;
  /** Does what must be seen in the same frame as the chart. */
  readonly alongside: () => void;
  readonly onOther: (other: OtherChoice) => void;
  readonly life: LifeOfBirth;
  /** What is looked at of the life from the beginning. */
  readonly looked?: Looked;
  readonly onLook: (looked: Looked | undefined) => void;
  /** What is looked at of the palaces from the beginning. */
  readonly flown?: Flown;
  readonly onFlown: (flown: Flown) => void;
  readonly births: BirthsActions;
  /** The life could not be asked. */
  readonly onLifeFailure: () => void;
  /** The chart from which the other choice was taken; `time` where it was born at another one. */
  readonly first?: { readonly time?: string; readonly onBack: () => void };
}

/** Shows a chart. The promise is kept when it is drawn; what is not seen at first follows soon after. */
export async function showResult(answer: ChartAnswer, showing: Showing): Promise<void> {
  const words = WORDS[answer.input.lang];
  const { name } = answer.input;
  let now: Now | undefined;
  let look: Look | undefined;
  const looked = h('div', { class: 'looked', tabindex: 0, role: 'region', 'aria-labelledby': 'palace-heading' });
  let flown: Flown & FlightsOfChart = {};
  const markPressed = (palace: number) => {
    const { id } = answer.palaces[palace]!;
    for (const button of looked.querySelectorAll<HTMLElement>('[data-part]')) {
      const from = button.dataset.part === 'stem' ? flown.flightsFrom : flown.rolesFrom;
      button.setAttribute('aria-pressed', String(from === id));
    }
  };
  const onPress = (palace: number, part: PressedPart) => palaceLook.press(palace, part);
  const showCard = (palace: number) => {
    looked.replaceChildren(palaceCard(answer, palace, { runs: palace === now?.palace, look, onPress }));
    markPressed(palace);
  };
  const view = chartView(answer, { onShow: showCard, onPress });
  const palaceLook = new PalaceLook(answer, {
    view,
    depth: showing.life.depth,
    onFlown: (next, flights) => {
      flown = { ...next, ...flights };
      markPressed(view.looked());
      showing.onFlown(next);
    },
    onFailure: showing.onLifeFailure,
  });
  looked.addEventListener('keydown', ({ key }) => {
    const closesTerm = document.querySelector('.term-card:popover-open') !== null;
    if (key === 'Escape' && !closesTerm) view.board.clear();
  });
  const first = h(
    'div',
    { class: 'highlights' },
    showing.first && wayBack(answer, showing.first),
    ...highlights(answer, {
      onOther: showing.onOther,
      onWarnings: () => openSection(sectionOf('warnings')),
      onWorking: () => openSection(sectionOf('working')),
    }),
  );
  const parts = [
    first,
    view.element,
    h('p', { class: 'hint help' }, words.chartHelp),
    actions(answer, { ...showing, look: () => look, flown: () => flown }),
    looked,
  ];
  await nextFrame();
  showing.signal.throwIfAborted();
  showing.alongside();
  if (byId('chart').hidden) makeRoom('');
  byId('chart-heading').textContent = name === undefined ? words.chartHeading : fill(words.chartOf, { name });
  byId('chart').replaceChildren(...parts);
  byId('chart').hidden = false;
  byId('depth').setAttribute('aria-busy', 'true'); // until its sections are those of this chart
  const size = view.sizeShown();
  await nextFrame();
  showRest(answer, showing, {
    view,
    texts: view.draw(size),
    onTexts: () => showing.flown && palaceLook.show(showing.flown, false),
    onLife: (seen) => {
      now = seen.now;
      if (now?.palace === undefined) return;
      view.markRunning(now.palace);
      if (now.palace === view.looked()) showCard(now.palace); // else it says nothing else, and a term in it may be open
    },
    onLayers: (next) => {
      look = next;
      showCard(view.looked());
      view.lay(next);
    },
  });
}

interface Rest {
  readonly view: ChartView;
  /** Kept when the drawing has its texts. */
  readonly texts: Promise<void>;
  readonly onTexts: () => void;
  readonly onLife: (seen: Life) => void;
  readonly onLayers: (look: Look | undefined) => void;
}

/** Shows what follows the drawing, once its texts are there. */
async function showRest(
  answer: ChartAnswer,
  showing: Showing,
  { view, texts, onTexts, onLife, onLayers }: Rest,
): Promise<void> {
  const asked = showing.life.seenFrom(Date.now()).catch(() => undefined);
  await texts;
  const seen = await asked;
  if (!view.element.isConnected) return; // another chart has taken its place
  onTexts();
  byId('timeline').hidden = seen === undefined;
  if (seen === undefined) showing.onLifeFailure();
  else {
    onLife(seen);
    showTimeline(answer, showing, seen, onLayers);
  }
  await showDepth(answer, showing, view, seen?.now);
  await nextFrame();
  for (const layout of LAYOUTS) view.draw(layout); // for another width, and for paper
}

/** Shows the timeline, and what is looked at on it from the beginning. */
function showTimeline(
  answer: ChartAnswer,
  { life, looked, onLook, onLifeFailure }: Showing,
  seen: Life,
  onLayers: (look: Look | undefined) => void,
): void {
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
  if (looked !== undefined) timeline.open(looked);
}

/** Shows the sections, each in a frame of its own. */
async function showDepth(answer: ChartAnswer, showing: Showing, view: ChartView, now: Now | undefined): Promise<void> {
  byId('depth').hidden = false;
  for (const [n, builders] of sections(answer, now, showing, view).entries()) {
    const column = byId('depth').children[n]!;
    let place = 0;
    for (const build of builders) {
      await nextFrame();
      if (!view.element.isConnected) return;
      const made = build();
      if (made === undefined) continue;
      const before = column.children[place++];
      if (before === undefined) column.append(made);
      else before.replaceWith(made);
    }
    while (column.children.length > place) column.lastElementChild!.remove();
  }
  byId('depth').removeAttribute('aria-busy');
  document.body.classList.remove('awaits-chart');
}

/**
 * The sections of depth, each to be built in a frame of its own: two columns where there is room, and what needs the whole width. On a wide
 * screen those that most readers want are open from the beginning.
 */
function sections(
  answer: ChartAnswer,
  now: Now | undefined,
  { onOther, life, births }: Showing,
  { board }: ChartView,
): readonly (readonly (() => HTMLElement | undefined)[])[] {
  const isWide = matchMedia('(min-width: 60rem)').matches;
  // A reader who has opened or folded a section finds it so with the next chart.
  const isOpen = (look: string, atFirst = false) => sectionOf(look)?.open ?? atFirst;
  return [
    [
      () => warningsSection(answer, onOther),
      () => working(answer, isOpen('working', isWide)),
      () => furtherSection(answer, isOpen('further', isWide)),
    ],
    [
      () => pillarsSection(answer, isOpen('pillars', isWide)),
      () => elementsSection(answer, isOpen('elements', isWide)),
      () => luckSection(answer, now, isOpen('luck')),
    ],
    [
      () => pillarDepthSection(answer, life, isOpen('pillar-depth')),
      () => patternsSection(answer, { isOpen: isOpen('patterns'), depth: life.depth, board }),
      () => palacesSection(answer, now, isOpen('palaces')),
      () => compareSection(answer, { isOpen: isOpen('compare'), variants: life.variants, onChoose: onOther }),
      () => birthsSection(answer, { isOpen: isOpen('births', births.sought !== undefined), life, ...births }),
    ],
  ];
}

/** A section that is on the page. */
const sectionOf = (look: string): HTMLDetailsElement | undefined =>
  document.querySelector<HTMLDetailsElement>(`.section.${look}`) ?? undefined;

/** A note that this is the other chart, with a button back to the first. */
function wayBack({ birth, input }: ChartAnswer, { time, onBack }: NonNullable<Showing['first']>): HTMLElement {
  const words = WORDS[input.lang];
  const own = fill(words.isAlternativeTime, { time: birth.clockTime.slice(11, 16) });
  const back = words.backToFirst + (time === undefined ? '' : fill(words.bracketed, { content: time }));
  return h(
    'p',
    { class: 'notice highlight' },
    `${time === undefined ? words.isAlternative : own} `,
    h('button', { type: 'button', class: 'quiet', click: onBack }, back),
  );
}
