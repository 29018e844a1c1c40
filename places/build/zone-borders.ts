// By which clock does a place go? By the zone in whose borders its point lies, where its country has that zone; of a record that says
// otherwise the borders are right. Where they tell only a zone that is not its country's (a point some metres beyond the border, a base,
// a territory), a row of curated/zone-exceptions.txt decides, with its reason; a place without one stops the build.

import { createRequire } from 'node:module';
import { listOf, type ReadCurated, rowsOf } from './curated-rows.ts';
import { cityIdOfDraft, countryOf, type PlaceDraft, type UnitDraft } from './draft.ts';

/** The zones that hold a point, in degrees. */
export type Borders = (latitude: number, longitude: number) => readonly string[];

/** The borders of geo-tz: those of the tz database with all its zones, not only those that differ since 1970. Reading them takes a second. */
export function readBorders(): Borders {
  const require = createRequire(import.meta.url);
  const borders: { find: Borders; setCache(options: { preload: boolean }): void } = require('geo-tz/all');
  borders.setCache({ preload: true });
  return borders.find;
}

/** Gives each place its zone. A place of several zones (Xinjiang) keeps them. */
export function settleZones(
  places: readonly PlaceDraft[],
  countries: ReadonlyMap<string, UnitDraft>,
  borders: Borders,
  read: ReadCurated,
): void {
  const codes = new Map([...countries].map(([code, unit]) => [unit, code]));
  const zonesOf = new Map(
    rowsOf(read, 'zones-of-countries.txt', ['country', 'zones']).map(({ country, zones }) => [country, listOf(zones)]),
  );
  const exceptions = new Map(
    rowsOf(read, 'zone-exceptions.txt', ['id', 'zone', 'why']).map((row) => [row.id, row] as const),
  );
  const faults: string[] = [];
  for (const place of places) {
    const id = cityIdOfDraft(place);
    const code = codes.get(countryOf(place.unit))!;
    const home = zonesOf.get(code) ?? [];
    const around = borders(place.latitude / 1e5, place.longitude / 1e5);
    const known = place.timeZone.split(' ')[0]!;
    const agreed = home.filter((zone) => around.includes(zone));
    const zone = agreed.includes(known) ? known : agreed[0];
    const exception = exceptions.get(id);
    exceptions.delete(id);
    if (exception) {
      if (exception.zone === zone) faults.push(`${exception.at}: ${id} needs no row`);
      place.timeZone = exception.zone;
    } else if (zone === undefined) {
      faults.push(
        `${id} | ${known} | ${code} ${place.latitude / 1e5} ${place.longitude / 1e5}, borders: ${around.join(' ')}`,
      );
    } else if (zone !== known) place.timeZone = zone;
  }
  for (const { at, id } of exceptions.values()) faults.push(`${at}: there is no place "${id}"`);
  if (faults.length > 0) throw new Error(`zones to be looked at (curated/zone-exceptions.txt):\n${faults.join('\n')}`);
}
