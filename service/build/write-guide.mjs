// Writes the guide as HTML: once, when the service is built: each Markdown file of a folder of service/guide becomes a piece of HTML in service/dist/guide, and
// so does the changelog. The service puts its address and its limits into it, and a page around it.

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
  // An address is a link where the guide makes it one: others, such as that of one's own machine, lead nowhere.
  tokenizer: { url: () => undefined },
  renderer: {
    heading({ depth, text, tokens }) {
      return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    // A page has a policy without anything inline: what looks like HTML in the guide is a mistake.
    html({ text }) {
      throw new Error(`the guide holds HTML: ${text}`);
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
  // A command that is copied must not run before it was read: no line ends behind it.
  await writeFile(written, html.replaceAll('\n</code></pre>', '</code></pre>'));
}
