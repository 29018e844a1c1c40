// Sentences of conventions, of the API and its documents: only in English.

import type { WordedConventionId } from '../convention-words.ts';

/** Sentence of each convention, for the API and its documents. Its values are in backquotes. */
export const CONVENTION_SENTENCES: Readonly<Record<WordedConventionId, string>> = {
  plate:
    'The palace that is read as the life palace, from which bureau, stars and decades follow: `heaven` (天盘) the life palace, `earth` (地盘) the body palace, `human` (人盘) the palace of fortune. The Zhongzhou school reads `earth` for births in the first 15 minutes of a double hour, `human` for the last 15.',
  voids:
    'Branches that the voids of the year fill: `both` has the side stars too (副旬, 副截), `one` the branch of the year’s polarity alone, `alike` the same star in both, as Tuần and Triệt. If omitted, the school decides.',
  gradesOfMinorStars:
    'The brightness of zuofu, youbi, tiankui, tianyue, lucun, tianma, dikong, dijie, which the Complete Book does not grade: `common` as two programs print it, `zhongzhou`, or `none`. If omitted, the school decides.',
  tianma:
    'Branch by which tianma is placed: the branch of the `year`, or of the lunar `month`.',
  fireBell:
    'Placement of huoxing and lingxing: `forward` to the double hour, `byYinYang` one forward and one backward (Vietnam), `yearBranch` by the branch of the year alone. If omitted, the school decides.',
  growthOfEarth:
    'Beginning of the ring of growth in charts of the bureau of earth: in `shen` with water, or in `yin` with fire.',
  growthDirection:
    'Direction of the ring of growth: `byYinYang` as the decades do, or `forward` for everybody.',
  firstDecade:
    'The palace of the first decade: the `life` palace, or its `neighbour`, the next one the way the decades go.',
  decadeSpan:
    'Years of a decade: `tenYears`, or as many as the number of the `bureau`.',
  smallLimitDirection:
    'Direction of the small limit: `byGender` forward for men and backward for women, or `byYinYang` as decades run.',
  growthOfYinStems:
    'Growth phases of yin stems in the Four Pillars: `backward` from their own birth, or `withYang`, the same as for the yang stem of the same element.',
  gradesOfStars:
    'The table by which stars are graded: `common` as in most programs, `zhongzhou`, or `vietnam`, of the major stars alone. If omitted, the school decides.',
  lifeRulerBy:
    'Branch that decides the Life Ruler: the branch of the `lifePalace`, or `yearBranch`. If omitted, the school decides.',
  bodyRulerOfZi:
    'The Body Ruler of births in years of zi: `huoxing`, or `lingxing`. If omitted, the school decides.',
  woundAndEnvoy:
    'The palaces of tianshang and tianshi: `fixed` in the palaces of friends and health, or `byYinYang` exchanged for yin men and yang women. If omitted, the school decides.',
  lateZiStem:
    'With `dayBoundary=midnight`: the day whose stem decides the stem of the hour of zi from 23:00 on, `nextDay` or `sameDay`.',
  leapMonthDay:
    'The day of a leap month that places ziwei: its own number (`lunarDay`), or counted on from the days of the month before (`accumulate`).',
  monthOfStars:
    'The month that places stars: the `lunar` one, or the `solar` one, which a solar term begins. Palaces always follow the lunar month.',
  palaceStems:
    'The year that gives the palaces their stems, and with them the bureau: `ziweiYear`, or `solarYear` from Lichun on.',
  flowYearRule:
    'The palace of a year: at its `branch`, or the palace of the `smallLimit`.',
  flowMonthRule:
    'The palaces of the months of a year: `doujun` from Dou Jun on, `yearPalace` from the palace of the year on, `monthBranch` each at its own branch.',
  flowDayRule:
    'The palaces of the days of a month: `fromMonthPalace` from the palace of the month on, `afterMonthPalace` from the next one on, `dayBranch` each at the branch of its pillar.',
  flowHourRule:
    'The palaces of the double hours: `fromDayPalace` from the palace of the day on, or `hourBranch` each at its own branch.',
  flowTransformations:
    'Stem that transforms stars in a year and a month: `calendar` the stem of its own pillar, or `palace` the stem of the natal palace where the year or month is.',
  transformationsOfJia:
    'The stars that the stem jia transforms, those with lu, quan, ke and ji in this order. If omitted, the school decides.',
  transformationsOfWu:
    'The stars that the stem wu transforms, those with lu, quan, ke and ji in this order. If omitted, the school decides.',
  transformationsOfGeng:
    'The stars that the stem geng transforms, those with lu, quan, ke and ji in this order. If omitted, the school decides.',
  transformationsOfXin:
    'The stars that the stem xin transforms, those with lu, quan, ke and ji in this order. If omitted, the school decides.',
  transformationsOfRen:
    'The stars that the stem ren transforms, those with lu, quan, ke and ji in this order. If omitted, the school decides.',
  transformationsOfGui:
    'The stars that the stem gui transforms, those with lu, quan, ke and ji in this order. If omitted, the school decides.',
};
