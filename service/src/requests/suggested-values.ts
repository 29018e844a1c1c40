// Values that people write and that are not read, each with the one that is: a problem then names what to send. Only where one thing alone can be meant.

/**
 * A date with its year first, or its day first where no month has that number, as YYYY-MM-DD.
 * @example suggestedDate('1990/7/23') // '1990-07-23'
 */
export function suggestedDate(text: string): string | undefined {
  const written = text.normalize('NFKC').trim();
  const yearFirst =
    /^(\d{4})\s*[-/.年년]\s*(\d{1,2})\s*[-/.月월]\s*(\d{1,2})\s*[日일]?$/.exec(written) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(written);
  if (yearFirst !== null) return dateText(yearFirst[1]!, yearFirst[2]!, yearFirst[3]!);
  const ofEra = eraIn(written);
  const monthAndDay = ofEra && /^[-/.\s]?(\d{1,2})\s*[-/.月월]\s*(\d{1,2})\s*[日일]?$/.exec(ofEra.rest);
  if (ofEra !== undefined && monthAndDay) return dateText(`${ofEra.year}`, monthAndDay[1]!, monthAndDay[2]!);
  const dayFirst = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(written);
  if (dayFirst === null) return undefined;
  const [, day, separator, month, year] = dayFirst;
  const isDayFirst = separator === '.' || Number(day) > 12; // 7/8/1990 is two dates
  return isDayFirst ? dateText(year!, month!, day!) : undefined;
}

/**
 * A date with a time behind it, as pickers of dates and databases write it.
 * @example dateAndClock('1990-07-23T08:30:00') // { date: '1990-07-23', clock: '08:30' }
 */
export function dateAndClock(text: string): { readonly date: string; readonly clock: string } | undefined {
  const [, date, clock] =
    /^(\d{4}\D{1,2}\d{1,2}\D{1,2}\d{1,2}日?)(?:[t ]| )(\d{1,2}:\d{2})(?:[:.\d]*)? ?(?:z|[-+]\d\d:?\d\d)?$/i.exec(
      text.trim(),
    ) ?? [];
  if (date === undefined || clock === undefined) return undefined;
  const day = suggestedDate(date);
  const time = suggestedHour(clock);
  return day === undefined || time === undefined ? undefined : { date: day, clock: clockText(time) };
}

/** A time as HH:MM. */
export const clockText = ({ hour, minute = 0 }: { readonly hour: number; readonly minute?: number }): string =>
  [hour, minute].map((part) => `${part}`.padStart(2, '0')).join(':');

/** The year before the first one of each era whose years are those of the Gregorian calendar, by its name and its letter. */
const ERAS: readonly (readonly [name: RegExp, before: number])[] = [
  [/^(?:明治|m)/, 1867],
  [/^(?:大正|t)/, 1911],
  [/^(?:昭和|s)/, 1925],
  [/^(?:平成|h)/, 1988],
  [/^(?:令和|r)/, 2018],
  [/^(?:中華民國|中华民国|民國|民国|민국|roc )/, 1911],
  [/^(?:단기|檀紀|檀纪)/, -2333],
  [/^(?:佛历|佛曆|仏暦|พ\.ศ\.|b\.?e\.? )/, -543],
];
const DIGITS = '〇一二三四五六七八九';

/**
 * The Gregorian year of an era, and how it was written.
 * @example yearOfEra('昭和20年8月15日') // { era: '昭和20年', year: '1945' }
 */
export function yearOfEra(text: string): { readonly era: string; readonly year: string } | undefined {
  const found = eraIn(text);
  return found && { era: found.era, year: `${found.year}` };
}

function eraIn(text: string): { readonly era: string; readonly year: number; readonly rest: string } | undefined {
  const written = text.normalize('NFKC').trim().toLowerCase();
  for (const [name, before] of ERAS) {
    const era = name.exec(written)?.[0];
    if (era === undefined) continue;
    const [whole, digits] =
      /^\s*(\d{1,4}|元|[〇一二三四五六七八九十]{1,3})\s*[年년]?/.exec(written.slice(era.length)) ?? [];
    const year = digits === undefined ? Number.NaN : before + numberOf(digits);
    if (whole === undefined || !(year > 1800 && year < 2200)) return undefined;
    return {
      era: text
        .trim()
        .slice(0, era.length + whole.length)
        .trim(),
      year,
      rest: written.slice(era.length + whole.length),
    };
  }
  return undefined;
}

/** 20, 元 for 1, 二十 or 二〇. */
function numberOf(digits: string): number {
  if (/^\d+$/.test(digits)) return Number(digits);
  if (digits === '元') return 1;
  const [tens, ones] = digits.split('十') as [string, string | undefined];
  const digitsOf = (text: string) => Number([...text].map((digit) => DIGITS.indexOf(digit)).join(''));
  return ones === undefined
    ? digitsOf(tens)
    : (tens === '' ? 10 : 10 * digitsOf(tens)) + (ones === '' ? 0 : digitsOf(ones));
}

function dateText(year: string, month: string, day: string): string | undefined {
  const isPossible = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
  return isPossible ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
}

const BEFORE_NOON = /^(?:a\.?m\.?|上午|早上|오전|午前|sáng)$/i;
const AFTER_NOON = /^(?:p\.?m\.?|下午|晚上|오후|午後|chiều|tối)$/i;

// 8.5 is no time: it may be half past eight.
const TIME =
  /^(\D*?) ?(\d{1,2})(?:[:.h](\d{2})| ?(?:[h點点時时시]|giờ|gio) ?(?:(\d{1,2}) ?(?:[分분]|phút|phut)?)?)? ?(\D*)$/iu;

/**
 * An hour of twelve as one of twenty-four; a time as its hour and its minute.
 * @example suggestedHour('8pm') // { hour: 20 }
 * @example suggestedHour('8:30') // { hour: 8, minute: 30 }
 */
export function suggestedHour(text: string): { readonly hour: number; readonly minute?: number } | undefined {
  const parts = TIME.exec(text.normalize('NFKC').trim().replace(/\s+/g, ' '));
  if (parts === null) return undefined;
  const [, before = '', hours, twoDigits, digits, behind = ''] = parts;
  const minutes = twoDigits ?? digits;
  const half = before === '' ? behind.trim() : behind === '' ? before.trim() : '?';
  const isHalf = BEFORE_NOON.test(half) || AFTER_NOON.test(half);
  if (half !== '' && !isHalf) return undefined;
  const given = Number(hours);
  if (given > (isHalf ? 12 : 23) || (isHalf && given === 0)) return undefined;
  const hour = !isHalf ? given : (given % 12) + (AFTER_NOON.test(half) ? 12 : 0);
  if (minutes === undefined) return { hour };
  return Number(minutes) > 59 ? undefined : { hour, minute: Number(minutes) };
}

/** Other words for the values of a choice. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  male: ['m', 'man', 'boy', '男', '男性', '男命', '乾造', '남', '남성', '남자', '건명', 'nam'],
  female: ['f', 'w', 'woman', 'girl', '女', '女性', '女命', '坤造', '여', '여성', '여자', '곤명', 'nữ'],
  // biome-ignore format: a value a row
  solar: ['gregorian', 'gongli', 'yangli', '公历', '公曆', '西历', '西曆', '西暦', '新历', '新曆', '新暦', '阳历', '陽曆', '양력', 'dương lịch'],
  // biome-ignore format: a value a row
  lunar: ['chinese', 'nongli', 'yinli', '农历', '農曆', '阴历', '陰曆', '旧历', '舊曆', '旧暦', '陰暦', '음력', 'âm lịch'],
  true: ['yes', 'y', '1', 'on', '是', '闰', '閏', 'はい', '예', '네', 'có', 'đúng'],
  false: ['no', 'n', '0', 'off', '否', '不', 'いいえ', '아니요', '아니오', 'không', 'sai'],
  zi: ['23:00', '23', 'forward', '子时', '子時', '子初', '자시', 'giờ tý'],
  midnight: ['00:00', '0:00', '24:00', 'current', '午夜', '子正', '零时', '零時', '자정', '正子', 'nửa đêm'],
  lichun: ['exact', '立春', '입춘', 'lập xuân', 'start of spring', 'spring'],
  lunarNewYear: [
    'normal',
    '正月',
    '正月初一',
    '春节',
    '春節',
    '旧正月',
    '설날',
    '설',
    'tết',
    'new year',
    'chinese new year',
  ],
  // biome-ignore format: a value a row
  apparent: ['true', 'yes', '1', 'truesolar', 'true solar', 'true solar time', '真太阳时', '真太陽時', '진태양시', 'giờ mặt trời thực'],
  mean: ['lmt', 'local mean time', '平太阳时', '平太陽時', '地方时', '地方時', '地方平时', '평균태양시'],
  clock: ['false', 'no', '0', 'standard', 'civil', '标准时', '標準時', '钟表', '표준시'],
  china: ['cn', 'chinese', '中国', '中國', '중국', 'trung quốc'],
  vietnam: ['vn', 'vi', 'vietnamese', 'việt nam', 'viet nam', '越南', 'ベトナム', '베트남'],
  korea: ['kr', 'ko', 'korean', '韩国', '韓国', '韓國', '朝鲜', '朝鮮', '한국', 'hàn quốc'],
  japan: ['jp', 'ja', 'japanese', '日本', '일본', 'nhật bản'],
  zhongzhou: ['中州', '中州派', '王亭之', '중주파', 'trung châu'],
  quanshu: ['全书', '全書', '紫微斗数全书', '紫微斗數全書'],
  common: ['default', 'usual', '通行', '一般'],
  decades: ['daxian', '大限', '대한', 'đại hạn'],
  luckPillars: ['luck', 'dayun', '大运', '大運', '대운', 'đại vận'],
  years: ['liunian', '流年', '세운', 'lưu niên'],
  months: ['liuyue', '流月', '월운'],
  days: ['liuri', '流日', '일운'],
};

/**
 * The choice that a word of people means.
 * @example suggestedChoice(['male', 'female'], '男') // 'male'
 */
export function suggestedChoice(choices: readonly string[], text: string): string | undefined {
  const word = text.normalize('NFKC').trim().toLowerCase();
  return choices.find((choice) => Object.hasOwn(WORDS, choice) && WORDS[choice]!.includes(word));
}
