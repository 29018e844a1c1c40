// A person's name for display. Removes characters that would change the text around it: controls, changes of direction, tags, noncharacters.

/**
 * A name that is safe within a line of text. White space becomes one space, and characters that are not part of a name are removed; undefined if nothing is
 * left. Joiners stay, since Persian, Indian scripts and emoji need them. Right-to-left letters keep their direction.
 * @example shownName('Li\u202e  Ming') // 'Li Ming'
 */
export const shownName = (name: string | undefined): string | undefined =>
  name
    ?.replace(/[^\S\ufeff]+/g, ' ')
    .replace(noPart(), '')
    .trim() || undefined;

// Controls, formats except the two joiners (bidirectional controls, soft hyphen, tags, byte order mark), half surrogates and noncharacters. Compiled on first
// use: some mini programs and old Hermes do not support Unicode properties, but must load this file.
// biome-ignore lint/complexity/useRegexLiterals: a literal is a fault of syntax to them
const noPart = (): RegExp => new RegExp('(?![\u200c\u200d])[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Noncharacter_Code_Point}]', 'gu');
