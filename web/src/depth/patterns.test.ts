// @vitest-environment happy-dom
// The list of patterns without a board. test/page/patterns.test.ts has what lights the board.

import { expect, test } from 'vitest';
import { chartOf, queriesOf } from '../../../test/page/on-device.ts';
import type { Board } from '../chart/board.ts';
import { patternsSection } from './patterns.ts';

// Life in 子 with 太阴 and 天同; 丁 gives 太阴化禄, 天同化权, 天机化科 (docs/rules/charts.md).
const EXAMPLE = { date: '1988-02-01', hour: 2, minute: 30, gender: 'female' };

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const pattern = (name: string) =>
  all('.pattern-list li').find((item) => item.querySelector('h3')!.textContent.includes(name))!;
const texts = (within: HTMLElement, selector: string) =>
  [...within.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('each pattern has its rarity, its form, and what spoils it', async () => {
  const { depth } = queriesOf(EXAMPLE);
  const answer = await chartOf(EXAMPLE);
  document.body.replaceChildren(patternsSection(answer, { isOpen: true, depth, board: {} as Board }));
  const count = async () => all('.pattern-list li').length;
  await expect.poll(count, { interval: 5 }).toBeGreaterThan(0);
  expect(document.querySelector('[role=status]')!.textContent).toBe(`In this chart: ${await count()}.`);
  const wonders = pattern('Assembly of the Three Wonders');
  // Counted by `node conformance/prove/dist/count-pattern-births.js`: 4.89 %, and 0.53 % without what spoils it.
  expect(texts(wonders, '.figures')).toEqual(['1 in 20 births (4.89%); unspoilt 0.528%']);
  expect(texts(wonders, 'dt')).toEqual(['Stars', 'Spoilt by']);
  expect(texts(wonders, 'dd').at(-1)).toMatch(/^Meets a Malefic or Hua Ji.*Di Jie 地劫 Life/);
  expect(texts(pattern('Ji, Moon, Tong and Liang'), 'dd')[1]).toBe('Wide Form');
  // 命里逢空 has no breaking stars, so the page has no line about them.
  expect(texts(pattern('Void in Life'), 'dt')).toEqual(['Stars']);
});
