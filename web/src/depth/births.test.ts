// @vitest-environment happy-dom
// The search for births without the page around it: form, sentences and list. test/page/births.test.ts has what needs keys, links, print and the chart that is cast.

import { beforeEach, expect, test, vi } from 'vitest';
import { chartOf, enterValue, queriesOf } from '../../../test/page/on-device.ts';
import type { BirthQuery } from '../state/birth-query.ts';
import { birthsSection } from './births.ts';

/** 庚午 癸未 己丑 戊辰, in the double hour of 辰 by the Sun. */
const EXAMPLE = { date: '1990-07-23', hour: 8, minute: 24, gender: 'male' };

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const texts = (selector: string) => all(selector).map(({ textContent }) => textContent!);
const status = () => document.querySelector('[role=status]')!.textContent!;
const said = (text: string | RegExp) => expect.poll(status, { interval: 5, timeout: 20_000 }).toMatch(text);
const items = () => all('.births-found li');
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const press = (text: string) =>
  all('button')
    .find(({ textContent }) => textContent === text)!
    .click();
const onCast = vi.fn();

async function open(query?: BirthQuery) {
  const answer = await chartOf(EXAMPLE);
  const section = birthsSection(answer, {
    isOpen: true,
    life: queriesOf(EXAMPLE),
    ...(query !== undefined && { query }),
    onQuery: () => undefined,
    linkTo: (birth) => `#${new URLSearchParams(Object.entries(birth).map(([name, value]) => [name, `${value}`]))}`,
    onCast,
    onCopy: () => undefined,
  });
  document.body.replaceChildren(section);
  await said(/^Births that fit/);
}

beforeEach(() => document.body.replaceChildren());

test('stars, a transformation and a pattern are known facts, each with a row for one more', async () => {
  await open();
  press('Clear');
  await said('Enter at least one known fact.');
  const rows = () => [...all('.rows')[0]!.children].map((row) => [...row.querySelectorAll('select')]);
  enterValue(rows()[0]![0]!, 'ziwei');
  expect(rows()).toHaveLength(1); // no further row until the star has a place
  enterValue(rows()[0]!.at(-1)!, '@life');
  enterValue(rows()[1]![0]!, 'tianfu');
  enterValue(rows()[1]!.at(-1)!, ':yin');
  expect(rows()).toHaveLength(3);
  enterValue(field('ji'), 'lianzhen');
  enterValue(all('.rows').at(-1)!.querySelector('select')!, 'zifuTonggong');
  enterValue(field('doubleHour'), 'mao');
  await said(/^Births that fit from 1900 to 2099: [1-9]\d*$/);
  // 廉贞 has 化忌 only in 丙 years.
  for (const text of texts('.births-found li [lang]')) expect(text).toMatch(/^丙/);
  for (const { textContent } of items()) expect(textContent).toContain('Zi Wei & Tian Fu');
});

test('facts that contradict each other, a pillar that is none of the sixty, and too many years are named', async () => {
  await open();
  for (const name of ['dayStem', 'dayBranch', 'hourStem', 'hourBranch']) enterValue(field(name), '');
  enterValue(field('yearStem'), 'xin');
  await said(/^There is no 辛午: /);
  expect(field('yearBranch').getAttribute('aria-invalid')).toBe('true');
  expect(items()).toEqual([]);
  enterValue(field('yearBranch'), 'si');
  enterValue(field('monthStem'), 'ren');
  enterValue(field('monthBranch'), 'wu');
  // 五虎遁 (docs/rules/charts.md A1): in a year of 辛 the month of 午 is 甲午.
  await said('These contradict each other in every year: Year pillar 辛巳 and Month pillar 壬午.');
  expect(field('yearBranch').getAttribute('aria-invalid')).toBeNull();
  enterValue(field('monthStem'), 'jia');
  await said(/^Births that fit from 1900 to 2099/);
  enterValue(field('fromYear'), '1700');
  await said('Years must be from 1645 to 2199, at most 300 at once.');
  enterValue(field('toYear'), '1999');
  await said(/from 1700 to 1999/);
  expect(texts('.births-found h3')[0]).toMatch(/^17/);
});

// 1986-05-05 00:00 is 丙寅 壬辰 己酉 甲子 by either rule; before midnight only where the day begins at 23:00.
test('at 23:00 both rules are listed where they differ, and each casts its own chart', async () => {
  const pillars = { year: 'bing-yin', month: 'ren-chen', day: 'ji-you', hour: 'jia-zi' };
  const known = Object.entries(pillars).flatMap(([pillar, pair]) => {
    const [stem, branch] = pair.split('-');
    return [
      [`${pillar}Stem`, stem!],
      [`${pillar}Branch`, branch!],
    ] as const;
  });
  await open([...known, ['fromYear', '1980'], ['toYear', '1989']]);
  expect(status()).toBe(
    'Births that fit from 1980 to 1989: 1 if the day begins at 23:00, 1 if it begins at midnight. In other years from 1645 to 2199: 2 earlier, 2 later',
  );
  expect(texts('.births-found .mark')).toEqual(['if the day begins at 23:00', 'if the day begins at midnight']);
  const [first, second] = all('.births-found a') as HTMLAnchorElement[];
  expect(first!.getAttribute('href')).toMatch(/^#date=1986-05-05&.*dayBoundary=zi/);
  second!.click();
  expect(onCast.mock.lastCall![0]).toMatchObject({ date: '1986-05-05', dayBoundary: 'midnight' });
});
