import { describe, expect, test } from 'vitest';
import { castChart } from '../../../calculation/casting/chart.ts';
import { patternsOf } from '../../../calculation/ziwei/patterns/patterns.ts';
import { describeChart, partDescriber } from '../../documents/describe.ts';
import type { ChartDocument } from '../../documents/tables/document.generated.ts';
import { ChartFacts } from '../../documents/tables/facts.ts';
import { CHART_ALL, FULL_CHART } from '../../documents/tables/full-chart.ts';
import { selectPart } from '../../documents/vocabulary/select.ts';
import { LANGUAGES, type Language } from '../../words/languages.ts';
import { drawText } from './chart.ts';

// 庚辰 甲申 己亥 己巳
const chart = castChart({
  date: { year: 2000, month: 8, day: 9 },
  hour: 10,
  minute: 30,
  gender: 'male',
  place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
});
const textOf = (language: Language, fields: string) => {
  const part = selectPart(FULL_CHART, fields, { default: Object.keys(describeChart(chart, { language })).join(',') });
  return drawText(partDescriber(part, language)(new ChartFacts(chart)) as object as ChartDocument).split('\n');
};

describe('the text of a chart', () => {
  test.each(LANGUAGES)('in %s has further lines only for members on request', (language) => {
    const before = drawText(describeChart(chart, { language })).split('\n');
    expect(textOf(language, 'default')).toEqual(before);
    const all = textOf(language, CHART_ALL);
    expect(all.filter((line) => before.includes(line))).toEqual(before);
    const palaces = 12;
    const ofZiwei = patternsOf(chart).length + palaces + 1; // a line for each pattern, each palace's flights, all self-transformations
    expect(all.length - before.length).toBe(4 + 16 + ofZiwei);
  });

  test('has what its document holds of the pillars on request, each in a line', () => {
    const before = textOf('zh', 'default');
    expect(
      textOf('zh', CHART_ALL)
        .filter((line) => !before.includes(line))
        .slice(4, 16),
    ).toEqual([
      '干支关系：甲庚天干相冲（年柱、月柱）；甲己天干五合（月柱、日柱）；甲己天干五合（月柱、时柱）；申辰拱合（年柱、月柱）；申亥六害（月柱、日柱）；巳申六合（月柱、时柱）；巳申相刑（月柱、时柱）；巳申相破（月柱、时柱）；巳亥六冲（日柱、时柱）',
      '人元司令：戊，节后第 2 日，依子平真诠',
      // Day 2: 辰 乙9, 申 戊10, 亥 戊7, 巳 戊5.
      '四支司令：年柱 乙（七杀），月柱 戊（劫财），日柱 戊（劫财），时柱 戊（劫财）',
      '月令司令十神：劫财',
      '通根：年柱 庚 → 月柱 庚（禄）、时柱 庚（长生）；月柱 甲 → 年柱 乙、日柱 甲（长生）；日柱 己 → 年柱 戊、月柱 戊、时柱 戊；时柱 己 → 年柱 戊、月柱 戊、时柱 戊',
      '透干：月柱 庚 → 年柱；日柱 甲 → 月柱；时柱 庚 → 年柱',
      '旺相休囚死：木 死、火 囚、土 休、金 旺、水 相',
      '得令、得地、得势：休，根在年柱、月柱、时柱，七字中助者 3，余 4',
      '月令格局：依月令 伤官格（本气）；依透干 伤官格（本气庚透出）',
      '特殊格局：化气格（月柱 土）；满足 无妒合、化神透干（时柱）、干无克化神；不满足 月令化神（月柱）、无争合（时柱）、无根（年柱、月柱、时柱）',
      '称骨：5 两 3 钱',
      '建除、二十八宿：平，壁',
    ]);
  });

  test('has one line for one member', () => {
    const before = textOf('en', 'default');
    const added = (fields: string) => textOf('en', `default,${fields}`).filter((line) => !before.includes(line));
    expect(added('fourPillars.monthCommand')).toEqual([
      'Month command: Wu 戊, day 2 after the jie, by Ziping Zhenquan',
    ]);
    expect(added('fourPillars.year.stem.roots')).toEqual([
      'Roots: Year Geng → Month Geng (Prosperity), Hour Geng (Birth)',
    ]);
    expect(added('fourPillars.day.stars')).toEqual([
      'Stars of the day pillar: Tai Ji Nobleman, Academic Star, Heavenly Kitchen Nobleman, Flying Blade, Death God, Red Phoenix, Great Consumer, Virtue and Elegance Nobleman',
    ]);
    expect(added('boneWeight')).toEqual(['Bone weight: 5 liang 3 qian']);
    // Month 7, hour 巳: life in 己卯 城头土, so 土五局; the year 庚辰 is 白蜡金, and earth feeds metal.
    expect(added('ziwei.yearAndBureau')).toEqual([
      'Year and bureau: year Metal, bureau Earth, the bureau generates the year',
    ]);
    expect(added('ziwei.yearAndLife')).toEqual([
      'Yin and yang of year and Life Palace: not in accord, Yang year, Yin palace',
    ]);
    // Month 7, hour 巳: 秋子.
    expect(added('ziwei.nightCry')).toEqual(['Hour of the night cry (dạ đề): Zi, not the hour of birth']);
    // Month 7, hour 巳: from 子 back to 午, on to 亥.
    expect(added('ziwei.ziDoujun')).toEqual(['Dou Jun (Dipper Lord) of a Zi year: Hai (Wealth)']);
  });
});
