import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { type Branch, branch, branchesOf, branchOf, combinedBranch } from '../cycle/branch.ts';
import { GROWTH_PHASE_IDS, growthPhase } from '../cycle/growth-phase.ts';
import { hanziOfPair, pairFromHanzi, type Sexagenary, sexagenary, stemOf, voidBranches } from '../cycle/sexagenary.ts';
import { polarityOfStem, STEM_HANZI, type Stem, stem, stemsOf } from '../cycle/stem.ts';
import { PILLAR_STAR_IDS, type PillarStarId, type PillarStarSet } from './pillar-star-ids.ts';
import { PILLAR_STARS, STAR_BASES, STAR_VARIANTS, type StarRule } from './pillar-star-tables.ts';
import { momentStarsOn, natalStarsOn, type PillarStar, type StarKeys } from './pillar-stars.ts';

const PLACES = ['year', 'month', 'day', 'hour'] as const;
const STEMS = stemsOf(STEM_HANZI);
const BRANCHES = branchesOf('子丑寅卯辰巳午未申酉戌亥');
const PAIRS: readonly Sexagenary[] = Array.from({ length: 60 }, (_, n) => sexagenary(n));

function keys(pillars: string, more: Partial<StarKeys> = {}): StarKeys {
  const [year, month, day, hour] = pillars.split(' ').map(pairFromHanzi);
  return { year: year!, month: month!, day: day!, hour: hour!, forward: true, set: 'common', ...more };
}

/** The natal pillars with a star, each with the basis of the star. */
function whereIs(id: PillarStarId, requested: StarKeys): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    PLACES.flatMap((place) =>
      natalStarsOn(place, requested).flatMap((star) => (star.id === id ? [[place, star.basis]] : [])),
    ),
  );
}
const starOn = (place: (typeof PLACES)[number], id: PillarStarId, requested: StarKeys): PillarStar | undefined =>
  natalStarsOn(place, requested).find((star) => star.id === id);

const rule = <By extends StarRule['by']>(id: PillarStarId, by: By) => {
  const own: StarRule = PILLAR_STARS[id];
  if (own.by !== by) throw new RangeError(`${id} goes by ${own.by}`);
  return own as Extract<StarRule, { readonly by: By }>;
};
const one = (id: PillarStarId): readonly Branch[] => rule(id, 'stem').at.map(([first]) => first!);
/** The branch in which a stem is in a phase. */
const phaseOf = (own: Stem, phase: (typeof GROWTH_PHASE_IDS)[number]): Branch =>
  BRANCHES.find((each) => growthPhase(own, each) === GROWTH_PHASE_IDS.indexOf(phase))!;

// The rows can be derived in another way: docs/rules/bazi-depth.md, and the derivations of 三命通會.
describe('the rows of stems', () => {
  const lu = one('lushen');
  const steps = (row: readonly Branch[], from: readonly Branch[]) => row.map((at, n) => branch(at - from[n]!));

  test('禄 is where a stem takes office, the blade where it is at its peak, 飞刃 opposite to it', () => {
    expect(lu).toEqual(STEMS.map((own) => phaseOf(own, 'linguan')));
    expect(one('yangren')).toEqual(STEMS.map((own) => phaseOf(own, 'diwang')));
    expect(steps(one('feiren'), one('yangren'))).toEqual(STEMS.map(() => 6));
  });

  test('the blades of the other schools: yang stems only, and the next after 禄', () => {
    const { yangren, feiren } = STAR_VARIANTS;
    for (const [n, own] of STEMS.entries()) {
      expect(yangren.yang.at[n]).toEqual(polarityOfStem(own) === 0 ? yangren.peak.at[n] : []);
      expect(yangren.next.at[n]).toEqual([branch(lu[n]! + 1)]);
      for (const school of ['peak', 'yang', 'next'] as const)
        expect(feiren[school].at[n]).toEqual(yangren[school].at[n]!.map((at) => branch(at + 6)));
    }
  });

  test('金舆 is two past 禄, 国印 eight, 文昌 where what a stem feeds takes office', () => {
    expect(steps(one('jinyu'), lu)).toEqual(STEMS.map(() => 2));
    expect(steps(one('guoyin'), lu)).toEqual(STEMS.map(() => 8));
    // Earth shares the places of fire, so 文昌 of 丙 and 丁, which feed earth, takes the 禄 of metal.
    expect(one('wenchang')).toEqual(STEMS.map((own) => lu[own < 2 ? own + 2 : own < 4 ? own + 4 : (own + 2) % 10]!));
    expect(one('tianchu')).toEqual(STEMS.map((own) => lu[(own + 2) % 10]!));
  });

  test('天乙 and 太极: stems that combine or stand together share their places', () => {
    const hanzi = (id: PillarStarId) =>
      rule(id, 'stem').at.map((at) => at.map((b) => '子丑寅卯辰巳午未申酉戌亥'[b]).join(''));
    const [tianyi, taiji] = [hanzi('tianyi'), hanzi('taiji')];
    const groups = (row: readonly string[]) =>
      [...new Set(row)].map((at) => [...STEM_HANZI].filter((_, n) => row[n] === at).join(''));
    expect(groups(tianyi)).toEqual(['甲戊庚', '乙己', '丙丁', '辛', '壬癸']);
    expect(groups(taiji)).toEqual(['甲乙', '丙丁', '戊己', '庚辛', '壬癸']);
    expect(new Set(tianyi.join(''))).toEqual(new Set('子丑寅卯巳午未申酉亥')); // 辰 and 戌 are the nets, where no nobleman is
  });
});

describe('the rows of branches', () => {
  /** A row with the branch after each direction's three neighbours, written as in the verse: 亥子丑 寅. */
  const byDirection = (row: string) => BRANCHES.map((_, n) => branchOf(row[Math.floor(((n + 1) % 12) / 3)]!));

  test('the stars of a trine stand on one ring of twelve, counted from its first branch', () => {
    const first = branchesOf('申巳寅亥申巳寅亥申巳寅亥'); // of the trine of each branch
    const ring = (id: PillarStarId) => new Set(rule(id, 'branch').at.map((at, n) => branch(at - first[n]!)));
    const at = Object.fromEntries(
      (['jiangxing', 'huagai', 'yima', 'taohua', 'jiesha', 'wangshen', 'zaisha', 'liue'] as const).map((id) => [
        id,
        [...ring(id)],
      ]),
    );
    // 劫煞 where the element ends, 灾煞 before its birth …: 长生 is 0.
    expect(at).toEqual({
      taohua: [1],
      wangshen: [3],
      jiangxing: [4],
      yima: [6],
      liue: [7],
      huagai: [8],
      jiesha: [9],
      zaisha: [10],
    });
  });

  test('孤辰 and 寡宿 are the branches after and before the direction of the year', () => {
    expect(rule('guchen', 'branch').at).toEqual(byDirection('寅巳申亥'));
    expect(rule('guasu', 'branch').at).toEqual(byDirection('戌丑辰未'));
  });

  test.each([
    ['hongluan', (year: number) => 3 - year],
    ['tianxi', (year: number) => 9 - year],
    ['sangmen', (year: number) => year + 2],
    ['diaoke', (year: number) => year - 2],
    ['pima', (year: number) => year - 3],
  ] as const)('%s steps with the year', (id, at) => {
    expect(rule(id, 'branch').at).toEqual(BRANCHES.map((year) => branch(at(year))));
  });

  test('学堂 is where an element is born, 词馆 where it takes office; earth goes with water', () => {
    const withWater = [0, 2, 8, 6, 8].map((own) => stem(own)); // 甲丙壬庚壬
    expect(rule('xuetang', 'nayin').at).toEqual(withWater.map((own) => phaseOf(own, 'changsheng')));
    expect(rule('ciguan', 'nayin').at).toEqual(withWater.map((own) => phaseOf(own, 'linguan')));
  });
});

describe('the rows of months', () => {
  const marks = (id: PillarStarId) => rule(id, 'month').at;

  test('the partners of 天德 and 月德 combine with them, stem with stem and branch with branch', () => {
    for (const [id, partner] of [
      ['tiande', 'tiandeHe'],
      ['yuede', 'yuedeHe'],
    ] as const) {
      const partners = marks(id).map((mark) =>
        'stem' in mark ? { stem: stem(mark.stem + 5) } : { branch: combinedBranch(mark.branch) },
      );
      expect(marks(partner)).toEqual(partners);
    }
  });

  test('天德 is a branch in the months 子午卯酉, 月德 the yang stem of the element of the trine', () => {
    expect(marks('tiande').flatMap((mark, n) => ('branch' in mark ? [n] : []))).toEqual(branchesOf('子卯午酉'));
    expect(marks('yuede')).toEqual(stemsOf('壬庚丙甲壬庚丙甲壬庚丙甲').map((own) => ({ stem: own })));
    expect(new Set(marks('tiande').map((mark) => JSON.stringify(mark))).size).toBe(12);
  });

  test('天医 is the branch before the month; 血刃 has each branch once', () => {
    expect(marks('tianyiMedic')).toEqual(BRANCHES.map((month) => ({ branch: branch(month - 1) })));
    // 正丑二未三寅四申五卯六酉七辰八戌九巳十亥子午腊子
    expect(marks('xueren').map((mark) => 'branch' in mark && mark.branch)).toEqual(
      branchesOf('午子丑未寅申卯酉辰戌巳亥'),
    );
  });
});

describe('the rows of days', () => {
  const days = (id: PillarStarId) => rule(id, 'day').days;
  const sorted = (pairs: readonly Sexagenary[]) => [...pairs].sort((a, b) => a - b).map(hanziOfPair);

  test('十恶大败 are the ten days whose 禄 is void', () => {
    const lu = one('lushen');
    expect(sorted(days('shieDabai'))).toEqual(
      sorted(PAIRS.filter((pair) => voidBranches(pair).includes(lu[stemOf(pair)]!))),
    );
  });

  test('阴差阳错 come in pairs that clash: six stems, each twice', () => {
    const all = days('yinchaYangcuo');
    expect(new Set(all).size).toBe(12);
    for (const day of all) expect(all).toContain(sexagenary(day + 30));
  });

  test.each([
    ['kuigang', '庚辰 庚戌 壬辰 戊戌'],
    ['bazhuan', '甲寅 乙卯 己未 丁未 庚申 辛酉 戊戌 癸丑'],
    ['guluan', '乙巳 丁巳 辛亥 戊申 甲寅 戊午 壬子 丙午'],
    ['shiling', '甲辰 乙亥 丙辰 丁酉 戊午 庚戌 庚寅 辛亥 壬寅 癸未'],
    ['liuxiu', '丙午 丁未 戊子 戊午 己丑 己未'],
    ['ride', '甲寅 戊辰 丙辰 庚辰 壬戌'],
    ['rigui', '丁酉 丁亥 癸巳 癸卯'],
    ['jinshenDay', '甲子 甲午 己卯 己酉'],
    ['jinshen', '乙丑 己巳 癸酉'],
  ] as const)('%s: %s', (id, row) => {
    expect(sorted(days(id))).toEqual(sorted(row.split(' ').map(pairFromHanzi)));
  });
});

describe('the pillars that a star can be on', () => {
  test('a star of a stem stands on every pillar, that of the stem too, and names each stem that found it', () => {
    expect(whereIs('tianyi', keys('甲子 丙寅 甲戌 辛未'))).toEqual({ hour: ['yearStem', 'dayStem'] });
    expect(whereIs('lushen', keys('戊寅 甲寅 甲寅 丙寅'))).toEqual({
      year: ['dayStem'],
      month: ['dayStem'],
      day: ['dayStem'],
      hour: ['dayStem'],
    });
    expect(whereIs('wenchang', keys('辛巳 乙未 甲子 己巳'))).toEqual({
      year: ['dayStem'],
      day: ['yearStem'],
      hour: ['dayStem'],
    });
  });

  test('a star of a branch stands on any pillar but that of the branch', () => {
    const requested = keys('甲子 甲戌 丙子 戊子');
    expect(whereIs('jiangxing', requested)).toEqual({
      year: ['dayBranch'],
      day: ['yearBranch'],
      hour: ['yearBranch', 'dayBranch'],
    });
    expect(whereIs('huagai', keys('甲辰 甲戌 丙子 壬辰'))).toEqual({
      year: ['dayBranch'],
      hour: ['yearBranch', 'dayBranch'],
    });
  });

  test('a star of the month stands on the month too', () => {
    expect(whereIs('yuede', keys('丙午 丙戌 丁丑 辛丑'))).toEqual({ year: ['monthBranch'], month: ['monthBranch'] });
    expect(whereIs('tiande', keys('丁卯 丁未 乙巳 甲申'))).toEqual({ hour: ['monthBranch'] });
    expect(whereIs('tiande', keys('丁卯 癸卯 乙巳 甲申'))).toEqual({ hour: ['monthBranch'] });
  });

  test.each([
    ['tianshe', '庚寅', '戊寅'],
    ['tianshe', '辛巳', '甲午'],
    ['tianshe', '甲申', '戊申'],
    ['tianshe', '乙亥', '甲子'],
    ['tianshe', '壬辰', '戊寅'],
    ['tianshe', '癸未', '甲午'],
    ['tianshe', '丙戌', '戊申'],
    ['tianshe', '丁丑', '甲子'],
    ['sifei', '庚寅', '庚申'],
    ['sifei', '辛巳', '癸亥'],
    ['sifei', '甲申', '甲寅'],
    ['sifei', '乙亥', '丁巳'],
    ['sifei', '庚寅', '辛酉'],
    ['sifei', '辛巳', '壬子'],
    ['sifei', '甲申', '乙卯'],
    ['sifei', '乙亥', '丙午'],
    ['tianzhuan', '庚寅', '乙卯'],
    ['tianzhuan', '辛巳', '丙午'],
    ['tianzhuan', '甲申', '辛酉'],
    ['tianzhuan', '乙亥', '壬子'],
    ['dizhuan', '庚寅', '辛卯'],
    ['dizhuan', '辛巳', '戊午'],
    ['dizhuan', '甲申', '癸酉'],
    ['dizhuan', '乙亥', '丙子'],
  ] as const)('%s in the month %s is the day %s, and no other pillar', (id, month, day) => {
    const pair = pairFromHanzi(day);
    const requested = { ...keys(`甲子 ${month} 甲子 甲子`), year: pair, day: pair, hour: pair };
    expect(whereIs(id, requested)).toEqual({ day: ['monthBranch'] });
    const other = { ...requested, month: sexagenary(requested.month + 3) };
    expect(whereIs(id, other)).toEqual({});
  });

  test('a star of days stands on the day; 金神 on the day or the hour, classically on the hour alone', () => {
    const requested = keys('癸酉 己未 癸酉 癸酉');
    expect(whereIs('jinshen', requested)).toEqual({ day: ['dayPillar'], hour: ['hourPillar'] });
    expect(whereIs('jinshen', { ...requested, set: 'classical' })).toEqual({ hour: ['hourPillar'] });
    expect(whereIs('kuigang', keys('庚辰 庚辰 庚辰 庚辰'))).toEqual({ day: ['dayPillar'] });
    expect(momentStarsOn(pairFromHanzi('庚辰'), keys('庚辰 庚辰 庚辰 庚辰')).map(({ id }) => id)).not.toContain(
      'kuigang',
    );
  });

  test('a branch so many after the year, by the way that luck runs', () => {
    const requested = keys('甲子 丁卯 己未 乙酉');
    expect(['yuanchen', 'gou', 'jiao'].map((id) => whereIs(id as PillarStarId, requested))).toEqual([
      { day: ['yearBranch'] },
      { month: ['yearBranch'] },
      { hour: ['yearBranch'] },
    ]);
    const backward = { ...requested, forward: false };
    expect(['yuanchen', 'gou', 'jiao'].map((id) => whereIs(id as PillarStarId, backward))).toEqual([
      {},
      { hour: ['yearBranch'] },
      { month: ['yearBranch'] },
    ]);
    expect(whereIs('yuanchen', { ...backward, day: pairFromHanzi('己巳') })).toEqual({ day: ['yearBranch'] });
  });

  test('the void of the year pillar, of the day pillar, of both', () => {
    // 甲子 leaves out 戌亥, 甲戌 leaves out 申酉.
    expect(whereIs('kongwang', keys('甲子 乙亥 甲戌 壬申'))).toEqual({
      month: ['yearPillar'],
      day: ['yearPillar'],
      hour: ['dayPillar'],
    });
    expect(whereIs('kongwang', keys('甲子 乙亥 乙丑 丙戌'))).toEqual({
      month: ['yearPillar', 'dayPillar'],
      hour: ['yearPillar', 'dayPillar'],
    });
  });

  test('the nets: one branch meets the other, or the day in a year of such a nayin', () => {
    expect(whereIs('tianluo', keys('庚戌 丁亥 甲子 乙亥'))).toEqual({ month: ['yearBranch'], hour: ['yearBranch'] });
    expect(whereIs('tianluo', keys('甲子 丁亥 甲戌 甲戌'))).toEqual({ month: ['dayBranch'] });
    expect(whereIs('tianluo', keys('丙寅 甲午 甲戌 甲子'))).toEqual({ day: ['yearNayin'] }); // 丙寅 炉中火
    expect(whereIs('tianluo', keys('甲子 甲戌 甲午 乙亥'))).toEqual({});
    expect(whereIs('diwang', keys('庚辰 辛巳 甲子 己巳'))).toEqual({ month: ['yearBranch'], hour: ['yearBranch'] });
    expect(whereIs('diwang', keys('庚午 庚辰 乙巳 甲申'))).toEqual({ month: ['dayBranch'], day: ['yearNayin'] }); // 庚午 路旁土
    expect(whereIs('diwang', keys('丙子 庚寅 丙辰 戊子'))).toEqual({ day: ['yearNayin'] }); // 丙子 涧下水
    expect(whereIs('diwang', keys('丙寅 庚寅 丙辰 戊子'))).toEqual({});
    expect(whereIs('tianluo', keys('丙子 庚寅 丙戌 戊子'))).toEqual({});
    expect(whereIs('tianluo', keys('丙戌 丁亥 丁亥 辛亥'))).toMatchObject({ year: ['dayBranch'], day: ['yearBranch'] }); // 屋上土
  });

  test('德秀 says of each stem whether it is 德, 秀 or both', () => {
    const roles = (pillars: string) => PLACES.map((place) => starOn(place, 'dexiu', keys(pillars))?.roles?.join(' '));
    expect(roles('壬申 壬子 己未 丙寅')).toEqual(['de', 'de', 'de xiu', 'xiu']);
    expect(roles('癸酉 戊申 辛未 甲午')).toEqual(['de', 'de', 'xiu', 'xiu']);
    expect(roles('丙寅 丁酉 戊午 癸亥')).toEqual([undefined, undefined, undefined, undefined]);
    expect(roles('丙寅 甲午 戊午 癸亥')).toEqual(['de', undefined, 'xiu', 'xiu']);
    expect(roles('庚申 辛巳 乙未 庚辰')).toEqual(['de xiu', 'de', 'xiu', 'de xiu']);
    expect(roles('甲子 乙亥 丁卯 壬寅')).toEqual(['de', 'de', 'xiu', 'xiu']);
    expect(roles('丁丑 丙戌 甲子 戊辰')).toEqual(['de', 'de', undefined, 'xiu']);
    expect(roles('甲子 乙卯 丁卯 壬寅')).toEqual(['de', 'de', 'xiu', 'xiu']);
  });

  test.each([
    ['癸亥', '癸丑', '子'],
    ['癸丑', '癸亥', '子'],
    ['丁巳', '丁未', '午'],
    ['己未', '己巳', '午'],
    ['戊辰', '戊午', '巳'],
  ] as const)(
    '拱禄: the day %s and the hour %s enclose %s; the other way only the first two',
    (day, hour, enclosed) => {
      const requested = keys(`甲子 甲子 ${day} ${hour}`);
      expect(starOn('day', 'gonglu', requested)).toEqual({
        id: 'gonglu',
        basis: ['dayPillar'],
        encloses: branchOf(enclosed),
      });
      expect(starOn('hour', 'gonglu', requested)).toBeUndefined();
      expect(starOn('day', 'gonglu', keys(`甲子 甲子 ${hour} ${day}`)) !== undefined).toBe(day.startsWith('癸'));
      expect(starOn('day', 'gonglu', keys(`${day} ${hour} 甲子 甲子`))).toBeUndefined();
    },
  );

  test('三奇 in this order on neighbouring pillars, marked on the last', () => {
    const on = (pillars: string) => PLACES.flatMap((place) => (starOn(place, 'sanqi', keys(pillars)) ? [place] : []));
    expect(on('甲子 戊辰 庚午 丁丑')).toEqual(['day']);
    expect(on('丁卯 乙巳 丙寅 丁酉')).toEqual(['hour']);
    expect(on('癸亥 壬戌 癸丑 辛酉')).toEqual(['hour']);
    expect(on('庚午 戊寅 甲子 丙寅')).toEqual([]);
    expect(on('甲子 丁卯 戊午 庚申')).toEqual([]);
    expect(starOn('day', 'sanqi', keys('乙丑 丙戌 丁亥 庚子'))).toEqual({
      id: 'sanqi',
      basis: ['stems'],
      stems: stemsOf('乙丙丁'),
    });
  });

  test('学堂 and 词馆 by the nayin of the year, on any other pillar, proper where the nayin of the pillar repeats it', () => {
    // 甲子 is 海中金, metal: its 长生 is in 巳, its 临官 in 申. 辛巳 白蜡金 is proper, since it is metal too; 乙巳 覆灯火 is not.
    expect(starOn('month', 'xuetang', keys('甲子 辛巳 乙巳 甲申'))).toEqual({
      id: 'xuetang',
      basis: ['yearNayin'],
      proper: true,
    });
    expect(starOn('day', 'xuetang', keys('甲子 辛巳 乙巳 甲申'))).toMatchObject({ proper: false });
    expect(starOn('hour', 'ciguan', keys('甲子 辛巳 乙巳 甲申'))).toMatchObject({ proper: false });
    expect(starOn('hour', 'ciguan', keys('甲子 辛巳 乙巳 壬申'))).toMatchObject({ proper: true });
    expect(starOn('year', 'xuetang', keys('辛巳 辛卯 甲子 甲子'))).toBeUndefined(); // 辛巳 is metal, which has its 长生 in 巳; but the year has no star by its own nayin
  });
});

describe('all stars', () => {
  /** Charts of every year, month, day and hour pair, in turn. */
  const CHARTS: readonly StarKeys[] = Array.from({ length: 6000 }, (_, n) => ({
    year: sexagenary(n * 7),
    month: sexagenary(n * 11 + Math.floor(n / 60)),
    day: sexagenary(n * 13 + Math.floor(n / 350)),
    hour: sexagenary(n * 17 + Math.floor(n / 130)),
    forward: n % 3 !== 0,
    set: (['classical', 'common', 'korean'] as const)[n % 3]!,
  }));

  test('stand in the order of their ids, each once on a pillar, with bases in their order', () => {
    const seen = new Set<string>();
    const rises = (numbers: readonly number[]) => numbers.every((each, n) => n === 0 || numbers[n - 1]! < each);
    const wrong = CHARTS.flatMap((requested) =>
      PLACES.filter((place) => {
        const stars = natalStarsOn(place, requested);
        for (const { id } of stars) seen.add(id);
        const haveBases = stars.every(
          ({ basis }) => basis.length > 0 && rises(basis.map((each) => STAR_BASES.indexOf(each))),
        );
        return !(haveBases && rises(stars.map(({ id }) => PILLAR_STAR_IDS.indexOf(id))));
      }).map((place) => ({ place, ...requested })),
    );
    expect(wrong).toEqual([]);
    expect(PILLAR_STAR_IDS.filter((id) => !seen.has(id))).toEqual([]);
  });

  test('the stars of Korea are in its set alone, which has no 元辰', () => {
    const stars = (set: PillarStarSet) =>
      CHARTS.flatMap((requested) => natalStarsOn('month', { ...requested, set }).map(({ id }) => id));
    const [common, korean] = [new Set(stars('common')), new Set(stars('korean'))];
    expect([...korean].filter((id) => !common.has(id)).sort()).toEqual(
      ['baihuDasha', 'disha', 'guimenGuan', 'kuigang', 'panan', 'tiansha', 'xuanzhen', 'yuanchenPair', 'yuesha'], // 괴강 on the day in others
    );
    expect([...common].filter((id) => !korean.has(id))).toEqual(['yuanchen']);
  });

  test('classical takes the blades of yin stems and the day of 金神 away, and changes nothing else', () => {
    for (const requested of CHARTS) {
      for (const place of PLACES) {
        const [common, classical] = (['common', 'classical'] as const).map((set) =>
          natalStarsOn(place, { ...requested, set }),
        );
        const isDropped = ({ id }: PillarStar) =>
          (['yangren', 'feiren'].includes(id) && polarityOfStem(stemOf(requested.day)) === 1) ||
          (id === 'jinshen' && place === 'day');
        const saved = common!.filter((star) => !isDropped(star));
        if (!isDeepStrictEqual(classical, saved)) expect(classical).toEqual(saved);
      }
    }
  });

  test('a pillar of a moment has what a natal pillar of its pair would have but for what only the day or the hour can hold', () => {
    const ONLY_NATAL: readonly string[] = PILLAR_STAR_IDS.filter(
      (id) => ['season', 'day'].includes(PILLAR_STARS[id].by) || ['gonglu', 'sanqi'].includes(id),
    );
    for (const requested of CHARTS.filter(({ set }) => set !== 'korean').slice(0, 1500)) {
      // No star of the month pillar depends on its place among the four, so a moment with that pair has the same stars.
      const natal = natalStarsOn('month', requested);
      expect(momentStarsOn(requested.month, requested)).toEqual(natal);
      expect(momentStarsOn(requested.day, requested).filter(({ id }) => ONLY_NATAL.includes(id))).toEqual([]);
    }
  });
});
