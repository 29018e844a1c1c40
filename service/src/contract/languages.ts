// Which of the languages does a language tag ask for?

import { LANGUAGES, type Language } from 'beichen';

export const DEFAULT_LANGUAGE: Language = 'en';

const TAG = /^[a-z]{2,3}(-[a-z0-9]{1,8})*$/;

/**
 * The language that a tag leads to: by its first part, and for Chinese by script or else by region. Undefined for a language we do not speak.
 * @example languageOfTag('zh_TW') // 'zh-Hant'
 * @example languageOfTag('en-US') // 'en'
 */
export function languageOfTag(tag: string): Language | undefined {
  const own = LANGUAGES.find((language) => language === tag);
  if (own) return own;
  const lower = tag.toLowerCase().replaceAll('_', '-');
  if (!TAG.test(lower)) return undefined;
  const [primary, ...rest] = lower.split('-');
  if (primary === 'en') return 'en';
  if (primary !== 'zh') return undefined;
  if (rest.includes('hant')) return 'zh-Hant';
  if (rest.includes('hans')) return 'zh';
  return rest.some((part) => part === 'tw' || part === 'hk' || part === 'mo') ? 'zh-Hant' : 'zh';
}
