// Words of drawings and texts in Simplified Chinese. Literals only; terms as in docs/rules/glossary.json.

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
const layers: Readonly<Record<LayerName, string>> = { childLimit: '童限', decade: '大限', smallLimit: '小限', year: '流年', month: '流月', day: '流日', hour: '流时' };

// biome-ignore format: by groups, several to a line
export const drawing: DrawingWords = {
  layerMarks: { childLimit: '童', decade: '限', smallLimit: '小', year: '年', month: '月', day: '日', hour: '时' },
  script: 'columns', layers, joins: { pair: '', stars: ' ', facts: '，', sentences: '。' }, wordSpace: '', brackets: '（{content}）',
  chart: '命盘', mainStar: '命宫主星', lifeRuler: '命主', bodyRuler: '身主', rulers: '命主 身主',
  clock: '钟表时间', lunar: '农历',
  solarTimes: { apparent: '真太阳时', mean: '平太阳时', clock: '标准时' },
  regions: { vietnam: '越南', korea: '韩国', japan: '日本', vietnamNorth: '越南（按北方）' },
  pillars: { year: '年柱', month: '月柱', day: '日柱', hour: '时柱' },
  voidBranches: '空亡', pillarsBeside: { conception: '胎元', fetalBreath: '胎息', lifePalacePillar: '命宫（八字）', bodyPalacePillar: '身宫（八字）' },
  voids: { xunkong: '旬空', jiekong: '截空' }, bodyPalace: '身宫', body: '身', origin: '因', borrowed: '借', smallLimit: '小限', decade: '大限',
  yearAnimal: '属{animal}', ziweiYear: '{stem}{branch}年', doubleHour: '{hour}时', oneIn: '约每 {n} 人中有 1 人', percentOf: '约占 {percent}', narrowTenGods: {},
  transits: '运限', moment: '时刻', born: '出生', natal: '本命', nominalAge: '虚岁', atNominalAge: '虚岁 {age} 岁', age: '{age} 岁', fourPillarsOf: { male: '乾造', female: '坤造' },
  lifeIn: '命宫在本命{palace}', noLevel: '无',
  momentPillars: { luck: '大运', smallLuck: '小运', year: '流年', month: '流月', day: '流日', hour: '流时' },
};

// biome-ignore format: by groups, several to a line
export const text: TextWords = {
  lifeNayin: '本命', born: '出生', daylightSaving: '夏令时', longitude: '经度', equationOfTime: '均时差', sameChart: '命盘不变的钟表时段',
  transformations: '四化', fourPillars: '四柱', dayMaster: '日主', hides: '藏', elements: '五行（字数，加权）',
  luck: '大运（虚岁）', luckStart: '出生后 {after}起运', luckStartAtOnce: '出生后不满一天起运', luckUnits: [' 年', ' 个月', ' 天'],
  palaces: '十二宫（宫名 干支 大限虚岁：主星，借星在括号内；辅星；杂曜；博士、将前、岁前；长生）',
  pattern: '格局', brokenBy: '破格：{flags}', ofLimits: '言限，非言本命', flights: '飞化', selfTransformations: '自化', selfKinds: { outward: '离心', inward: '向心' },
  starIn: '{star}在{palace}', flight: '{star}{transformation}入{palace}', selfTransformation: '{palace}{star}自{transformation}（{kind}）',
  note: '注意', otherChart: '另一命盘', lifePalace: '命宫', conventions: '规则',
  rules: {
    zi: '23:00 换日', midnight: '零点换日', lunarNewYear: '正月初一换年', lichun: '立春换年', split: '闰月十五后归下月', next: '闰月归下月',
    same: '闰月归本月', common: '通行安星法', quanshu: '全书派', zhongzhou: '中州派', wenmo: '文墨天机', vietnam: '越南派', apparent: '真太阳时', mean: '平太阳时', clock: '标准时',
  },
  luckPillar: '{age} {pillar} {tenGod} {phase}（{year} 年）', duration: { units: [' 小时', ' 分', ' 秒'], minus: '−', between: ' ' },
  placeSpace: '',
  disclaimer: '传统象征体系，供参考与自省，并非经过验证的预测；只含推算结构，不含解读。',
  comma: '、', pause: '，', semicolon: '；', colon: '：', space: '',
};

// biome-ignore format: by groups, several to a line
export const transitText: TransitTextWords = {
  transits: '运限',
  layers,
  layerPalace: '{layer}{palace}', shortLayerPalace: '{layer}{palace}', natalPalace: '本命{palace}', is: '＝',
  natalStars: '本命十二宫主星（借星在括号内）', palaceRows: '本命各宫主星（借星在括号内），在各层为何宫', natalPillars: '本命四柱',
  moment: '时刻（起止均按此地钟表）', dateAlone: '只有日期，无时辰',
  monthAlone: '只有月份，以其中间一日 {date} 为准', yearAlone: '只有年份，以其中间一日 {date} 为准',
  ages: '年龄', nominal: '虚岁 {age}', solarYearAge: '按立春计 {age} 岁', completed: '周岁 {age}',
  beyond: '2199 年之后',
  numberedDecade: '第 {number} 个大限', numberedLuck: '第 {number} 步大运', fromAgeToAge: '虚岁 {from}–{to}', fromYearToYear: '{from}–{to} 年',
  yearOf: '{year} 年', lunarMonth: '农历{month}月', leapMonth: '农历闰{month}月', halves: { first: '上半月', second: '下半月' },
  countedAs: '作{month}月', lunarDay: '农历{day}',
  palacesOf: '{layer}十二宫', transformationsOf: '{layer}四化', flowStarsOf: '{layer}流曜',
  lists: { decades: '大限', luckPillars: '大运', years: '流年', months: '流月', days: '流日' }, ziwei: '紫微斗数',
  nextDecade: '下一大限', noDecade: '十二个大限已走完',
  luckPillar: '大运', nextLuckPillar: '下一步大运', beforeLuck: '未起运，行小运', smallLuck: '小运', inNatalVoid: '落空亡',
  pillarsOfMoment: { year: '流年柱', month: '流月柱', day: '流日柱', hour: '流时柱' },
  since: '{from} 起', otherChoice: '另一选择',
  transitRules: {
    newYear: '虚岁随年更换', birthday: '虚岁随农历生日更换', sixPalaces: '童限一命二财三疾四妻五福六官', sequence: '童限一年一宫', lifePalace: '童限在命宫', neighbour: '童限在首个大限的前一宫',
    lunarDay: '闰月按日数', halves: '闰月前后两月各计一个半月', continue: '闰月接前月续数', hour: '小运从时柱起', fixed: '小运男丙寅女壬申起',
  },
  momentBy: '时刻按{clock}',
};

// biome-ignore format: by groups, several to a line
export const depthText: DepthTextWords = {
  starsOf: '{pillar}神煞', relations: '干支关系', relation: '{of}{relation}', monthCommand: '人元司令', branchCommands: '四支司令', monthGod: '月令司令十神', dayOfMonth: '节后第 {day} 日',
  tables: { ziping: '依子平真诠', common: '依通行表', sanming: '依三命通会', korean: '依月律分野（韩国）' },
  roots: '通根', shown: '透干', seasons: '旺相休囚死', support: '得令、得地、得势', rooted: '根在{pillars}', rootless: '无根', helpers: '七字中助者 {helpers}，余 {others}',
  monthPattern: '月令格局', byMonth: '依月令', byExposure: '依透干',
  rules: { blade: '月刃', lu: '月禄', peer: '本气比劫', main: '本气', mainShown: '本气{stems}透出', otherShown: '其他藏干{stems}透出', noneShown: '{stems}不透' },
  yearAndBureau: '本命与五行局', yearElement: '本命', bureauElement: '局', elementRelations: { sameElement: '本命与局同五行', generates: '{from}生{to}', controls: '{from}克{to}' },
  ziDoujun: '子年斗君', yearAndLife: '年与命宫阴阳', polarities: '{year}年，命宫{lifePalace}', orders: { accord: '阴阳顺理', contrary: '阴阳逆理' },
  nightCry: '夜啼关时辰', nightCryBirth: { in: '即出生时辰', notIn: '非出生时辰' },
  structure: '特殊格局', met: '满足', notMet: '不满足', boneWeight: '称骨', weight: '{liang} 两 {qian} 钱', dayAlmanac: '建除、二十八宿', none: '无', between: '',
};

// biome-ignore format: by groups, several to a line
export const dayText: DayWords = {
  hourUnknown: '时辰不详',
  charts: '当日共 {count} 张盘', fitting: '当日 {count} 张盘中 {shown} 张相符', chartLines: '按当地钟表；末尾为排出该盘的参数',
  same: '各盘相同', sameStars: '各盘位置相同的星', ziweiIn: '紫微在{branch}', bodyIn: '身宫在{palace}', patterns: '格局', none: '无',
  disputes: { late_zi_hour: '晚子时是否换日，各派不同', leap_month_day: '闰月归属，各派不同', calendar_differs: '各地农历不同', unsettled_month_start: '农历月首未定' },
};

// biome-ignore format: by groups, several to a line
export const variantText: VariantWords = {
  variants: '同一生辰的其他命盘', thisChart: '本盘', others: '其他命盘共 {count} 张', showing: '{count} 张其他命盘中 {shown} 张相符',
  choiceLines: '改动少者在前；括号内为参数，任选其一即可', showsAll: '本盘已全部相符', showsOtherwise: '本盘不符之处：{members}',
  nearest: '最接近的一张，不符之处：{members}', noNearer: '没有哪一种取法更为接近', same: '不改变命盘的取法', becomes: ' → ', or: ' 或 ', and: '、',
  // biome-ignore format: one line
  clockShifts: { '-60': '扣除一小时夏令时（{time}）', 60: '当地钟表慢一小时（{time}）', 120: '当地钟表慢两小时（{time}）' },
  choices: {
    summerTime: '未扣夏令时（{time}）', minute: '钟表 {time}', skippedTime: '跳过的时间读作 {time}', disambiguation: '钟表拨回时的另一次',
    leapMonth: '闰月', timeZone: '按{zone}', calendarRegion: '{region}的农历',
  },
  members: {
    yearPillar: '年柱', monthPillar: '月柱', dayPillar: '日柱', hourPillar: '时柱', lunarDate: '农历', lifePalace: '命宫', bodyPalace: '身宫', bureau: '五行局',
    mainStar: '命宫主星', lifeRuler: '命主', bodyRuler: '身主', decadeStart: '大限', smallLimitRun: '小限', growthStart: '长生十二神', growthPhases: '十二长生', transformations: '四化', otherStars: '其他星曜',
  },
  decades: { forward: '{age} 岁起顺行', backward: '{age} 岁起逆行' }, stars: '{count} 颗星的位置或状态不同',
};

// biome-ignore format: by groups, several to a line
export const flights: FlightWords = {
  flightsOf: '{palace}{stem}干飞化', selfKinds: { outward: '离心', inward: '向心' },
  landsIn: '入{palace}', stays: '自化', roleOf: '{of}之{role}', rolesFrom: '太极点 {palace}',
};

export const guest: GuestWords = { title: '{guest}入{host}的命盘', palaceOf: '{guest}的{palace}', landsIn: '{star}入{palace}', seat: '太岁入卦' };

// biome-ignore format: by groups, several to a line
export const pairText: PairTextWords = {
  pair: '两人并列', people: { one: '第一人', other: '第二人' }, yearAlone: '只知出生年份：{year} 年', dayAlone: '{date}，时辰不详',
  palaceOfPerson: '{person}的{palace}', ofPerson: '{person}的{thing}',
  yearIn: '{guest}的生年（{branch}）入{host}的命盘', opposite: '对宫 {palace}',
  transformationsIn: '{guest}的生年四化入{host}的命盘', palacesIn: '{guest}的各宫及主星入{host}的命盘',
  togetherInZiwei: '紫微斗数（{one}与{other}）', relationsAcross: '{one}各柱与{other}各柱的关系', apart: '相距 {count} 宫', sameBranch: '同宫', yearBranch: '生年', bureau: '五行局', actsOn: '{from}→{to}',
  sharedStars: '两宫同有的星：{stars}', dayStems: '日干', groups: '两人八字凑齐的组合', seenBy: '以{looker}的日干看{seen}四柱的十神',
  voidBy: '{seen}落入{looker}空亡的柱', starsBy: '以{looker}的八字查{seen}各柱的神煞', phasesBy: '{looker}的日干在{seen}各支的十二长生',
  elementsOf: '{person}的五行', nayin: '纳音 {pillar}', yearTransformations: '该时刻流年四化入{host}的命盘', luckRelations: '{one}的大运与{other}的大运的关系',
  changes: '{one}与{other}一年之内先后交运', change: '第 {number} 步，{date}', none: '无',
};

// biome-ignore format: by groups, several to a line
export const daysText: DaysTextWords = {
  daysOfPerson: '命盘流日', weekdays: '周一 周二 周三 周四 周五 周六 周日', found: '共 {days} 天，列出 {count} 天', leftOut: '不合条件的天数', missed: '{condition} {days}',
  officer: '{officer}日', voidBy: '{pillars}空亡', yearBreak: '岁破', monthBreak: '月破', clash: '冲{pillar}', stars: '神煞',
};
