// Key of people in the store of this device. A module of its own, so that it is read before anything else of them is loaded.

/** Their key in the store of the device. */
export const PEOPLE_KEY = 'people';
