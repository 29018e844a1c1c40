// Former countries of places, and long names of countries. 苏联莫斯科, Danzig Germany, 大韩民国: the rows of curated/former-countries.txt.

import { type CuratedReader, listOf, rowsOf } from './curated-rows.ts';
import type { UnitDraft } from './draft.ts';

/** Adds the names to countries, and by code to divisions abroad and to provinces of China. */
export function applyFormerCountries(
  countries: ReadonlyMap<string, UnitDraft>,
  unitOfCode: (code: string) => UnitDraft,
  provinces: ReadonlyMap<number, UnitDraft>,
  read: CuratedReader,
): void {
  for (const { names, inside, at } of rowsOf(read, 'former-countries.txt', ['names', 'inside'])) {
    for (const code of listOf(inside)) {
      const unit = code.includes('.') ? unitOfCode(code) : (countries.get(code) ?? provinces.get(Number(code)));
      if (!unit) throw new Error(`${at}: no country or province has the code "${code}"`);
      unit.alsoIn = [...(unit.alsoIn ?? []), ...listOf(names)];
    }
  }
}
