// Real and wrong Chinese names of a record.

import { expect, test } from 'vitest';
import { chosenHan, withoutMangled } from './han.ts';

test.each([
  [['四日', '四日市市'], '四日市'],
  [['廿日', '廿日市市'], '廿日市'],
  [['川', '市川市'], '市川'],
  [['村上', '村上市'], '村上'],
  [['町田', '町田市'], '町田'],
])('of %s the name is %s', (names, zh) => expect(chosenHan(withoutMangled(names), 'JP')?.zh).toBe(zh));
