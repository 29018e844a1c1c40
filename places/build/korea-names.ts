// Names of Korean places in hangul, from the table korea.txt: 부산, 파주, 종로구. A division is called as the place of its table row.

import type { PlaceDraft, UnitDraft } from './draft.ts';

const HANGUL = /^[\p{Script=Hangul}\s]{2,}$/u;

/** Gives places and divisions of South Korea their names; returns how many. */
export function nameKorea(places: readonly PlaceDraft[], korea: UnitDraft, fold: (text: string) => string): number {
  let named = 0;
  const units = new Map<string, UnitDraft>(); // by the Latin name and the first level around
  const inside = places.filter(({ unit }) => outermost(unit)?.parent === korea);
  for (const { unit } of inside) {
    for (let u = unit; u.parent !== korea; u = u.parent!) units.set(`${outermost(u)!.names.en} ${fold(u.names.en)}`, u);
  }
  for (const place of inside) {
    const names = place.stems.filter((name) => HANGUL.test(name));
    const kind = /[구군]$/u;
    const isDistrict = /-(?:gu|gun)$/.test(place.names.en);
    const ko = isDistrict ? (names.find((name) => kind.test(name)) ?? names[0]) : names[0];
    if (ko === undefined) continue;
    place.names = { ...place.names, ko };
    named++;
    const whole = names.find((name) => /[시군구]$/u.test(name));
    for (const latin of place.stems) {
      const unit = units.get(`${outermost(place.unit)!.names.en} ${fold(latin)}`);
      if (unit === undefined || whole === undefined || !/-(?:si|gun|gu)$/.test(unit.names.en)) continue;
      unit.names = { ...unit.names, ko: whole };
      named++;
    }
  }
  return named;
}

/** The unit of the first level around a unit; undefined for a country. */
function outermost(unit: UnitDraft): UnitDraft | undefined {
  let u = unit;
  while (u.parent?.parent) u = u.parent;
  return u.parent ? u : undefined;
}
