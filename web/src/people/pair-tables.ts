// The pillars of two people: a table of every pillar of one with every pillar of the other, and the elements of both side by side.

import type { TwoPeopleDocument } from 'beichen';
import { fill, isOpposed, type PairLines } from 'beichen/internal';
import { h } from '../dom/h.ts';
import { table } from '../dom/table.ts';
import type { TwoParts } from './two-parts.ts';

const PILLARS = ['year', 'month', 'day', 'hour'] as const;

/** A table with the known pillars of one person in columns and of the other in rows. */
export function pillarsOfBoth({ pair, called, lines, own, pillarOrder }: TwoParts): HTMLElement {
  const knownOf = (side: 'one' | 'other') =>
    PILLARS.flatMap((id) => {
      const pillar = pair[side].fourPillars[id];
      if (pillar === undefined) return [];
      const read = new Set([pillar.hanzi, lines.words.nameOf(pillar)]);
      return [{ id, title: [lines.words.pillars[id], ...read].join(' ') }];
    });
  const [fromYear, rows] = [knownOf('one'), knownOf('other')];
  const columns = pillarOrder === 'yearFirst' ? fromYear : fromYear.reverse();
  const cells = rows.map(({ id, title }) => [
    title,
    ...columns.map((column) =>
      relationsIn(
        pair.fourPillars.relations.filter(({ one, other }) => one === column.id && other === id),
        lines,
      ),
    ),
  ]);
  return h(
    'div',
    { class: 'two-pillars' },
    h('p', { class: 'hint' }, fill(own.pillarsOfBoth, { one: called.one, other: called.other })),
    table(['', ...columns.map(({ title }) => title)], cells),
  );
}

type Relations = TwoPeopleDocument['fourPillars']['relations'];

/** The relations of two pillars, each with its line: dashed for a relation of conflict. */
const relationsIn = (relations: Relations, lines: PairLines): HTMLElement =>
  h(
    'ul',
    {},
    ...relations.map((relation) =>
      h(
        'li',
        {},
        h('span', {
          class: `two-line ${relation.element?.id ?? ''} ${isOpposed(relation) ? 'opposed' : ''}`,
          'aria-hidden': 'true',
        }),
        lines.across(relation),
      ),
    ),
  );

/** The characters of each element in both; undefined if a day pillar is unknown. */
export function elementsOfBoth({ pair, called, lines, page }: TwoParts): readonly HTMLElement[] {
  const { elements } = pair.fourPillars;
  if (elements === undefined) return [];
  const countOf = (side: 'one' | 'other', n: number) => {
    const { id, count } = elements[side].elements[n]!;
    return [h('span', { class: `two-count ${id}`, 'aria-hidden': 'true' }, '■'.repeat(count)), ` ${count}`];
  };
  return [
    h('h3', {}, page.elementsHeading),
    table(
      [page.element, called.one, called.other],
      elements.one.elements.map((element, n) => [lines.words.nameOf(element), countOf('one', n), countOf('other', n)]),
      'two-elements',
    ),
  ];
}
