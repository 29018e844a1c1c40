// Worker handlers for days for a chart: the days that match a filter, and the names of everything to filter by.

import type { DaysOfPersonDocument, Label } from 'beichen';
import { type DaysFilter, type DaysRange, daysOf } from 'beichen/days';
import { inline, label, list } from 'beichen/document';
import type { LanguageWords } from 'beichen/draw';
import { RELATION_IDS } from 'beichen/glossary';
import { DAYS, DaysFacts, selectPart } from 'beichen/internal';
import { partDescriber } from 'beichen/one-language';
import { castOnDevice, type DeviceRequest } from 'beichen-service/on-device';
import type { CastersOf } from './casters-of.ts';

/** Names of the filters of days, and of months and days of the lunar calendar. */
export interface DaysNames {
  readonly relations: readonly Label[];
  readonly officers: readonly Label[];
  readonly lunar: { readonly months: readonly string[]; readonly days: readonly string[] };
}

/** The days to show, and their count. */
export type ListedDays = Pick<DaysOfPersonDocument, 'range' | 'count' | 'days'>;

/** Requests for days, and their answers. */
export interface DaysCasts {
  readonly days: {
    readonly request: { readonly birth: DeviceRequest; readonly range: DaysRange; readonly filter: DaysFilter };
    readonly answer: { readonly listed: ListedDays; readonly names: DaysNames };
  };
}

const SHOWN = 'range,count,days';
const OFFICERS = Array.from({ length: 12 }, (_, place) => place);

const NAMES = inline<undefined>()({
  relations: list(label('relations'), () => RELATION_IDS),
  officers: list(label('officers'), () => OFFICERS),
});

/** Returns the handlers for days, in the language of the words: the words of depth.ts and of the almanac. */
export const daysCasters = (words: LanguageWords): CastersOf<DaysCasts> => ({
  days({ birth, range, filter }) {
    const { chart } = castOnDevice(birth);
    const describe = partDescriber(selectPart(DAYS, SHOWN), words);
    return {
      listed: describe(new DaysFacts(daysOf(chart, range, filter))) as ListedDays,
      names: { ...partDescriber(NAMES, words)(undefined), lunar: words.phrases.lunar },
    };
  },
});
