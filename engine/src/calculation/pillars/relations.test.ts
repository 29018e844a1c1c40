import { describe, expect, test } from 'vitest';
import { branchesOf, branchOf } from '../cycle/branch.ts';
import { ELEMENT_IDS } from '../cycle/element.ts';
import { pairFromHanzi, pairOf, sexagenary } from '../cycle/sexagenary.ts';
import { STEM_HANZI, stem, stemsOf } from '../cycle/stem.ts';
import type { NatalPairs } from './four-pillars.ts';
import { RELATION_IDS, type RelationId } from './relation-ids.ts';
import { momentRelations, natalRelations, RELATED_PILLARS, type Relation } from './relations.ts';

function natal(pillars: string): NatalPairs {
  const [year, month, day, hour] = pillars.split(' ').map(pairFromHanzi);
  return { year: year!, month: month!, day: day!, hour: hour! };
}
const PLACES = ['year', 'month', 'day', 'hour'] as const;
const BRANCHES = '子丑寅卯辰巳午未申酉戌亥';

/** A pillar of a branch, with a stem of its polarity. */
const on = (branchHanzi: string) => {
  const at = branchOf(branchHanzi);
  return pairOf(stem(at % 2), at);
};
/** The relations of two branches on adjacent pillars, year and month; relations of day and hour are excluded. */
function between(one: string, two: string): readonly Relation[] {
  return natalRelations({ year: on(one), month: on(two), day: on(one), hour: on(one) }).filter(
    ({ pillars, branches }) => branches?.length === 2 && pillars.join(' ') === 'year month',
  );
}
const idsBetween = (one: string, two: string): readonly RelationId[] => between(one, two).map(({ id }) => id);

/** Every pair of branches that has a relation, in the order of the branches. */
const pairsWith = (id: RelationId): string =>
  [...BRANCHES]
    .flatMap((one, n) =>
      [...BRANCHES.slice(n)].flatMap((two) => (idsBetween(one, two).includes(id) ? [one + two] : [])),
    )
    .join(' ');

// docs/rules/bazi-depth.md B1.
describe('two branches', () => {
  test.each([
    ['sixCombine', '子丑 寅亥 卯戌 辰酉 巳申 午未'],
    ['halfCombine', '子辰 子申 丑酉 寅午 卯未 卯亥 巳酉 午戌'],
    ['archCombine', '丑巳 寅戌 辰申 未亥'],
    ['archMeeting', '丑亥 寅辰 巳未 申戌'],
    ['sixClash', '子午 丑未 寅申 卯酉 辰戌 巳亥'],
    ['punishment', '子卯 丑未 丑戌 寅巳 寅申 巳申 未戌'],
    ['selfPunishment', '辰辰 午午 酉酉 亥亥'],
    ['harm', '子未 丑午 寅巳 卯辰 申亥 酉戌'],
    ['destruction', '子酉 丑辰 寅亥 卯午 巳申 未戌'],
    ['hiddenCombine', '丑寅 卯申 午亥'],
    ['severance', '子巳 寅酉 卯申 午亥'],
  ] as const)('%s: %s', (id, pairs) => {
    expect(pairsWith(id)).toBe(pairs);
  });

  test('what holds in one order holds in the other', () => {
    for (const one of BRANCHES)
      for (const two of BRANCHES) expect([...idsBetween(two, one)].sort()).toEqual([...idsBetween(one, two)].sort());
  });

  test('the elements of combinations, trines and arches, halves, and what is missing', () => {
    const output = (one: string, two: string) =>
      between(one, two).flatMap(({ id, element, half, missing }) =>
        element === undefined
          ? []
          : [[id, ELEMENT_IDS[element], half ?? (missing === undefined ? '' : BRANCHES[missing])].join(' ').trim()],
      );
    expect(['子丑', '寅亥', '卯戌', '辰酉', '巳申', '午未'].map(([one, two]) => output(one!, two!)[0])).toEqual([
      'sixCombine earth',
      'sixCombine wood',
      'sixCombine fire',
      'sixCombine metal',
      'sixCombine water',
      'sixCombine earth',
    ]);
    expect(output('申', '子')).toEqual(['halfCombine water birth']);
    expect(output('辰', '子')).toEqual(['halfCombine water grave']);
    expect(output('卯', '亥')).toEqual(['halfCombine wood birth']);
    expect(output('未', '卯')).toEqual(['halfCombine wood grave']);
    expect(output('寅', '戌')).toEqual(['archCombine fire 午']);
    expect(output('巳', '丑')).toEqual(['archCombine metal 酉']);
    expect(output('寅', '辰')).toEqual(['archMeeting wood 卯']);
    expect(output('未', '巳')).toEqual(['archMeeting fire 午']);
    expect(output('申', '戌')).toEqual(['archMeeting metal 酉']);
    expect(output('丑', '亥')).toEqual(['archMeeting water 子']);
  });

  test('who punishes whom: 寅 巳, 巳 申, 申 寅; 丑 戌, 戌 未, 未 丑; 子 and 卯 each other', () => {
    const way = (one: string, two: string) =>
      between(one, two).flatMap(({ id, from, to }) => (id === 'punishment' ? [`${from} ${to}`] : []));
    for (const [one, two] of ['寅巳', '巳申', '申寅', '丑戌', '戌未', '未丑'] as const) {
      expect([way(one!, two!), way(two!, one!)]).toEqual([['year month'], ['month year']]);
    }
    expect([way('子', '卯'), way('卯', '子')]).toEqual([['undefined undefined'], ['undefined undefined']]);
  });

  test('a destruction says whether the two also combine, a hidden combination which stems', () => {
    const also = (pair: string) => between(pair[0]!, pair[1]!).find(({ id }) => id === 'destruction')!.alsoCombines;
    expect(['子酉', '丑辰', '寅亥', '卯午', '巳申', '未戌'].map(also)).toEqual([
      false,
      false,
      true,
      false,
      true,
      false,
    ]);
    const hidden = (pair: string) => between(pair[0]!, pair[1]!).find(({ id }) => id === 'hiddenCombine')!.hiddenStems;
    expect(['寅丑', '午亥', '卯申'].map(hidden)).toEqual(['甲己', '丁壬', '乙庚'].map(stemsOf));
  });
});

describe('two stems', () => {
  const ofStems = (one: number, two: number) =>
    natalRelations({
      year: sexagenary(one),
      month: sexagenary(two),
      day: sexagenary(one),
      hour: sexagenary(one),
    }).filter(({ pillars, stems }) => stems && pillars.join(' ') === 'year month');
  /** The relations of each two stems, on pillars of those stems. */
  const table = [...STEM_HANZI].flatMap((one, a) =>
    [...STEM_HANZI].slice(a).map((two, n) => ({ pair: one + two, relations: ofStems(a, a + n) })),
  );
  const withId = (id: RelationId) =>
    table.flatMap(({ pair, relations }) => (relations.some((each) => each.id === id) ? [pair] : [])).join(' ');

  test('combine, else clash, else control, and never two of these', () => {
    expect(withId('stemCombine')).toBe('甲己 乙庚 丙辛 丁壬 戊癸');
    expect(withId('stemClash')).toBe('甲庚 乙辛 丙壬 丁癸');
    expect(withId('stemControl')).toBe(
      '甲戊 甲辛 乙戊 乙己 丙庚 丁庚 丁辛 戊壬 己壬 己癸 丙癸'
        .split(' ')
        .sort(
          (a, b) =>
            STEM_HANZI.indexOf(a[0]!) - STEM_HANZI.indexOf(b[0]!) ||
            STEM_HANZI.indexOf(a[1]!) - STEM_HANZI.indexOf(b[1]!),
        )
        .join(' '),
    );
    expect(Math.max(...table.map(({ relations }) => relations.length))).toBe(1);
  });

  test('say who controls, in either order of the pillars', () => {
    const output = (one: number, two: number) =>
      ofStems(one, two).map(({ id, from, to, samePolarity }) => ({ id, from, to, samePolarity }));
    expect(output(0, 6)).toEqual([{ id: 'stemClash', from: 'month', to: 'year', samePolarity: undefined }]); // 庚 controls 甲
    expect(output(6, 0)).toEqual([{ id: 'stemClash', from: 'year', to: 'month', samePolarity: undefined }]);
    expect(output(0, 4)).toEqual([{ id: 'stemControl', from: 'year', to: 'month', samePolarity: true }]); // 甲 controls 戊
    expect(output(4, 1)).toEqual([{ id: 'stemControl', from: 'month', to: 'year', samePolarity: false }]); // 乙 controls 戊
  });

  test('what combines names its element and how the month supports it', () => {
    const support = (pillars: string) =>
      natalRelations(natal(pillars))
        .filter(({ id, pillars: own }) => id === 'stemCombine' && own.join(' ') === 'year day')
        .map(({ element, monthSupport }) => `${ELEMENT_IDS[element!]} ${monthSupport}`);
    const months = (year: string, day: string) =>
      [...BRANCHES]
        .map(
          (month) =>
            support(`${year} ${'甲乙'[BRANCHES.indexOf(month) % 2]}${month} ${day} 甲子`)[0]!
              .split(' ')
              .pop()![0],
        )
        .join('');
    // 子丑寅卯辰巳午未申酉戌亥: p primary, s secondary, n none
    expect(months('甲子', '己丑')).toBe('npnnpnspnnpn'); // earth
    expect(months('乙丑', '庚午')).toBe('npnnnpnnspnn'); // metal
    expect(months('丙子', '辛丑')).toBe('pnnnpnnnpnns'); // water
    expect(months('丁丑', '壬子')).toBe('nnspnnnpnnnp'); // wood
    expect(months('戊子', '癸丑')).toBe('nnpnnspnnnpn'); // fire
  });

  test('rivals, siblings, who stands between, whose stem shows the element, and the Day Master', () => {
    const combined = (pillars: string, own: string) =>
      natalRelations(natal(pillars)).find(({ id, pillars: its }) => id === 'stemCombine' && its.join(' ') === own)!;
    // 甲 and 己 with 庚, which controls 甲, and 乙, which controls 己, between them; 乙 is also the sibling of 甲.
    expect(combined('甲子 庚午 乙丑 己卯', 'year hour')).toMatchObject({
      adjacent: false,
      blockedBy: ['month', 'day'],
      siblings: ['day'],
      rivals: [],
      elementShown: [],
      withDayMaster: false,
    });
    expect(combined('甲子 己巳 甲午 戊辰', 'year month')).toMatchObject({
      adjacent: true,
      blockedBy: [],
      rivals: ['day'],
      siblings: ['hour'],
      elementShown: ['hour'],
      withDayMaster: false,
    });
    expect(combined('甲子 己巳 甲午 戊辰', 'month day')).toMatchObject({
      withDayMaster: true,
      rivals: ['year'],
      adjacent: true,
    });
  });
});

describe('three branches', () => {
  const groups = (pillars: string) => natalRelations(natal(pillars)).filter(({ id }) => id.startsWith('three'));

  test.each([
    ['threeCombine', '申子辰', 'water'],
    ['threeCombine', '亥卯未', 'wood'],
    ['threeCombine', '寅午戌', 'fire'],
    ['threeCombine', '巳酉丑', 'metal'],
    ['threeMeeting', '寅卯辰', 'wood'],
    ['threeMeeting', '巳午未', 'fire'],
    ['threeMeeting', '申酉戌', 'metal'],
    ['threeMeeting', '亥子丑', 'water'],
    ['threePunishment', '寅巳申', undefined],
    ['threePunishment', '丑戌未', undefined],
  ] as const)('%s %s %s, in any order, with every pillar that holds one', (id, row, element) => {
    for (const order of [
      [0, 1, 2, 0],
      [2, 1, 0, 0],
      [1, 0, 2, 2],
    ] as const) {
      const [year, month, day, hour] = order.map((n) => on(row[n]!));
      const found = natalRelations({ year: year!, month: month!, day: day!, hour: hour! });
      expect(found.filter((each) => each.id === id)).toEqual([
        expect.objectContaining({
          pillars: PLACES,
          branches: branchesOf(row),
          ...(element && { element: ELEMENT_IDS.indexOf(element), includesMonth: true }),
        }),
      ]);
      const inside = {
        threeCombine: ['halfCombine', 'archCombine'],
        threeMeeting: ['archMeeting'],
        threePunishment: ['punishment'],
      }[id];
      expect(found.filter((each) => inside.includes(each.id))).toEqual([]);
    }
  });

  test('two branches of a group are no group; a group names its pillars, what clashes with it and the stems of its element', () => {
    expect(groups('甲申 甲子 甲申 甲子')).toEqual([]);
    expect(groups('壬辰 甲辰 壬子 戊申')).toMatchObject([
      { includesMonth: true, elementShown: ['year', 'day'], clashedBy: [] },
    ]);
    expect(groups('甲申 丙午 丙子 壬辰')).toMatchObject([
      { pillars: ['year', 'day', 'hour'], includesMonth: false, clashedBy: ['month'], elementShown: ['hour'] },
    ]);
  });
});

describe('whole pillars', () => {
  const whole = (pillars: string) => natalRelations(natal(pillars)).filter(({ id }) => id.startsWith('pillar'));
  test('repeat each other, or clash with a stem that controls the other in the same polarity', () => {
    expect(whole('甲子 甲子 丙寅 戊辰')).toEqual([{ id: 'pillarRepeat', pillars: ['year', 'month'], adjacent: true }]);
    expect(whole('甲子 庚午 丙寅 丙寅')).toContainEqual({
      id: 'pillarReverse',
      pillars: ['year', 'month'],
      adjacent: true,
      stemClash: true,
    });
    expect(whole('甲子 戊午 丙寅 戊辰')).toEqual([
      { id: 'pillarReverse', pillars: ['year', 'month'], adjacent: true, stemClash: false },
    ]);
    expect(whole('甲子 壬午 丙寅 庚辰')).toEqual([]); // 壬 feeds 甲
    expect(whole('甲子 丙子 丙寅 戊辰')).toEqual([]); // one branch, two stems
  });
});

describe('sixCombine', () => {
  test('has its rivals, what clashes with it, and whether the month has part in it', () => {
    const combined = (pillars: string) => natalRelations(natal(pillars)).filter(({ id }) => id === 'sixCombine');
    expect(combined('丙午 乙未 己丑 庚午')).toMatchObject([
      {
        pillars: ['year', 'month'],
        adjacent: true,
        includesMonth: true,
        rivals: ['hour'],
        clashedBy: ['day'],
        elementShown: ['day'],
      },
      { pillars: ['month', 'hour'], adjacent: false, rivals: ['year'], clashedBy: ['day'] },
    ]);
    expect(combined('甲午 丙寅 辛未 甲午')).toMatchObject([
      { pillars: ['year', 'day'], includesMonth: false, rivals: ['hour'] },
      { pillars: ['day', 'hour'], adjacent: true },
    ]);
  });
});

describe('with a pillar of a moment', () => {
  const CHARTS: readonly NatalPairs[] = Array.from({ length: 1200 }, (_, n) => ({
    year: sexagenary(n * 7),
    month: sexagenary(n * 11 + Math.floor(n / 60)),
    day: sexagenary(n * 13 + Math.floor(n / 17)),
    hour: sexagenary(n * 17 + Math.floor(n / 7)),
  }));
  /** Relations that a complete group replaces. */
  const COVERED_BY: Readonly<Record<string, RelationId>> = {
    halfCombine: 'threeCombine',
    archCombine: 'threeCombine',
    archMeeting: 'threeMeeting',
    punishment: 'threePunishment',
  };

  test('every relation names it, none tells of neighbours, and natal relations stay, or stand in the group that it completes', () => {
    const seen = new Set<string>();
    for (const [n, pairs] of CHARTS.entries()) {
      const moment = sexagenary(n * 23);
      const added = momentRelations(moment, pairs);
      for (const relation of added) {
        seen.add(relation.id);
        expect(relation.pillars).toContain('moment');
        expect(relation.adjacent).toBeUndefined();
        expect(relation.blockedBy).toBeUndefined();
        const order = relation.pillars.map((place) => RELATED_PILLARS.indexOf(place));
        expect(order).toEqual([...order].sort((a, b) => a - b));
      }
      for (const relation of natalRelations(pairs)) {
        if (!relation.id.startsWith('three')) continue;
        const again = added.find(
          ({ id, branches }) => id === relation.id && String(branches) === String(relation.branches),
        );
        if (again) expect(again.pillars).toEqual([...relation.pillars, 'moment']);
      }
    }
    expect(RELATION_IDS.filter((id) => !seen.has(id))).toEqual([]);
  });

  test('a further pillar removes no relation: each stays, or is part of a complete group', () => {
    for (const pairs of CHARTS) {
      // Three pillars and a fourth: the hour repeats the day, and then differs from it.
      const fewer = natalRelations({ ...pairs, hour: pairs.day }).filter(({ pillars }) => !pillars.includes('hour'));
      const more = natalRelations(pairs);
      for (const relation of fewer) {
        const covering = COVERED_BY[relation.id];
        const stays = more.some(
          ({ id, pillars, branches, stems }) =>
            (id === relation.id &&
              String(stems) === String(relation.stems) &&
              String(branches) === String(relation.branches) &&
              relation.pillars.every((place) => pillars.includes(place))) ||
            (id === covering && relation.pillars.every((place) => pillars.includes(place))),
        );
        expect([relation.id, stays]).toEqual([relation.id, true]);
      }
    }
  });

  test('only facts about neighbours, pillars between, the month and the Day Master depend on the order of the pillars', () => {
    const shape = (relations: readonly Relation[], name: (place: string) => string) =>
      relations
        .map(
          ({
            id,
            pillars,
            from,
            to,
            element,
            half,
            missing,
            samePolarity,
            rivals = [],
            siblings = [],
            clashedBy = [],
            elementShown = [],
          }) =>
            JSON.stringify([
              id,
              pillars.map(name).sort(),
              from && name(from),
              to && name(to),
              element,
              half,
              missing,
              samePolarity,
              ...[rivals, siblings, clashedBy, elementShown].map((all) => all.map(name).sort()),
            ]),
        )
        .sort();
    for (const { year, month, day, hour } of CHARTS) {
      const turned: Readonly<Record<string, string>> = { year: 'hour', month: 'day', day: 'month', hour: 'year' };
      expect(
        shape(natalRelations({ year: hour, month: day, day: month, hour: year }), (place) => turned[place]!),
      ).toEqual(shape(natalRelations({ year, month, day, hour }), (place) => place));
    }
  });
});
