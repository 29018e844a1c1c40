// The readable part of an id.

import { expect, test } from 'vitest';
import { slug } from './slug.ts';

for (const [name, expected] of [
  ['Beijing', 'beijing'],
  ['Xi’an', 'xian'],
  ["Ta'if", 'taif'],
  ['Sant Julià de Lòria', 'sant-julia-de-loria'],
  ['Łódź', 'lodz'],
  ['Zürich (Kreis 11)', 'zurich-kreis-11'],
  ["Coeur d'Alene", 'coeur-dalene'],
  ['北京', 'place'],
] as const) {
  test(`${name} is ${expected}`, () => expect(slug(name)).toBe(expected));
}
