// Where people are stored on this device. Of their own, so that it is read before anything else of them is loaded.

/** Their key in the store of the device. */
export const PEOPLE_KEY = 'people';
