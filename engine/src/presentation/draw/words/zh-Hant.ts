// Words of drawings and texts in Traditional Chinese, as Taiwan writes it. Literals only; terms as in docs/rules/glossary.json.

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
const layers: Readonly<Record<LayerName, string>> = { childLimit: '童限', decade: '大限', smallLimit: '小限', year: '流年', month: '流月', day: '流日', hour: '流時' };

// biome-ignore format: by groups, several to a line
export const drawing: DrawingWords = {
  layerMarks: { childLimit: '童', decade: '限', smallLimit: '小', year: '年', month: '月', day: '日', hour: '時' },
  script: 'columns', layers, joins: { pair: '', stars: ' ', facts: '，', sentences: '。' }, wordSpace: '', brackets: '（{content}）',
  fonts: {
    sans: 'system-ui,-apple-system,"Segoe UI",Roboto,"PingFang TC","Microsoft JhengHei","Noto Sans CJK TC","Noto Sans TC",sans-serif',
    brush: '"Songti TC","Source Han Serif TC","Noto Serif CJK TC","Noto Serif TC",DFKai-SB,serif',
  },
  chart: '命盤', mainStar: '命宮主星', lifeRuler: '命主', bodyRuler: '身主', rulers: '命主 身主',
  clock: '鐘錶時間', lunar: '農曆',
  solarTimes: { apparent: '真太陽時', mean: '平太陽時', clock: '標準時' },
  regions: { vietnam: '越南', korea: '韓國', japan: '日本', vietnamNorth: '越南（按北方）' },
  pillars: { year: '年柱', month: '月柱', day: '日柱', hour: '時柱' },
  ziDoujun: '子年斗君', clashOfDay: { text: '沖{animal}煞{side}', animals: '鼠牛虎兔龍蛇馬羊猴雞狗豬', sides: { east: '東', south: '南', west: '西', north: '北' } },
  voidBranches: '空亡', pillarsBeside: { conception: '胎元', fetalBreath: '胎息', lifePalacePillar: '命宮（八字）', bodyPalacePillar: '身宮（八字）' },
  voids: { xunkong: '旬空', jiekong: '截空' }, bodyPalace: '身宮', body: '身', origin: '因', borrowed: '借', smallLimit: '小限', decade: '大限',
  yearAnimal: '屬{animal}', ziweiYear: '{stem}{branch}年', doubleHour: '{hour}時', oneIn: '約每 {n} 人中有 1 人', percentOf: '約佔 {percent}', narrowTenGods: {},
  transits: '運限', moment: '時刻', born: '出生', natal: '本命', nominalAge: '虛歲', atNominalAge: '虛歲 {age} 歲', age: '{age} 歲', fourPillarsOf: { male: '乾造', female: '坤造' },
  lifeIn: '命宮在本命{palace}', noLevel: '無',
  momentPillars: { luck: '大運', smallLuck: '小運', year: '流年', month: '流月', day: '流日', hour: '流時' },
};

// biome-ignore format: by groups, several to a line
export const text: TextWords = {
  lifeNayin: '本命', born: '出生', daylightSaving: '夏令時間', longitude: '經度', equationOfTime: '均時差', sameChart: '命盤不變的鐘錶時段',
  transformations: '四化', fourPillars: '四柱', dayMaster: '日主', hides: '藏', elements: '五行（字數，加權）',
  luck: '大運（虛歲）', luckStart: '出生後 {after}起運', luckStartAtOnce: '出生後不滿一天起運', luckUnits: [' 年', ' 個月', ' 天'],
  palaces: '十二宮（宮名 干支 大限虛歲：主星，借星在括號內；輔星；雜曜；博士、將前、歲前；長生）',
  pattern: '格局', brokenBy: '破格：{flags}', ofLimits: '言限，非言本命', flights: '飛化', selfTransformations: '自化', selfKinds: { outward: '離心', inward: '向心' },
  starIn: '{star}在{palace}', flight: '{star}{transformation}入{palace}', selfTransformation: '{palace}{star}自{transformation}（{kind}）',
  note: '注意', otherChart: '另一命盤', lifePalace: '命宮', conventions: '規則',
  rules: {
    zi: '23:00 換日', midnight: '零點換日', lunarNewYear: '正月初一換年', lichun: '立春換年', split: '閏月十五後歸下月', next: '閏月歸下月',
    same: '閏月歸本月', common: '通行安星法', quanshu: '全書派', zhongzhou: '中州派', wenmo: '文墨天機', vietnam: '越南派', apparent: '真太陽時', mean: '平太陽時', clock: '標準時',
  },
  luckPillar: '{age} {pillar} {tenGod} {phase}（{year} 年）', duration: { units: [' 小時', ' 分', ' 秒'], minus: '−', between: ' ' },
  placeSpace: '',
  disclaimer: '傳統象徵體系，供參考與自省，並非經過驗證的預測；只含推算結構，不含解讀。',
  comma: '、', pause: '，', semicolon: '；', colon: '：', space: '',
};

// biome-ignore format: by groups, several to a line
export const transitText: TransitTextWords = {
  transits: '運限',
  layers,
  layerPalace: '{layer}{palace}', shortLayerPalace: '{layer}{palace}', natalPalace: '本命{palace}', is: '＝',
  natalStars: '本命十二宮主星（借星在括號內）', palaceRows: '本命各宮主星（借星在括號內），在各層為何宮', natalPillars: '本命四柱',
  moment: '時刻（起迄均按此地鐘錶）', dateAlone: '只有日期，無時辰',
  monthAlone: '只有月份，以其中間一日 {date} 為準', yearAlone: '只有年份，以其中間一日 {date} 為準',
  ages: '年齡', nominal: '虛歲 {age}', solarYearAge: '以立春計 {age} 歲', completed: '足歲 {age}',
  beyond: '2199 年之後',
  numberedDecade: '第 {number} 個大限', numberedLuck: '第 {number} 步大運', fromAgeToAge: '虛歲 {from}–{to}', fromYearToYear: '{from}–{to} 年',
  yearOf: '{year} 年', lunarMonth: '農曆{month}月', leapMonth: '農曆閏{month}月', halves: { first: '上半月', second: '下半月' },
  countedAs: '作{month}月', lunarDay: '農曆{day}',
  palacesOf: '{layer}十二宮', transformationsOf: '{layer}四化', flowStarsOf: '{layer}流曜',
  lists: { decades: '大限', luckPillars: '大運', years: '流年', months: '流月', days: '流日' }, ziwei: '紫微斗數',
  nextDecade: '下一大限', noDecade: '十二個大限已走完',
  luckPillar: '大運', nextLuckPillar: '下一步大運', beforeLuck: '未起運，行小運', smallLuck: '小運', inNatalVoid: '落空亡',
  pillarsOfMoment: { year: '流年柱', month: '流月柱', day: '流日柱', hour: '流時柱' },
  since: '{from} 起', otherChoice: '另一選擇',
  transitRules: {
    newYear: '虛歲隨年更換', birthday: '虛歲隨農曆生日更換', sixPalaces: '童限一命二財三疾四妻五福六官', sequence: '童限一年一宮', lifePalace: '童限在命宮', neighbour: '童限在首個大限的前一宮',
    lunarDay: '閏月按日數', halves: '閏月前後兩月各計一個半月', continue: '閏月接前月續數', hour: '小運從時柱起', fixed: '小運男丙寅女壬申起',
  },
  momentBy: '時刻按{clock}',
};

// biome-ignore format: by groups, several to a line
export const depthText: DepthTextWords = {
  starsOf: '{pillar}神煞', relations: '干支關係', relation: '{of}{relation}', monthCommand: '人元司令', branchCommands: '四支司令', monthGod: '月令司令十神', dayOfMonth: '節後第 {day} 日',
  tables: { ziping: '依子平真詮', common: '依通行表', sanming: '依三命通會', korean: '依月律分野（韓國）' },
  roots: '通根', shown: '透干', seasons: '旺相休囚死', support: '得令、得地、得勢', rooted: '根在{pillars}', rootless: '無根', helpers: '七字中助者 {helpers}，餘 {others}',
  monthPattern: '月令格局', byMonth: '依月令', byExposure: '依透干',
  rules: { blade: '月刃', lu: '月祿', peer: '本氣比劫', main: '本氣', mainShown: '本氣{stems}透出', otherShown: '其他藏干{stems}透出', noneShown: '{stems}不透' },
  yearAndBureau: '本命與五行局', yearElement: '本命', bureauElement: '局', elementRelations: { sameElement: '本命與局同五行', generates: '{from}生{to}', controls: '{from}剋{to}' },
  ziDoujun: '子年斗君', yearAndLife: '年與命宮陰陽', polarities: '{year}年，命宮{lifePalace}', orders: { accord: '陰陽順理', contrary: '陰陽逆理' },
  nightCry: '夜啼關時辰', nightCryBirth: { in: '即出生時辰', notIn: '非出生時辰' },
  structure: '特殊格局', met: '滿足', notMet: '不滿足', boneWeight: '稱骨', weight: '{liang} 兩 {qian} 錢', dayAlmanac: '建除、二十八宿', none: '無', between: '',
};

// biome-ignore format: by groups, several to a line
export const dayText: DayWords = {
  hourUnknown: '時辰不詳',
  charts: '當日共 {count} 張盤', fitting: '當日 {count} 張盤中 {shown} 張相符', chartLines: '按當地鐘錶；末尾為排出該盤的參數',
  same: '各盤相同', sameStars: '各盤位置相同的星', ziweiIn: '紫微在{branch}', bodyIn: '身宮在{palace}', patterns: '格局', none: '無',
  disputes: { late_zi_hour: '晚子時是否換日，各派不同', leap_month_day: '閏月歸屬，各派不同', calendar_differs: '各地農曆不同', unsettled_month_start: '農曆月首未定' },
};

// biome-ignore format: by groups, several to a line
export const variantText: VariantWords = {
  variants: '同一生辰的其他命盤', thisChart: '本盤', others: '其他命盤共 {count} 張', showing: '{count} 張其他命盤中 {shown} 張相符',
  choiceLines: '改動少者在前；括號內為參數，擇一即可', showsAll: '本盤已全部相符', showsOtherwise: '本盤不符之處：{members}',
  nearest: '最接近的一張，不符之處：{members}', noNearer: '沒有哪一種取法更為接近', same: '不改變命盤的取法', becomes: ' → ', or: ' 或 ', and: '、',
  // biome-ignore format: one line
  clockShifts: { '-60': '扣除一小時夏令時間（{time}）', 60: '當地鐘錶慢一小時（{time}）', 120: '當地鐘錶慢兩小時（{time}）' },
  choices: {
    summerTime: '未扣夏令時間（{time}）', minute: '鐘錶 {time}', skippedTime: '跳過的時間讀作 {time}', disambiguation: '鐘錶撥回時的另一次',
    leapMonth: '閏月', timeZone: '按{zone}', calendarRegion: '{region}的農曆',
  },
  members: {
    yearPillar: '年柱', monthPillar: '月柱', dayPillar: '日柱', hourPillar: '時柱', lunarDate: '農曆', lifePalace: '命宮', bodyPalace: '身宮', bureau: '五行局',
    mainStar: '命宮主星', lifeRuler: '命主', bodyRuler: '身主', decadeStart: '大限', smallLimitRun: '小限', growthStart: '長生十二神', growthPhases: '十二長生', transformations: '四化', otherStars: '其他星曜',
  },
  decades: { forward: '{age} 歲起順行', backward: '{age} 歲起逆行' }, stars: '{count} 顆星的位置或狀態不同',
};

// biome-ignore format: by groups, several to a line
export const flights: FlightWords = {
  flightsOf: '{palace}{stem}干飛化', selfKinds: { outward: '離心', inward: '向心' },
  landsIn: '入{palace}', stays: '自化', roleOf: '{of}之{role}', rolesFrom: '太極點 {palace}',
};

export const guest: GuestWords = { title: '{guest}入{host}的命盤', palaceOf: '{guest}的{palace}', landsIn: '{star}入{palace}', seat: '太歲入卦' };

// biome-ignore format: by groups, several to a line
export const pairText: PairTextWords = {
  pair: '兩人並列', people: { one: '第一人', other: '第二人' }, yearAlone: '只知出生年份：{year} 年', dayAlone: '{date}，時辰不詳',
  palaceOfPerson: '{person}的{palace}', ofPerson: '{person}的{thing}',
  yearIn: '{guest}的生年（{branch}）入{host}的命盤', opposite: '對宮 {palace}',
  transformationsIn: '{guest}的生年四化入{host}的命盤', palacesIn: '{guest}的各宮及主星入{host}的命盤',
  togetherInZiwei: '紫微斗數（{one}與{other}）', relationsAcross: '{one}各柱與{other}各柱的關係', apart: '相距 {count} 宮', sameBranch: '同宮', yearBranch: '生年', bureau: '五行局', actsOn: '{from}→{to}',
  sharedStars: '兩宮同有的星：{stars}', dayStems: '日干', groups: '兩人八字湊齊的組合', seenBy: '以{looker}的日干看{seen}四柱的十神',
  voidBy: '{seen}落入{looker}空亡的柱', starsBy: '以{looker}的八字查{seen}各柱的神煞', phasesBy: '{looker}的日干在{seen}各支的十二長生',
  elementsOf: '{person}的五行', nayin: '納音 {pillar}', yearTransformations: '該時刻流年四化入{host}的命盤', luckRelations: '{one}的大運與{other}的大運的關係',
  changes: '{one}與{other}一年之內先後交運', change: '第 {number} 步，{date}', none: '無',
};

// biome-ignore format: by groups, several to a line
export const daysText: DaysTextWords = {
  daysOfPerson: '命盤流日', weekdays: '週一 週二 週三 週四 週五 週六 週日', found: '共 {days} 天，列出 {count} 天', leftOut: '不合條件的天數', missed: '{condition} {days}',
  officer: '{officer}日', voidBy: '{pillars}空亡', yearBreak: '歲破', monthBreak: '月破', clash: '沖{pillar}', stars: '神煞',
};
