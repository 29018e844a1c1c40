// What does a chart need that is shown on the page? The page's own doings, and what is looked at from the beginning.

import type { PillarOrder } from 'beichen';
import type { LifeOfBirth } from '../cast/casting.ts';
import type { OtherChoice } from '../chart/warnings.ts';
import type { BirthsActions } from '../depth/births-list.ts';
import type { ActionOptions } from '../share/actions.ts';
import type { Flown } from '../state/flown.ts';
import type { Looked } from '../state/looked.ts';

export interface Showing extends Omit<ActionOptions, 'look' | 'flown'> {
  /** Ends it before anything is shown, with a rejection. */
  readonly signal: AbortSignal;
  /** Does what must be seen in the same frame as the chart. */
  readonly alongside: () => void;
  readonly onOther: (other: OtherChoice) => void;
  readonly life: LifeOfBirth;
  /** What is looked at of the life from the beginning. */
  readonly looked?: Looked;
  readonly onLook: (looked: Looked | undefined) => void;
  /** What is looked at of the palaces from the beginning. */
  readonly flown?: Flown;
  readonly onFlown: (flown: Flown) => void;
  /** Gets how the pillars stand from now on. */
  readonly onPillarOrder: (order: PillarOrder) => void;
  readonly births: BirthsActions;
  /** The life could not be asked. */
  readonly onLifeFailure: () => void;
  /** The chart from which the other choice was taken; `time` where it was born at another one. */
  readonly first?: { readonly time?: string; readonly onBack: () => void };
}
