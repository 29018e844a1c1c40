// Collects the places of all sources, one source after another. Each adds what those before it lack.

import { hanVariants } from '../src/fold.ts';
import { draftOfBase } from './base-places.ts';
import { chinaPlaces, distinguishChineseTwins } from './china.ts';
import { readChinaInKorean } from './china-in-korean.ts';
import { syllablesOf } from './china-names.ts';
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
import { labelPlaces, nameChineseUnits, readLabels } from './division-labels.ts';
import { readDivisionScripts } from './division-scripts.ts';
import { applyDivisionTables } from './division-tables.ts';
import { bareDivisionNames, nameBare } from './division-words.ts';
import { codesInNewer, type NewerPlace, namedUnits, readNewerPlaces } from './divisions-abroad.ts';
import { countryOf, type PlaceDraft, type UnitDraft } from './draft.ts';
import { applyFormerCountries } from './former-countries.ts';
import { readGeonames } from './geonames.ts';
import { folder, hanVariantPairs } from './han.ts';
import { harbourPlaces, isParishOfMacau } from './hongkong-macau.ts';
import { carryIds, idsOfDrafts, listedIdsBeside, newIds, refuseLostIds } from './ids.ts';
import { nameJapan, writeJapanInChinese } from './japan-names.ts';
import { nameKorea } from './korea-names.ts';
import { spellInHangul } from './korean-spelling.ts';
import { newerPlaces } from './newer-places.ts';
import { taiwanPlaces } from './taiwan.ts';
import { nameVietnam } from './vietnam-names.ts';
import { nameZoneCities } from './zone-cities.ts';
import { settleZones, type ZoneRule } from './zones.ts';

/** Everything the artefact is packed from. */
export interface PlaceCollection {
  readonly places: PlaceDraft[];
  readonly countries: ReadonlyMap<string, UnitDraft>;
  readonly hanVariants: string;
  /** The fold of this build, which remembers names. */
  readonly fold: (text: string) => string;
  /** Ids given out in the past, and the places they lead to now. */
  readonly formerIds: ReadonlyMap<string, PlaceDraft>;
  /** Ids given out for the first time. */
  readonly newIds: readonly string[];
  /** The rule that decided the zone of each place. */
  readonly zoneRules: ReadonlyMap<PlaceDraft, ZoneRule>;
  /** Number of added names of the cities of time zones. */
  readonly zoneCityNames: number;
}

/** Reads all sources. */
export async function collectPlaces(): Promise<PlaceCollection> {
  const given = listedIdsBeside();
  const base = readGeonames();
  const newer = readNewerPlaces().map((place) =>
    place.country === 'CN' && isParishOfMacau(place.name) ? { ...place, country: 'MO' } : place,
  ); // the newer list has parishes of Macau under China
  const pairs = hanVariantPairs();
  const fold = folder(hanVariants(pairs));
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

  const labels = readLabels(readCurated);
  const bareNames = bareDivisionNames(readCurated);
  const unitOfCode = namedUnits(
    countries,
    curatedDivisionNames(readCurated, labels),
    taiwanNamesOfDivisions(readCurated),
    bareNames,
    labels,
    readDivisionScripts(readCurated),
  );
  const codeOf = codesInNewer(base, newer);
  const abroad = base.filter((row) => !isChinese(row.country)).map((row) => draftOfBase(row, unitOfCode(codeOf(row))));

  const places = [...Object.values(chinese).flatMap((part) => part.places), ...abroad];
  const unitOfNewer = (place: NewerPlace): UnitDraft =>
    isChinese(place.country)
      ? chinese[place.country].unitAt(place)
      : unitOfCode(`${place.country}.${place.admin1}.${place.admin2}`);
  const zonesIn = (place: NewerPlace, unit: UnitDraft) =>
    place.country === 'CN' ? chinese.CN.zonesIn(unit) : undefined;
  places.push(...newerPlaces(newer, places, unitOfNewer, fold, zonesIn));
  const listed = await given;
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
  const zoneCityNames = nameZoneCities(places, fold);
  nameJapan(places, country('JP'), fold);
  nameKorea(places, country('KR'), fold);
  nameVietnam(places, country('VN'), fold);
  spellKorean(places, countries);
  nameChineseUnits(unitsOf(places), countries, labels);
  nameBare(unitsOf(places), countries, bareNames);
  labelPlaces(places, readCurated);
  const hanzi = new Set(Object.keys(chinese).map(country));
  readChinaInKorean(places, chinese.CN.placeOfCode, chinese.CN.unitOfCode, hanzi, readCurated);
  const inJapan = places.filter(({ unit }) => countryOf(unit) === country('JP'));
  writeJapanInChinese([...inJapan, ...unitsOf(inJapan)]);
  const former = formerIds(places, readCurated);
  const ids = idsOfDrafts(places);
  refuseLostIds(listed, ids, former);
  return {
    places,
    countries,
    hanVariants: pairs,
    fold,
    formerIds: former,
    newIds: newIds(listed, ids),
    zoneRules,
    zoneCityNames,
  };
}

/** Every unit that a place is in. */
function unitsOf(places: readonly PlaceDraft[]): ReadonlySet<UnitDraft> {
  const units = new Set<UnitDraft>();
  for (const { unit } of places) for (let u: UnitDraft | undefined = unit; u; u = u.parent) units.add(u);
  return units;
}

/** Chinese and Japanese names in Korean, by their sound; provinces have names of their own. */
function spellKorean(places: readonly PlaceDraft[], countries: ReadonlyMap<string, UnitDraft>): void {
  for (const country of ['CN', 'TW', 'JP']) {
    const inside = places.filter(({ unit }) => countryOf(unit) === countries.get(country));
    const units = [...unitsOf(inside)].filter(({ parent }) => parent?.parent !== undefined);
    spellInHangul([...inside, ...units], country, syllablesOf);
  }
}
