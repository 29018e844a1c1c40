// The places of mainland China: every prefecture and county, at GeoNames' point and under its id where curated/china-divisions.txt
// names a record, otherwise under its own code at the seat; and all other GeoNames records, each in its division.

import { draftOfBase } from './base-places.ts';
import { latinOf, pinyinSpellings, prefectureNames, stemOf, USUAL_LATIN } from './china-names.ts';
import { MUNICIPALITIES, PROVINCES } from './china-provinces.ts';
import { type CodedPoint, divisionFinder } from './china-records.ts';
import type { ChinaUnit } from './china-units.ts';
import type { CuratedReader } from './curated-rows.ts';
import { type PlaceDraft, renameInEnglish, type UnitDraft } from './draft.ts';
import type { GeoNamesRow } from './geonames.ts';
import { simplified, traditional } from './han.ts';

const XINJIANG = 650000;
const KINMEN = 350527; // 金门县: the same islands as Taiwan's, and Taiwan's clock

/** Places and divisions of China, for the other sources. */
export interface China {
  readonly places: PlaceDraft[];
  /** The place of a division. */
  readonly placeOfCode: ReadonlyMap<number, PlaceDraft>;
  readonly unitOfCode: ReadonlyMap<number, UnitDraft>;
  /** The division of a point of the mainland: the smallest one on which its neighbours agree. */
  readonly unitAt: (point: CodedPoint) => UnitDraft;
  /** The zones in use in a division: Beijing time, and in Xinjiang the other one beside it. */
  readonly zonesIn: (unit: UnitDraft) => string;
}

/** Composes mainland China from the records of GeoNames there and the divisions. */
export function chinaPlaces(
  rows: readonly GeoNamesRow[],
  divisions: readonly ChinaUnit[],
  country: UnitDraft,
  read: CuratedReader,
): China {
  const mainland = divisions.filter(({ code }) => code < 700000);

  const unitOfCode = new Map<number, UnitDraft>();
  for (const division of mainland) {
    const outer = division.parent === 0 ? country : unitOfCode.get(division.parent)!;
    const zh = division.name;
    unitOfCode.set(division.code, {
      parent: outer,
      names: { en: latinName(division), zh, 'zh-Hant': traditional(zh) },
      aliases: divisionAliases(division),
    });
  }

  const provinceOf = (code: number): number => Math.floor(code / 10000) * 10000;
  const find = divisionFinder(rows, mainland, read);
  const unitAt = (point: CodedPoint): UnitDraft => unitOfCode.get(find.ofPoint(point)) ?? country;

  const divisionOfRow = new Map(mainland.map((division) => [division.record, division]));
  const populationOf = new Map(mainland.map(({ code, record }) => [code, record?.population ?? 0]));
  const places: PlaceDraft[] = [];
  const placeOfCode = new Map<number, PlaceDraft>();
  for (const row of rows) {
    const division = divisionOfRow.get(row);
    const code = division?.code ?? find.ofRecord(row);
    const draft = draftOfBase({ ...row, timeZone: zonesOf(provinceOf(code)) }, unitOfCode.get(code) ?? country);
    const zh = chineseNameOf(row) ?? draft.names.zh;
    if (zh) draft.names = { ...draft.names, zh, 'zh-Hant': traditional(zh) };
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

  /** Gives a place the name, the rank and the surroundings of the division whose seat it is. */
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
      draft.names = { ...draft.names, zh: stemOf(division.name)!, 'zh-Hant': traditional(stemOf(division.name)!) };
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
export function distinguishChineseTwins(places: readonly PlaceDraft[]): void {
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

/** Minimum population by which a division is ranked: the town at the seat is not the county. */
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
function latinName(division: ChinaUnit): string {
  const english = PROVINCES.find(([code]) => code === division.code)?.[2] ?? USUAL_LATIN[division.name];
  if (english) return english;
  const name = stemOf(division.name) ?? division.name;
  const bare = division.record ? bareLatin(division.record.name) : '';
  return pinyinSpellings(name).includes(plainLatin(bare)) ? bare : latinOf(name);
}

const plainLatin = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();

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
