// What follows the drawing of a chart. The timeline, and depth in sections that open, each in a frame of its own. All of this is loaded when the first drawing
// is made, with its style and what explains terms: the drawing does not wait for it.

import type { ChartAnswer } from '../cast/api.ts';
import type { Life, Now } from '../cast/handlers/life.ts';
import { boardSettings } from '../chart/board-settings.ts';
import type { ChartView } from '../chart/chart-view.ts';
import { showArea } from '../chart/palace-card.ts';
import { PillarTurn } from '../chart/pillar-turn.ts';
import { warningsSection } from '../chart/warnings.ts';
import { birthsSection } from '../depth/births.ts';
import { compareSection } from '../depth/compare.ts';
import { daysSection } from '../depth/days.ts';
import { fourPillarsSection } from '../depth/four-pillars.ts';
import { patternsSection } from '../depth/patterns.ts';
import { pillarDepthSection } from '../depth/pillar-depth.ts';
import { sevenStepsSection } from '../depth/seven-steps.ts';
import { elementsSection, furtherSection, palacesSection } from '../depth/tables.ts';
import { working } from '../depth/working.ts';
import { nextFrame } from '../dom/frames.ts';
import { byId } from '../dom/h.ts';
import { addStyle } from '../dom/part-style.ts';
import { sectionOf } from '../dom/section.ts';
import { explainTerms } from '../dom/term-card.ts';
import { Timeline } from '../life/timeline.ts';
import { lifeFileSection } from '../share/life-file.ts';
import type { TimelineSelection } from '../state/timeline-view.ts';
import { PART_WORDS } from '../words/shown-words.ts';
import { loadPartWords } from '../words/words-by-language.ts';
import style from './after-drawing.css';
import type { ChartHost } from './chart-host.ts';
import { Contents } from './contents.ts';
import { offerSkipLinks } from './skip-links.ts';

export { boardMoment } from 'beichen/internal';
export { layerRows } from '../chart/layer-rows.ts';
export { PalaceSheet } from '../chart/palace-sheet.ts';

addStyle(style);
const closeTerm = explainTerms();

interface AfterDrawing {
  readonly view: ChartView;
  /** Missing where the life could not be asked: then there is no timeline. */
  readonly seen: Life | undefined;
  readonly onLayers: (look: TimelineSelection | undefined) => void;
  readonly onTimeline: (timeline: Timeline) => void;
}

/** Shows the timeline, and what is selected on it from the beginning; then depth, until another chart takes the place of this one. */
export async function showAfterDrawing(
  answer: ChartAnswer,
  showing: ChartHost,
  { view, seen, onLayers, onTimeline }: AfterDrawing,
): Promise<void> {
  byId('timeline').hidden = seen === undefined;
  await loadPartWords(answer.input.lang);
  if (showing.signal.aborted) return;
  offerSkipLinks(PART_WORDS[answer.input.lang].board);
  showArea(answer, view.current);
  showing.signal.addEventListener('abort', closeTerm);
  const contents = new Contents(PART_WORDS[answer.input.lang].board.contents, showing.signal);
  byId('guide').hidden = false;
  byId('guide').replaceChildren(
    sevenStepsSection(answer, { isOpen: sectionOf('seven-steps')?.open ?? false, now: seen?.now, board: view.board }),
  );
  if (seen !== undefined) {
    const timeline = showTimeline(answer, showing, seen, onLayers);
    view.years.replaceChildren(timeline.bar.element, boardSettings(answer, showing, view));
    onTimeline(timeline);
  }
  await showDepth(answer, showing, view, seen?.now);
  if (!showing.signal.aborted) contents.show();
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

async function showDepth(
  answer: ChartAnswer,
  showing: ChartHost,
  view: ChartView,
  now: Now | undefined,
): Promise<void> {
  byId('depth').hidden = false;
  for (const [n, builders] of sections(answer, now, showing, view).entries()) {
    const column = byId('depth').children[n]!;
    let place = 0;
    for (const build of builders) {
      await nextFrame();
      if (showing.signal.aborted) return;
      const made = build();
      if (made === undefined) continue;
      const before = column.children[place++];
      if (before === undefined) column.append(made);
      else before.replaceWith(made);
    }
    while (column.children.length > place) column.lastElementChild!.remove();
  }
}

/**
 * The sections of depth, each to be built in a frame of its own: two columns where there is room, and what needs the whole width. On a wide
 * screen those that most readers want are open from the beginning.
 */
function sections(
  answer: ChartAnswer,
  now: Now | undefined,
  { onOther, life, births, pillarOrder, onPillarOrder }: ChartHost,
  view: ChartView,
): readonly (readonly (() => HTMLElement | undefined)[])[] {
  const isWide = matchMedia('(min-width: 60rem)').matches;
  // A reader who has opened or folded a section finds it so with the next chart.
  const isOpen = (look: string, atFirst = false) => sectionOf(look)?.open ?? atFirst;
  const turn = new PillarTurn(pillarOrder(), (order) => {
    onPillarOrder(order);
    view.turnPillars(order);
  });
  return [
    [() => warningsSection(answer, onOther), () => working(answer, isOpen('working', isWide))],
    [
      () => furtherSection(answer, isOpen('further', isWide)),
      () => elementsSection(answer, isOpen('elements', isWide)),
    ],
    [
      () => fourPillarsSection(answer, { turn, life, now, isOpen: isOpen('pillars', isWide) }),
      () => pillarDepthSection(answer, { life, turn, isOpen: isOpen('pillar-depth') }),
      () => patternsSection(answer, { isOpen: isOpen('patterns'), depth: life.depth, board: view.board }),
      () => palacesSection(answer, now, isOpen('palaces')),
      () => daysSection(answer, { isOpen: isOpen('days'), life }),
      () => lifeFileSection(answer, { isOpen: isOpen('life-file'), lifeFile: life.lifeFile }),
      // By the middle of a span of times no program can be compared.
      () =>
        answer.birth.clockTime === undefined
          ? undefined
          : compareSection(answer, { isOpen: isOpen('compare'), variants: life.variants, onChoose: onOther }),
      () => birthsSection(answer, { isOpen: isOpen('births', births.query !== undefined), life, ...births }),
    ],
  ];
}
