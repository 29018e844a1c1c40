// Five elements, two polarities, and how elements act on each other. Elements are in the order in which each feeds
// the next: wood, fire, earth, metal, water.

import { mod } from './modulo.ts';

/** Wood = 0, fire = 1, earth = 2, metal = 3, water = 4: each feeds the next and controls the one after that. */
export type Element = number & { readonly unit: 'element' };

/** The ids of the five elements, in the order of feeding. */
export const ELEMENT_IDS = ['wood', 'fire', 'earth', 'metal', 'water'] as const;
export type ElementId = (typeof ELEMENT_IDS)[number];

/** The element of a number, modulo 5: `element(5)` is wood. */
export const element = (n: number): Element => mod(n, 5) as Element;

/** True if one element feeds another: wood fire, fire earth, earth metal, metal water, water wood. */
export const feeds = (one: Element, other: Element): boolean => element(one + 1) === other;

/** True if one element controls another: wood earth, fire metal, earth water, metal wood, water fire. */
export const controls = (one: Element, other: Element): boolean => element(one + 2) === other;

/** Relation of two elements, and whether the first of them feeds or controls the other. */
export function elementRelation(
  one: Element,
  other: Element,
): { readonly relation: 'sameElement' | 'generates' | 'controls'; readonly isFirst: boolean } {
  if (one === other) return { relation: 'sameElement', isFirst: false };
  if (feeds(one, other) || feeds(other, one)) return { relation: 'generates', isFirst: feeds(one, other) };
  return { relation: 'controls', isFirst: controls(one, other) };
}

/** Yang counts as 0 and yin as 1, since stems and branches alternate from a yang one. */
export const POLARITY_IDS = ['yang', 'yin'] as const;
export type PolarityId = (typeof POLARITY_IDS)[number];
