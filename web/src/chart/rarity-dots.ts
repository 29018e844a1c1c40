// Rarity as a picture: one highlighted dot among as many as there are births. The tables of rarity contain 1 in 23 to 1 in 79, so there are few rows.

/** Position of the highlighted dot, as a share of the number of dots. */
const LIT_AT = 0.618;

/**
 * The dots as data of two SVG paths, with round ends and a width of one unit. A dot is a very short line: a canvas draws nothing for a line without length.
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
