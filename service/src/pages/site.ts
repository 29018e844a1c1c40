// Of which files is the site made? The page that draws charts, the written pages, the reference, and what programs look for.

import { readdir, readFile } from 'node:fs/promises';
import { ENDPOINTS } from '../contract/endpoints.ts';
import { type Facts, guidePage, guideText, referencePage } from './documents.ts';
import { errorsPage } from './errors.ts';
import { apiCatalog, llmsText, robotsText, securityText, sitemap } from './for-machines.ts';
import type { PageLanguage } from './frame.ts';

/** A file of the site. */
export interface SiteFile {
  /** `/docs` */
  readonly path: string;
  readonly mediaType: string;
  /** Pages are written when they are first requested: the service starts faster. */
  content(): string | Buffer;
  /** Its name changes with its content. */
  readonly isForever?: true;
  /** A page that people read: counted, and told to search engines. */
  readonly isWritten?: true;
}

const HTML = 'text/html; charset=utf-8';
const MARKDOWN = 'text/markdown; charset=utf-8';
const PLAIN = 'text/plain; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const CSS = 'text/css; charset=utf-8';
const SVG = 'image/svg+xml; charset=utf-8';

/**
 * All files. What was not built is absent: `/` is then for programs only, and the reference without its viewer.
 * @param contact where a hole can be reported, a URI; empty when not set
 * @param nowMs when the service began
 */
export async function siteFiles(facts: Facts, contact: string, nowMs: number): Promise<SiteFile[]> {
  const guide = await guideNamed('guide', 'en', facts);
  const guideZh = await guideNamed('guide.zh', 'zh', facts);
  const pages: SiteFile[] = [
    { path: '/docs', mediaType: HTML, content: guide.page, isWritten: true },
    { path: '/docs/zh', mediaType: HTML, content: guideZh.page, isWritten: true },
    { path: '/docs/api', mediaType: HTML, content: referencePage, isWritten: true },
    { path: '/docs/errors', mediaType: HTML, content: () => errorsPage('en', facts), isWritten: true },
    { path: '/docs/zh/errors', mediaType: HTML, content: () => errorsPage('zh', facts), isWritten: true },
  ];
  const files: SiteFile[] = [
    ...(await built()),
    ...pages,
    { path: '/docs.md', mediaType: MARKDOWN, content: guide.text },
    { path: '/docs/zh.md', mediaType: MARKDOWN, content: guideZh.text },
    { path: '/docs/docs.css', mediaType: CSS, content: await beside('docs.css') },
    { path: '/docs/docs.js', mediaType: SCRIPT, content: await beside('docs.js') },
    { path: '/docs/reference.js', mediaType: SCRIPT, content: await beside('reference.js') },
    { path: '/llms.txt', mediaType: PLAIN, content: () => llmsText(facts) },
    { path: '/robots.txt', mediaType: PLAIN, content: () => robotsText(facts) },
    { path: '/.well-known/api-catalog', mediaType: CATALOG, content: () => apiCatalog(facts) },
  ];
  if (contact !== '') {
    files.push({
      path: '/.well-known/security.txt',
      mediaType: PLAIN,
      content: () => securityText(contact, facts, nowMs),
    });
  }
  if (facts.baseUrl !== '') {
    const paths = [ENDPOINTS.index.path, ...pages.map(({ path }) => path)];
    files.push({ path: '/sitemap.xml', mediaType: 'application/xml', content: () => sitemap(paths, facts) });
  }
  return files;
}

/** A guide in both its forms. Its HTML is made by the build (service/build/write-guide.mjs). */
async function guideNamed(name: string, language: PageLanguage, facts: Facts) {
  const [markdown, html] = await Promise.all([
    beside(`${name}.md`),
    read(new URL(`../../dist/guide/${name}.html`, import.meta.url)),
  ]);
  return {
    page: () => guidePage(html().toString('utf8'), language, facts),
    text: () => guideText(markdown().toString('utf8'), facts),
  };
}

/** What lies beside the code: the guide, and the style and the scripts of the written pages. */
const beside = (name: string) => read(new URL(`../../guide/${name}`, import.meta.url));

// Read at once, so that a running service does not depend on what becomes of its files.
async function read(file: URL): Promise<() => Buffer> {
  const bytes = await readFile(file);
  return () => bytes;
}

const CATALOG = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

// In the package beside the code; in the repository where the workspace of the page builds it.
const PAGE_FOLDERS = [new URL('../../site/', import.meta.url), new URL('../../../web/dist/', import.meta.url)];
const MEDIA_TYPES: Readonly<Record<string, string>> = { js: SCRIPT, css: CSS, svg: SVG };

/** The front page, and what shows the reference. */
async function built(): Promise<SiteFile[]> {
  for (const folder of PAGE_FOLDERS) {
    const html = await read(new URL('index.html', folder)).catch(() => undefined);
    if (html === undefined) continue;
    const assets = await readdir(new URL('assets/', folder));
    return [
      { path: ENDPOINTS.index.path, mediaType: HTML, content: html },
      { path: '/favicon.svg', mediaType: SVG, content: await read(new URL('favicon.svg', folder)) },
      { path: '/docs/swagger-ui.css', mediaType: CSS, content: await viewer('swagger-ui.css', folder) },
      { path: '/docs/swagger-ui-bundle.js', mediaType: SCRIPT, content: await viewer('swagger-ui-bundle.js', folder) },
      ...(await Promise.all(
        assets.map(async (name): Promise<SiteFile> => {
          const content = await read(new URL(`assets/${name}`, folder));
          return {
            path: `/assets/${name}`,
            mediaType: MEDIA_TYPES[name.split('.').at(-1)!] ?? PLAIN,
            content,
            isForever: true,
          };
        }),
      )),
    ];
  }
  return [];
}

const viewer = (name: string, folder: URL) => read(new URL(`reference/${name}`, folder));
