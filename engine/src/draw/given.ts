// Which arguments do the functions that draw a chart accept?

import type {
  BirthDocument,
  ChartDocument,
  TransitsDocument,
  TransitWarningDocument,
} from '../chart-document.generated.ts';
import { isObject, optional, type Rule, ruleFor, TEXT } from '../input.ts';
import { LANGUAGES, type Language } from '../words/languages.ts';

/** What is drawn: the document of a chart, or of one whose clock and place are not known. */
export interface DrawnDocument extends Omit<ChartDocument, 'birth' | 'warnings'> {
  readonly birth: Partial<BirthDocument> & Pick<BirthDocument, 'trueSolarTime' | 'doubleHour' | 'lunarDate' | 'zodiac'>;
  readonly warnings?: ChartDocument['warnings'];
}

/** The shape of a chart's document. It is checked because a document may come from the network. */
export const DOCUMENT: Rule = ruleFor('object', 'a document made by describeChart', (document) => {
  if (!isObject(document)) return false;
  const { language, palaces, fourPillars } = document;
  const isInLanguage = LANGUAGES.some((each) => each === language);
  return isInLanguage && Array.isArray(palaces) && palaces.length === 12 && isObject(fourPillars);
});

/** What governs at a moment, as its document has it; a caller's warnings may be among its own. */
export interface DrawnTransits extends Omit<TransitsDocument, 'warnings'> {
  readonly warnings?: readonly Pick<TransitWarningDocument, 'detail' | 'alternative'>[];
}

/** The shape of the document of transits, in the language of the chart beside it. */
export const transitsDocumentIn = (language: Language): Rule =>
  ruleFor('object', `a document made by describeTransits in ${language}`, (document) => {
    if (!isObject(document)) return false;
    const { ziwei, fourPillars, moment } = document;
    return document.language === language && isObject(ziwei) && isObject(fourPillars) && isObject(moment);
  });

/** The options of every drawing. */
export const SHARED_OPTIONS = { name: optional(TEXT) } as const;
