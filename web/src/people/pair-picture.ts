// The picture of two people. Saving requires a tick for each of them, since it shows both charts and cannot be recalled. It contains no dates, times or places
// of birth.

import { drawPairSvg } from 'beichen/draw';
import { fill } from 'beichen/internal';
import { h } from '../dom/h.ts';
import { isPhone } from '../dom/wide.ts';
import { save } from '../share/take-away.ts';
import type { TwoParts } from './two-parts.ts';

const FILE = 'beichen-two.png'; // without a name or a date, since the file may be passed on
const SIDES = ['one', 'other'] as const;

/** Ticks for both people, and the button that saves the picture. */
export function pairPicture({ pair, charts, called, own, page, files, pillarOrder }: TwoParts): readonly HTMLElement[] {
  const status = h('p', { class: 'hint', role: 'status' });
  const make = h('button', { type: 'button', class: 'quiet', 'data-do': 'picture', disabled: true }, page.savePng);
  const ticks = SIDES.map((side) => h('input', { type: 'checkbox', name: `two-${side}` }));
  for (const tick of ticks) {
    tick.addEventListener('change', () => {
      make.disabled = !ticks.every(({ checked }) => checked);
    });
  }
  make.addEventListener('click', async () => {
    try {
      const layout = isPhone() ? 'compact' : 'full';
      const svg = drawPairSvg(pair, charts, { names: called, layout, pillarOrder, birth: false });
      const { pngOf } = await files();
      save(await pngOf(svg), FILE);
      status.textContent = page.saved;
    } catch {
      status.textContent = page.partFailed;
    }
  });
  return [
    h('h3', {}, own.picture),
    h('p', { class: 'hint', id: 'two-picture-hint' }, own.pictureHint),
    h(
      'div',
      { class: 'two-ticks', role: 'group', 'aria-describedby': 'two-picture-hint', 'aria-label': own.picture },
      ...ticks.map((tick, n) =>
        h('label', { class: 'check' }, tick, h('span', {}, fill(own.agrees, { name: called[SIDES[n]!] }))),
      ),
      make,
    ),
    status,
  ];
}
