// Which arguments do the functions that draw a chart accept?

import type { BirthDocument, ChartDocument } from '../chart-document.generated.ts';
import { isObject, optional, type Rule, ruleFor, TEXT } from '../input.ts';
import { LANGUAGES } from '../words/languages.ts';

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

/** The options of every drawing. */
export const SHARED_OPTIONS = { name: optional(TEXT) } as const;
