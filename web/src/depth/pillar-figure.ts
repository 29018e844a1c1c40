// The figure of the pillars with their relations: arcs above the four pillars, each with its name on a row of its own. All of it is text, so a screen reader
// reads it in the visible order.

import { type FourPillarsDocument, LANGUAGE_FACTS } from 'beichen';
import { type DRAWN_PILLARS, isOpposed, type PlacedRelation, relationRows, signsOf } from 'beichen/internal';
import { h } from '../dom/h.ts';
import { term } from '../dom/term.ts';
import { membersOf, type PillarNames } from './pillar-names.ts';

type Kind = (typeof DRAWN_PILLARS)[number];

/**
 * The figure of the pillars; the document must have their relations.
 * @param kinds the pillars in their order, from the left
 */
export function pillarFigure(pillars: FourPillarsDocument, kinds: readonly Kind[], names: PillarNames): HTMLElement {
  const { words } = names;
  return h(
    'figure',
    { class: 'pillar-figure' },
    h('figcaption', { class: 'hint' }, words.figure),
    arcs(pillars, kinds, names),
    h(
      'div',
      { class: 'pairs' },
      ...kinds.map((id) => {
        const { stem, branch, name } = pillars[id];
        return h(
          'div',
          {},
          h('h3', {}, names.pillar(id)),
          h('span', { class: `big ${stem.element.id}`, lang: LANGUAGE_FACTS[names.language].hanzi }, stem.hanzi),
          h('span', { class: `big ${branch.element.id}`, lang: LANGUAGE_FACTS[names.language].hanzi }, branch.hanzi),
          name === stem.hanzi + branch.hanzi ? undefined : h('small', {}, name),
        );
      }),
    ),
  );
}

/** The rows of arcs: longer ones above, and those that do not overlap on the same row. */
function arcs(pillars: FourPillarsDocument, kinds: readonly Kind[], names: PillarNames): HTMLElement {
  const relations = pillars.relations!;
  if (relations.length === 0) return h('p', {}, names.words.noRelations);
  return h(
    'ul',
    { class: 'arcs', 'aria-label': names.words.relations },
    ...relationRows(relations, undefined, kinds).flatMap((row, n) =>
      row.map((placed) => arcElement(placed, n + 1, signsOf(placed.relation, pillars, kinds), names)),
    ),
  );
}

function arcElement({ relation, places }: PlacedRelation, row: number, signs: string, names: PillarNames): HTMLElement {
  const { id, name, pillars, element } = relation;
  const members = membersOf(relation);
  const [from, to] = [places[0]!, places.at(-1)!];
  const span = to - from + 1;
  const arc = h('span', { class: `arc ${element?.id ?? ''}`, 'aria-hidden': 'true' });
  for (const place of places.slice(1, -1)) {
    const foot = h('i');
    foot.style.left = `${((place - from) / (span - 1)) * 100}%`;
    arc.append(foot);
  }
  const item = h(
    'li',
    { class: isOpposed(relation) ? 'opposed' : undefined },
    h(
      'span',
      {},
      term('relations', id, name),
      ' ',
      h('span', { class: 'signs', lang: LANGUAGE_FACTS[names.language].hanzi, 'aria-hidden': 'true' }, signs),
      h('span', { class: 'sr' }, [names.list(members), names.pillars(pillars)].filter(Boolean).join(names.words.colon)),
    ),
    arc,
  );
  item.style.gridArea = `${row} / ${from + 1} / auto / ${to + 2}`;
  item.style.setProperty('--span', String(span));
  return item;
}
