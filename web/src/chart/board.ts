// The highlight on the board, one at a time: highlighted palaces, with a sentence below the drawing, which a screen reader announces, and buttons. It stays
// while layers of a life are added to the board and removed.

import { h } from '../dom/h.ts';

/** The chart on the board. */
interface Shown {
  /** The highlighted palaces, by their index in `palaces`. */
  readonly palaces: readonly number[];
  readonly sentence: string;
  /** Title for screen readers, used instead of the sentence if the board itself shows the rest. */
  readonly title?: string;
  /** Buttons beside the sentence. */
  readonly ways: readonly HTMLElement[];
  /** Called when the highlight is removed or replaced. */
  readonly onClear: () => unknown;
}

export interface Board {
  /** The chart currently on the board. */
  readonly shown: () => Shown | undefined;
  /**
   * Replaces the highlight.
   * @param leads true to scroll to the board if a highlighted palace is out of view; the default
   */
  readonly show: (shown: Shown, leads?: boolean) => void;
  readonly clear: () => void;
  /** The sentence with its buttons; hidden if there is no highlight. */
  readonly note: HTMLElement;
}

interface BoardOptions {
  readonly clearLabel: string;
  /** Renders the highlight again; without one, removes it. */
  readonly onChange: (shown: Shown | undefined) => void;
  /** Elements of the drawn palaces. */
  readonly palaces: () => readonly Element[];
}

/** The highlights of a board with their note; no highlight at first. */
export function board({ clearLabel, onChange, palaces }: BoardOptions): Board {
  let shown: Shown | undefined;
  const status = h('p', { role: 'status' });
  const title = h('p', { 'aria-hidden': 'true' });
  const ways = h('div', { class: 'ways' });
  const note = h('div', { class: 'board-note' }, status, title, ways);
  const set = (next: Shown | undefined) => {
    const before = shown;
    shown = next;
    before?.onClear();
    status.textContent = next?.sentence ?? '';
    status.classList.toggle('sr', next?.title !== undefined);
    title.textContent = next?.title ?? '';
    ways.replaceChildren(
      ...(next?.ways ?? []),
      ...(next ? [h('button', { type: 'button', class: 'quiet', click: () => set(undefined) }, clearLabel)] : []),
    );
    onChange(next);
  };
  return {
    shown: () => shown,
    show(next, leads = true) {
      set(next);
      const lit = next.palaces.map((place) => palaces()[place]!.getBoundingClientRect());
      const isSeen = lit.every(({ top, bottom }) => top >= 0 && bottom <= innerHeight);
      if (leads && !isSeen) note.parentElement!.scrollIntoView({ block: 'start' });
    },
    clear: () => set(undefined),
    note,
  };
}
