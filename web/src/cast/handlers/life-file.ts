// Worker handler for the dates of a life as a calendar file, by the code of the command. The file contains no birth, name or place.

import type { Language } from 'beichen';
import type { LifeOptions } from 'beichen/life';
import { type LifeWords, lifeFile } from 'beichen-service/life-file';
import { castOnDevice, type DeviceRequest } from 'beichen-service/on-device';
import type { CastersOf } from './casters-of.ts';

/** Requests for the file of a life, and their answers. */
export interface LifeFileCasts {
  readonly lifeFile: {
    readonly request: { readonly birth: DeviceRequest; readonly options: LifeOptions; readonly language: Language };
    /** iCalendar text. */
    readonly answer: string;
  };
}

/** Returns the handler of the file, in the language of the words. */
export const lifeFileCasters = (words: LifeWords): CastersOf<LifeFileCasts> => ({
  lifeFile: ({ birth, options, language }) => lifeFile(castOnDevice(birth).chart, { options, language }, words),
});
