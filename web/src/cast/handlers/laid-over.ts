// Worker handlers for one chart laid over another. Both directions, by the engine, in one language.

import type { Chart, LaidOverDocument } from 'beichen';
import type { LanguageWords } from 'beichen/draw';
import { LAID_OVER, layOver } from 'beichen/internal';
import { partDescriber } from 'beichen/one-language';
import { castOnDevice, type DeviceRequest } from 'beichen-service/on-device';
import type { CastersOf } from './casters-of.ts';

/** What can be asked of two births, and what is answered. */
export interface LaidOverCasts {
  readonly laidOver: {
    readonly request: { readonly birth: DeviceRequest; readonly other: DeviceRequest };
    /** The other one in the palaces of the first, and the first in those of the other. */
    readonly answer: { readonly over: LaidOverDocument; readonly under: LaidOverDocument };
  };
}

/** What answers with one chart laid over another, in the language of the words. */
export function laidOverCasters(words: LanguageWords): CastersOf<LaidOverCasts> {
  const describe = partDescriber(LAID_OVER, words);
  return {
    laidOver({ birth, other }) {
      const [first, second] = [birth, other].map((each) => castOnDevice(each).chart) as [Chart, Chart];
      return { over: describe(layOver(first, second)), under: describe(layOver(second, first)) };
    },
  };
}
