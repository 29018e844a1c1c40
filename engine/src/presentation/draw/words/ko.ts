// Words of drawings and texts in Korean. Literals only; terms as in docs/rules/glossary.json. No placeholder is directly followed by a particle whose
// form depends on the sound before it.

import type { DayWords } from './day-words.ts';
import type { DaysTextWords } from './days-text-words.ts';
import type { DepthTextWords } from './depth-text-words.ts';
import type { DrawingWords } from './drawing-words.ts';
import type { FlightWords } from './flight-words.ts';
import type { GuestWords } from './guest-words.ts';
import type { LayerName } from './layer-names.ts';
import type { PairTextWords } from './pair-text-words.ts';
import type { TextWords } from './text-words.ts';
import type { TransitTextWords } from './transit-text-words.ts';
import type { VariantWords } from './variant-words.ts';

// biome-ignore format: a row
const spelt: Readonly<Record<LayerName, string>> = { childLimit: '동한', decade: '대한', smallLimit: '소한', year: '유년(流年)', month: '유월(流月)', day: '유일(流日)', hour: '유시(流時)' };

/** In the cells of a drawing, where 유월 would read June and 유시 the hour of 酉. */
const layers: Readonly<Record<LayerName, string>> = { childLimit: '동한', decade: '대한', smallLimit: '소한', year: '流年', month: '流月', day: '流日', hour: '流時' };

// biome-ignore format: by groups, several to a line
export const drawing: DrawingWords = {
  layerMarks: { childLimit: '동', decade: '대', smallLimit: '소', year: '年', month: '月', day: '日', hour: '時' },
  script: 'columns', layers, joins: { pair: '', stars: '·', facts: ', ', sentences: '. ' }, wordSpace: ' ', brackets: '({content})',
  homographs: { 天相: '相', 天傷: '傷', 天鉞: '鉞', 天月: '月', 蜚廉: '蜚', 飛廉: '飛', 官府: '府', 官符: '符', 息神: '息',
    流鉞: '鉞', 流喜: '喜', 流魁: '魁', 流昌: '昌', 月鉞: '鉞', 日鉞: '鉞', 時鉞: '鉞', 運鉞: '鉞', 元辰: '元', 勾煞: '勾', 絞煞: '絞', 害: '害',
    天使: '使', 天赦: '赦', 英星入廟: '英', 化星返貴: '化' },
  fonts: {
    sans: 'system-ui,-apple-system,"Segoe UI","Apple SD Gothic Neo","Malgun Gothic","Noto Sans CJK KR","Noto Sans KR",sans-serif',
    brush: '"AppleMyungjo","Batang","Noto Serif CJK KR","Noto Serif KR",serif',
  },
  chart: '명반', mainStar: '명궁 주성', lifeRuler: '명주', bodyRuler: '신주', rulers: '명주·신주',
  clock: '시계 시각', lunar: '음력',
  solarTimes: { apparent: '진태양시', mean: '지방 평균태양시', clock: '표준시' },
  regions: { vietnam: '베트남', korea: '한국', japan: '일본', vietnamNorth: '베트남(북부 기준)' },
  pillars: { year: '연주', month: '월주', day: '일주', hour: '시주' },
  voidBranches: '공망', pillarsBeside: { conception: '태원', fetalBreath: '태식', lifePalacePillar: '명궁(사주)', bodyPalacePillar: '신궁(사주)' },
  voids: { xunkong: '순공', jiekong: '절공' }, bodyPalace: '신궁', body: '身', origin: '因', borrowed: '차', smallLimit: '소한', decade: '대한',
  yearAnimal: '{animal}띠', ziweiYear: '{stem}{branch}년', doubleHour: '{hour}시', oneIn: '약 {n}명 중 1명', percentOf: '전체의 약 {percent}', narrowTenGods: {},
  transits: '운한', moment: '시점', born: '출생', natal: '본명반', nominalAge: '세는나이', atNominalAge: '세는나이 {age}세', age: '{age}세', fourPillarsOf: { male: '건명', female: '곤명' },
  lifeIn: '명궁은 본명반 {palace}', noLevel: '없음',
  momentPillars: { luck: '대운', smallLuck: '소운', year: '세운', month: '월운', day: '일운', hour: '시운' },
};

// biome-ignore format: by groups, several to a line
export const text: TextWords = {
  lifeNayin: '생년 납음', born: '출생', daylightSaving: '서머타임', longitude: '경도', equationOfTime: '균시차', sameChart: '같은 명반이 되는 시계 시각',
  transformations: '사화', fourPillars: '사주', dayMaster: '일간', hides: '지장간', elements: '오행(글자 수, 가중)',
  luck: '대운', luckStart: '출생 후 {after}부터', luckStartAtOnce: '출생 후 하루 안에 시작', luckUnits: ['년', '개월', '일'], luckNumber: '대운수 {number}',
  palaces: '십이궁(이름, 간지, 대한(세는나이): 주성, 차성은 괄호 안; 보좌성; 잡성; 박사·장전·세전 십이신; 장생)',
  pattern: '격국', brokenBy: '파격: {flags}', ofLimits: '본명이 아니라 한(限)에 관한 구절', flights: '비성사화', selfTransformations: '자화', selfKinds: { outward: '이심', inward: '향심' },
  starIn: '{star}({palace})', flight: '{star} {transformation} → {palace}', selfTransformation: '{star} {transformation}({palace}, {kind}자화)',
  note: '참고', otherChart: '다른 명반', lifePalace: '명궁', conventions: '적용 기준',
  rules: {
    zi: '23:00에 날이 바뀜', midnight: '0:00에 날이 바뀜(야자시 구분)', lunarNewYear: '설날에 해가 바뀜', lichun: '입춘에 해가 바뀜',
    split: '윤달은 16일부터 다음 달로', next: '윤달은 다음 달로', same: '윤달은 그달로',
    common: '일반 성표', quanshu: '전서파', zhongzhou: '중주파', wenmo: '문묵천기식', vietnam: '베트남식', apparent: '진태양시', mean: '지방 평균태양시', clock: '표준시',
  },
  luckPillar: '{age} {pillar} {tenGod} {phase}({year}년)', duration: { units: ['시간', '분', '초'], minus: '−', between: ' ' },
  spelledDoubleHour: '{hour}시({hanzi}時)', placeSpace: ' ',
  disclaimer: '검증된 예측이 아니라 성찰을 위한 전통 상징 체계입니다. 구조만 제시하고 풀이는 하지 않습니다.',
  comma: ', ', pause: ', ', semicolon: '; ', colon: ': ', space: ' ',
};

// biome-ignore format: by groups, several to a line
export const transitText: TransitTextWords = {
  transits: '운한',
  layers: spelt,
  layerPalace: '{layer} {palace}', shortLayerPalace: '{layer} {palace}', natalPalace: '본명반 {palace}', is: ' = ',
  natalStars: '본명반 십이궁의 주성(차성은 괄호 안)', palaceRows: '본명반 십이궁과 그 주성(차성은 괄호 안), 그리고 각 운에서의 궁', natalPillars: '원국 사주',
  moment: '시점(시작과 끝은 모두 현지 시계 기준)', dateAlone: '날짜만 있고 시진은 없음',
  monthAlone: '달만 있음, 그 가운데 날 {date} 기준', yearAlone: '해만 있음, 그 가운데 날 {date} 기준',
  ages: '나이', nominal: '세는나이 {age}세', solarYearAge: '입춘 기준 {age}세', completed: '만 {age}세',
  beyond: '2199년 이후',
  numberedDecade: '{number}번째', numberedLuck: '제{number}대운', fromAgeToAge: '세는나이 {from}~{to}세', fromYearToYear: '{from}~{to}년',
  yearOf: '{year}년', lunarMonth: '음력 {month}월', leapMonth: '음력 윤{month}월', halves: { first: '전반', second: '후반' },
  countedAs: '{month}월로 봄', lunarDay: '음력 {day}일',
  palacesOf: '{layer} 십이궁', transformationsOf: '{layer} 사화', flowStarsOf: '{layer} 유요',
  lists: { decades: '대한', luckPillars: '대운', years: '유년(流年)', months: '유월(流月)', days: '유일(流日)' }, ziwei: '자미두수',
  nextDecade: '다음 대한', noDecade: '열두 대한이 모두 끝났음',
  luckPillar: '대운', nextLuckPillar: '다음 대운', beforeLuck: '대운 시작 전(소운)', smallLuck: '소운', inNatalVoid: '원국 공망',
  pillarsOfMoment: { year: '세운', month: '월운', day: '일운', hour: '시운' },
  since: '{from}부터', otherChoice: '다른 설정',
  transitRules: {
    newYear: '나이는 해가 바뀔 때 더함', birthday: '나이는 음력 생일에 더함', sixPalaces: '동한은 여섯 궁(명·재백·질액·부처·복덕·관록)', sequence: '동한은 해마다 한 궁',
    lifePalace: '동한은 명궁', neighbour: '동한은 첫 대한 바로 앞 궁', lunarDay: '유일(流日)은 윤달에도 날짜대로 셈', halves: '윤달은 앞뒤 달에 반씩', continue: '유일(流日)은 윤달에 앞 달에서 이어 셈',
    hour: '소운은 시주부터', fixed: '소운은 남자 병인(丙寅), 여자 임신(壬申)부터',
  },
  momentBy: '시점의 기준: {clock}',
};

// biome-ignore format: by groups, several to a line
export const depthText: DepthTextWords = {
  starsOf: '{pillar} 신살', relations: '합충형파해', relation: '{of} {relation}', monthCommand: '월령 사령', branchCommands: '네 지지의 사령', monthGod: '월령 사령의 십신', dayOfMonth: '절입 후 {day}일째',
  tables: { ziping: '자평진전 표', common: '일반 표', sanming: '삼명통회 표', korean: '월률분야 표' },
  roots: '통근', shown: '투간', seasons: '왕상휴수사', support: '득령·득지·득세', rooted: '뿌리: {pillars}', rootless: '뿌리 없음', helpers: '일곱 글자 중 돕는 글자 {helpers}개, 나머지 {others}개',
  monthPattern: '월령의 격', byMonth: '월령 기준', byExposure: '투간 기준',
  rules: { blade: '월지 양인', lu: '월지 건록', peer: '정기가 비겁', main: '정기', mainShown: '정기 {stems} 투출', otherShown: '다른 지장간 {stems} 투출', noneShown: '{stems} 투출 없음' },
  yearAndBureau: '생년 납음과 오행국', yearElement: '생년 납음', bureauElement: '국', elementRelations: { sameElement: '같은 오행', generates: '상생({from} → {to})', controls: '상극({from} → {to})' },
  ziDoujun: '자년두군', yearAndLife: '연과 명궁의 음양', polarities: '{year}년, 명궁 {lifePalace}', orders: { accord: '음양순리', contrary: '음양역리' },
  nightCry: '야제관(夜啼關) 시', nightCryBirth: { in: '태어난 시와 같음', notIn: '태어난 시와 다름' },
  structure: '외격', met: '충족', notMet: '불충족', boneWeight: '칭골산명(稱骨算命)', weight: '{liang}냥 {qian}전', dayAlmanac: '건제십이신과 이십팔수', none: '없음', between: '',
};

// biome-ignore format: by groups, several to a line
export const dayText: DayWords = {
  hourUnknown: '시각 모름',
  charts: '그날의 명반 {count}개', fitting: '그날의 명반 {count}개 가운데 맞는 것 {shown}개', chartLines: '현지 시계 기준. 줄 끝은 그 명반을 얻는 매개변수',
  same: '모두 같은 것', sameStars: '모두 같은 자리에 있는 별', ziweiIn: '자미: {branch}', bodyIn: '신궁: {palace}', patterns: '격국', none: '없음',
  disputes: { late_zi_hour: '야자시의 날짜는 유파마다 다름', leap_month_day: '윤달의 소속은 유파마다 다름', calendar_differs: '나라마다 음력이 다름', unsettled_month_start: '음력 초하루 미확정' },
};

// biome-ignore format: by groups, several to a line
export const variantText: VariantWords = {
  variants: '같은 생년월일시의 다른 명반', thisChart: '이 명반', others: '다른 명반: {count}개', showing: '다른 명반 {count}개 가운데 맞는 것 {shown}개',
  choiceLines: '바꾼 설정이 적은 순서. 괄호 안은 매개변수이며 그중 하나면 됨', showsAll: '이 명반과 모두 일치함', showsOtherwise: '이 명반이 다른 점: {members}',
  nearest: '가장 가까운 것, 다른 점: {members}', noNearer: '더 가까운 설정이 없음', same: '명반을 바꾸지 않는 설정', becomes: ' → ', or: ' 또는 ', and: ', ',
  // biome-ignore format: one line
  clockShifts: { '-60': '서머타임 1시간을 뺌({time})', 60: '그곳 시계가 1시간 늦었다고 봄({time})', 120: '그곳 시계가 2시간 늦었다고 봄({time})' },
  choices: {
    summerTime: '서머타임을 빼지 않음({time})', minute: '시계 {time}', skippedTime: '존재하지 않는 시각을 {time} 시각으로 봄', disambiguation: '두 번 있었던 시각의 다른 쪽',
    leapMonth: '윤달', timeZone: '시간대: {zone}', calendarRegion: '음력: {region}',
  },
  members: {
    yearPillar: '연주', monthPillar: '월주', dayPillar: '일주', hourPillar: '시주', lunarDate: '음력', lifePalace: '명궁', bodyPalace: '신궁', bureau: '오행국',
    mainStar: '명궁 주성', lifeRuler: '명주', bodyRuler: '신주', decadeStart: '대한', smallLimitRun: '소한', growthStart: '장생십이신', growthPhases: '십이운성', transformations: '사화', otherStars: '다른 별',
  },
  decades: { forward: '{age}세부터 순행', backward: '{age}세부터 역행' }, stars: '별 {count}개의 자리나 상태가 다름',
};

// biome-ignore format: by groups, several to a line
export const flights: FlightWords = {
  flightsOf: '{palace}({stem}간)의 비성사화', selfKinds: { outward: '이심', inward: '향심' },
  landsIn: '{palace}에 듦', stays: '자화', roleOf: '{of}의 {role}', rolesFrom: '태극점: {palace}',
};

export const guest: GuestWords = { title: '{host}의 명반에 든 {guest}', palaceOf: '{guest}의 {palace}', landsIn: '{star} → {palace}', seat: '태세입괘' };

// biome-ignore format: by groups, several to a line
export const pairText: PairTextWords = {
  pair: '두 사람 나란히 보기', people: { one: '첫째 사람', other: '둘째 사람' }, yearAlone: '{year}년만 앎', dayAlone: '{date}, 시각 모름',
  palaceOfPerson: '{person}의 {palace}', ofPerson: '{person}의 {thing}',
  yearIn: '{host}의 명반에 든 {guest}의 생년 지지 {branch}', opposite: '대궁 {palace}',
  transformationsIn: '{host}의 명반에 든 {guest}의 생년 사화', palacesIn: '{host}의 명반에 든 {guest}의 궁과 주성',
  togetherInZiwei: '자미두수({one} · {other})', relationsAcross: '{one}의 기둥과 {other}의 기둥의 관계', apart: '거리 {count}궁', sameBranch: '같은 궁', yearBranch: '생년', bureau: '오행국', actsOn: '{from} → {to}',
  sharedStars: '두 궁에 함께 있는 별: {stars}', dayStems: '일간', groups: '두 사람의 사주를 합쳐야 갖춰지는 조합', seenBy: '{looker}의 일간으로 본 {seen}의 사주 십신',
  voidBy: '{looker}의 공망에 드는 {seen}의 기둥', starsBy: '{looker}의 사주를 기준으로 본 {seen}의 기둥별 신살', phasesBy: '{looker}의 일간이 {seen}의 지지에서 갖는 십이운성',
  elementsOf: '{person}의 오행', nayin: '{pillar} 납음', yearTransformations: '{host}의 명반에 든 이 시점의 유년(流年) 사화', luckRelations: '{one}의 대운과 {other}의 대운의 관계',
  changes: '{one} / {other}: 일 년 안에 함께 바뀌는 대운', change: '제{number}대운, {date}', none: '없음',
};

// biome-ignore format: by groups, several to a line
export const daysText: DaysTextWords = {
  daysOfPerson: '명식으로 본 일진', weekdays: '월 화 수 목 금 토 일', found: '{days}일 가운데 {count}일', leftOut: '조건에 맞지 않는 날수', missed: '{condition} {days}일',
  officer: '건제십이신 {officer}', voidBy: '{pillars} 기준 공망', yearBreak: '세파', monthBreak: '월파', clash: '{pillar} 충', stars: '신살',
};
