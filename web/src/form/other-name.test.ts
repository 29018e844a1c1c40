import { expect, test } from 'vitest';
import { otherName } from './other-name.ts';

// "sao pau" finds Luanda by its old name São Paulo de Loanda, which its label does not show.
test.each([
  ['sao pau', 'prefix', 'Luanda, Angola', 'sao pau…'],
  ['saigon', 'exact', 'Hồ Chí Minh City, Vietnam', 'saigon'],
  ['Constantinople, Turkey', 'exact', 'Istanbul, Türkiye', 'Constantinople'],
] as const)('%s (%s) is another name of %s', (typed, match, label, name) =>
  expect(otherName(typed, { label, match })).toBe(name),
);

test.each([
  ['sao pau', 'prefix', 'São Paulo, Brazil'],
  ['danang', 'exact', 'Đà Nẵng, Vietnam'],
  ['lodz, poland', 'exact', 'Łódź, Poland'],
  ['springfield il', 'exact', 'Springfield, Illinois, United States'],
  ['hague', 'exact', 'The Hague, Netherlands'],
  ['bejing', 'fuzzy', 'Beijing, China'],
  ['北京', 'exact', 'Beijing, China'],
  ['beijing', 'exact', '中国 北京'],
  ['台北', 'exact', '臺灣 臺北'],
  ['paris', 'exact', 'フランス パリ'],
  ['39.9, 116.4', 'near', 'Beijing, China'],
] as const)('%s (%s) needs no other name at %s', (typed, match, label) =>
  expect(otherName(typed, { label, match })).toBeUndefined(),
);
