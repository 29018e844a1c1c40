// Which characters of a name are shown? Letters, marks, digits, signs. Not what commands the line around them: controls, what turns its
// direction, tags, and numbers that are no characters.

/**
 * A name as it may stand within a line of others: white space is one space, and what is no part of a name is left out; undefined for a name
 * of which nothing is left. Joiners stay, which Persian, Indian scripts and emoji need; letters written from right to left keep their direction.
 * @example shownName('Li\u202e  Ming') // 'Li Ming'
 */
export const shownName = (name: string | undefined): string | undefined =>
  name
    ?.replace(/[^\S\ufeff]+/g, ' ')
    .replace(NO_PART, '')
    .trim() || undefined;

// Controls, formats but the two joiners (bidirectional controls, soft hyphen, tags, byte order mark), half surrogates and noncharacters.
const NO_PART = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}]/gu;
