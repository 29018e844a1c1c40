// Lunar years as Japan and Vietnam published them, from test/truth/sky/published-years.csv: five hexadecimal digits each.

import { readFileSync } from 'node:fs';

const TABLE = new URL('../../../test/truth/sky/published-years.csv', import.meta.url);

const MONTHS = 13; // as many bits, the first month highest; 1 has thirty days

/** The source of engine/src/calculation/calendar/published-years.generated.ts. */
export function publishedYearsSource() {
  const [, ...rows] = readFileSync(TABLE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  const calendars = [...new Set(rows.map(([calendar]) => calendar))].map((name) => {
    const years = rows.filter(([calendar]) => calendar === name);
    const [[, , first]] = years;
    return `  ${name}: {\n    first: '${first}',\n    years:\n${textLines(years.map(digits)).join(' +\n')},\n  },`;
  });
  return `// Made by engine/build/sky/build-tables.mjs from test/truth/sky/published-years.csv (the sources are named in docs/rules/languages.md section 2), 2026-11-29; month starts are facts, free to use; ${rows.length} rows.

/** The years of a calendar from 1645 on: five hexadecimal digits each, the leap month or 0, and thirteen bits of months, 1 for thirty days. */
export const PUBLISHED_YEARS: Readonly<Record<string, { readonly first: string; readonly years: string }>> = {
${calendars.join('\n')}
};
`;
}

function digits([, , , leapMonth, months]) {
  const bits = [...months.padEnd(MONTHS, '-')].map((length) => (length === '+' ? 1 : 0)).join('');
  return Number(leapMonth).toString(16) + Number.parseInt(bits, 2).toString(16).padStart(4, '0');
}

const YEARS_A_LINE = 20;

function textLines(years) {
  const lines = [];
  for (let at = 0; at < years.length; at += YEARS_A_LINE)
    lines.push(`      '${years.slice(at, at + YEARS_A_LINE).join('')}'`);
  return lines;
}
