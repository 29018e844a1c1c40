import type { Gazetteer } from 'beichen-places';
import { loadGazetteer } from 'beichen-places/node';
import { beforeAll, describe, expect, test } from 'vitest';
import { callTool, TOOLS } from './tools.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});

const BIRTH = { date: '1990-07-23', hour: 8, minute: 30, gender: 'male' };

async function cast(args: object) {
  const tool = TOOLS.find(({ name }) => name === 'cast_chart')!;
  return callTool(tool, args, { gazetteer, baseUrl: '' }, async () => undefined);
}

/** The ids in a text, in its order. */
const idsIn = (text: string): string[] => Array.from(text.matchAll(/→ (\S+) \(/g), ([, id]) => id!);

describe('a birthplace in words', () => {
  test.each([
    ['Beijing', 'beijing-1816670'],
    ['北京市', 'beijing-1816670'],
    ['陕西省渭南市蒲城县', 'pucheng-cn610526'],
    ['Springfield, Illinois', 'springfield-4250542'],
    ['beijing-1816670', 'beijing-1816670'],
  ])('is taken where it means one place: %s', async (place, cityId) => {
    const { document } = await cast({ ...BIRTH, place });
    expect(document).toMatchObject({
      input: { cityId },
      warnings: [{ code: 'place_taken', detail: expect.stringContaining(`(${cityId})`) }],
    });
  });

  test('is not taken where two may be meant: the answer is ids to choose from, and no chart', async () => {
    const { text, document } = await cast({ ...BIRTH, place: 'Pucheng' });
    expect(document).toBeUndefined();
    expect(text).toContain('- place: "Pucheng" does not mean one place for certain.');
    expect(idsIn(text)).toEqual(expect.arrayContaining(['pucheng-1799832', 'pucheng-cn610526']));
    const chosen = await cast({ ...BIRTH, cityId: idsIn(text)[1] });
    expect(chosen.document).toMatchObject({ input: { cityId: idsIn(text)[1] }, warnings: [] });
  });

  test.each(['Guangdong', 'Pekin Chin', '39.9, 116.4', 'Atlantis Polis Nowhere'])(
    'is never guessed: %s',
    async (place) => {
      const { text, document } = await cast({ ...BIRTH, place });
      expect(document).toBeUndefined();
      expect(text).toContain('does not mean one place for certain');
    },
  );

  test('beside a cityId is not looked at, which is said', async () => {
    const { document } = await cast({ ...BIRTH, place: 'Paris', cityId: 'beijing-1816670' });
    expect(document).toMatchObject({ input: { cityId: 'beijing-1816670' }, warnings: [{ code: 'place_ignored' }] });
  });

  test('is told to be wrong together with all else that is', async () => {
    const { text } = await cast({ ...BIRTH, hour: 24, place: 'Springfield', fields: 'palace' });
    expect(
      text
        .split('\n')
        .slice(1)
        .map((line) => line.split(':')[0]),
    ).toEqual(['- hour', '- place', '- fields']);
    const nowhere = await cast({ ...BIRTH, lang: 'zh' });
    expect(nowhere.text).toContain('缺少必填参数 cityId');
  });
});

// A token is taken for four characters.
describe('what an assistant has to read', () => {
  // Births with as many warnings as any, and the longest names of places and stars.
  const LONG = [
    { date: '1822-03-11', hour: 1, gender: 'female', cityId: 'shule-1279987', calendar: 'lunar' },
    { date: '1705-04-27', hour: 23, gender: 'female', cityId: 'springfield-4250542', calendar: 'lunar' },
    { date: '2014-09-13', hour: 1, gender: 'female', cityId: 'urumqi-1529102', calendar: 'lunar' },
    { date: '1990-07-23', hour: 8, gender: 'male', place: 'San Francisco, California, United States' },
  ];

  test.each(['en', 'zh', 'zh-Hant'])(
    'of a chart in %s is at most 1,200 tokens of text, or 1,500 of structure',
    async (lang) => {
      for (const birth of LONG) {
        const { text, document } = await cast({ ...birth, lang, name: 'A name of a usual length' });
        expect(text.length / 4).toBeLessThan(1200);
        expect(JSON.stringify(document).length / 4).toBeLessThan(1500);
      }
    },
  );

  test('of a chart in text is all that a reading needs', async () => {
    const { text } = await cast({ ...BIRTH, place: 'Beijing', lang: 'zh' });
    for (const told of [
      '庚午 癸未 己丑 戊辰',
      '命宫主星：廉贞 破军',
      '太阳[得、化禄]',
      '身宫',
      '北京',
      '顺行',
      'lunarNewYear',
      '传统象征体系',
    ]) {
      expect(text).toContain(told);
    }
  });

  test('of a tool is a sentence for each argument', () => {
    for (const { name, input, output, description } of TOOLS) {
      expect([name, JSON.stringify({ name, input, output, description }).length / 4]).toEqual([
        name,
        expect.toSatisfy((tokens) => tokens < 1400),
      ]);
      for (const argument of Object.values(input.properties as Record<string, { description: string }>)) {
        expect(argument.description).toMatch(/^.{10,240}$/);
      }
    }
  });
});
