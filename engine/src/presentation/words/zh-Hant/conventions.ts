// Words of conventions in Traditional Chinese. Literals only; terms as in docs/rules/glossary.json.

import type { ConventionWords } from '../convention-words.ts';

// biome-ignore format: one convention a row
export const ZH_HANT_CONVENTIONS: ConventionWords = {
  plate: { name: '盤式', values: { heaven: '天盤', earth: '地盤（以身宮為命宮）', human: '人盤（以福德宮為命宮）' } },
  voids: { name: '旬空與截空', values: { both: '正、副兩宮，分別命名', one: '只取正宮', alike: '兩宮同名' } },
  gradesOfMinorStars: { name: '左右魁鉞祿馬空劫的亮度', values: { common: '同多數程式', zhongzhou: '中州派', none: '不列' } },
  tianma: { name: '天馬依', values: { year: '年支', month: '月支' } },
  fireBell: { name: '火星、鈴星', values: { forward: '順數到時', byYinYang: '依陰陽順逆數到時', yearBranch: '只依年支' } },
  growthOfEarth: { name: '土五局長生', values: { shen: '在申（水土同宮）', yin: '在寅（火土同宮）' } },
  growthDirection: { name: '長生十二神', values: { byYinYang: '依陰陽順逆', forward: '一律順行' } },
  firstDecade: { name: '第一大限', values: { life: '在命宮', neighbour: '在命宮下一宮' } },
  decadeSpan: { name: '每一大限', values: { tenYears: '十年', bureau: '局數年（欽天）' } },
  smallLimitDirection: { name: '小限', values: { byGender: '男順女逆', byYinYang: '陽男陰女順行' } },
  growthOfYinStems: { name: '四柱陰干的十二長生', values: { backward: '陰干逆行', withYang: '陰陽同生同死' } },
  gradesOfStars: { name: '星曜亮度', values: { common: '同多數程式', zhongzhou: '中州派', vietnam: '越南' } },
  lifeRulerBy: { name: '命主依', values: { lifePalace: '命宮地支', yearBranch: '年支' } },
  bodyRulerOfZi: { name: '子年身主', values: { huoxing: '火星', lingxing: '鈴星' } },
  woundAndEnvoy: { name: '天傷、天使', values: { fixed: '固定在交友、疾厄', byYinYang: '陰男陽女互換' } },
  lateZiStem: { name: '晚子時的時干', values: { nextDay: '依次日日干', sameDay: '依當日日干' } },
  leapMonthDay: { name: '閏月安紫微的日數', values: { lunarDay: '用閏月的日', accumulate: '接前一月累加' } },
  monthOfStars: { name: '月系星依', values: { lunar: '農曆月', solar: '節氣月' } },
  palaceStems: { name: '宮干（五虎遁）依', values: { ziweiYear: '紫微斗數的年', solarYear: '立春起算的年' } },
  flowYearRule: { name: '流年命宮', values: { branch: '太歲宮', smallLimit: '小限宮' } },
  flowMonthRule: { name: '流月命宮', values: { doujun: '由斗君起', yearPalace: '由流年宮起', monthBranch: '各月在其月支' } },
  flowDayRule: { name: '流日命宮', values: { fromMonthPalace: '由流月宮起初一', afterMonthPalace: '由流月下一宮起初一', dayBranch: '各日在其日支' } },
  flowHourRule: { name: '流時命宮', values: { fromDayPalace: '由流日宮起子時', hourBranch: '各時在其時支' } },
  flowTransformations: { name: '流年、流月四化', values: { calendar: '依流年、流月之干', palace: '依所在宮之宮干' } },
  transformationsOfJia: { name: '甲干四化' },
  transformationsOfWu: { name: '戊干四化' },
  transformationsOfGeng: { name: '庚干四化' },
  transformationsOfXin: { name: '辛干四化' },
  transformationsOfRen: { name: '壬干四化' },
  transformationsOfGui: { name: '癸干四化' },
  between: '、',
};
