// Position of a palace: its stem and branch.

import { branchOfPair, pairOf, type Sexagenary, stemOf } from '../../../calculation/cycle/sexagenary.ts';
import type { ZiweiPalace } from '../../../calculation/ziwei/ziwei-chart.ts';
import { label, named, part } from '../vocabulary/member.ts';

type PalacePosition = Pick<ZiweiPalace, 'order' | 'stem' | 'branch'>;

/** Position of the life palace, from its pair. */
export const lifePalaceAt = (pair: Sexagenary): PalacePosition => ({
  order: 0,
  stem: stemOf(pair),
  branch: branchOfPair(pair),
});

/** A palace of the birth chart, and where it lies. */
export const PALACE_POSITION = part<PalacePosition>('PalacePosition')({
  ...named('palaces', ({ order }: PalacePosition) => order),
  /** The stem of the palace. */
  stem: label('stems'),
  /** The branch that the palace is. */
  branch: label('branches'),
  /** Stem and branch as a pair. */
  pair: label('pairs', ({ stem, branch }) => pairOf(stem, branch)),
});
