// Copies printed tables into a page, and passes its input through:
//
//     npm run prove | node tools/write-tables.mjs docs/exactness.md
//
// A comment in the page names the table after it by its title: <!-- table: Summary -->. Other tables are not changed.

import { readFileSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

const TABLE = /(?:^\|.*\n)+/m;

/** The page with the tables of a report. */
export function withTables(page, report) {
  const printed = new Map(
    report
      .split(/^## /m)
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf('\n')), TABLE.exec(part)?.[0]]),
  );
  return page.replaceAll(
    /(<!-- table: (.*) -->\n\n)((?:^\|.*\n)+)/gm,
    (_, comment, title, table) => comment + (printed.get(title) ?? table),
  );
}

if (process.argv[1] === import.meta.filename) {
  const [, , page] = process.argv;
  const report = await text(process.stdin);
  process.stdout.write(report);
  writeFileSync(page, withTables(readFileSync(page, 'utf8'), report));
}
