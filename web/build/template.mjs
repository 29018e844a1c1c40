// The page before its scripts: its HTML in English with the choices of its form, its style sheet, its manifests. For the build (page.mjs) and for
// `npm run dev` (vite.config.ts).

import { readFile } from 'node:fs/promises';
import { LANGUAGE_FACTS, LANGUAGES } from 'beichen';
import { chartStyle } from 'beichen/draw';
import { CHART_CONVENTION_IDS, CONVENTION_TABLE, themeStyle } from 'beichen/internal';
import { transform } from 'esbuild';

const SOURCE = new URL('../src/', import.meta.url);

export const source = (name) => readFile(new URL(name, SOURCE), 'utf8');

async function exportsOf(file) {
  const { code } = await transform(await source(file), { loader: 'ts' });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

/** The words of the page in a language. */
export const wordsOf = async (language) => (await exportsOf(`words/${language}/words.ts`)).words;

/** The words of its parts, and those of its HTML and manifest. */
const partsOf = async (language) => (await exportsOf(`words/${language}/parts.ts`)).parts;

/** The tokens of both themes and of house.css, the style of the drawing, and the page's own style. */
export async function styleSheet() {
  return [
    themeStyle(),
    chartStyle((tone) => `var(--${tone})`),
    await readFile(new URL('../../service/guide/house.css', import.meta.url), 'utf8'),
    await source('page.css'),
  ].join('\n');
}

/** Manifest of the installed page: its name in a language, and members that all manifests share. */
export async function manifestOf(language) {
  const { appName } = await wordsOf(language);
  const { appShortName, description } = (await partsOf(language)).document;
  const common = JSON.parse(await source('icons/manifest.webmanifest'));
  const named = {
    name: appName,
    short_name: appShortName,
    description,
    lang: LANGUAGE_FACTS[language].tag,
    dir: 'ltr',
  };
  return {
    name: `manifest-${language}.webmanifest`,
    contents: Buffer.from(`${JSON.stringify({ ...named, ...common }, null, 2)}\n`),
  };
}

/** A template with English texts and the names of its files. */
function pageOf(html, words, files) {
  return html.replace(/\{(\w+)\}/g, (_, key) => (files[key] ?? words[key]).replaceAll('&', '&amp;'));
}

/** An option of a choice; `key`: its words. */
const option = (value, key) => `<option value="${value}" data-t="${key}">{${key}}</option>`;

/**
 * The select element of a convention. The default, which a request omits, is the first option; if the school or the birthplace decides the default, that is the
 * first option, and all values follow.
 */
function conventionChoice(id) {
  const { values, isOfSchool, default: ofAll } = CONVENTION_TABLE[id];
  const usual = isOfSchool ? undefined : ofAll;
  const keyOf = (value) => `${id}${value.slice(0, 1).toUpperCase()}${value.slice(1)}`;
  const others = values.filter((value) => value !== usual).map((value) => option(value, keyOf(value)));
  const isOfPlace = ofAll === undefined;
  const describedBy = isOfPlace ? ' aria-describedby="calendar-default"' : '';
  const hint = isOfPlace ? '<p class="hint" id="calendar-default" hidden></p>' : '';
  return `<label><span data-t="${id}">{${id}}</span>
          <select name="${id}"${describedBy}>
            ${[option('', keyOf(usual ?? (isOfPlace ? 'local' : 'school'))), ...others].join('\n            ')}
          </select>
        </label>${hint}`;
}

/**
 * The HTML of the page in English.
 * @param files addresses of the first script (`begin`), the style sheet (`style`), the main script (`script`), and the files loaded with it (`form`, `result`, `words`)
 */
export async function pageHtml(files) {
  const template = (await source('index.html')).replace(
    '<!-- conventions -->',
    CHART_CONVENTION_IDS.map(conventionChoice).join('\n        '),
  );
  const languages = LANGUAGES.map((language) => {
    const { tag, ownName } = LANGUAGE_FACTS[language];
    return `<option value="${language}" lang="${tag}">${ownName}</option>`;
  }).join('\n      ');
  const { about, document } = await partsOf('en');
  return pageOf(template, { ...(await wordsOf('en')), ...about, ...document }, files).replace(
    '<!-- languages -->',
    languages,
  );
}
