// Names of divisions in the languages of the reader, by code: from CLDR (division-labels.txt), and corrections and additions by hand
// (place-labels.txt, which has places too).

import { type CuratedReader, rowsOf } from './curated-rows.ts';
import { countryOf, type PlaceDraft, type UnitDraft } from './draft.ts';
import { finderOf } from './ids.ts';
import { READER_LANGUAGES, type ReaderLanguage } from './reader-names.ts';

/** Names by language; `zh` only where division-names.txt has none. */
export type DivisionLabels = Partial<Record<ReaderLanguage | 'zh', string>>;

const CELLS = ['code', ...READER_LANGUAGES, 'zh'] as const;

/** Both tables, by code or by the id of a place; a row of the second adds to the one of the first. */
export function readLabels(read: CuratedReader): Map<string, DivisionLabels> {
  const labels = new Map<string, DivisionLabels>();
  for (const file of ['division-labels.txt', 'place-labels.txt'])
    for (const { code, at: _, ...names } of rowsOf(read, file, CELLS)) {
      const given = Object.fromEntries(Object.entries(names).filter(([, name]) => name !== ''));
      labels.set(code, { ...labels.get(code), ...given });
    }
  return labels;
}

/** Names the units of China, Hong Kong and Taiwan, whose codes are others: by the country and their Chinese name. */
export function nameChineseUnits(
  units: Iterable<UnitDraft>,
  countries: ReadonlyMap<string, UnitDraft>,
  labels: ReadonlyMap<string, DivisionLabels>,
): void {
  const keyOf = (country: UnitDraft, zh: string | undefined): string => `${country.names.en} ${zh}`;
  const byChinese = new Map<string, DivisionLabels>();
  for (const [code, { zh, ...names }] of labels)
    if (zh && /^(?:CN|HK|TW)\./.test(code)) byChinese.set(keyOf(countries.get(code.slice(0, 2))!, zh), names);
  for (const unit of units) {
    const { ja: _, ...names } = byChinese.get(keyOf(countryOf(unit), unit.names.zh)) ?? {}; // Japanese names are the Chinese ones in Japanese characters
    unit.names = { ...unit.names, ...names };
  }
}

/** Gives places the names of place-labels.txt, and quarters and villages of Japan theirs. */
export function labelPlaces(places: readonly PlaceDraft[], read: CuratedReader): void {
  const find = finderOf(places);
  for (const table of ['place-labels.txt', 'japan-quarters.txt'])
    for (const { code, at, ...names } of rowsOf(read, table, CELLS)) {
      if (/^[A-Z]{2}\./.test(code)) continue; // a division
      const place = find(code);
      if (!place) throw new Error(`${at}: there is no place "${code}"`);
      const given = Object.fromEntries(Object.entries(names).filter(([, name]) => name !== ''));
      place.names = { ...place.names, ...given };
    }
}
