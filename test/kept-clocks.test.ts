// Clocks of parts of a zone: each division of the table exists in the gazetteer, and the histories that are put together can be read.

import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { KEPT_CLOCKS, keptZone } from '../engine/src/calculation/time/kept-clocks.ts';
import { zoneNamed } from '../engine/src/calculation/time/zone-history.ts';
import { readArtefact } from '../places/src/artefact.ts';
import type { Place } from '../places/src/place.ts';
import { placeOf, readRecords } from '../places/src/records.ts';

const records = readRecords(readArtefact(readFileSync(new URL('../places/data/places.bin', import.meta.url)), crc32));

/** One place of each pair of divisions in the zones of the table. */
const places = new Map<string, Place>();
const zones = new Set(KEPT_CLOCKS.flatMap((row) => row.zones));
for (let row = 0; row < records.size; row++) {
  const place = placeOf(records, row);
  if (zones.has(place.timeZone))
    places.set(`${place.countryCode} ${place.timeZone} ${place.admin1?.en} ${place.admin2?.en}`, place);
}

test('each division of the table is that of a place in its country and zone', () => {
  const unknown = KEPT_CLOCKS.flatMap(({ zones: of, country, in: within = [], except = [] }) => {
    const names = new Set(
      [...places.values()]
        .filter(({ countryCode, timeZone }) => countryCode === country && of.includes(timeZone))
        .flatMap(({ admin1, admin2 }) => [admin1?.en, admin2?.en]),
    );
    return [...within, ...except].filter((name) => !names.has(name)).map((name) => `${country} ${name}`);
  });
  expect([...new Set(unknown)]).toEqual([]);
});

test('no two changes of a clock are within three days, so that a reading meets one at most', () => {
  const close = new Set<string>();
  let tried = 0;
  for (const place of places.values()) {
    const zone = zoneNamed(place.timeZone)!;
    const { changes } = keptZone(place, zone);
    if (changes === zone.changes) continue;
    tried += 1;
    changes.forEach((at, n) => {
      if (n > 0 && at - changes[n - 1]! < 3 * 86_400_000)
        close.add(`${place.countryCode} ${place.admin1?.en} ${new Date(at).toISOString()}`);
    });
  }
  expect(tried).toBeGreaterThan(1000);
  expect([...close]).toEqual([]);
});
