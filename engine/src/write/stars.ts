// How are stars written? Each in each of its states from one text.

import { mainStarLabel, mainStarsOf, rarityDocument, starDocument } from '../describe/stars.ts';
import type { Labels } from '../labels.ts';
import { RARITY } from '../ziwei/rarity.ts';
import { STAR_STATES, type Star } from '../ziwei/star.ts';
import type { ZiweiChart } from '../ziwei/ziwei-chart.ts';
import type { DocumentBytes } from './document-bytes.ts';

/** Writes stars one after the other, without the brackets of their list. */
export interface WriteStars {
  /** Stars that stand in one of the arrangements. */
  arranged(stars: readonly Star[]): void;
  /** Stars of this chart alone. */
  placed(stars: readonly Star[]): void;
}

/** A writer of stars. */
export function starsWriter(out: DocumentBytes, labels: Labels): WriteStars {
  const text = out.keepOnDemand(STAR_STATES, (star: Star) => `${JSON.stringify(starDocument(star, labels))},`);
  const write = (star: Star): void => out.write(text(star.number, star));
  return {
    // Arrangements are frozen, and what reads frozen lists reads all lists slowly: so each kind has a loop of its own.
    arranged(stars) {
      for (let i = 0; i < stars.length; i++) write(stars[i]!);
      if (stars.length > 0) out.back();
    },
    placed(stars) {
      for (let i = 0; i < stars.length; i++) write(stars[i]!);
      if (stars.length > 0) out.back();
    },
  };
}

/** A writer of the main star. */
export function mainStarWriter(
  out: DocumentBytes,
  labels: Labels,
  writeStars: WriteStars,
): (ziwei: ZiweiChart) => void {
  const head = out.keepById((id) => {
    const borrowed = id.startsWith('empty>');
    const members = { ...mainStarLabel({ id, borrowed }, labels), palace: 'life', borrowed };
    return `${JSON.stringify(members).slice(0, -1)},"stars":[`;
  });
  const rarity = out.keepById(
    (id) => `],"rarity":${JSON.stringify(rarityDocument({ rarity: RARITY.get(id)! }, labels))}}`,
  );
  return (ziwei) => {
    out.write(head(ziwei.mainStar.id));
    writeStars.arranged(mainStarsOf(ziwei));
    out.write(rarity(ziwei.mainStar.id));
  };
}
