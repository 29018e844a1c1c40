// What may a caller give to have a chart drawn or told?

import { isObject, oneOf, optional, type Rule, ruleFor, TEXT } from '../input.ts';
import { DRAWING_WORDS } from './words/drawing-words.ts';

/** A document by its form: it may have come by the network. */
export const DOCUMENT: Rule = ruleFor('object', 'a document made by describeChart', (document) => {
  if (!isObject(document)) return false;
  const { palaces, fourPillars } = document;
  return Array.isArray(palaces) && palaces.length === 12 && isObject(fourPillars);
});

/** What every form of a chart is told. */
export const TELLING = { language: oneOf(Object.keys(DRAWING_WORDS)), name: optional(TEXT) } as const;
