// Four pillars on one line, in common notations: separated by spaces, commas or dots, the eight characters together, 年 月 日 时 after each.

const UNITS = '[年月日时時年月日時년월일시柱]';
const TOGETHER = new RegExp(`^(?:[^\\s\\x21-\\x5e\\x60-\\x7e]${UNITS}?){4,8}$`, 'u');

/** True for an unknown pillar. */
export const isUnknown = (text: string): boolean => /^_+$/.test(text);

/** A pair without the name of its pillar: 丙寅 of 丙寅年, 年柱丙寅. */
export const withoutUnit = (text: string): string =>
  text
    .replace(new RegExp(`^${UNITS}{1,2}[:：]?(?=.{2})`, 'u'), '')
    .replace(new RegExp(`(?<=..)${UNITS}{1,2}$`, 'u'), '');

/** The four texts of a line; undefined if there are not four. */
export function pillarsOfLine(line: string): readonly string[] | undefined {
  const parts = line
    .split(/[\s,.;·，、。|/]+/)
    .filter((text) => text !== '')
    .map(withoutUnit);
  if (parts.length === 4) return parts;
  const [whole = ''] = parts;
  if (parts.length !== 1 || !TOGETHER.test(whole)) return undefined;
  const characters = [...whole.replace(new RegExp(UNITS, 'gu'), '')];
  return characters.length === 8 ? [0, 2, 4, 6].map((at) => characters.slice(at, at + 2).join('')) : undefined;
}
