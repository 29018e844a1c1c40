// How is a thing called where there is little room?

/**
 * A name without its gloss, and without what an “&” adds: the palace of 福德, Fortune & Virtue, is Fortune.
 * @example shortName('Lian Zhen (Chaste Virtue)') // 'Lian Zhen'
 */
export const shortName = (name: string): string => name.replace(/ [(&].*$/, '');
