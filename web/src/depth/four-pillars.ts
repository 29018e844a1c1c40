// The Four Pillars as one table: the natal pillars beside luck, year and month pillars of a moment, which is now at first, with their relations and stars; and
// lists of luck pillars, years and months, from which the reader selects the moment.

import {
  LANGUAGE_FACTS,
  type Label,
  type Language,
  type LuckPillarDocument,
  type PillarDocument,
  type PillarStarDocument,
  type RelationDocument,
  type TransitPillarDocument,
} from 'beichen';
import { fill, luckAge } from 'beichen/internal';
import type { ChartAnswer } from '../cast/api.ts';
import type { BirthQueries, DepthChoices } from '../cast/chart-client.ts';
import type { Now } from '../cast/handlers/life.ts';
import type { PillarsAtMoment } from '../cast/handlers/pillars.ts';
import type { PillarTurn } from '../chart/pillar-turn.ts';
import { h } from '../dom/h.ts';
import { addStyle } from '../dom/part-style.ts';
import { fillWhenOpened, section } from '../dom/section.ts';
import { joined, named, namedShort, shortName } from '../dom/star-text.ts';
import { type TableCell, table } from '../dom/table.ts';
import { conceptTerm, groupTerm, term } from '../dom/term.ts';
import { timeAfter } from '../dom/time-after.ts';
import { unbrokenDates } from '../dom/unbroken-dates.ts';
import type { PartWords } from '../words/part-words.ts';
import { PART_WORDS, WORDS } from '../words/shown-words.ts';
import type { Words } from '../words/words.ts';
import style from './four-pillars.css';
import { membersOf } from './pillar-names.ts';
import { type PillarStrip, pillarStrip } from './pillar-strip.ts';

addStyle(style);

type TableWords = PartWords['pillarDepth'] & Words & PartWords['tables'];

interface FourPillarsOptions {
  readonly turn: PillarTurn;
  readonly life: Pick<BirthQueries, 'depth' | 'pillarsAt'>;
  readonly now: Now | undefined;
  readonly isOpen: boolean;
}

/** A column of the table. */
interface Column {
  readonly look: 'natal' | 'moment';
  readonly title: string;
  readonly pillar: PillarDocument | TransitPillarDocument;
  readonly stemElement: string;
  readonly branchElement: string;
}

const STARS = ['year', 'month', 'day', 'hour'].map((pillar) => `fourPillars.${pillar}.stars`);
const NATAL = ['fourPillars', 'fourPillars.relations', ...STARS].join();

/** The section of the Four Pillars. */
export function fourPillarsSection(answer: ChartAnswer, options: FourPillarsOptions): HTMLElement {
  return new FourPillars(answer, options).element;
}

/** Moment, month and set of stars that the table shows beside the natal pillars. */
interface Requested {
  /** An instant in UTC; undefined if no luck pillar is running now. */
  readonly at: string | undefined;
  /** True if the month has a column. */
  readonly hasMonth: boolean;
  readonly stars: DepthChoices;
}

class FourPillars {
  readonly element: HTMLDetailsElement;
  readonly #answer: ChartAnswer;
  readonly #options: FourPillarsOptions;
  readonly #words: TableWords;
  readonly #language: Language;
  readonly #below = h('div', { class: 'pillars-below' });
  readonly #status: HTMLElement;
  readonly #strips: Readonly<Record<'luck' | 'year' | 'month', PillarStrip>>;
  /** The natal pillars; with relations and stars once the section is opened. */
  #natal: ChartAnswer['fourPillars'];
  #moment: PillarsAtMoment | undefined;
  #requested: Requested;
  readonly #stars = h('select', { name: 'pillarStars' });
  #turn = 0;

  constructor(answer: ChartAnswer, options: FourPillarsOptions) {
    const { turn, now, isOpen } = options;
    const { lang, gender } = answer.input;
    const words = { ...PART_WORDS[lang].pillarDepth, ...WORDS[lang], ...PART_WORDS[lang].tables };
    this.#answer = answer;
    this.#options = options;
    this.#language = lang;
    this.#words = words;
    this.#natal = answer.fourPillars;
    const { pillarStars } = LANGUAGE_FACTS[lang];
    this.#requested = {
      at: now && new Date(now.at).toISOString().replace('.000', ''),
      hasMonth: false,
      stars: pillarStars === undefined ? {} : { pillarStars },
    };
    this.#strips = this.#makeStrips();
    this.#status = h('p', { class: 'hint', role: 'status' });
    const turned = h('input', { type: 'checkbox', checked: turn.isTurned });
    turned.addEventListener('change', () => {
      turn.turn(turned.checked ? 'hourFirst' : 'yearFirst');
      for (const strip of Object.values(this.#strips)) strip.turn(turn.isTurned);
    });
    const about = [
      words.pillarsOf[gender as 'male' | 'female'],
      fill(words.pillarsNote, { master: masterText(answer.dayMaster, lang) }),
    ].filter((text) => text !== '');
    const { pillars } = turn;
    const names = pillars.map((id) => answer.fourPillars[id].name);
    const gist = names.join(names[0]!.includes(' ') ? words.comma : ' '); // Canh Ngọ, Quý Mùi
    this.element = section(
      { look: 'pillars', heading: words.pillarsHeading, gist, isOpen },
      h(
        'div',
        { class: 'four-pillars' },
        h(
          'div',
          { class: 'pillars-side' },
          h('p', { class: 'hint' }, joined(about, lang)),
          turn.shown(() => this.#table()),
          this.#status,
        ),
        h(
          'div',
          { class: 'pillars-side luck' },
          h('p', { class: 'hint' }, ...unbrokenDates(this.#luckNote(), this.#language)),
          ...Object.values(this.#strips).map(({ element }) => element),
        ),
        h(
          'div',
          { class: 'pillars-side' },
          this.#below,
          h(
            'div',
            { class: 'pillars-choices' },
            h('label', { class: 'check' }, turned, h('span', {}, words.pillarsTurned)),
            this.#starSets(),
          ),
        ),
      ),
    );
    const { casting, partFailed: failed } = words;
    fillWhenOpened(this.element, { status: this.#status, casting, failed }, () => this.#load());
  }

  /** Requests relations and stars, and the pillars of the moment. */
  async #load(): Promise<void> {
    const mine = ++this.#turn;
    const { life } = this.#options;
    const { at, stars } = this.#requested;
    const [natal, moment] = await Promise.all([
      life.depth(NATAL, stars),
      at === undefined ? undefined : life.pillarsAt(at, stars),
    ]);
    if (mine !== this.#turn) return; // a later request replaces this one
    this.#natal = natal.fourPillars as ChartAnswer['fourPillars'];
    this.#moment = moment;
    this.#status.textContent = '';
    this.#show();
  }

  /** Requests another selection; if that fails, shows an error and restores the previous one. */
  async #change(change: Partial<Requested>): Promise<void> {
    const before = this.#requested;
    const requested = { ...before, ...change };
    this.#requested = requested;
    try {
      await this.#load();
    } catch {
      if (this.#requested !== requested) return; // a later request replaces this one
      this.#requested = before;
      this.#stars.value = before.stars.pillarStars ?? 'common';
      this.#status.textContent = this.#words.partFailed;
    }
  }

  #show(): void {
    this.#options.turn.redraw();
    this.#below.replaceChildren(this.#relations(), this.#reasons());
    const moment = this.#moment;
    const { luck, year, month } = this.#strips;
    luck.mark(moment && String(moment.pillars.luck.ordinal ?? 0));
    const luckName = moment?.pillars.luck.pillar?.name ?? this.#words.beforeLuck;
    const annual = moment?.pillars.year;
    year.list(
      fill(this.#words.yearsOf, { luck: luckName }),
      (moment?.years ?? []).map((each) => ({
        key: `${each.year}`,
        startsAt: each.startsAt,
        endsAt: each.endsAt,
        above: `${each.year}`,
        pair: each,
        below: [shortName(each.tenGod)],
      })),
    );
    year.mark(annual && `${annual.year}`);
    month.list(
      fill(this.#words.monthsOf, { year: annual?.year ?? '' }),
      (moment?.months ?? []).map((each) => ({
        key: each.startsAt,
        startsAt: each.startsAt,
        endsAt: each.endsAt,
        above: each.jie.name,
        pair: each,
        below: [shortName(each.tenGod)],
      })),
    );
    month.mark(this.#requested.hasMonth ? moment?.pillars.month?.startsAt : undefined);
  }

  #makeStrips(): Readonly<Record<'luck' | 'year' | 'month', PillarStrip>> {
    const words = this.#words;
    const { now, turn } = this.#options;
    const { birth, luckPillars } = this.#answer;
    const born = birth.utc ?? birth.sameChart.startsAt;
    // For a birth without an hour it is unknown when they begin, so they cannot be pressed.
    const pillars: readonly (Omit<LuckPillarDocument, 'startsAt'> & { readonly startsAt?: string })[] =
      luckPillars.pillars;
    const first = pillars[0]!.startsAt;
    const options = { language: this.#language, runs: words.runsNow, now: now?.at, isTurned: turn.isTurned };
    const luck = pillarStrip('decade', {
      ...options,
      onChoose: ({ startsAt }) => this.#change({ at: justAfter(startsAt), hasMonth: false }),
    });
    luck.list(conceptTerm('luckPillar', words.luckHeading), [
      ...(first === undefined
        ? []
        : [{ key: '0', startsAt: born, endsAt: first, above: '', below: [words.beforeLuck] }]),
      ...pillars.map((pillar, n, { [n + 1]: next }) => ({
        key: `${n + 1}`,
        startsAt: pillar.startsAt ?? '',
        endsAt: next?.startsAt ?? tenYearsAfter(pillar.startsAt),
        above: shortName(pillar.tenGod),
        pair: pillar,
        phase: pillar.growthPhase,
        below: [fill(words.luckAge, { age: luckAge(pillar, this.#language) }), `${pillar.fromYear}`],
        isBeyond: pillar.startsAt === undefined || pillar.fromYear > LAST_YEAR,
      })),
    ]);
    const luckStart = () => this.#moment!.pillars.luck.startsAt;
    const year = pillarStrip('year', {
      ...options,
      onChoose: ({ startsAt }) => this.#change({ at: justAfter(latest(startsAt, luckStart(), born)), hasMonth: false }),
    });
    const month = pillarStrip('month', {
      ...options,
      onChoose: ({ startsAt, endsAt }) => {
        const start = luckStart();
        const isChange = startsAt < start && start < endsAt;
        this.#change({ at: justAfter(latest(isChange ? start : startsAt, born)), hasMonth: true });
      },
    });
    return { luck, year, month };
  }

  #luckNote(): string {
    const { direction, number, startsAfter, pillars } = this.#answer.luckPillars;
    if (startsAfter === undefined || number === undefined) return direction.name;
    const { years, months, days } = startsAfter;
    const note = fill(years + months + days > 0 ? this.#words.luckNote : this.#words.luckNoteAtOnce, {
      direction: direction.name,
      number,
      after: timeAfter(startsAfter, this.#language),
    });
    return note + fill(this.#words.bracketed, { content: pillars[0]!.startsAtClock.slice(0, 10) });
  }

  /** The columns from the left. If the hour is on the left, the moment is on the left, too. */
  #columns(): readonly Column[] {
    const words = this.#words;
    const { turn } = this.#options;
    const titles = { year: words.yearPillar, month: words.monthPillar, day: words.dayPillar, hour: words.hourPillar };
    const natal = turn.pillars.map((id): Column => {
      const pillar = this.#natal[id];
      return {
        look: 'natal',
        title: titles[id],
        pillar,
        stemElement: pillar.stem.element.id,
        branchElement: pillar.branch.element.id,
      };
    });
    const moment = this.#momentColumns();
    return turn.isTurned ? [...[...moment].reverse(), ...natal] : [...natal, ...moment];
  }

  #momentColumns(): readonly Column[] {
    const moment = this.#moment;
    if (moment === undefined) return [];
    const words = this.#words;
    const { luck, smallLuck, year, month } = moment.pillars;
    const column = (title: string, pillar: TransitPillarDocument): Column => ({
      look: 'moment',
      title,
      pillar,
      stemElement: moment.elements[pillar.stem.id]!.id,
      branchElement: pillar.branch.hiddenStems[0]!.element.id,
    });
    return [
      luck.pillar === undefined ? column(words.smallLuck, smallLuck) : column(words.luckColumn, luck.pillar),
      column(fill(words.yearColumn, { year: year.year }), year),
      ...(this.#requested.hasMonth && month !== undefined
        ? [column(fill(words.monthColumn, { jie: month.jie.name }), month)]
        : []),
    ];
  }

  #table(): HTMLElement {
    const columns = this.#columns();
    const rows = ROWS_IN[this.#language].map((id) => [
      ROWS[id].heading(this.#words),
      ...columns.map((column) => ROWS[id].cell(column, this.#language)),
    ]);
    const made = table(['', ...columns.map(({ title }) => title)], rows, 'pillar-table');
    made.prepend(h('colgroup', {}, h('col', {}), ...columns.map(({ look }) => h('col', { class: look }))));
    return h('div', { class: this.#options.turn.isTurned ? 'pillar-scroll turned' : 'pillar-scroll' }, made);
  }

  /** Lists of relations: between the natal pillars, and of luck, year and month with them. */
  #relations(): HTMLElement {
    const words = this.#words;
    const language = this.#language;
    const titles: Readonly<Record<string, string>> = {
      year: words.yearPillar,
      month: words.monthPillar,
      day: words.dayPillar,
      hour: words.hourPillar,
    };
    const line = (title: string | HTMLElement, relations: readonly RelationDocument[]) => [
      h('dt', {}, title),
      h(
        'dd',
        {},
        relations.length === 0
          ? words.none
          : h(
              'ul',
              {},
              ...relations.map((relation) => {
                const places = relation.pillars.flatMap((id) => (id === 'moment' ? [] : [titles[id]!]));
                const members = membersOf(relation).map(shortName);
                return h(
                  'li',
                  {},
                  `${members.join(words.wordSpace)} `,
                  term('relations', relation.id, shortName(relation)),
                  h('small', {}, fill(words.bracketed, { content: joined(places, language) })),
                );
              }),
            ),
      ),
    ];
    return h(
      'dl',
      { class: 'pillar-relations' },
      ...line(groupTerm('relations', words.relations), this.#natal.relations ?? []),
      ...this.#momentColumns().flatMap(({ title, pillar }) =>
        line(title, (pillar as TransitPillarDocument).relations ?? []),
      ),
    );
  }

  /** The basis of each star, in a folded part. */
  #reasons(): HTMLElement {
    const words = this.#words;
    return h(
      'details',
      { class: 'star-reasons' },
      h('summary', {}, words.starReasons),
      h(
        'dl',
        {},
        ...this.#columns().flatMap(({ title, pillar }) => [
          h('dt', {}, title),
          h(
            'dd',
            {},
            h(
              'ul',
              { 'aria-label': fill(words.stars, { pillar: title }) },
              ...(pillar.stars ?? []).map((star) => h('li', {}, ...starWithReason(star, words, this.#language))),
            ),
          ),
        ]),
      ),
    );
  }

  /** The choice of a set of stars. If casting fails, the control returns to the set that is shown. */
  #starSets(): HTMLElement {
    const { starSet, starSets } = this.#words;
    this.#stars.append(...Object.entries(starSets).map(([value, name]) => h('option', { value }, name)));
    this.#stars.value = this.#requested.stars.pillarStars ?? 'common';
    this.#stars.addEventListener('change', () =>
      this.#change({ stars: { pillarStars: this.#stars.value as NonNullable<DepthChoices['pillarStars']> } }),
    );
    return h('label', { class: 'field' }, h('span', {}, starSet), this.#stars);
  }
}

/** Content of a cell while its value is being cast. */
const NOT_YET = '…';

/** The year in which the last luck pillar ends; empty if it is unknown when it begins. */
const tenYearsAfter = (startsAt = ''): string => startsAt && `${Number(startsAt.slice(0, 4)) + 10}${startsAt.slice(4)}`;

/** The last year of the tables. */
const LAST_YEAR = 2199;

/** Times in a document are rounded to seconds: at that second the previous luck pillar can still apply. */
const justAfter = (instant: string): string => new Date(Date.parse(instant) + 1000).toISOString().replace('.000', '');

/** The latest of some instants in the same format, which sort as text. */
const latest = (...instants: readonly string[]): string => instants.reduce((a, b) => (a > b ? a : b));

/** A name with a gloss already contains the polarity and the element. */
const masterText = ({ polarity, element, ...master }: ChartAnswer['dayMaster'], language: Language): string =>
  master.name.includes(element.name)
    ? named(master, language)
    : named(master, language) +
      fill(WORDS[language].bracketed, { content: [polarity.name, element.name].join(WORDS[language].wordSpace) });

type RowId =
  | 'tenGod'
  | 'stem'
  | 'branch'
  | 'branchGod'
  | 'hidden'
  | 'growthPhase'
  | 'selfPhase'
  | 'nayin'
  | 'void'
  | 'stars';

interface TableRow {
  readonly heading: (words: TableWords) => HTMLElement | string;
  readonly cell: (column: Column, language: Language) => TableCell;
}

const sign = ({ hanzi, name }: Label, element: string, language: Language): TableCell => [
  h('span', { class: `big ${element}`, lang: LANGUAGE_FACTS[language].hanzi }, hanzi),
  ...(name === hanzi ? [] : [h('small', {}, name)]),
];

const ROWS: Readonly<Record<RowId, TableRow>> = {
  tenGod: {
    heading: (words) => groupTerm('tenGods', words.tenGod),
    cell: ({ pillar: { stem } }) => term('tenGods', stem.tenGod.id, shortName(stem.tenGod)),
  },
  stem: {
    heading: (words) => groupTerm('stems', words.stem),
    cell: ({ pillar, stemElement }, language) => sign(pillar.stem, stemElement, language),
  },
  branch: {
    heading: (words) => groupTerm('branches', words.branch),
    cell: ({ pillar, branchElement }, language) => sign(pillar.branch, branchElement, language),
  },
  branchGod: {
    heading: (words) => words.branchGod,
    cell: ({ pillar: { branch } }) => {
      const { tenGod } = branch.hiddenStems[0]!;
      return term('tenGods', tenGod.id, shortName(tenGod));
    },
  },
  hidden: {
    heading: (words) => conceptTerm('hiddenStems', words.hiddenStems),
    cell: ({ pillar: { branch } }, language) =>
      branch.hiddenStems.map(({ hanzi, element, tenGod }) =>
        h(
          'span',
          { class: 'line' },
          h('b', { class: element.id, lang: LANGUAGE_FACTS[language].hanzi }, hanzi),
          ' ',
          h('span', { class: 'god' }, term('tenGods', tenGod.id, shortName(tenGod))),
        ),
      ),
  },
  growthPhase: {
    heading: (words) => conceptTerm('growthPhase', words.growthPhase),
    cell: ({ pillar: { growthPhase } }) => term('growthPhases', growthPhase.id, shortName(growthPhase)),
  },
  selfPhase: {
    heading: (words) => conceptTerm('selfPhase', words.selfPhase),
    cell: ({ pillar: { selfPhase } }) => term('growthPhases', selfPhase.id, shortName(selfPhase)),
  },
  nayin: {
    heading: (words) => groupTerm('nayin', words.nayin),
    cell: ({ pillar: { nayin } }) => term('nayin', nayin.id, shortName(nayin)),
  },
  void: {
    heading: (words) => conceptTerm('voidBranches', words.voidBranches),
    cell: ({ pillar: { voidBranches } }, language) => voidBranches.map(shortName).join(WORDS[language].wordSpace),
  },
  stars: {
    heading: (words) => groupTerm('pillarStars', words.starsRow),
    cell: ({ pillar: { stars } }) =>
      stars?.map((star) => h('span', { class: 'line' }, term('pillarStars', star.id, shortName(star)))) ?? NOT_YET,
  },
};

/** The order of the rows in books and programs of each language. */
// biome-ignore format: a language a row
const ROWS_IN: Readonly<Record<Language, readonly RowId[]>> = {
  en:        ['tenGod', 'stem', 'branch', 'hidden', 'growthPhase', 'selfPhase', 'nayin', 'void', 'stars'],
  zh:        ['tenGod', 'stem', 'branch', 'hidden', 'growthPhase', 'selfPhase', 'nayin', 'void', 'stars'],
  'zh-Hant': ['tenGod', 'stem', 'branch', 'hidden', 'growthPhase', 'selfPhase', 'nayin', 'void', 'stars'],
  // 命式: 天干 地支 蔵干 通変星 十二運.
  ja:        ['stem', 'branch', 'hidden', 'tenGod', 'growthPhase', 'selfPhase', 'void', 'nayin', 'stars'],
  // 만세력: 십신 천간 지지 십신 지장간 십이운성 신살.
  ko:        ['tenGod', 'stem', 'branch', 'branchGod', 'hidden', 'growthPhase', 'selfPhase', 'stars', 'void', 'nayin'],
  // Lá số Tứ Trụ: thập thần, can, chi, tàng can, nạp âm, vòng Trường Sinh, thần sát.
  vi:        ['tenGod', 'stem', 'branch', 'hidden', 'nayin', 'growthPhase', 'selfPhase', 'void', 'stars'],
};

/** A star with its basis and further facts from the document. */
function starWithReason(star: PillarStarDocument, words: TableWords, language: Language): (HTMLElement | string)[] {
  const { basis, roles = [], proper, stems = [], encloses } = star;
  const list = (labels: readonly Label[]) =>
    joined(
      labels.map((each) => namedShort(each, language)),
      language,
    );
  const notes = [
    ...basis.map((key) => words.bases[key]),
    ...roles.map((role) => words.starRoles[role]),
    ...(proper ? [words.proper] : []),
    ...(stems.length > 0 ? [list(stems)] : []),
    ...(encloses === undefined ? [] : [fill(words.encloses, { branch: list([encloses]) })]),
  ];
  return [term('pillarStars', star.id, named(star, language)), ' ', h('small', {}, joined(notes, language))];
}
