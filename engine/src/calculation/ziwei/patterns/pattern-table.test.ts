// The table of patterns against docs/rules/ziwei-patterns.md, row by row, and conditions that its language rejects.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PATTERN_FLAG_IDS, PATTERN_FORM_IDS, PATTERN_IDS } from './pattern-ids.ts';
import { PATTERN_FLAGS, PATTERN_TABLE } from './pattern-table.ts';
import { readCondition } from './read-condition.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const BOOK = read('../../../../../docs/rules/ziwei-patterns.md');
const SOURCE = read('./pattern-table.ts');

/** The rows of a section's tables that have a given number of cells. */
const rowsOf = (section: string, cells: number): string[][] =>
  section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .slice(2, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
    .filter((row) => row.length === cells)
    .slice(1);

const section = (from: string, to: string): string => BOOK.slice(BOOK.indexOf(from), BOOK.indexOf(to));

const A3 = rowsOf(section('### A3.', 'Only while a limit runs'), 6).filter(([id]) => !id!.startsWith('-'));
const code = (cell: string): string => /`([^`]*)`/.exec(cell)![1]!;

/** The rows of the source file: Hanzi, id, and the text between the braces. */
const written = [...SOURCE.matchAll(/^ {2}\/\* (\S+) \*\/ (\w+): +\{ (.*) \},$/gm)].map(([, hanzi, id, row]) => ({
  hanzi: hanzi!,
  id: id!,
  row: row!,
}));

test('the table has the 114 patterns and the 143 rows of the book, in its order', () => {
  expect(Object.keys(PATTERN_TABLE)).toEqual(PATTERN_IDS);
  expect(A3).toHaveLength(114);
  expect(PATTERN_IDS.map((id) => id.toLowerCase())).toEqual(A3.map(([id]) => id!.toLowerCase()));
  const rows = PATTERN_IDS.flatMap((id) =>
    Object.keys(PATTERN_TABLE[id]).filter((key) => PATTERN_FORM_IDS.some((f) => f === key)),
  );
  expect(rows).toHaveLength(143);
});

describe.each(PATTERN_IDS.map((id, place) => ({ id, row: PATTERN_TABLE[id], book: A3[place]! })))(
  '$id',
  ({ id, row, book }) => {
    const [, hanzi, at, when, forms, brokenBy] = book as [string, string, string, string, string, string];

    test('stands as in the book: palaces, conditions of all forms in their order, what breaks it', () => {
      const { at: ownAt, brokenBy: ownBrokenBy = '', ...conditions } = row as typeof row & { brokenBy?: string };
      expect(ownAt).toBe(at);
      expect(ownBrokenBy).toBe(brokenBy);
      const others = [...forms.matchAll(/`(\w+)` `([^`]*)`/g)].map(([, form, condition]) => [form, condition]);
      expect(Object.entries(conditions)).toEqual([['main', code(when)], ...others]);
    });

    test('has the Hanzi of the book before it', () => {
      expect(written.find((each) => each.id === id)?.hanzi).toBe(hanzi);
    });
  },
);

test('what may break a pattern is called, named and defined as in the book', () => {
  const rows = rowsOf(section('### A2.', '煞忌会 is Web'), 3).filter(([called]) => !called!.startsWith('-'));
  const flags = rows.flatMap(([called, ids, when]) => {
    const conditions = [...when!.matchAll(/`([^`]*)`/g)].map(([, condition]) => condition);
    return called!.split(' · ').map((each, i) => [ids!.split(' · ')[i]!.toLowerCase(), each, conditions[i]]);
  });
  expect(PATTERN_FLAG_IDS.map((id) => [id.toLowerCase(), PATTERN_FLAGS[id].called, PATTERN_FLAGS[id].when])).toEqual(
    flags,
  );
});

describe('ids', () => {
  test('are unique, ignoring case', () => {
    expect(new Set(PATTERN_IDS.map((id) => id.toLowerCase())).size).toBe(PATTERN_IDS.length);
  });

  // docs/decisions: four syllables are two words of two, as GB/T 16159 writes 四言; names of single stars side by side are words of one.
  test('are pinyin by words', () => {
    const bySyllable = [
      'shaPoLang',
      'jiYueTongLiang',
      'lingChangTuoWu',
      'yangLiangChangLu',
      'lianShaYangLing',
      'keQuanLuJia',
      'caiYuQiuchou',
    ];
    const twoByTwo = PATTERN_IDS.filter((id) => !bySyllable.includes(id));
    expect(bySyllable.filter((id) => !PATTERN_IDS.some((each) => each === id))).toEqual([]);
    for (const id of twoByTwo) {
      const syllables = A3[PATTERN_IDS.indexOf(id)]![0]!.split(/(?=[A-Z])/).map((each) => each.toLowerCase());
      const [first, ...rest] = [syllables.slice(0, 2).join(''), syllables.slice(2).join('')].filter(
        (word) => word !== '',
      );
      expect(id).toBe([first, ...rest.map((word) => word[0]!.toUpperCase() + word.slice(1))].join(''));
    }
  });
});

describe('a condition is refused', () => {
  test.each([
    ['sit(紫薇)', '"紫薇" is not a star in the condition "sit(紫薇)"'],
    ['sits(紫微)', '"sits" is not a word in the condition "sits(紫微)"'],
    ['any(红鸾)', '"红鸾" is not a star or a set in the condition "any(红鸾)"'],
    ['sit(四煞)', '"四煞" is a set, and not a star in the condition "sit(四煞)"'],
    ['in(luck, 紫微)', '"luck" is not a role in the condition "in(luck, 紫微)"'],
    ['is(luck)', '"luck" is not a role in the condition "is(luck)"'],
    ['branch(子鼠)', '"鼠" is not an earthly branch'],
    ['at(鼠, 紫微)', '"鼠" is not an earthly branch'],
    ['at(子午, 紫微)', '"子午" is not an earthly branch'],
    ['year(鼠)', '"鼠" in "鼠" is not a heavenly stem'],
    ['sit()', 'a word has 1 list of arguments, and not "" in the condition "sit()"'],
    ['flank(太阳)', 'a word has 2 lists of arguments, and not "太阳" in the condition "flank(太阳)"'],
    ['flank(太阳,)', 'a word has 2 lists of arguments, and not "太阳, " in the condition "flank(太阳,)"'],
    ['sit', 'a word has 1 list of arguments, and not "" in the condition "sit"'],
    ['empty(紫微)', 'a word without arguments has some in the condition "empty(紫微)"'],
    ['empty()', 'a word without arguments has some in the condition "empty()"'],
    ['sit(紫微', 'a bracket is not closed in the condition "sit(紫微"'],
    ['sit((紫微)', 'a bracket is not closed in the condition "sit((紫微)"'],
    ['(empty', '"the end" where ) is wanted in the condition "(empty"'],
    ['(empty day', '"day" where ) is wanted in the condition "(empty day"'],
    ['empty and', '"the end" is not a word in the condition "empty and"'],
    ['', '"the end" is not a word in the condition ""'],
    ['empty day', '"day" is too much in the condition "empty day"'],
    ['empty)', '")" is too much in the condition "empty)"'],
  ])('%s', (text, message) => {
    expect(() => readCondition(text)).toThrow(new RangeError(message));
  });
});
