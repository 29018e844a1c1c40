// Two people together, in both systems: the board of each with the other in it, the relations of all pillars, and in words the facts that they share. Each fact
// has its direction; none says what they mean for each other. Loaded on demand.

import { guestOverlay, LAYOUTS, type Layout } from 'beichen/draw';
import { type FactLine, fill, PairLines } from 'beichen/internal';
import type { PairOnPage } from '../cast/handlers/pair.ts';
import { h } from '../dom/h.ts';
import { addStyle } from '../dom/part-style.ts';
import { shortName } from '../dom/star-text.ts';
import type { PartWords } from '../words/part-words.ts';
import { boardPicture, halfBoard } from './board-picture.ts';
import { pairPicture } from './pair-picture.ts';
import { elementsOfBoth, pillarsOfBoth } from './pair-tables.ts';
import style from './two-charts.css';
import { type TwoOptions, type TwoParts, WAYS, type Way } from './two-parts.ts';

addStyle(style);

/** The parts of the section. */
export function twoCharts(onPage: PairOnPage, options: TwoOptions): readonly HTMLElement[] {
  const { own, page, names, onClose, hasOtherRules, at, onDate } = options;
  const { pair, isMomentRefused } = onPage;
  const [one, other] = names;
  const lines = new PairLines(pair, { names: { one, other } });
  const parts: TwoParts = { ...options, ...onPage, called: { one, other }, lines };
  return [
    h(
      'div',
      { class: 'people-head' },
      h('h2', { id: 'two-heading' }, fill(own.twoHeading, { one, other })),
      h('button', { type: 'button', class: 'quiet', 'data-do': 'close', click: onClose }, page.close),
    ),
    h('p', { class: 'hint' }, own.twoIntro),
    ...(hasOtherRules ? [h('p', { class: 'hint' }, fill(own.rulesOfChart, { one, other }))] : []),
    factList(lines.ofWarnings),
    h('h3', {}, own.firstFacts),
    factList(firstFacts(parts)),
    ...boards(parts),
    h(
      'details',
      { class: 'two-all' },
      h('summary', {}, own.allFacts),
      factList([...lines.ofYears, ...lines.ofTogether], lines.words.semicolon),
      h('h3', {}, page.pillarsHeading),
      pillarsOfBoth(parts),
      factList([...lines.ofGroups, ...lines.ofSeen]),
      ...elementsOfBoth(parts),
    ),
    h('h3', {}, own.momentOfBoth),
    dateField(own, at, onDate),
    ...(isMomentRefused ? [h('p', { class: 'notice', role: 'alert' }, own.momentRefused)] : []),
    factList(lines.ofMoment, lines.words.semicolon),
    ...pairPicture(parts),
  ];
}

/**
 * The facts that most readers look for, in words: stems and branches of the days and years, the palace of each Life in the other chart, shared stars, nayin.
 */
function firstFacts({ pair, called, lines, own }: TwoParts): readonly FactLine[] {
  const { comma, semicolon, none, nameOf } = lines.words;
  const branches = (id: 'day' | 'year', label: string): readonly FactLine[] => {
    const [one, other] = [pair.one.fourPillars[id], pair.other.fourPillars[id]];
    if (one === undefined || other === undefined) return [];
    const found = pair.fourPillars.relations.filter(
      (each) => each.one === id && each.other === id && each.branches !== undefined,
    );
    const text = found.map((each) => lines.across(each)).join(comma);
    return [{ label, text: text || own.noRelation }];
  };
  const lives = (['over', 'under'] as const).flatMap((way) => {
    const { host, guest, member } = BOARDS[way];
    const palace = pair.ziwei[member]?.palaces.find(({ guestPalace }) => guestPalace?.id === 'life');
    return palace === undefined
      ? []
      : [fill(own.lifeIn, { guest: called[guest], owner: called[host], palace: palace.name })];
  });
  const shared = pair.ziwei.together.sharedStars?.flatMap(({ stars }) => stars.map(nameOf));
  return [
    ...lines.ofDayStems,
    ...branches('day', own.dayBranches),
    ...branches('year', own.yearBranches),
    ...(lives.length === 0 ? [] : [{ label: own.lifeTitle, text: lives.join(semicolon) }]),
    ...(shared === undefined ? [] : [{ label: own.sharedTitle, text: shared.join(comma) || none }]),
    ...lines.ofNayin,
  ];
}

/** Facts with their labels; several facts of one label are a list. */
function factList(facts: readonly FactLine[], between?: string): HTMLElement {
  return h(
    'dl',
    { class: 'two-facts' },
    ...facts.flatMap(({ label, text }) => {
      const each = between === undefined ? [text] : text.split(between);
      return [
        h('dt', {}, label),
        h('dd', {}, ...(each.length === 1 ? each : [h('ul', {}, ...each.map((fact) => h('li', {}, fact)))])),
      ];
    }),
  );
}

function dateField(own: PartWords['people'], at: string, onDate: TwoOptions['onDate']): HTMLElement {
  const date = h('input', { type: 'date', name: 'two-date', value: at, min: '1645-01-28', max: '2200-02-13' });
  date.addEventListener('change', () => onDate(date.value));
  return h(
    'p',
    { class: 'two-date' },
    h('label', { class: 'field' }, h('span', {}, own.dateOfBoth), date),
    h('button', { type: 'button', class: 'quiet', 'data-do': 'today', click: () => onDate(today()) }, own.today),
  );
}

const today = (): string => new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

// ---- The boards

/** The boards: host, guest, and the member of the pair with the facts. */
const BOARDS = {
  over: { host: 'one', guest: 'other', member: 'otherInOne' },
  under: { host: 'other', guest: 'one', member: 'oneInOther' },
} as const;
type BoardWay = keyof typeof BOARDS;

/** The boards and the buttons of their views; none if no hour of birth is known. */
function boards(parts: TwoParts): readonly HTMLElement[] {
  const { pair, called, own, onWay } = parts;
  const there = (['over', 'under'] as const).filter((way) => pair.ziwei[BOARDS[way].member] !== undefined);
  const ways: readonly Way[] = there.length === 2 ? WAYS : there;
  const [first] = ways;
  if (first === undefined) return [];
  const wayName = (way: Way): string => {
    if (way === 'side') return own.sideBySide;
    const { host, guest } = BOARDS[way];
    return fill(own.laidOver, { over: called[guest], under: called[host] });
  };
  const shown = h('div', { class: 'two-shown' });
  const now = ways.includes(parts.way) ? parts.way : first;
  const show = (way: Way) => shown.replaceChildren(...partsOf(way, parts));
  show(now);
  const inputs = ways.map((way) => {
    const input = h('input', { type: 'radio', name: 'two-way', value: way, checked: way === now });
    input.addEventListener('change', () => {
      onWay(way);
      show(way);
    });
    return h('label', {}, input, h('span', {}, wayName(way)));
  });
  return [
    ...(inputs.length === 1
      ? []
      : [h('div', { class: 'choice', role: 'radiogroup', 'aria-labelledby': 'two-heading' }, ...inputs)]),
    shown,
  ];
}

function partsOf(way: Way, parts: TwoParts): readonly HTMLElement[] {
  const { called } = parts;
  if (way !== 'side') {
    return [
      h('div', { class: 'two-laid' }, ...LAYOUTS.map((layout) => board(way, layout, parts, true))),
      listOf(way, parts),
    ];
  }
  return [
    h(
      'div',
      { class: 'two-columns' },
      ...(['over', 'under'] as const).map((each) =>
        h('div', {}, h('h3', {}, called[BOARDS[each].host]), board(each, 'compact', parts, false)),
      ),
    ),
    h('div', { class: 'two-columns' }, listOf('over', parts), listOf('under', parts)),
  ];
}

function board(way: BoardWay, layout: Layout, { pair, charts, called, draw }: TwoParts, isLaid: boolean): HTMLElement {
  const { host, guest } = BOARDS[way];
  const chart = charts[host]!;
  const overlay = isLaid ? guestOverlay(chart, pair, host, { host: called[host], guest: called[guest] }) : undefined;
  const box = isLaid ? { layout } : halfBoard();
  const drawn = draw(chart, { ...box, name: called[host], overlay });
  return boardPicture(drawn, layout, overlay?.description ?? called[host]);
}

/** List of a guest's facts in the palaces of a host. */
function listOf(way: BoardWay, { pair, charts, called, own }: TwoParts): HTMLElement {
  const { host, guest, member } = BOARDS[way];
  const { palaces, transformations, seat } = pair.ziwei[member]!;
  // For a guest without a board, only the palaces with facts of the year.
  const rows = charts[host]!.palaces.map(({ branch }) => palaces.find((row) => row.branch.id === branch.id)!).filter(
    ({ branch, guestPalace }) =>
      guestPalace !== undefined ||
      branch.id === seat.branch.id ||
      transformations.some((own) => own.branch.id === branch.id),
  );
  return h(
    'div',
    { class: 'two-list' },
    h('h3', {}, fill(own.inPalacesOf, { owner: called[host], guest: called[guest] })),
    h(
      'ul',
      {},
      ...rows.map(({ branch, guestPalace, majorStars, ...palace }) => {
        const landing = transformations.filter((each) => each.palace.id === palace.id);
        return h(
          'li',
          {},
          h(
            'p',
            {},
            h('b', {}, palace.name),
            ' ',
            guestPalace === undefined
              ? undefined
              : h(
                  'span',
                  { class: 'note' },
                  fill(own.palaceOf, { guest: called[guest], palace: shortName(guestPalace) }),
                ),
          ),
          seat.branch.id === branch.id
            ? h('p', { class: 'note' }, fill(own.yearOf, { guest: called[guest], branch: seat.branch.name }))
            : undefined,
          majorStars === undefined
            ? undefined
            : h(
                'p',
                { class: 'stars' },
                ...(majorStars.length === 0 ? [own.noMajorStars] : []),
                ...majorStars.flatMap((star) => [
                  h(
                    'span',
                    { class: 'star' },
                    star.name,
                    star.brightness && h('small', {}, ` ${shortName(star.brightness)}`),
                  ),
                  ' ',
                ]),
              ),
          landing.length === 0
            ? undefined
            : h(
                'p',
                { class: 'stars' },
                ...landing.flatMap(({ id, name, star }) => [
                  h('span', { class: 'star' }, h('span', { class: `plate ${id}` }, name), ` ${star.name}`),
                  ' ',
                ]),
              ),
        );
      }),
    ),
  );
}
