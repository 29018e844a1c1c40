import { expect, test } from 'vitest';
import { hanziOfPair, idOfPair, PAIR_IDS, pairFromHanzi } from './sexagenary.ts';

test('a pair has its id and its Hanzi, and both lead back', () => {
  expect([idOfPair(pairFromHanzi('甲子')), idOfPair(pairFromHanzi('癸亥'))]).toEqual(['jia-zi', 'gui-hai']);
  for (const id of PAIR_IDS) {
    const pair = PAIR_IDS.indexOf(id) as ReturnType<typeof pairFromHanzi>;
    expect([idOfPair(pair), pairFromHanzi(hanziOfPair(pair))]).toEqual([id, pair]);
  }
});
