// Facts about the relations between pillars, as the classical texts state them; none is a verdict.

import type { RelationDocument } from 'beichen';
import { fill } from 'beichen/internal';
import { named } from '../dom/star-text.ts';
import { table } from '../dom/table.ts';
import { term } from '../dom/term.ts';
import { membersOf, type PillarNames } from './pillar-names.ts';

/** A table with a row for each relation. */
export const relationTable = (relations: readonly RelationDocument[], names: PillarNames): HTMLElement =>
  table(
    [names.words.relation, names.words.pillars, names.words.facts],
    relations.map((relation) => [
      [
        term('relations', relation.id, named(relation, names.language)),
        ' ',
        ...(membersOf(relation).length === 0 ? [] : [names.list(membersOf(relation))]),
      ],
      names.pillars(relation.pillars)!,
      factsOf(relation, names).join(names.words.semicolon),
    ]),
  );

function factsOf(relation: RelationDocument, names: PillarNames): readonly string[] {
  const { words, pillar, pillars } = names;
  const { adjacent, element, half, missing, from, to, samePolarity, hiddenStems, stemClash, monthSupport } = relation;
  const when = <T>(value: T | undefined, say: (value: T) => string): string[] =>
    value === undefined ? [] : [say(value)];
  const on = (places: RelationDocument['pillars'] = [], text: string): string[] =>
    when(pillars(places), (found) => fill(text, { pillars: found }));
  return [
    ...when(adjacent, (is) => (is ? words.adjacent : words.apart)),
    ...when(from, (acting) => `${pillar(acting)} → ${pillar(to!)}`),
    ...when(element, ({ name }) => fill(words.element, { element: name })),
    ...when(half, (each) => words.halves[each]),
    ...when(missing, (branch) => fill(words.missing, { branch: names.list([branch]) })),
    ...when(samePolarity, (is) => (is ? words.samePolarity : words.otherPolarity)),
    ...(relation.alsoCombines ? [words.alsoCombines] : []),
    ...when(hiddenStems, (stems) => fill(words.hidden, { stems: names.list(stems) })),
    ...when(stemClash, (is) => (is ? words.stemsClash : words.stemsControl)),
    ...(relation.withDayMaster ? [words.withDayMaster] : []),
    ...when(monthSupport, (rank) => words.monthSupports[rank]),
    ...when(relation.includesMonth, (is) => (is ? words.withMonth : words.withoutMonth)),
    ...on(relation.rivals, words.rivals),
    ...on(relation.siblings, words.siblings),
    ...on(relation.blockedBy, words.blockedBy),
    ...on(relation.elementShown, words.elementShown),
    ...on(relation.clashedBy, words.clashedBy),
  ];
}
