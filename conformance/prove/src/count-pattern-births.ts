// Counts the births with each form of each pattern by the engine, and writes engine/src/calculation/ziwei/patterns/pattern-births.generated.ts. Run it after a
// change of the table or of charts: npm run build && node conformance/prove/dist/count-pattern-births.js. It takes some minutes.

import { writeFileSync } from 'node:fs';
import { SCHOOL_IDS } from 'beichen';
import { PATTERN_FORM_IDS, PATTERN_IDS, PATTERN_TABLE } from 'beichen/patterns';
import { countPatterns } from './prove/patterns.ts';

const counts = SCHOOL_IDS.map((school) => countPatterns(school));

/** The counts of a form in the schools, without equal ones at the end. */
function countsText(key: string): string {
  const ofSchools = counts.map(({ byForm }) => {
    const { births, clean } = byForm.get(key) ?? { births: 0, clean: 0 };
    return `${births}/${clean}`;
  });
  while (ofSchools.length > 1 && ofSchools.at(-1) === ofSchools.at(-2)) ofSchools.pop();
  return ofSchools.join(' ');
}

const rows = PATTERN_IDS.map((id) => {
  const forms = Object.keys(PATTERN_TABLE[id]).filter((key) => PATTERN_FORM_IDS.some((form) => form === key));
  return `  ${id}: { ${forms.map((form) => `${form}: '${countsText(`${id} ${form}`)}'`).join(', ')} },`;
});

writeFileSync(
  new URL('../../../engine/src/calculation/ziwei/patterns/pattern-births.generated.ts', import.meta.url),
  `// Built by conformance/prove/src/count-pattern-births.ts: every double hour of every day of the lunar years 1900 to 2099, cast by the engine. MIT licence.
// The births with a form, and among them the births without a breaking star. One count for each school, in the order of SCHOOL_IDS; missing counts equal the
// last one. A birth time whose form only one gender has counts as half a birth.

export const BIRTHS_COUNTED = ${counts[0]!.all};

// biome-ignore format: one pattern a row
export const PATTERN_BIRTHS = {
${rows.join('\n')}
} as const;
`,
);
