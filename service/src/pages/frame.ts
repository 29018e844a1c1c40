// The frame of every written page: the head, the logo and the navigation at the top, the contents beside the text, and at the bottom links to the page in other
// languages.

import { LANGUAGE_FACTS, LANGUAGES, type Language } from 'beichen';
import { pageWordsIn } from '../words/page-lookup.ts';
import { FEED_PATH, isIn, PAGE_NAMES, type PageName, PICTURE_PATH, pathOf, rootFrom } from './paths.ts';

export interface PageParts {
  /** Name of the written page; absent for an unknown path. */
  readonly name?: PageName;
  readonly title: string;
  readonly description: string;
  readonly language: Language;
  /** Public address of the site; empty if unknown. */
  readonly baseUrl: string;
  /** Relative path to the root of the site, if the page has no name. */
  readonly root?: string;
  /** Query after its path in every language: `&month=2026-11`. */
  readonly query?: string;
  readonly head?: string;
  /** Content of the page. */
  readonly body: string;
  readonly scripts?: readonly string[];
}

/** Escapes a text for an element or for a double-quoted attribute. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A whole page. */
export function page(parts: PageParts): string {
  const { name, title, description, language, baseUrl, head = '', body, scripts = [], query = '' } = parts;
  const root = parts.root ?? rootFrom(pathOf(name ?? 'guide', language));
  const { navigation } = pageWordsIn(language);
  const link = (to: PageName) =>
    `<a href="${root}${pathOf(to, language)}"${to === name ? ' aria-current="page"' : ''}>${navigation[to]}</a>`;
  // The script precedes the style, so that the selected colours apply to the first paint.
  return `<!doctype html>
<html lang="${LANGUAGE_FACTS[language].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<meta name="description" content="${escaped(description)}">
<meta name="color-scheme" content="light dark">
${shownElsewhere(parts, root)}
<link rel="icon" href="${root}favicon.svg" type="image/svg+xml">
${name !== undefined && baseUrl !== '' ? alternates(name, baseUrl, escaped(query)) : ''}
<link rel="alternate" type="application/atom+xml" title="${navigation.changelog}" href="${root}${FEED_PATH}">
<script src="${root}docs/docs.js"${copying(language)}></script>
${head}
<link rel="stylesheet" href="${root}docs/docs.css">
</head>
<body>
<header>
<div class="top">
<a class="home" href="${root}"><img src="${root}favicon.svg" alt="" width="32" height="32"><span class="brand"><span lang="zh-Hans">北辰</span> Beichen</span></a>
<nav class="tabs" aria-label="${navigation.chart}">${tabs(root, language)}</nav>
<div class="tools"><button type="button" id="colours" aria-label="${navigation.colours}" title="${navigation.colours}" hidden></button>
<details class="languages"><summary>${LANGUAGE_FACTS[language].ownName}</summary><div>${others(name ?? 'guide', language, root, escaped(query))}</div></details></div>
</div>
<nav class="pages" aria-label="${navigation.pages}">${PAGE_NAMES.map(link).join(' ')}</nav>
</header>
${body}
${scripts.map((source) => `<script src="${source}"></script>`).join('\n')}
</body>
</html>
`;
}

/** Links to the tabs of the chart page; the first one is open by default. */
const tabs = (root: string, language: Language): string =>
  Object.entries(pageWordsIn(language).tabs)
    .map(([tab, name], n) => `<a href="${root}${n === 0 ? '' : `#tab=${tab}`}">${name}</a>`)
    .join('');

/** Words of docs.js, in attributes of its script element. */
function copying(language: Language): string {
  const { copy, copied, notCopied } = pageWordsIn(language).copying;
  return ` data-copy="${escaped(copy)}" data-copied="${escaped(copied)}" data-not-copied="${escaped(notCopied)}"`;
}

/** The main part of a page, with its contents beside it if it has several sections: items of `data-contents` are listed below their section. */
export function textPart(html: string, language: Language): string {
  const main = `<main class="text">\n${html}\n</main>`;
  const headings = [
    ...html.matchAll(/<h2 id="([^"<]+)">((?:(?!<h2 ).)*?)<\/h2>|<h3 id="([^"<]+)" data-contents="([^"<]+)">/g),
  ];
  if (headings.length < 3) return main;
  const items = headings
    .map(([, id, heading, below, name]) =>
      id === undefined
        ? `<li class="below"><a href="#${below}">${name}</a></li>`
        : `<li><a href="#${id}">${heading}</a></li>`,
    )
    .join('');
  const { contents } = pageWordsIn(language).navigation;
  return `<div class="sheet">\n<nav class="contents" aria-label="${contents}"><details><summary>${contents}</summary><ul>${items}</ul></details></nav>\n${main}\n</div>`;
}

/** Links to the page in the other languages; to the guide for a page in one language. */
function others(name: PageName, language: Language, root: string, query: string): string {
  const shown = LANGUAGES.filter((each) => isIn(name, each)).length > 1 ? name : 'guide';
  return LANGUAGES.filter((other) => other !== language && isIn(shown, other))
    .map(
      (other) =>
        `<a href="${root}${pathOf(shown, other)}${query}" lang="${LANGUAGE_FACTS[other].tag}" hreflang="${LANGUAGE_FACTS[other].tag}">${LANGUAGE_FACTS[other].ownName}</a>`,
    )
    .join(' ');
}

// For search engines, which need absolute addresses; people use the links at the bottom.
const alternates = (name: PageName, baseUrl: string, query: string): string =>
  LANGUAGES.filter((language) => isIn(name, language))
    .map(
      (language) =>
        `<link rel="alternate" hreflang="${LANGUAGE_FACTS[language].tag}" href="${baseUrl}/${pathOf(name, language)}${query}">`,
    )
    .join('\n');

/** Preview of a link to the page: its title, its first sentence, and the picture (Open Graph, and the cards of X). */
function shownElsewhere({ name, title, description, language, baseUrl, query = '' }: PageParts, root: string): string {
  const named = {
    'og:type': 'article',
    'og:site_name': 'Beichen',
    'og:title': title,
    'og:description': description,
    'og:locale': LANGUAGE_FACTS[language].locale,
    ...(baseUrl !== '' && name !== undefined && { 'og:url': `${baseUrl}/${pathOf(name, language)}${query}` }),
    'og:image': baseUrl === '' ? root + PICTURE_PATH : `${baseUrl}/${PICTURE_PATH}`,
  };
  return [
    ...Object.entries(named).map(
      ([property, content]) => `<meta property="${property}" content="${escaped(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n');
}

/** Makes the address of the preview picture absolute, as previews require. */
export const withPicture = (html: string, baseUrl: string): string =>
  baseUrl === '' ? html : html.replace(`content="${PICTURE_PATH}"`, `content="${escaped(baseUrl)}/${PICTURE_PATH}"`);
