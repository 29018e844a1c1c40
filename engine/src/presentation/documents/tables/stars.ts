// Stars in a document: one in its palace, and the main star of a chart.

import { isBorrowed } from '../../../calculation/ziwei/main-star.ts';
import { MAIN_STAR_IDS, type MainStarId, RARITY, type Rarity } from '../../../calculation/ziwei/rarity.ts';
import { STAR_STATES, type Star } from '../../../calculation/ziwei/star.ts';
import { mainStarsOf, type ZiweiChart } from '../../../calculation/ziwei/ziwei-chart.ts';
import type { ThingIn } from '../vocabulary/labels.ts';
import { flag, key, label, list, named, number, object, optional, part, stored, text } from '../vocabulary/member.ts';

/** A star in one of its states, shared by all documents. */
const STATE = key<Star>(STAR_STATES, (star) => star.stateIndex);

/** Members of a star in its palace; its group follows from the list that contains it. */
const starMembers = <G extends 'majorStars' | 'minorStars' | 'adjectiveStars'>(group: G) => ({
  ...named(group, (star: Star) => star.id as ThingIn<G>),
  /** Brightness in this palace; absent where no table grades it. @rule school.brightness */
  brightness: optional(label('brightness')),
  /** The transformation that the stem of the year gives it; absent where there is none. @rule ziwei.transformation.table */
  transformation: optional(label('transformations')),
});

/** One of the fourteen major stars. */
const MAJOR = part<Star>('MajorStar')(starMembers('majorStars'));
/** One of the fourteen minor stars. */
const MINOR = part<Star>('MinorStar')(starMembers('minorStars'));
/** An adjective star; which ones a chart shows depends on the school. */
const ADJECTIVE = part<Star>('AdjectiveStar')(starMembers('adjectiveStars'));

export const MAJOR_STAR = stored(STATE, object(MAJOR));
export const MINOR_STAR = stored(STATE, object(MINOR));
export const ADJECTIVE_STAR = stored(STATE, object(ADJECTIVE));

const MAIN_STAR_OF = key<ZiweiChart, unknown, number>(MAIN_STAR_IDS.length, ({ mainStar }) =>
  MAIN_STAR_IDS.indexOf(mainStar.id),
).to((place): MainStarId => MAIN_STAR_IDS[place]!);

/** Share of births with this main star. */
const RARITY_OF = part<Rarity>('Rarity')({
  /** One of four steps. @rule ziwei.rarity.tier */
  tier: label('rarityTiers'),
  /** Share of all births with this main star, in percent. */
  percent: number(),
  /** One birth in so many. */
  oneIn: number(),
  /** Percent of all births whose main star is commoner. */
  rarerThanPercent: number(),
  /** Basis of the count. */
  basis: text((_, __, { phrases }) => phrases.rarityBasis),
});

/** The major stars of the life palace, and how rare they are. */
export const MAIN_STAR = part<ZiweiChart>('MainStar')({
  ...named('mainStars', MAIN_STAR_OF),
  /** The palace in which they are looked for: always the life palace. */
  palace: label(
    'palaces',
    MAIN_STAR_OF.to(() => 'life' as const),
  ),
  /** True when the life palace is empty and shows the stars of the opposite one. @rule ziwei.palace.borrow */
  borrowed: flag(MAIN_STAR_OF.to(isBorrowed)),
  /** One star, or a pair in its traditional order. @each ziwei.star.{id} */
  stars: list(MAJOR_STAR, mainStarsOf, { min: 1, max: 2 }),
  /** Share of births with this main star. @rule ziwei.rarity */
  rarity: object(
    RARITY_OF,
    MAIN_STAR_OF.to((id) => RARITY.get(id)!),
  ),
});
