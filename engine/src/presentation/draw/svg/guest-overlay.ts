// One person in the board of another: in each palace the guest's palace and major stars, the stars that the guest's year transforms, and the seat of that year.
// For a guest with an unknown hour, only the year.

import { check, isObject, oneOf, type Rule, recordOf, ruleFor, TEXT } from '../../../calculation/input/input.ts';
import type { BoardOfPairDocument } from '../../documents/tables/document.generated.ts';
import { fill } from '../../words/fill.ts';
import {
  BOARD_OF,
  CHART_DOCUMENT_RULE,
  type DrawnDocument,
  type DrawnPair,
  PAIR_DOCUMENT_RULE,
  SIDES,
  type Side,
} from '../facts/arguments.ts';
import { scriptFor } from '../facts/script.ts';
import { GUEST_WORDS } from '../words/all-languages.ts';
import { type Chip, initialsOf, type LaidPalace } from './chips.ts';
import type { BoardOverlay, Overlay } from './overlay.ts';

/** Names of host and guest. */
export type BoardNames = Readonly<Record<'host' | 'guest', string>>;

/**
 * Creates the overlay of a guest on the board of a host, for `drawForPage`.
 * @param document the chart of the host
 * @param pair the document of both, in the language of the chart
 * @param host the side of the host
 * @throws RangeError for a document of another shape or language, and for a host without a board
 * @example
 * const pair = describePair(pairOf(one, other), { language: 'en' });
 * drawForPage(document, { overlay: guestOverlay(document, pair, 'one', { host: 'Anna', guest: 'Ben' }) })
 */
export function guestOverlay(document: DrawnDocument, pair: DrawnPair, host: Side, names: BoardNames): BoardOverlay {
  check('document', document, CHART_DOCUMENT_RULE);
  check('host', host, HOST);
  check('pair', pair, pairOn(document, host));
  check('names', names, NAMES);
  const { language, palaces } = document;
  const board = pair.ziwei[BOARD_OF[host].member]!;
  const script = scriptFor(language);
  const { nameOf, words: drawing } = script;
  const words = GUEST_WORDS[language];
  const { facts } = drawing.joins;
  const here = palaces.map(({ id, branch }) => ({
    ...board.palaces.find((row) => row.branch.id === branch.id)!,
    isSeat: board.seat.branch.id === branch.id,
    transformations: board.transformations.filter(({ palace }) => palace.id === id),
  }));
  const title = fill(words.title, names);
  const overlay: Overlay = {
    palaces: here.map(({ guestPalace, majorStars = [], isSeat, transformations }): LaidPalace => {
      const role = guestPalace === undefined ? [] : [nameOf(guestPalace).replace(/ & .*/, '')];
      return {
        chips: [
          ...role.map(
            (name): Chip => ({
              tone: 'seal',
              names: [name, name, initialsOf(name, script)],
              isFilled: guestPalace?.id === 'life',
            }),
          ),
          ...(isSeat ? [{ tone: 'faint', names: [words.seat], isFilled: true }] : []),
          ...transformations.map(
            ({ id, name, hanzi, star }): Chip => ({
              tone: id,
              names: [nameOf(star), nameOf(star), initialsOf(nameOf(star), script)],
              marks: [{ id, name, hanzi }],
            }),
          ),
        ],
        stars: majorStars.map((star) => ({ tone: 'seal', star })),
      };
    }),
    title,
    description: [
      title,
      ...board.transformations.map((own) =>
        fill(words.landsIn, { star: [own, own.star].map(nameOf).join(drawing.wordSpace), palace: nameOf(own.palace) }),
      ),
    ].join(facts),
    sentences: here.map(({ guestPalace, majorStars = [], isSeat, transformations }) =>
      [
        ...(guestPalace === undefined
          ? []
          : [fill(words.palaceOf, { guest: names.guest, palace: nameOf(guestPalace) })]),
        ...majorStars.map(nameOf),
        ...(isSeat ? [words.seat] : []),
        ...transformations.map((own) => [own, own.star].map(nameOf).join(drawing.wordSpace)),
      ].join(facts),
    ),
  };
  return overlay;
}

const HOST: Rule = /* @__PURE__ */ oneOf(SIDES);
const NAMES: Rule = /* @__PURE__ */ recordOf<BoardNames>({ host: TEXT, guest: TEXT });

/** Validates documents of two people for a board: of its language and its palaces. */
export const pairOn = ({ language, palaces }: DrawnDocument, host: Side): Rule =>
  ruleFor('object', `a document made by describePair, with the chart of "${host}" and in its language`, (pair) => {
    if (!PAIR_DOCUMENT_RULE.accepts(pair)) return false;
    const { language: own, ziwei } = pair as DrawnPair;
    const board: BoardOfPairDocument | undefined = ziwei[BOARD_OF[host].member];
    if (own !== language || !isObject(board) || !Array.isArray(board.palaces)) return false;
    return palaces.every(({ id, branch }) => board.palaces.find((row) => row.branch.id === branch.id)?.id === id);
  });
