// Patterns and flights of a document as lines of text; both are members on request.

import type {
  PalaceFlightsDocument,
  PatternDocument,
  PatternStarDocument,
  SelfTransformationDocument,
} from '../../documents/tables/document.generated.ts';
import { fill } from '../../words/fill.ts';
import type { DrawnDocument } from '../facts/arguments.ts';
import { inBrackets, type LineWords, line } from '../facts/text-lines.ts';
import { percentText } from '../svg/centre.ts';

/** A line for each pattern, for the flights of each palace, and one for the self-transformations. */
export function patternLines(document: DrawnDocument, words: LineWords): readonly string[] {
  const { patterns = [], flights = [], selfTransformations = [] } = document;
  if (patterns.length + flights.length + selfTransformations.length === 0) return [];
  return [
    ...patterns.map((pattern) => patternLine(pattern, words)),
    ...flights.map((row) => flightsLine(row, words)),
    ...(selfTransformations.length === 0
      ? []
      : [line(words, words.selfTransformations, selfText(selfTransformations, words))]),
  ];
}

/** `Pattern Sun and Moon Both Bright: Life; Tai Yang Career, Tai Yin Wealth; 1 in 13; broken by …`, with the forms unless the usual one applies. */
function patternLine(document: PatternDocument, words: LineWords) {
  const { forms, isOfLimits, palace, stars, brokenBy, rarity, ...pattern } = document;
  const { nameOf, comma, semicolon } = words;
  const isUsual = forms.some(({ id }) => id === 'main');
  const name = isUsual ? nameOf(pattern) : nameOf(pattern) + inBrackets(forms.map(nameOf).join(comma), words);
  const flags = brokenBy.map((flag) =>
    flag.stars.length === 0 ? nameOf(flag) : nameOf(flag) + inBrackets(starsText(flag.stars, words), words),
  );
  return line(
    words,
    `${words.pattern} ${name}`,
    [
      nameOf(palace),
      ...(isOfLimits ? [words.ofLimits] : []),
      ...(stars.length === 0 ? [] : [starsText(stars, words)]),
      ...(rarity === undefined ? [] : [rarityText(rarity, words)]),
      ...(flags.length === 0 ? [] : [fill(words.brokenBy, { flags: flags.join(comma) })]),
    ].join(semicolon),
  );
}

/** One birth in so many; more than one in ten as a percentage, to avoid "1 in 2.7". */
const rarityText = (
  { oneIn, percent }: NonNullable<PatternDocument['rarity']>,
  { oneIn: text, percentOf, language }: LineWords,
): string =>
  oneIn < 10
    ? fill(percentOf, { percent: percentText(Math.round(percent), language) })
    : fill(text, { n: Math.round(oneIn) });

const starsText = (stars: readonly PatternStarDocument[], { nameOf, comma, starIn, wordSpace }: LineWords): string =>
  stars
    .map(({ palace, transformation, ...own }) => {
      const star = [own, ...(transformation === undefined ? [] : [transformation])].map(nameOf).join(wordSpace);
      return fill(starIn, { star, palace: nameOf(palace) });
    })
    .join(comma);

function flightsLine({ stem, transformations, ...palace }: PalaceFlightsDocument, words: LineWords): string {
  const { nameOf } = words;
  const flights = transformations.map(({ star, palace: landed, ...own }) =>
    fill(words.flight, { transformation: nameOf(own), star: nameOf(star), palace: nameOf(landed) }),
  );
  const from = nameOf(palace) + inBrackets(nameOf(stem), words);
  return line(words, `${words.flights} ${from}`, flights.join(words.comma));
}

const selfText = (
  all: readonly SelfTransformationDocument[],
  { nameOf, comma, selfKinds, selfTransformation }: LineWords,
): string =>
  all
    .map(({ palace, star, kind, ...own }) =>
      fill(selfTransformation, {
        palace: nameOf(palace),
        transformation: nameOf(own),
        star: nameOf(star),
        kind: selfKinds[kind],
      }),
    )
    .join(comma);
