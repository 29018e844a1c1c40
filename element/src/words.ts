// Sentences that the element shows instead of a chart, in each language. {attribute} is an attribute in the notation of pages.

import type { Language } from 'beichen';

/** The problems of attributes. */
export type ElementProblemId = keyof (typeof WORDS)['en'];

// biome-ignore format: a language a block
/** The sentences. {given} is at most 40 characters of the page's value, in quotation marks of the language. */
const WORDS = {
  en: {
    missing: '{attribute} is missing. Write it like {allowed}.',
    missingChoice: '{attribute} is missing. It must be one of: {allowed}.',
    notAllowed: '{attribute} must be one of: {allowed}. “{given}” is none of them.',
    notRead: '{attribute} cannot be “{given}”. Write it like {allowed}.',
    outOfRange: '{attribute} “{given}” must be from {first} to {last}.',
    tooLong: '{attribute} may have at most {allowed} characters. It begins with “{given}”.',
    unknown: 'There is no attribute “{given}”. Write {attribute}.',
    noSuchDate: '{attribute} “{given}” is not in the calendar.',
    noSuchDay: '{attribute} “{given}” is not in the calendar: that lunar month ends with day {last}.',
    noSuchLeapMonth: '{attribute}: that year has no such leap month.',
    leapMonthOfSolarDate: '{attribute} needs calendar="lunar": other dates have no leap months.',
    skipped: '{attribute} “{given}” was skipped when the clocks were put forward.',
    repeated: '{attribute} “{given}” came twice when the clocks were put back. Write disambiguation="earlier" or "later".',
    beforeBirth: '{attribute} “{given}” lies before the birth.',
  },
  zh: {
    missing: '缺少 {attribute}，写法如 {allowed}。',
    missingChoice: '缺少 {attribute}，可用的值：{allowed}。',
    notAllowed: '{attribute} 须为下列之一：{allowed}。“{given}”不在其中。',
    notRead: '{attribute} 不能是“{given}”，写法如 {allowed}。',
    outOfRange: '{attribute} 的值“{given}”须在 {first} 至 {last} 之间。',
    tooLong: '{attribute} 最多 {allowed} 个字符。其开头为“{given}”。',
    unknown: '没有“{given}”这个属性，请写 {attribute}。',
    noSuchDate: '{attribute} 的值“{given}”在历法中不存在。',
    noSuchDay: '{attribute} 的值“{given}”在历法中不存在：该农历月只到 {last} 日。',
    noSuchLeapMonth: '{attribute}：该年没有这个闰月。',
    leapMonthOfSolarDate: '{attribute} 须与 calendar="lunar" 一起使用：公历没有闰月。',
    skipped: '{attribute} 的值“{given}”不存在：当时时钟拨快，跳过了这一时刻。',
    repeated: '{attribute} 的值“{given}”出现过两次：当时时钟拨慢。请写 disambiguation="earlier" 或 "later"。',
    beforeBirth: '{attribute} 的值“{given}”早于出生时间。',
  },
  'zh-Hant': {
    missing: '缺少 {attribute}，寫法如 {allowed}。',
    missingChoice: '缺少 {attribute}，可用的值：{allowed}。',
    notAllowed: '{attribute} 須為下列之一：{allowed}。「{given}」不在其中。',
    notRead: '{attribute} 不能是「{given}」，寫法如 {allowed}。',
    outOfRange: '{attribute} 的值「{given}」須在 {first} 至 {last} 之間。',
    tooLong: '{attribute} 最多 {allowed} 個字元。其開頭為「{given}」。',
    unknown: '沒有「{given}」這個屬性，請寫 {attribute}。',
    noSuchDate: '{attribute} 的值「{given}」在曆法中不存在。',
    noSuchDay: '{attribute} 的值「{given}」在曆法中不存在：該農曆月只到 {last} 日。',
    noSuchLeapMonth: '{attribute}：該年沒有這個閏月。',
    leapMonthOfSolarDate: '{attribute} 須與 calendar="lunar" 一起使用：國曆沒有閏月。',
    skipped: '{attribute} 的值「{given}」不存在：當時時鐘撥快，跳過了這一時刻。',
    repeated: '{attribute} 的值「{given}」出現過兩次：當時時鐘撥慢。請寫 disambiguation="earlier" 或 "later"。',
    beforeBirth: '{attribute} 的值「{given}」早於出生時間。',
  },
  ja: {
    missing: '{attribute} がありません。{allowed} のように書いてください。',
    missingChoice: '{attribute} がありません。次のいずれかにしてください：{allowed}。',
    notAllowed: '{attribute} は次のいずれかにしてください：{allowed}。「{given}」はこの中にありません。',
    notRead: '{attribute} に「{given}」は指定できません。{allowed} のように書いてください。',
    outOfRange: '{attribute} の「{given}」は {first}～{last} の範囲で指定してください。',
    tooLong: '{attribute} は{allowed}文字までです。「{given}」で始まる値は長すぎます。',
    unknown: '「{given}」という属性はありません。{attribute} と書いてください。',
    noSuchDate: '{attribute} の「{given}」は暦にありません。',
    noSuchDay: '{attribute} の「{given}」は暦にありません。その旧暦の月は{last}日までです。',
    noSuchLeapMonth: '{attribute}：その年にこの閏月はありません。',
    leapMonthOfSolarDate: '{attribute} には calendar="lunar" が必要です。新暦に閏月はありません。',
    skipped: '{attribute} の「{given}」は存在しません。時計が進められ、この時刻は飛ばされました。',
    repeated: '{attribute} の「{given}」は、時計が戻されたため二度ありました。disambiguation="earlier" か "later" を書いてください。',
    beforeBirth: '{attribute} の「{given}」は出生より前です。',
  },
  ko: {
    missing: '{attribute} 속성이 없습니다. {allowed}처럼 쓰세요.',
    missingChoice: '{attribute} 속성이 없습니다. 다음 중 하나여야 합니다. {allowed}.',
    notAllowed: '{attribute}: 다음 중 하나여야 합니다. {allowed}. ‘{given}’ 값은 여기에 없습니다.',
    notRead: '{attribute}: ‘{given}’ 값은 쓸 수 없습니다. {allowed}처럼 쓰세요.',
    outOfRange: '{attribute}: ‘{given}’ 값은 {first}~{last} 범위여야 합니다.',
    tooLong: '{attribute}: 최대 {allowed}자입니다. 너무 긴 값의 시작: ‘{given}’.',
    unknown: '‘{given}’ 속성은 없습니다. 비슷한 속성: {attribute}.',
    noSuchDate: '{attribute}: ‘{given}’ 날짜는 달력에 없습니다.',
    noSuchDay: '{attribute}: ‘{given}’ 날짜는 달력에 없습니다. 그 음력 달은 {last}일까지입니다.',
    noSuchLeapMonth: '{attribute}: 그해에는 이 윤달이 없습니다.',
    leapMonthOfSolarDate: '{attribute} 속성에는 calendar="lunar"가 필요합니다. 양력에는 윤달이 없습니다.',
    skipped: '{attribute}: ‘{given}’ 시각은 시계를 앞당기면서 건너뛰었습니다.',
    repeated: '{attribute}: ‘{given}’ 시각은 시계를 되돌리면서 두 번 있었습니다. disambiguation="earlier" 또는 "later"를 쓰세요.',
    beforeBirth: '{attribute}: ‘{given}’ 시점은 출생보다 앞섭니다.',
  },
  vi: {
    missing: 'Thiếu {attribute}. Hãy viết như {allowed}.',
    missingChoice: 'Thiếu {attribute}. Giá trị phải là một trong: {allowed}.',
    notAllowed: '{attribute} phải là một trong: {allowed}. “{given}” không có trong đó.',
    notRead: '{attribute} không thể là “{given}”. Hãy viết như {allowed}.',
    outOfRange: '{attribute} “{given}” phải từ {first} đến {last}.',
    tooLong: '{attribute} được nhiều nhất {allowed} ký tự. Giá trị bắt đầu bằng “{given}”.',
    unknown: 'Không có thuộc tính “{given}”. Hãy viết {attribute}.',
    noSuchDate: '{attribute} “{given}” không có trong lịch.',
    noSuchDay: '{attribute} “{given}” không có trong lịch: tháng âm lịch đó chỉ có đến ngày {last}.',
    noSuchLeapMonth: '{attribute}: năm đó không có tháng nhuận này.',
    leapMonthOfSolarDate: '{attribute} cần có calendar="lunar": dương lịch không có tháng nhuận.',
    skipped: '{attribute} “{given}” không có thật: lúc đó đồng hồ được chỉnh nhanh lên.',
    repeated: '{attribute} “{given}” có hai lần vì đồng hồ được chỉnh lùi. Hãy viết disambiguation="earlier" hoặc "later".',
    beforeBirth: '{attribute} “{given}” ở trước lúc sinh.',
  },
} as const satisfies Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** Values of the placeholders of a sentence. */
export type Filling = Readonly<Partial<Record<'attribute' | 'given' | 'allowed' | 'first' | 'last', string>>>;

/** A sentence in a language. */
export const sentence = (language: Language, id: ElementProblemId, filling: Filling): string =>
  WORDS[language][id].replace(/\{(\w+)\}/g, (_, name: keyof Filling) => filling[name] ?? '');
