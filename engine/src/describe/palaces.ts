// How is the Zi Wei chart told: its twelve palaces, and what is said of it as a whole?

import type { PalaceDocument, ZiweiDocument } from '../chart-document.ts';
import type { Labels } from '../labels.ts';
import { decadeFrom, smallLimitAgesFrom } from '../ziwei/limits.ts';
import { oppositeOf, trinesOf } from '../ziwei/palace-relations.ts';
import { yearSpiritOf } from '../ziwei/rings.ts';
import type { School } from '../ziwei/school.ts';
import type { Star } from '../ziwei/star.ts';
import { TRANSFORMATION_IDS } from '../ziwei/transformations.ts';
import { yinYangGenderOf } from '../ziwei/yin-yang-gender.ts';
import { borrowedStarsOf, palaceIdAt, type ZiweiChart, type ZiweiPalace } from '../ziwei/ziwei-chart.ts';
import { starDocument } from './stars.ts';

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
