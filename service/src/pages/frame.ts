// What stands around every written page? The head, the line at the top, the way to the same page in the other language.

/** In which languages the pages are written. */
export type PageLanguage = 'en' | 'zh';

export interface PageParts {
  readonly title: string;
  readonly description: string;
  readonly language: PageLanguage;
  /** The same page in each language, from the root of the site; the reference is in English only. */
  readonly paths?: Readonly<Record<PageLanguage, string>>;
  /** Under which address the site is known; empty when that is not known. */
  readonly baseUrl?: string;
  /** The way up to the front page. */
  readonly root: string;
  readonly head?: string;
  /** All of the page but the line at the top. */
  readonly body: string;
  readonly scripts?: readonly string[];
}

const TAGS = { en: 'en', zh: 'zh-Hans' } as const;

/** The guide in each language. */
export const GUIDE_PATHS = { en: 'docs', zh: 'docs/zh' } as const;

/** The list of errors in each language. The English one is where `type` of a problem leads. */
export const ERRORS_PATHS = { en: 'docs/errors', zh: 'docs/zh/errors' } as const;

/** What the line at the top of a page says. */
const NAVIGATION = {
  en: { guide: 'Guide', reference: 'Reference', errors: 'Errors', other: '中文' },
  zh: { guide: '指南', reference: '接口参考', errors: '错误', other: 'English' },
} as const;

/** A text as it stands in an element or between double quotes. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A whole page. */
export function page(parts: PageParts): string {
  const { title, description, language, paths, baseUrl = '', root, head = '', body, scripts = [] } = parts;
  const { guide, reference, errors, other } = NAVIGATION[language];
  const otherLanguage = language === 'en' ? 'zh' : 'en';
  const otherTag = TAGS[otherLanguage];
  // The script stands before the style: colours that were chosen are known before anything is painted.
  return `<!doctype html>
<html lang="${TAGS[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${escaped(description)}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${root}favicon.svg" type="image/svg+xml">
${paths && baseUrl !== '' ? alternates(paths, baseUrl) : ''}
<script src="${root}docs/docs.js"></script>
${head}
<link rel="stylesheet" href="${root}docs/docs.css">
</head>
<body>
<nav><a href="${root}"><span lang="zh-Hans">北辰</span> Beichen</a> <a href="${root}${GUIDE_PATHS[language]}">${guide}</a> <a href="${root}docs/api">${reference}</a> <a href="${root}${ERRORS_PATHS[language]}">${errors}</a> <a href="${root}${(paths ?? GUIDE_PATHS)[otherLanguage]}" lang="${otherTag}" hreflang="${otherTag}">${other}</a></nav>
${body}
${scripts.map((source) => `<script src="${source}"></script>`).join('\n')}
</body>
</html>
`;
}

/** The main part of a page that we write ourselves. */
export const textPart = (html: string): string => `<main class="text">\n${html}\n</main>`;

// For search engines, which read whole addresses only; people have the link at the top.
const alternates = (paths: Readonly<Record<PageLanguage, string>>, baseUrl: string): string =>
  (['en', 'zh'] as const)
    .map((language) => `<link rel="alternate" hreflang="${TAGS[language]}" href="${baseUrl}/${paths[language]}">`)
    .join('\n');
