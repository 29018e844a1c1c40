// How are stars written? A star is its label and, where it has them, its brightness and its transformation.

import type { StarDocument } from '../chart-document.ts';
import { mainStarLabel, mainStarsOf, rarityDocument } from '../describe/stars.ts';
import type { Labels } from '../labels.ts';
import { BRIGHTNESS_IDS } from '../ziwei/brightness.ts';
import { RARITY } from '../ziwei/rarity.ts';
import type { Star } from '../ziwei/star.ts';
import { TRANSFORMATION_IDS } from '../ziwei/transformations.ts';
import type { ZiweiChart } from '../ziwei/ziwei-chart.ts';
import { lasting, lastingHead, lastingJson } from './lasting.ts';

/** Writes stars one after the other, without the brackets of their list. */
export type WriteStars = (stars: readonly Star[]) => string;

/** A star of which nothing more is said, and one that goes on with its state. */
interface StarTexts {
  readonly whole: string;
  readonly open: string;
}

const KINDS = TRANSFORMATION_IDS.length + 1;

/** A writer of stars. */
export function starsWriter(labels: Labels): WriteStars {
  const first = starTexts(labels, '');
  const next = starTexts(labels, ',');
  const states = [undefined, ...BRIGHTNESS_IDS].flatMap((brightness) =>
    [undefined, ...TRANSFORMATION_IDS].map((transformation) =>
      stateText({
        ...(brightness && { brightness: labels.brightness[brightness]! }),
        ...(transformation && { transformation: labels.transformations[transformation]! }),
      }),
    ),
  );
  return (stars) => {
    let text = '';
    for (let i = 0; i < stars.length; i++) {
      const { id, brightness, transformation } = stars[i]!;
      const { whole, open } = (i === 0 ? first : next).get(id)!;
      if (brightness === undefined && transformation === undefined) {
        text += whole;
        continue;
      }
      const grade = brightness === undefined ? 0 : BRIGHTNESS_IDS.indexOf(brightness) + 1;
      const kind = transformation === undefined ? 0 : TRANSFORMATION_IDS.indexOf(transformation) + 1;
      text += open;
      text += states[grade * KINDS + kind]!;
    }
    return text;
  };
}

function starTexts({ stars }: Labels, before: string): ReadonlyMap<string, StarTexts> {
  const told = Object.values(stars).map((label) => [label.id, `${before}${JSON.stringify(label)}`] as const);
  return new Map(told.map(([id, text]) => [id, { whole: lasting(text), open: lasting(text.slice(0, -1)) }]));
}

/** What follows the label of a star, with the brace at its end. */
function stateText(state: Pick<StarDocument, 'brightness' | 'transformation'>): string {
  return lasting(`,${JSON.stringify(state).slice(1)}`);
}

/** A writer of the main star. */
export function mainStarWriter(labels: Labels, writeStars: WriteStars): (ziwei: ZiweiChart) => string {
  const all = [...RARITY].map(([id, rarity]) => ({ id, rarity, borrowed: id.startsWith('empty>') }));
  const texts = new Map(
    all.map((mainStar) => {
      const { id, borrowed } = mainStar;
      const head = lastingHead({ ...mainStarLabel(mainStar, labels), palace: 'life', borrowed });
      return [id, { head, rarity: lastingJson(rarityDocument(mainStar, labels)) }];
    }),
  );
  return (ziwei) => {
    const { head, rarity } = texts.get(ziwei.mainStar.id)!;
    return `${head}"stars":[${writeStars(mainStarsOf(ziwei))}],"rarity":${rarity}}`;
  };
}
