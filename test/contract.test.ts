// docs/contract.md is what the code makes, and what it promises is kept: `npm run contract` writes it.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
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
    expect(made.split('\n').length).toBeLessThanOrEqual(2500);
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
      // A pillar of a relation is told by its place, and the two sides of a pair by who they are.
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

interface Release {
  readonly tag: string;
  readonly page: string;
}

/** The newest release before this commit, whose tag is here; undefined before the first one, and in an archive without a history. */
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

/** Broken promises that a version may not have: of packages and commands a major one may, over HTTP none. */
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

/** A fault in the page, and what it is called. */
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
