// How much does a place count in a search? As the logarithm of its people, so that 14 steps are a factor of e and 32 a
// factor of ten: 500 people weigh 87, a million 193, Shanghai 239.

/** Weight of a place with so many people, 0 to 255. */
export const weightOf = (population: number): number => Math.min(255, Math.round(14 * Math.log(population + 1)));

/** What a place loses under a short form of its name: 蒲城 is 蒲城县, but a bigger 蒲城 comes first. */
export const STEM_LOSS = 4;

/** What a place loses under a name that is not its own but one it is also known by: as much as two thirds of its people. */
export const ALIAS_LOSS = 14;
