// Korean readings of towns of China, 봉성 for 凤城, as Koreans wrote them until 1986 and many still do: curated/china-in-korean.txt. A reading that is
// the name of a place or a division outside China, or of a better known one in China, is only read with the province: 안양 is in Korea, 하남성 안양 in China.

import { type CuratedReader, listOf, rowsOf } from './curated-rows.ts';
import { countryOf, type PlaceDraft, type UnitDraft } from './draft.ts';

const HANGUL = /\p{Script=Hangul}/u;
/** A division without its kind: 발리 for 발리주, which is Bali. */
const KIND_OF_DIVISION = /(?:주|도|현|성|시|군|구|지방|관구)$/u;
const COUNTRY = '중국';
const COUNTY = '현';
const LARGE_TOWN = 20_000; // people: 사천 is 사천시 first, but 산동 is no township

/** Adds the readings to places, and to provinces and prefectures as names of what places are in. `chinese` are the countries that write Hanzi as China does. */
export function readChinaInKorean(
  places: readonly PlaceDraft[],
  placeOfCode: ReadonlyMap<number, PlaceDraft>,
  unitOfCode: ReadonlyMap<number, UnitDraft>,
  chinese: ReadonlySet<UnitDraft>,
  read: CuratedReader,
): void {
  const abroad = new Map<string, number>(); // names, each with the people of the largest place of the name
  for (const { names, stems, aliases, townNames, alsoIn = [], unit, population, regions } of places) {
    if (chinese.has(countryOf(unit))) continue;
    const divisions = unitsAround(unit).flatMap(({ names: { ko = '' } }) => [ko, ko.replace(KIND_OF_DIVISION, '')]);
    for (const name of [
      names.ko ?? '',
      ...stems,
      ...aliases,
      ...townNames,
      ...alsoIn,
      ...(regions?.names ?? []),
      ...divisions,
    ])
      if (HANGUL.test(name)) abroad.set(name, Math.max(population, abroad.get(name) ?? 0));
  }
  const rows = rowsOf(read, 'china-in-korean.txt', ['code', 'names', 'kind']).map((row) => ({
    ...row,
    code: Number(row.code),
    names: listOf(row.names),
  }));
  const famous = new Set(rowsOf(read, 'korean-readings.txt', ['code', 'names']).flatMap(({ names }) => listOf(names)));
  /** A name with its first two characters, which the county and the prefecture of one name share. */
  const written = (name: string, code: number): string => `${name} ${unitOfCode.get(code)?.names.zh?.slice(0, 2)}`;
  const ofPrefectures = new Set(
    rows.filter(({ code }) => code % 100 === 0).flatMap(({ code, names }) => names.map((name) => written(name, code))),
  );
  const namesOf = new Map(rows.map(({ code, names }) => [code, names]));
  for (const { code, names, kind, at } of rows) {
    const unit = unitOfCode.get(code);
    if (!unit) throw new Error(`${at}: no division has the code ${code}`);
    const province = provinceOf(code);
    const isTaken = (name: string): boolean =>
      abroad.has(name) || (code % 100 !== 0 && (famous.has(name) || ofPrefectures.has(written(name, code))));
    if (code % 100 === 0) {
      const isLarge = (name: string): boolean => (abroad.get(name) ?? 0) >= LARGE_TOWN;
      const given = names.filter((name) => !(code === province ? isLarge(name) : isTaken(name)));
      unit.foreignNames = [...(unit.foreignNames ?? []), ...given];
    }
    const outers = namesOf.get(province) ?? [];
    const inside = (name: string): string[] => outers.flatMap((outer) => [`${outer} ${name}`, `${name} ${outer}`]);
    for (const name of names) {
      const whole = name + kind;
      const added = isTaken(name)
        ? [...inside(name), ...inside(whole), `${COUNTRY} ${whole}`, `${whole} ${COUNTRY}`]
        : kind === COUNTY
          ? [name, whole]
          : [name];
      placeOfCode.get(code)?.aliases.push(...new Set(added));
    }
  }
}

/** A division and those around it, without the country. */
const unitsAround = (unit: UnitDraft): UnitDraft[] =>
  unit.parent === undefined ? [] : [unit, ...unitsAround(unit.parent)];

const provinceOf = (code: number): number => code - (code % 10_000);
