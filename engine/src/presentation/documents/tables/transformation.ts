// A transformation in a document: its kind, its star, and the palace of the chart with that star.

import type { PalaceId } from '../../../calculation/ziwei/palaces.ts';
import type { GradedStarId } from '../../../calculation/ziwei/star-ids.ts';
import type { TransformationId } from '../../../calculation/ziwei/transformations.ts';
import { label, named, part, type Read } from '../vocabulary/member.ts';

/** A transformed star. */
interface TransformedStar {
  readonly transformation: TransformationId;
  readonly star: GradedStarId;
}

/** Members of a transformation with an unknown palace. */
export const transformationOfStar = <S extends TransformedStar>() => ({
  ...named('transformations', (own: S) => own.transformation),
  /** The star. */
  star: label('gradedStars', (own: S) => own.star),
});

/**
 * Members of a transformation.
 * @param palaceOf reads the palace of the birth chart with the star
 */
export const transformationMembers = <S extends TransformedStar, R = unknown>(
  palaceOf: Read<S, R, number | PalaceId>,
) => ({
  ...transformationOfStar<S>(),
  /** The palace of the host there. */
  palace: label('palaces', palaceOf),
});

/** The part of a transformation, for a given way to find the palace. */
export const transformationPart = <S extends TransformedStar, R = unknown>(palaceOf: Read<S, R, number | PalaceId>) =>
  /** A star that is transformed, and where it stands. */
  part<S, R>('Transformation')({
    /** palace: The palace of the birth chart in which it stands. */
    ...transformationMembers<S, R>(palaceOf),
  });
