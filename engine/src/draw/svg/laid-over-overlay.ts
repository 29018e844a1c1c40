// Another chart laid over a board. In each palace the palace and the major stars that the other chart has there, and what the year of the other chart
// transforms in it.

import type { LaidOverDocument } from '../../documents/tables/document.generated.ts';
import type { Label } from '../../documents/vocabulary/labels.ts';
import { check, isObject, type Rule, ruleFor, TEXT } from '../../input/input.ts';
import { fill } from '../../words/fill.ts';
import { DOCUMENT, type DrawnDocument } from '../facts/arguments.ts';
import { scriptFor } from '../facts/script.ts';
import { LAID_OVER_WORDS } from '../words/all-languages.ts';
import type { BandWord } from './layer-band.ts';
import type { BoardOverlay, Overlay } from './overlay.ts';

/**
 * What another chart has in the palaces of a board, for `drawForPage`, in both sizes of it.
 * @param laid the document of `layOver(chart, other)`, in the language of the board
 * @param other what the other chart is called, such as the name of a person
 * @throws RangeError for a document of another shape or language
 * @example drawForPage(document, { overlay: laidOverOverlay(document, partDescriber(LAID_OVER, 'en')(layOver(chart, other)), 'Anna') })
 */
export function laidOverOverlay(document: DrawnDocument, laid: LaidOverDocument, other: string): BoardOverlay {
  check('document', document, DOCUMENT);
  check('laid', laid, laidOn(document));
  check('other', other, TEXT);
  const { language, palaces } = document;
  const { nameOf, words: drawing } = scriptFor(language);
  const words = LAID_OVER_WORDS[language];
  const { facts } = drawing.joins;
  const here = palaces.map(({ id }, n) => ({
    ...laid.palaces[n]!,
    transformations: laid.transformations.filter(({ palace }) => palace.id === id),
  }));
  const overlay: Overlay = {
    rows: [
      {
        tone: 'seal',
        palaces: here.map((own): BandWord[] => [
          { name: nameOf(own.other), isPlate: own.other.id === 'life' },
          ...own.majorStars.map((flowStar) => ({ flowStar })),
        ]),
        leastLines: 1,
      },
      {
        tone: 'faint',
        palaces: here.map(({ transformations }): BandWord[] =>
          transformations.map(({ id, name, hanzi, star }) => ({ star, transformation: { id, name, hanzi }, tone: id })),
        ),
        leastLines: 1,
      },
    ],
    title: fill(words.title, { other }),
    description: [
      fill(words.title, { other }),
      ...laid.transformations.map((own) =>
        fill(words.landsIn, { star: [own, own.star].map(nameOf).join(drawing.wordSpace), palace: nameOf(own.palace) }),
      ),
    ].join(facts),
    sentences: here.map(({ other: palace, majorStars, transformations }) =>
      [
        fill(words.palaceOf, { other, palace: nameOf(palace) }),
        ...majorStars.map(nameOf),
        ...transformations.map((own) => [own as Label, own.star].map(nameOf).join(drawing.wordSpace)),
      ].join(facts),
    ),
  };
  return overlay;
}

/** Documents of what is laid over a board: in its language, and with its palaces. */
const laidOn = ({ language, palaces }: DrawnDocument): Rule =>
  ruleFor('object', 'a document of layOver, of the same chart and in its language', (laid) => {
    if (!isObject(laid) || laid.language !== language) return false;
    if (!Array.isArray(laid.palaces) || !Array.isArray(laid.transformations)) return false;
    const own = laid as unknown as LaidOverDocument;
    return palaces.every(({ id }, n) => own.palaces[n]?.id === id);
  });
