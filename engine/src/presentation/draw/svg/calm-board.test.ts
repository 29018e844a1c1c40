// The board of a picture that is shown small: legible there, whole, and without the birth until that is requested.

import { expect, test } from 'vitest';
import { castChart } from '../../../calculation/casting/chart.ts';
import { describeChart } from '../../documents/describe.ts';
import { LANGUAGES } from '../../words/languages.ts';
import { withoutGloss } from '../../words/without-gloss.ts';
import { drawCalmBoard } from './calm-board.ts';

// From units to pixels of the picture of 1200 by 630 (web/src/share/share-picture.ts), and from these to a messenger that shows 500 pixels.
const SCALE = (516 / 252) * (500 / 1200);

test.each(LANGUAGES)('the board of a small picture in %s', (language) => {
  const place = { longitude: 116.39723, timeZone: 'Asia/Shanghai', name: 'A place' };
  const birth = { date: { year: 1990, month: 7, day: 23 }, hour: 8, minute: 24, gender: 'male', place } as const;
  const document = describeChart(castChart(birth), { language, place });
  const svg = drawCalmBoard(document, { theme: 'light' });
  const sizes = [...svg.matchAll(/<text [^>]*class="s(\d+)/g)].map(([, size]) => Number(size) * SCALE);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
  for (const { name, majorStars, borrowedStars } of document.palaces) {
    for (const shown of [name, ...[...majorStars, ...borrowedStars].map((star) => star.name)]) {
      expect(svg).toContain(`>${withoutGloss(shown)}<`);
    }
  }
  expect(svg).not.toMatch(/1990|08:24|A place/);
  expect(drawCalmBoard(document, { theme: 'light', birth: true })).toMatch(/>[^<]*08:24[^<]*<.*>A place</);
  expect(drawCalmBoard(document, { theme: 'light', name: 'Li\u202eMing' })).toContain('>LiMing<');
});
