import { expect, test } from 'vitest';
import { knownOf, queryFields, queryIn } from './birth-query.ts';

const SOUGHT = [
  ['yearStem', 'geng'],
  ['dayStem', 'ji'],
  ['dayBranch', 'chou'],
  ['mainStar', 'ziwei+tianfu'],
  ['lunarMonth', '6'],
  ['leapMonth', 'false'],
  ['clean', 'true'],
  ['star', 'tanlang:chen'],
  ['star', 'taiyang@spouse'],
  ['pattern', 'shaPoLang'],
] as const;

test('a link names what is looked for, and gives it back', () => {
  const fields = new URLSearchParams('date=1990-07-23');
  for (const [name, value] of queryFields(SOUGHT)) fields.append(name, value);
  expect(`${fields}`).toContain('&births.star=tanlang%3Achen&births.star=taiyang%40spouse&');
  expect(queryIn(new URLSearchParams(`${fields}`))).toEqual(SOUGHT);
  expect(queryIn(new URLSearchParams('date=1990-07-23'))).toBeUndefined();
});

test('what the form tells is what the engine asks for: pillars whole or in part, stars in a branch or in a palace', () => {
  expect(knownOf(SOUGHT)).toEqual({
    yearPillar: { stem: 'geng' },
    dayPillar: { stem: 'ji', branch: 'chou' },
    mainStar: 'ziwei+tianfu',
    lunarMonth: 6,
    leapMonth: false,
    stars: [
      { star: 'tanlang', branch: 'chen' },
      { star: 'taiyang', palace: 'spouse' },
    ],
    patterns: [{ id: 'shaPoLang', clean: true }],
  });
});
