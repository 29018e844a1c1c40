// Parameters of a birth without an hour.

import { BUREAU_IDS } from 'beichen/glossary';
import { CHART_PARAMETERS } from './chart.ts';
import { named } from './id-names.ts';
import type { Parameter } from './parameter.ts';

const {
  hour: _hour,
  minute: _minute,
  second: _second,
  time: _time,
  doubleHour: _doubleHour,
  disambiguation: _disambiguation,
  ...WITHOUT_HOUR
} = CHART_PARAMETERS;

/** A birth without an hour, and known facts of its chart. */
export const DAY_PARAMETERS = {
  ...WITHOUT_HOUR,
  mainStar: {
    shape: { kind: 'text', most: 40 },
    description:
      'Only charts with this main star: its id, such as `tanlang`, `lianzhen+pojun` or, borrowed from the opposite palace, `empty>tianji+jumen`.',
    example: 'lianzhen+pojun',
  },
  bureau: {
    shape: { kind: 'choice', of: BUREAU_IDS, meant: /* @__PURE__ */ named('bureaus') },
    description: 'Only charts of this bureau.',
    example: 'fire6',
  },
  star: {
    shape: { kind: 'text', most: 300, isList: true },
    description:
      'Only charts in which stars stand so: `pojun@life` in a palace, `ziwei:wu` in a branch; several separated by commas, all of which have to be so.',
    example: 'pojun@life,tanlang:shen',
  },
  pattern: {
    shape: { kind: 'text', most: 300, isList: true },
    description:
      'Only charts with these patterns, in any form and any palace: ids such as `shaPoLang`, several separated by commas, all of which have to be there. `fields=charts.patterns` lists those of each chart.',
    example: 'shaPoLang',
  },
} as const satisfies Readonly<Record<string, Parameter>>;
