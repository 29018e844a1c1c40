import { expect, test } from 'vitest';
import { completePart } from './date-advance.ts';

test.each([
  ['year', '1985', '1985'],
  ['year', '１９８５', '1985'],
  ['year', '1985年', '1985'],
  ['year', '198', undefined],
  ['year', '15', undefined], // 15 August 1985
  ['year', '19850815', undefined], // spread over all three (typed-date.ts)
  ['year', '民國74', undefined],
  ['month', '8', undefined], // may be no month in one digit
  ['month', '08', '08'],
  ['month', '8/', '8'],
  ['month', '8월', '8'],
  ['month', 'Au', undefined],
  ['day', '15', '15'],
  ['day', '5.', '5'],
  ['day', '', undefined],
] as const)('the %s in %j is complete as %s', (part, text, digits) => expect(completePart(part, text)).toBe(digits));
