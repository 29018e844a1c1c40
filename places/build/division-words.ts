// Names of divisions abroad without words for their kind: Toledo for Provincia de Toledo, La Union for Province of La Union.
// The words are a table of curated/.

import { PLACE_LANGUAGES } from '../src/place.ts';
import { type CuratedReader, listOf, rowsOf } from './curated-rows.ts';
import { countryOf, type UnitDraft } from './draft.ts';

const TABLE = 'division-words.txt';
const CELLS = ['country', 'before', 'behind'] as const;
const EVERYWHERE = '*';
const SMALL_WORDS =
  "(?: (?:de la|de los|de las|de les|de|del|des|di|du|do|da|of|e|la|le)(?= )| (?:d|de l|del|dell|e l)['’])?"; // between the kind and the name

interface Words {
  readonly before: readonly string[];
  readonly behind: readonly string[];
}

/** Names of divisions without the words of their kind. */
export interface BareNames {
  /** The name without any such word; nothing where it has none. */
  readonly bare: (country: string, name: string) => string[];
  /** The name as English shows it: without the words that are not English, with a capital (Powiat ostrołęcki: Ostrołęcki). */
  readonly inEnglish: (country: string, name: string) => string;
}

/** Reads the table of words. */
export function bareDivisionNames(read: CuratedReader): BareNames {
  const words = new Map<string, Words>();
  for (const { country, before, behind, at } of rowsOf(read, TABLE, CELLS)) {
    if (words.has(country)) throw new Error(`${at}: ${country} has a row already`);
    words.set(country, { before: listOf(before), behind: listOf(behind) });
  }
  const english = words.get(ENGLISH);
  const foreign = (row: Words | undefined): Words => ({
    before: row?.before.filter((word) => !english?.before.includes(word)) ?? [],
    behind: row?.behind.filter((word) => !english?.behind.includes(word)) ?? [],
  });
  const bare = bareBy((country) => [english, words.get(EVERYWHERE), words.get(country)]);
  const withoutForeign = bareBy((country) => [foreign(words.get(EVERYWHERE)), foreign(words.get(country))]);
  return {
    bare,
    inEnglish: (country, name) => {
      const [short = name] = SHOWN_WHOLE.has(country) || NUMBERED.test(name) ? [] : withoutForeign(country, name);
      return short[0]!.toUpperCase() + short.slice(1);
    },
  };
}

/** Gives divisions that lack a name in some language the bare one, which it shows instead. */
export function nameBare(
  units: Iterable<UnitDraft>,
  countries: ReadonlyMap<string, UnitDraft>,
  { bare }: BareNames,
): void {
  const codes = new Map([...countries].map(([code, unit]) => [unit, code]));
  for (const unit of units) {
    const { names } = unit;
    if (!unit.parent || NUMBERED.test(names.en) || PLACE_LANGUAGES.every((each) => names[each] !== undefined)) continue;
    const [short] = bare(codes.get(countryOf(unit))!, names.en);
    if (short !== undefined) unit.names = { ...names, bare: short };
  }
}

const ENGLISH = 'en';
const NUMBERED = /^Quận (?:Một|\S{1,3})$/u; // of Ho Chi Minh City
const SHOWN_WHOLE: ReadonlySet<string> = new Set(['JP', 'KR']); // -shi, -gun, -si: the official romanisation

function bareBy(
  rowsOfCountry: (country: string) => (Words | undefined)[],
): (country: string, name: string) => string[] {
  const patterns = new Map<string, RegExp>();
  return (country, name) => {
    const known = patterns.get(country) ?? pattern(rowsOfCountry(country));
    patterns.set(country, known);
    const { before, behind } = known.exec(name)?.groups ?? {};
    const bare = before ?? behind;
    return bare === undefined || bare.length < MIN_LENGTH ? [] : [bare];
  };
}

const MIN_LENGTH = 2;

function pattern(words: readonly (Words | undefined)[]): RegExp {
  const any = (of: keyof Words): string =>
    words
      .flatMap((row) => row?.[of] ?? [])
      .sort((a, b) => b.length - a.length)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('|') || '(?!)';
  return new RegExp(
    `^(?:(?:${any('before')})${SMALL_WORDS}[ ]?(?<before>(?<=[ '’]).+)|(?<behind>.+?)[ -](?:${any('behind')}))$`,
    'u',
  );
}
