// Search for births: by pillars, by facts of a Zi Wei chart, and by facts that contradict each other.

import { describeBirths } from 'beichen';
import { birthsThatFit } from 'beichen/births';

const place = { longitude: 116.39723, timeZone: 'Asia/Shanghai' };
const pillars = {
  yearPillar: { stem: 'yi', branch: 'wei' },
  monthPillar: { stem: 'ji', branch: 'mao' },
  dayPillar: { stem: 'gui', branch: 'you' },
  hourPillar: { stem: 'ding', branch: 'si' },
} as const;
const [birth] = describeBirths(birthsThatFit(pillars, { place }), { language: 'en' }).births;
console.log(birth?.startsAtSolarTime, birth?.startsAtClock, birth?.endsAtClock, birth?.mainStar.name);
// → 1955-03-13T09:00:00 1955-03-13T09:24:16 1955-03-13T11:24:15 Tian Ji & Tian Liang (borrowed)

const known = { mainStar: 'ziwei+tianfu', bureau: 'water2', lu: 'taiyang' } as const;
const page = birthsThatFit(known, { fromYear: 1980, toYear: 1999, limit: 5 });
const next = birthsThatFit(known, { fromYear: 1980, toYear: 1999, limit: 5, after: page.next });
console.log(page.count, page.births.length, next.births.length);
// → 50 5 5

const none = birthsThatFit({
  ...pillars,
  yearPillar: { stem: 'xin', branch: 'si' },
  monthPillar: { stem: 'ren', branch: 'wu' },
});
console.log(none.count, none.contradicts.map(({ name, given }) => `${name}=${given}`).join());
// → 0 yearPillar=xin-si,monthPillar=ren-wu
