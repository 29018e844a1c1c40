// Words of conventions in Korean. Literals only; terms as in docs/rules/glossary.json.

import type { ConventionWords } from '../convention-words.ts';

// biome-ignore format: one convention a row
export const KO_CONVENTIONS: ConventionWords = {
  plate: { name: '명반의 종류', values: { heaven: '천반', earth: '지반(신궁을 명궁으로 삼음)', human: '인반(복덕궁을 명궁으로 삼음)' } },
  voids: { name: '순공과 절공', values: { both: '정·부 두 궁에 다른 이름으로 놓음', one: '정궁 한 곳에만 놓음', alike: '두 궁에 같은 이름으로 놓음' } },
  gradesOfMinorStars: { name: '좌보 등 여덟 별의 묘왕', values: { common: '대부분의 프로그램과 같음', zhongzhou: '중주파', none: '표시하지 않음' } },
  tianma: { name: '천마의 기준', values: { year: '연지', month: '월지' } },
  fireBell: { name: '화성·영성을 세는 법', values: { forward: '생시까지 순행', byYinYang: '음양에 따라 순행이나 역행', yearBranch: '연지만 봄' } },
  growthOfEarth: { name: '토오국의 장생', values: { shen: '신(申)궁, 수토동궁', yin: '인(寅)궁, 화토동궁' } },
  growthDirection: { name: '장생십이신의 방향', values: { byYinYang: '음양에 따름', forward: '모두 순행' } },
  firstDecade: { name: '첫 대한의 궁', values: { life: '명궁', neighbour: '명궁 다음 궁' } },
  decadeSpan: { name: '대한의 햇수', values: { tenYears: '10년', bureau: '오행국의 수(흠천파)' } },
  smallLimitDirection: { name: '소한의 방향', values: { byGender: '남자는 순행, 여자는 역행', byYinYang: '양남음녀는 순행' } },
  growthOfYinStems: { name: '음간의 십이운성', values: { backward: '역행(음양 구분)', withYang: '양간과 같음(음양동생동사)' } },
  gradesOfStars: { name: '별의 묘왕', values: { common: '대부분의 프로그램과 같음', zhongzhou: '중주파', vietnam: '베트남' } },
  lifeRulerBy: { name: '명주의 기준', values: { lifePalace: '명궁의 지지', yearBranch: '연지' } },
  bodyRulerOfZi: { name: '자(子)년의 신주', values: { huoxing: '화성', lingxing: '영성' } },
  woundAndEnvoy: { name: '천상(天傷)·천사(天使)', values: { fixed: '노복궁과 질액궁에 고정', byYinYang: '음남양녀는 서로 바꿈' } },
  lateZiStem: { name: '야자시의 시간(時干)', values: { nextDay: '다음 날의 일간에 따름', sameDay: '그날의 일간에 따름' } },
  leapMonthDay: { name: '윤달에 자미를 놓는 날수', values: { lunarDay: '윤달의 날', accumulate: '앞 달에서 이어 셈' } },
  monthOfStars: { name: '월계성의 달', values: { lunar: '음력 달', solar: '절기 달' } },
  palaceStems: { name: '궁간의 해', values: { ziweiYear: '자미두수의 해', solarYear: '입춘부터의 해' } },
  flowYearRule: { name: '유년(流年)의 명궁', values: { branch: '태세궁', smallLimit: '소한궁' } },
  flowMonthRule: { name: '유월(流月)의 명궁', values: { doujun: '두군에서 셈', yearPalace: '유년궁(流年宮)에서 셈', monthBranch: '월지의 궁' } },
  flowDayRule: { name: '유일(流日)의 명궁', values: { fromMonthPalace: '유월궁(流月宮)에서 셈', afterMonthPalace: '유월궁(流月宮) 다음 궁에서 셈', dayBranch: '일지의 궁' } },
  flowHourRule: { name: '유시(流時)의 명궁', values: { fromDayPalace: '유일궁(流日宮)에서 셈', hourBranch: '시지의 궁' } },
  flowTransformations: { name: '유년(流年)·유월(流月)의 사화', values: { calendar: '해와 달의 천간에 따름', palace: '들어간 궁의 궁간에 따름' } },
  transformationsOfJia: { name: '갑간의 사화' },
  transformationsOfWu: { name: '무간의 사화' },
  transformationsOfGeng: { name: '경간의 사화' },
  transformationsOfXin: { name: '신(辛)간의 사화' },
  transformationsOfRen: { name: '임간의 사화' },
  transformationsOfGui: { name: '계간의 사화' },
  between: '·',
};
