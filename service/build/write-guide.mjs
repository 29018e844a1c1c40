// Writes the guide as HTML when the service is built: each Markdown file in a folder of service/guide becomes a piece of HTML in service/dist/guide, and so
// does the changelog. The service inserts its address and its limits, and adds the frame of the page.

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { Marked } from 'marked';

const GUIDE = new URL('../guide/', import.meta.url);
const BUILT = new URL('../dist/guide/', import.meta.url);

/** The anchor of a heading: `How time is corrected` → how-time-is-corrected. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

const markdown = new Marked({
  // Bare addresses do not become links: most of them, such as http://localhost:3000, lead nowhere.
  tokenizer: { url: () => undefined },
  renderer: {
    heading({ depth, text, tokens }) {
      return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    // The policy of a page forbids inline code, so HTML in the guide is a mistake.
    html({ text }) {
      throw new Error(`the guide contains HTML: ${text}`);
    },
  },
});

const names = (await readdir(GUIDE, { recursive: true })).filter((name) => name.includes('/') && name.endsWith('.md'));
const sources = [
  ...names.map((name) => [name, new URL(name, GUIDE)]),
  ['changelog.md', new URL('../../CHANGELOG.md', import.meta.url)],
];
for (const [path, source] of sources) {
  const html = await markdown.parse(await readFile(source, 'utf8'), { async: true });
  const written = new URL(path.replace(/md$/, 'html'), BUILT);
  await mkdir(new URL('.', written), { recursive: true });
  // No line end after a command: with one, a pasted command would run before it is read.
  await writeFile(written, html.replaceAll('\n</code></pre>', '</code></pre>'));
}
