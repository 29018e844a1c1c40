// A transformation in a document: which it is, of which star, and in which palace of the chart that star is.

import type { PalaceId } from '../../../calculation/ziwei/palaces.ts';
import type { GradedStarId } from '../../../calculation/ziwei/star-ids.ts';
import type { TransformationId } from '../../../calculation/ziwei/transformations.ts';
import { label, named, part, type Read } from '../vocabulary/member.ts';

/** A star that is transformed. */
interface TransformedStar {
  readonly transformation: TransformationId;
  readonly star: GradedStarId;
}

/** The members of a transformation whose palace is not known. */
export const transformationOfStar = <S extends TransformedStar>() => ({
  ...named('transformations', (own: S) => own.transformation),
  star: label('gradedStars', (own: S) => own.star),
});

/**
 * The members of a transformation.
 * @param palaceOf reads the palace of the birth chart in which the star is
 */
export const transformationMembers = <S extends TransformedStar, R = unknown>(
  palaceOf: Read<S, R, number | PalaceId>,
) => ({ ...transformationOfStar<S>(), palace: label('palaces', palaceOf) });

/** The part of a transformation, for each way to find the palace. */
export const transformationPart = <S extends TransformedStar, R = unknown>(palaceOf: Read<S, R, number | PalaceId>) =>
  part<S, R>('Transformation')(transformationMembers<S, R>(palaceOf));
