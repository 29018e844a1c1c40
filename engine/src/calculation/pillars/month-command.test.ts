import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantOfTerm, jieOf, pairOfMonth, type TermNumber, termAt, termNumber } from '../calendar/solar-year.ts';
import { MS_PER_DAY } from '../civil/day-number.ts';
import { BRANCH_HANZI, type Branch } from '../cycle/branch.ts';
import { branchOfPair } from '../cycle/sexagenary.ts';
import { STEM_HANZI, type Stem } from '../cycle/stem.ts';
import { type Instant, instant } from '../time/instant.ts';
import { MONTH_COMMAND_TABLES } from './depth-ids.ts';
import { branchCommand, monthCommand } from './month-command.ts';

const commandAt = (at: Instant, table: (typeof MONTH_COMMAND_TABLES)[number] = 'ziping') =>
  monthCommand({ instant: at, jie: jieOf(termAt(at)) }, table);
const inChina = (clock: string): Instant => instant(Date.parse(`${clock}+08:00`));

/** The stems of a month in their order, each with the day on which it begins. */
function turnsOf(branch: string, table: (typeof MONTH_COMMAND_TABLES)[number]): string {
  const jie = (termNumber(2020, 0) + 2 * ((BRANCH_HANZI.indexOf(branch) + 11) % 12)) as TermNumber;
  expect(BRANCH_HANZI[branchOfPair(pairOfMonth(jie))]).toBe(branch);
  const turns: string[] = [];
  const end = instantOfTerm((jie + 2) as TermNumber);
  for (let at = instantOfTerm(jie); at < end; ) {
    const command = monthCommand({ instant: at, jie }, table);
    turns.push(`${STEM_HANZI[command.stem]}${(command.startsAt - command.termAt) / MS_PER_DAY}`);
    at = command.endsAt;
  }
  return turns.join(' ');
}

// docs/rules/bazi-depth.md C1, from which day on; 子平真诠评注, 三命通会 卷二 论人元司事.
// biome-ignore format: a table
test.each([
['寅', '戊0 丙7 甲14',  '戊0 丙7 甲14',  '戊0 丙5 甲10', '戊0 丙7 甲14'],
  ['卯', '甲0 乙10',      '甲0 乙10',      '甲0 乙7', '甲0 乙10'],
  ['辰', '乙0 癸9 戊12',  '乙0 癸9 戊12',  '乙0 壬7 戊12', '乙0 癸9 戊12'],
  ['巳', '戊0 庚5 丙14',  '戊0 庚5 丙14',  '戊0 庚7 丙12', '戊0 庚7 丙14'],
  ['午', '丙0 己10 丁19', '丙0 己10 丁19', '丙0 丁7', '丙0 己10 丁19'],
  ['未', '丁0 乙9 己12',  '丁0 乙9 己12',  '丁0 甲7 己12', '丁0 乙9 己12'],
  ['申', '戊0 壬10 庚13', '戊0 壬7 庚14',  '戊0 壬5 庚10', '戊0 壬7 庚14'],
  ['酉', '庚0 辛10',      '庚0 辛10',      '庚0 辛7', '庚0 辛10'],
  ['戌', '辛0 丁9 戊12',  '辛0 丁9 戊12',  '辛0 丙7 戊12', '辛0 丁9 戊12'],
  ['亥', '戊0 甲7 壬12',  '戊0 甲7 壬12',  '戊0 甲5 壬10', '戊0 甲7 壬14'],
  ['子', '壬0 癸10',      '壬0 癸10',      '壬0 癸7', '壬0 癸10'],
  ['丑', '癸0 辛9 己12',  '癸0 辛9 己12',  '癸0 庚7 己12', '癸0 辛9 己12'],
])('the stems of the month of %s command it by ziping %s, by common %s, by sanming %s, by korean %s', (branch, ...tables) => {
  expect(MONTH_COMMAND_TABLES.map((table) => turnsOf(branch, table))).toEqual(tables);
});

describe('the command of a month', () => {
  // As the program 问真八字 printed them. Lixia 1999-05-06 07:01, Liqiu 2001-08-07 18:52:21 in China.
  test('goes by real time from the jie on', () => {
    const command = commandAt(inChina('1999-05-13T11:25:00'));
    expect([STEM_HANZI[command.stem], command.day]).toEqual(['庚', 8]);
    expect(Math.abs(command.secondsAfter - 620_640)).toBeLessThan(60);
    expect(Math.abs(command.termAt - inChina('1999-05-06T07:01:00'))).toBeLessThan(60_000);
    expect(command.startsAt - command.termAt).toBe(5 * MS_PER_DAY);
    expect(command.endsAt - command.termAt).toBe(14 * MS_PER_DAY);
  });

  // The example of the doc comment of MonthCommandTable: seven days and seventeen hours after Liqiu.
  test('is another one by another table', () => {
    const at = inChina('2001-08-15T12:00:00');
    expect(MONTH_COMMAND_TABLES.map((table) => STEM_HANZI[commandAt(at, table).stem])).toEqual([
      '戊',
      '壬',
      '壬',
      '壬',
    ]);
    const inMay = inChina('1999-05-12T12:00:00'); // six days after Lixia
    expect(MONTH_COMMAND_TABLES.map((table) => STEM_HANZI[commandAt(inMay, table).stem])).toEqual([
      '庚',
      '庚',
      '戊',
      '戊',
    ]);
    expect(STEM_HANZI[commandAt(inChina('2001-08-17T19:00:00'), 'sanming').stem]).toBe('庚');
  });

  test('belongs to the next stem at the very instant at which it begins, and to the last until the next jie', () => {
    const jie = termNumber(2001, 14); // Liqiu
    const from = instantOfTerm(jie);
    const stemAt = (ms: number) => STEM_HANZI[monthCommand({ instant: instant(ms), jie }, 'ziping').stem];
    expect([from, from + 10 * MS_PER_DAY - 1, from + 10 * MS_PER_DAY].map(stemAt)).toEqual(['戊', '戊', '壬']);
    expect([from + 13 * MS_PER_DAY - 1, from + 13 * MS_PER_DAY].map(stemAt)).toEqual(['壬', '庚']);
    const last = commandAt(instant(instantOfTerm(termNumber(2001, 16)) - 1));
    expect([STEM_HANZI[last.stem], last.endsAt, last.day]).toEqual(['庚', instantOfTerm(termNumber(2001, 16)), 32]);
    const first = commandAt(from);
    expect([first.secondsAfter, first.day, first.startsAt, first.table]).toEqual([0, 1, from, 'ziping']);
  });

  test('has turns that follow each other without a gap, and a moment lies in its own', () => {
    const moments = fc.integer({ min: Date.UTC(1645, 1, 1), max: Date.UTC(2200, 0, 1) }).map(instant);
    fc.assert(
      fc.property(moments, fc.constantFrom(...MONTH_COMMAND_TABLES), (at, table) => {
        const command = commandAt(at, table);
        expect(command.startsAt <= at && at < command.endsAt).toBe(true);
        expect(command.secondsAfter).toBe(Math.floor((at - command.termAt) / 1000));
        expect(command.day).toBe(Math.floor(command.secondsAfter / 86_400) + 1);
        const next = commandAt(command.endsAt, table);
        expect(next.startsAt).toBe(command.endsAt);
        expect(next.stem === command.stem && next.termAt === command.termAt).toBe(false);
      }),
      { numRuns: 2000, seed: 20261122 },
    );
  });
});

// docs/rules/bazi-depth.md C: 辰 乙9 癸3 戊18, 子 壬10 癸20, 午 丙10 己9 丁11. Born three, ten and twenty days after a jie, Day Master 甲 (stem 0).
test.each([
  [3, '辰', '乙', 'jiecai'],
  [10, '辰', '癸', 'zhengyin'],
  [20, '辰', '戊', 'piancai'],
  [3, '子', '壬', 'pianyin'],
  [20, '子', '癸', 'zhengyin'],
  [10, '午', '己', 'zhengcai'],
] as const)('%d days after the jie %s shows %s, %s of 甲', (days, branch, stem, god) => {
  const jie = termNumber(2020, 0);
  const birth = { instant: instant(instantOfTerm(jie) + days * MS_PER_DAY), jie };
  const at = BRANCH_HANZI.indexOf(branch) as Branch;
  const command = branchCommand(at, birth, { table: 'ziping', dayMaster: 0 as Stem });
  expect([STEM_HANZI[command.stem], command.tenGod]).toEqual([stem, god]);
});

test('the branch of the month shows the stem that commands the month, in every table', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4_000_000_000 }),
      fc.constantFrom(...MONTH_COMMAND_TABLES),
      (seconds, table) => {
        const at = instant(seconds * 1000);
        const birth = { instant: at, jie: jieOf(termAt(at)) };
        const month = branchOfPair(pairOfMonth(birth.jie));
        const own = branchCommand(month, birth, { table, dayMaster: 0 as Stem }).stem;
        expect(own).toBe(monthCommand(birth, table).stem);
      },
    ),
  );
});

interface JapaneseTable {
  readonly id: string;
  readonly rows: Readonly<Record<string, string>>;
  readonly differs?: Readonly<Record<string, readonly number[]>>;
}
const { cases: japanese } = JSON.parse(
  readFileSync(new URL('../../../../test/truth/cases/japanese-commands.json', import.meta.url), 'utf8'),
) as { readonly cases: readonly JapaneseTable[] };

// 月律分野: every branch is read by the days since the jie of the month, here the days since 立春 2020.
test.each(japanese)('the stem of each branch is that of the Japanese table of $id', ({ rows, differs = {} }) => {
  const jie = jieOf(termAt(inChina('2020-02-10T00:00')));
  for (const [hanzi, row] of Object.entries(rows)) {
    const cells = row.split(' ').map((cell) => ({ stem: cell[0]!, days: Number(cell.slice(1) || 30) }));
    const expected = cells.flatMap(({ stem, days }) => Array.from({ length: days }, () => stem)).slice(0, 29);
    const ours = expected.map((_, n) => {
      const at = instant(instantOfTerm(jie) + (n + 0.5) * MS_PER_DAY);
      const command = branchCommand(
        BRANCH_HANZI.indexOf(hanzi) as Branch,
        { instant: at, jie },
        { table: 'korean', dayMaster: 0 as Stem },
      );
      return STEM_HANZI[command.stem]!;
    });
    const other = expected.flatMap((stem, n) => (stem === ours[n] ? [] : [n + 1]));
    expect([hanzi, other]).toEqual([hanzi, differs[hanzi] ?? []]);
  }
});
