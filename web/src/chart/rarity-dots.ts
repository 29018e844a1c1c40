// Rarity as a picture: as many dots as births, one of them lit. The tables of rarity go from 1 in 23 to 1 in 79, so it is never more than a few rows.

/** Position of the lit dot, as a share of the way. */
const LIT_AT = 0.618;

/**
 * The dots as data of two SVG paths, to be drawn with round ends, one unit wide. A dot is a line almost without length: a canvas draws none without any.
 * @param columns dots in a row
 */
export function rarityDots(
  oneIn: number,
  columns: number,
): { readonly dots: string; readonly lit: string; readonly rows: number } {
  const at = (n: number) => `M${(n % columns) * 2 + 1} ${Math.floor(n / columns) * 2 + 1}h.01`;
  const lit = Math.floor(oneIn * LIT_AT);
  const others = Array.from({ length: oneIn }, (_, n) => n).filter((n) => n !== lit);
  return { dots: others.map(at).join(''), lit: at(lit), rows: Math.ceil(oneIn / columns) };
}
