// Which written pages are there beside the errors? The guide, and the frame of the reference.

import { ENDPOINTS } from '../contract/endpoints.ts';
import { escaped, GUIDE_PATHS, type PageLanguage, page, textPart } from './frame.ts';

/** What the pages tell of the service that shows them. */
export interface Facts {
  /** Under which address the service is known, without a slash at its end; empty when that is not known. */
  readonly baseUrl: string;
  readonly chartLimit: number;
  readonly citiesLimit: number;
  readonly requestLimit: number;
}

/** Where the examples of the guide are written for. In a browser docs.js puts the address of the page in its place. */
const LOCAL = 'http://localhost:3000';

/** The guide, as it was written or as HTML, with the address and the limits of this service. */
export const guideText = (text: string, { baseUrl, chartLimit, citiesLimit, requestLimit }: Facts): string =>
  text
    .replaceAll(LOCAL, baseUrl || LOCAL)
    .replaceAll('{baseUrl}', baseUrl || LOCAL)
    .replaceAll('{chartLimit}', `${chartLimit}`)
    .replaceAll('{citiesLimit}', `${citiesLimit}`)
    .replaceAll('{requestLimit}', `${requestLimit}`);

/**
 * The guide as a page: at /docs in English, at /docs/zh in Chinese.
 * @param html what service/build/write-guide.mjs made of the Markdown
 */
export function guidePage(html: string, language: PageLanguage, facts: Facts): string {
  const body = textPart(guideText(html, { ...facts, baseUrl: escaped(facts.baseUrl) }));
  return page({ ...GUIDES[language], language, paths: GUIDE_PATHS, baseUrl: facts.baseUrl, body });
}

const GUIDES = {
  en: {
    title: 'Beichen: the guide',
    root: './',
    description:
      'How to cast Zi Wei Dou Shu and Four Pillars charts over HTTP: quick start, time correction, errors, limits, privacy.',
  },
  zh: {
    title: '北辰：使用指南',
    root: '../',
    description: '如何通过 HTTP 排紫微斗数命盘与四柱八字：快速开始、时间校正、错误、限额、隐私。',
  },
} as const;

/** The reference at /docs/api: the frame that Swagger UI fills, which brings a main part of its own. */
export const referencePage = (): string =>
  page({
    title: 'Beichen: API reference',
    language: 'en',
    root: '../',
    description: 'Every parameter and field of the Beichen API, with "try it".',
    head: '<link rel="stylesheet" href="../docs/swagger-ui.css">',
    body: `<div id="reference"></div>\n<noscript>${textPart(`<p>The reference needs JavaScript. <a href="..${ENDPOINTS.openapi.path}">The OpenAPI description</a> does not.</p>`)}</noscript>`,
    scripts: ['../docs/swagger-ui-bundle.js', '../docs/reference.js'],
  });
