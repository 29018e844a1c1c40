// Rows of the relations above the pillars. A relation that spans more pillars is above one that spans fewer; relations that do not overlap share a row.

import type {
  FourPillarsDocument,
  RelationAcrossDocument,
  RelationDocument,
} from '../../documents/tables/document.generated.ts';

/** The pillars of a chart in their default order from left to right. */
export const DRAWN_PILLARS = ['year', 'month', 'day', 'hour'] as const;

/** A relation, and the positions of its pillars from the left: 0 to 3. */
export interface PlacedRelation {
  readonly relation: RelationDocument;
  readonly places: readonly number[];
}

/**
 * The relations in rows from the top; within a row from left to right.
 * @param hasRoom true if a relation may share its row; all may by default
 * @param fromLeft reorders pillars for drawing
 * @example
 * const { fourPillars } = describeChart(chart, { language: 'en', fields: 'fourPillars.relations' });
 * relationRows(fourPillars.relations)[0]?.map(({ places }) => places)
 */
export function relationRows(
  relations: readonly RelationDocument[],
  hasRoom: (placed: PlacedRelation) => boolean = () => true,
  fromLeft: readonly (typeof DRAWN_PILLARS)[number][] = DRAWN_PILLARS,
): readonly (readonly PlacedRelation[])[] {
  const placed = relations.map((relation) => ({ relation, places: placesOf(relation, fromLeft) }));
  const rows: PlacedRelation[][] = [];
  for (const each of placed.sort((a, b) => spanOf(b) - spanOf(a))) {
    const free = rows.find((row) => [each, ...row].every(hasRoom) && row.every((other) => areApart(each, other)));
    if (free === undefined) rows.push([each]);
    else free.push(each);
  }
  return rows.map((row) => row.sort((a, b) => a.places[0]! - b.places[0]!));
}

const placesOf = ({ pillars }: RelationDocument, fromLeft: readonly (typeof DRAWN_PILLARS)[number][]): number[] =>
  fromLeft.flatMap((id, place) => (pillars.includes(id) ? [place] : []));

/** Number of pillars that a relation spans. */
export const spanOf = ({ places }: PlacedRelation): number => places[places.length - 1]! - places[0]! + 1;

const areApart = (one: PlacedRelation, two: PlacedRelation): boolean =>
  one.places[0]! > two.places[two.places.length - 1]! || two.places[0]! > one.places[one.places.length - 1]!;

/**
 * The stems or the branches of a relation as Hanzi, with an arrow if it has a direction: 庚→甲. Empty for a relation of whole pillars.
 * @param fromLeft reorders the pillars and their characters for drawing
 */
export function signsOf(
  { stems, branches, from, pillars }: RelationDocument,
  fourPillars: FourPillarsDocument,
  fromLeft: readonly (typeof DRAWN_PILLARS)[number][] = DRAWN_PILLARS,
): string {
  const four = DRAWN_PILLARS.map((id) => fourPillars[id]);
  const signs =
    stems === undefined
      ? (branches ?? []).map(({ id }) => four.find(({ branch }) => branch.id === id)!.branch.hanzi)
      : stems.map(({ id }) => four.find(({ stem }) => stem.id === id)!.stem.hanzi);
  const isYearFirst = fromLeft[0] === 'year';
  const arrow = (from === pillars[0]) === isYearFirst ? '→' : '←';
  return (isYearFirst ? signs : signs.reverse()).join(from === undefined ? '' : arrow);
}

/** True if a relation opposes pillars instead of joining them: a clash, a punishment, a harm. It is a kind, not a verdict. */
export const isOpposed = ({ id }: Pick<RelationDocument | RelationAcrossDocument, 'id'>): boolean =>
  OPPOSED.includes(id);

const OPPOSED: readonly (RelationDocument | RelationAcrossDocument)['id'][] = [
  'stemClash',
  'stemControl',
  'sixClash',
  'threePunishment',
  'punishment',
  'selfPunishment',
  'harm',
  'destruction',
  'severance',
  'pillarReverse',
];
