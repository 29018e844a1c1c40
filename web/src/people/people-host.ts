// Interface of the list of people to the page around it: its words, the shown birth, and actions with a second person.

import type { Language, PillarOrder } from 'beichen';
import type { City, PlaceOfId } from '../cast/api.ts';
import type { Beside, PersonOfPair } from '../cast/chart-client.ts';
import type { ChartRequest, DayRequest } from '../cast/chart-request.ts';
import type { PairOnPage, YearAlone } from '../cast/handlers/pair.ts';
import type { PartWords } from '../words/part-words.ts';
import type { Words } from '../words/words.ts';
import type { CastBirth } from './person.ts';

/** A problem of a birth found by casting: a parameter, and a message. */
export interface BirthFault {
  readonly field: string;
  readonly detail: string;
}

/** A birth with or without its hour, at its place. */
interface OtherBirth {
  readonly request: ChartRequest | DayRequest;
  readonly city: City;
  /** False if nobody gave a gender: the request has one only because casting needs it. */
  readonly isGenderKnown?: boolean;
}

/** The second person, shown beside the birth on the page; the name can be empty. */
export type OtherPerson = { readonly name: string } & (OtherBirth | YearAlone);

/** The page around the list. */
export interface PeopleHost {
  /** The birth whose chart is on the page. */
  readonly shown: () => CastBirth | undefined;
  readonly open: (request: ChartRequest | DayRequest, city: City) => void;
  /** Shows the chart of a person beside the one on the page. */
  readonly onBeside: (other: OtherPerson, opener: HTMLElement) => void;
  readonly language: () => Language;
  /** True if there is a birth on the page. */
  readonly hasChart: () => boolean;
  /** @throws if casting failed for a reason other than the birth */
  readonly faultsOf: (request: ChartRequest | DayRequest, city: City) => Promise<readonly BirthFault[]>;
  readonly placeOf: (request: Pick<DayRequest, 'cityId' | 'timeZone'>, city: City) => Promise<PlaceOfId>;
  /** Erases everything else in browser storage about births: the chart of the tab, and birthplaces. */
  readonly forget: () => void;
  /** The board of the chart on the page, as a picture; undefined without a chart. */
  readonly ownBoard: () => Promise<HTMLElement | undefined>;
}

export interface PeopleTexts {
  readonly own: PartWords['people'];
  readonly page: Words;
}

/** The page around two charts. */
export interface PageOfTwo extends Pick<PeopleHost, 'shown' | 'language' | 'placeOf'> {
  /** The card of the list of people, before which two charts are shown. */
  readonly card: HTMLElement;
  /** The button of their tab. */
  readonly tab: HTMLElement;
  readonly pairOf: (one: PersonOfPair, other: PersonOfPair, at: string | undefined) => Promise<PairOnPage>;
  /** Called when the second person changes. */
  readonly setBeside: (beside: Beside | undefined) => void;
  readonly pillarOrder: () => PillarOrder;
  /** Shows that a part of the page could not be loaded. */
  readonly onFailure: () => void;
}
