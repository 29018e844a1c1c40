// Assigns the time zone of each place. The first of these rules that applies decides:
//   1. a row of curated/zone-exceptions.txt for the place, or the zone of its row of curated/places.txt;
//   2. a row of curated/zones-of-divisions.txt for its innermost division that has one;
//   3. the zone of its country, if that has only one (curated/zones-of-countries.txt, from zone.tab of the tz database);
//   4. the zone of its own GeoNames record, if that is a zone of the country;
//   5. the zone of the GeoNames records in its division, from the inside out, if there are three or more and they agree;
//   6. the zone of the five nearest GeoNames records of its country, if they agree.
// A place without any stops the build: it needs a row. Borders of zones (OpenStreetMap, ODbL) are no input: check-zones.ts compares with them.

import { type CuratedReader, listOf, rowsOf } from './curated-rows.ts';
import { cityIdOfDraft, countryOf, type PlaceDraft, type UnitDraft } from './draft.ts';
import { finderOf } from './ids.ts';

/** The rule that decided a zone. */
export type ZoneRule = 'exception' | 'division' | 'country' | 'record' | 'records of the division' | 'nearest records';

const MIN_WITNESSES = 3; // records of a division that must agree
const NEAREST = 5; // records around a place that must agree
const CELL = 50_000; // 0.5°, in 1e-5 degrees
const MAX_CELLS = 4; // how far records are searched: 2°

/** The zones of each country, by its ISO code. */
export const zonesOfCountries = (read: CuratedReader): Map<string, readonly string[]> =>
  new Map(
    rowsOf(read, 'zones-of-countries.txt', ['country', 'zones']).map(({ country, zones }) => [country, listOf(zones)]),
  );

/** Sets `timeZone` of every place, and returns the rule that decided it. A place of several zones (Xinjiang) keeps them. */
export function settleZones(
  places: readonly PlaceDraft[],
  countries: ReadonlyMap<string, UnitDraft>,
  unitOfCode: (code: string) => UnitDraft,
  read: CuratedReader,
): Map<PlaceDraft, ZoneRule> {
  const zonesOf = zonesOfCountries(read);
  const zonesOfCountry = new Map([...countries].map(([code, unit]) => [unit, zonesOf.get(code) ?? []]));
  const homeOf = (place: PlaceDraft): readonly string[] => zonesOfCountry.get(countryOf(place.unit)) ?? [];
  const find = finderOf(places);
  const faults: string[] = [];
  const exceptions = new Map<PlaceDraft, { readonly id: string; readonly zone: string; readonly at: string }>();
  for (const row of rowsOf(read, 'zone-exceptions.txt', ['id', 'zone', 'why'])) {
    const place = find(row.id);
    if (place) exceptions.set(place, row);
    else faults.push(`${row.at}: there is no place "${row.id}"`);
  }
  const divisions = zonesOfDivisions(countries, unitOfCode, read);
  const isRecord = (place: PlaceDraft): boolean =>
    place.scheme === 'geonames' && homeOf(place).includes(place.timeZone) && !exceptions.has(place);
  const witnesses = witnessesAmong(places.filter((place) => homeOf(place).length > 1 && isRecord(place)));

  const divisionOf = new Map<UnitDraft, UnitDraft | undefined>();
  const divisionAround = (unit: UnitDraft): UnitDraft | undefined => {
    if (!divisionOf.has(unit))
      divisionOf.set(
        unit,
        outwards(unit).find((outer) => divisions.has(outer)),
      );
    return divisionOf.get(unit);
  };

  const decided = new Map<PlaceDraft, readonly [zone: string, rule: ZoneRule]>();
  for (const place of places) {
    const home = homeOf(place);
    const division = divisionAround(place.unit);
    const byRule = (): readonly [string, ZoneRule] | undefined => {
      if (division) return [divisions.get(division)!, 'division'];
      if (home.length === 1) return [home[0]!, 'country'];
      if (home.includes(place.timeZone.split(' ')[0]!)) return [place.timeZone, 'record'];
      const inside = witnesses.inDivision(place);
      if (inside !== undefined) return [inside, 'records of the division'];
      const around = witnesses.around(place);
      return around === undefined ? undefined : [around, 'nearest records'];
    };
    const found = byRule();
    const exception = exceptions.get(place);
    if (place.hasOwnZone) decided.set(place, [place.timeZone, 'exception']);
    else if (exception) {
      if (exception.zone === found?.[0]) faults.push(`${exception.at}: ${exception.id} needs no row`);
      decided.set(place, [exception.zone, 'exception']);
    } else if (found) decided.set(place, found);
    else
      faults.push(
        `${cityIdOfDraft(place)} has no zone: ${place.latitude / 1e5} ${place.longitude / 1e5}, one of ${home.join(' ')}`,
      );
  }
  if (faults.length > 0) throw new Error(`zones to decide in curated/zone-exceptions.txt:\n${faults.join('\n')}`);

  const rules = new Map<PlaceDraft, ZoneRule>();
  for (const [place, [zone, rule]] of decided) {
    place.timeZone = zone;
    rules.set(place, rule);
  }
  return rules;
}

/** curated/zones-of-divisions.txt. A code without a named division would apply to the whole country, so it stops the build. */
function zonesOfDivisions(
  countries: ReadonlyMap<string, UnitDraft>,
  unitOfCode: (code: string) => UnitDraft,
  read: CuratedReader,
): Map<UnitDraft, string> {
  const zones = new Map<UnitDraft, string>();
  const isCountry = new Set(countries.values());
  for (const { code, zone, at } of rowsOf(read, 'zones-of-divisions.txt', ['code', 'zone'])) {
    const unit = unitOfCode(code);
    if (isCountry.has(unit) || zones.has(unit))
      throw new Error(`${at}: "${code}" is no division, or has a row already`);
    zones.set(unit, zone);
  }
  return zones;
}

/** A unit and those around it, the country last. */
const outwards = (unit: UnitDraft): UnitDraft[] => [unit, ...(unit.parent ? outwards(unit.parent) : [])];

/** Zones of the records near a place. */
interface Witnesses {
  readonly inDivision: (place: PlaceDraft) => string | undefined;
  readonly around: (place: PlaceDraft) => string | undefined;
}

function witnessesAmong(records: readonly PlaceDraft[]): Witnesses {
  const inUnit = new Map<UnitDraft, { readonly zones: Set<string>; count: number }>();
  const inCell = new Map<string, PlaceDraft[]>();
  const cell = (country: UnitDraft, north: number, east: number): string => `${country.names.en}|${north}|${east}`;
  for (const record of records) {
    for (const unit of outwards(record.unit)) {
      const seen = inUnit.get(unit) ?? { zones: new Set(), count: 0 };
      inUnit.set(unit, seen);
      seen.zones.add(record.timeZone);
      seen.count++;
    }
    const key = cell(countryOf(record.unit), Math.floor(record.latitude / CELL), Math.floor(record.longitude / CELL));
    const list = inCell.get(key);
    if (list) list.push(record);
    else inCell.set(key, [record]);
  }

  const inDivision = (place: PlaceDraft): string | undefined => {
    for (const unit of outwards(place.unit)) {
      const seen = inUnit.get(unit);
      if (!seen || seen.count < MIN_WITNESSES) continue;
      return seen.zones.size === 1 ? [...seen.zones][0] : undefined;
    }
    return undefined;
  };

  const around = (place: PlaceDraft): string | undefined => {
    const country = countryOf(place.unit);
    const [north, east] = [Math.floor(place.latitude / CELL), Math.floor(place.longitude / CELL)];
    const width = Math.cos((place.latitude / 1e5) * (Math.PI / 180));
    const distance = (record: PlaceDraft): number =>
      Math.hypot(record.latitude - place.latitude, (record.longitude - place.longitude) * width);
    const near: PlaceDraft[] = [];
    for (let y = -MAX_CELLS; y <= MAX_CELLS; y++) {
      for (let x = -MAX_CELLS; x <= MAX_CELLS; x++)
        near.push(...(inCell.get(cell(country, north + y, east + x)) ?? []));
    }
    const nearest = near.sort((a, b) => distance(a) - distance(b)).slice(0, NEAREST);
    const zones = new Set(nearest.map((record) => record.timeZone));
    return nearest.length === NEAREST && zones.size === 1 ? [...zones][0] : undefined;
  };
  return { inDivision, around };
}
