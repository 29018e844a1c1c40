// Words of drawings and texts in Japanese. Literals only; terms as in docs/rules/languages/ja.json.

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
  script: 'columns', layers, joins: { pair: '', stars: '・', facts: '、', sentences: '。' }, wordSpace: '', brackets: '（{content}）',
  fonts: {
    sans: 'system-ui,-apple-system,"Segoe UI",Roboto,"Hiragino Sans","Hiragino Kaku Gothic ProN","Yu Gothic",Meiryo,"Noto Sans CJK JP","Noto Sans JP",sans-serif',
    brush: '"Hiragino Mincho ProN","Yu Mincho","Source Han Serif JP","Noto Serif CJK JP","Noto Serif JP",serif',
  },
  chart: '命盤', mainStar: '命宮の主星', lifeRuler: '命主', bodyRuler: '身主', rulers: '命主・身主',
  clock: '時計の時刻', lunar: '旧暦',
  solarTimes: { apparent: '真太陽時', mean: '平均太陽時', clock: '標準時' },
  regions: { vietnam: 'ベトナム', korea: '韓国', japan: '日本', vietnamNorth: 'ベトナム（北部）' },
  pillars: { year: '年柱', month: '月柱', day: '日柱', hour: '時柱' },
  voidBranches: '空亡', pillarsBeside: { conception: '胎元', fetalBreath: '胎息', lifePalacePillar: '命宮（四柱）', bodyPalacePillar: '身宮（四柱）' },
  voids: { xunkong: '旬空', jiekong: '截空' }, bodyPalace: '身宮', body: '身', origin: '因', borrowed: '借', smallLimit: '小限', decade: '大限',
  yearAnimal: '{branch}年', ziweiYear: '旧暦{stem}{branch}年', doubleHour: '{hour}の刻', oneIn: '約{n}人に1人', percentOf: '全体の約{percent}', narrowTenGods: {},
  transits: '運限', moment: '時点', born: '出生', natal: '本命', nominalAge: '数え年', atNominalAge: '数え年{age}歳', age: '{age}歳', fourPillarsOf: { male: '男命', female: '女命' }, branchCommands: { month: '元命', other: '月律分野' },
  lifeIn: '命宮は本命の{palace}', noLevel: 'なし',
  momentPillars: { luck: '大運', smallLuck: '小運', year: '年運', month: '月運', day: '日運', hour: '時運' },
};

// biome-ignore format: by groups, several to a line
export const text: TextWords = {
  lifeNayin: '生年の納音', born: '出生', daylightSaving: 'サマータイム', longitude: '地方時差', equationOfTime: '均時差', sameChart: '同じ命盤になる時計の時刻',
  transformations: '四化', fourPillars: '四柱', dayMaster: '日主', hides: '蔵干', elements: '五行（字数、加重）',
  luck: '大運（満年齢）', luckStart: '生後{after}で立運', luckStartAtOnce: '生後1日以内に立運', luckUnits: ['年', 'か月', '日'],
  palaces: '十二宮（宮名 干支 大限（数え年）：主星、借星は括弧内；副星；雑曜；博士・将前・歳前の十二神；長生十二神）',
  pattern: '格局', brokenBy: '破格：{flags}', ofLimits: '本命ではなく限についての句', flights: '飛化', selfTransformations: '自化', selfKinds: { outward: '離心', inward: '向心' },
  starIn: '{star}（{palace}）', flight: '{star}{transformation} → {palace}', selfTransformation: '{star}{transformation}（{palace}、{kind}）',
  note: '注意', otherChart: '別の命盤', lifePalace: '命宮', conventions: '規則',
  rules: {
    zi: '23:00に日替わり', midnight: '0:00に日替わり', lunarNewYear: '旧正月に年替わり', lichun: '立春に年替わり', split: '閏月は16日から翌月', next: '閏月は翌月',
    same: '閏月はその月', common: '標準（一般的な星表）', quanshu: '全書派', zhongzhou: '中州派', wenmo: '文墨天機式', vietnam: 'ベトナム式', apparent: '真太陽時', mean: '平均太陽時', clock: '標準時',
  },
  luckPillar: '{age} {pillar} {tenGod} {phase}（{year}年）', duration: { units: ['時間', '分', '秒'], minus: '−', between: '' },
  placeSpace: ' ',
  disclaimer: '検証された予言ではなく、内省のための伝統的な象徴体系です。構造のみを示し、解釈はしません。',
  comma: '・', pause: '、', semicolon: '；', colon: '：', space: '',
};

// biome-ignore format: by groups, several to a line
export const transitText: TransitTextWords = {
  transits: '運限',
  layers,
  layerPalace: '{layer}{palace}', shortLayerPalace: '{layer}{palace}', natalPalace: '本命{palace}', is: '＝',
  natalStars: '本命十二宮の主星（借星は括弧内）', palaceRows: '本命の各宮の主星（借星は括弧内）と、各段階での宮', natalPillars: '本命の四柱',
  moment: '時点（範囲はすべてこの場所の時計による）', dateAlone: '日付のみ、時刻なし',
  monthAlone: '月のみ、その中ほどの{date}で読む', yearAlone: '年のみ、その中ほどの{date}で読む',
  ages: '年齢', nominal: '数え年{age}歳', solarYearAge: '立春で数えて{age}歳', completed: '満{age}歳',
  beyond: '2199年より後',
  numberedDecade: '{number}番目', numberedLuck: '第{number}運', fromAgeToAge: '数え年{from}～{to}歳', fromYearToYear: '{from}～{to}年',
  yearOf: '{year}年', lunarMonth: '旧暦{month}月', leapMonth: '旧暦閏{month}月', halves: { first: '前半', second: '後半' },
  countedAs: '{month}月として数える', lunarDay: '旧暦{day}日',
  palacesOf: '{layer}十二宮', transformationsOf: '{layer}四化', flowStarsOf: '{layer}流曜',
  lists: { decades: '大限', luckPillars: '大運', years: '流年', months: '流月', days: '流日' }, ziwei: '紫微斗数',
  nextDecade: '次の大限', noDecade: '十二の大限は終了',
  luckPillar: '大運', nextLuckPillar: '次の大運', beforeLuck: '立運前、小運', smallLuck: '小運', inNatalVoid: '本命の空亡',
  pillarsOfMoment: { year: '年運の干支', month: '月運の干支', day: '日運の干支', hour: '時運の干支' },
  since: '{from}から', otherChoice: '別の設定',
  transitRules: {
    newYear: '数え年は年とともに加算', birthday: '数え年は旧暦の誕生日に加算', sixPalaces: '童限は命・財・疾・夫・福・官の順', sequence: '童限は一年一宮', lifePalace: '童限は命宮', neighbour: '童限は最初の大限の一つ手前の宮',
    lunarDay: '流日は閏月でも日付どおりに数える', halves: '閏月は前後の月に半分ずつ', continue: '流日は閏月でも前の月から続けて数える', hour: '小運は時柱から', fixed: '小運は男が丙寅、女が壬申から',
  },
  momentBy: '時点は{clock}による',
};

// biome-ignore format: by groups, several to a line
export const depthText: DepthTextWords = {
  starsOf: '{pillar}の神殺', relations: '干支の関係', relation: '{of}の{relation}', monthCommand: '月律分野（司令する蔵干）', branchCommands: '月律分野（四支）', monthGod: '元命', dayOfMonth: '節入り後{day}日目',
  tables: { ziping: '子平真詮による', common: '一般的な表による', sanming: '三命通会による', korean: '月律分野蔵干表（日本・韓国）による' },
  roots: '通根', shown: '透干', seasons: '旺相休囚死', support: '得令・得地・得勢', rooted: '根は{pillars}', rootless: '根なし', helpers: '七字のうち日主を助けるもの{helpers}字、その他{others}字',
  monthPattern: '月令の格局', byMonth: '月令による', byExposure: '透干による',
  rules: { blade: '月刃', lu: '月禄', peer: '本気が比劫', main: '本気', mainShown: '本気{stems}が透干', otherShown: 'ほかの蔵干{stems}が透干', noneShown: '{stems}が透干せず' },
  yearAndBureau: '生年の納音と五行局', yearElement: '納音', bureauElement: '局', elementRelations: { sameElement: '納音と局は比和', generates: '{from}が{to}を生じる', controls: '{from}が{to}を剋す' },
  ziDoujun: '子年斗君', yearAndLife: '年と命宮の陰陽', polarities: '{year}年、命宮は{lifePalace}', orders: { accord: '陰陽順理', contrary: '陰陽逆理' },
  nightCry: '夜啼関の時刻（dạ đề）', nightCryBirth: { in: '生まれた時刻', notIn: '生まれた時刻ではない' },
  structure: '外格', met: '成立', notMet: '不成立', boneWeight: '称骨', weight: '{liang}両{qian}銭', dayAlmanac: '十二直・二十八宿', none: 'なし', between: '',
};

// biome-ignore format: by groups, several to a line
export const dayText: DayWords = {
  hourUnknown: '時刻不明',
  charts: 'この日の命盤は{count}通り', fitting: 'この日の命盤{count}通りのうち{shown}通りが該当', chartLines: 'その土地の時計による。末尾は命盤を作成するパラメーター',
  same: 'すべてに共通', sameStars: 'すべてで同じ位置にある星', ziweiIn: '紫微は{branch}', bodyIn: '身宮は{palace}', patterns: '格局', none: 'なし',
  disputes: { late_zi_hour: '夜子時に日が変わるかは流派により異なる', leap_month_day: '閏月の扱いは流派により異なる', calendar_differs: '国により旧暦が異なる', unsettled_month_start: '旧暦の月初が未確定' },
};

// biome-ignore format: by groups, several to a line
export const variantText: VariantWords = {
  variants: '同じ生年月日時の別の命盤', thisChart: 'この命盤', others: '別の命盤は{count}通り', showing: '別の命盤{count}通りのうち{shown}通りが該当',
  choiceLines: '変更点の少ない順。括弧内はパラメーターで、いずれか一つを変えればよい', showsAll: 'この命盤はすべて一致', showsOtherwise: 'この命盤の異なる点：{members}',
  nearest: '最も近いもの。異なる点：{members}', noNearer: 'さらに近い設定はない', same: '命盤を変えない設定', becomes: ' → ', or: 'または', and: '、',
  // biome-ignore format: one line
  clockShifts: { '-60': 'サマータイムを1時間除く（{time}）', 60: '現地の時計が1時間遅れていたとする（{time}）', 120: '現地の時計が2時間遅れていたとする（{time}）' },
  choices: {
    summerTime: 'サマータイムを除かない（{time}）', minute: '時計の時刻を{time}とする', skippedTime: '存在しない時刻を{time}と読む', disambiguation: '二度あった時刻のもう一方',
    leapMonth: '閏月', timeZone: '{zone}の時計', calendarRegion: '{region}の旧暦',
  },
  members: {
    yearPillar: '年柱', monthPillar: '月柱', dayPillar: '日柱', hourPillar: '時柱', lunarDate: '旧暦', lifePalace: '命宮', bodyPalace: '身宮', bureau: '五行局',
    mainStar: '命宮の主星', lifeRuler: '命主', bodyRuler: '身主', decadeStart: '大限', smallLimitRun: '小限', growthStart: '長生十二神', growthPhases: '十二運', transformations: '四化', otherStars: 'そのほかの星',
  },
  decades: { forward: '数え年{age}歳から順行', backward: '数え年{age}歳から逆行' }, stars: '{count}個の星の位置または状態が異なる',
};

// biome-ignore format: by groups, several to a line
export const flights: FlightWords = {
  flightsOf: '{palace}の宮干{stem}による飛化', selfKinds: { outward: '離心', inward: '向心' },
  landsIn: '{palace}に入る', stays: '自化', roleOf: '{of}の{role}', rolesFrom: '太極点 {palace}',
};

export const guest: GuestWords = { title: '{host}の命盤に入る{guest}', palaceOf: '{guest}の{palace}', landsIn: '{star}が{palace}に入る', seat: '太歳入卦' };

// biome-ignore format: by groups, several to a line
export const pairText: PairTextWords = {
  pair: '二人の対照', people: { one: '一人目', other: '二人目' }, yearAlone: '{year}年のみ', dayAlone: '{date}、時刻不明',
  palaceOfPerson: '{person}の{palace}', ofPerson: '{person}の{thing}',
  yearIn: '{guest}の生年（{branch}）が{host}の命盤で入る宮', opposite: '対宮 {palace}',
  transformationsIn: '{host}の命盤に入る{guest}の生年四化', palacesIn: '{host}の命盤に入る{guest}の各宮と主星',
  togetherInZiwei: '紫微斗数（{one}と{other}）', relationsAcross: '{one}の各柱と{other}の各柱の関係', apart: '{count}宮離れる', sameBranch: '同宮', yearBranch: '生年', bureau: '五行局', actsOn: '{from}から{to}へ',
  sharedStars: '両宮に共通する星：{stars}', dayStems: '日干', groups: '二人の四柱を合わせてそろう組', seenBy: '{looker}の日干から見た{seen}の四柱の通変星',
  voidBy: '{looker}の空亡に当たる{seen}の柱', starsBy: '{looker}の四柱から見た{seen}の各柱の神殺', phasesBy: '{seen}の各支における{looker}の日干の十二運',
  elementsOf: '{person}の五行', nayin: '{pillar}の納音', yearTransformations: '{host}の命盤に入るこの時点の流年四化', luckRelations: '{one}の大運と{other}の大運の関係',
  changes: '{one}と{other}が一年以内に相次いで迎える大運の変わり目', change: '第{number}運、{date}', none: 'なし',
};

// biome-ignore format: by groups, several to a line
export const daysText: DaysTextWords = {
  daysOfPerson: '命盤と各日の関係', weekdays: '月 火 水 木 金 土 日', found: '{days}日のうち{count}日', leftOut: '条件に合わない日数', missed: '{condition} {days}日',
  officer: '十二直 {officer}', voidBy: '{pillars}の空亡', yearBreak: '歳破', monthBreak: '月破', clash: '{pillar}と冲', stars: '神殺',
};
