// Storage key of the list of people, in a module of its own that can be loaded without the rest.

/** Their key in the store of the device. */
export const PEOPLE_KEY = 'people';
