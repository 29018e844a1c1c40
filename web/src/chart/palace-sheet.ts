// The palace on a phone: a sheet over the lower half of the screen, below the board. It closes by its button, by Escape, by a drag down, and when the
// board is scrolled away; a drag up makes it higher. It is not a dialog: the board can be used while it is open.

import { h } from '../dom/h.ts';
import { addStyle } from '../dom/part-style.ts';
import { PHONE } from '../dom/wide.ts';
import style from './palace-sheet.css';

addStyle(style);

/** The minimum length of a drag that has an effect, in pixels. */
const DRAG = 48;
const AIR = 8;

interface SheetOptions {
  /** Label of the button that closes it. */
  readonly close: string;
  /** The board, with the palace that is chosen. */
  readonly board: HTMLElement;
  readonly palace: () => Element | undefined;
  /** Aborted when the chart is removed. */
  readonly signal: AbortSignal;
}

/** The part with the palace, shown as a sheet on a phone. */
export class PalaceSheet {
  readonly #part: HTMLElement;
  readonly #options: SheetOptions;

  constructor(part: HTMLElement, options: SheetOptions) {
    this.#part = part;
    this.#options = options;
    const button = h(
      'button',
      { type: 'button', class: 'quiet close', 'aria-label': options.close, click: () => this.#close() },
      '✕',
    );
    const head = h('div', { class: 'sheet-head' }, h('span', { class: 'grip', 'aria-hidden': 'true' }), button);
    part.prepend(head);
    const phone = matchMedia(PHONE);
    const follow = () => {
      this.#hide();
      part.popover = phone.matches ? 'manual' : null;
    };
    follow();
    phone.addEventListener('change', follow, { signal: options.signal });
    this.#letDrag(head);
    part.addEventListener('keydown', (event) => {
      const explains = document.querySelector('.term-card:popover-open') !== null;
      if (event.key === 'Escape' && this.#isOpen && !explains) this.#close();
    });
    const observer = new IntersectionObserver(([seen]) => {
      if (this.#isOpen && seen?.isIntersecting === false) this.#hide();
    });
    observer.observe(options.board);
    options.signal.addEventListener('abort', () => observer.disconnect());
  }

  /** Shows the chosen palace, and scrolls the board so that the palace is visible above the sheet. */
  open(): void {
    if (this.#part.popover === null) return;
    if (!this.#isOpen) this.#part.showPopover();
    this.#part.scrollTop = 0;
    this.#part.focus({ preventScroll: true });
    const palace = this.#options.palace()?.getBoundingClientRect();
    if (palace === undefined) return;
    const sheet = innerHeight - this.#part.offsetHeight;
    const below = palace.bottom + AIR - sheet;
    if (below > 0) scrollBy({ top: Math.min(below, palace.top - AIR) });
    else if (palace.top < AIR) scrollBy({ top: palace.top - AIR });
  }

  get #isOpen(): boolean {
    return this.#part.matches(':popover-open');
  }

  /** Closes it, and returns the focus to the palace. */
  #close(): void {
    this.#hide();
    (this.#options.palace() as SVGElement | undefined)?.focus({ preventScroll: true });
  }

  #hide(): void {
    this.#part.classList.remove('high');
    this.#part.style.translate = '';
    if (this.#isOpen) this.#part.hidePopover();
  }

  #letDrag(head: HTMLElement): void {
    let from: number | undefined;
    head.addEventListener('pointerdown', (event) => {
      if ((event.target as Element).closest('button') !== null) return;
      from = event.clientY;
      head.setPointerCapture(event.pointerId);
    });
    head.addEventListener('pointermove', ({ clientY }) => {
      if (from !== undefined) this.#part.style.translate = `0 ${Math.max(clientY - from, 0)}px`;
    });
    const end = ({ clientY }: PointerEvent) => {
      if (from === undefined) return;
      const moved = clientY - from;
      from = undefined;
      this.#part.style.translate = '';
      if (moved > DRAG && this.#part.classList.contains('high')) this.#part.classList.remove('high');
      else if (moved > DRAG) this.#close();
      else if (moved < -DRAG) this.#part.classList.add('high');
    };
    head.addEventListener('pointerup', end);
    head.addEventListener('pointercancel', end);
  }
}
