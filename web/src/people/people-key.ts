// Storage key of the list of people, in a module of its own that can be loaded without the rest.

/** The key in the storage of the browser (`DEVICE`). */
export const PEOPLE_KEY = 'people';
