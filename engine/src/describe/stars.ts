// How are stars told: one in its palace, and the main star of a chart?

import type { Label, MainStarDocument, StarDocument } from '../chart-document.ts';
import type { Labels } from '../labels.ts';
import { fill } from '../words/fill.ts';
import type { MainStar } from '../ziwei/main-star.ts';
import type { Star } from '../ziwei/star.ts';
import { mainStarsOf, type ZiweiChart } from '../ziwei/ziwei-chart.ts';

/** A star with its brightness and its transformation. */
export function starDocument(star: Star, labels: Labels): StarDocument {
  const label = labels.stars[star.id]!;
  if (star.brightness === undefined && star.transformation === undefined) return label;
  return {
    ...label,
    ...(star.brightness === undefined ? {} : { brightness: labels.brightness[star.brightness]! }),
    ...(star.transformation === undefined ? {} : { transformation: labels.transformations[star.transformation]! }),
  };
}

/** The main star of a chart, and how rare it is. */
export function mainStarDocument(ziwei: ZiweiChart, labels: Labels): MainStarDocument {
  const { mainStar } = ziwei;
  return {
    ...mainStarLabel(mainStar, labels),
    palace: 'life',
    borrowed: mainStar.borrowed,
    stars: mainStarsOf(ziwei).map((star) => starDocument(star, labels)),
    rarity: rarityDocument(mainStar, labels),
  };
}

export const rarityDocument = ({ rarity }: MainStar, labels: Labels): MainStarDocument['rarity'] => ({
  tier: labels.rarityTiers[rarity.tier]!,
  percent: rarity.percent,
  oneIn: rarity.oneIn,
  rarerThanPercent: rarity.rarerThanPercent,
  basis: labels.words.rarityBasis,
});

/** One star by its full name; a pair by the short ones. */
export function mainStarLabel({ id, borrowed }: MainStar, { stars, words }: Labels): Label {
  const labels = id
    .replace('empty>', '')
    .split('+')
    .map((star) => stars[star]!);
  const name =
    labels.length === 1 ? labels[0]!.name : labels.map((star) => shortName(star.name)).join(words.joins.stars);
  return {
    id,
    name: borrowed ? fill(words.borrowed, { stars: name }) : name,
    hanzi: labels.map((star) => star.hanzi).join(''),
  };
}

/** A name without its gloss: `Lian Zhen (Chaste Virtue)` → `Lian Zhen`. */
const shortName = (name: string): string => name.replace(/ \(.*$/, '');
