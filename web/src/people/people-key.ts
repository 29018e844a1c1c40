// Whether people are stored on this device. Asked before anything else of them is loaded.

import { DEVICE } from '../dom/browser-store.ts';

/** Their key in the store of the device. */
export const PEOPLE_KEY = 'people';

export const arePeopleSaved = (): boolean => DEVICE.read(PEOPLE_KEY) !== undefined;
