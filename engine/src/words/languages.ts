// Which languages can a document be written in?

/** `en` English, `zh` simplified Chinese, `zh-Hant` traditional Chinese. */
export const LANGUAGES = ['en', 'zh', 'zh-Hant'] as const;
export type Language = (typeof LANGUAGES)[number];
