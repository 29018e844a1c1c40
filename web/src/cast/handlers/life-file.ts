// Worker handler for the dates of a life as a calendar file, by the code of the command. The file contains no birth, name or place.

import type { Language } from 'beichen';
import type { LifeOptions } from 'beichen/life';
import { type LifeWords, lifeFile } from 'beichen-service/life-file';
import { castOnDevice, type DeviceRequest } from 'beichen-service/on-device';
import type { TurningCastersOf } from './casters-of.ts';

/** Requests for the file of a life, and their answers. */
export interface LifeFileCasts {
  readonly lifeFile: {
    readonly request: { readonly birth: DeviceRequest; readonly options: LifeOptions; readonly language: Language };
    /** iCalendar text. */
    readonly answer: string;
  };
}

/**
 * Returns the handler of the file, in the language of the words.
 * @param load the words of the service
 */
export const lifeFileCasters = (
  chart: LifeWords['chart'],
  load: () => Promise<{ readonly words: LifeWords['service'] }>,
): TurningCastersOf<LifeFileCasts> => ({
  async lifeFile({ birth, options, language }) {
    const { words: service } = await load();
    return lifeFile(castOnDevice(birth).chart, { options, language }, { chart, service });
  },
});
