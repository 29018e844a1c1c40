// Four questions of readers of another program or lineage, each answered by one call and by one link of the page. Facts: test/truth/cases/lineages.json.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningService, startService } from '../service/test/running-service.ts';
import { fromLink } from '../web/src/state/link.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const BEIJING = 'cityId=beijing-1816670&solarTime=clock';
const QUESTIONS = [
  {
    question: 'as 文墨天机 has it',
    birth: `date=1993-06-29&hour=15&minute=20&gender=female&${BEIJING}`,
    conventions: 'school=wenmo',
    stars: { 副截: '子', 截空: '丑', 大耗: '寅', 劫煞: '寅', 龙德: '辰', 副旬: '戌' },
    grades: { 解神: '庙', 红鸾: '旺', 咸池: '陷' },
    life: '壬戌',
  },
  {
    question: 'as my Vietnamese program has it',
    birth: 'date=2020-06-11&hour=10&minute=0&gender=male&cityId=hanoi-1581130&solarTime=clock',
    conventions: 'school=vietnam',
    stars: { 左辅: '未', 右弼: '未', 紫微: '酉' },
    life: '戊子',
  },
  {
    question: 'by Zhongzhou, the earth plate',
    birth: `date=1979-08-21&hour=14&minute=0&gender=male&${BEIJING}`,
    conventions: 'school=zhongzhou&plate=earth',
    stars: { 天相: '卯', 文昌: '卯' },
    life: '丁卯',
  },
  {
    question: '庚 with 天同 as 忌',
    birth: `date=1950-09-12&hour=10&minute=0&gender=female&${BEIJING}`,
    conventions: 'school=zhongzhou&transformationsOfGeng=taiyang-wuqu-taiyin-tiantong',
    stars: {},
    transformations: '太阳 武曲 太阴 天同',
  },
] as const;

interface Answer {
  readonly palaces: readonly {
    readonly id: string;
    readonly stem: { readonly hanzi: string };
    readonly branch: { readonly hanzi: string };
  }[];
  readonly ziwei: { readonly transformations: readonly { readonly star: { readonly hanzi: string } }[] };
}

interface Star {
  readonly hanzi: string;
  readonly brightness?: { readonly hanzi: string };
}

const chartOf = async (query: string): Promise<Answer> =>
  (await service.ask(`/api/public/chart?${query}&lang=zh&fields=palaces,ziwei.transformations`)).json as Answer;

/** Each star with its branch and its grade. */
const starsOf = ({ palaces }: Answer) =>
  palaces.flatMap((palace) =>
    (['majorStars', 'minorStars', 'adjectiveStars'] as const).flatMap((kind) =>
      (palace as unknown as Record<typeof kind, readonly Star[]>)[kind].map(({ hanzi, brightness }) => ({
        hanzi,
        at: palace.branch.hanzi,
        grade: brightness?.hanzi,
      })),
    ),
  );

describe.each(QUESTIONS)('$question', ({ birth, conventions, stars, ...facts }) => {
  test('in one call', async () => {
    const answer = await chartOf(`${birth}&${conventions}`);
    const own = starsOf(answer);
    const placed = Object.keys(stars).map((star) => [star, own.find(({ hanzi }) => hanzi === star)?.at]);
    expect(Object.fromEntries(placed)).toEqual(stars);
    const grades = 'grades' in facts ? facts.grades : {};
    const graded = Object.keys(grades).map((star) => [star, own.find(({ hanzi }) => hanzi === star)?.grade]);
    expect(Object.fromEntries(graded)).toEqual(grades);
    const life = answer.palaces.find(({ id }) => id === 'life')!;
    if ('life' in facts) expect(life.stem.hanzi + life.branch.hanzi).toBe(facts.life);
    if ('transformations' in facts)
      expect(answer.ziwei.transformations.map(({ star }) => star.hanzi).join(' ')).toBe(facts.transformations);
  });

  test('is answered by one link of the page, which casts by the same parameters', async () => {
    const view = fromLink(`#${birth}&${conventions}`);
    if (view === undefined || view === 'incomplete' || view.subject.kind !== 'birth') throw new Error('no birth');
    const sent = new URLSearchParams(Object.entries(view.subject.request).map(([name, value]) => [name, `${value}`]));
    for (const [name, value] of new URLSearchParams(conventions)) expect(sent.get(name)).toBe(value);
    expect(await chartOf(`${sent}`)).toEqual(await chartOf(`${birth}&${conventions}`));
  });
});
