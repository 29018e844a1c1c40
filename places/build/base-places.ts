// A row of the base list as a place.

import { isAscii } from '../src/fold.ts';
import type { PlaceDraft, UnitDraft } from './draft.ts';
import { type GeoNamesRow, kindOf } from './geonames.ts';
import { chosenHan, withoutMangled } from './han.ts';
import { readerNames } from './reader-names.ts';

/** A draft of a base row that is in this unit. */
export function draftOfBase(row: GeoNamesRow, unit: UnitDraft): PlaceDraft {
  const isCode = (name: string): boolean => /^[A-Z]{3}$/.test(name) && name !== row.name.toUpperCase();
  const known = withoutMangled([row.ascii, ...row.alternates].filter((name) => !isCode(name) && isTyped(name, row)));
  const han = chosenHan(known, row.country);
  return {
    scheme: 'geonames',
    number: row.id,
    names: { en: row.name, ...han, ...readerNames([row.name, ...row.alternates], row.country) },
    latitude: row.latitude,
    longitude: row.longitude,
    timeZone: row.timeZone,
    kind: kindOf(row.feature),
    population: row.population,
    unit,
    stems: bareNames(row),
    aliases: known,
    townNames: [],
    codes: row.alternates.filter(isCode), // of airports
  };
}

/**
 * Halle for Halle (Saale), Newcastle for Newcastle upon Tyne, Biel and Bienne for Biel/Bienne: if the record lists the short form, it means the place as
 * clearly.
 */
function bareNames({ name, alternates }: GeoNamesRow): string[] {
  const bare = /^(.+?)(?: \(| (?:upon|am|an der) )/.exec(name)?.[1];
  const names = name.includes('/') ? name.split('/').map((each) => each.trim()) : [bare];
  return names.filter((each) => each !== undefined && alternates.includes(each)) as string[];
}

const BIG_CITY = 100_000; // people: known, and named, in countries of every script

/**
 * True if the search has names in this script: Latin and Han everywhere, any other script in the countries that write it, and names
 * of big cities in all of them.
 */
function isTyped(name: string, { country, population }: GeoNamesRow): boolean {
  if (isAscii(name)) return true; // most are
  if (/^[\p{Script=Latin}\p{Script=Han}\p{N}\p{P}\p{M}\p{Lm}\p{S}\s]+$/u.test(name)) return true;
  if (country === 'JP' && /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Lm}\p{P}\s]+$/u.test(name))
    return true;
  const script = OTHER_SCRIPTS.find(([ofScript]) => ofScript.test(name));
  return script !== undefined && (population >= BIG_CITY || script[1].split(' ').includes(country));
}

// biome-ignore format: a table
/** Names wholly in one script, and the countries where people write it. */
const OTHER_SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [written('Cyrillic'),   'RU UA BY BG RS MK KZ KG TJ UZ MN ME BA MD XK GE AM AZ TM EE LV LT'],
  [written('Arabic'),     'EG SA IQ SY LB JO PS YE OM AE QA BH KW SD LY TN DZ MA MR EH DJ SO KM TD IL IR AF PK'],
  [written('Hebrew'),     'IL PS'],
  [written('Greek'),      'GR CY'],
  [written('Armenian'),   'AM'],
  [written('Georgian'),   'GE'],
  [written('Thai'),       'TH'],
  [written('Lao'),        'LA'],
  [written('Khmer'),      'KH'],
  [written('Myanmar'),    'MM'],
  [written('Devanagari'), 'IN NP'],
  [written('Bengali'),    'BD IN'],
  [written('Tamil'),      'IN LK SG MY'],
  [written('Telugu'),     'IN'],
  [written('Kannada'),    'IN'],
  [written('Malayalam'),  'IN'],
  [written('Gujarati'),   'IN'],
  [written('Gurmukhi'),   'IN'],
  [written('Oriya'),      'IN'],
  [written('Sinhala'),    'LK'],
  [written('Tibetan'),    'CN BT IN'],
  [written('Thaana'),     'MV'],
  [written('Ethiopic'),   'ET ER'],
  [written('Hiragana'),   'JP'],
  [written('Katakana'),   'JP'],
  [written('Hangul'),     'KR KP'],
];

function written(script: string): RegExp {
  return new RegExp(`^[\\p{Script=${script}}\\p{M}\\p{N}\\p{P}\\p{Lm}\\s]+$`, 'u');
}
