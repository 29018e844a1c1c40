// Which places are there in mainland China? Every prefecture and county, at GeoNames' point and under its id wherever a record
// of the same name lies within 12 km of the seat, otherwise under its own code at the seat; and all other GeoNames records,
// each in the county in which it certainly lies.

import { draftOfBase } from './base-places.ts';
import { latinOf, pinyinSpellings, prefectureNames, stemOf, USUAL_LATIN } from './china-names.ts';
import { MUNICIPALITIES, PROVINCES } from './china-provinces.ts';
import { type ChinaUnit, unitFinder } from './china-units.ts';
import { type PlaceDraft, renameInEnglish, type UnitDraft } from './draft.ts';
import type { GeoNamesRow } from './geonames.ts';
import { simplified, traditional } from './han.ts';

const SAME_SEAT_KM = 12;
const CITY = 100_000; // people
const XINJIANG = 650000;
const KINMEN = 350527; // 金门县: the same islands as Taiwan's, and Taiwan's clock

/** What the other sources need to know of the divisions, beside the places. */
export interface China {
  readonly places: PlaceDraft[];
  /** The place of a division. */
  readonly placeOfCode: ReadonlyMap<number, PlaceDraft>;
  readonly unitOfCode: ReadonlyMap<number, UnitDraft>;
  /** The division in which a point of the mainland certainly lies: as deep as its neighbourhood agrees. */
  readonly unitAt: (latitude: number, longitude: number) => UnitDraft;
  /** The zones in use in a division: Beijing time, and in Xinjiang the other one beside it. */
  readonly zonesIn: (unit: UnitDraft) => string;
}

/** Compose mainland China from the records of GeoNames there and the divisions. */
export function chinaPlaces(rows: readonly GeoNamesRow[], divisions: readonly ChinaUnit[], country: UnitDraft): China {
  const mainland = divisions.filter(({ code }) => code < 700000);
  const byCode = new Map(mainland.map((division) => [division.code, division]));
  const matched = matchRows(rows, mainland);

  const unitOfCode = new Map<number, UnitDraft>();
  const latin = (division: ChinaUnit): string => latinName(division, matched.get(division.code));
  for (const division of mainland) {
    const outer = division.parent === 0 ? country : unitOfCode.get(division.parent)!;
    const zh = division.name;
    unitOfCode.set(division.code, {
      parent: outer,
      names: { en: latin(division), zh, 'zh-Hant': traditional(zh) },
      aliases: divisionAliases(division),
    });
  }

  const provinceOf = (code: number): number => Math.floor(code / 10000) * 10000;
  const find = unitFinder(mainland);
  const provinceOfGeonames = new Map(PROVINCES.map(([code, geonames]) => [geonames, code]));

  /** Codes from the county outwards that all points so many degrees around agree on; the first one is the deepest. */
  const agreed = (latitude: number, longitude: number, reach: number): number => {
    const centre = find(latitude, longitude);
    for (let code = centre?.code ?? 0; code !== 0; code = byCode.get(code)!.parent) {
      const around = [[reach, 0], [-reach, 0], [0, reach], [0, -reach]] as const; // biome-ignore format: a cross
      if (around.every(([north, east]) => isWithin(code, find(latitude + north, longitude + east)?.code ?? 0)))
        return code;
    }
    return 0;
  };
  const isWithin = (outer: number, code: number): boolean => {
    for (let c = code; c !== 0; c = byCode.get(c)!.parent) if (c === outer) return true;
    return false;
  };
  const unitAt = (latitude: number, longitude: number): UnitDraft =>
    unitOfCode.get(agreed(latitude, longitude, 0.02)) ?? country;
  const unitOfRow = (row: GeoNamesRow): { unit: UnitDraft; province: number } => {
    const told = provinceOfGeonames.get(row.admin1) ?? 0;
    const [latitude, longitude] = [row.latitude / 1e5, row.longitude / 1e5];
    const code = agreed(latitude, longitude, 0.02); // 2 km
    if (code !== 0 && provinceOf(code) === told) return { unit: unitOfCode.get(code)!, province: told };
    const centre = find(latitude, longitude);
    if (code === 0 && centre && provinceOf(centre.code) === told)
      return { unit: unitOfCode.get(told)!, province: told }; // by a border
    // The code and the point disagree: deep inside a province the point is right (records of Xinjiang coded as Heilongjiang).
    const deep = agreed(latitude, longitude, 0.3);
    if (deep !== 0) return { unit: unitOfCode.get(provinceOf(deep))!, province: provinceOf(deep) };
    return find(latitude, longitude)
      ? { unit: country, province: 0 }
      : { unit: unitOfCode.get(told) ?? country, province: told };
  };

  const rowsTaken = new Map([...matched].map(([code, row]) => [row, code]));
  const populationOf = new Map(mainland.map(({ code }) => [code, matched.get(code)?.population ?? 0]));
  const places: PlaceDraft[] = [];
  const placeOfCode = new Map<number, PlaceDraft>();
  for (const row of rows) {
    const division = byCode.get(rowsTaken.get(row) ?? 0);
    const { unit, province } = unitOfRow(row);
    const draft = draftOfBase({ ...row, timeZone: zonesOf(province) }, unit);
    const zh = chineseNameOf(row) ?? draft.names.zh;
    if (zh) draft.names = { en: row.name, zh, 'zh-Hant': traditional(zh) };
    if (division) placeOfCode.set(division.code, becomeDivision(draft, division));
    places.push(draft);
  }
  for (const division of mainland) {
    if (division.level === 'province' || placeOfCode.has(division.code)) continue;
    const draft: PlaceDraft = {
      scheme: 'china',
      number: division.code,
      names: { en: '' },
      latitude: Math.round(division.latitude * 100) * 1000,
      longitude: Math.round(division.longitude * 100) * 1000,
      timeZone: division.code === KINMEN ? 'Asia/Taipei' : zonesOf(provinceOf(division.code)),
      kind: 'county',
      population: 0,
      unit: country,
      stems: [],
      aliases: [],
      townNames: [],
    };
    placeOfCode.set(division.code, becomeDivision(draft, division));
    places.push(draft);
  }
  const xinjiang = unitOfCode.get(XINJIANG);
  const zonesIn = (unit: UnitDraft): string =>
    unit === xinjiang ? zonesOf(XINJIANG) : unit.parent ? zonesIn(unit.parent) : zonesOf(0);
  return { places, placeOfCode, unitOfCode, unitAt, zonesIn };

  /** Give a place the name, the rank and the surroundings of the division whose seat it is. */
  function becomeDivision(draft: PlaceDraft, division: ChinaUnit): PlaceDraft {
    const unit = unitOfCode.get(division.code)!;
    const known = [...draft.aliases, draft.names.en];
    if (division.level === 'county') {
      draft.aliases = [];
      draft.townNames = known;
    } else draft.aliases = known;
    draft.stems = [...unit.aliases];
    const municipality = MUNICIPALITIES.has(division.code);
    if (municipality)
      draft.names = { en: draft.names.en, zh: stemOf(division.name)!, 'zh-Hant': traditional(stemOf(division.name)!) };
    else {
      draft.names = unit.names;
      draft.kind = division.level === 'prefecture' ? 'prefecture' : 'county';
    }
    draft.unit = municipality ? unit : unit.parent!;
    draft.division = unit;
    draft.population = Math.max(draft.population, rankOf(division, populationOf.get(division.parent) ?? 0));
    return draft;
  }
}

const KINDS_IN_ENGLISH: readonly (readonly [RegExp, string])[] = [[/市$/u, 'City'], [/区$/u, 'District'], [/县$/u, 'County'], [/旗$/u, 'Banner']]; // biome-ignore format: a row

/** 朝阳市 and 朝阳县 in Liaoning would both be Chaoyang: they are Chaoyang City and Chaoyang County. */
export function tellChineseTwinsApart(places: readonly PlaceDraft[]): void {
  const alike = new Map<string, PlaceDraft[]>();
  for (const place of places) {
    const units: string[] = [];
    for (let unit: UnitDraft | undefined = place.unit; unit; unit = unit.parent) units.push(unit.names.en);
    const key = [place.names.en, ...units.filter((name, i) => name !== (units[i - 1] ?? place.names.en))].join('|');
    alike.set(key, [...(alike.get(key) ?? []), place]);
  }
  for (const twins of alike.values()) {
    const divisions = twins.filter(({ division }) => division);
    if (divisions.length < 2) continue;
    for (const place of divisions) {
      const kind = KINDS_IN_ENGLISH.find(([ending]) => ending.test(place.names.zh ?? ''))?.[1];
      if (kind !== undefined) renameInEnglish(place, `${place.names.en} ${kind}`);
    }
  }
}

/** Beijing time, and in Xinjiang the other one beside it. */
const zonesOf = (province: number): string => (province === XINJIANG ? 'Asia/Shanghai Asia/Urumqi' : 'Asia/Shanghai');

/** How many people a division counts as, where the record of its seat has fewer: the town at the seat is not the county. */
function rankOf({ level, name }: ChinaUnit, around: number): number {
  if (level === 'prefecture') return name.endsWith('市') ? 500_000 : 250_000;
  if (name.endsWith('市')) return 400_000;
  return name.endsWith('区') ? 200_000 + 0.02 * around : 250_000; // a district of a bigger city comes before its namesake
}

/** 蒲城, Pucheng, Pucheng Xian and the like; for a province Shaanxi too. */
function divisionAliases({ code, name, level }: ChinaUnit): string[] {
  const stem = level === 'province' ? name.replace(/(?:维吾尔|壮族|回族)?自治区$|[省市]$/u, '') : stemOf(name);
  const names = stem === undefined ? [name] : [name, stem];
  const english = PROVINCES.find(([province]) => province === code)?.[2];
  return [
    ...(stem === undefined ? [] : [stem]),
    ...(level === 'prefecture' ? prefectureNames(name) : []),
    ...names.flatMap(pinyinSpellings),
    ...(english ? [english] : []),
  ];
}

/** Pucheng for 蒲城县; the usual name where there is one (Hotan, Harbin); the record's spelling where it is about the same word. */
function latinName(division: ChinaUnit, row: GeoNamesRow | undefined): string {
  const english = PROVINCES.find(([code]) => code === division.code)?.[2] ?? USUAL_LATIN[division.name];
  if (english) return english;
  const name = stemOf(division.name) ?? division.name;
  const bare = row ? bareLatin(row.name) : '';
  return pinyinSpellings(name).includes(plainLatin(bare)) ? bare : latinOf(name);
}

const plainLatin = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();

/**
 * The record of each division: the same name within 12 km of the seat, in Chinese, or in Latin letters where the record is a
 * seat of government or a city; of several the one called so itself, then the one with most people. Cities choose first, then
 * counties by their whole names, then by short ones.
 */
function matchRows(rows: readonly GeoNamesRow[], divisions: readonly ChinaUnit[]): Map<number, GeoNamesRow> {
  const byName = new Map<string, GeoNamesRow[]>();
  for (const row of rows) {
    const names = new Set(row.alternates.filter((text) => /\p{Script=Han}/u.test(text)).map(simplified));
    if (row.population >= CITY || /^PPL(?:C|A\d?)$/.test(row.feature)) names.add(plainLatin(bareLatin(row.name)));
    for (const name of names) byName.set(name, [...(byName.get(name) ?? []), row]);
  }
  const matched = new Map<number, GeoNamesRow>();
  const taken = new Set<GeoNamesRow>();
  const latin = (division: ChinaUnit): string => plainLatin(latinName(division, undefined));
  const choose = (division: ChinaUnit, ...names: readonly (string | undefined)[]): void => {
    if (matched.has(division.code)) return;
    const named = names.flatMap((name) => (name === undefined ? [] : (byName.get(name) ?? [])));
    const near = named.filter((row) => !taken.has(row) && kmBetween(row, division) <= SAME_SEAT_KM);
    const own = latin(division);
    const isOwn = (row: GeoNamesRow): number => Number(plainLatin(bareLatin(row.name)) === own);
    const [best] = near.sort(
      (a, b) => isOwn(b) - isOwn(a) || b.population - a.population || kmBetween(a, division) - kmBetween(b, division),
    );
    if (!best) return;
    matched.set(division.code, best);
    taken.add(best);
  };
  const isCity = ({ level, name, code }: ChinaUnit): boolean =>
    MUNICIPALITIES.has(code) || (level === 'prefecture' && name.endsWith('市'));
  const cities = divisions.filter(isCity);
  const counties = divisions.filter(({ level }) => level === 'county');
  for (const city of cities) choose(city, city.name, stemOf(city.name), latin(city));
  for (const county of counties) choose(county, county.name, county.name.endsWith('市') ? latin(county) : undefined);
  for (const county of counties) choose(county, stemOf(county.name));
  for (const county of counties) choose(county, latin(county));
  for (const other of divisions) if (other.level === 'prefecture' && !isCity(other)) choose(other, other.name);
  return matched;
}

/** Zhucheng for Zhucheng City or Zhucheng Shi. */
const bareLatin = (name: string): string => name.replace(/ (?:Shi|Xian|Qu|Qi|City|County|District)$/, '');

/** The Chinese name of a record that reads as its Latin one: Beijinglu is 北京路, whatever else the record lists. */
function chineseNameOf(row: GeoNamesRow): string | undefined {
  const plain = row.ascii.toLowerCase().replace(/[^a-z]/g, '');
  return row.alternates
    .filter((name) => /^\p{Script=Han}+$/u.test(name))
    .map(simplified)
    .find((name) => pinyinSpellings(name).includes(plain));
}

function kmBetween(row: GeoNamesRow, division: ChinaUnit): number {
  const north = (row.latitude / 1e5 - division.latitude) * 111.2;
  const east = (row.longitude / 1e5 - division.longitude) * 111.2 * Math.cos((division.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}
