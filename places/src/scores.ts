// The scores of a match, and the thresholds between the phases of a search.

/** Weight of ten times the people. */
export const TENFOLD = 32;

// Scores: a step, plus the weight of the place under that name (0-255).
export const WHOLE = 2000; // the whole text is a name
export const RESPELT = 1960; // St for Saint, Mt for Mount
export const WHOLE_INSIDE = 1500; // the text is a name and its surroundings
export const BACKWARDS = 60; // loss of a name that is behind the comma: Scarborough, Toronto is not Toronto
export const LOOSER = 1000; // the text without a word like County, 市
export const BEGINS = 500; // a name begins so
export const COUNTRY = 2100; // the text names a country in one of the languages of results, and the place is the largest one in it
export const LARGE_BEGINS = 1940; // the text begins the name of a very large city, which comes before a village or a rare name that is the whole text
export const LARGE_SIMILAR = 1920; // the text is a rare name of a place, and differs in one letter from a city of a million
export const CODE = 1990; // the text is the code of an airport, in capitals
export const LARGEST_IN_STATE = 1960; // the text names a state: Florida is Miami's and Jacksonville's before it is a town in Uruguay, Victoria a city in Canada
export const LARGEST_INSIDE = 1460; // the same with surroundings: Victoria, Australia
export const INITIALS = 1910; // the text is two letters: the initials of a city, and otherwise at most the code of a country
export const IN_STATE = 1900; // the text names a country or a state that contains the place; a higher score would only exclude former names of villages
export const IN_COUNTY = 470; // the text names a smaller division, which comes before a name that differs by one letter
export const ERROR = 50; // loss by a typing error: a place must have 35 times the people to make up for it
export const ERROR_AND_UNFINISHED = 40; // further loss if the name is longer than the text
export const LARGE_ELSEWHERE = 100; // loss of a town in the country of a qualifier that does not contain it
export const OTHER_CHARACTER = 50; // a wrong character of the same sound, or one of three
export const SAME_SCRIPT = 20; // bonus of traditional characters for places where they are written
export const SAME_SYLLABLES = 40; // bonus of syllables of Vietnamese with their accents for towns of Vietnam
export const SAME_KIND = 40; // bonus of a Korean kind of place in hangul for places of Korea

// No lookup of typing errors where a place of this weight was found …
export const SATISFIES_WHOLE = 129; // … by its whole name: 10,000 people
export const SATISFIES_BEGUN = BEGINS + 170; // … by a beginning: 190,000 people
export const SATISFIES_ONE_ERROR = BEGINS + 193 - 2 * ERROR; // … by one error: two would have to lead to more than a million

export const VERY_LARGE = 200; // weight: 1.6 million people
export const MILLION = 193; // weight: a million people
export const RARE_NAME_LOSS = 30; // loss of a place under a name that is neither its own nor a short form of it
export const TOWN = 139; // minimum weight of a place around an unknown quarter or hospital: 20,000 people
export const LONG_NAME = 6; // minimum letters of a town before unknown words
export const LONG_ENOUGH = 4; // minimum letters of a very large city

export const SHORTEST = 4; // minimum letters of a misspelt name; one less within a country
export const LONG_BEGINNING = 8; // letters of a beginning that is taken as free of errors
export const MAX_STEPS = 12_000; // of all walks of one search together
