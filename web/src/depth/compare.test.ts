// @vitest-environment happy-dom
// The comparison with another program without the page around it. test/page/compare.test.ts has what needs keys and the chart that is cast.

import { castChart, chartVariants, variantsShowing } from 'beichen';
import { expect, test, vi } from 'vitest';
import { chartOf, enterValue, queriesOf } from '../../../test/page/on-device.ts';
import { compareSection } from './compare.ts';

// In the summer of 1990 the clocks of China were an hour ahead: by the clock on the wall the birth is in 巳, by the Sun in 辰.
const EXAMPLE = { date: '1990-07-23', hour: 9, minute: 10, gender: 'male' };
const CHART = castChart({
  date: '1990-07-23',
  hour: 9,
  minute: 10,
  gender: 'male',
  place: { longitude: 116.39723, timeZone: 'Asia/Shanghai', countryCode: 'CN', admin1: { en: 'Beijing' } },
});
const ALL = chartVariants(CHART).variants.length;
// With a fact of another program the rare conventions are tried too.
const TRIED = chartVariants(CHART, { rare: true }).variants.length;
const WITH_JI_SI = variantsShowing(chartVariants(CHART), { hourPillar: 'ji-si' }).variants.length;

const onChoose = vi.fn();
const one = <Kind extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<Kind>(selector)!;
const items = () => [...document.querySelectorAll<HTMLElement>('.compare-found li')];
const said = (text: string | RegExp) =>
  expect.poll(() => one('[role=status]').textContent, { interval: 5, timeout: 20_000 }).toMatch(text);
const whole = (text: string) => new RegExp(`^${text.replaceAll('.', '\\.')}$`);
const field = (name: string) => one<HTMLSelectElement>(`[name=${name}]`);

async function open() {
  document.body.replaceChildren(
    compareSection(await chartOf(EXAMPLE), { isOpen: true, life: queriesOf(EXAMPLE), onChoose }),
  );
  await said(whole(`Other charts: ${ALL}`));
}

test('shows the nearest chart if none has all facts, and clears the form', async () => {
  await open();
  expect(items()).toHaveLength(ALL);
  enterValue(field('hourPillar'), 'ji-si');
  await said(whole(`This chart differs in: Hour pillar. Other charts that fit: ${WITH_JI_SI} of ${TRIED}`));
  expect(items()[0]!.querySelector('h3')!.textContent).toBe('standard time, summer time not subtracted (10:10)');
  expect(items()[0]!.querySelector('dd')!.textContent).toBe('Wu-Chen → Ji-Si');
  items()[0]!.querySelector('button')!.click();
  expect(onChoose.mock.lastCall![0]).toMatchObject({ solarTime: 'clock', hour: 10, minute: 10 });
  enterValue(field('yearPillar'), 'jia-zi');
  await expect
    .poll(() => one('.compare-found > .hint')?.textContent, { interval: 5 })
    .toBe('The nearest; it differs in: Year pillar');
  expect(items()).toHaveLength(1);
  enterValue(field('hourPillar'), '');
  await said(
    whole(`This chart differs in: Year pillar; No other choice comes nearer. Other charts that fit: 0 of ${TRIED}`),
  );
  one('button[type=reset]').click();
  await said(whole(`Other charts: ${ALL}`));
});

test('a lunar date is written in several ways, and one that cannot be read is marked', async () => {
  await open();
  const date = one<HTMLInputElement>('[name=lunarDate]');
  enterValue(date, '1990.6.2');
  await said(/^This chart shows all of it\. /);
  enterValue(date, 'the second');
  await said(whole(`Other charts: ${ALL}`));
  expect(date.getAttribute('aria-invalid')).toBe('true');
});
