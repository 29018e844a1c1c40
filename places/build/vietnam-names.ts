// Names of Vietnamese places with all their marks: Hà Nội, Cần Thơ, Thừa Thiên Huế. The lists omit some marks; they are restored from a name
// with the same folded key, in the record or in the table vietnam.txt.

import { countryOf, type PlaceDraft, type UnitDraft } from './draft.ts';

const KIND = /^(?:Thành phố|Thị xã|Thị trấn|Tỉnh|Huyện|Quận|TP\.|[QH]\.) (?=\p{Lu})/iu;
const ENGLISH = / (?:City|Province|District|city|Mines)$/u;

const NUMBERED = /^Quận (?:Một|Hai|Ba|Bốn|Tư|Năm|Sáu|Bảy|Tám|Chín|Mười.*|\d+)$/iu; // the number alone is no name

function bare(name: string): string {
  const plain = name.normalize('NFC').replace(ENGLISH, '');
  return NUMBERED.test(plain) ? plain : plain.replace(KIND, '');
}
const ABRIDGED_FROM = 20_000; // people
const SHORTEST_ABRIDGED = 5; // letters: shorter ones may be another word

/** Names with initials, as forms and addresses abridge them: H. Phòng, B. M. Thuột. */
function abridged(name: string): string[] {
  const words = name.split(' ');
  return [1, words.length - 1]
    .filter((count) => words.length > 1 && count > 0)
    .map((count) => [...words.slice(0, count).map((word) => word[0]), ...words.slice(count)].join(''))
    .filter((short) => short.length >= SHORTEST_ABRIDGED);
}

const marks = (name: string): number => name.normalize('NFD').replace(/[^\p{M}đĐ]/gu, '').length;

/** Gives places and divisions of Vietnam their names; returns how many. */
export function nameVietnam(places: readonly PlaceDraft[], vietnam: UnitDraft, fold: (text: string) => string): number {
  const best = new Map<string, string>(); // the name with the most marks for a key
  const learn = (name: string): void => {
    const plain = bare(name);
    const known = best.get(fold(plain));
    if (known === undefined || marks(known) < marks(plain)) best.set(fold(plain), plain);
  };
  const inside = places.filter(({ unit }) => countryOf(unit) === vietnam);
  const tables = inside.map(({ stems }) => stems.filter((name) => !ENGLISH.test(name)));
  for (const names of tables) for (const name of names) learn(name);
  let named = 0;
  for (const [n, place] of inside.entries()) {
    const own = bare(place.names.en);
    const names = [place.names.en, ...tables[n]!, ...place.aliases]
      .map(bare)
      .filter((name) => fold(name) === fold(own));
    const city = tables[n]!.find((name) => tables[n]!.includes(`Thành phố ${name}`)); // Quy Nhơn, listed as Qui Nhon
    const [vi = own] = names.sort((a, b) => marks(b) - marks(a));
    const shown = marks(vi) === 0 && city !== undefined ? city : vi;
    place.names = { ...place.names, vi: shown };
    if (place.population >= ABRIDGED_FROM) place.aliases.push(...abridged(shown));
    named++;
  }
  const units = new Set<UnitDraft>();
  for (const { unit } of inside) for (let u = unit; u.parent; u = u.parent) units.add(u);
  for (const unit of units) {
    const own = bare(unit.names.en);
    if (unit.names.vi?.startsWith('Thành phố ')) continue;
    const vi = best.get(fold(own)) ?? unit.names.vi ?? own;
    unit.names = { ...unit.names, vi };
    named++;
  }
  return named;
}
