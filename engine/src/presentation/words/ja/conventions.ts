// Words of conventions in Japanese. Literals only; terms as in docs/rules/glossary.json.

import type { ConventionWords } from '../convention-words.ts';

// biome-ignore format: one convention a row
export const JA_CONVENTIONS: ConventionWords = {
  plate: { name: '盤の種類', values: { heaven: '天盤', earth: '地盤（身宮を命宮とする）', human: '人盤（福徳宮を命宮とする）' } },
  voids: { name: '旬空と截空', values: { both: '正・副の二宮に別の名で置く', one: '正の一宮だけに置く', alike: '二宮に同じ名で置く' } },
  gradesOfMinorStars: { name: '左輔など八星の廟旺', values: { common: '多くのプログラムと同じ', zhongzhou: '中州派', none: '示さない' } },
  tianma: { name: '天馬の置き方', values: { year: '年支による', month: '月支による' } },
  fireBell: { name: '火星・鈴星の数え方', values: { forward: '生時まで順行', byYinYang: '陰陽により順行か逆行', yearBranch: '年支だけによる' } },
  growthOfEarth: { name: '土五局の長生', values: { shen: '申（水土同宮）', yin: '寅（火土同宮）' } },
  growthDirection: { name: '長生十二神の巡り', values: { byYinYang: '陰陽による', forward: 'すべて順行' } },
  firstDecade: { name: '最初の大限', values: { life: '命宮', neighbour: '命宮の次の宮' } },
  decadeSpan: { name: '大限の年数', values: { tenYears: '十年', bureau: '五行局の数（欽天派）' } },
  smallLimitDirection: { name: '小限の巡り', values: { byGender: '男は順行、女は逆行', byYinYang: '陽男陰女は順行' } },
  growthOfYinStems: { name: '陰干の十二運', values: { backward: '逆行', withYang: '陽干と同じ（陰陽同生同死）' } },
  gradesOfStars: { name: '星の廟旺', values: { common: '多くのプログラムと同じ', zhongzhou: '中州派', vietnam: 'ベトナム' } },
  lifeRulerBy: { name: '命主の基準', values: { lifePalace: '命宮の支', yearBranch: '年支' } },
  bodyRulerOfZi: { name: '子年の身主', values: { huoxing: '火星', lingxing: '鈴星' } },
  woundAndEnvoy: { name: '天傷・天使', values: { fixed: '奴僕宮と疾厄宮に固定', byYinYang: '陰男陽女では入れ替わる' } },
  lateZiStem: { name: '夜子時の時干', values: { nextDay: '翌日の日干による', sameDay: '当日の日干による' } },
  leapMonthDay: { name: '閏月生まれの紫微の日数', values: { lunarDay: '閏月の日', accumulate: '前月から通して数える' } },
  monthOfStars: { name: '月系の星の月', values: { lunar: '旧暦の月', solar: '節入りの月' } },
  palaceStems: { name: '宮干の年', values: { ziweiYear: '紫微斗数の年', solarYear: '立春からの年' } },
  flowYearRule: { name: '流年の命宮', values: { branch: '太歳の宮', smallLimit: '小限の宮' } },
  flowMonthRule: { name: '流月の命宮', values: { doujun: '斗君から数える', yearPalace: '流年の宮から数える', monthBranch: '月支の宮' } },
  flowDayRule: { name: '流日の命宮', values: { fromMonthPalace: '流月の宮から数える', afterMonthPalace: '流月の次の宮から数える', dayBranch: '日支の宮' } },
  flowHourRule: { name: '流時の命宮', values: { fromDayPalace: '流日の宮から数える', hourBranch: '時支の宮' } },
  flowTransformations: { name: '流年・流月の四化', values: { calendar: '年月の干による', palace: '入る宮の宮干による' } },
  transformationsOfJia: { name: '甲干の四化' },
  transformationsOfWu: { name: '戊干の四化' },
  transformationsOfGeng: { name: '庚干の四化' },
  transformationsOfXin: { name: '辛干の四化' },
  transformationsOfRen: { name: '壬干の四化' },
  transformationsOfGui: { name: '癸干の四化' },
  between: '・',
};
