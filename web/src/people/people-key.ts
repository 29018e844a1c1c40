// Are people kept on this device? Asked before anything else of them is loaded.

/** Their key in the localStorage. */
export const PEOPLE_KEY = 'people';

export function arePeopleKept(): boolean {
  try {
    return localStorage.getItem(PEOPLE_KEY) !== null;
  } catch {
    return false; // storage is forbidden: nobody is kept
  }
}
