// Words for a person in the board of another. The literals are in a file of each language.

export interface GuestWords {
  /** Title of the overlay: `{guest}`, `{host}`. */
  readonly title: string;
  /** A palace of the guest: `{guest}`, `{palace}`. */
  readonly palaceOf: string;
  /** Target of a transformation: `{star}`, `{palace}`. */
  readonly landsIn: string;
  /** Marks the palace at the branch of the guest's year (太岁入卦). */
  readonly seat: string;
}
