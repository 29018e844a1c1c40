// The tasks of five-tasks.ts with iztro 2.6.1 and tyme4ts 1.5.2, where they have them. Neither knows the Sun at a birthplace: the hour is chosen by hand.

import { astro } from 'iztro';
import { ChildLimit, Gender, SolarMonth, SolarTime } from 'tyme4ts';

const astrolabe = astro.bySolar('1990-7-23', 4, '男', true, 'zh-CN'); // 4 is 辰
const birth = SolarTime.fromYmdHms(1990, 7, 23, 8, 30, 0);

// The main star of a chart.
console.log(
  astrolabe
    .palace('命宫')
    ?.majorStars.map(({ name }) => name)
    .join(''),
);
// → 廉贞破军

// The palace of a star, and its transformation.
const star = astrolabe.star('太阳');
console.log(star.palace()?.name, star.mutagen);
// → 仆役 禄

// The luck pillar of a year.
let luck = ChildLimit.fromSolarTime(birth, Gender.MAN).getStartDecadeFortune();
while (luck.next(1).getStartSixtyCycleYear().getYear() <= 2027) luck = luck.next(1);
console.log(luck.getName());
// → 丁亥

// The days of a month whose branch does not clash with the day of birth.
const clash = birth.getLunarHour().getEightChar().getDay().getEarthBranch().getOpposite();
const branchOf = (day) => day.getSixtyCycleDay().getSixtyCycle().getEarthBranch();
console.log(
  SolarMonth.fromYm(2026, 2)
    .getDays()
    .filter((day) => !branchOf(day).equals(clash)).length,
);
// → 25
