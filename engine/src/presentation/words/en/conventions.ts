// Words of conventions in English. Literals only; terms as in docs/rules/glossary.json.

import type { ConventionWords, WordedConventionId } from '../convention-words.ts';

// biome-ignore format: one convention a row
export const EN_CONVENTIONS: ConventionWords = {
  plate: { name: 'Plate', values: { heaven: 'heaven (天盘)', earth: 'earth (地盘), from the body palace', human: 'human (人盘), from the palace of fortune' } },
  voids: { name: 'Voids of the year', values: { both: 'in both branches, each under its own name', one: 'in one branch', alike: 'in both branches, under one name' } },
  gradesOfMinorStars: { name: 'Grades of eight minor stars', values: { common: 'as most programs', zhongzhou: 'of the Zhongzhou school', none: 'none' } },
  tianma: { name: 'Tian Ma is placed by', values: { year: 'the branch of the year', month: 'the branch of the month' } },
  fireBell: { name: 'Huo Xing and Ling Xing', values: { forward: 'counted forward to the hour', byYinYang: 'counted to the hour by yin and yang', yearBranch: 'by the branch of the year alone' } },
  growthOfEarth: { name: 'The growth of earth begins', values: { shen: 'in Shen, with water', yin: 'in Yin, with fire' } },
  growthDirection: { name: 'The ring of growth runs', values: { byYinYang: 'by yin and yang', forward: 'forward for everybody' } },
  firstDecade: { name: 'The first decade is in', values: { life: 'the life palace', neighbour: 'the palace after it' } },
  gradesOfStars: { name: 'Grades of stars', values: { common: 'as most programs', zhongzhou: 'of the Zhongzhou school', vietnam: 'of Vietnam' } },
  lifeRulerBy: { name: 'The ruler of life goes by', values: { lifePalace: 'the life palace', yearBranch: 'the branch of the year' } },
  bodyRulerOfZi: { name: 'The ruler of the body in years of Zi', values: { huoxing: 'Huo Xing', lingxing: 'Ling Xing' } },
  woundAndEnvoy: { name: 'Tian Shang and Tian Shi', values: { fixed: 'always in their palaces', byYinYang: 'change places by yin and yang' } },
  lateZiStem: { name: 'The stem of the late hour of Zi', values: { nextDay: 'by the next day', sameDay: 'by the same day' } },
  leapMonthDay: { name: 'Days of a leap month for Zi Wei', values: { lunarDay: 'by their own number', accumulate: 'counted on from the month before' } },
  monthOfStars: { name: 'The month that places stars', values: { lunar: 'the lunar month', solar: 'the solar month' } },
  palaceStems: { name: 'The stems of the palaces', values: { ziweiYear: 'by the Zi Wei year', solarYear: 'by the year from Lichun on' } },
  flowYearRule: { name: 'The palace of a year', values: { branch: 'is that of its branch', smallLimit: 'is that of the small limit' } },
  flowMonthRule: { name: 'The palaces of months', values: { doujun: 'from Dou Jun', yearPalace: 'from the palace of the year', monthBranch: 'at their own branches' } },
  flowDayRule: { name: 'The palaces of days', values: { fromMonthPalace: 'from the palace of the month', afterMonthPalace: 'from the palace after it', dayBranch: 'at their own branches' } },
  flowHourRule: { name: 'The palaces of double hours', values: { fromDayPalace: 'from the palace of the day', hourBranch: 'at their own branches' } },
  flowTransformations: { name: 'Years and months transform by', values: { calendar: 'their own stems', palace: 'the stems of their palaces' } },
  transformationsOfJia: { name: 'Transformations of Jia' },
  transformationsOfWu: { name: 'Transformations of Wu' },
  transformationsOfGeng: { name: 'Transformations of Geng' },
  transformationsOfXin: { name: 'Transformations of Xin' },
  transformationsOfRen: { name: 'Transformations of Ren' },
  transformationsOfGui: { name: 'Transformations of Gui' },
  between: ', ',
};

/** What each convention decides, for the API and its documents. Its values are in backquotes. */
export const CONVENTION_SENTENCES: Readonly<Record<WordedConventionId, string>> = {
  plate:
    'Which palace is read as the life palace, from which bureau, stars and decades follow: `heaven` (天盘) the life palace, `earth` (地盘) the body palace, `human` (人盘) the palace of fortune. The Zhongzhou school reads the last two for births near the end and the beginning of a double hour.',
  voids:
    'Which branches the voids of the year fill: `both` has the side stars too (副旬, 副截), `one` the branch of the year’s polarity alone, `alike` the same star in both, as Tuần and Triệt. Left out, it is as the school has it.',
  gradesOfMinorStars:
    'The brightness of zuofu, youbi, tiankui, tianyue, lucun, tianma, dikong, dijie, which the Complete Book does not grade: `common` as two programs print it, `zhongzhou`, or `none`. Left out, it is as the school has it.',
  tianma:
    'By which branch tianma is placed: that of the `year`, or of the lunar `month`.',
  fireBell:
    'How huoxing and lingxing are placed: `forward` to the double hour, `byYinYang` one forward and one backward (Vietnam), `yearBranch` by the branch of the year alone. Left out, it is as the school has it.',
  growthOfEarth:
    'Where the ring of growth begins in charts of the bureau of earth: in `shen` with water, or in `yin` with fire.',
  growthDirection:
    'Which way the ring of growth runs: `byYinYang` as the decades do, or `forward` for everybody.',
  firstDecade:
    'The palace of the first decade: the `life` palace, or its `neighbour`, the next one the way the decades go.',
  gradesOfStars:
    'The table by which stars are graded: `common` as most programs, `zhongzhou`, or `vietnam`, of the major stars alone. Left out, it is as the school has it.',
  lifeRulerBy:
    'By which branch the ruler of life goes: that of the `lifePalace`, or `yearBranch`. Left out, it is as the school has it.',
  bodyRulerOfZi:
    'The ruler of the body of births in years of zi: `huoxing`, or `lingxing`. Left out, it is as the school has it.',
  woundAndEnvoy:
    'The palaces of tianshang and tianshi: `fixed` with the friends and with health, or `byYinYang` the other way about for yin men and yang women. Left out, it is as the school has it.',
  lateZiStem:
    'With `dayBoundary=midnight`: the day whose stem gives that of the hour of zi from 23:00 on, `nextDay` or `sameDay`.',
  leapMonthDay:
    'The day of a leap month that places ziwei: its own number (`lunarDay`), or counted on from the days of the month before (`accumulate`).',
  monthOfStars:
    'The month that places stars: the `lunar` one, or the `solar` one, which a solar term begins. Palaces go by the lunar month.',
  palaceStems:
    'The year whose stem gives the palaces theirs, and with them the bureau: `ziweiYear`, or `solarYear` from Lichun on.',
  flowYearRule:
    'The palace of a year: that of its `branch`, or that of the `smallLimit`.',
  flowMonthRule:
    'The palaces of the months of a year: `doujun` from Dou Jun on, `yearPalace` from the palace of the year on, `monthBranch` each at its own branch.',
  flowDayRule:
    'The palaces of the days of a month: `fromMonthPalace` from the palace of the month on, `afterMonthPalace` from the next one on, `dayBranch` each at the branch of its pillar.',
  flowHourRule:
    'The palaces of the double hours: `fromDayPalace` from the palace of the day on, or `hourBranch` each at its own branch.',
  flowTransformations:
    'Whose stem transforms stars in a year and a month: `calendar` that of its own pillar, or `palace` that of the natal palace in which it stands.',
  transformationsOfJia:
    'The stars that the stem jia transforms, those with lu, quan, ke and ji in this order. Left out, it is as the school has it.',
  transformationsOfWu:
    'The stars that the stem wu transforms, those with lu, quan, ke and ji in this order. Left out, it is as the school has it.',
  transformationsOfGeng:
    'The stars that the stem geng transforms, those with lu, quan, ke and ji in this order. Left out, it is as the school has it.',
  transformationsOfXin:
    'The stars that the stem xin transforms, those with lu, quan, ke and ji in this order. Left out, it is as the school has it.',
  transformationsOfRen:
    'The stars that the stem ren transforms, those with lu, quan, ke and ji in this order. Left out, it is as the school has it.',
  transformationsOfGui:
    'The stars that the stem gui transforms, those with lu, quan, ke and ji in this order. Left out, it is as the school has it.',
};
