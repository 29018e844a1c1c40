// How does a written page become HTML? The few forms of Markdown that our own pages use: headings, paragraphs, lists, tables,
// code, links, bold. A heading may name its anchor: `## The URL is too long {#uri-too-long}`. Everything is escaped; no HTML passes through.

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The anchor of a heading that names none: `How time is corrected` → how-time-is-corrected. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The HTML of a text. */
export const htmlOf = (markdown: string): string => blocksOf(markdown).map(block).join('\n');

/** Fenced code stays whole; everything else is parted by empty lines. */
const blocksOf = (markdown: string): string[] =>
  markdown
    .split(/^(```[^\n]*\n[\s\S]*?^```$)/m)
    .flatMap((part) => (part.startsWith('```') ? [part] : part.trim().split(/\n{2,}/)))
    .filter((part) => part !== '');

function block(text: string): string {
  const fence = /^```(\w*)\n([\s\S]*?)```$/.exec(text);
  if (fence) return `<pre><code>${escaped(fence[2]!.trimEnd())}</code></pre>`;
  const heading = /^(#{1,3}) (.+?)(?: \{#([\w-]+)\})?$/.exec(text);
  if (heading) {
    const level = heading[1]!.length;
    return `<h${level} id="${heading[3] ?? anchorOf(heading[2]!)}">${inline(heading[2]!)}</h${level}>`;
  }
  const lines = text.split('\n');
  if (lines.every((line) => line.startsWith('- '))) return list('ul', lines, 2);
  if (lines.every((line) => /^\d\. /.test(line))) return list('ol', lines, 3);
  if (lines[1]?.startsWith('|-')) return table(lines);
  return `<p>${inline(lines.join(' '))}</p>`;
}

const list = (kind: 'ul' | 'ol', lines: readonly string[], mark: number): string =>
  `<${kind}>${lines.map((line) => `<li>${inline(line.slice(mark))}</li>`).join('')}</${kind}>`;

function table([head = '', , ...rows]: readonly string[]): string {
  const row = (line: string, cell: 'th' | 'td') =>
    `<tr>${line
      .slice(1, -1)
      .split('|')
      .map((text) => `<${cell}>${inline(text.trim())}</${cell}>`)
      .join('')}</tr>`;
  return `<table><thead>${row(head, 'th')}</thead><tbody>${rows.map((line) => row(line, 'td')).join('')}</tbody></table>`;
}

/** Code first, so that nothing in it is read as anything else. */
const inline = (text: string): string =>
  text
    .split(/(`[^`]+`)/)
    .map((part) =>
      part.startsWith('`') && part.length > 1 ? `<code>${escaped(part.slice(1, -1))}</code>` : marked(escaped(part)),
    )
    .join('');

const marked = (text: string): string =>
  text.replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>').replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>');
