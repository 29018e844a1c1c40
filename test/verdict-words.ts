// Words that judge, in each language: no fact and no label has them. For tests.

import type { Language } from 'beichen';

/** Words that say what a day is good for; docs/rules/days.md. */
export const DAY_VERDICTS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:good|bad|best|worst|luck(?:y|ily)|unlucky|(?:in)?auspicious|(?:un)?favou?rable|(?:un)?suitable|avoid|recommended)\b/i,
  zh: /[吉凶宜]|不利|忌(?!辰)|最好/,
  'zh-Hant': /[吉凶宜]|不利|忌(?!辰)|最好/,
  ja: /[吉凶]|良い|悪い|幸運|不運|避け/,
  ko: /길일|흉일|길흉|좋은|나쁜|행운|불운|피하/,
  vi: /\b(?:tốt|xấu|may mắn|xui|nên|tránh|cát nhật|hung nhật)\b/i,
};

/** Words that say how two people suit each other; docs/rules/two-people.md G. One list for all languages, since none of these words is allowed in any language. */
export const PAIR_VERDICTS =
  /\b(?:scores?|compatib\w+|match(?:es|ing)?|good|bad|rating|soulmates?|harmonious)\b|上上|吉配|[不相]合|[般相]配|合[婚適适]|匹配|默契|相性|[好良]縁|궁합|천생연분|잘 맞|hợp tuổi|hợp nhau|tương hợp|xung khắc|duyên/i;
