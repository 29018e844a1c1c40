// How is a thing called where there is little room?

/**
 * A name without its gloss.
 * @example shortName('Lian Zhen (Chaste Virtue)') // 'Lian Zhen'
 */
export const shortName = (name: string): string => name.replace(/ \(.*$/, '');
