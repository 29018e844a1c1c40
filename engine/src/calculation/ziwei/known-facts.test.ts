// Known facts against the documents of twelve charts: a chart fits exactly if its document shows them.

import { expect, test } from 'vitest';
import { describeChart } from '../../presentation/documents/describe.ts';
import { castChart } from '../casting/chart.ts';
import { BRANCH_IDS } from '../cycle/branch.ts';
import { check } from '../input/input.ts';
import { BUREAU_IDS } from './bureau.ts';
import { KNOWN_FACTS, type KnownFacts, shows } from './known-facts.ts';
import { PALACE_IDS } from './palaces.ts';
import { PATTERN_IDS, patternsOf } from './patterns/patterns.ts';
import { MAIN_STAR_IDS } from './rarity.ts';
import { ADJECTIVE_STAR_IDS, GRADED_STAR_IDS } from './star-ids.ts';

const CHARTS = Array.from({ length: 12 }, (_, n) => {
  const chart = castChart({
    date: { year: 1931 + 13 * n, month: 1 + n, day: 1 + 2 * n },
    hour: (5 * n) % 24,
    gender: n % 2 === 0 ? 'male' : 'female',
    place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
  });
  const { mainStar, ziwei, palaces } = describeChart(chart, { language: 'en' });
  const stands = palaces.flatMap(({ id, branch, majorStars, minorStars, adjectiveStars }) =>
    [...majorStars, ...minorStars, ...adjectiveStars].map((star) => `${star.id} ${branch.id} ${id}`),
  );
  return { chart, mainStar: mainStar.id, bureau: ziwei.bureau.id, stands: new Set<string>(stands) };
});

test('a chart shows its own main star and its own bureau, and no other', () => {
  for (const { chart, mainStar, bureau } of CHARTS) {
    expect(MAIN_STAR_IDS.filter((id) => shows(chart, { mainStar: id }))).toEqual([mainStar]);
    expect(BUREAU_IDS.filter((id) => shows(chart, { bureau: id }))).toEqual([bureau]);
  }
});

test.each([...GRADED_STAR_IDS, ...ADJECTIVE_STAR_IDS])(
  'a chart shows %s where it stands: by branch, by palace, by both, or anywhere',
  (star) => {
    for (const { chart, stands } of CHARTS) {
      const own = [...stands].map((each) => each.split(' ')).filter(([id]) => id === star);
      expect(shows(chart, { stars: [{ star }] })).toBe(own.length > 0);
      for (const branch of BRANCH_IDS) {
        expect(shows(chart, { stars: [{ star, branch }] })).toBe(own.some(([, at]) => at === branch));
        for (const palace of PALACE_IDS)
          expect(shows(chart, { stars: [{ star, branch, palace }] })).toBe(stands.has(`${star} ${branch} ${palace}`));
      }
      for (const palace of PALACE_IDS)
        expect(shows(chart, { stars: [{ star, palace }] })).toBe(own.some(([, , role]) => role === palace));
    }
  },
);

test('a chart shows the patterns that it has, and no others', () => {
  for (const { chart } of CHARTS) {
    const own = patternsOf(chart).map(({ id }) => id);
    for (const id of PATTERN_IDS) expect(shows(chart, { patterns: [id] })).toBe(own.includes(id));
  }
});

test('a chart shows all that is known, or it does not fit', () => {
  const [{ chart, mainStar, bureau, stands }] = CHARTS as [(typeof CHARTS)[number]];
  const [star, branch] = [...stands][0]!.split(' ') as [(typeof GRADED_STAR_IDS)[number], (typeof BRANCH_IDS)[number]];
  const [pattern] = patternsOf(chart);
  const otherBranch = BRANCH_IDS.find((each) => each !== branch)!;
  const fits: Required<KnownFacts> = { mainStar, bureau, stars: [{ star, branch }], patterns: [pattern!.id] };
  expect([shows(chart, {}), shows(chart, fits)]).toEqual([true, true]);
  const wrong: KnownFacts[] = [
    { mainStar: MAIN_STAR_IDS.find((id) => id !== mainStar)! },
    { bureau: BUREAU_IDS.find((id) => id !== bureau)! },
    { stars: [...fits.stars, { star, branch: otherBranch }] },
    { patterns: [...fits.patterns, PATTERN_IDS.find((id) => !shows(chart, { patterns: [id] }))!] },
  ];
  for (const one of wrong) expect(shows(chart, { ...fits, ...one }), JSON.stringify(one)).toBe(false);
});

test.each([
  [{ mainStar: 'tanlan' }, 'mainStar "tanlan": not allowed'],
  [{ bureau: 'fire7' }, 'bureau "fire7": not allowed'],
  [{ stars: {} }, 'stars an object: not allowed; allowed: a list'],
  [{ stars: [{}] }, 'star undefined: missing'],
  [{ stars: [{ star: 'ziwe' }] }, 'star "ziwe": not allowed'],
  [{ stars: [{ star: 'ziwei', branch: 'z' }] }, 'branch "z": not allowed'],
  [{ stars: [{ star: 'longde', palace: 'house' }] }, 'palace "house": not allowed'],
  [{ patterns: 'huoTan' }, 'patterns "huoTan": wrong type'],
  [{ patterns: ['shaPoLan'] }, 'patterns "shaPoLan": not allowed'],
  [{ star: 'ziwei' }, 'known "star": unknown member'],
])('what cannot be known is named: %j', (known, message) => {
  expect(() => check('known', known, KNOWN_FACTS)).toThrow(message);
});

test('each thing can be known by itself, and nothing need be', () => {
  for (const known of [{}, { mainStar: 'tanlang' }, { bureau: 'fire6' }, { stars: [] }, { patterns: ['shaPoLang'] }])
    expect(() => check('known', known, KNOWN_FACTS)).not.toThrow();
});
