// Words that the text of a chart adds for members on request. Literals only; terms as in docs/rules/glossary.json.

import type { MonthCommandDocument, MonthPatternDocument, YearAndLifeDocument } from '../../documents/tables/document.generated.ts';

export interface DepthTextWords {
  /** `{pillar}`, in lower case. */
  readonly starsOf: string;
  readonly relations: string;
  /** `{relation}` and its parts, `{of}`: 子丑六合, Six Combination Zi-Chou. */
  readonly relation: string;
  readonly monthCommand: string;
  readonly branchCommands: string;
  readonly monthGod: string;
  /** `{day}`: counted from the jie. */
  readonly dayOfMonth: string;
  readonly tables: Readonly<Record<MonthCommandDocument['table'], string>>;
  readonly roots: string;
  readonly shown: string;
  readonly seasons: string;
  readonly support: string;
  /** `{pillars}`. */
  readonly rooted: string;
  readonly rootless: string;
  /** `{helpers}` and `{others}` of seven characters. */
  readonly helpers: string;
  readonly monthPattern: string;
  readonly byMonth: string;
  readonly byExposure: string;
  /** `{stems}`: the exposed stems, or the one that is not. */
  readonly rules: Readonly<Record<MonthPatternDocument['byMonth' | 'byExposure']['rule'], string>>;
  readonly structure: string;
  readonly met: string;
  readonly notMet: string;
  readonly boneWeight: string;
  /** `{liang}` and `{qian}`. */
  readonly weight: string;
  readonly dayAlmanac: string;
  readonly yearAndBureau: string;
  readonly yearElement: string;
  readonly bureauElement: string;
  /** `{from}` and `{to}`: one of the two above. */
  readonly elementRelations: Readonly<Record<'sameElement' | 'generates' | 'controls', string>>;
  readonly ziDoujun: string;
  readonly yearAndLife: string;
  /** `{year}` and `{lifePalace}`: yin or yang. */
  readonly polarities: string;
  readonly orders: Readonly<Record<YearAndLifeDocument['agreement'], string>>;
  readonly nightCry: string;
  /** After the hour: if the birth is in it, and if it is not. */
  readonly nightCryBirth: { readonly in: string; readonly notIn: string };
  readonly none: string;
  /** Between stems, and between branches. */
  readonly between: string;
}
