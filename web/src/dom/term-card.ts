// The card of a term: pressing or pointing at the term shows its definition, with links to the glossary and to its rule. A term is one stop of the Tab key;
// Enter opens the card, and Tab then leads to its links. On a phone the card is at the bottom of the screen. The glossary is loaded when the first term is
// selected: that request reveals the language, and nothing about a birth.

import { LANGUAGE_FACTS, LANGUAGES, type Language } from 'beichen';
import { WORDS } from '../words/shown-words.ts';
import { h } from './h.ts';
import { addStyle } from './part-style.ts';
import style from './term-card.css';
import { isPhone } from './wide.ts';

addStyle(style);

interface Entry {
  readonly name: string;
  readonly text: string;
  /** The id of the rule that explains it. */
  readonly rule?: string;
}
type Entries = Readonly<Record<string, Entry>>;

/** Folder of the written pages of a language. */
const folderOf = (language: Language): string => (language === 'en' ? 'docs' : `docs/${language}`);
const pathIn = (language: Language): string => `${folderOf(language)}/glossary`;

const POINTED_MS = 250;
const GAP_PX = 6;

/**
 * Enables the cards of all terms on the page, in its language.
 * @returns a function that closes the open card
 */
export function explainTerms(): () => void {
  const text = h('p', {});
  const link = h('a', {});
  const why = h('a', {});
  const closing = h('button', { type: 'button', class: 'quiet close', click: () => closeAndReturn() }, '✕');
  const card = h('div', { class: 'term-card', popover: 'manual', id: 'term-card' }, closing, text, link, ' ', why);
  const status = h('p', { class: 'sr', role: 'status' });
  document.querySelector('main')!.append(card, status);
  let shown: HTMLElement | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  async function open(term: HTMLElement, says: boolean): Promise<void> {
    clearTimeout(waiting);
    if (shown === term) return;
    close();
    shown = term;
    const spoken = languageOfPage();
    const words = WORDS[spoken];
    const anchors = term.dataset.term!.split(' ');
    const entries = await entriesIn(spoken);
    if (shown !== term) return; // another term was selected meanwhile
    const anchor = entries && anchors.map(anchorOf).find((each) => each in entries);
    const entry = anchor === undefined ? undefined : entries![anchor];
    text.replaceChildren(
      ...(entry === undefined ? [words.termUnknown] : [h('strong', {}, entry.name), ' ', entry.text]),
    );
    closing.setAttribute('aria-label', words.close);
    linkTo(link, words.termMore, `${pathIn(spoken)}${anchor === undefined ? '' : `#${anchor}`}`);
    why.hidden = entry?.rule === undefined;
    linkTo(why, words.termWhy, `${folderOf(spoken)}/rules/${entry?.rule}`);
    term.setAttribute('aria-expanded', 'true');
    term.setAttribute('aria-controls', card.id);
    card.showPopover();
    if (isPhone()) reveal(term, card);
    else place(card, term);
    status.textContent = says ? text.textContent : '';
  }

  function close(): void {
    clearTimeout(waiting);
    shown?.setAttribute('aria-expanded', 'false');
    shown?.removeAttribute('aria-controls');
    shown = undefined;
    if (card.matches(':popover-open')) card.hidePopover();
    status.textContent = '';
  }

  function closeAndReturn(): void {
    const term = shown;
    close();
    term?.focus({ preventScroll: true });
  }

  const later = (act: () => void) => {
    clearTimeout(waiting);
    waiting = setTimeout(act, POINTED_MS);
  };

  document.addEventListener('click', ({ target }) => {
    const term = termOf(target);
    if (term !== undefined) open(term, true);
    else if (!card.contains(target as Node)) close();
  });
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse') return;
    const term = termOf(target);
    if (term !== undefined) later(() => open(term, false));
    else if (card.contains(target as Node)) clearTimeout(waiting);
    else if (shown !== undefined && document.activeElement !== shown) later(close);
    else clearTimeout(waiting);
  });
  document.addEventListener('focusin', ({ target }) => {
    if (target !== shown && !card.contains(target as Node)) close();
  });
  document.addEventListener('keydown', (event) => {
    if (shown === undefined) return;
    const isOpen = card.matches(':popover-open'); // while the glossary is loading, the card cannot take the focus
    const inCard = card.contains(document.activeElement);
    if (event.key === 'Escape') {
      if (inCard) closeAndReturn();
      else close();
    } else if (event.key === 'Tab' && isOpen && !event.shiftKey && document.activeElement === shown) {
      event.preventDefault(); // the card is at the end of the page, and is read behind its term
      link.focus();
    } else if (event.key === 'Tab' && !why.hidden && document.activeElement === (event.shiftKey ? why : link)) {
      event.preventDefault();
      (event.shiftKey ? link : why).focus();
    } else if (event.key === 'Tab' && inCard && [link, why].includes(document.activeElement as HTMLAnchorElement)) {
      if (event.shiftKey) event.preventDefault();
      shown.focus({ preventScroll: true }); // the next stop follows the term
    }
  });
  addEventListener('scroll', () => shown && place(card, shown), { passive: true, capture: true });
  addEventListener('resize', close);
  const focused = termOf(document.activeElement);
  if (focused !== undefined && !focused.matches(':focus-visible')) open(focused, true); // it was pressed before this script was loaded
  return close;
}

function linkTo(link: HTMLElement, text: string, path: string): void {
  link.textContent = text;
  link.setAttribute('href', path);
}

/** The language that static-words.ts has set on the page. */
const languageOfPage = (): Language =>
  LANGUAGES.find((language) => document.documentElement.lang === LANGUAGE_FACTS[language].tag) ?? 'en';

const termOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element ? target.closest<HTMLElement>('button.term') : null) ?? undefined;

/** The id of a main star contains characters that no anchor has. */
const anchorOf = (anchor: string): string => anchor.replace(/[+>]/g, '-');

/** Places the card below the term, or above it if there is no room, and always within the window. On a phone the style sheet does it. */
function place(card: HTMLElement, term: HTMLElement): void {
  if (isPhone()) return;
  const { left, top, bottom } = term.getBoundingClientRect();
  card.style.left = '0'; // an edge near it would make it narrower
  const { offsetWidth: width, offsetHeight: height } = card;
  const hasRoom = bottom + GAP_PX + height <= innerHeight;
  card.style.left = `${Math.max(GAP_PX, Math.min(left, document.documentElement.clientWidth - width - GAP_PX))}px`;
  card.style.top = `${hasRoom ? bottom + GAP_PX : Math.max(GAP_PX, top - GAP_PX - height)}px`;
}

/** Scrolls a term above the card if the card covers it. */
function reveal(term: HTMLElement, card: HTMLElement): void {
  term.style.scrollMarginBottom = `${card.offsetHeight + term.offsetHeight * 3}px`;
  term.scrollIntoView({ block: 'nearest' });
}

const loaded = new Map<Language, Promise<Entries | undefined>>();

/** The glossary; undefined if it could not be loaded; the next call retries. */
function entriesIn(language: Language): Promise<Entries | undefined> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const entries = fetch(`${pathIn(language)}.json`).then(
    (response) => (response.ok ? (response.json() as Promise<Entries>) : undefined),
    () => undefined,
  );
  loaded.set(language, entries);
  entries.then((made) => made === undefined && loaded.delete(language));
  return entries;
}
