// A term in a text: a button with the id of its glossary entry (term-card.ts shows the entry).

import type { ConceptId } from 'beichen/glossary';
import type { GroupName, IdIn } from 'beichen/internal';
import { h } from './h.ts';

/** Content of a term. */
type Shown = string | HTMLElement;

/** The term of an id in its group. */
export const term = <Group extends GroupName>(group: Group, id: IdIn<Group>, ...shown: readonly Shown[]): HTMLElement =>
  termElement(`${group}-${id}`, shown);

/** The term of a group of ids. */
export const groupTerm = (group: GroupName, shown: string): HTMLElement => termElement(group, [shown]);

/** A term without an id in the API. */
export const conceptTerm = (id: ConceptId, shown: string): HTMLElement => termElement(`concepts-${id}`, [shown]);

/** The term of a star of any group: stars of all groups have different ids. */
export const starTerm = (
  id: IdIn<'majorStars' | 'minorStars' | 'adjectiveStars'>,
  ...shown: readonly Shown[]
): HTMLElement => termElement(STAR_GROUPS.map((group) => `${group}-${id}`).join(' '), shown);

const STAR_GROUPS: readonly GroupName[] = ['majorStars', 'minorStars', 'adjectiveStars'];

/** @param anchors ids of its glossary entry; the first existing one is used */
const termElement = (anchors: string, shown: readonly Shown[]): HTMLElement =>
  h('button', { type: 'button', class: 'term', 'data-term': anchors, 'aria-expanded': 'false' }, ...shown);
