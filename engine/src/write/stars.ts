// How are stars written? Each in each of its states from one text.

import { mainStarLabel, rarityDocument, starDocument } from '../describe/stars.ts';
import type { Labels } from '../labels.ts';
import type { MainStar } from '../ziwei/main-star.ts';
import { STAR_STATES, type Star } from '../ziwei/star.ts';
import { mainStarsOf, type ZiweiChart } from '../ziwei/ziwei-chart.ts';
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
  const head = out.keepById((_, mainStar: MainStar) => {
    const members = { ...mainStarLabel(mainStar, labels), palace: 'life', borrowed: mainStar.borrowed };
    return `${JSON.stringify(members).slice(0, -1)},"stars":[`;
  });
  const rarity = out.keepById(
    (_, mainStar: MainStar) => `],"rarity":${JSON.stringify(rarityDocument(mainStar, labels))}}`,
  );
  return (ziwei) => {
    const { mainStar } = ziwei;
    out.write(head(mainStar.id, mainStar));
    writeStars.arranged(mainStarsOf(ziwei));
    out.write(rarity(mainStar.id, mainStar));
  };
}
