// A star in words: name, brightness and transformation, with its Hanzi if the name is in another script.

import type { Label, Language, StarDocument } from 'beichen';
import { fill } from 'beichen/internal';
import { WORDS } from '../words/shown-words.ts';
import { h } from './h.ts';
import { starTerm, term } from './term.ts';

/** The name of a label, with its Hanzi if the name is in another script. */
export const named = ({ name, hanzi }: Label, language: Language): string =>
  fill(WORDS[language].named, { name, hanzi });

/** A name without its gloss: Tian Xi. */
export const shortName = ({ name }: Pick<Label, 'name'>): string => name.replace(/ \(.*/, '');

/** As `named`, without the gloss: Tian Xi 天喜. */
export const namedShort = (label: Label, language: Language): string =>
  fill(WORDS[language].named, { name: shortName(label), hanzi: label.hanzi });

/** Names joined as the language joins them. */
export const joined = (parts: readonly string[], language: Language): string => parts.join(WORDS[language].comma);

/** Several stars. None is broken across lines; its transformation has a coloured background. */
export const starList = (stars: readonly StarDocument[], language: Language, say = named): HTMLElement =>
  h('span', { class: 'stars' }, ...stars.flatMap((star) => [starElement(star, say(star, language)), ' ']));

/** Several stars with full names; name, brightness and transformation are terms with cards. */
export const starTerms = (stars: readonly StarDocument[], language: Language): HTMLElement =>
  h('span', { class: 'stars' }, ...stars.flatMap((star) => [starTermElement(star, named(star, language)), ' ']));

/**
 * Several terms with their cards, joined as the language joins names. No line begins with a comma: if no space follows the comma, it is kept with the term
 * before it.
 */
export function joinedTerms(terms: readonly HTMLElement[], language: Language): HTMLElement {
  const { comma } = WORDS[language];
  const isUnspaced = comma.trimEnd() === comma;
  const last = terms.length - 1;
  return h(
    'span',
    {},
    ...terms.map((term, n) => {
      if (n === last) return term;
      return isUnspaced ? h('span', { class: 'kept' }, term, comma) : [term, comma];
    }),
  );
}

/** Several names, none broken across lines. */
export const nameList = (names: readonly string[]): HTMLElement =>
  h('span', { class: 'stars' }, ...names.flatMap((name) => [h('span', { class: 'star' }, name), ' ']));

const starElement = ({ brightness, transformation }: StarDocument, name: string): HTMLElement =>
  h(
    'span',
    { class: 'star' },
    name,
    brightness && h('small', {}, ` ${brightness.name}`),
    transformation && [' ', h('span', { class: `plate ${transformation.id}` }, transformation.name)],
  );

const starTermElement = ({ id, brightness, transformation }: StarDocument, name: string): HTMLElement =>
  h(
    'span',
    { class: 'star' },
    starTerm(id, name),
    brightness && [
      ' ',
      h(
        'small',
        { class: 'kept' },
        h('i', { class: `moon ${brightness.id}`, 'aria-hidden': 'true' }),
        term('brightness', brightness.id, brightness.name),
      ),
    ],
    transformation && [
      ' ',
      term(
        'transformations',
        transformation.id,
        h('span', { class: `plate ${transformation.id}` }, transformation.name),
      ),
    ],
  );
