// Collects the places of all sources. The sources one after another, each adding what those before it lack.

import { hanVariants } from '../src/fold.ts';
import { draftOfBase } from './base-places.ts';
import { chinaPlaces, distinguishChineseTwins } from './china.ts';
import { readChinaUnits } from './china-units.ts';
import { countryUnits } from './countries.ts';
import {
  applyCurated,
  applyFormerParents,
  curatedDivisionNames,
  formerIds,
  refuseStrays,
  taiwanNamesOfDivisions,
} from './curated.ts';
import { readCurated } from './curated-rows.ts';
import { applyDivisionTables } from './division-tables.ts';
import { bareDivisionNames } from './division-words.ts';
import { joinNewer, type NewerPlace, namedUnits, readNewerPlaces } from './divisions-abroad.ts';
import type { PlaceDraft, UnitDraft } from './draft.ts';
import { applyFormerCountries } from './former-countries.ts';
import { readGeonames } from './geonames.ts';
import { folder, hanVariantPairs } from './han.ts';
import { harbourPlaces, isParishOfMacau } from './hongkong-macau.ts';
import { carryIds, listedIds, refuseLostIds } from './ids.ts';
import { newerPlaces } from './newer-places.ts';
import { taiwanPlaces } from './taiwan.ts';
import { nameZoneCities } from './zone-cities.ts';
import { settleZones, type ZoneRule } from './zones.ts';

/** Everything the artefact is packed from. */
export interface PlaceCollection {
  readonly places: PlaceDraft[];
  readonly countries: ReadonlyMap<string, UnitDraft>;
  readonly hanVariants: string;
  /** Ids given out in the past, and the places they lead to now. */
  readonly formerIds: ReadonlyMap<string, PlaceDraft>;
  /** The rule that decided the zone of each place. */
  readonly zoneRules: ReadonlyMap<PlaceDraft, ZoneRule>;
  /** How many names of the cities of time zones were added. */
  readonly zoneCityNames: number;
}

/** Read all sources. */
export function collectPlaces(): PlaceCollection {
  const base = readGeonames();
  const newer = readNewerPlaces().map((place) =>
    place.country === 'CN' && isParishOfMacau(place.name) ? { ...place, country: 'MO' } : place,
  ); // the newer list has parishes of Macau under China
  const pairs = hanVariantPairs();
  const countries = countryUnits([...new Set([...base, ...newer].map((row) => row.country))].sort());
  const within = (code: string) => base.filter(({ country }) => country === code);
  const country = (code: string): UnitDraft => countries.get(code)!;

  const divisions = readChinaUnits(base, readCurated);
  const harbour = (first: number) => divisions.filter(({ code }) => code > first && code < first + 10000);
  const chinese = {
    CN: chinaPlaces(within('CN'), divisions, country('CN'), readCurated),
    TW: taiwanPlaces(within('TW'), country('TW')),
    HK: harbourPlaces(within('HK'), harbour(810000), country('HK'), 'Asia/Hong_Kong'),
    MO: harbourPlaces(within('MO'), harbour(820000), country('MO'), 'Asia/Macau'),
  };
  const isChinese = (code: string): code is keyof typeof chinese => code in chinese;

  const unitOfCode = namedUnits(
    countries,
    curatedDivisionNames(readCurated),
    taiwanNamesOfDivisions(readCurated),
    bareDivisionNames(readCurated),
  );
  const { codeOf } = joinNewer(base, newer);
  const abroad = base.filter((row) => !isChinese(row.country)).map((row) => draftOfBase(row, unitOfCode(codeOf(row))));

  const places = [...Object.values(chinese).flatMap((part) => part.places), ...abroad];
  const unitOfNewer = (place: NewerPlace): UnitDraft =>
    isChinese(place.country)
      ? chinese[place.country].unitAt(place)
      : unitOfCode(`${place.country}.${place.admin1}.${place.admin2}`);
  const zonesIn = (place: NewerPlace, unit: UnitDraft) =>
    place.country === 'CN' ? chinese.CN.zonesIn(unit) : undefined;
  places.push(...newerPlaces(newer, places, unitOfNewer, folder(hanVariants(pairs)), zonesIn));
  const listed = listedIds();
  carryIds(places, listed);
  const added = applyCurated({ places, placeOfCode: chinese.CN.placeOfCode }, readCurated);
  applyFormerParents(chinese.CN.unitOfCode, added, readCurated);
  applyFormerCountries(countries, unitOfCode, chinese.CN.unitOfCode, readCurated);
  places.push(...added);
  const tabled = applyDivisionTables(places, unitOfCode, readCurated);
  places.push(...tabled);
  refuseStrays(added, places);
  distinguishChineseTwins(chinese.CN.places);
  const zoneRules = settleZones(places, countries, unitOfCode, readCurated);
  const zoneCityNames = nameZoneCities(places, folder(hanVariants(pairs)));
  const former = formerIds(places, readCurated);
  refuseLostIds(listed, places, former);
  return { places, countries, hanVariants: pairs, formerIds: former, zoneRules, zoneCityNames };
}
