// How do the pillars look with their relations and stars? As a figure: arcs above the four pillars, each a row of its own with its name, and under each
// pillar its stars. Everything in it is text, so that it is read as it is seen.

import type { FourPillarsDocument, PillarStarDocument, RelationDocument } from 'beichen';
import { fill } from 'beichen';
import { h } from './h.ts';
import { membersOf, PILLARS, type PillarNames } from './pillar-names.ts';
import { joined, named } from './star-text.ts';
import { term } from './term.ts';

/** The pillars of a document that holds their relations and stars. */
export function pillarFigure(pillars: FourPillarsDocument, names: PillarNames): HTMLElement {
  const { words } = names;
  return h(
    'figure',
    { class: 'pillar-figure' },
    h('figcaption', { class: 'hint' }, words.figure),
    arcs(pillars.relations!, names),
    h(
      'div',
      { class: 'pairs' },
      ...PILLARS.map((id) => {
        const { stem, branch, name } = pillars[id];
        return h(
          'div',
          {},
          h('h3', {}, names.pillar(id)),
          h('span', { class: `big ${stem.element.id}`, lang: 'zh' }, stem.hanzi),
          h('span', { class: `big ${branch.element.id}`, lang: 'zh' }, branch.hanzi),
          names.language === 'en' ? h('small', {}, name) : undefined,
        );
      }),
    ),
    h(
      'div',
      { class: 'under' },
      ...PILLARS.map((id) =>
        h(
          'div',
          {},
          h('h4', {}, names.pillar(id)),
          h(
            'ul',
            { 'aria-label': fill(words.stars, { pillar: names.pillar(id) }) },
            ...pillars[id].stars!.map((star) => h('li', {}, ...starText(star, names))),
          ),
        ),
      ),
    ),
  );
}

/** A star with what it was found by, and with what else the document says of it. */
function starText(star: PillarStarDocument, names: PillarNames): (HTMLElement | string)[] {
  const { words, language } = names;
  const { basis, roles = [], proper, stems = [], encloses } = star;
  const notes = [
    ...basis.map((key) => words.bases[key]),
    ...roles.map((role) => words.starRoles[role]),
    ...(proper ? [words.proper] : []),
    ...(stems.length > 0 ? [names.list(stems.map(names.stem))] : []),
    ...(encloses === undefined ? [] : [fill(words.encloses, { branch: names.list([names.branch(encloses)]) })]),
  ];
  return [term('pillarStars', star.id, named(star, language)), ' ', h('small', {}, joined(notes, language))];
}

interface Arc {
  readonly relation: RelationDocument;
  /** The first and the last of its pillars, from 0. */
  readonly from: number;
  readonly to: number;
}

/** The arcs: one that spans more stands above, and those that have room beside each other share a row. */
function arcs(relations: readonly RelationDocument[], names: PillarNames): HTMLElement {
  if (relations.length === 0) return h('p', {}, names.words.noRelations);
  return h(
    'ul',
    { class: 'arcs', 'aria-label': names.words.relations },
    ...rowsOf(relations.map(arcOf)).flatMap((row, n) => row.map((arc) => arcElement(arc, n + 1, names))),
  );
}

function arcOf(relation: RelationDocument): Arc {
  const places = placesOf(relation);
  return { relation, from: Math.min(...places), to: Math.max(...places) };
}

const placesOf = ({ pillars }: RelationDocument): number[] =>
  PILLARS.flatMap((id, place) => (pillars.includes(id) ? [place] : []));

function rowsOf(all: readonly Arc[]): Arc[][] {
  const rows: Arc[][] = [];
  for (const arc of [...all].sort((a, b) => b.to - b.from - (a.to - a.from))) {
    const free = rows.find((row) => row.every(({ from, to }) => arc.to < from || to < arc.from));
    if (free === undefined) rows.push([arc]);
    else free.push(arc);
  }
  return rows.map((row) => [...row].sort((a, b) => a.from - b.from));
}

function arcElement({ relation, from, to }: Arc, row: number, names: PillarNames): HTMLElement {
  const { id, name, pillars, element } = relation;
  const members = membersOf(relation, names);
  const signs = members.map(({ hanzi }) => hanzi).join(wayOf(relation));
  const span = to - from + 1;
  const arc = h('span', { class: `arc ${element ?? ''}`, 'aria-hidden': 'true' });
  for (const place of placesOf(relation).slice(1, -1)) {
    const foot = h('i');
    foot.style.left = `${((place - from) / (span - 1)) * 100}%`;
    arc.append(foot);
  }
  const item = h(
    'li',
    { class: OPPOSED.has(id) ? 'opposed' : undefined },
    h(
      'span',
      {},
      term('relations', id, name),
      ' ',
      h('span', { class: 'signs', lang: 'zh', 'aria-hidden': 'true' }, signs),
      h('span', { class: 'sr' }, [names.list(members), names.pillars(pillars)].filter(Boolean).join(': ')),
    ),
    arc,
  );
  item.style.gridArea = `${row} / ${from + 1} / auto / ${to + 2}`;
  item.style.setProperty('--span', String(span));
  return item;
}

/** Between two signs, where one acts on the other. */
const wayOf = ({ from, pillars }: RelationDocument): string =>
  from === undefined ? '' : from === pillars[0] ? '→' : '←';

/** Relations that do not join: their arcs are dashed. */
const OPPOSED: ReadonlySet<RelationDocument['id']> = new Set([
  'stemClash',
  'stemControl',
  'sixClash',
  'threePunishment',
  'punishment',
  'selfPunishment',
  'harm',
  'destruction',
  'severance',
  'pillarReverse',
]);
