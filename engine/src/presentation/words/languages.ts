// Languages of documents, one row each with the facts of the language; its words are in folders of its name.

import type { CalendarRegion } from '../../calculation/calendar/calendar-region.ts';
import type { MonthCommandTable } from '../../calculation/pillars/depth-ids.ts';
import type { PillarStarSet } from '../../calculation/pillars/pillar-star-ids.ts';

/** Tag, own name, locale and defaults of a language. */
export interface LanguageFacts {
  /** BCP 47 tag for pages, which includes the script. */
  readonly tag: string;
  /** Its own name. */
  readonly ownName: string;
  /** Language and country as in Open Graph: `en_GB`. */
  readonly locale: string;
  /** BCP 47 tag of the Hanzi beside its names. */
  readonly hanzi: string;
  /** Tag for Intl, if it differs. */
  readonly numbers?: string;
  /** Set if figures and units of time have no space between them: 5年3か月. */
  readonly isUnspaced?: true;
  /** Decimal separator, if it is not a point. */
  readonly decimal?: string;
  /**
   * Eras from their first day (ISO), the latest first, with the year before their first, `{year}`, and the name of the first year, if it has one. `until`: the
   * last year written in the era, since its end is not known.
   */
  readonly eras?: readonly {
    readonly since: string;
    readonly until?: number;
    readonly before: number;
    readonly text: string;
    readonly first?: string;
  }[];
  /**
   * Formats of a date and a month in prose, of a date with its `{era}`, and of a date in tables and drawings, with `{year}`, `{month}` and `{day}`; `{0month}`
   * and `{0day}` have two figures. Default: ISO 8601.
   */
  readonly date?: { readonly text: string; readonly ofEra?: string; readonly month: string; readonly figures: string };
  /** Set if lists of the twelve palaces go clockwise from the life palace, against their numbers: Mệnh, Phụ Mẫu, Phúc Đức. */
  readonly isClockwise?: true;
  /** Set if the default order of the Four Pillars has the year on the right: 시·일·월·연, 時日月年. */
  readonly isHourFirst?: true;
  /** Ages of luck pillars, if they are not nominal: counted from the printed number (대운수 5: 5세, 15세), or completed years (満5歳). */
  readonly luckAges?: 'number' | 'fromCompletedAge';
  /** Set if calendars in the language name the years of 三災. */
  readonly countsSanzai?: true;
  /** Lunar calendar of an almanac in the language. */
  readonly calendarRegion: CalendarRegion;
  /** Set if weeks of a printed calendar begin on Sunday. */
  readonly isSundayFirst?: true;
  /** Default table of the command of the month on pages in the language, if it is not the default of a chart. */
  readonly monthCommandTable?: MonthCommandTable;
  /** Default set of stars of the Four Pillars on pages in the language, if it is not the default of a chart. */
  readonly pillarStars?: PillarStarSet;
  /** Set if few readers of the language follow the common tables, so that forms show the choice of a school. */
  readonly isSchoolInSight?: true;
  /** Birthplace of examples in the language, by its id in beichen-places; default: Beijing. */
  readonly exampleCityId?: string;
  /** Regions of the language: if two languages share the first subtag, a tag with such a region selects this one. */
  readonly regions?: readonly string[];
}

/**
 * First days by the proclamations of 1912 (大正), 1926, 1989 and 2019. 明治 by the Gregorian calendar, which Japan took on 1873-01-01: a year of 明治
 * before it was lunar and is left out.
 */
// biome-ignore format: an era a row
const JAPANESE_ERAS = [
  { since: '2019-05-01', until: 2040, before: 2018, text: '令和{year}年', first: '令和元年' },
  { since: '1989-01-08', before: 1988, text: '平成{year}年', first: '平成元年' },
  { since: '1926-12-25', before: 1925, text: '昭和{year}年', first: '昭和元年' },
  { since: '1912-07-30', before: 1911, text: '大正{year}年', first: '大正元年' },
  { since: '1873-01-01', before: 1867, text: '明治{year}年' },
] as const;

// biome-ignore format: a language a row
const FACTS = {
  en: { tag: 'en', ownName: 'English', locale: 'en_GB', hanzi: 'zh-Hans', numbers: 'en-GB', calendarRegion: 'china' },
  zh: { tag: 'zh-Hans', ownName: '简体中文', locale: 'zh_CN', hanzi: 'zh-Hans', calendarRegion: 'china', date: { text: '{year}年{month}月{day}日', month: '{year}年{month}月', figures: '{year}-{0month}-{0day}' } },
  'zh-Hant': { tag: 'zh-Hant', ownName: '繁體中文', locale: 'zh_TW', hanzi: 'zh-Hant', calendarRegion: 'china', isSundayFirst: true, eras: [{ since: '1912-01-01', before: 1911, text: '民國 {year} 年' }], date: { text: '{year} 年 {month} 月 {day} 日', ofEra: '{era}（{year} 年）{month} 月 {day} 日', month: '{year} 年 {month} 月', figures: '{year}-{0month}-{0day}' }, exampleCityId: 'taipei-1668341', regions: ['tw', 'hk', 'mo'] },
  ja: { tag: 'ja', ownName: '日本語', locale: 'ja_JP', hanzi: 'ja', isUnspaced: true, isHourFirst: true, luckAges: 'fromCompletedAge', calendarRegion: 'japan', isSundayFirst: true, exampleCityId: 'tokyo-1850147', monthCommandTable: 'korean', eras: JAPANESE_ERAS, date: { text: '{year}年{month}月{day}日', ofEra: '{year}年（{era}）{month}月{day}日', month: '{year}年{month}月', figures: '{year}/{0month}/{0day}' } },
  ko: { tag: 'ko', ownName: '한국어', locale: 'ko_KR', hanzi: 'zh-Hant', isHourFirst: true, luckAges: 'number', countsSanzai: true, calendarRegion: 'korea', isSundayFirst: true, exampleCityId: 'seoul-1835848', monthCommandTable: 'korean', pillarStars: 'korean', date: { text: '{year}년 {month}월 {day}일', month: '{year}년 {month}월', figures: '{year}.{0month}.{0day}' } },
  vi: { tag: 'vi', ownName: 'Tiếng Việt', locale: 'vi_VN', hanzi: 'zh-Hant', decimal: ',', calendarRegion: 'vietnam', date: { text: '{0day}/{0month}/{year}', month: '{0month}/{year}', figures: '{0day}/{0month}/{year}' }, exampleCityId: 'hanoi-1581130', isClockwise: true, isSchoolInSight: true },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

/** `en` English, `zh` simplified Chinese, `zh-Hant` traditional Chinese as Taiwan writes it, `ja` Japanese, `ko` Korean, `vi` Vietnamese. */
export type Language = keyof typeof FACTS;

export const LANGUAGES: readonly Language[] = /* @__PURE__ */ Object.keys(FACTS) as Language[];

/** Tag, own name, locale and defaults of each language. */
export const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = FACTS;

/**
 * The era year of a date in a language; undefined in languages without eras, and before the first era.
 * @param date ISO 8601, or a text that begins so
 * @example eraYear('1990-07-23', 'zh-Hant') // '民國 79 年'
 * @example eraYear('1990-07-23', 'ja') // '平成2年'
 */
export function eraYear(date: string, language: Language): string | undefined {
  const day = /^\d{4}-\d\d-\d\d/.test(date) ? date.slice(0, 10) : `${date.slice(0, 4)}-12-31`;
  const era = LANGUAGE_FACTS[language].eras?.find(({ since }) => day >= since);
  if (era === undefined || !/^\d{4}/.test(day) || Number(day.slice(0, 4)) > (era.until ?? 9999)) return undefined;
  const year = Number(day.slice(0, 4)) - era.before;
  return year === 1 && era.first !== undefined ? era.first : era.text.replace('{year}', String(year));
}

/**
 * A date, or a month or a year alone, in the prose format of a language.
 * @param date ISO 8601, or a text that begins so
 * @example dateText('1990-07-23T08:30', 'ja') // '1990年7月23日'
 * @example dateText('1990-07', 'vi') // '07/1990'
 */
export function dateText(date: string, language: Language): string {
  const iso = date.slice(0, 10);
  const { date: form } = LANGUAGE_FACTS[language];
  return form === undefined || iso.length < 7 ? iso : dateBy(iso.length < 10 ? form.month : form.text, iso);
}

/**
 * The date of a birth or of a moment, with its era year if the language has eras.
 * @param date ISO 8601, or a text that begins so
 * @example eraDateText('1990-07-23T08:30', 'ja') // '1990年（平成2年）7月23日'
 */
export function eraDateText(date: string, language: Language): string {
  const iso = date.slice(0, 10);
  const ofEra = LANGUAGE_FACTS[language].date?.ofEra;
  const era = eraYear(iso, language);
  return ofEra === undefined || era === undefined || iso.length < 10
    ? dateText(date, language)
    : dateBy(ofEra, iso).replace('{era}', era);
}

/**
 * A date in the format of tables and drawings of a language, in figures of one width.
 * @param date ISO 8601, or a text that begins so
 * @example dateInFigures('1990-07-23', 'vi') // '23/07/1990'
 * @example dateInFigures('1990-07-23', 'ko') // '1990.07.23'
 */
export function dateInFigures(date: string, language: Language): string {
  const iso = date.slice(0, 10);
  const { date: form } = LANGUAGE_FACTS[language];
  return form === undefined ? iso : dateBy(form.figures, iso);
}

/**
 * A date without its year, in the format of tables and drawings.
 * @example dayInFigures('1990-07-23', 'ko') // '07.23'
 */
export const dayInFigures = (date: string, language: Language): string =>
  dateInFigures(date, language).replace(/^\d{4}\W|\W\d{4}$/, '');

type AgesOfLuck = Readonly<Record<'number' | 'fromAge' | 'fromCompletedAge', number>>;

/** The age at which a luck pillar begins, by the count of a language. */
export const luckAge = (pillar: AgesOfLuck, language: Language): number =>
  pillar[LANGUAGE_FACTS[language].luckAges ?? 'fromAge'];

/**
 * The ten ages of a luck pillar.
 * @example luckAges({ number: 5, fromAge: 6, fromCompletedAge: 5 }, 'ko') // '5–14'
 */
export function luckAges(pillar: AgesOfLuck, language: Language): string {
  const from = luckAge(pillar, language);
  return `${from}–${from + 9}`;
}

/** A year, month and day of ISO 8601 in a format. */
function dateBy(form: string, iso: string): string {
  const [year, month, day] = iso.split('-');
  return form
    .replace('{year}', year!)
    .replace('{0month}', month!)
    .replace('{month}', `${Number(month)}`)
    .replace('{0day}', day!)
    .replace('{day}', `${Number(day)}`);
}

/**
 * A number with the decimal separator of a language.
 * @example decimalText(1.36, 'vi') // '1,36'
 */
export const decimalText = (value: number | string, language: Language): string =>
  String(value).replace('.', LANGUAGE_FACTS[language].decimal ?? '.');

/**
 * The best match for a BCP 47 tag: by its first subtag, and if two languages share it, by script or else by region. Undefined for an unsupported language.
 * @example languageOfTag('zh_TW') // 'zh-Hant'
 * @example languageOfTag('en-US') // 'en'
 */
export function languageOfTag(tag: string): Language | undefined {
  const own = LANGUAGES.find((language) => language === tag);
  if (own !== undefined) return own; // the most common case
  const lower = tag.toLowerCase().replace(/_/g, '-');
  if (!TAG.test(lower)) return undefined;
  const [primary, ...rest] = lower.split('-');
  const candidates = LANGUAGES.filter((language) => language.split('-', 1)[0] === primary);
  const scriptOf = (language: Language) => LANGUAGE_FACTS[language].tag.toLowerCase().split('-')[1];
  return (
    candidates.find((language) => rest.some((part) => part === scriptOf(language))) ??
    candidates.find((language) => LANGUAGE_FACTS[language].regions?.some((region) => rest.includes(region))) ??
    candidates[0]
  );
}

const TAG = /^[a-z]{2,3}(-[a-z0-9]{1,8})*$/;
