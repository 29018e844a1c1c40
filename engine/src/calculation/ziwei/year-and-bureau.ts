// The element of the year's nayin (本命), the element of the bureau (局), and their relation.

import { type Element, elementRelation } from '../cycle/element.ts';
import { elementOfNayin } from '../cycle/nayin.ts';
import type { Sexagenary } from '../cycle/sexagenary.ts';
import { type Bureau, elementOfBureau } from './bureau.ts';

export interface YearAndBureau {
  /** By the nayin of the year that the chart is counted from. */
  readonly yearElement: Element;
  readonly bureauElement: Element;
  readonly relation: 'sameElement' | 'generates' | 'controls';
  /** Of year and bureau, the one whose element feeds or controls the other. */
  readonly from?: 'year' | 'bureau';
}

/** Compares the elements of year and bureau, as in docs/rules/languages.md section 4. */
export function yearAndBureau(chart: { readonly year: Sexagenary; readonly bureau: Bureau }): YearAndBureau {
  const yearElement = elementOfNayin(chart.year);
  const bureauElement = elementOfBureau(chart.bureau);
  const { relation, isFirst } = elementRelation(yearElement, bureauElement);
  if (relation === 'sameElement') return { yearElement, bureauElement, relation };
  return { yearElement, bureauElement, relation, from: isFirst ? 'year' : 'bureau' };
}
