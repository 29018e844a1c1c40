// Files of the site: the chart page, the written pages, the reference, and files for programs.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { setImmediate as nextRound } from 'node:timers/promises';
import { LANGUAGES } from 'beichen';
import { themeStyle } from 'beichen/internal';
import { ENDPOINTS } from '../kinds/endpoints.ts';
import { inTurns } from '../kinds/turns.ts';
import { apiCatalog, CARD_PATHS, CATALOGUE_PATH, serverCard } from './catalogue.ts';
import { type Facts, withFacts } from './facts.ts';
import { PAGE_CODE } from './page-code.ts';
import { FEED_PATH, MARKDOWN, type MarkdownPage, pathOf } from './paths.ts';
import type { OpenApi, Samples } from './reference.ts';

/** A file of the site. */
export interface SiteFile {
  /** `/docs` */
  readonly path: string;
  readonly mediaType: string;
  /**
   * Content, which is rendered on first request, so that the service starts faster.
   * @param address public address of the site, or for a file with `namesAddress` that of the request; without a final slash
   */
  content(address: string): string | Buffer | Promise<string>;
  /** Set if it contains the address of the request, when the service has no address of its own. */
  readonly namesAddress?: true;
  /** Set if its name changes with its content. */
  readonly isForever?: true;
  /** Set for pages for people: counted, and listed in the sitemap. */
  readonly isWritten?: true;
}

const HTML = 'text/html; charset=utf-8';
const MARKDOWN_TYPE = 'text/markdown; charset=utf-8';
const FEED = 'application/atom+xml; charset=utf-8';
const PLAIN = 'text/plain; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const CSS = 'text/css; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const SVG = 'image/svg+xml; charset=utf-8';

/**
 * All files. Parts that were not built are absent: `/` is then for programs only.
 * @param contact URI for reports of security problems; empty if not set
 * @param nowMs start of the service
 * @param description makes the OpenAPI document, which the reference shows
 */
export function siteFiles(
  facts: Facts,
  contact: string,
  nowMs: number,
  description: () => Promise<object>,
): SiteFile[] {
  const samples = withAddress(read(inBuild('samples.json')), facts);
  const markdown = MARKDOWN.map((page) => markdownFile(page, facts));
  const pages: SiteFile[] = [
    ...markdown.map(({ page }) => page),
    {
      path: '/docs/api',
      mediaType: HTML,
      async content() {
        const [{ referencePage }, document] = await Promise.all([PAGE_CODE.reference(), description()]);
        return referencePage(document as OpenApi, JSON.parse(samples(facts.baseUrl)) as Samples, facts);
      },
      isWritten: true,
    },
    ...LANGUAGES.map(
      (language): SiteFile => ({
        path: `/${pathOf('glossary', language)}`,
        mediaType: HTML,
        content: async () => (await PAGE_CODE.glossary()).glossaryPage(language, facts),
        isWritten: true,
      }),
    ),
    ...LANGUAGES.map(
      (language): SiteFile => ({
        path: `/${pathOf('rules', language)}`,
        mediaType: HTML,
        content: async () => (await PAGE_CODE.rules()).rulesPage(language, facts),
        isWritten: true,
      }),
    ),
    ...LANGUAGES.map(
      (language): SiteFile => ({
        path: `/${pathOf('errors', language)}`,
        mediaType: HTML,
        content: async () => inTurns((await PAGE_CODE.errors()).errorsPage(language, facts)),
        isWritten: true,
      }),
    ),
  ];
  const files: SiteFile[] = [
    ...built(facts),
    ...pages,
    ...markdown.map(({ also }) => also),
    ...LANGUAGES.map((language) => ({
      path: `/${pathOf('glossary', language)}.json`,
      mediaType: JSON_TYPE,
      content: async () => (await PAGE_CODE.glossary()).glossaryJson(language),
    })),
    { path: '/docs/docs.css', mediaType: CSS, content: writtenStyle() },
    { path: '/docs/docs.js', mediaType: SCRIPT, content: beside('docs.js') },
    { path: '/docs/reference.js', mediaType: SCRIPT, content: beside('reference.js') },
    {
      path: '/SKILL.md',
      mediaType: MARKDOWN_TYPE,
      content: withAddress(beside('SKILL.md'), facts),
      namesAddress: true,
    },
    { path: '/docs/samples.json', mediaType: JSON_TYPE, content: samples, namesAddress: true },
    {
      path: '/docs/postman.json',
      mediaType: JSON_TYPE,
      content: withAddress(read(inBuild('postman.json')), facts),
      namesAddress: true,
    },
    { path: '/llms.txt', mediaType: PLAIN, content: async () => (await PAGE_CODE.forMachines()).llmsText(facts) },
    { path: '/robots.txt', mediaType: PLAIN, content: async () => (await PAGE_CODE.forMachines()).robotsText(facts) },
    {
      path: CATALOGUE_PATH,
      mediaType: CATALOG,
      content: (address) => apiCatalog({ baseUrl: address }),
      namesAddress: true,
    },
    ...CARD_PATHS.map(
      (path): SiteFile => ({
        path,
        mediaType: JSON_TYPE,
        content: (address) => serverCard({ baseUrl: address }),
        namesAddress: true,
      }),
    ),
  ];
  if (contact !== '') {
    files.push({
      path: '/.well-known/security.txt',
      mediaType: PLAIN,
      content: async () => (await PAGE_CODE.forMachines()).securityText(contact, facts, nowMs),
    });
  }
  if (facts.baseUrl !== '') {
    const paths = [ENDPOINTS.index.path, ...pages.map(({ path }) => path), '/almanac'];
    const content = async () => (await PAGE_CODE.forMachines()).sitemap(paths, facts);
    files.push({ path: '/sitemap.xml', mediaType: 'application/xml', content });
  }
  return files;
}

/** A page of Markdown, and its other forms: the Markdown itself, and the feed of the changelog. */
function markdownFile(named: MarkdownPage, facts: Facts): { readonly page: SiteFile; readonly also: SiteFile } {
  const path = `/${pathOf(named.name, named.language)}`;
  const file = inBuild(`${named.file}.html`);
  const html = read(file);
  const { mtimeMs } = statSync(file);
  const text = () => html().toString('utf8');
  const page: SiteFile = {
    path,
    mediaType: HTML,
    content: async () => (await PAGE_CODE.documents()).markdownPage(text(), named, facts),
    isWritten: true,
  };
  if (named.name === 'changelog') {
    const content = async (address: string) => (await PAGE_CODE.feed()).changelogFeed(text(), mtimeMs, address);
    return { page, also: { path: `/${FEED_PATH}`, mediaType: FEED, content, namesAddress: true } };
  }
  const content = withAddress(beside(`${named.file}.md`), facts);
  return { page, also: { path: `${path}.md`, mediaType: MARKDOWN_TYPE, content, namesAddress: true } };
}

/** A text for programs with the address of the request. */
const withAddress = (text: () => Buffer, facts: Facts) => (address: string) =>
  withFacts(text().toString('utf8'), { ...facts, baseUrl: address });

/** A file that the build wrote from the guide or the OpenAPI document. */
const inBuild = (name: string) => new URL(`../../dist/guide/${name}`, import.meta.url);

/** Reads a file of the folder `guide`: the style and the scripts of the written pages. */
const beside = (name: string) => read(new URL(`../../guide/${name}`, import.meta.url));

/** Style of the written pages: the tokens of the chart page, and their own. */
function writtenStyle(): () => string {
  const parts = [beside('house.css'), beside('docs.css')];
  return () => [themeStyle(), ...parts.map((part) => part().toString())].join('\n');
}

const unread = new Set<() => Buffer>();

/** An existing file, read by `readFiles` or by the first request before that. */
function read(file: URL): () => Buffer {
  statSync(file); // a missing file fails the start
  let bytes: Buffer | undefined;
  const content = () => {
    if (bytes === undefined) unread.delete(content);
    bytes ??= readFileSync(file);
    return bytes;
  };
  unread.add(content);
  return content;
}

/** Reads all files, with pauses, so that a running service does not depend on them later. */
export async function readFiles(): Promise<void> {
  for (const content of unread) {
    content();
    await nextRound();
  }
}

const CATALOG = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

// In the package the page is beside the code; in the repository it is in the build of its workspace.
const PAGE_FOLDERS = [new URL('../../site/', import.meta.url), new URL('../../../web/dist/', import.meta.url)];
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  js: SCRIPT,
  css: CSS,
  svg: SVG,
  png: 'image/png',
  webmanifest: 'application/manifest+json',
};

/** The front page, with the files of its folder. */
function built({ baseUrl }: Facts): SiteFile[] {
  for (const folder of PAGE_FOLDERS) {
    const index = new URL('index.html', folder);
    if (!existsSync(index)) continue;
    const html = read(index);
    const [beside, assets] = [filesIn(folder), filesIn(new URL('assets/', folder))];
    return [
      {
        path: ENDPOINTS.index.path,
        mediaType: HTML,
        content: async () => (await PAGE_CODE.frame()).withPicture(html().toString('utf8'), baseUrl),
      },
      ...beside.filter(({ name }) => name !== 'index.html').map(({ name, ...file }) => ({ path: `/${name}`, ...file })),
      ...assets.map(({ name, ...file }) => ({ path: `/assets/${name}`, ...file, isForever: true as const })),
    ];
  }
  return [];
}

/** The files of a folder. */
const filesIn = (folder: URL) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => ({
      name,
      mediaType: MEDIA_TYPES[name.split('.').at(-1)!] ?? PLAIN,
      content: read(new URL(name, folder)),
    }));
