// The places of Hong Kong and Macau: the 18 districts and 8 parishes, at GeoNames' point where curated/china-divisions.txt names a record;
// and all other records, each in the district of its code, if that is one of the three nearest.

import { draftOfBase } from './base-places.ts';
import { pinyinSpellings, stemOf } from './china-names.ts';
import type { CodedPoint } from './china-records.ts';
import type { ChinaUnit } from './china-units.ts';
import type { PlaceDraft, UnitDraft } from './draft.ts';
import type { GeoNamesRow } from './geonames.ts';
import { traditional } from './han.ts';

// District code, English or Portuguese name, other names.
const DISTRICTS: ReadonlyMap<number, readonly [en: string, ...others: string[]]> = new Map([
  [810001, ['Central and Western', '中西區']],
  [810002, ['Wan Chai', 'Wanchai', '灣仔']],
  [810003, ['Eastern District', '港岛东区']],
  [810004, ['Southern District', '港岛南区']],
  [810005, ['Yau Tsim Mong', '油尖旺']],
  [810006, ['Sham Shui Po', '深水埗', '深水埔']],
  [810007, ['Kowloon City', '九龍城']],
  [810008, ['Wong Tai Sin', '黃大仙']],
  [810009, ['Kwun Tong', '觀塘', '官塘']],
  [810010, ['Tsuen Wan', '荃灣']],
  [810011, ['Tuen Mun', '屯門']],
  [810012, ['Yuen Long', '元朗']],
  [810013, ['North District', '新界北区']],
  [810014, ['Tai Po', '大埔']],
  [810015, ['Sai Kung', '西貢']],
  [810016, ['Sha Tin', 'Shatin', '沙田']],
  [810017, ['Kwai Tsing', '葵青']],
  [810018, ['Islands District', '離島']],
  [820001, ['Nossa Senhora de Fátima', '花地瑪']],
  [820002, ['Santo António', '聖安多尼堂区', '花王堂']],
  [820003, ['São Lázaro', '望德堂']],
  [820004, ['Sé', '大堂']],
  [820005, ['São Lourenço', '聖老愣佐堂', '風順堂']],
  [820006, ['Nossa Senhora do Carmo', 'Taipa', '氹仔', '嘉模堂']],
  [820007, ['Cotai', '路氹城', '路氹']],
  [820008, ['São Francisco Xavier', 'Coloane', '路環']],
]);
// GeoNames' codes of the districts and parishes. Some records have a wrong one.
// biome-ignore format: by island, Kowloon, New Territories, Macau
const GEONAMES_CODES: ReadonlyMap<string, number> = new Map([
  ['HCW', 810001], ['HWC', 810002], ['HEA', 810003], ['HSO', 810004], ['KYT', 810005], ['KSS', 810006], ['KKC', 810007], ['KWT', 810008], ['KKT', 810009],
  ['NTW', 810010], ['NTM', 810011], ['NYL', 810012], ['NNO', 810013], ['NTP', 810014], ['NSK', 810015], ['NST', 810016], ['NKT', 810017], ['NIS', 810018],
  ['11875154', 820001], ['11875155', 820002], ['11875156', 820003], ['11875157', 820004], ['11875158', 820005], ['11875159', 820006], ['11875160', 820007],
  ['11875161', 820008],
]);
// Regions of a district by custom, which are no divisions: the island, Kowloon, the New Territories.
const REGIONS: readonly (readonly [last: number, ...names: string[]])[] = [
  [810004, '港島', '香港島', 'Hong Kong Island'],
  [810009, '九龍', 'Kowloon'],
  [810018, '新界', 'New Territories'],
];
/** True for the name of a parish of Macau. */
export const isParishOfMacau = (name: string): boolean =>
  [...DISTRICTS].some(([code, [en]]) => code > 820000 && en === name);

const NEAREST = 3;
const WRONG_CODE: ReadonlySet<string> = new Set(['Kwai Chung', 'Yeung Uk Tsuen']); // coded as Tsuen Wan, which is near
const RANK = 150_000; // a district without a record of its own counts as so many people

/** Compose one of the two from its records and districts. */
export function harbourPlaces(
  rows: readonly GeoNamesRow[],
  districts: readonly ChinaUnit[],
  country: UnitDraft,
  timeZone: string,
): { places: PlaceDraft[]; unitAt: (point: CodedPoint & { readonly name: string }) => UnitDraft } {
  const units = new Map<number, UnitDraft>();
  for (const { code, name } of districts) {
    const [en, ...others] = DISTRICTS.get(code)!;
    const zh = name.replace('凼', '氹');
    const stem = stemOf(zh);
    units.set(code, {
      parent: country,
      names: { en, zh, 'zh-Hant': traditional(zh) },
      aliases: [...others, ...(stem === undefined ? [] : [stem, ...pinyinSpellings(stem)]), ...pinyinSpellings(zh)],
      alsoIn: regionOf(code),
    });
  }
  const unitAt = ({ name, latitude, longitude, admin1 }: CodedPoint & { readonly name: string }): UnitDraft => {
    if (WRONG_CODE.has(name)) return country;
    const apart = (seat: ChinaUnit): number =>
      Math.hypot(seat.latitude * 1e5 - latitude, seat.longitude * 1e5 - longitude);
    const near = [...districts].sort((a, b) => apart(a) - apart(b)).slice(0, NEAREST);
    const district = near.find(({ code }) => code === GEONAMES_CODES.get(admin1));
    return (district && units.get(district.code)) ?? country;
  };

  const districtOfRow = new Map(districts.map(({ record, code }) => [record, units.get(code)]));
  const places = rows.map((row) => {
    const draft = draftOfBase(row, row.feature === 'PPLC' ? country : unitAt(row));
    const district = districtOfRow.get(row);
    return district ? becomeDistrict(draft, district) : draft;
  });
  for (const { code, latitude, longitude, record } of districts) {
    if (record) continue;
    const unit = units.get(code)!;
    const draft: PlaceDraft = {
      scheme: 'china',
      number: code,
      names: unit.names,
      latitude: Math.round(latitude * 100) * 1000,
      longitude: Math.round(longitude * 100) * 1000,
      timeZone,
      kind: 'district',
      population: 0,
      unit,
      stems: [],
      aliases: [],
      townNames: [],
    };
    places.push(becomeDistrict(draft, unit));
  }
  return { places, unitAt };

  function becomeDistrict(draft: PlaceDraft, unit: UnitDraft): PlaceDraft {
    draft.names = unit.names;
    draft.stems = [...unit.aliases];
    draft.unit = country;
    draft.division = unit;
    draft.kind = 'district';
    draft.population = Math.max(draft.population, RANK);
    return draft;
  }
}

/** The names of the region of a district: 新界 for 沙田区. */
function regionOf(code: number): string[] {
  const [, ...names] = REGIONS.find(([last]) => code <= last) ?? [0];
  return names;
}
