// The list of births found, in order of time. Each has its start and end, its rule at 23:00, facts of its chart, and a link that casts it.

import { LANGUAGE_FACTS, type Language } from 'beichen';
import { dateInFigures, fill } from 'beichen/internal';
import type { ChartAnswer } from '../cast/api.ts';
import type { BirthQueries } from '../cast/chart-client.ts';
import type { BirthToCast } from '../cast/chart-request.ts';
import type { BirthOfPage, FoundBirth, PageOfBirths, SearchForBirths } from '../cast/handlers/births.ts';
import { h } from '../dom/h.ts';
import { named } from '../dom/star-text.ts';
import type { Fact } from '../form/fact-names.ts';
import type { BirthQuery } from '../state/birth-query.ts';
import type { PartWords } from '../words/part-words.ts';
import { PART_WORDS, WORDS } from '../words/shown-words.ts';

/** Actions on births. */
export interface BirthsActions {
  /** The first search; by default the pillars of the chart. */
  readonly query?: BirthQuery;
  readonly onQuery: (query: BirthQuery | undefined) => void;
  /** The link that casts a birth. */
  readonly linkTo: (birth: BirthToCast) => string;
  readonly onCast: (birth: BirthToCast) => void;
  /** Copies the link that opens the search again. */
  readonly onCopy: () => void;
}

interface ListOptions extends Pick<BirthsActions, 'linkTo' | 'onCast'> {
  /** Announces the result. */
  readonly status: HTMLElement;
  readonly life: BirthQueries;
  /** Message if nothing could be calculated. */
  readonly failed: string;
  readonly nameOf: (fact: Fact) => string;
}

/** Up to this many births a reader can check each one; then the births in other years are counted, too. */
const FEW_BIRTHS = 20;

/** The list, page by page. */
export class BirthsList {
  readonly element = h('div', { class: 'births-found' });
  readonly #answer: ChartAnswer;
  readonly #options: ListOptions;
  readonly #words: PartWords['births'];

  constructor(answer: ChartAnswer, options: ListOptions) {
    this.#answer = answer;
    this.#options = options;
    this.#words = PART_WORDS[answer.input.lang].births;
  }

  clear(): void {
    this.element.replaceChildren();
  }

  /** Shows the first page. Returns the sentence to announce. */
  show(page: PageOfBirths, requested: SearchForBirths): string {
    const list = h('ol', { class: 'pattern-list' });
    this.element.replaceChildren(list);
    this.#add(list, page, requested);
    return this.#summaryOf(page, requested);
  }

  /** Summary of the result, or the reason why there is none. */
  #summaryOf(page: PageOfBirths, requested: SearchForBirths): string {
    const { counts, elsewhere } = page;
    const found = this.#foundText(page, requested);
    const isFew = counts.every(({ count }) => count <= FEW_BIRTHS);
    if (!isFew || elsewhere === undefined || elsewhere.earlier + elsewhere.later === 0) return found;
    return fill(this.#words.foundElsewhere, { found, ...elsewhere });
  }

  #foundText({ counts, contradicts }: PageOfBirths, { fromYear, toYear }: SearchForBirths): string {
    const words = this.#words;
    if (contradicts.length > 0) {
      const values = [words.impossible, words.contradicts][contradicts.length - 1] ?? words.contradictAll;
      const facts = contradicts.map((fact) => this.#options.nameOf(fact));
      return fill(values, { facts: new Intl.ListFormat(this.#answer.input.lang).format(facts) });
    }
    const years = { from: fromYear, to: toYear };
    const [first, second] = counts;
    if (second === undefined) return fill(words.found, { ...years, count: first!.count });
    return fill(words.foundByRules, {
      ...years,
      ...Object.fromEntries(counts.map(({ rule, count }) => [rule, count])),
    });
  }

  #add(list: HTMLElement, { births, next }: PageOfBirths, requested: SearchForBirths): void {
    const items = births.map((own) => this.#item(own));
    list.append(...items);
    if (next === undefined) return;
    const more = h(
      'button',
      {
        type: 'button',
        class: 'quiet',
        click: async () => {
          try {
            const page = await this.#options.life.births({ ...requested, after: next });
            if (page === undefined || !list.isConnected) return;
            more.remove();
            const before = list.childElementCount;
            this.#add(list, page, requested);
            (list.children[before]?.querySelector('a') ?? undefined)?.focus();
          } catch {
            this.#options.status.textContent = this.#options.failed;
          }
        },
      },
      this.#words.more,
    );
    list.after(more);
  }

  #item({ birth, rule }: BirthOfPage): HTMLElement {
    const words = this.#words;
    const language = this.#answer.input.lang;
    const page = WORDS[language];
    const { doubleHour, lunarDate, lifePalace, bureau, mainStar, change } = birth;
    const isThis =
      isOf(this.#answer, birth) &&
      (rule ?? this.#answer.conventions.dayBoundary) === this.#answer.conventions.dayBoundary;
    const marks = [
      ...(rule === undefined ? [] : [rule === 'zi' ? words.byZi : words.byMidnight]),
      ...(birth.gender === undefined ? [] : [words[birth.gender]]),
      ...(isThis ? [words.thisChart] : []),
    ];
    return h(
      'li',
      isThis ? { 'aria-current': 'true' } : {},
      h(
        'div',
        { class: 'pattern-head' },
        h(
          'h3',
          { class: 'figures' },
          whenOf(birth, language),
          ...marks.map((mark) => [' ', h('span', { class: 'mark' }, mark)]),
        ),
        this.#link({ birth, rule }),
      ),
      h(
        'p',
        {},
        h('span', { lang: LANGUAGE_FACTS[language].hanzi }, birth.fourPillars.hanzi),
        ` · ${named(doubleHour, language)} · ${page.lunar}${page.colon}${lunarDate.text}`,
      ),
      h('p', { class: 'hint' }, [named(lifePalace.pair, language), bureau.name, mainStar.name].join(' · ')),
      change &&
        h(
          'p',
          { class: 'hint' },
          fill(words.change, { time: clock(change.atClock!), pillars: change.fourPillars.hanzi }),
        ),
    );
  }

  /** The link that casts a birth, on this page or in a new window. Undefined if the span contains no whole minute. */
  #link({ birth, rule }: BirthOfPage): HTMLElement | undefined {
    const { request, gender } = birth;
    if (request === undefined) return undefined;
    const of = { ...request, ...(gender && { gender }), ...(rule && { dayBoundary: rule }) } as BirthToCast;
    const { linkTo, onCast } = this.#options;
    return h(
      'a',
      {
        href: linkTo(of),
        click: (event) => {
          const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
          if (ctrlKey || metaKey || shiftKey) return;
          event.preventDefault();
          onCast(of);
        },
      },
      this.#words.cast,
      h('span', { class: 'sr' }, ` ${whenOf(birth, this.#answer.input.lang)}`), // the links have the same text, so each needs its time
    );
  }
}

/** By the clock of the place: `1955-03-13 23:12–01:12`, in Korean `1955.03.13 23:12–01:12`. */
const whenOf = ({ startsAtClock, endsAtClock }: FoundBirth, language: Language): string =>
  `${dateInFigures(startsAtClock!, language)} ${clock(startsAtClock!)}–${clock(endsAtClock!)}`;

/** `23:12`, or `08:20:52` where the minute is not whole. */
const clock = (at: string): string => at.slice(11).replace(/:00$/, '');

/** True if the birth of a chart is within a found one. */
function isOf({ birth: { utc, sameChart } }: ChartAnswer, { startsAt, endsAt }: FoundBirth): boolean {
  const at = Date.parse(utc ?? sameChart.startsAt);
  return Date.parse(startsAt!) <= at && at < Date.parse(endsAt!);
}
