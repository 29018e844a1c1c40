// Boards in every box of the page, without layers and with two, four and six of a moment, measured by the metrics of three sets of fonts: no text is on another
// or leaves its palace, none is smaller than 11 pixels, and no palace is higher than another. A full run draws 120 births in each language, in each box, with
// each number of layers; `npm test` some of them.

import {
  castChart,
  castTransits,
  describeChart,
  describeTransits,
  instant,
  LANGUAGES,
  type Language,
  SCHOOLS,
} from 'beichen';
import { drawForPage, LAYERS } from 'beichen/draw';
import { describe, expect, test } from 'vitest';
import { IS_FULL, sampleOf } from '../setup/runs.ts';
import { birth, MS_PER_DAY, NAMES, PLACE, PLACES, REPORTED } from './drawn-births.ts';
import { faultsOf } from './drawn-texts.ts';
import { FONT_SETS, hasFonts } from './fonts.ts';
import { WINDOWS } from './windows.ts';

/** The boxes of the page, and the narrowest. */
const BOXES = [...WINDOWS.map(({ board }) => board), { width: 320, height: 600 }];
/** Numbers of layers on a board. */
const COUNTS = [0, 2, 4, 6] as const;
const BIRTHS = IS_FULL ? 120 : 30;
const ZONES = ['Asia/Shanghai', 'America/Argentina/ComodRivadavia', 'Pacific/Auckland'] as const;
const EVERY_SCHOOL = Object.values(SCHOOLS);

/** Boards of many births by every school, from the hour of birth to past the twelfth decade, at a local time or a date alone. */
function* boards(language: Language): Generator<string> {
  const first = LANGUAGES.indexOf(language) * BIRTHS;
  const others = Array.from({ length: BIRTHS - REPORTED.length }, (_, n) => birth(first + n));
  for (const [n, each] of [...REPORTED, ...others].entries()) {
    const chart = castChart(each, { school: EVERY_SCHOOL[n % EVERY_SCHOOL.length]! });
    const later = instant(chart.moment.instant + ((n * 137) % 500) * 100 * MS_PER_DAY);
    const at = n % 5 === 4 ? new Date(later + MS_PER_DAY).toISOString().slice(0, 10) : later;
    const place = { ...PLACE, name: PLACES[n % 3]! };
    const document = describeChart(chart, { language, place });
    const options = n % 2 === 0 ? {} : { atTimeZone: ZONES[n % 3]! };
    const transits = describeTransits(castTransits(chart, at, options), { language, place });
    for (const [b, size] of sampleOf([...BOXES.entries()], 2, n)) {
      for (const count of sampleOf(COUNTS, COUNTS.length, n + b)) {
        const layers = LAYERS.filter((_, k) => (k + n) % LAYERS.length < count);
        yield drawForPage(document, {
          ...{ ...size, flowStars: n % 2 === 0, name: NAMES[n % 4]! },
          ...(count > 0 && { transits, layers }),
        });
      }
    }
  }
}

describe.skipIf(!hasFonts)('on a board that fills its box', () => {
  test.each(LANGUAGES)(
    'no text is on another, leaves its palace or is small, in three sets of fonts (%s)',
    (language) => {
      const faults = new Set<string>();
      for (const svg of boards(language))
        for (const set of FONT_SETS) for (const fault of faultsOf(svg, set)) faults.add(`${set}: ${fault}`);
      expect([...faults]).toEqual([]);
    },
  );
});
