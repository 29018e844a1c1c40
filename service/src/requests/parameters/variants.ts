// Parameters of the variants of a chart.

import { BUREAU_IDS } from 'beichen/glossary';
import { CHART_PARAMETERS } from './chart.ts';
import { named } from './id-names.ts';
import type { Parameter } from './parameter.ts';

/** A birth, and facts of another program's chart. */
export const VARIANTS_PARAMETERS = {
  ...CHART_PARAMETERS,
  matchMainStar: {
    shape: { kind: 'text', most: 40 },
    description:
      'The main star that the other program shows: `tanlang`, `lianzhen+pojun`. Borrowed from the opposite palace it is `empty>tianji+jumen`.',
    example: 'lianzhen+pojun',
  },
  matchLifePalace: {
    shape: { kind: 'text', most: 20 },
    description: 'Its life palace: branch or pair, in Hanzi or by id. So `丑`, `chou`, `己丑` or `ji-chou`.',
    example: 'ji-mao',
  },
  matchBureau: {
    shape: { kind: 'choice', of: BUREAU_IDS, meant: /* @__PURE__ */ named('bureaus') },
    description: 'Its bureau.',
    example: 'earth5',
  },
  matchPillars: {
    shape: { kind: 'text', most: 60, isList: true },
    description: 'Its four pillars in Hanzi or by ids; `_` for an unknown one. Commas or spaces stand between ids.',
    example: '庚午 癸未 _ _',
  },
  matchLunarDate: {
    shape: { kind: 'date' },
    description: 'Its lunar date, YYYY-MM-DD. Year, month and day as numbers.',
    example: '1990-06-02',
  },
  matchLeapMonth: {
    shape: { kind: 'boolean' },
    description: '`true` if the month of `matchLunarDate` is a leap month. Left out, it does not matter.',
    example: false,
  },
  matchStar: {
    shape: { kind: 'text', most: 600, isList: true },
    description:
      'Positions of stars in the other chart: `tianma:si` in a branch, `pojun@life` in a palace. Several are separated by commas; all must be met.',
    example: 'tianma:si',
  },
} as const satisfies Readonly<Record<string, Parameter>>;
