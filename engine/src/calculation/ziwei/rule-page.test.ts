// Compares places of stars with the rules that docs/rules/charts.md (A3, A4) copies from its sources. A wrong row of a table fails by the name of its star.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { names } from '../../presentation/words/zh/names.generated.ts';
import { BRANCH_HANZI, branch, branchesOf } from '../cycle/branch.ts';
import { stem } from '../cycle/stem.ts';
import { ADJECTIVE_STARS } from './adjective-stars.ts';
import { MINOR_STARS } from './minor-stars.ts';
import { type Facts, type Placement, palaceOf } from './placement.ts';
import { SCHOOLS } from './school.ts';

const PAGE = readFileSync(new URL('../../../../docs/rules/charts.md', import.meta.url), 'utf8');
const [, SECTIONS] = /^### A3\.([\s\S]*?)^### A5\./m.exec(PAGE)!;

const PLACEMENTS: Readonly<Record<string, Placement>> = { ...MINOR_STARS, ...ADJECTIVE_STARS };

/** Keys of rows: the number of cases, and a birth of each. */
const KEYS: Readonly<Record<string, { readonly size: number; readonly facts: (n: number) => Partial<Facts> }>> = {
  m: { size: 12, facts: (n) => ({ month: n + 1 }) },
  h: { size: 12, facts: (n) => ({ hour: branch(n) }) },
  yb: { size: 12, facts: (n) => ({ yearBranch: branch(n) }) },
  ys: { size: 10, facts: (n) => ({ yearStem: stem(n) }) },
};
const BIRTH: Facts = {
  yearStem: stem(0),
  yearBranch: branch(0),
  month: 1,
  day: 1,
  hour: branch(0),
  life: branch(0),
  body: branch(0),
  forward: true,
  school: SCHOOLS.common,
};

/** The branches of a rule, one for each case of its key; `undefined` for a rule that is not of one key alone. */
function branchesOfRule(rule: string, key: string, size: number): string | undefined {
  const counted = new RegExp(`^(?:(\\d+)([+−])\\(?${key}(?:−1)?\\)?|${key}\\+(\\d+))$`).exec(rule);
  if (counted) {
    const [, start, sign, added] = counted;
    const at = (n: number): number => (added ? n + Number(added) : Number(start) + (sign === '+' ? n : -n));
    return Array.from({ length: size }, (_, n) => BRANCH_HANZI[branch(at(n))]).join('');
  }
  const groups = [...rule.matchAll(/([子丑寅卯辰巳午未申酉戌亥]{3,4})→(.)/g)].map(([, from, to]) => ({
    from: from!,
    to: to!,
  }));
  if (groups.length > 0)
    return [...BRANCH_HANZI].map((each) => groups.find(({ from }) => from.includes(each))!.to).join('');
  const row = /([子丑寅卯辰巳午未申酉戌亥]{4,12})( repeating.*)?$/.exec(rule)?.[1];
  return row && size % row.length === 0 ? row.repeat(size / row.length) : undefined;
}

/** Stars of the page whose rule has one key, with their branches in its order. */
const RULES = [...SECTIONS!.matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].flatMap(
  ([, stars, written, rules]) => {
    const key = { month: 'm', hour: 'h', 'year branch': 'yb' }[written!] ?? written!;
    const size = KEYS[key]?.size;
    const several = stars!.replace(/ [([].*[)\]]/, '').split(' / ');
    return several.flatMap((name, n) => {
      const own = rules!.replace(/ \(QS2.*\)/, '').replace(/→(.)\/(.)/g, (_, ...to) => `→${to[n]}`);
      const row = size && branchesOfRule(own.split(' / ')[n] ?? own, key, size);
      return row ? [{ name, key, row }] : [];
    });
  },
);

/** The table of five minor stars by the stem of the year. */
const BY_STEM = [...SECTIONS!.matchAll(/^\| (禄存|擎羊|陀罗|天魁|天钺)[^|]*\|((?: [^|]+\|){10})$/gm)].map(
  ([, name, cells]) => ({
    name: name!,
    key: 'ys',
    row: [...cells!.matchAll(/ (.)[^|]*\|/g)].map(([, each]) => each).join(''),
  }),
);

const idOf = (hanzi: string): string =>
  Object.entries(names.stars).find(([id, name]) => name === hanzi && id in PLACEMENTS)![0];

test('the page has the rules of 40 stars that count by one key', () => {
  expect(RULES.length + BY_STEM.length).toBe(40);
});

test.each([...RULES, ...BY_STEM])('$name by $key is in $row', ({ name, key, row }) => {
  const { size, facts } = KEYS[key]!;
  const at = Array.from({ length: size }, (_, n) => palaceOf(PLACEMENTS[idOf(name)]!, { ...BIRTH, ...facts(n) }));
  expect(at).toEqual(branchesOf(row));
});
