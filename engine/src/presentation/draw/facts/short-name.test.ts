import { expect, test } from 'vitest';
import { names as en } from '../../words/en/names.generated.ts';
import { shortName } from './short-name.ts';

test('in a drawing a name has no gloss, and ends before an “&”', () => {
  const nameOf = (name: string) => shortName({ id: '', name, hanzi: '' });
  expect(nameOf(en.stars.lianzhen)).toBe('Lian Zhen');
  expect([en.palaces.fortune, nameOf(en.palaces.fortune)]).toEqual(['Fortune & Virtue', 'Fortune']);
});
