// The document of one chart laid over another: each palace of the first, with what the second has there, and where the transformations of the second fall.

import type { LaidOver, PalaceLaidOver, TransformationLaidOver } from '../../pair/board.ts';
import { PALACES_AS_DRAWN } from '../../ziwei/palaces.ts';
import { label, language, list, named, object, part } from '../vocabulary/member.ts';
import { MAJOR_STAR } from './stars.ts';

const PALACE_LAID_OVER = part<PalaceLaidOver, LaidOver>('PalaceLaidOver')({
  ...named('palaces', (own: PalaceLaidOver) => own.palace),
  branch: label('branches', (own) => own.branch),
  other: label('palaces', (own) => own.other),
  majorStars: list(MAJOR_STAR, (own) => own.majorStars),
});

const TRANSFORMATION_LAID_OVER = part<TransformationLaidOver, LaidOver>('TransformationLaidOver')({
  ...named('transformations', (own: TransformationLaidOver) => own.transformation),
  star: label('gradedStars', (own) => own.star),
  branch: label('branches', (own) => own.branch),
  palace: label('palaces', (own) => own.palace),
});

/** What the second of two charts has in the palaces of the first: `partDescriber(LAID_OVER, 'en')(layOver(one, other))`. */
export const LAID_OVER = part<LaidOver, LaidOver>('LaidOver')({
  language: language(),
  palaces: list(object(PALACE_LAID_OVER), ({ palaces }) => PALACES_AS_DRAWN.map((at) => palaces[at]!), {
    min: 12,
    max: 12,
  }),
  transformations: list(object(TRANSFORMATION_LAID_OVER), ({ transformations }) => transformations, {
    min: 4,
    max: 4,
  }),
});

/** The parts by their names: each needs its sentences. */
export const LAID_OVER_PARTS = {
  LaidOver: LAID_OVER,
  PalaceLaidOver: PALACE_LAID_OVER,
  TransformationLaidOver: TRANSFORMATION_LAID_OVER,
};
