// Words of conventions in English. Literals only; terms as in docs/rules/glossary.json.

import type { ConventionWords } from '../convention-words.ts';

// biome-ignore format: one convention a row
export const EN_CONVENTIONS: ConventionWords = {
  plate: { name: 'Plate', values: { heaven: 'heaven (天盘)', earth: 'earth (地盘), from the body palace', human: 'human (人盘), from the palace of fortune' } },
  voids: { name: 'Voids of the year', values: { both: 'in both branches, each under its own name', one: 'in one branch', alike: 'in both branches, under one name' } },
  gradesOfMinorStars: { name: 'Grades of eight minor stars', values: { common: 'as in most programs', zhongzhou: 'of the Zhongzhou school', none: 'none' } },
  tianma: { name: 'Tian Ma is placed by', values: { year: 'the branch of the year', month: 'the branch of the month' } },
  fireBell: { name: 'Huo Xing and Ling Xing', values: { forward: 'counted forward to the hour', byYinYang: 'counted to the hour by yin and yang', yearBranch: 'by the branch of the year alone' } },
  growthOfEarth: { name: 'The growth of earth begins', values: { shen: 'in Shen, with water', yin: 'in Yin, with fire' } },
  growthDirection: { name: 'The ring of growth runs', values: { byYinYang: 'by yin and yang', forward: 'forward for everybody' } },
  firstDecade: { name: 'The first decade is in', values: { life: 'the life palace', neighbour: 'the palace after it' } },
  decadeSpan: { name: 'A decade has', values: { tenYears: 'ten years', bureau: 'as many years as the bureau' } },
  smallLimitDirection: { name: 'The small limit runs', values: { byGender: 'forward for men, backward for women', byYinYang: 'by yin and yang, as decades do' } },
  growthOfYinStems: { name: 'Growth phases of yin stems', values: { backward: 'run backward', withYang: 'are the same as for the yang stem' } },
  gradesOfStars: { name: 'Grades of stars', values: { common: 'as in most programs', zhongzhou: 'of the Zhongzhou school', vietnam: 'of Vietnam' } },
  lifeRulerBy: { name: 'The Life Ruler depends on', values: { lifePalace: 'the life palace', yearBranch: 'the branch of the year' } },
  bodyRulerOfZi: { name: 'The Body Ruler in years of Zi', values: { huoxing: 'Huo Xing', lingxing: 'Ling Xing' } },
  woundAndEnvoy: { name: 'Tian Shang and Tian Shi', values: { fixed: 'always in their palaces', byYinYang: 'change places by yin and yang' } },
  lateZiStem: { name: 'The stem of the late hour of Zi', values: { nextDay: 'by the next day', sameDay: 'by the same day' } },
  leapMonthDay: { name: 'Days of a leap month for Zi Wei', values: { lunarDay: 'by their own number', accumulate: 'counted on from the month before' } },
  monthOfStars: { name: 'The month that places stars', values: { lunar: 'the lunar month', solar: 'the solar month' } },
  palaceStems: { name: 'The stems of the palaces', values: { ziweiYear: 'by the Zi Wei year', solarYear: 'by the year from Start of Spring on' } },
  flowYearRule: { name: 'The palace of a year', values: { branch: 'is at its branch', smallLimit: 'is the palace of the small limit' } },
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
