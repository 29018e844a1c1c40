// Which words does it take to tell the variants of a chart? Literals only; terms as in docs/rules/glossary.json.

import type { ChoicesDocument, VariantDocument } from '../../chart-document.generated.ts';
import type { Language } from '../../words/languages.ts';

/** What can be decided otherwise, and what can differ. */
type ChoiceId = ChoicesDocument['of'][number];
type VariantMember = VariantDocument['differs'][number];

/** Choices that are no convention with words of its own: `{time}`, `{zone}`, `{region}`. */
type WordedChoice = Exclude<ChoiceId, 'solarTime' | 'dayBoundary' | 'leapMonthRule' | 'yearBoundary' | 'school'>;

export interface VariantWords {
  readonly variants: string;
  readonly thisChart: string;
  /** Heading of the variants: `{count}` is the number of all. */
  readonly others: string;
  /** The same where not all show what another program shows: `{shown}` of `{count}`. */
  readonly showing: string;
  /** How the lines of the variants are to be read. */
  readonly choiceLines: string;
  readonly showsAll: string;
  /** `{members}`: what the chart shows otherwise than the other program. */
  readonly showsOtherwise: string;
  /** Before the variant that comes nearest; `{members}`: what it shows otherwise. */
  readonly nearest: string;
  /** Where no other choice shows more of it. */
  readonly noNearer: string;
  readonly same: string;
  /** Between the value here and the value there. */
  readonly becomes: string;
  readonly or: string;
  readonly and: string;
  readonly choices: Readonly<Record<WordedChoice, string>>;
  readonly members: Readonly<Record<VariantMember, string>>;
  /** `{age}`: the first decade begins at it; and which way they run. */
  readonly decades: { readonly forward: string; readonly backward: string };
  /** `{count}`: stars that stand elsewhere or in another state. */
  readonly stars: string;
}

// biome-ignore format: words
const zh: VariantWords = {
  variants: '同一出生的其他命盘', thisChart: '本盘', others: '其他命盘共 {count} 张', showing: '{count} 张其他命盘中 {shown} 张相符',
  choiceLines: '取法少者在前；括号内为参数，任取其一', showsAll: '本盘已全部相符', showsOtherwise: '本盘不符之处：{members}',
  nearest: '最接近的一张，不符之处：{members}', noNearer: '没有哪一种取法更为接近', same: '不改变命盘的取法', becomes: ' → ', or: ' 或 ', and: '、',
  choices: {
    summerTime: '未扣夏令时（{time}）', minute: '钟表 {time}', skippedTime: '跳过的时间读作 {time}', disambiguation: '钟表拨回时的另一次',
    leapMonth: '闰月', timeZone: '{zone}的钟', calendarRegion: '{region}的农历',
  },
  members: {
    yearPillar: '年柱', monthPillar: '月柱', dayPillar: '日柱', hourPillar: '时柱', lunarDate: '农历', lifePalace: '命宫', bodyPalace: '身宫', bureau: '五行局',
    mainStar: '命宫主星', lifeRuler: '命主', bodyRuler: '身主', decades: '大限', transformations: '四化', otherStars: '其他星曜',
  },
  decades: { forward: '{age} 岁起顺行', backward: '{age} 岁起逆行' }, stars: '{count} 颗星的位置或状态不同',
};

// biome-ignore format: words
const zhHant: VariantWords = {
  variants: '同一出生的其他命盤', thisChart: '本盤', others: '其他命盤共 {count} 張', showing: '{count} 張其他命盤中 {shown} 張相符',
  choiceLines: '取法少者在前；括號內為參數，任取其一', showsAll: '本盤已全部相符', showsOtherwise: '本盤不符之處：{members}',
  nearest: '最接近的一張，不符之處：{members}', noNearer: '沒有哪一種取法更為接近', same: '不改變命盤的取法', becomes: ' → ', or: ' 或 ', and: '、',
  choices: {
    summerTime: '未扣夏令時間（{time}）', minute: '鐘錶 {time}', skippedTime: '跳過的時間讀作 {time}', disambiguation: '鐘錶撥回時的另一次',
    leapMonth: '閏月', timeZone: '{zone}的鐘', calendarRegion: '{region}的農曆',
  },
  members: {
    yearPillar: '年柱', monthPillar: '月柱', dayPillar: '日柱', hourPillar: '時柱', lunarDate: '農曆', lifePalace: '命宮', bodyPalace: '身宮', bureau: '五行局',
    mainStar: '命宮主星', lifeRuler: '命主', bodyRuler: '身主', decades: '大限', transformations: '四化', otherStars: '其他星曜',
  },
  decades: { forward: '{age} 歲起順行', backward: '{age} 歲起逆行' }, stars: '{count} 顆星的位置或狀態不同',
};

// biome-ignore format: words
const en: VariantWords = {
  variants: 'Other charts of one birth', thisChart: 'This chart', others: 'Other charts: {count}', showing: 'Other charts that fit: {shown} of {count}',
  choiceLines: 'fewest choices first; in brackets the parameters, any of which is enough', showsAll: 'This chart shows all of it', showsOtherwise: 'This chart differs in: {members}',
  nearest: 'The nearest; it differs in: {members}', noNearer: 'No other choice comes nearer', same: 'Choices that change nothing', becomes: ' → ', or: ' or ', and: ', ',
  choices: {
    summerTime: 'summer time left in ({time})', minute: 'the clock at {time}', skippedTime: 'the skipped time read as {time}', disambiguation: 'the other pass of the clock',
    leapMonth: 'the leap month', timeZone: 'the clock of {zone}', calendarRegion: 'lunar calendar of {region}',
  },
  members: {
    yearPillar: 'Year pillar', monthPillar: 'Month pillar', dayPillar: 'Day pillar', hourPillar: 'Hour pillar', lunarDate: 'Lunar date', lifePalace: 'Life Palace', bodyPalace: 'Body Palace', bureau: 'Bureau',
    mainStar: 'Main star', lifeRuler: 'Life ruler', bodyRuler: 'Body ruler', decades: 'Decades', transformations: 'Transformations', otherStars: 'Other stars',
  },
  decades: { forward: 'from age {age} forward', backward: 'from age {age} backward' }, stars: '{count} stars stand elsewhere or in another state',
};

export const VARIANT_WORDS: Readonly<Record<Language, VariantWords>> = { zh, 'zh-Hant': zhHant, en };
