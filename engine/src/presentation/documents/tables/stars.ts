// Stars in a document: one in its palace, and the main star of a chart.

import { isBorrowed } from '../../../calculation/ziwei/main-star.ts';
import { MAIN_STAR_IDS, type MainStarId, RARITY, type Rarity } from '../../../calculation/ziwei/rarity.ts';
import { STAR_STATES, type Star } from '../../../calculation/ziwei/star.ts';
import { mainStarsOf, type ZiweiChart } from '../../../calculation/ziwei/ziwei-chart.ts';
import type { ThingIn } from '../vocabulary/labels.ts';
import { flag, key, label, list, named, number, object, optional, part, stored, text } from '../vocabulary/member.ts';

/** A star in one of its states, shared by all documents. */
const STATE = key<Star>(STAR_STATES, (star) => star.stateIndex);

/** A star in its palace; its group follows from the list that contains it. */
const starPart = <G extends 'majorStars' | 'minorStars' | 'adjectiveStars'>(name: string, group: G) =>
  part<Star>(name)({
    ...named(group, (star: Star) => star.id as ThingIn<G>),
    brightness: optional(label('brightness')),
    transformation: optional(label('transformations')),
  });

export const STAR_PARTS = {
  MajorStar: starPart('MajorStar', 'majorStars'),
  MinorStar: starPart('MinorStar', 'minorStars'),
  AdjectiveStar: starPart('AdjectiveStar', 'adjectiveStars'),
};

export const MAJOR_STAR = stored(STATE, object(STAR_PARTS.MajorStar));
export const MINOR_STAR = stored(STATE, object(STAR_PARTS.MinorStar));
export const ADJECTIVE_STAR = stored(STATE, object(STAR_PARTS.AdjectiveStar));

const MAIN_STAR_OF = key<ZiweiChart, unknown, number>(MAIN_STAR_IDS.length, ({ mainStar }) =>
  MAIN_STAR_IDS.indexOf(mainStar.id),
).to((place): MainStarId => MAIN_STAR_IDS[place]!);

/** Share of births with a main star. */
export const RARITY_OF = part<Rarity>('Rarity')({
  tier: label('rarityTiers'),
  percent: number(),
  oneIn: number(),
  rarerThanPercent: number(),
  basis: text((_, __, { phrases }) => phrases.rarityBasis),
});

/** The main star of a chart. */
export const MAIN_STAR = part<ZiweiChart>('MainStar')({
  ...named('mainStars', MAIN_STAR_OF),
  palace: label(
    'palaces',
    MAIN_STAR_OF.to(() => 'life' as const),
  ),
  borrowed: flag(MAIN_STAR_OF.to(isBorrowed)),
  stars: list(MAJOR_STAR, mainStarsOf, { min: 1, max: 2 }),
  rarity: object(
    RARITY_OF,
    MAIN_STAR_OF.to((id) => RARITY.get(id)!),
  ),
});
