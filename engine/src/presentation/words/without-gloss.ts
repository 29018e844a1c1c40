// Names without their gloss.

/**
 * A name without its gloss, and without what an “&” adds: the palace of 福德, Fortune & Virtue, is Fortune.
 * @example withoutGloss('Lian Zhen (Chaste Virtue)') // 'Lian Zhen'
 */
export const withoutGloss = (name: string): string => name.replace(/ [(&].*/, '');
