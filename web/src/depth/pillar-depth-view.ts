// The pillars in depth: their figure, then a part for each derived fact with its basis.

import { type ChartDocument, LANGUAGE_FACTS, type Label, type PillarId, type StemId } from 'beichen';
import { DRAWN_PILLARS, fill } from 'beichen/internal';
import type { ChartAnswer } from '../cast/api.ts';
import type { PillarTurn } from '../chart/pillar-turn.ts';
import { momentText, offsetText, onClock } from '../dom/clock-text.ts';
import { h } from '../dom/h.ts';
import { keepEntries } from '../dom/kept-entries.ts';
import { addStyle } from '../dom/part-style.ts';
import { joined, joinedTerms, named, namedShort } from '../dom/star-text.ts';
import { type TableCell, table } from '../dom/table.ts';
import { conceptTerm, groupTerm, term } from '../dom/term.ts';
import { unbrokenDates } from '../dom/unbroken-dates.ts';
import style from './pillar-depth-view.css';
import { pillarFigure } from './pillar-figure.ts';
import { type DepthWords, type PillarNames, pillarNames } from './pillar-names.ts';
import { relationTable } from './relation-facts.ts';

addStyle(style);

type FourPillars = ChartDocument['fourPillars'];

/** Requests the members of the pillars that one convention changes. */
export type PillarsByChoice = (id: 'monthCommandTable', value: string) => Promise<FourPillars>;

interface DepthActions {
  readonly turn: PillarTurn;
  readonly chosen: PillarsByChoice;
}

/** The parts of the section. The document has all members on request. */
export function pillarDepth(
  answer: ChartAnswer,
  depth: Partial<ChartDocument>,
  { turn, chosen }: DepthActions,
  words: DepthWords,
): HTMLElement[] {
  const names = pillarNames(answer, words);
  const document = depth as ChartDocument;
  const { fourPillars } = document;
  return [
    turn.shown(() => pillarFigure(fourPillars, turn.pillars, names)),
    h(
      'div',
      { class: 'facts' },
      part(
        groupTerm('relations', words.relations),
        fourPillars.relations!.length === 0
          ? h('p', {}, words.noRelations)
          : relationTable(fourPillars.relations!, names),
      ),
      commandPart(fourPillars, answer.birth.utcOffsetSeconds, chosen, names),
      pattern(fourPillars, names),
      structures(fourPillars, names),
      roots(fourPillars, names),
      support(document, names),
      weight(document, names),
      day(document, names),
    ),
  ];
}

/** The control of a convention, its default first. If casting fails, the control returns to the value that is shown. */
function choice(
  id: 'monthCommandTable',
  label: string,
  values: Readonly<Record<string, string>>,
  chosen: PillarsByChoice,
  draw: (pillars: FourPillars) => void,
): HTMLElement {
  const select = h(
    'select',
    { name: id },
    ...Object.entries(values).map(([value, name]) => h('option', { value }, name)),
  );
  let drawn = select.value;
  select.addEventListener('change', async () => {
    const { value } = select;
    try {
      const pillars = await chosen(id, value);
      if (select.value !== value) return;
      draw(pillars);
      drawn = value;
    } catch {
      select.value = drawn;
    }
  });
  const form = h('form', {}, h('label', { class: 'field' }, h('span', {}, label), select));
  if (keepEntries(form, id)) select.dispatchEvent(new Event('change'));
  return form;
}

const part = (heading: HTMLElement, ...content: readonly (HTMLElement | undefined)[]): HTMLElement =>
  h('section', {}, h('h3', {}, heading), ...content);

const rows = (...all: readonly (readonly [TableCell, TableCell])[]): HTMLElement =>
  h('dl', {}, ...all.flatMap(([name, value]) => [h('dt', {}, ...[name].flat()), h('dd', {}, ...[value].flat())]));

const stemTerm = (stem: Label, { language }: PillarNames): HTMLElement =>
  term('stems', stem.id as StemId, named(stem, language));

/** Command of the month and of each branch, with a control for its table. */
function commandPart(
  pillars: FourPillars,
  offsetSeconds: number,
  chosen: PillarsByChoice,
  names: PillarNames,
): HTMLElement {
  const { words, language } = names;
  const { monthCommandTable: first = 'ziping' } = LANGUAGE_FACTS[language];
  const tables = { [first]: words.tables[first], ...words.tables };
  const facts = h('div', {}, command(pillars, offsetSeconds, names));
  return part(
    conceptTerm('monthCommand', words.monthCommand),
    choice('monthCommandTable', words.table, tables, chosen, (own) =>
      facts.replaceChildren(command(own, offsetSeconds, names)),
    ),
    facts,
    h('p', { class: 'hint' }, fill(words.offset, { offset: offsetText(offsetSeconds) })),
  );
}

function command(pillars: FourPillars, offsetSeconds: number, names: PillarNames): HTMLElement {
  const { words, language } = names;
  const { monthCommand } = pillars;
  const { termAt, startsAt, endsAt, day: dayOfMonth } = monthCommand!;
  const at = (utc: string): string => momentText(onClock(utc, offsetSeconds));
  const god = (pillar: PillarId): HTMLElement => {
    const { tenGod } = pillars[pillar].command!;
    return term('tenGods', tenGod.id, named(tenGod, language));
  };
  const ofBranch = (pillar: PillarId): HTMLElement => {
    return h('span', {}, `${names.pillar(pillar)} `, stemTerm(pillars[pillar].command!, names), ' ', god(pillar));
  };
  return rows(
    [words.commands, stemTerm(monthCommand!, names)],
    [words.dayOfMonth, unbrokenDates(fill(words.dayOfSpan, { day: dayOfMonth, at: at(termAt) }), language)],
    [words.span, unbrokenDates(fill(words.commandSpan, { from: at(startsAt), to: at(endsAt) }), language)],
    [words.branchCommands, joinedTerms(DRAWN_PILLARS.map(ofBranch), language)],
    [words.monthGod, god('month')],
  );
}

function pattern({ monthPattern }: FourPillars, names: PillarNames): HTMLElement {
  const { words, language } = names;
  const { byMonth, byExposure, candidates } = monthPattern!;
  const status = ({ id, ...label }: typeof byMonth | typeof byExposure, why: string): TableCell => [
    term('monthPatterns', id, named({ id, ...label }, language)),
    fill(words.bracketed, { content: why }),
  ];
  const shownBy = `${words.rules[byExposure.rule]}${words.colon}${names.list(byExposure.by)}`;
  return part(
    groupTerm('monthPatterns', words.monthPattern),
    h('p', { class: 'hint' }, words.patternNote),
    rows([words.byMonth, status(byMonth, words.rules[byMonth.rule])], [words.byExposure, status(byExposure, shownBy)]),
    table(
      [words.hiddenInMonth, words.tenGod, words.shownIn, words.kinIn],
      candidates.map((stem) => [
        [stemTerm(stem, names), ' ', h('small', {}, words.roles[stem.role])],
        term('tenGods', stem.tenGod.id, stem.tenGod.name),
        names.pillars(stem.shownIn) ?? words.none,
        names.pillars(stem.kinIn) ?? words.none,
      ]),
    ),
  );
}

function structures({ structures: all = [] }: FourPillars, names: PillarNames): HTMLElement {
  const { words, language } = names;
  return part(
    groupTerm('structures', words.structures),
    h('p', { class: 'hint' }, words.structuresNote),
    ...(all.length === 0 ? [h('p', {}, words.noStructures)] : []),
    ...all.flatMap(({ element, with: pillar, conditions, ...structure }) => [
      h(
        'p',
        {},
        term('structures', structure.id, named(structure, language)),
        pillar && element
          ? fill(words.bracketed, {
              content: joined(
                [fill(words.withPillar, { pillar: names.pillar(pillar) }), named(element, language)],
                language,
              ),
            })
          : undefined,
      ),
      table(
        [words.condition, words.met, words.where],
        conditions.map((each) => [
          term('conditions', each.id, named(each, language)),
          `${each.met ? '✓' : '✗'} ${each.met ? words.met : words.notMet}`,
          names.pillars(each.pillars) ?? '',
        ]),
      ),
    ]),
  );
}

function roots(fourPillars: FourPillars, names: PillarNames): HTMLElement {
  const { words, language } = names;
  const rootsOf = (id: PillarId): TableCell => {
    const all = fourPillars[id].stem.roots!;
    if (all.length === 0) return words.none;
    return all.map(({ pillar, stem, same, tags }) =>
      h(
        'span',
        { class: 'line' },
        `${names.pillar(pillar)} ${namedShort(stem, language)} `,
        same ? h('small', {}, words.sameStem) : undefined,
        ...tags.flatMap((tag) => [' ', term('rootTags', tag.id, named(tag, language))]),
      ),
    );
  };
  const shown = (id: PillarId): TableCell => {
    const all = fourPillars[id].branch.hiddenStems.filter(({ shownIn }) => shownIn!.length > 0);
    if (all.length === 0) return words.none;
    return all.map((stem) =>
      h('span', { class: 'line' }, `${namedShort(stem, language)} → ${names.pillars(stem.shownIn!)}`),
    );
  };
  return part(
    conceptTerm('root', words.roots),
    table(
      ['', words.stem, words.rootsOf, words.hiddenStems],
      DRAWN_PILLARS.map((id) => [names.pillar(id), namedShort(fourPillars[id].stem, language), rootsOf(id), shown(id)]),
    ),
  );
}

function support({ dayMaster, fiveElements }: ChartDocument, names: PillarNames): HTMLElement {
  const { words, language } = names;
  const { inSeason, rootedIn, helpingStems, helpingBranches, helpers, others } = dayMaster.support!;
  const state = (label: Label) => term('elementStates', label.id as 'wang', named(label, language));
  return part(
    conceptTerm('support', words.support),
    rows(
      [
        groupTerm('elementStates', words.seasons),
        joinedTerms(
          fiveElements.elements.map((each) =>
            h('span', {}, h('span', { class: each.id }, named(each, language)), ' ', state(each.season!)),
          ),
          language,
        ),
      ],
      [
        words.inSeason,
        [
          state(inSeason.state),
          fill(words.bracketed, { content: inSeason.supports ? words.mainStemHelps : words.mainStemElse }),
        ],
      ],
      [words.rootedIn, names.pillars(rootedIn) ?? words.none],
      [words.helpingStems, names.pillars(helpingStems) ?? words.none],
      [words.helpingBranches, names.pillars(helpingBranches) ?? words.none],
      [words.counts, fill(words.countsText, { helpers, others })],
    ),
  );
}

function weight({ boneWeight }: ChartDocument, names: PillarNames): HTMLElement {
  const { words } = names;
  const { total } = boneWeight!;
  const parts = { year: words.year, month: words.month, day: words.day, hour: words.hour };
  return part(
    conceptTerm('boneWeight', words.boneWeight),
    rows(...DRAWN_PILLARS.map((id) => [parts[id], fill(words.qian, { qian: boneWeight![id] })] as const), [
      words.total,
      h('strong', {}, fill(words.liang, { liang: Math.floor(total / 10), qian: total % 10 })),
    ]),
  );
}

function day({ birth }: ChartDocument, names: PillarNames): HTMLElement {
  const { words, language } = names;
  const { officer, mansion } = birth.dayAlmanac!;
  return h(
    'section',
    {},
    h('h3', {}, words.dayAlmanac),
    rows(
      [conceptTerm('dayOfficer', words.officer), term('officers', officer.id, named(officer, language))],
      [conceptTerm('mansion', words.mansion), term('mansions', mansion.id, named(mansion, language))],
    ),
  );
}
