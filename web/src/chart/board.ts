// The highlight on the board. One thing at a time: palaces that are lit, with a sentence below the drawing, which a screen reader speaks, and ways to go on.
// It stays while layers of a life are laid on the board and taken off it.

import { h } from '../dom/h.ts';

/** The chart on the board. */
interface Shown {
  /** The palaces that are lit, by their place in `palaces`. */
  readonly palaces: readonly number[];
  readonly sentence: string;
  /** Title that is read instead of the sentence if the board itself shows the rest. */
  readonly title?: string;
  /** Buttons beside the sentence. */
  readonly ways: readonly HTMLElement[];
  /** Is called when it is cleared, or something else takes its place. */
  readonly onClear: () => unknown;
}

export interface Board {
  /** The chart on the board now. */
  readonly shown: () => Shown | undefined;
  /**
   * Shows something in place of what was shown.
   * @param leads takes a reader there who does not see it; by default
   */
  readonly show: (shown: Shown, leads?: boolean) => void;
  readonly clear: () => void;
  /** The sentence with its buttons; out of sight while nothing is shown. */
  readonly note: HTMLElement;
}

interface BoardOptions {
  readonly clearLabel: string;
  /** Draws what is shown anew; with nothing, takes it off. */
  readonly onChange: (shown: Shown | undefined) => void;
  /** The palaces as they are drawn. */
  readonly palaces: () => readonly Element[];
}

/** A board on which nothing is shown yet. */
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
