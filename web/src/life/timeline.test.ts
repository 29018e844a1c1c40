// @vitest-environment happy-dom
// The timeline without a board: lists, bar and selection. test/page/timeline.test.ts has what needs the page around it.

import { beforeEach, expect, test } from 'vitest';
import { birthAt, chartOf, lifeInEnglish } from '../../../test/page/on-device.ts';
import type { BirthQueries } from '../cast/chart-client.ts';
import { Timeline } from './timeline.ts';

const EXAMPLE = { date: '1990-07-23', hour: 8, minute: 30, gender: 'male' };

async function open(request: object = EXAMPLE) {
  const birth = birthAt(request);
  const answer = await chartOf(request);
  const life: Pick<BirthQueries, 'itemsIn' | 'transitsAt'> = {
    itemsIn: async (of, at) => lifeInEnglish.items({ birth, of, at }),
    transitsAt: async (at) => lifeInEnglish.transits({ birth, at }),
  };
  const levels: (string | undefined)[] = [];
  const timeline = new Timeline(answer, {
    seen: lifeInEnglish.life({ birth, now: Date.parse('2026-11-22T04:00:00Z') }),
    life: life as BirthQueries,
    onLook: (look) => levels.push(look?.levels.join('.')),
    onFailure: () => expect.unreachable(),
  });
  document.body.replaceChildren(timeline.bar.element, ...timeline.parts);
  return { timeline, levels };
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const texts = (selector: string) => all(selector).map(({ textContent }) => textContent);
const status = () => document.querySelector('.on-board')!.textContent;
const settled = (text: string | RegExp) => expect.poll(status, { interval: 1 }).toMatch(text);
const press = (name: string) =>
  all('button')
    .find((button) => (button.getAttribute('aria-label') ?? button.textContent) === name)!
    .click();
const item = (level: string, title: string) =>
  all(`.spans.${level} li button`).find((button) => button.querySelector('.ages')!.textContent === title)!;
const level = (name: string) => document.querySelector<HTMLElement>(`.years-bar .${name} .level`)!;
const pressed = () => texts('.spans [aria-pressed=true] .ages');

beforeEach(() => document.body.replaceChildren());

// docs/rules/transits.md B: the year 2026 is 丙午, and 丙 gives 天同化禄, 天机化权, 文昌化科, 廉贞化忌.
test('a decade and its year are chosen, each with its layer', async () => {
  await open();
  expect(status()).toMatch(/^The board shows only the natal chart/);
  item('decade', '35–44').click();
  await settled('On the board: Decade 35–44.');
  expect(texts('.spans.year .ages')).toEqual(Array.from({ length: 10 }, (_, n) => `${2024 + n}`));
  item('year', '2026').click();
  await settled('On the board: Decade 35–44, Year 2026.');
  expect(pressed()).toEqual(['35–44', '2026']);
  expect(texts('.layer.year h3')).toEqual(['Year 2026 Bing-Wu 丙午']);
  expect(texts('.layer.year li')).toEqual([
    expect.stringMatching(/^LuTian Tong/),
    expect.stringMatching(/^QuanTian Ji/),
    expect.stringMatching(/^KeWen Chang/),
    expect.stringMatching(/^JiLian Zhen/),
  ]);
});

test('a layer is taken off and laid on again, the year goes on, and nothing but the birth is left', async () => {
  await open();
  press('Today');
  await settled('On the board: Decade 35–44, Year 2026, Month 10, Day 14.');
  level('month').click();
  await settled('On the board: Decade 35–44, Year 2026, Day 14.');
  expect(level('month').getAttribute('aria-pressed')).toBe('false');
  level('month').click();
  await settled('On the board: Decade 35–44, Year 2026, Month 10, Day 14.');
  document.querySelector<HTMLElement>('.spans.month [aria-pressed=true]')!.click(); // deselects the month, and the day within it
  await settled('On the board: Decade 35–44, Year 2026.');
  expect(all('.spans.day')).toEqual([]);
  level('decade').click();
  await settled('On the board: Year 2026.');
  for (const [way, year] of [
    ['later', 2027],
    ['earlier', 2026],
    ['earlier', 2025],
    ['earlier', 2024],
    ['earlier', 2023],
  ] as const) {
    press(`Year: ${way}`);
    await settled(`On the board: Year ${year}.`);
  }
  expect(pressed()).toEqual(['25–34', '2023']);
  press('Natal chart only');
  expect(all('.years-bar [aria-pressed=true], .layer, .spans.year')).toEqual([]);
  expect(document.activeElement!.matches('.years-bar .decade .level')).toBe(true);
});

test('each level goes on and keeps the others, down to the double hour and the small limit', async () => {
  const { levels } = await open();
  press('Today');
  await settled('Decade 35–44, Year 2026, Month 10, Day 14.');
  press('Year: later');
  await settled('Decade 35–44, Year 2027, Month 10, Day 14.');
  press('Decade: earlier');
  await settled(/Decade 25–34, Year \d{4}, Month \d+, Day \d+/);
  const date = document.querySelector<HTMLInputElement>('.years-bar .date')!;
  date.value = '2026-11-22';
  date.dispatchEvent(new Event('change'));
  await settled('Decade 35–44, Year 2026, Month 10, Day 14.');
  level('hour').click();
  await settled(/Day 14, \d\d:\d\d–\d\d:\d\d\.$/);
  expect(all('.spans.hour li')).toHaveLength(12);
  const hour = status();
  press('Hour: later');
  await expect.poll(status, { interval: 1 }).not.toBe(hour);
  level('smallLimit').click();
  await settled('Small Limit 37');
  expect(levels.at(-1)).toBe('decade.smallLimit.year.month.day.hour');
});

// Hong Kong Observatory: 2025 has a leap month 6 from 25 July to 22 August.
test('a leap month that is split has two halves', async () => {
  const { timeline } = await open();
  await timeline.open({ at: '2025-08-01', levels: ['year'] });
  expect(status()).toBe('On the board: Year 2025.');
  const leap = all('.spans.month li').filter(({ textContent }) => textContent!.includes('Leap month 6'));
  expect(leap.map((each) => each.querySelector('.years')!.textContent)).toEqual(['07-25–08-08', '08-09–08-22']);
  leap.at(-1)!.querySelector('button')!.click();
  await settled('On the board: Year 2025, Leap month 6.');
  expect(texts('.spans.day .ages')[0]).toBe('Day 16');
});

test('a birth that is yet to come has decades, and no today', async () => {
  await open({ date: '2090-10-13', hour: 1, minute: 5, gender: 'male' });
  expect(all('.runs, .head p, .today')).toEqual([]);
  all('.spans.decade li button')[5]!.click();
  await expect.poll(() => all('.spans.year li').length, { interval: 1 }).toBe(10);
  expect(all('.spans.decade button').some((each) => (each as HTMLButtonElement).disabled)).toBe(true); // beyond the tables
});

// "Choose a decade" must not stand above decades that cannot be pressed.
test('in the last year of the tables the childhood can be chosen', async () => {
  await open({ date: '2199-06-13', hour: 1, minute: 5, gender: 'male' });
  expect(status()).toMatch(/Choose a decade/);
  (all('.spans.decade li button') as HTMLButtonElement[]).find(({ disabled }) => !disabled)!.click();
  await settled(/^On the board: /);
});
