// Interface of the list of people to the page around it: its words, the birth that is shown, and actions with another person.

import type { Language, PillarOrder } from 'beichen';
import type { City, PlaceOfId } from '../cast/api.ts';
import type { Beside, PersonOfPair } from '../cast/chart-client.ts';
import type { ChartRequest, DayRequest } from '../cast/chart-request.ts';
import type { PairOnPage, YearAlone } from '../cast/handlers/pair.ts';
import type { PartWords } from '../words/part-words.ts';
import type { Words } from '../words/words.ts';
import type { CastBirth } from './person.ts';

/** Fault of a birth that casting finds: a parameter, and a sentence. */
export interface BirthFault {
  readonly field: string;
  readonly detail: string;
}

/** A birth with or without its hour, at its place. */
interface OtherBirth {
  readonly request: ChartRequest | DayRequest;
  readonly city: City;
  /** False for a day whose request has a gender that nobody gave. */
  readonly isGenderKnown?: boolean;
}

/** A person who is seen beside the birth on the page; without a name it is empty. */
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
  /** @throws where it could not be cast for another reason than the birth */
  readonly faultsOf: (request: ChartRequest | DayRequest, city: City) => Promise<readonly BirthFault[]>;
  /** Erases what else the browser holds of births: the chart of the tab, and birthplaces. */
  readonly forget: () => void;
  /** The board of the chart on the page, as a picture; undefined without a chart. */
  readonly ownBoard: () => Promise<HTMLElement | undefined>;
}

export interface PeopleTexts {
  readonly own: PartWords['people'];
  readonly page: Words;
}

/** The page around two charts. */
export interface PageOfTwo extends Pick<PeopleHost, 'shown' | 'language'> {
  readonly placeOf: (request: ChartRequest | DayRequest, city: City) => Promise<PlaceOfId>;
  readonly pairOf: (one: PersonOfPair, other: PersonOfPair, at: string | undefined) => Promise<PairOnPage>;
  /** Says who is seen beside the birth on the page from now on. */
  readonly setBeside: (beside: Beside | undefined) => void;
  readonly pillarOrder: () => PillarOrder;
  /** Says that a part of the page could not be loaded. */
  readonly onFailure: () => void;
}
