// Words for a person in the board of another. The literals are in a file of each language.

export interface GuestWords {
  /** What is on the board: `{guest}`, `{host}`. */
  readonly title: string;
  /** A palace of the guest: `{guest}`, `{palace}`. */
  readonly palaceOf: string;
  /** Where a transformation lands: `{star}`, `{palace}`. */
  readonly landsIn: string;
  /** Marks the palace at the branch of the guest's year (太岁入卦). */
  readonly seat: string;
}
