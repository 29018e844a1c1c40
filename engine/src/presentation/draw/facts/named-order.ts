// Order of stems or branches in the name of a relation, independent of its pillars.

import { BRANCH_HANZI } from '../../../calculation/cycle/branch.ts';
import { STEM_HANZI } from '../../../calculation/cycle/stem.ts';
import type { RelationDocument } from '../../documents/tables/document.generated.ts';
import type { Label } from '../../documents/vocabulary/labels.ts';

/** Relations of branches of a trine or a direction, whose names begin with its birth: 申子, 亥卯, 酉丑. */
const OF_THREE: readonly string[] = [
  'halfCombine',
  'archCombine',
  'archMeeting',
] satisfies readonly RelationDocument['id'][];

type NamedRelation = Pick<RelationDocument, 'id' | 'stems' | 'branches'>;

/** The stems or branches of a relation in the order of its name: 戊癸, 丑未, 亥卯; three in their own order. */
export function inNamedOrder({ id, stems, branches = [] }: NamedRelation): readonly Label[] {
  const all: readonly Label[] = stems ?? branches;
  if (all.length !== 2) return all;
  const placeOf = ({ hanzi }: Label): number => {
    if (stems !== undefined) return STEM_HANZI.indexOf(hanzi);
    const place = BRANCH_HANZI.indexOf(hanzi);
    return OF_THREE.includes(id) ? (place + 1) % 3 : place;
  };
  const ordered = [...all].sort((one, other) => placeOf(one) - placeOf(other));
  return ordered.map(({ hanzi }) => hanzi).join('') === '未戌' ? ordered.reverse() : ordered; // 戌未, as in 丑戌未
}
