// Which languages can a document be written in? One row for each, with what is so of it wherever it is written; its words are in folders of its name.

/** What is so of a language wherever it is written. */
export interface LanguageFacts {
  /** Its tag on a page, which tells the script: BCP 47. */
  readonly tag: string;
  /** What those who speak it call it. */
  readonly ownName: string;
  /** Language and country, as links tell others: `en_GB`. */
  readonly locale: string;
  /** The tag of the characters that stand beside its names. */
  readonly hanzi: string;
  /** By Intl, where that is not the tag. */
  readonly numbers?: string;
  /** Whether figures and words of time stand together without spaces: 5年3か月. */
  readonly isUnspaced?: true;
  /** What stands before the decimals of a number, where it is no point. */
  readonly decimal?: string;
  /** How people who write so count years beside those of the common calendar: from which on, and `{year}`. */
  readonly era?: { readonly since: number; readonly text: string };
  /** Where people write so: of two languages with one first subtag, the one that a tag with such a region leads to. */
  readonly regions?: readonly string[];
}

// biome-ignore format: a language a row
const FACTS = {
  en: { tag: 'en', ownName: 'English', locale: 'en_GB', hanzi: 'zh-Hans', numbers: 'en-GB' },
  zh: { tag: 'zh-Hans', ownName: '简体中文', locale: 'zh_CN', hanzi: 'zh-Hans' },
  'zh-Hant': { tag: 'zh-Hant', ownName: '繁體中文', locale: 'zh_TW', hanzi: 'zh-Hant', era: { since: 1912, text: '民國 {year} 年' }, regions: ['tw', 'hk', 'mo'] },
  ja: { tag: 'ja', ownName: '日本語', locale: 'ja_JP', hanzi: 'ja', isUnspaced: true },
  ko: { tag: 'ko', ownName: '한국어', locale: 'ko_KR', hanzi: 'zh-Hant' },
  vi: { tag: 'vi', ownName: 'Tiếng Việt', locale: 'vi_VN', hanzi: 'zh-Hant', decimal: ',' },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

/** `en` English, `zh` simplified Chinese, `zh-Hant` traditional Chinese as Taiwan writes it, `ja` Japanese, `ko` Korean, `vi` Vietnamese. */
export type Language = keyof typeof FACTS;

export const LANGUAGES: readonly Language[] = /* @__PURE__ */ Object.keys(FACTS) as Language[];

/** What is so of each language wherever it is written. */
export const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = FACTS;

/**
 * The year of a date as people who write a language count it beside the common one. Undefined where they do not, and before their count begins.
 * @param date ISO 8601, or a text that begins so
 * @example eraYear('1990-07-23', 'zh-Hant') // '民國 79 年'
 */
export function eraYear(date: string, language: Language): string | undefined {
  const { era } = LANGUAGE_FACTS[language];
  const year = Number(date.slice(0, 4));
  return era === undefined || !(year >= era.since) ? undefined : era.text.replace('{year}', String(year - era.since + 1));
}

/**
 * A number as a language writes its decimals.
 * @example decimalText(1.36, 'vi') // '1,36'
 */
export const decimalText = (value: number | string, language: Language): string =>
  String(value).replace('.', LANGUAGE_FACTS[language].decimal ?? '.');

/**
 * The language that a tag leads to: by its first part, and where two languages share that by script or else by region. Undefined for a language we do
 * not speak.
 * @example languageOfTag('zh_TW') // 'zh-Hant'
 * @example languageOfTag('en-US') // 'en'
 */
export function languageOfTag(tag: string): Language | undefined {
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
