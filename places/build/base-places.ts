// How does a row of the base list become a place?

import type { PlaceDraft, UnitDraft } from './draft.ts';
import { type GeoNamesRow, kindOf } from './geonames.ts';
import { chosenHan } from './han.ts';

/** A draft of a base row that lies in this unit. */
export function draftOfBase(row: GeoNamesRow, unit: UnitDraft): PlaceDraft {
  const known = [row.ascii, ...row.alternates].filter((name) => typed(name, row.country));
  const han = chosenHan(known, row.country);
  return {
    scheme: 'geonames',
    number: row.id,
    names: { en: row.name, ...han },
    latitude: row.latitude,
    longitude: row.longitude,
    timeZone: row.timeZone,
    kind: kindOf(row.feature),
    population: row.population,
    unit,
    stems: [],
    aliases: known,
    townNames: [],
  };
}

/** Whether the search holds names in this script: Latin and Han everywhere, kana in Japan, hangul in Korea. */
function typed(name: string, country: string): boolean {
  if (/^[\p{Script=Latin}\p{Script=Han}\p{N}\p{P}\p{M}\p{Lm}\p{S}\s]+$/u.test(name)) return true;
  if (country === 'JP') return /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Lm}\p{P}\s]+$/u.test(name);
  if (country === 'KR' || country === 'KP') return /^[\p{Script=Hangul}\p{P}\p{N}\s]+$/u.test(name);
  return false;
}
