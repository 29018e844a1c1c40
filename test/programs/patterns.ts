// Patterns with their evidence and rarity, and flying transformations of palaces.

import { castChart, palaceIdAt } from 'beichen';
import { flight, flightChain, selfTransformationsOf } from 'beichen/flights';
import { patternRarities, patternsOf } from 'beichen/patterns';

const place = { longitude: 116.39723, timeZone: 'Asia/Shanghai' };
const chart = castChart({ date: { year: 1990, month: 7, day: 23 }, hour: 8, minute: 30, gender: 'male', place });
const { ziwei } = chart;

for (const { id, branch: palace, stars, rarity } of patternsOf(chart).slice(2, 4)) {
  const evidence = stars.map((star) => `${star.id} in ${palaceIdAt(ziwei, star.branch)}`);
  console.log(id, palaceIdAt(ziwei, palace), evidence.join(', '), `one birth in ${rarity?.oneIn}`);
}
// → lumaJiaochi friends lucun in friends, tianma in friends one birth in 10
// → mingliFengkong life dijie in life one birth in 6.6

console.log(patternRarities('common')?.zifuTonggong.main);
// → { percent: 1.4674, oneIn: 68.1, cleanPercent: 0.1397 }

const { star, to } = flight(chart, ziwei.lifeBranch, 'lu');
console.log(star, palaceIdAt(ziwei, to));
// → wuqu career

// 禄转忌: the palace where Lu has landed sends Ji on. Here it sends it to itself, and the chain ends.
console.log(flightChain(chart, ziwei.lifeBranch, 'lu', 'ji').map((each) => palaceIdAt(ziwei, each.to)));
// → [ 'career', 'career' ]

const [first] = selfTransformationsOf(chart);
console.log(first && [palaceIdAt(ziwei, first.branch), first.kind, first.transformation]);
// → [ 'health', 'outward', 'quan' ]
