// Patterns and flights as lines of text. Those that the document holds: they are in it on request only.

import type {
  PalaceFlightsDocument,
  PatternDocument,
  PatternStarDocument,
  SelfTransformationDocument,
} from '../../documents/tables/document.generated.ts';
import { fill } from '../../words/fill.ts';
import { decimalText, type Language } from '../../words/languages.ts';
import type { DrawnDocument } from '../facts/arguments.ts';
import { bracketed, type LineWords, line } from '../facts/text-lines.ts';

/** A line for each pattern, for the flights of each palace, and one for the self-transformations. */
export function patternLines(document: DrawnDocument, words: LineWords): readonly string[] {
  const { patterns = [], flights = [], selfTransformations = [] } = document;
  if (patterns.length + flights.length + selfTransformations.length === 0) return [];
  const names = namesOf(document, words);
  return [
    ...patterns.map((pattern) => patternLine(pattern, names, words)),
    ...flights.map((row) => flightsLine(row, names, words)),
    ...(selfTransformations.length === 0
      ? []
      : [line(words, words.selfTransformations, selfText(selfTransformations, names, words))]),
  ];
}

/** The names of the palaces, stars, transformations and stems of a chart, by kind and id. */
interface ChartNames {
  readonly palace: ReadonlyMap<string, string>;
  readonly star: ReadonlyMap<string, string>;
  readonly transformation: ReadonlyMap<string, string>;
  readonly stem: ReadonlyMap<string, string>;
}

function namesOf({ palaces, ziwei }: DrawnDocument, { nameOf }: LineWords): ChartNames {
  const stars = palaces.flatMap((palace) => [...palace.majorStars, ...palace.minorStars, ...palace.adjectiveStars]);
  const byId = <T extends Parameters<LineWords['nameOf']>[0] & { readonly id: string }>(labels: readonly T[]) =>
    new Map(labels.map((label) => [label.id, nameOf(label)]));
  return {
    palace: byId(palaces),
    star: byId(stars),
    transformation: byId(ziwei.transformations),
    stem: byId(palaces.map(({ stem }) => stem)),
  };
}

/** `Pattern Sun and Moon Both Bright: Life; Tai Yang Career, Tai Yin Wealth; 1 in 13; broken by …`, with the forms where the usual one is not there. */
function patternLine(
  { forms, stars, brokenBy, rarity, ...pattern }: PatternDocument,
  names: ChartNames,
  words: LineWords,
) {
  const { nameOf, comma, semicolon } = words;
  const isUsual = forms.some(({ id }) => id === 'main');
  const name = isUsual ? nameOf(pattern) : nameOf(pattern) + bracketed(forms.map(nameOf).join(comma), words);
  const flags = brokenBy.map((flag) =>
    flag.stars.length === 0 ? nameOf(flag) : nameOf(flag) + bracketed(starsText(flag.stars, names, words), words),
  );
  return line(
    words,
    `${words.pattern} ${name}`,
    [
      names.palace.get(pattern.palace)!,
      ...(stars.length === 0 ? [] : [starsText(stars, names, words)]),
      ...(rarity === undefined ? [] : [words.oneIn.replace('{n}', oneInText(rarity.oneIn, words.language))]),
      ...(flags.length === 0 ? [] : [fill(words.brokenBy, { flags: flags.join(comma) })]),
    ].join(semicolon),
  );
}

/** What is commoner than one in ten keeps its decimal. */
const oneInText = (oneIn: number, language: Language): string =>
  decimalText(oneIn < 10 ? oneIn : Math.round(oneIn), language);

const starsText = (
  stars: readonly PatternStarDocument[],
  names: ChartNames,
  { comma, starIn, wordSpace }: LineWords,
): string =>
  stars
    .map(({ id, palace, transformation }) => {
      const name = names.star.get(id)!;
      const star = transformation === undefined ? name : name + wordSpace + names.transformation.get(transformation)!;
      return fill(starIn, { star, palace: names.palace.get(palace)! });
    })
    .join(comma);

function flightsLine({ palace, stem, to }: PalaceFlightsDocument, names: ChartNames, words: LineWords): string {
  const flights = to.map(({ id, star, palace: landed }) =>
    fill(words.flight, {
      transformation: names.transformation.get(id)!,
      star: names.star.get(star)!,
      palace: names.palace.get(landed)!,
    }),
  );
  const from = names.palace.get(palace)! + bracketed(names.stem.get(stem)!, words);
  return line(words, `${words.flights} ${from}`, flights.join(words.comma));
}

const selfText = (
  all: readonly SelfTransformationDocument[],
  names: ChartNames,
  { comma, selfKinds, selfTransformation }: LineWords,
): string =>
  all
    .map(({ palace, id, star, kind }) =>
      fill(selfTransformation, {
        palace: names.palace.get(palace)!,
        transformation: names.transformation.get(id)!,
        star: names.star.get(star)!,
        kind: selfKinds[kind],
      }),
    )
    .join(comma);
