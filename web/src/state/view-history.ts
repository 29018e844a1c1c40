// The views of the tab: the only module that uses `history` and sessionStorage. An entry of the history contains only the number of its view; the views are in
// sessionStorage, so one removal erases all of them, and no address contains a birth unless a link was opened.

import type { City } from '../cast/api.ts';
import { DRAFT_KEY, TAB } from '../dom/browser-store.ts';
import { fromLink, toLink } from './link.ts';
import { isSameChart, NO_VIEW, type View } from './view.ts';

/** A view, and the birthplace if it is known. */
interface StoredView {
  readonly view: View;
  readonly city?: City;
}

export interface OpeningView extends StoredView {
  /** Source of the view. A link that lacks a part of its birth has no view. */
  readonly from: 'link' | 'incomplete link' | 'tab';
}

interface StoredViews {
  /** Views by their numbers, the latest at the end. */
  readonly views: readonly (readonly [number, View])[];
  readonly cities: Readonly<Record<string, City>>;
}

// The key changes with the format of the stored value, since a tab may have one of an older version.
const KEY = 'views-1';
const MAX_VIEWS = 50;

let stored = viewsIn(TAB.readValue(KEY));

/** The view with which the page opens: from its history entry, from a link, or the last one of the tab. */
export function openingView(): OpeningView {
  const own = entryView();
  if (own !== undefined) return { ...withCity(own), from: 'tab' };
  const linked = fromLink(location.hash);
  if (linked === 'incomplete') return { view: NO_VIEW, from: 'incomplete link' };
  const last = stored?.views.at(-1)?.[1];
  if (linked?.subject.kind === 'none') return { ...withCity({ ...(last ?? NO_VIEW), tab: linked.tab }), from: 'tab' }; // a link to a tab alone shows the last view in that tab
  if (linked !== undefined) {
    const pillarOrder = linked.pillarOrder ?? last?.pillarOrder;
    const board = linked.board ?? last?.board;
    return { ...withCity({ ...linked, pillarOrder, board }), from: 'link' };
  }
  return { ...withCity((entryNumber() === undefined && last) || NO_VIEW), from: 'tab' };
}

/** The birthplace of the last view of the tab. */
export function lastCity(): City | undefined {
  const last = stored?.views.at(-1)?.[1];
  return last && withCity(last).city;
}

/** Stores a view, as a new history entry or in place of the current one. */
export function storeView(view: View, { city, isStep }: { readonly city?: City; readonly isStep: boolean }): void {
  const before = entryNumber();
  const last = stored?.views.at(-1)?.[0] ?? 0;
  const number = isStep || before === undefined ? Math.max(Date.now(), last + 1) : before;
  const others = (stored?.views ?? []).filter(([own]) => own !== number);
  const views = [...others, [number, view] as const].slice(-MAX_VIEWS);
  const used = new Set(views.map(([, { subject }]) => (subject.kind === 'none' ? '' : subject.request.cityId)));
  const cities = Object.entries({ ...stored?.cities, ...(city && { [city.cityId]: city }) });
  stored = { views, cities: Object.fromEntries(cities.filter(([id]) => used.has(id))) };
  TAB.writeValue(KEY, stored);
  const opened = fromLink(location.hash);
  const isLinked = typeof opened === 'object' && isSameBirth(opened, view);
  const address = location.pathname + location.search + (isLinked ? toLink(view) : '');
  if (isStep) {
    if (before === undefined) history.replaceState({ view: 0 }, ''); // the form, or the view of an incomplete link
    history.pushState({ view: number }, '', address);
  } else history.replaceState({ view: number }, '', address);
}

/** The view of a history entry reached by Back or Forward, or of a link that was opened on the page. */
export function onMove(show: (opening: OpeningView) => void): void {
  addEventListener('popstate', () => {
    if (entryNumber() !== undefined) show({ ...withCity(entryView() ?? NO_VIEW), from: 'tab' });
    else if (fromLink(location.hash) !== undefined) show(openingView());
  });
}

/** Erases every view of the tab, so that Back leads to the form, and the draft of the form. */
export function eraseViews(): void {
  stored = undefined;
  TAB.remove(KEY);
  TAB.remove(DRAFT_KEY);
}

/** The views of a stored value; undefined if it is invalid, since another program at this origin can have written it. */
function viewsIn(value: unknown): StoredViews | undefined {
  const { views, cities } = Object(value) as { readonly [Member in keyof StoredViews]?: unknown };
  if (!Array.isArray(views) || typeof cities !== 'object' || cities === null) return undefined;
  return { views: views.slice(-MAX_VIEWS).filter(isNumberedView), cities: cities as StoredViews['cities'] };
}

function isNumberedView(value: unknown): value is StoredViews['views'][number] {
  try {
    const [number, view] = value as StoredViews['views'][number];
    const isKnown = ['none', 'birth', 'day'].includes(view.subject.kind);
    return isKnown && typeof number === 'number' && fromLink(toLink(view)) !== 'incomplete';
  } catch {
    return false;
  }
}

const entryNumber = (): number | undefined => (history.state as { readonly view?: number } | null)?.view;

const entryView = (): View | undefined => stored?.views.find(([number]) => number === entryNumber())?.[1];

function withCity(view: View): StoredView {
  return { view, city: view.subject.kind === 'none' ? undefined : stored?.cities[view.subject.request.cityId] };
}

/** True if two views show the same birth; a chart chosen from a day counts as the birth of that day. */
const isSameBirth = (one: View, two: View): boolean => isSameChart(birthOf(one), birthOf(two));

const birthOf = ({ subject }: View): View => ({
  subject: subject.kind === 'day' ? { kind: 'day', request: subject.request } : subject,
});
