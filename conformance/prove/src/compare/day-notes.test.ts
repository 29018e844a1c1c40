// Compares spirit, yellow hours, six days and clash with lunar-typescript and tyme4ts. Days of 1990 to 2050 by the calendar of China, where new moons and terms
// of all three agree.

import { describeAlmanac } from 'beichen';
import { almanacMonth } from 'beichen/almanac';
import { Solar } from 'lunar-typescript';
import { SolarDay } from 'tyme4ts';
import { expect, test } from 'vitest';
import { sampleOf } from '../../../../test/setup/runs.ts';

const SIDES = { east: '东', south: '南', west: '西', north: '北' } as const;

/** The notes as text: 青龙 黄道 先胜 马 南, and the spirits of those double hours that belong to the yellow path. */
function lunarTypescriptNotes(year: number, month: number, day: number): string {
  const lunar = Solar.fromYmd(year, month, day).getLunar();
  const hours = lunar.getTimes().slice(0, 12);
  const yellow = hours.filter((hour) => hour.getTianShenType() === '黄道').map((hour) => hour.getZhi());
  const path = lunar.getDayTianShenType();
  return [
    lunar.getDayTianShen(),
    path,
    lunar.getLiuYao(),
    lunar.getDayChongShengXiao(),
    lunar.getDaySha(),
    yellow.join(''),
  ].join(' ');
}

function tymeNotes(year: number, month: number, day: number): string {
  const own = SolarDay.fromYmd(year, month, day);
  const [sixty, lunar] = [own.getSixtyCycleDay(), own.getLunarDay()];
  const branch = sixty.getSixtyCycle().getEarthBranch();
  const spirit = sixty.getTwelveStar();
  const yellow = sixty
    .getHours()
    .slice(0, 12)
    .filter((hour) => hour.getTwelveStar().getEcliptic().getName() === '黄道')
    .map((hour) => hour.getSixtyCycle().getEarthBranch().getName());
  const clash = branch.getOpposite().getZodiac().getName();
  return [
    spirit.getName(),
    spirit.getEcliptic().getName(),
    lunar.getSixStar().getName(),
    clash,
    branch.getOminous().getName(),
    yellow.join(''),
  ].join(' ');
}

test.each(sampleOf([1990, 2005, 2020, 2026, 2033, 2050], 3))('the notes of each day of %i', (year) => {
  for (let month = 1; month <= 12; month++)
    for (const [n, day] of describeAlmanac(almanacMonth(year, month), { language: 'zh' }).entries()) {
      const { spirit, sixDay, clash, yellowHours } = day;
      const path = spirit.path === 'yellow' ? '黄道' : '黑道';
      const hours = yellowHours.map(({ id }) => BRANCHES[id]).join('');
      const ours = [spirit.name, path, sixDay.name, clash.name, SIDES[clash.side], hours].join(' ');
      expect([day.date, ours]).toEqual([day.date, lunarTypescriptNotes(year, month, n + 1)]);
      expect([day.date, ours]).toEqual([day.date, tymeNotes(year, month, n + 1)]);
    }
});

// biome-ignore format: 子 to 亥
const BRANCHES = { zi: '子', chou: '丑', yin: '寅', mao: '卯', chen: '辰', si: '巳', wu: '午', wei: '未', shen: '申', you: '酉', xu: '戌', hai: '亥' } as const;
