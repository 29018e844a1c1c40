// Variants in the words of a language: each choice in words and as parameters, and each difference with both values.

import type { ShownId } from '../../../calculation/casting/matching-variants.ts';
import { VARIANT_MEMBERS } from '../../../calculation/casting/variants.ts';
import { check } from '../../../calculation/input/input.ts';
import type {
  ChoicesDocument,
  ComparedChartDocument,
  VariantDocument,
} from '../../documents/tables/document.generated.ts';
import { labelsOf, WORDS_RULE } from '../../documents/vocabulary/labels.ts';
import { conventionName, conventionValue } from '../../words/convention-names.ts';
import { fill } from '../../words/fill.ts';
import type { LanguageWords } from '../../words/words.ts';
import { type DrawnVariants, variantsIn } from '../facts/arguments.ts';
import { idNames, mainStarName, type NameOfId } from '../facts/id-names.ts';
import { inBrackets, type LineWords, lineWordsFor, requestText } from '../facts/text-lines.ts';
import { VARIANT_WORDS } from '../words/all-languages.ts';
import type { VariantWords } from '../words/variant-words.ts';

/** Members that are compared by their value. */
type ComparedMember = Exclude<VariantDocument['differs'][number], 'otherStars'>;

/** In the order of the document. */
const COMPARED: readonly ComparedMember[] = VARIANT_MEMBERS.filter((member) => member !== 'otherStars');

/** A difference: its name, and the values in the chart and in the variant. */
export interface DifferenceEntry {
  readonly member: VariantDocument['differs'][number];
  readonly name: string;
  /** Absent for a member that is only counted. */
  readonly here?: string;
  readonly there: string;
}

/** A variant in words. */
export interface VariantEntry {
  /** Alternative choices, each in words and as parameters. */
  readonly choices: readonly { readonly words: string; readonly request: ChoicesDocument['request'] }[];
  readonly differences: readonly DifferenceEntry[];
}

/** The variants of a chart in words. */
export interface VariantEntries {
  /** Compared members of the chart itself. */
  readonly chart: readonly { readonly member: ComparedMember; readonly name: string; readonly value: string }[];
  /** Number of variants, and of those shown. */
  readonly heading: string;
  /** Result of the comparison with another program; empty without one. */
  readonly match: string;
  readonly variants: readonly VariantEntry[];
  /** The nearest variant, if none matches completely. */
  readonly nearest?: { readonly heading: string; readonly variant: VariantEntry };
  /** Choices without an effect. */
  readonly withoutEffect: VariantEntry['choices'];
}

/**
 * Describes the variants of a chart in words: each choice, and each difference with both values.
 * @param language the words of the document's language, such as `EN` of `beichen/words/en`
 * @throws RangeError for other words, for a document of another shape, and for one in another language
 * @example variantEntries(describeVariants(chartVariants(chart), { language: 'en' }), EN).variants[0]?.differences
 */
export function variantEntries(document: DrawnVariants, language: LanguageWords): VariantEntries {
  check('language', language, WORDS_RULE);
  check('document', document, variantsIn(language.language));
  const { chart, match, variants, withoutEffect } = document;
  const words = variantWordsIn(language);
  const nearest = match?.nearest;
  return {
    chart: COMPARED.map((member) => ({
      member,
      name: words.members[member],
      value: textOfMember(chart, member, words)!,
    })),
    heading: headingOf(document, words),
    match: match === undefined ? '' : matchText(match, words),
    variants: variants.map((variant) => variantEntry(chart, variant, words)),
    ...(nearest && {
      nearest: {
        heading: fill(words.nearest, { members: membersText(nearest.missing, words) }),
        variant: variantEntry(chart, nearest.variant, words),
      },
    }),
    withoutEffect: choiceEntries(withoutEffect, words),
  };
}

type Words = LineWords &
  VariantWords & {
    readonly idName: NameOfId;
    readonly region: (id: string) => string;
    readonly zone: (id: string) => string;
  };

const made = /* @__PURE__ */ new WeakMap<LanguageWords, Words>();

/** All words of a language, cached. */
export function variantWordsIn(language: LanguageWords): Words {
  const words = made.get(language) ?? joinedWords(language);
  made.set(language, words);
  return words;
}

function joinedWords(language: LanguageWords): Words {
  const words = lineWordsFor(language.language);
  const { regions, zones } = labelsOf(language).phrases;
  return {
    ...words,
    ...VARIANT_WORDS[language.language],
    idName: idNames(language, words),
    region: (id) => (regions as Readonly<Record<string, string>>)[id] ?? id,
    zone: (id) => zones[id] ?? id,
  };
}

const headingOf = ({ count, match, variants }: DrawnVariants, words: Words): string =>
  fill(match === undefined ? words.others : words.showing, { count, shown: variants.length });

function matchText({ missingHere, count, nearest }: NonNullable<DrawnVariants['match']>, words: Words): string {
  if (missingHere.length === 0) return words.showsAll;
  const differs = fill(words.showsOtherwise, { members: membersText(missingHere, words) });
  return count > 0 || nearest !== undefined ? differs : differs + words.semicolon + words.noNearer;
}

const membersText = (members: readonly ShownId[], words: Words): string =>
  members.map((member) => words.members[member === 'stars' ? 'otherStars' : member]).join(words.comma);

const variantEntry = (chart: ComparedChartDocument, variant: VariantDocument, words: Words): VariantEntry => ({
  choices: choiceEntries(variant.choices, words),
  differences: variant.differs.map((member): DifferenceEntry => {
    const name = words.members[member];
    if (member === 'otherStars') return { member, name, there: fill(words.stars, { count: variant.otherStars }) };
    return { member, name, here: textOfMember(chart, member, words)!, there: textOfMember(variant, member, words)! };
  }),
});

const PILLAR_OF = { yearPillar: 'year', monthPillar: 'month', dayPillar: 'day', hourPillar: 'hour' } as const;

/** Text of a member of a chart or a variant; undefined if a variant has the value of the chart. */
function textOfMember(
  of: Partial<ComparedChartDocument> | VariantDocument,
  member: ComparedMember,
  words: Words,
): string | undefined {
  switch (member) {
    case 'lunarDate':
      return of.lunarDate?.text;
    case 'bodyPalace':
      return of.bodyPalace && words.nameOf(of.bodyPalace);
    case 'mainStar':
      return of.mainStar && mainStarName(of.mainStar, words);
    case 'decadeStart':
      return of.decadeStart && decadesText(of.decadeStart, words);
    case 'smallLimitRun':
      return of.smallLimitRun && words.nameOf(of.smallLimitRun);
    case 'growthStart':
      return of.growthStart && growthText(of.growthStart, words);
    case 'growthPhases':
      return of.growthPhases && phasesText(of.growthPhases, words);
    case 'transformations':
      return of.transformations
        ?.map((own) => [own.star, own].map(words.nameOf).join(words.wordSpace))
        .join(words.comma);
    case 'yearPillar':
    case 'monthPillar':
    case 'dayPillar':
    case 'hourPillar': {
      const pillar = of.fourPillars?.[PILLAR_OF[member]];
      return pillar && words.nameOf(pillar);
    }
    case 'lifePalace':
      return of.lifePalace && words.nameOf(of.lifePalace.pair);
    case 'bureau':
    case 'lifeRuler':
    case 'bodyRuler': {
      const label = of[member];
      return label && words.nameOf(label);
    }
  }
}

/** Direction and first age of the decades; without a palace the first decade is in the life palace. */
function decadesText({ direction, fromAge, palace }: ComparedChartDocument['decadeStart'], words: Words): string {
  const decades = fill(words.decades[direction.id], { age: fromAge });
  return palace.id === 'life' ? decades : decades + inBrackets(words.nameOf(palace), words);
}

const growthText = ({ branch, direction }: ComparedChartDocument['growthStart'], words: Words): string =>
  words.nameOf(branch) + inBrackets(words.nameOf(direction), words);

/** The phases of the Day Master on the four branches, and in brackets the phases of each pillar's own stem. */
function phasesText({ ofDayMaster, ofOwnStems }: ComparedChartDocument['growthPhases'], words: Words): string {
  const [seen, own] = [ofDayMaster, ofOwnStems].map((phases) => phases.map(words.nameOf).join(words.wordSpace));
  return seen + inBrackets(own!, words);
}

const choiceEntries = (choices: readonly ChoicesDocument[], words: Words): VariantEntry['choices'] =>
  choices.map((own) => ({
    words: own.of.map((choice) => choiceText(choice, own, words)).join(words.and),
    request: own.request,
  }));

function choiceText(choice: ChoicesDocument['of'][number], own: ChoicesDocument, words: Words): string {
  const { request, shiftMinutes = 0 } = own;
  switch (choice) {
    case 'solarTime':
    case 'dayBoundary':
    case 'leapMonthRule':
    case 'yearBoundary':
    case 'school':
      return (words.rules as Readonly<Record<string, string>>)[`${request[choice]}`] ?? `${request[choice]}`;
    case 'timeZone':
      return fill(words.choices.timeZone, { zone: words.zone(`${request.timeZone}`) });
    case 'calendarRegion':
      return fill(words.choices.calendarRegion, { region: words.region(`${request.calendarRegion}`) });
    case 'summerTime':
    case 'minute':
    case 'skippedTime':
      return fill(words.choices[choice], { time: clockText(request) });
    case 'clockShift':
      return fill(words.clockShifts[shiftMinutes] ?? words.choices.minute, { time: clockText(request) });
    case 'disambiguation':
    case 'leapMonth':
      return words.choices[choice];
    default: {
      const value = conventionValue(choice, `${request[choice]}`, words.language, (star) =>
        words.idName('gradedStars', star),
      );
      return `${conventionName(choice, words.language)}${words.colon}${value}`;
    }
  }
}

/** The clock time of a request; `:59` if only the minute changes. */
function clockText({ hour, minute }: ChoicesDocument['request']): string {
  const two = (number: unknown) => String(number).padStart(2, '0');
  return hour === undefined ? `:${two(minute)}` : `${two(hour)}:${two(minute)}`;
}

/** Members that most programs show, so that a reader can compare them. */
export const SEEN: readonly DifferenceEntry['member'][] = [
  'yearPillar',
  'monthPillar',
  'dayPillar',
  'hourPillar',
  'lunarDate',
  'lifePalace',
  'bureau',
  'mainStar',
];

/**
 * A variant as a line of text: `day from 00:00 (dayBoundary=midnight): Day pillar Gui-Si → Ren-Chen; …`.
 * @param isCompact choices as parameters alone, without the values of the chart, and only differences in members that most programs show, if there are any
 */
export function variantLine({ choices, differences }: VariantEntry, words: Words, isCompact: boolean): string {
  const ways = choices.map(({ words: said, request }) =>
    isCompact ? requestText(request) : said + inBrackets(requestText(request), words),
  );
  const seen = isCompact ? differences.filter(({ member }) => SEEN.includes(member)) : differences;
  const shownEntries = (seen.length === 0 ? differences : seen).map(({ member, name, here, there }) => {
    if (member === 'otherStars') return there;
    return isCompact ? `${name} ${there}` : `${name} ${here}${words.becomes}${there}`;
  });
  return ways.join(words.or) + words.colon + shownEntries.join(words.semicolon);
}
