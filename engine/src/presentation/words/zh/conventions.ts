// Words of conventions in Simplified Chinese. Literals only; terms as in docs/rules/glossary.json.

import type { ConventionWords } from '../convention-words.ts';

// biome-ignore format: one convention a row
export const ZH_CONVENTIONS: ConventionWords = {
  plate: { name: '盘式', values: { heaven: '天盘', earth: '地盘（以身宫为命宫）', human: '人盘（以福德宫为命宫）' } },
  voids: { name: '旬空与截空', values: { both: '正、副两宫，分别命名', one: '只取正宫', alike: '两宫同名' } },
  gradesOfMinorStars: { name: '左右魁钺禄马空劫的亮度', values: { common: '同多数程序', zhongzhou: '中州派', none: '不列' } },
  tianma: { name: '天马依', values: { year: '年支', month: '月支' } },
  fireBell: { name: '火星、铃星', values: { forward: '顺数到时', byYinYang: '依阴阳顺逆数到时', yearBranch: '只依年支' } },
  growthOfEarth: { name: '土五局长生', values: { shen: '在申（水土同宫）', yin: '在寅（火土同宫）' } },
  growthDirection: { name: '长生十二神', values: { byYinYang: '依阴阳顺逆', forward: '一律顺行' } },
  firstDecade: { name: '第一大限', values: { life: '在命宫', neighbour: '在命宫下一宫' } },
  decadeSpan: { name: '每一大限', values: { tenYears: '十年', bureau: '局数年（钦天）' } },
  smallLimitDirection: { name: '小限', values: { byGender: '男顺女逆', byYinYang: '阳男阴女顺行' } },
  growthOfYinStems: { name: '四柱阴干的十二长生', values: { backward: '阴干逆行', withYang: '阴阳同生同死' } },
  gradesOfStars: { name: '星曜亮度', values: { common: '同多数程序', zhongzhou: '中州派', vietnam: '越南' } },
  lifeRulerBy: { name: '命主依', values: { lifePalace: '命宫地支', yearBranch: '年支' } },
  bodyRulerOfZi: { name: '子年身主', values: { huoxing: '火星', lingxing: '铃星' } },
  woundAndEnvoy: { name: '天伤、天使', values: { fixed: '固定在交友、疾厄', byYinYang: '阴男阳女互换' } },
  lateZiStem: { name: '晚子时的时干', values: { nextDay: '依次日日干', sameDay: '依当日日干' } },
  leapMonthDay: { name: '闰月安紫微的日数', values: { lunarDay: '用闰月的日', accumulate: '接前一月累加' } },
  monthOfStars: { name: '月系星依', values: { lunar: '农历月', solar: '节气月' } },
  palaceStems: { name: '宫干（五虎遁）依', values: { ziweiYear: '紫微斗数的年', solarYear: '立春起算的年' } },
  flowYearRule: { name: '流年命宫', values: { branch: '太岁宫', smallLimit: '小限宫' } },
  flowMonthRule: { name: '流月命宫', values: { doujun: '由斗君起', yearPalace: '由流年宫起', monthBranch: '各月在其月支' } },
  flowDayRule: { name: '流日命宫', values: { fromMonthPalace: '由流月宫起初一', afterMonthPalace: '由流月下一宫起初一', dayBranch: '各日在其日支' } },
  flowHourRule: { name: '流时命宫', values: { fromDayPalace: '由流日宫起子时', hourBranch: '各时在其时支' } },
  flowTransformations: { name: '流年、流月四化', values: { calendar: '依流年、流月之干', palace: '依所在宫之宫干' } },
  transformationsOfJia: { name: '甲干四化' },
  transformationsOfWu: { name: '戊干四化' },
  transformationsOfGeng: { name: '庚干四化' },
  transformationsOfXin: { name: '辛干四化' },
  transformationsOfRen: { name: '壬干四化' },
  transformationsOfGui: { name: '癸干四化' },
  between: '、',
};
