import { Solar } from 'lunar-typescript';
import { SolarDay } from 'tyme4ts';
import { describe, expect, test } from 'vitest';
import { castChart } from '../../../calculation/casting/chart.ts';
import { BRANCH_IDS } from '../../../calculation/cycle/branch.ts';
import { ziDoujunOf } from '../../../calculation/ziwei/doujun.ts';
import { yearAndBureau } from '../../../calculation/ziwei/year-and-bureau.ts';
import { yearAndLife } from '../../../calculation/ziwei/year-and-life.ts';
import { describeChart } from '../../documents/describe.ts';
import { DRAWING_WORDS } from '../words/all-languages.ts';
import { clashText, vietnameseHead, ziDoujunText } from './head-facts.ts';
import { shortName } from './short-name.ts';

const CLASH = /^沖(?<clash>.)煞(?<side>.)$/;
const place = { longitude: 105.85, timeZone: 'Asia/Ho_Chi_Minh' };
const chartOf = (n: number) =>
  castChart({
    date: { year: 1950 + n, month: 1 + ((n * 5) % 12), day: 3 + ((n * 7) % 25) },
    hour: (n * 7) % 24,
    gender: 'female',
    place,
  });

/** Sentences that Vietnamese programs print, by relation of the elements. */
const SENTENCES = {
  'sameElement ': 'Cục hòa Bản Mệnh',
  'generates year': 'Bản Mệnh sinh Cục',
  'generates bureau': 'Cục sinh Bản Mệnh',
  'controls year': 'Bản Mệnh khắc Cục',
  'controls bureau': 'Cục khắc Bản Mệnh',
} as const;

/** Tý, Ngọ: Mệnh; Sửu, Mùi: Phúc Đức; … as every Vietnamese textbook has it. */
const BODIES = ['Mệnh', 'Phúc Đức', 'Quan Lộc', 'Thiên Di', 'Tài Bạch', 'Phu Thê'];

describe('the head of a document is what the rules of ziwei give', () => {
  test('in Vietnamese', () => {
    const seen = new Set<string>();
    for (let n = 0; n < 60; n++) {
      const { relation, from = '' } = yearAndBureau(chartOf(n).ziwei);
      const head = vietnameseHead(describeChart(chartOf(n), { language: 'vi' }), DRAWING_WORDS.vi, shortName)!;
      expect(head.relation).toBe(SENTENCES[`${relation} ${from}` as keyof typeof SENTENCES]);
      expect(head.order).toBe(yearAndLife(chartOf(n).ziwei).agreement === 'accord' ? 'thuận lý' : 'nghịch lý');
      expect(head.body).toBe(`Thân cư ${BODIES[chartOf(n).moment.hour % 6]}`);
      seen.add(head.relation);
    }
    expect(seen.size).toBe(5);
  });

  test('in traditional Chinese', () => {
    for (let n = 0; n < 24; n++) {
      const document = describeChart(chartOf(n), { language: 'zh-Hant' });
      const at = document.palaces.find(({ branch }) => branch.id === BRANCH_IDS[ziDoujunOf(chartOf(n).ziwei)])!;
      expect(ziDoujunText(document, DRAWING_WORDS['zh-Hant'], shortName)).toEqual(['子年斗君', at.branch.name]);
    }
  });

  // Both programs have the branch with which a day clashes, and the side of 煞. At noon all agree which day it is.
  test('沖煞 of a day in traditional Chinese is that of lunar-typescript and tyme4ts', () => {
    for (let n = 0; n < 24; n++) {
      const date = { year: 1950 + 3 * n, month: 1 + ((n * 5) % 12), day: 3 + n };
      const chart = castChart({ date, hour: 12, gender: 'female', place });
      const lunar = Solar.fromYmd(date.year, date.month, date.day).getLunar();
      const { clash, side } = CLASH.exec(
        clashText(describeChart(chart, { language: 'zh-Hant' }), DRAWING_WORDS['zh-Hant'])!,
      )!.groups!;
      const at = '鼠牛虎兔龍蛇馬羊猴雞狗豬'.indexOf(clash!);
      expect('子丑寅卯辰巳午未申酉戌亥'[at]).toBe(lunar.getDayChong());
      expect(side).toBe(lunar.getDaySha().replace('东', '東'));
      const day = SolarDay.fromYmd(date.year, date.month, date.day).getSixtyCycleDay().getSixtyCycle().getEarthBranch();
      expect('子丑寅卯辰巳午未申酉戌亥'[at]).toBe(day.getOpposite().getName());
      expect(side).toBe(day.getOminous().getName().replace('东', '東'));
    }
  });

  test('in no other language', () => {
    const document = describeChart(chartOf(0), { language: 'en' });
    expect(vietnameseHead(document, DRAWING_WORDS.en, shortName)).toBeUndefined();
    expect(ziDoujunText(document, DRAWING_WORDS.zh, shortName)).toBeUndefined();
    expect(clashText(document, DRAWING_WORDS.zh)).toBeUndefined();
  });
});
