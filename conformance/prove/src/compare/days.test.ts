// Days compared with a birth: 20,000 days against tyme4ts and lunar-typescript.

import { castChart, hanziOfPair } from 'beichen';
import { daysOf, type PersonalDay } from 'beichen/days';
import { Solar } from 'lunar-typescript';
import { SixtyCycle, SolarDay } from 'tyme4ts';
import { expect, test } from 'vitest';

const OFFICERS = '建除满平定执破危成收开闭';
const MANSIONS = '角亢氐房心尾箕斗牛女虚危室壁奎娄胃昴毕觜参井鬼柳星张翼轸';
const SIDES = { east: '东', south: '南', west: '西', north: '北' } as const;

const chart = castChart({
  date: { year: 1969, month: 7, day: 21 },
  hour: 3,
  minute: 56,
  gender: 'female',
  place: { longitude: 116.4, timeZone: 'Asia/Shanghai' },
});
const NATAL = (['year', 'month', 'day', 'hour'] as const).map((id) => ({
  id,
  pair: SixtyCycle.fromName(hanziOfPair(chart.pillars[id].pair)),
}));

const DAYS = 20_000;
const FIRST = Date.UTC(1970, 0, 1);
const dateAfter = (days: number) => new Date(FIRST + days * 86_400_000).toISOString().slice(0, 10);

/** The facts as text: 丙午 己亥 辛丑 满 胃 乙未 东, and true or false for 月破 and 岁破. */
const ours = ({ almanac, clashPair, monthBreak, yearBreak }: PersonalDay) =>
  [
    ...[almanac.pillars.year, almanac.pillars.month, almanac.pillars.day].map(hanziOfPair),
    OFFICERS[almanac.officer],
    MANSIONS[almanac.mansion],
    hanziOfPair(clashPair),
    SIDES[almanac.clash.side],
    monthBreak,
    yearBreak,
  ].join(' ');

function ofLunarTypescript({ year, month, day }: PersonalDay['almanac']['date']): string {
  const lunar = Solar.fromYmd(year, month, day).getLunar();
  // Here the whole day of a term has the new year and month, so they are read at the end of the day.
  const evening = Solar.fromYmdHms(year, month, day, 22, 59, 59).getLunar();
  const clash = lunar.getDayChong();
  return [
    evening.getYearInGanZhiByLiChun(),
    evening.getMonthInGanZhi(),
    lunar.getDayInGanZhi(),
    lunar.getZhiXing(),
    lunar.getXiu(),
    lunar.getDayChongGan() + clash,
    lunar.getDaySha(),
    evening.getMonthZhi() === clash,
    evening.getYearZhiByLiChun() === clash,
  ].join(' ');
}

function ofTyme({ year, month, day }: PersonalDay['almanac']['date']): string {
  const own = SolarDay.fromYmd(year, month, day).getSixtyCycleDay();
  const [pair, ofMonth, ofYear] = [own.getSixtyCycle(), own.getMonth(), own.getYear()];
  const opposite = pair.getEarthBranch().getOpposite();
  return [
    ofYear.getName(),
    ofMonth.getName(),
    pair.getName(),
    own.getDuty().getName(),
    own.getTwentyEightStar().getName(),
    pair.next(-6).getName(),
    pair.getEarthBranch().getOminous().getName(),
    ofMonth.getEarthBranch().equals(opposite),
    ofYear.getEarthBranch().equals(opposite),
  ].join(' ');
}

/** Clash, combination and harm with each natal branch, and the void of year and day. */
function relationsByTyme(name: string): string {
  const branch = SixtyCycle.fromName(name).getEarthBranch();
  const relations = NATAL.map(({ pair }) => {
    const natal = pair.getEarthBranch();
    return [natal.getOpposite(), natal.getCombine(), natal.getHarm()]
      .map((other) => (other.equals(branch) ? 1 : 0))
      .join('');
  });
  const isVoid = [NATAL[0]!, NATAL[2]!].map(({ pair }) =>
    pair.getExtraEarthBranches().some((own) => own.equals(branch)),
  );
  return [...relations, ...isVoid].join(' ');
}

function ourRelations({ relations, inNatalVoid }: PersonalDay): string {
  const has = (id: string, pillar: (typeof NATAL)[number]['id']) =>
    relations.some((relation) => relation.id === id && relation.pillars.includes(pillar));
  const own = NATAL.map(({ id }) =>
    ['sixClash', 'sixCombine', 'harm'].map((relation) => (has(relation, id) ? 1 : 0)).join(''),
  );
  return [...own, inNatalVoid.year, inNatalVoid.day].join(' ');
}

test(`the facts of ${DAYS} days are those of both programs`, () => {
  let compared = 0;
  for (let start = 0; start < DAYS; start += 400) {
    const { days } = daysOf(chart, { from: dateAfter(start), to: dateAfter(start + 399) });
    for (const day of days) {
      const { date, pillars } = day.almanac;
      const facts = ours(day);
      if (facts !== ofLunarTypescript(date)) expect([date, facts]).toEqual([date, ofLunarTypescript(date)]);
      if (facts !== ofTyme(date)) expect([date, facts]).toEqual([date, ofTyme(date)]);
      const relations = ourRelations(day);
      const expected = relationsByTyme(hanziOfPair(pillars.day));
      if (relations !== expected) expect([date, relations]).toEqual([date, expected]);
      compared++;
    }
  }
  expect(compared).toBe(DAYS);
});
