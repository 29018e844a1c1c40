// Words for a chart that is laid over another one. The literals are in a file of each language.

export interface LaidOverWords {
  /** What is on the board; `{other}` is the name of the other chart. */
  readonly title: string;
  /** A palace of the other chart: `{other}`, `{palace}`. */
  readonly palaceOf: string;
  /** Where a transformation lands: `{star}`, `{palace}`. */
  readonly landsIn: string;
  /** A guest and whose board it is: `{guest}`, `{host}`. */
  readonly inBoard: string;
  /** Marks the palace at the branch of the guest's year (太岁入卦). */
  readonly seat: string;
}
