import { describe, expect, test } from 'vitest';
import { BRANCH_IDS } from '../../cycle/branch.ts';
import { idOfPair, sexagenary } from '../../cycle/sexagenary.ts';
import { STEM_IDS } from '../../cycle/stem.ts';
import { check } from '../../input/input.ts';
import { PATTERN_FORM_IDS, PATTERN_IDS } from '../../ziwei/patterns/pattern-ids.ts';
import { formsOfPattern } from '../../ziwei/patterns/pattern-rows.ts';
import { isPartOfPair, isSomething, KNOWN_BIRTH, type KnownBirth } from './known-birth.ts';

const checked = (known: unknown) => () => check('known', known, KNOWN_BIRTH);

const PILLARS = ['yearPillar', 'monthPillar', 'dayPillar', 'hourPillar'] as const;
const SIXTY = new Set<string>(Array.from({ length: 60 }, (_, n) => idOfPair(sexagenary(n))));

describe.each(PILLARS)('a %s', (pillar) => {
  test('is a stem, a branch, or one of the sixty pairs', () => {
    for (const stem of STEM_IDS) {
      expect(checked({ [pillar]: { stem } })).not.toThrow();
      for (const branch of BRANCH_IDS) {
        const isPair = SIXTY.has(`${stem}-${branch}`);
        expect(isPartOfPair({ stem, branch })).toBe(isPair);
        if (isPair) expect(checked({ [pillar]: { stem, branch } })).not.toThrow();
        else
          expect(checked({ [pillar]: { stem, branch } })).toThrow(`${pillar} an object: not allowed; allowed: a stem`);
      }
    }
    for (const branch of BRANCH_IDS) expect(checked({ [pillar]: { branch } })).not.toThrow();
  });

  test('that is none is named', () => {
    expect(isPartOfPair({})).toBe(false);
    expect(checked({ [pillar]: {} })).toThrow(
      `${pillar} an object: not allowed; allowed: a stem, a branch, or both of one polarity, as the sixty pairs have them`,
    );
    expect(checked({ [pillar]: { stem: 'jiazi' } })).toThrow('stem "jiazi": not allowed');
    expect(checked({ [pillar]: { stem: 'jia', branch: 'jia' } })).toThrow('branch "jia": not allowed');
    expect(checked({ [pillar]: { pair: 'jia-zi' } })).toThrow('"pair": unknown member');
    expect(checked({ [pillar]: 'jia-zi' })).toThrow(`${pillar} "jia-zi": wrong type`);
  });
});

test('a pattern is known by its id, with a form that it has, clean or not', () => {
  for (const id of PATTERN_IDS) {
    const forms = formsOfPattern(id);
    for (const form of PATTERN_FORM_IDS) {
      const pattern = checked({ patterns: [{ id, form }] });
      if (forms.includes(form)) expect(pattern).not.toThrow();
      else expect(pattern).toThrow(`patterns.form "${form}": not allowed; allowed: ${forms.join(', ')}`);
    }
    expect(checked({ patterns: [{ id }, { id, clean: true }, { id, clean: false }] })).not.toThrow();
  }
  expect(checked({ patterns: [{ id: 'shaPoLan' }] })).toThrow('patterns.id "shaPoLan": not allowed');
  expect(checked({ patterns: [{ form: 'main' }] })).toThrow('patterns.id undefined: missing');
  expect(checked({ patterns: [{ id: 'shaPoLang', form: 'none' }] })).toThrow('patterns.form "none": not allowed');
  expect(checked({ patterns: [{ id: 'shaPoLang', clean: 'yes' }] })).toThrow('patterns.clean "yes": wrong type');
  expect(checked({ patterns: ['shaPoLang'] })).toThrow(/^patterns "shaPoLang": wrong type/);
  expect(checked({ patterns: {} })).toThrow(/^patterns an object: not allowed; allowed: a list/);
});

// Each member alone makes a valid query; an error about it names it.
const MEMBERS: readonly (readonly [keyof KnownBirth, right: readonly unknown[], wrong: readonly unknown[]])[] = [
  ['mainStar', ['ziwei+tianfu'], ['ziwei+taiyin', 1]],
  ['bureau', ['wood3'], ['wood4', null]],
  ['lifeBranch', ['zi', 'hai'], ['jia', 0]],
  ['bodyBranch', ['zi', 'hai'], ['jia', 0]],
  ['lu', ['lianzhen'], ['lucun2', 1]],
  ['quan', ['pojun'], ['x', 1]],
  ['ke', ['wuqu'], ['x', 1]],
  ['ji', ['taiyang'], ['x', 1]],
  ['lunarMonth', [1, 12], [0, 13, 1.5, '1']],
  ['leapMonth', [true, false], [0, 'true']],
  ['lunarDay', [1, 30], [0, 31, 1.5, '1']],
  ['doubleHour', ['zi', 'hai'], ['jia', 0]],
  ['stars', [[{ star: 'ziwei' }], [{ star: 'longde', branch: 'zi', palace: 'life' }]], [{}, 'ziwei']],
  ['patterns', [[{ id: 'shaPoLang' }]], ['shaPoLang', 1]],
];

test.each(MEMBERS)('%s alone is something that is known', (name, right, wrong) => {
  for (const value of right) {
    expect(isSomething({ [name]: value })).toBe(true);
    expect(checked({ [name]: value })).not.toThrow();
  }
  for (const value of wrong) expect(checked({ [name]: value })).toThrow(new RegExp(`^${name} `));
});

test('a star has an id, and stands in a branch and in a palace that there are', () => {
  expect(checked({ stars: [{}] })).toThrow('star undefined: missing');
  expect(checked({ stars: [{ star: 'ziwe' }] })).toThrow('star "ziwe": not allowed');
  expect(checked({ stars: [{ star: 'ziwei', branch: 'jia' }] })).toThrow('branch "jia": not allowed');
  expect(checked({ stars: [{ star: 'ziwei', palace: 'house' }] })).toThrow('palace "house": not allowed');
});

test('a gender alone is no condition, nor is an empty list or an undefined member', () => {
  const nothing: readonly KnownBirth[] = [
    {},
    { gender: 'male' },
    { stars: [] },
    { patterns: [] },
    { lunarDay: undefined },
    { gender: 'female', stars: [], lunarMonth: undefined },
  ];
  for (const known of nothing) {
    expect(isSomething(known)).toBe(false);
    expect(checked(known)).toThrow(
      'known an object: not allowed; allowed: something beside the gender, such as dayPillar or mainStar',
    );
  }
  expect(checked({ gender: 'none', lunarDay: 1 })).toThrow(/^gender "none": not allowed/);
  expect(checked({ gender: 'male', lunarDay: 1 })).not.toThrow();
  for (const none of [undefined, null, 'x']) expect(isSomething(none as unknown as KnownBirth)).toBe(false);
});
