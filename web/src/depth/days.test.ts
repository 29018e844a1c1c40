// @vitest-environment happy-dom
// Days beside a chart without the page around them. test/page/days.test.ts has what needs keys and a phone.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chartOf, enterValue, queriesOf } from '../../../test/page/on-device.ts';
import { daysSection } from './days.ts';

// 庚午 癸未 己丑 戊辰, the birth of find-01 in test/truth/cases/days.json.
const EXAMPLE = { date: '1990-07-23', hour: 8, minute: 30, gender: 'male' };

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const texts = (selector: string) => all(selector).map(({ textContent }) => textContent);
const field = (name: string) => document.querySelector<HTMLSelectElement>(`[name=${name}]`)!;
const button = (text: string) =>
  all('button').find((each) => (each.getAttribute('aria-label') ?? each.textContent) === text) as HTMLButtonElement;
const left = () => texts('.month-grid li:not(.left-out) .number');
const status = () => document.querySelector('.month-head [role=status]')?.textContent;
const shown = (of: () => unknown) => expect.poll(of, { interval: 5, timeout: 20_000 });

async function open(now: string) {
  vi.setSystemTime(new Date(now));
  document.body.replaceChildren(daysSection(await chartOf(EXAMPLE), { isOpen: true, life: queriesOf(EXAMPLE) }));
  await shown(() => all('.day-panel dl').length).toBe(1);
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

// find-01 and find-02 of the truth: days of 子 combine with 丑, the branch of the birth's day; days of 未 clash with it.
test('relations and pillars leave the days that match, and the next such day has all its facts', async () => {
  await open('2026-01-05T04:00:00Z');
  enterValue(field('with'), 'sixCombine');
  enterValue(field('withPillar'), 'day');
  await shown(left).toEqual(['2', '14', '26']);
  button('Next such day').click();
  await shown(() => texts('.day-panel h3').join()).toContain('2026-01-14');
  expect(texts('.day-panel').join()).toContain('Six Combination 六合 (day pillar)');
  expect(texts('.month-grid [aria-pressed=true] .marks').join()).toContain('combination');
  button('Next month').click();
  await shown(() => all('.month-grid li').length).toBe(28);
  enterValue(field('without'), 'sixCombine');
  await shown(left).toEqual([]);
  enterValue(field('withoutPillar'), 'day'); // the same fact in both
  await shown(status).toBe('0 of 28 days');
  button('Next such day').click();
  await shown(() => texts('[role=status]').join()).toContain('None of the 400 days');
  (document.querySelector('.days-form button[type=reset]') as HTMLButtonElement).click();
  await shown(status).toBe('28 of 28 days');
});

test('no day is before the birth', async () => {
  await open('1990-07-25T04:00:00Z');
  expect(texts('.month-grid .number')[0]).toBe('23');
  expect(button('Previous month').disabled).toBe(true);
});
