// Compares the zone of each place with the borders of zones (timezone-boundary-builder, made from OpenStreetMap, ODbL), and prints where they
// differ. The borders are evidence of an error, and no source: a row that mends one names another source. `npm run zones -w beichen-places`.

import { collectPlaces } from './collect-places.ts';
import { readCurated } from './curated-rows.ts';
import { dataRequire } from './data-packages.ts';
import { cityIdOfDraft, countryOf, type UnitDraft } from './draft.ts';
import { zonesOfCountries } from './zones.ts';

const borders: { find(latitude: number, longitude: number): string[]; setCache(options: { preload: boolean }): void } =
  dataRequire('geo-tz/all');
borders.setCache({ preload: true });

const { places, countries, zoneRules } = await collectPlaces();
const codes = new Map([...countries].map(([code, unit]) => [unit, code]));
const zonesOf = zonesOfCountries(readCurated);
const label = (unit: UnitDraft): string => (unit.parent ? `${label(unit.parent)}, ${unit.names.en}` : unit.names.en);

const counts = new Map<string, { places: number; differ: number }>();
for (const place of places) {
  const rule = zoneRules.get(place)!;
  const count = counts.get(rule) ?? { places: 0, differ: 0 };
  counts.set(rule, count);
  count.places++;
  const around = borders.find(place.latitude / 1e5, place.longitude / 1e5);
  const home = zonesOf.get(codes.get(countryOf(place.unit))!) ?? [];
  const isBeyond = !around.some((zone) => home.includes(zone)); // a point in the water or beyond the border of its country
  if (isBeyond || around.includes(place.timeZone.split(' ')[0]!)) continue;
  count.differ++;
  console.log(
    `${cityIdOfDraft(place)} | ${place.timeZone} | ${rule} | borders: ${around.join(' ')} | ${label(place.unit)}`,
  );
}
console.log('\nrule                       places  differ from the borders');
for (const [rule, { places: all, differ }] of counts)
  console.log(rule.padEnd(24), String(all).padStart(8), String(differ).padStart(8));
