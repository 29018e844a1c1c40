// What does the service promise of the Four Pillars, the Day Master, the five elements and the luck pillars?

import { QI_ROLES } from 'beichen';
import { Type } from 'typebox';
import { DIRECTION_IDS } from './ids.ts';
import {
  Animal,
  Branch,
  branchId,
  Element,
  elementId,
  GrowthPhase,
  idOf,
  label,
  NaYin,
  Pair,
  Polarity,
  pairId,
  stemId,
  TenGod,
} from './labels.schema.ts';
import { integer, list, localTime, number, oneOf, ref, text } from './schema-parts.ts';

const HiddenStem = label(stemId, 'A stem hidden in a branch.', {
  element: ref('Element', Element),
  tenGod: ref('TenGod', TenGod),
  role: oneOf(QI_ROLES),
  weight: number('Share of the branch, in percent.'),
});

const Pillar = label(pairId, 'One of the four pillars.', {
  stem: label(stemId, 'The stem.', {
    element: ref('Element', Element),
    polarity: ref('Polarity', Polarity),
    tenGod: ref('TenGod', TenGod),
  }),
  branch: label(branchId, 'The branch.', {
    animal: ref('Animal', Animal),
    element: ref('Element', Element),
    hiddenStems: list(ref('HiddenStem', HiddenStem), 'Main stem first.', { min: 1, max: 3 }),
  }),
  naYin: ref('NaYin', NaYin),
  growthPhase: ref('GrowthPhase', GrowthPhase),
  selfPhase: ref('GrowthPhase', GrowthPhase),
  voidBranches: list(ref('Branch', Branch), 'The two branches that the decade of this pair leaves out.', {
    min: 2,
    max: 2,
  }),
});

export const FourPillars = Type.Object(
  {
    hanzi: text('The eight characters.'),
    text: text('The same in pinyin.'),
    year: ref('Pillar', Pillar),
    month: ref('Pillar', Pillar),
    day: ref('Pillar', Pillar),
    hour: ref('Pillar', Pillar),
    conception: ref('Pair', Pair),
    fetalBreath: ref('Pair', Pair),
    lifePalace: ref('Pair', Pair),
    bodyPalace: ref('Pair', Pair),
  },
  { description: 'The Four Pillars (BaZi); year and month change with the solar terms.' },
);

export const DayMaster = label(stemId, 'The stem of the day.', {
  element: ref('Element', Element),
  polarity: ref('Polarity', Polarity),
});

export const FiveElements = Type.Object(
  {
    elements: list(
      label(elementId, 'One element.', {
        count: integer('Among the eight visible characters.'),
        percent: number('The same in percent.'),
        weightedPercent: number('With hidden stems and a doubled month branch.'),
      }),
      'Wood, fire, earth, metal, water.',
      { min: 5, max: 5 },
    ),
    missing: list(elementId, 'Elements that no visible character has.'),
    method: text('How `weightedPercent` is counted.'),
  },
  { description: 'The balance of the five elements.' },
);

export const LuckPillars = Type.Object(
  {
    direction: label(idOf(DIRECTION_IDS), 'Forward or backward through the sixty pairs.'),
    startsAfter: Type.Object(
      {
        years: Type.Integer(),
        months: Type.Integer(),
        days: Type.Integer(),
        hours: Type.Integer(),
        minutes: Type.Integer(),
      },
      { description: 'From birth to the first luck pillar.' },
    ),
    startsAt: localTime('When the first begins, on the clock of the birth.'),
    pillars: list(
      label(pairId, 'A luck pillar.', {
        fromAge: Type.Integer(),
        toAge: Type.Integer(),
        startsAt: localTime('When it begins.'),
      }),
      'The first ten.',
      { min: 10 },
    ),
  },
  { description: 'The luck pillars of ten years each.' },
);

/** The components of the Four Pillars. */
export const PILLAR_COMPONENTS = {
  HiddenStem,
  Pillar,
  FourPillars,
  DayMaster,
  FiveElements,
  LuckPillars,
};
