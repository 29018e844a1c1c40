// Values in other notations, each with the accepted one as a suggestion. Only unambiguous ones.

import type { CalendarRegion } from 'beichen';

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const MONTH_NAME = `(?<name>${MONTHS})[a-z]*\\.?`;
const DAY_OF_MONTH = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';

/** Dates with the name of the month: 23 July 1990, July 23rd, 1990, ngày 23 tháng 7 năm 1990. */
const WITH_MONTH_NAME = [
  new RegExp(`^${DAY_OF_MONTH}\\s?(?:of\\s|-\\s?)?${MONTH_NAME}[,\\s-]+(?<year>\\d{4})$`, 'i'),
  new RegExp(`^${MONTH_NAME}\\s?${DAY_OF_MONTH}[,\\s]+(?<year>\\d{4})$`, 'i'),
  /^(?:ngày\s+)?(?<day>\d{1,2})\s+tháng\s+(?<month>\d{1,2})\s+năm\s+(?<year>\d{4})$/iu,
];

/**
 * A date with its year first or the name of its month, or with its day first if the day cannot be a month, as YYYY-MM-DD.
 * @example suggestedDate('1990/7/23') // '1990-07-23'
 */
export function suggestedDate(text: string): string | undefined {
  const written = text.normalize('NFKC').trim();
  const yearFirst =
    /^(\d{4})\s*[-/.年년]\s*(\d{1,2})\s*[-/.月월]\s*(\d{1,2})\s*[日일]?$/.exec(written) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(written);
  if (yearFirst !== null) return dateText(yearFirst[1]!, yearFirst[2]!, yearFirst[3]!);
  const ofEra = eraIn(written);
  if (ofEra !== undefined) {
    const { month, day, isLeap } = monthAndDayIn(ofEra.rest) ?? {};
    return ofEra.region !== undefined || isLeap || month === undefined
      ? undefined
      : dateText(`${ofEra.year}`, month, day!);
  }
  for (const form of WITH_MONTH_NAME) {
    const { year, month, name, day } = form.exec(written)?.groups ?? {};
    if (year !== undefined) return dateText(year, month ?? `${MONTHS.indexOf(name!.toLowerCase()) / 4 + 1}`, day!);
  }
  const dayFirst = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(written);
  if (dayFirst === null) return undefined;
  const [, day, separator, month, year] = dayFirst;
  const isDayFirst = separator === '.' || Number(day) > 12; // 7/8/1990 is ambiguous
  return isDayFirst ? dateText(year!, month!, day!) : undefined;
}

/**
 * A date followed by a time, as from date pickers and databases.
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

type Era = readonly [name: RegExp, before: number, region?: CalendarRegion];

/** Eras with Gregorian years, by their names and letter: the year before the first one of each. */
const ERAS: readonly Era[] = [
  [/^(?:明治|meiji|m)/, 1867],
  [/^(?:大正|taish[oō]|t)/, 1911],
  [/^(?:昭和|sh[oō]wa|s)/, 1925],
  [/^(?:平成|heisei|h)/, 1988],
  [/^(?:令和|reiwa|r)/, 2018],
  [/^(?:中華民國|中华民国|民國|民国|민국|minguo|roc )(?!前)/, 1911],
  [/^(?:大同)/, 1931], // Manchukuo
  [/^(?:康德)/, 1933],
  [/^(?:光武|광무)/, 1896],
  [/^(?:隆熙|융희)/, 1906],
  [/^(?:단기|檀紀|檀纪)/, -2333],
  [/^(?:佛历|佛曆|仏暦|พ\.ศ\.|b\.?e\.? )/, -543],
];

// Eras with lunar dates, by their calendar.
// biome-ignore format: a row a calendar
const LUNAR_ERAS: readonly Era[] = [
  ...lunarEras('china', '順治顺治 1643 康熙 1661 雍正 1722 乾隆 1735 嘉慶嘉庆 1795 道光 1820 咸豐咸丰 1850 同治 1861 光緒光绪 1874 宣統宣统 1908'),
  ...lunarEras('japan', '正保 1643 慶安 1647 承応承應 1651 明暦明曆 1654 万治萬治 1657 寛文寬文 1660 延宝延寶 1672 天和 1680 貞享 1683 元禄元祿 1687 宝永寶永 1703 正徳正德 1710 享保 1715 元文 1735 寛保寬保 1740 延享 1743 寛延寬延 1747 宝暦寶曆 1750 明和 1763 安永 1771 天明 1780 寛政寬政 1788 享和 1800 文化 1803 文政 1817 天保 1829 弘化 1843 嘉永 1847 安政 1853 万延萬延 1859 文久 1860 元治 1863 慶応慶應 1864'),
  ...lunarEras('korea', '開國개국 1391'),
  ...lunarEras('vietnam', '景盛 1792 嘉隆 1801 明命 1819 紹治 1840 嗣德 1847 同慶 1885 成泰 1888 維新 1906 啓定啟定 1915 保大 1925'),
  ...(['gia long 1801', 'minh mạng 1819', 'minh mệnh 1819', 'thiệu trị 1840', 'tự đức 1847', 'đồng khánh 1885', 'thành thái 1888', 'duy tân 1906', 'khải định 1915', 'bảo đại 1925'].map(
    (row): Era => [new RegExp(`^${row.slice(0, -5)}`), Number(row.slice(-4)), 'vietnam'],
  )),
];

const ALL_ERAS = [...LUNAR_ERAS, ...ERAS];

/** Reads eras: one or two names of two characters each, and the year before the first year of the era. */
function lunarEras(region: CalendarRegion, rows: string): readonly Era[] {
  return [...rows.matchAll(/(\S\S)(\S\S)? (\d{4})/g)].map(([, name, other, before]) => [
    new RegExp(`^(?:${other === undefined ? name : `${name}|${other}`})`),
    Number(before),
    region,
  ]);
}

/** Japan left its lunar calendar with 1872, Korea with 1895. */
const LAST_LUNAR_YEAR = { japan: 1872, korea: 1895 } as const;

const DIGITS = '〇一二三四五六七八九';

/**
 * The Gregorian year of an era, and the text as written.
 * @example yearOfEra('昭和20年8月15日') // { era: '昭和20年', year: '1945' }
 */
export function yearOfEra(text: string): { readonly era: string; readonly year: string } | undefined {
  const found = eraIn(text);
  return found && { era: found.era, year: `${found.year}` };
}

/**
 * A lunar date of an era: in accepted form, and its calendar.
 * @example lunarDateOfEra('天保14年閏9月13日') // { date: '1843-09-13', isLeap: true, region: 'japan' }
 */
export function lunarDateOfEra(
  text: string,
): { readonly date: string; readonly isLeap: boolean; readonly region: CalendarRegion } | undefined {
  const { year, region, rest } = eraIn(text) ?? {};
  if (region === undefined) return undefined;
  const { month, day, isLeap = false } = monthAndDayIn(rest!) ?? {};
  const date = month === undefined ? undefined : dateText(`${year}`, month, day!);
  return { date: date ?? `${year}-MM-DD`, isLeap, region };
}

interface YearOfEra {
  readonly era: string;
  readonly year: number;
  /** Lunar calendar of its months; absent if they are Gregorian. */
  readonly region: CalendarRegion | undefined;
  readonly rest: string;
}

function eraIn(text: string): YearOfEra | undefined {
  const written = text.normalize('NFKC').trim().toLowerCase();
  for (const [name, before, ownRegion] of ALL_ERAS) {
    const era = name.exec(written)?.[0];
    if (era === undefined) continue;
    const [whole, digits] =
      /^\s*(\d{1,4}|元|[〇一二三四五六七八九十]{1,3})\s*[年년]?/.exec(written.slice(era.length)) ?? [];
    const year = digits === undefined ? Number.NaN : before + numberOf(digits);
    if (whole === undefined || !(year > 1640 && year < 2200)) continue;
    return {
      era: text
        .trim()
        .slice(0, era.length + whole.length)
        .trim(),
      year,
      region: regionOf(era, year, ownRegion),
      rest: written.slice(era.length + whole.length),
    };
  }
  return beforeTheRepublic(text, written) ?? yearOfBuddhaIn(text);
}

/** The first years of 明治 were lunar, the last ones of 開國 in Korea were not. */
function regionOf(era: string, year: number, own: CalendarRegion | undefined): CalendarRegion | undefined {
  const region = /^(?:明治|meiji|m)$/.test(era) ? 'japan' : own;
  const last = region === 'japan' || region === 'korea' ? LAST_LUNAR_YEAR[region] : 2200;
  return year <= last ? region : undefined;
}

function beforeTheRepublic(text: string, written: string): YearOfEra | undefined {
  const [era, digits] = /^民(?:國|国)?前\s*(\d{1,2})\s*年?/.exec(written) ?? [];
  if (era === undefined) return undefined;
  return {
    era: text.trim().slice(0, era.length),
    year: 1912 - Number(digits),
    region: undefined,
    rest: written.slice(era.length),
  };
}

/** A year of the Buddhist Era anywhere in an invalid date: 6/5/2533, 2533 BE. */
function yearOfBuddhaIn(text: string): YearOfEra | undefined {
  const digits = /(?:^|\D)(2[3-7]\d\d)(?:\D|$)/.exec(text.normalize('NFKC'))?.[1];
  if (digits === undefined) return undefined;
  return { era: digits, year: Number(digits) - BUDDHIST_YEARS, region: undefined, rest: '?' };
}

const BUDDHIST_YEARS = 543;

const NUMBER = '\\d{1,2}|[正元一二三四五六七八九十廿]{1,3}';
const MONTH_AND_DAY = new RegExp(`^[-/.\\s]?(閏|闰|윤)?\\s*(${NUMBER})\\s*[-/.月월]\\s*初?(${NUMBER})\\s*[日일]?$`);

function monthAndDayIn(
  rest: string,
): { readonly month: string; readonly day: string; readonly isLeap: boolean } | undefined {
  const [whole, leap, month, day] = MONTH_AND_DAY.exec(rest) ?? [];
  if (whole === undefined) return undefined;
  return { month: `${numberOf(month!)}`, day: `${numberOf(day!)}`, isLeap: leap !== undefined };
}

/** 20, 元 or 正 for 1, 二十, 廿 or 二〇. */
function numberOf(digits: string): number {
  if (/^\d+$/.test(digits)) return Number(digits);
  if (digits === '元' || digits === '正') return 1;
  const [tens, ones] = digits.replace('廿', '二十').split('十') as [string, string | undefined];
  const digitsOf = (text: string) => Number([...text].map((digit) => DIGITS.indexOf(digit)).join(''));
  return ones === undefined
    ? digitsOf(tens)
    : (tens === '' ? 10 : 10 * digitsOf(tens)) + (ones === '' ? 0 : digitsOf(ones));
}

function dateText(year: string, month: string, day: string): string | undefined {
  const isPossible = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
  return isPossible ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
}

/** Parts of a day. Each converts an hour of a 12-hour clock; undefined if the hour may belong to the next day, as 12 at night. */
const PARTS_OF_DAY: readonly (readonly [RegExp, (hour: number) => number | undefined])[] = [
  [/^(?:a\.?m\.?|上午|早上|早晨|清晨|凌晨|오전|아침|새벽|午前|朝|(?:buổi )?sáng)$/i, (hour) => hour % 12],
  [/^(?:p\.?m\.?|下午|傍晚|오후|저녁|午後|夕方|(?:buổi )?chiều)$/i, (hour) => (hour % 12) + 12],
  [/^(?:noon|midday|中午|正午|정오|(?:buổi )?trưa)$/i, (hour) => (hour < 3 ? hour + 12 : hour > 9 ? hour : undefined)],
  [/^(?:晚上|夜|晩|밤|(?:buổi )?tối|đêm)$/i, (hour) => (hour > 5 && hour < 12 ? hour + 12 : undefined)],
];
const NOON = /^(?:noon|midday|正午|정오)$/i;
const HALF_AN_HOUR = /^(?:半|반|rưỡi)$/i;

// 8.5 is not a time: it may mean half past eight.
const TIME =
  /^(\D*?) ?(\d{1,2})(?:[:.h](\d{2})| ?(?:[h點点時时시]|giờ|gio) ?(?:(\d{1,2}|半|반|rưỡi) ?(?:[分분]|phút|phut)?)?)? ?(\D*)$/iu;

/**
 * Converts an hour of a 12-hour clock to 24 hours, and splits a time into its hour and its minute.
 * @example suggestedHour('8pm') // { hour: 20 }
 * @example suggestedHour('8:30') // { hour: 8, minute: 30 }
 */
export function suggestedHour(text: string): { readonly hour: number; readonly minute?: number } | undefined {
  const written = text.normalize('NFKC').trim().replace(/\s+/g, ' ');
  if (NOON.test(written)) return { hour: 12, minute: 0 };
  const [, before = '', hours, twoDigits, digits, behind = ''] = TIME.exec(written) ?? [];
  if (hours === undefined) return undefined;
  const part = before === '' ? behind.trim() : behind === '' ? before.trim() : '?';
  const hour = hourOfPart(Number(hours), part);
  if (hour === undefined) return undefined;
  const minutes = twoDigits ?? digits;
  if (minutes === undefined) return { hour };
  const minute = HALF_AN_HOUR.test(minutes) ? 30 : Number(minutes);
  return minute > 59 ? undefined : { hour, minute };
}

function hourOfPart(hour: number, part: string): number | undefined {
  if (part === '') return hour > 23 ? undefined : hour;
  const [, hourOf] = PARTS_OF_DAY.find(([names]) => names.test(part)) ?? [];
  return hourOf === undefined || hour > 12 || hour === 0 ? undefined : hourOf(hour);
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
  wenmo: ['文墨', '文墨天机', '文墨天機', 'wen mo', 'wenmo tianji'],
  heaven: ['天盘', '天盤', '천반', 'thiên bàn'],
  earth: ['地盘', '地盤', '지반', 'địa bàn'],
  human: ['人盘', '人盤', '인반', 'nhân bàn'],
  'taiyang-wuqu-taiyin-tiantong': ['阴同', '陰同', '太阳武曲太阴天同', '太陽武曲太陰天同'],
  'taiyang-wuqu-tiantong-taiyin': ['同阴', '同陰', '太阳武曲天同太阴', '太陽武曲天同太陰'],
  'taiyang-wuqu-tianfu-tiantong': ['府同', '太阳武曲天府天同', '太陽武曲天府天同'],
  'taiyang-wuqu-tiantong-tianxiang': ['同相', '太阳武曲天同天相', '太陽武曲天同天相'],
  common: ['default', 'usual', '通行', '一般'],
  decades: ['daxian', '大限', '대한', 'đại hạn'],
  luckPillars: ['luck', 'dayun', '大运', '大運', '대운', 'đại vận'],
  years: ['liunian', '流年', '세운', 'lưu niên'],
  months: ['liuyue', '流月', '월운'],
  days: ['liuri', '流日', '일운'],
};

/**
 * The choice of a common word.
 * @example suggestedChoice(['male', 'female'], '男') // 'male'
 */
export function suggestedChoice(choices: readonly string[], text: string): string | undefined {
  const word = text.normalize('NFKC').trim().toLowerCase();
  return choices.find((choice) => Object.hasOwn(WORDS, choice) && WORDS[choice]!.includes(word));
}
