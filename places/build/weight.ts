// Weight of a place in a search: the logarithm of its people, scaled so that 14 steps are a factor of e and 32 a factor of
// ten: 500 people weigh 87, a million 193, Shanghai 239.

/** Weight of a place with so many people, 0 to 255. */
export const weightOf = (population: number): number => Math.min(255, Math.round(14 * Math.log(population + 1)));

/** Loss of weight under a short form of the name: 蒲城 is 蒲城县, but a bigger 蒲城 comes first. */
export const STEM_LOSS = 4;

/** Loss of weight of a county under the name of the town at its seat: 玉山 is a town in 昆山市, but a county elsewhere. */
export const TOWN_LOSS = 30;

/** Loss of weight under another Chinese name: as much as two thirds of its people. */
export const HAN_ALIAS_LOSS = 14;

/**
 * Loss of weight under another name in Latin letters: as much as eleven of twelve people. The sources list whatever a place was
 * ever called by anybody: Chittagong was Islamabad, and Tijuana Zaragoza.
 */
export const LATIN_ALIAS_LOSS = 35;

/** Further loss if another place of so many people has that name today: Harare was Salisbury, Hong Kong Victoria. */
export const NAMESAKE_LOSS = 32;
export const NAMESAKE_PEOPLE = 30_000;

/** Loss of weight of a place of Korea or Vietnam under its name in Han characters, which few people write: 江陵 is a county of Hubei first. */
export const HANJA_LOSS = 30;
