// How is the Zi Wei chart told: its twelve palaces, and what is said of it as a whole?

import type { PalaceDocument, ZiweiDocument } from '../chart-document.ts';
import { type Branch, branch } from '../cycle/branch.ts';
import { mod } from '../cycle/modulo.ts';
import type { Labels } from '../labels.ts';
import { PALACE_IDS, type PalaceId, roleOf } from '../ziwei/palaces.ts';
import { YEAR_IDS, type YearSpiritId } from '../ziwei/rings.ts';
import type { School } from '../ziwei/school.ts';
import type { Star } from '../ziwei/star.ts';
import { TRANSFORMATION_IDS } from '../ziwei/transformations.ts';
import type { ZiweiChart, ZiweiPalace } from '../ziwei/ziwei-chart.ts';
import { starDocument } from './stars.ts';

/** The drawing begins with 寅 and ends with 丑. */
export const PALACES_AS_DRAWN: readonly Branch[] = Array.from({ length: 12 }, (_, n) => branch(n + 2));

/** A palace of a chart. */
export function palaceDocument(ziwei: ZiweiChart, palace: ZiweiPalace, school: School, labels: Labels): PalaceDocument {
  const { role } = palace;
  const stars = (list: readonly Star[]) => list.map((star) => starDocument(star, labels));
  return {
    ...labels.palaces[role]!,
    order: role,
    stem: labels.stems[palace.stem]!,
    branch: labels.branches[palace.branch]!,
    isBodyPalace: palace.branch === ziwei.body,
    isOriginPalace: palace.branch === ziwei.origin,
    majorStars: stars(palace.majorStars),
    minorStars: stars(palace.minorStars),
    adjectiveStars: stars(palace.adjectiveStars),
    borrowedStars: stars(borrowedStarsOf(ziwei, palace)),
    spirits: {
      growth: labels.growthPhases[palace.growth]!,
      doctor: labels.doctorSpirits[palace.doctor]!,
      general: labels.generalSpirits[palace.general]!,
      year: labels.yearSpirits[yearSpiritOf(palace.yearSpirit, school)]!,
    },
    decade: decadeFrom(palace.decadeFromAge),
    smallLimitAges: smallLimitAgesFrom(palace.smallLimitFromAge),
    opposite: oppositeOf(role),
    trines: trinesOf(role),
  };
}

/** The major stars of the opposite palace, for a palace that has none. */
export const borrowedStarsOf = (ziwei: ZiweiChart, palace: ZiweiPalace): readonly Star[] =>
  palace.majorStars.length === 0 ? ziwei.palaces[branch(palace.branch + 6)]!.majorStars : NO_STARS;

const NO_STARS: readonly Star[] = [];

/** The spirit of a number in the ring of the year, under the name that the school gives it. */
export const yearSpiritOf = (number: number, school: Pick<School, 'seventhYearSpirit'>): YearSpiritId =>
  number === SEVENTH ? school.seventhYearSpirit : YEAR_IDS[number]!;

const SEVENTH = 6;

export const decadeFrom = (fromAge: number): PalaceDocument['decade'] => ({ fromAge, toAge: fromAge + 9 });

/** Ten nominal ages, twelve years apart. */
export const smallLimitAgesFrom = (first: number): number[] => Array.from({ length: 10 }, (_, n) => first + 12 * n);

export const oppositeOf = (role: number): PalaceId => PALACE_IDS[mod(role + 6, 12)]!;

export const trinesOf = (role: number): PalaceId[] => [PALACE_IDS[mod(role + 4, 12)]!, PALACE_IDS[mod(role + 8, 12)]!];

/** What is said of the chart as a whole. */
export function ziweiDocument(ziwei: ZiweiChart, labels: Labels): ZiweiDocument {
  return {
    bureau: labels.bureaus[ziwei.bureau - 2]!,
    yearPillar: labels.pairs[ziwei.year]!,
    lifePalaceBranch: labels.branches[ziwei.life]!,
    bodyPalaceBranch: labels.branches[ziwei.body]!,
    lifeRuler: labels.stars[ziwei.lifeRuler]!,
    bodyRuler: labels.stars[ziwei.bodyRuler]!,
    originPalace: palaceIdAt(ziwei, ziwei.origin),
    yinYangGender: labels.yinYangGenders[yinYangGenderOf(ziwei)]!,
    transformations: ziwei.transformed.map(({ star, palace }, kind) => ({
      ...labels.transformations[TRANSFORMATION_IDS[kind]!]!,
      star,
      palace: palaceIdAt(ziwei, palace),
    })),
  };
}

/** The palace that lies at a branch. */
export const palaceIdAt = ({ life }: ZiweiChart, at: Branch): PalaceId => PALACE_IDS[roleOf(life, at)]!;

/** Yang or yin by the stem of the year, man or woman. */
export function yinYangGenderOf({ forward, male }: ZiweiChart): 'yangMale' | 'yangFemale' | 'yinMale' | 'yinFemale' {
  const yang = forward === male;
  if (male) return yang ? 'yangMale' : 'yinMale';
  return yang ? 'yangFemale' : 'yinFemale';
}
