// Which written pages are there? The guide, every error, and the frame of the reference; each is one HTML text without a script of its own.

import { FAULTS } from '../contract/faults.ts';
import { PROBLEMS, type ProblemCode } from '../contract/problems.ts';
import { wordsIn } from '../words/speak.ts';
import { htmlOf } from './markdown.ts';

/** What the pages tell of the service that shows them. */
export interface Facts {
  /** Under which address the service is known, without a slash at its end; empty when that is not known. */
  readonly baseUrl: string;
  readonly chartLimit: number;
  readonly citiesLimit: number;
}

/** Where the examples of the guide are written for. */
const LOCAL = 'http://localhost:3000';

/** The guide as Markdown, with the address and the limits of this service. */
export const guideText = (markdown: string, { baseUrl, chartLimit, citiesLimit }: Facts): string =>
  markdown
    .replaceAll(LOCAL, baseUrl || LOCAL)
    .replaceAll('{baseUrl}', baseUrl || LOCAL)
    .replaceAll('{chartLimit}', `${chartLimit}`)
    .replaceAll('{citiesLimit}', `${citiesLimit}`);

/** In which languages the guide is written. */
type GuideLanguage = 'en' | 'zh';

/** The guide as a page: at /docs in English, at /docs/zh in Chinese. */
export const guidePage = (text: string, language: GuideLanguage): string =>
  page({ ...GUIDES[language], language, body: htmlOf(text) });

const GUIDES = {
  en: {
    title: 'Beichen: the guide',
    root: './',
    description:
      'How to cast Zi Wei Dou Shu and Four Pillars charts over HTTP: quick start, time correction, errors, limits, privacy.',
    head: '<link rel="alternate" hreflang="zh-Hans" href="docs/zh">',
  },
  zh: {
    title: '北辰：使用指南',
    root: '../',
    description: '如何通过 HTTP 排紫微斗数命盘与四柱八字：快速开始、时间校正、错误、限额、隐私。',
    head: '<link rel="alternate" hreflang="en" href="../docs">',
  },
} as const;

/** What the line at the top of a page says. */
const NAVIGATION = {
  en: { guide: 'Guide', reference: 'Reference', errors: 'Errors' },
  zh: { guide: '指南', reference: '参考', errors: '错误' },
} as const;

const OTHER_GUIDE = {
  en: { path: 'docs/zh', tag: 'zh-Hans', name: '中文' },
  zh: { path: 'docs', tag: 'en', name: 'English' },
} as const;

/** Every kind of problem and of fault, at /docs/errors; what `type` of a problem leads to. */
export function errorsPage(): string {
  const [en, zh] = [wordsIn('en'), wordsIn('zh')];
  const problems = (Object.keys(PROBLEMS) as ProblemCode[]).map((code) => {
    const { title, detail } = en.problems[code];
    return `## ${code.replaceAll('_', ' ')}\n\n${PROBLEMS[code].status} \`${code}\`: **${title}** (${zh.problems[code].title})\n\n${open(detail)}`;
  });
  const faults = Object.entries(FAULTS).map(
    ([id, code]) =>
      `| \`${code}\` | ${open(en.faults[id as keyof typeof FAULTS])} | ${open(zh.faults[id as keyof typeof FAULTS])} |`,
  );
  const text = [
    '# Errors',
    'Every answer that is not a success is a problem document (RFC 9457) with one of these codes. Codes never change; texts follow `lang`.',
    ...problems,
    '## Faults of parameters',
    'A 400 `invalid_parameters` names all faults at once, in `errors`. Several kinds share a code where a program need not tell them apart.',
    ['| code | what it says | 中文 |', '|---|---|---|', ...faults].join('\n'),
    '[Back to the guide](../docs)',
  ].join('\n\n');
  return page({
    title: 'Beichen: errors',
    root: '../',
    body: htmlOf(text),
    description: 'Every error of the Beichen API, with its code.',
  });
}

/** Places in a text that each answer fills. */
const open = (text: string): string => text.replace(/\{(\w+)\}/g, '…').replaceAll('|', '/');

/** The reference at /docs/api: the frame that Swagger UI fills. */
export const referencePage = (): string =>
  page({
    title: 'Beichen: API reference',
    root: '../',
    description: 'Every parameter and field of the Beichen API, with "try it".',
    head: '<link rel="stylesheet" href="../docs/swagger-ui.css">',
    body: '<div id="reference"></div>\n<noscript><p>The reference needs JavaScript. <a href="../api/public/openapi.json">The OpenAPI description</a> does not.</p></noscript>',
    scripts: ['../docs/swagger-ui-bundle.js', '../docs/reference.js'],
  });

interface PageParts {
  readonly title: string;
  readonly description: string;
  /** The way up to the front page. */
  readonly root: string;
  /** English, unless told. */
  readonly language?: GuideLanguage;
  readonly head?: string;
  readonly body: string;
  readonly scripts?: readonly string[];
}

function page({ title, description, root, language = 'en', head = '', body, scripts = [] }: PageParts): string {
  const { guide, reference, errors } = NAVIGATION[language];
  const other = OTHER_GUIDE[language];
  return `<!doctype html>
<html lang="${language === 'en' ? 'en' : 'zh-Hans'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${root}favicon.svg" type="image/svg+xml">
${head}
<link rel="stylesheet" href="${root}docs/docs.css">
</head>
<body>
<nav><a href="${root}"><span lang="zh-Hans">北辰</span> Beichen</a> <a href="${root}${language === 'en' ? 'docs' : 'docs/zh'}">${guide}</a> <a href="${root}docs/api">${reference}</a> <a href="${root}docs/errors">${errors}</a> <a href="${root}${other.path}" lang="${other.tag}" hreflang="${other.tag}">${other.name}</a></nav>
<main>
${body}
</main>
${scripts.map((source) => `<script src="${source}"></script>`).join('\n')}
</body>
</html>
`;
}
