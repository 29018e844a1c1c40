// docs/contract.md is generated from the code by `npm run contract`; a change may not break its promises.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  membersOfTwoTypes,
  namesOfTwoShapes,
  namesOfTwoTypes,
  parametersOfTwoShapes,
  partsOfOneShape,
} from './contract/look-alikes.ts';
import { brokenPromises, changedLines, contractPage, promisesOf } from './contract/page.ts';
import { ROOT } from './setup/sources.ts';

const PAGE = join(ROOT, 'docs/contract.md');

/** Promises of the last release that this version makes in a wider form, such as a range with a further end. Empty it after each release. */
const WIDER: readonly string[] = [];

let written: string;
let made: string;
beforeAll(async () => {
  made = await contractPage();
  if (process.env.CONTRACT === 'write') writeFileSync(PAGE, made);
  written = readFileSync(PAGE, 'utf8');
});

describe('the contract', () => {
  test('is written down as the code has it', () => {
    const gone = brokenPromises(written, made);
    const hint =
      'docs/contract.md differs from the code: write it with `npm run contract`, and read each line that changes';
    expect({ gone, lines: changedLines(written, made) }, hint).toEqual({ gone: [], lines: [] });
    expect(made).toBe(written);
  });

  test('is a page that people read', () => {
    expect(made.split('\n').length).toBeLessThanOrEqual(2520);
  });

  test('has at most 60 values in the main entry of the library', () => {
    const values = promisesOf(made).filter((promise) => /^Packages beichen\.\w+$/.test(promise));
    expect(values).toContain('Packages beichen.castChart');
    expect(values.length).toBeLessThanOrEqual(60);
  });

  test('has one form for dates, instants, times of a clock and whatever has a name', () => {
    const shapes = promisesOf(made).flatMap((promise) => {
      const [, member, shape] = /^Members (\S+): (.*)$/.exec(promise) ?? [];
      const isMember = /^(?!\w*Input\.|Problem|ServiceIndex)\w+\./.test(member ?? '');
      return !isMember ? [] : [{ member: member!, shape: shape! }];
    });
    expect(shapes.length).toBeGreaterThan(900);
    const formOf = (member: string, shape: string): string | undefined => {
      if (/(?:\.d|D)ate$|On$/.test(member) && !/lunarDate$/.test(member)) return 'string 0000-00-00';
      if (/AtClock$/.test(member)) return 'string 0000-00-00T00:00:00';
      if (/(?:\.a|[a-z]A)t$/.test(member)) return 'string 0000-00-00T00:00:00Z';
      // A pillar of a relation is identified by its place, the two sides of a pair by their person.
      return /\b(?:StemId|BranchId|PairId|PalaceId|StarId|ElementId)\b/.test(shape) ? 'label of' : undefined;
    };
    const other = shapes.filter(
      ({ member, shape }) => !shape.replace(/^list of (?:[\d.]+ )?/, '').startsWith(formOf(member, shape) ?? ''),
    );
    expect(other).toEqual([]);
  });

  test('requires two parameters of a birth and two of a lunar birthday, and never another one', () => {
    const required = promisesOf(made).flatMap((promise) => /^Parameters (\w[\w.]*)$/.exec(promise)?.[1] ?? []);
    expect(required).toEqual(['date', 'gender', 'lunarDay', 'lunarMonth']);
  });

  test('spells the codes of problems, faults and warnings in snake_case', () => {
    const codes = promisesOf(made).flatMap(
      (promise) => /^(?:Problems|Ids \S+\.code(?: open)?) \[?(\w+)\]?$/.exec(promise)?.[1] ?? [],
    );
    expect(codes.length).toBeGreaterThan(60);
    expect(codes.filter((code) => !/^[a-z0-9]+(_[a-z0-9]+)*$/.test(code))).toEqual([]);
  });
});

/** Names whose values are read in several ways, since they are relative to what has them, and why nobody mistakes one for the other. */
const RELATIVE_NAMES: Readonly<Record<string, string>> = {
  atSolarTime: 'the convention of a moment; in `change` the time beside `at` and `atClock`',
  basis: 'a sentence about a count; the keys of a star, as docs/rules/bazi-depth.md calls them',
  branches: 'branches; in `together` the pairs of branches of two people',
  code: 'of each document its own codes; a notice has those of the service',
  day: 'the pillar, the level, the number or the day, as its document counts',
  days: 'a list of days, or their number, as `months` and `years`',
  decade: 'the level with its pair; of a natal palace the ages alone',
  elements: 'the five; of two people their counts side by side',
  fourPillars: 'the pillars; of a list its rows by solar year or month, beside `ziwei`',
  from: 'the first of two ends: of a range, a change, a relation, a double hour',
  hidden: 'the hidden palace; of a group of ten gods how many are hidden',
  hour: 'as `day`',
  inNatalVoid: 'of a moment by the day pillar, of a day by both, as docs/rules/days.md has it',
  luckPillars: 'the luck of a chart with its pillars; in a timeline the rows of the list of that name',
  lunarYear: 'the number of a lunar year; of an almanac the year whole',
  match: 'how a place matched; how variants match another program',
  missing: 'what is missing: a branch, elements, members',
  month: 'as `day`',
  months: 'as `days`',
  nayin: 'the nayin; of two people theirs side by side',
  one: 'whatever belongs to the first of two people',
  other: 'whatever belongs to the second; the other side of a boundary',
  pillar: 'the pillar; in a relation, a root or a star its place among the four',
  pillars: 'as `pillar`',
  same: 'what all charts of a day share; of a root whether it is the very stem',
  seat: 'the palace of a guest; at a moment its place in the levels',
  smallLimit: 'as `decade`, in the other choice of a warning',
  to: 'as `from`',
  together: 'what two charts have together: of Zi Wei, of the pillars',
  year: 'as `day`',
  years: 'as `days`',
  ziwei: 'what is of Zi Wei; of a list its rows, beside `fourPillars`',
};

describe('one thing has one name and one shape', () => {
  test('in every document: a name is always read in the same way, but for those that are relative', () => {
    expect(namesOfTwoShapes(made).map((line) => line.replace(/:.*/, ''))).toEqual(Object.keys(RELATIVE_NAMES).sort());
  });

  test('in no two parts with the same members but for warnings, and a place on the board', () => {
    expect(partsOfOneShape(made)).toEqual(['DayWarning = VariantsWarning', 'ZiDoujun = DecadeYear']);
  });

  test('in every package: a type is exported under its name once, and a member of types has one type', () => {
    expect(namesOfTwoTypes(made)).toEqual([]);
    // The ends of a flight are palaces, the ends of a range of days are dates.
    expect(membersOfTwoTypes(made)).toEqual(['from: Branch, GregorianDate', 'to: Branch, GregorianDate']);
  });

  test('in every request: a parameter has one shape, but where an endpoint takes fewer of its values, or several', () => {
    expect(parametersOfTwoShapes(made).map((line) => line.replace(/:.*/, ''))).toEqual([
      'calendarRegion',
      'doubleHour',
      'layers',
      'lunarDay',
    ]);
  });

  const LOOK_ALIKES: readonly (readonly [
    fault: string,
    find: (page: string) => string[],
    from: string,
    to: string,
    found: string,
  ])[] = [
    [
      'codes among warnings',
      namesOfTwoShapes,
      '  warningCodes: list of',
      '  warnings: list of',
      'warnings: list of object, list of word',
    ],
    [
      'a palace that is a polarity',
      namesOfTwoShapes,
      'lifePalacePolarity: Polarity',
      'bureau: Polarity, lifePalace: text',
      'lifePalace: label, text',
    ],
    [
      'a time without its notation',
      namesOfTwoShapes,
      '  utc: string 0000-00-00T00:00:00Z',
      '  utc: integer',
      'utc: number, string 0000-00-00T00:00:00Z',
    ],
    [
      'a part of another name',
      partsOfOneShape,
      'LevelPalace: object { palace: PalaceName }',
      'LevelPalace: object { branch: Branch, palace: PalaceName }',
      'ZiDoujun = DecadeYear = LevelPalace',
    ],
    ['a type of another entry', namesOfTwoTypes, '  type ClashSide:', '  type Side:', 'Side: beichen, beichen/pair'],
    [
      'a palace as a number',
      membersOfTwoTypes,
      'type FlowStar: { id: FlowStarId; branch: Branch; }',
      'type FlowStar: { id: FlowStarId; palace: Branch; }',
      'palace: Branch, PalaceId',
    ],
    [
      'a parameter of two kinds',
      parametersOfTwoShapes,
      '\none.hour?: integer 0..23',
      '\none.hour?: text of 2 characters',
      'hour: integer, text of',
    ],
  ];

  test.each(LOOK_ALIKES)('%s would be found', (_, find, from, to, found) => {
    const faulty = made.replace(from, to);
    expect(faulty).not.toBe(made);
    expect(find(faulty)).toContain(found);
  });
});

interface Release {
  readonly tag: string;
  readonly page: string;
}

/** The newest release before this commit that has a tag in this clone; undefined before the first one, and in an archive without a history. */
function lastRelease(): Release | undefined {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 24 });
  try {
    const tags = git('tag', '--list', 'v*', '--no-contains', 'HEAD', '--sort=-version:refname').split('\n');
    const tag = tags.find((name) => /^v\d+\.\d+\.\d+$/.test(name));
    return tag ? { tag, page: git('show', `${tag}:docs/contract.md`) } : undefined;
  } catch {
    return undefined;
  }
}

const RELEASE = lastRelease();

/** Broken promises that a version may not have. A major version may break promises of packages and commands; no version may break those over HTTP. */
function forbidden(release: Release, page: string, version: string): string[] {
  const isMajor = Number.parseInt(version, 10) > Number.parseInt(release.tag.slice(1), 10);
  const broken = brokenPromises(release.page, page).filter((promise) => !WIDER.includes(promise));
  return isMajor ? broken.filter((promise) => !/^(?:Packages|Commands) /.test(promise)) : broken;
}

describe('a release', () => {
  if (RELEASE) {
    test('keeps what the one before it promised', () => {
      const { version } = JSON.parse(readFileSync(join(ROOT, 'engine/package.json'), 'utf8')) as { version: string };
      expect(forbidden(RELEASE, made, version), `${RELEASE.tag} promised these (docs/releases.md)`).toEqual([]);
    });
  }

  test('may break a promise of a package with a major version alone, and one over HTTP never', () => {
    const release = {
      tag: 'v1.2.0',
      page: '## Members\n\nChart: object\n  birth: Birth\n## Packages\n\nbeichen:\n  castChart: (birth: Birth): Chart\n',
    };
    const renamed = release.page.replace('castChart', 'cast').replace('birth:', 'born:');
    const ofMembers = ['Members Chart.birth', 'Members Chart.birth is always there', 'Members Chart.birth: Birth'];
    expect(forbidden(release, renamed, '1.3.0')).toEqual([...ofMembers, 'Packages beichen.castChart']);
    expect(forbidden(release, renamed, '2.0.0')).toEqual(ofMembers);
    expect(forbidden(release, release.page, '1.3.0')).toEqual([]);
  });
});

/** A planted fault in the page, and its name. */
const FAULTS: readonly (readonly [fault: string, from: string | RegExp, to: string, broken: readonly string[]])[] = [
  [
    'a member that is gone',
    '  utcOffsetSeconds: integer\n',
    '',
    [
      'Members Birth.utcOffsetSeconds',
      'Members Birth.utcOffsetSeconds is always there',
      'Members Birth.utcOffsetSeconds: integer',
    ],
  ],
  [
    'another type of a member',
    'utcOffsetSeconds: integer',
    'utcOffsetSeconds: string',
    ['Members Birth.utcOffsetSeconds: integer'],
  ],
  [
    'a member that may be absent',
    'utcOffsetSeconds: integer',
    'utcOffsetSeconds?: integer',
    ['Members Birth.utcOffsetSeconds is always there'],
  ],
  [
    'a member of a member',
    'from: string 00:00, ',
    '',
    [
      'Members Birth.doubleHour.from',
      'Members Birth.doubleHour.from is always there',
      'Members Birth.doubleHour.from: string 00:00',
    ],
  ],
  ['an id that is gone', /(?<=^StemId: \[jia) yi/m, '', ['Ids StemId [yi]']],
  [
    'a parameter with another name',
    /^flightsFrom\?/m,
    'flights?',
    [
      'Parameters flightsFrom?',
      'Parameters flightsFrom?: PalaceId',
      'Parameters flightsFrom? of [chart.svg]',
      'Parameters flightsFrom? of [transits.svg]',
    ],
  ],
  [
    'a parameter that becomes required',
    /^boards\?/m,
    'boards',
    [
      'Parameters boards?',
      'Parameters boards? [both]',
      'Parameters boards? [one]',
      'Parameters boards? [other]',
      'Parameters boards? of [pair.svg]',
    ],
  ],
  ['another name of a parameter that is gone', /^(leapMonth\?: boolean; default.*) leap\]/m, '$1]', []],
  ['a name of a package', /^ {2}castChart: .*\n/m, '', ['Packages beichen.castChart']],
  ['a problem', /^rate_limited: .*\n/m, '', ['Problems rate_limited', 'Problems rate_limited: 429']],
  ['an option', ' day-boundary', '', ['Commands chart options [day-boundary]']],
];

test.each(FAULTS)('%s is found', (_, from, to, broken) => {
  const faulty = made.replace(from, to);
  expect(faulty).not.toBe(made);
  expect(brokenPromises(made, faulty)).toEqual(broken);
  expect(changedLines(made, faulty).length).toBeGreaterThan(0);
});
