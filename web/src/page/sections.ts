// The sections of a chart. Those of a tab are built when it is first opened, each in a frame of its own; from then on they are built with every chart.

import type { ChartAnswer } from '../cast/api.ts';
import type { Now } from '../cast/handlers/life.ts';
import type { ChartView } from '../chart/chart-view.ts';
import { PillarTurn } from '../chart/pillar-turn.ts';
import { warningsSection } from '../chart/warnings.ts';
import { birthsSection } from '../depth/births.ts';
import { compareSection } from '../depth/compare.ts';
import { daysSection } from '../depth/days.ts';
import { fourPillarsSection } from '../depth/four-pillars.ts';
import { patternsSection } from '../depth/patterns.ts';
import { pillarDepthSection } from '../depth/pillar-depth.ts';
import { openStepsOnce, sevenStepsSection } from '../depth/seven-steps.ts';
import { elementsSection, furtherSection, palacesSection } from '../depth/tables.ts';
import { working } from '../depth/working.ts';
import { nextFrame } from '../dom/frames.ts';
import { byId } from '../dom/h.ts';
import { beforePrint } from '../dom/print.ts';
import { sectionOf, showOnPanel } from '../dom/section.ts';
import { hasPanel, isRoomy } from '../dom/wide.ts';
import { lifeFileSection } from '../share/life-file.ts';
import { FIRST_TAB, type Tab } from '../state/tab.ts';
import { PART_WORDS } from '../words/shown-words.ts';
import type { ChartHost } from './chart-host.ts';
import { Contents } from './contents.ts';

type Builder = () => HTMLElement | undefined;

/** Tabs that were shown since the page was loaded. */
const shownTabs = new Set<Tab>();

/** Column of the sections of a tab; a pair has none. */
const columnOf = (tab: Tab): Element | null => document.querySelector(`.in-${tab}`);

export class Sections {
  readonly #builders: Readonly<Record<Tab, readonly Builder[]>>;
  readonly #contents: Contents;
  readonly #signal: AbortSignal;
  readonly #built = new Map<Tab, Promise<void>>();
  /** True if another chart is possible: then the warnings are open. */
  readonly #isDoubtful: boolean;
  readonly #depth: ChartHost['life']['depth'];
  #tab: Tab = FIRST_TAB;

  constructor(answer: ChartAnswer, showing: ChartHost, view: ChartView, now: Now | undefined) {
    this.#isDoubtful = answer.warnings.some(({ alternative }) => alternative !== undefined);
    this.#depth = showing.life.depth;
    this.#builders = buildersOf(answer, now, showing, view);
    this.#signal = showing.signal;
    this.#contents = new Contents(PART_WORDS[answer.input.lang], showing.signal);
    byId('depth').hidden = false;
    // A chart of another choice opens the palace, with the way back above it; a link to a search opens the search.
    if (showing.first !== undefined) showOnPanel(undefined);
    else if (showing.births.query !== undefined) showOnPanel('births');
    beforePrint(showing.signal, () => this.#buildForPaper());
  }

  /** Shows a tab; the tabs that were opened before are built after it. */
  async show(tab: Tab = FIRST_TAB): Promise<void> {
    this.#tab = tab;
    shownTabs.add(tab);
    byId('depth').setAttribute('aria-busy', 'true');
    await this.#build(tab);
    if (this.#isOver(tab)) return;
    this.#contents.show(tab);
    if (tab === FIRST_TAB && hasPanel()) this.#fillPanel();
    for (const each of shownTabs) await this.#build(each);
    if (!this.#isOver(tab)) byId('depth').removeAttribute('aria-busy');
  }

  /** Opens the seven steps in the panel at the first chart of a device, and adds the number of patterns to their button. */
  async #fillPanel(): Promise<void> {
    if (!this.#isDoubtful && document.body.dataset.panel === undefined && openStepsOnce()) {
      sectionOf('seven-steps')!.open = true;
      showOnPanel('seven-steps');
    }
    const { patterns } = await this.#depth('patterns').catch(() => ({ patterns: undefined }));
    if (patterns !== undefined && !this.#isOver(FIRST_TAB)) this.#contents.count('patterns', patterns.length);
  }

  /** True if another chart or another tab has replaced this one. */
  #isOver(tab: Tab): boolean {
    return this.#signal.aborted || this.#tab !== tab;
  }

  /** Builds the sections that are printed with the board, at once: they are printed from the tab of two charts, too. */
  #buildForPaper(): void {
    if (this.#built.has(FIRST_TAB)) return;
    const parts = this.#builders[FIRST_TAB].map((build) => build());
    columnOf(FIRST_TAB)!.replaceChildren(...parts.filter((each) => each !== undefined));
    this.#built.set(FIRST_TAB, Promise.resolve());
  }

  #build(tab: Tab): Promise<void> {
    const begun = this.#built.get(tab) ?? this.#buildInFrames(tab);
    this.#built.set(tab, begun);
    return begun;
  }

  async #buildInFrames(tab: Tab): Promise<void> {
    const column = columnOf(tab);
    let place = 0;
    for (const build of this.#builders[tab]) {
      await nextFrame();
      if (this.#signal.aborted) return;
      const made = build();
      if (made === undefined) continue;
      const before = column!.children[place++];
      if (before === undefined) column!.append(made);
      else before.replaceWith(made);
    }
    while (column !== null && column.children.length > place) column.lastElementChild!.remove();
  }
}

/** Builders of the sections of each tab. The most important ones are open at first. */
function buildersOf(
  answer: ChartAnswer,
  now: Now | undefined,
  { onOther, life, births, pillarOrder, onPillarOrder }: ChartHost,
  view: ChartView,
): Readonly<Record<Tab, readonly Builder[]>> {
  // A section that the reader opened or folded stays so with the next chart.
  const isOpen = (look: string, atFirst = false) => sectionOf(look)?.open ?? atFirst;
  const turn = new PillarTurn(pillarOrder(), (order) => {
    onPillarOrder(order);
    view.turnPillars(order);
  });
  return {
    'zi-wei': [
      () => sevenStepsSection(answer, { isOpen: isOpen('seven-steps'), now, board: view.board }),
      () => patternsSection(answer, { isOpen: isOpen('patterns'), depth: life.depth, board: view.board }),
      // A chart for the middle of a span of times cannot be compared with another program.
      () =>
        answer.birth.clockTime === undefined
          ? undefined
          : compareSection(answer, { isOpen: isOpen('compare'), life, onChoose: onOther }),
      () => birthsSection(answer, { isOpen: isOpen('births', births.query !== undefined), life, ...births }),
      () => warningsSection(answer, onOther),
      () => working(answer, isOpen('working', isRoomy())),
      () => palacesSection(answer, now, isOpen('palaces')),
      () => furtherSection(answer, isOpen('further', isRoomy())),
    ],
    pillars: [
      () => fourPillarsSection(answer, { turn, life, now, isOpen: isOpen('pillars', true) }),
      () => elementsSection(answer, isOpen('elements', isRoomy())),
      () => pillarDepthSection(answer, { life, turn, isOpen: isOpen('pillar-depth') }),
    ],
    years: [() => lifeFileSection(answer, { isOpen: isOpen('life-file'), lifeFile: life.lifeFile })],
    two: [],
    days: [() => daysSection(answer, { isOpen: isOpen('days', true), life })],
  };
}
