// Words that the text of transits uses in addition to a chart's text. Literals only; terms as in docs/rules/glossary.json.

import type { TimelineDocument, TransitConventionsDocument } from '../../documents/tables/document.generated.ts';
import type { LayerName } from './layer-names.ts';

export interface TransitTextWords {
  readonly transits: string;
  /** Precede the names of the palaces of each level. */
  readonly layers: Readonly<Record<LayerName, string>>;
  /** `{layer}`, `{palace}`: a palace by its role at a level. */
  readonly layerPalace: string;
  /** A palace by its role at a level, in a compact text. */
  readonly shortLayerPalace: string;
  /** `{palace}`: by its role in the natal chart. */
  readonly natalPalace: string;
  /** Between a palace at a level and its natal palace. */
  readonly is: string;
  readonly natalStars: string;
  /** Heading of the tables of all levels in one. */
  readonly palaceRows: string;
  readonly natalPillars: string;
  /** Says that all spans are by the clock of the moment. */
  readonly moment: string;
  readonly dateAlone: string;
  /** With `{date}`, the day that represents the month or year. */
  readonly monthAlone: string;
  readonly yearAlone: string;
  readonly ages: string;
  /** `{age}`. */
  readonly nominal: string;
  readonly solarYearAge: string;
  readonly completed: string;
  /** Replaces an end beyond the tables. */
  readonly beyond: string;
  /** `{number}` of a decade and of a luck pillar, in some languages with its kind. */
  readonly numberedDecade: string;
  readonly numberedLuck: string;
  /** `{from}`, `{to}`, `{year}`, `{month}`, `{half}`, `{counted}`, `{day}`, `{hour}`, `{pair}`. */
  readonly fromAgeToAge: string;
  readonly fromYearToYear: string;
  readonly yearOf: string;
  readonly lunarMonth: string;
  readonly leapMonth: string;
  readonly halves: { readonly first: string; readonly second: string };
  readonly countedAs: string;
  readonly lunarDay: string;
  /** Headings of the palaces, the transformations and the flow stars of a `{layer}`. */
  readonly palacesOf: string;
  readonly transformationsOf: string;
  readonly flowStarsOf: string;
  readonly lists: Readonly<Record<TimelineDocument['list'], string>>;
  /** Heading of the rows of Zi Wei; the Four Pillars have rows of their own. */
  readonly ziwei: string;
  readonly nextDecade: string;
  readonly noDecade: string;
  readonly luckPillar: string;
  readonly nextLuckPillar: string;
  readonly beforeLuck: string;
  readonly smallLuck: string;
  readonly pillarsOfMoment: Readonly<Record<'year' | 'month' | 'day' | 'hour', string>>;
  readonly inNatalVoid: string;
  /** `{from}`. */
  readonly since: string;
  readonly otherChoice: string;
  /** Sentence of each convention of transits, by its value; the clock of the moment is `{clock}`. */
  readonly transitRules: Readonly<
    Record<
      TransitConventionsDocument['ageAdvance' | 'childLimitRule' | 'leapDayCount' | 'smallLuckRule'],
      string
    >
  >;
  readonly momentBy: string;
}
