// Feed of the changelog: one entry for each version (Atom, RFC 4287), from the HTML of the page.

import { createHash } from 'node:crypto';
import { escaped } from './frame.ts';
import { FEED_PATH, pathOf } from './paths.ts';

/**
 * /docs/changelog.atom
 * @param html the changelog as HTML: a version is a heading, with its date if it is released
 * @param builtMs time of the build: the date of an unreleased version
 * @param address of the site, without a final slash
 */
export function changelogFeed(html: string, builtMs: number, address: string): string {
  const versions = html
    .split(/(?=<h2 )/)
    .slice(1)
    .filter((part) => VERSION.test(part))
    .map((part) => {
      const [, anchor, heading] = VERSION.exec(part)!;
      const [version] = heading!.split(' ', 1);
      const day = /\d{4}-\d{2}-\d{2}/.exec(heading!)?.[0];
      const updated = day === undefined ? new Date(builtMs).toISOString() : `${day}T00:00:00Z`;
      return { anchor, heading, version: version!, updated, content: part.slice(part.indexOf('</h2>') + 5).trim() };
    });
  const page = `${address}/${pathOf('changelog', 'en')}`;
  const entries = versions.map(
    ({ anchor, heading, version, updated, content }) => `<entry>
<id>${idOf(`version ${version}`)}</id>
<title>Beichen ${heading}</title>
<link href="${escaped(page)}#${anchor}"/>
<updated>${updated}</updated>
<content type="html">${escaped(content)}</content>
</entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${idOf('changelog')}</id>
<title>Beichen: changes</title>
<author><name>Beichen</name></author>
<link rel="self" href="${escaped(address)}/${FEED_PATH}"/>
<link href="${escaped(page)}"/>
<updated>${versions.map(({ updated }) => updated).reduce((latest, next) => (next > latest ? next : latest), '')}</updated>
${entries.join('\n')}
</feed>
`;
}

/** `<h2 id="1-0-1">1.0.1 (2027-01-31)</h2>` */
const VERSION = /^<h2 id="([^"]+)">(\d[^<]*)<\/h2>/;

/** A permanent id, the same on every site: a UUID of version 8 (RFC 9562). */
function idOf(what: string): string {
  const hex = createHash('sha256').update(`Beichen ${what}`).digest('hex');
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
