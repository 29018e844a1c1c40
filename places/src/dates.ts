// Dates and hours of birth beside a birthplace: geb. 12.3.1987 Graz, 1985年3月2日 长沙, 3:15 pm, Dallas TX.

const MONTH =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mär|mai|okt|dez|fév|avr|jui|aoû|déc|ene|abr|ago|dic|gen|mag|giu|lug|set|ott|fev|out|sty|lut|kwi|maj|cze|lip|sie|wrz|paź|lis|gru|янв|фев|мар|апр|мая|июн|июл|авг|сен|окт|ноя|дек)\\p{L}{0,8}\\.?';
const BEFORE = '(?:(?:on|the|le|am|den|vom|el|il|em|dnia|ngày|dob|\\*) )?';
const DAY = '\\d{1,2}(?:st|nd|rd|th|\\.|º|er)?';
const NUMBERS = '\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4}';
const DATE = new RegExp(
  `(?<![\\p{L}\\d])${BEFORE}(?:${NUMBERS}|${DAY} (?:de |of )?${MONTH},?(?: (?:de |del )?\\d{2,4})?|${MONTH} ${DAY},? \\d{4}|(?:em|in|en|год) \\d{4}(?= ))(?: (?:года|год|г\\.|roku|r\\.))?(?![\\d])`,
  'giu',
);
const HOUR =
  /(?<![\p{L}\d+−-])(?:(?:at|um|à|às|a las|alle|lúc|kl\.?|в) )?\d{1,2}(?:[:.h]\d{2}(?: ?[ap]\.?m\.?)?|h| ?[ap]\.?m\.?)(?: uhr)?(?![\p{L}\d])/giu;
const IN_EAST_ASIA =
  /(?:公元|西元|民[國国]|明治|大正|昭和|平成|令和)?\d{1,4}[年년] ?(?:\d{1,2}[月월] ?)?(?:\d{1,2}[日号號일] ?)?の?|[农農阴陰][历曆](?:[正一二三四五六七八九十冬腊臘]{1,2}月)?(?:初|廿|三)?[一二三四五六七八九十]{0,2}/gu;
const HOUR_IN_EAST_ASIA =
  /(?:早上|上午|下午|晚上|凌晨|中午|傍晚|夜里|午前|午後|오전|오후|새벽|밤)? ?\d{1,2}[点點时時시] ?(?:\d{1,2}分|半|\d{1,2}분)?/gu;
const REST = /^(?:[\s,;·*]|geb\.|ur\.|dob|el )+|(?<![\s,;·*])[\s,;·*]+$/giu;

/** The text without its dates and hours. */
export function withoutDates(text: string): string {
  if (!/\d|[农農阴陰][历曆]/u.test(text)) return text;
  const bare = text
    .replace(IN_EAST_ASIA, ' ')
    .replace(HOUR_IN_EAST_ASIA, ' ')
    .replace(DATE, ' ')
    .replace(HOUR, ' ')
    .replace(/\s+/g, ' ');
  return bare.trim() === text ? text : bare.replace(REST, '').replace(/ ?,(?: ?,)+/g, ',');
}
