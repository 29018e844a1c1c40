// Words that the text of two people uses in addition to a chart's text. Literals only; terms as in docs/rules/glossary.json.

export interface PairTextWords {
  readonly pair: string;
  /** Names of people who have none. */
  readonly people: { readonly one: string; readonly other: string };
  /** `{year}`. */
  readonly yearAlone: string;
  /** `{date}`. */
  readonly dayAlone: string;
  /** `{palace}`, `{person}`: a palace by its role in the chart of a person. */
  readonly palaceOfPerson: string;
  /** `{thing}`, `{person}`: a pillar, a year or a star of a person. */
  readonly ofPerson: string;
  /** `{guest}`, `{branch}`, `{host}`. */
  readonly yearIn: string;
  /** `{palace}`. */
  readonly opposite: string;
  /** `{host}`, `{guest}`. */
  readonly transformationsIn: string;
  readonly palacesIn: string;
  /** `{one}`, `{other}`. */
  readonly togetherInZiwei: string;
  readonly relationsAcross: string;
  /** `{count}`: palaces from one to the other, up to 6 for the opposite one. `sameBranch`: the text for none. */
  readonly apart: string;
  readonly sameBranch: string;
  readonly yearBranch: string;
  readonly bureau: string;
  /** `{from}`, `{to}`: direction of a relation. */
  readonly actsOn: string;
  /** `{stars}`. */
  readonly sharedStars: string;
  readonly dayStems: string;
  readonly groups: string;
  /** `{seen}`, `{looker}`. */
  readonly seenBy: string;
  readonly voidBy: string;
  readonly starsBy: string;
  readonly phasesBy: string;
  readonly elementsOf: string;
  /** `{pillar}`: before the nayin of both. */
  readonly nayin: string;
  /** `{host}`: the transformations of the year of the moment in a board. */
  readonly yearTransformations: string;
  readonly luckRelations: string;
  readonly changes: string;
  /** `{number}`, `{date}`. */
  readonly change: string;
  readonly none: string;
}
