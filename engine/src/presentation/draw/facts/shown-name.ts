// The characters of a name that are shown. Letters, marks, digits, signs. Left out are characters that would change the text around the
// name: controls, changes of direction, tags, and noncharacters.

/**
 * A name that is safe within a line of text. White space becomes one space, and characters that are not part of a name are removed. Undefined
 * when nothing is left. Joiners stay, since Persian, Indian scripts and emoji need them. Letters from right to left keep their direction.
 * @example shownName('Li\u202e  Ming') // 'Li Ming'
 */
export const shownName = (name: string | undefined): string | undefined =>
  name
    ?.replace(/[^\S\ufeff]+/g, ' ')
    .replace(noPart(), '')
    .trim() || undefined;

// Controls, formats but the two joiners (bidirectional controls, soft hyphen, tags, byte order mark), half surrogates and noncharacters.
// Made when a name is shown: some mini programs and old Hermes know no properties of characters, and must load this file all the same.
// biome-ignore lint/complexity/useRegexLiterals: a literal is a fault of syntax to them
const noPart = (): RegExp => new RegExp('(?![\u200c\u200d])[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Noncharacter_Code_Point}]', 'gu');
