// The page from its sources, for `npm run dev` (build/dev.mjs): it reloads on save, and forwards requests for other files to a running service.
// The product is built by page.mjs; nothing of this file is in it.

import { resolve } from 'node:path';
import { LANGUAGES } from 'beichen';
import { defineConfig } from 'vite';
import { ROOT, sourcesOf } from '../../test/setup/sources.ts';
import { pageHtml, styleSheet } from './template.mjs';

const SERVICE = `http://127.0.0.1:${process.env.PORT ?? 3000}`;
const STYLE = '/page.built.css';
const STATIC = /^\/(?:page\.css|index\.html)$/;

const castFiles = Object.fromEntries(LANGUAGES.map((language) => [language, `languages/${language}/cast.ts`]));

const beginFiles = Object.fromEntries(
  LANGUAGES.map((language) => [language, { words: `words/${language}/words.ts`, cast: `cast/${castFiles[language]}` }]),
);

export default defineConfig({
  root: resolve(ROOT, 'web/src'),
  appType: 'mpa',
  cacheDir: resolve(ROOT, 'var/vite'),
  publicDir: false,
  resolve: { alias: sourcesOf('engine', 'places', 'service') },
  define: {
    CAST_FILES: JSON.stringify(JSON.stringify(castFiles)),
    CAST_FILES_OF: JSON.stringify('{}'),
    BEGIN_FILES: JSON.stringify(JSON.stringify(beginFiles)),
  },
  server: {
    fs: { allow: [ROOT] },
    // The API, the pages that the service writes, icons and manifests.
    proxy: Object.fromEntries(
      ['^/(?:api|docs|mcp|openapi)\\b', '^/[\\w-]+\\.(?:png|svg|webmanifest|ico)$'].map((path) => [path, SERVICE]),
    ),
  },
  plugins: [
    {
      name: 'page',
      enforce: 'pre',
      // The style of a part is a text in its script, as the product has it.
      resolveId: (name, importer) =>
        name.endsWith('.css') && importer?.endsWith('.ts') ? `${resolve(importer, '..', name)}?inline` : undefined,
      transformIndexHtml: {
        order: 'pre',
        handler: () =>
          pageHtml({
            begin: '/begin.ts',
            style: STYLE,
            script: '/main.ts',
            form: '/page/chart-page.ts',
            result: '/page/result.ts',
            words: '/words/shown-words.ts',
          }),
      },
      configureServer({ middlewares, watcher, ws }) {
        middlewares.use(STYLE, async (_request, response) => {
          response.setHeader('content-type', 'text/css; charset=utf-8').end(await styleSheet());
        });
        watcher.on('change', (path) => {
          if (STATIC.test(path.slice(resolve(ROOT, 'web/src').length))) ws.send({ type: 'full-reload' });
        });
      },
    },
  ],
});
