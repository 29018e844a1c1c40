// What does the service promise of a Zi Wei chart: main star, palaces, and what belongs to all of it?

import { Type } from 'typebox';
import { YIN_YANG_GENDER_IDS } from './ids.ts';
import {
  AdjectiveStar,
  Branch,
  Bureau,
  DoctorSpirit,
  GeneralSpirit,
  GrowthPhase,
  idOf,
  label,
  MainStarId,
  MajorStar,
  MinorStar,
  Pair,
  palaceId,
  RarityTier,
  RulerStar,
  StarId,
  Stem,
  transformationId,
  YearSpirit,
} from './labels.schema.ts';
import { list, number, oneOf, ref, text } from './schema-parts.ts';

const Rarity = Type.Object(
  {
    tier: ref('RarityTier', RarityTier),
    percent: number('Share of all births with this main star, in percent.'),
    oneIn: number('One birth in so many.'),
    rarerThanPercent: number('Percent of all births whose main star is commoner.'),
    basis: text('What is counted.'),
  },
  { description: 'How many births have this main star.' },
);

export const MainStar = Type.Object(
  {
    id: ref('MainStarId', MainStarId),
    name: Type.String(),
    hanzi: Type.String(),
    palace: oneOf(['life']),
    borrowed: Type.Boolean({
      description: 'True when the life palace is empty and shows the stars of the opposite one.',
    }),
    stars: list(ref('MajorStar', MajorStar), 'One star, or a pair in its traditional order.', { min: 1, max: 2 }),
    rarity: ref('Rarity', Rarity),
  },
  { description: 'The major stars of the life palace, and how rare they are.' },
);

export const Palace = label(palaceId, 'One of the twelve palaces.', {
  order: Type.Integer({
    minimum: 0,
    maximum: 11,
    description: '0 for the life palace, 1 for siblings, up to 11 for parents.',
  }),
  stem: ref('Stem', Stem),
  branch: ref('Branch', Branch),
  isBodyPalace: Type.Boolean(),
  isOriginPalace: Type.Boolean(),
  majorStars: list(ref('MajorStar', MajorStar), 'Major stars in this palace.'),
  minorStars: list(ref('MinorStar', MinorStar), 'Minor stars in this palace.'),
  adjectiveStars: list(ref('AdjectiveStar', AdjectiveStar), 'Adjective stars in this palace.'),
  borrowedStars: list(ref('MajorStar', MajorStar), 'Major stars of the opposite palace, where this one has none.'),
  spirits: Type.Object(
    {
      growth: ref('GrowthPhase', GrowthPhase),
      doctor: ref('DoctorSpirit', DoctorSpirit),
      general: ref('GeneralSpirit', GeneralSpirit),
      year: ref('YearSpirit', YearSpirit),
    },
    { description: 'One of each of the four rings of twelve.' },
  ),
  decade: Type.Object(
    { fromAge: Type.Integer(), toAge: Type.Integer() },
    { description: 'The ten years that this palace rules, in nominal years of age.' },
  ),
  smallLimitAges: list(Type.Integer(), 'The nominal ages whose small limit falls here.'),
  opposite: palaceId,
  trines: list(palaceId, 'The two palaces in trine.', { min: 2, max: 2 }),
});

export const Ziwei = Type.Object(
  {
    bureau: ref('Bureau', Bureau),
    yearPillar: ref('Pair', Pair),
    lifePalaceBranch: ref('Branch', Branch),
    bodyPalaceBranch: ref('Branch', Branch),
    lifeRuler: ref('RulerStar', RulerStar),
    bodyRuler: ref('RulerStar', RulerStar),
    originPalace: palaceId,
    yinYangGender: label(idOf(YIN_YANG_GENDER_IDS), 'Polarity of the year, and gender.'),
    transformations: list(
      label(transformationId, 'A transformation, and where it falls.', {
        star: ref('StarId', StarId),
        palace: palaceId,
      }),
      'Lu, Quan, Ke, Ji.',
      { min: 4, max: 4 },
    ),
  },
  { description: 'What belongs to the Zi Wei chart as a whole.' },
);

/** The components of a Zi Wei chart. */
export const ZIWEI_COMPONENTS = {
  Rarity,
  MainStar,
  Palace,
  Ziwei,
};
