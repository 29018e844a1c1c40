// Worker handlers for members that a document has on request only, such as the stars and relations of the pillars.

import type { ChartDocument } from 'beichen';
import { ChartFacts } from 'beichen/document';
import type { LanguageWords } from 'beichen/draw';
import { FULL_CHART, selectPart } from 'beichen/internal';
import { partDescriber } from 'beichen/one-language';
import { castOnDevice, type DeviceRequest } from 'beichen-service/on-device';
import type { CastersOf } from './casters-of.ts';
import { type DayCasts, dayCasters } from './day.ts';

/** Requests beside a chart, and their answers. */
export interface DepthCasts extends DayCasts {
  readonly depth: {
    /** `fields` as the API has it: the members that the answer holds. */
    readonly request: { readonly birth: DeviceRequest; readonly fields: string };
    readonly answer: Partial<ChartDocument>;
  };
}

/** Returns the handlers of depth, in the language of the words; the handlers of the almanac include them. */
export const depthCasters = (words: LanguageWords): CastersOf<DepthCasts> => ({
  ...dayCasters(words),
  depth({ birth, fields }) {
    const { chart, place } = castOnDevice(birth);
    const describe = partDescriber(selectPart(FULL_CHART, fields), words);
    return describe(new ChartFacts(chart, place)) as Partial<ChartDocument>;
  },
});
