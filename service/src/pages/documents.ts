// Which pages are written as Markdown? The guide, questions and answers, and the changelog: each made into HTML by the build, and given a
// frame here. What leads nowhere has a page, too.

import type { Language } from 'beichen';
import { escaped, type PageName, page, textPart } from './frame.ts';

/** What the pages tell of the service that shows them. */
export interface Facts {
  /** Under which address the service is known, without a slash at its end; empty when that is not known. */
  readonly baseUrl: string;
  readonly chartLimit: number;
  readonly citiesLimit: number;
  readonly requestLimit: number;
}

/** Where the examples are written for. In a browser docs.js puts the address of the page in its place. */
export const LOCAL = 'http://localhost:3000';

/** A text, as it was written or as HTML, with the address and the limits of this service. */
export const withFacts = (text: string, { baseUrl, chartLimit, citiesLimit, requestLimit }: Facts): string =>
  text
    .replaceAll(LOCAL, baseUrl || LOCAL)
    .replaceAll('{baseUrl}', baseUrl || LOCAL)
    .replaceAll('{chartLimit}', `${chartLimit}`)
    .replaceAll('{citiesLimit}', `${citiesLimit}`)
    .replaceAll('{requestLimit}', `${requestLimit}`);

/** The written pages that are Markdown. */
export type MarkdownName = 'guide' | 'questions' | 'changelog';

/** The files of the guide folder, or of the root of the repository, without their endings. */
export const MARKDOWN = [
  { name: 'guide', language: 'en', file: 'guide' },
  { name: 'guide', language: 'zh', file: 'guide.zh' },
  { name: 'questions', language: 'en', file: 'questions' },
  { name: 'questions', language: 'zh', file: 'questions.zh' },
  { name: 'changelog', language: 'en', file: 'changelog' },
] as const satisfies readonly { name: MarkdownName & PageName; language: Language; file: string }[];

/**
 * A page of Markdown.
 * @param html what service/build/write-guide.mjs made of it
 */
export function markdownPage(html: string, { name, language }: (typeof MARKDOWN)[number], facts: Facts): string {
  const body = textPart(withFacts(html, { ...facts, baseUrl: escaped(facts.baseUrl) }), language);
  const { title, description } = HEADS[name][language === 'zh' ? 'zh' : 'en'];
  return page({ name, language, title, description, baseUrl: facts.baseUrl, body });
}

const HEADS = {
  guide: {
    en: {
      title: 'Beichen: the guide',
      description:
        'How to cast Zi Wei Dou Shu and Four Pillars charts over HTTP: quick start, time correction, errors, limits, privacy.',
    },
    zh: {
      title: '北辰：使用指南',
      description: '如何通过 HTTP 排紫微斗数命盘与四柱八字：快速开始、时间校正、错误、限额、隐私。',
    },
  },
  questions: {
    en: {
      title: 'Beichen: questions and answers',
      description:
        'Why a chart differs from that of another program, which time is meant, what is stored, and what it costs.',
    },
    zh: { title: '北辰：问与答', description: '为什么与别的程序排出的盘不同、该填哪个时间、保存了什么、是否收费。' },
  },
  changelog: {
    en: { title: 'Beichen: changes', description: 'What changed in Beichen, version by version.' },
    zh: { title: '北辰：更新记录', description: '北辰各版本的变化。' },
  },
} as const;

/**
 * What a browser is shown at an unknown path.
 * @param root the way from there to the root of the site, or its address
 * @param title what the problem document says it is
 */
export function notFoundPage(root: string, title: string, language: Language, baseUrl: string): string {
  const { lead, chart, guide, errors } = NOT_FOUND[language];
  const links = [
    [root, chart],
    [`${root}docs${language === 'en' ? '' : '/zh'}`, guide],
    [`${root}docs${language === 'en' ? '' : '/zh'}/errors#not-found`, errors],
  ] as const;
  const body = `<h1>${escaped(title)}</h1>\n<p>${lead}</p>\n<ul>${links.map(([to, text]) => `<li><a href="${to}">${text}</a></li>`).join('')}</ul>`;
  return page({ root, title, description: lead, language, baseUrl, body: textPart(body, language) });
}

const NOT_FOUND: Readonly<Record<Language, Readonly<Record<'lead' | 'chart' | 'guide' | 'errors', string>>>> = {
  en: {
    lead: 'There is no page at this address. It may be mistyped, or the link that led here is wrong.',
    chart: 'Cast a chart',
    guide: 'The guide',
    errors: 'What programs are told here',
  },
  zh: {
    lead: '这个地址没有页面。可能是地址有误，也可能是引来这里的链接不对。',
    chart: '排盘',
    guide: '使用指南',
    errors: '程序在此得到的响应',
  },
  'zh-Hant': {
    lead: '這個地址沒有頁面。可能是地址有誤，也可能是引來這裡的連結不對。',
    chart: '排盤',
    guide: '使用指南',
    errors: '程式在此得到的回應',
  },
};
