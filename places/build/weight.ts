// How much does a place count in a search? As the logarithm of its people, so that 14 steps are a factor of e and 32 a
// factor of ten: 500 people weigh 87, a million 193, Shanghai 239.

/** Weight of a place with so many people, 0 to 255. */
export const weightOf = (population: number): number => Math.min(255, Math.round(14 * Math.log(population + 1)));

/** What a place loses under a name that is not its own but one it is also known by: as much as half of its people. */
export const ALIAS_LOSS = 10;
