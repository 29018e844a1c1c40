// Scores of programs as pages: a table in Markdown and HTML, a badge.

import { LEVEL_IDS, SUITE } from './cases.mjs';
import { countByClass } from './score.mjs';

/**
 * @typedef {ReturnType<typeof import('./score.mjs').scoreOf>} Score
 * @typedef {import('./score.mjs').LevelScore} LevelScore
 */

/** Percent with one decimal, never 100 unless complete. @param {number} part @param {number} whole */
const percent = (part, whole) =>
  part === whole
    ? '100'
    : Math.min((part / whole) * 100, 99.9)
        .toFixed(1)
        .replace('.0', '');

/** Text of a cell: `passed`; or the share of given facts that are the same, and the share of facts that are given. @param {LevelScore | undefined} score */
function cellOf(score) {
  if (score === undefined || score.status === 'none') return '–';
  const { status, given, facts, differences } = score;
  if (status === 'pass') return 'passed';
  const same = differences.length === 0 ? 'all the same' : `${percent(given - differences.length, given)} % the same`;
  return given === facts ? same : `${same}, ${percent(given, facts)} % given`;
}

const nameOf = (/** @type {Score} */ { program, version }) => `${program} ${version}`;

/** Cases by class over all levels. @param {Score} score */
const classesOf = ({ levels }) => countByClass(Object.values(levels).flatMap(({ differences }) => differences));

/** @param {readonly Score[]} scores */
const legend = (scores) => [...new Set(scores.flatMap((score) => classesOf(score).map((each) => each.class)))].sort();

/** @param {readonly Score[]} scores */
export function markdownOf(scores) {
  const names = legend(scores);
  const counts = (/** @type {Score} */ score, /** @type {string} */ name) =>
    classesOf(score).find((each) => each.class === name)?.cases ?? '';
  const row = (/** @type {readonly unknown[]} */ cells) => `| ${cells.join(' | ')} |`;
  return `# Conformance, suite ${SUITE.version}

${row(['program', ...LEVEL_IDS])}
${row(['---', ...LEVEL_IDS.map(() => '---')])}
${scores.map((score) => row([nameOf(score), ...LEVEL_IDS.map((level) => cellOf(score.levels[level]))])).join('\n')}

"passed": every fact of every case is given and is the expected one. "% given": the facts that the program has and that its adapter asks for.

## Cases with a difference, by class

A class says what is particular to the case; it is no judgement. Other conventions than those of a case give other facts.

${row(['class', ...scores.map(nameOf)])}
${row(['---', ...scores.map(() => '---')])}
${names.map((name) => row([`\`${name}\`: ${SUITE.classes[name]}`, ...scores.map((score) => counts(score, name))])).join('\n')}

## Levels

${LEVEL_IDS.map((level) => `- ${level}: ${SUITE.levels[level]}; ${scores[0]?.levels[level]?.cases ?? 0} cases, ${scores[0]?.levels[level]?.facts ?? 0} facts`).join('\n')}
`;
}

const escaped = (/** @type {string} */ text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** @param {readonly Score[]} scores */
export function htmlOf(scores) {
  const row = (/** @type {string} */ first, /** @type {readonly string[]} */ cells, tag = 'td') =>
    `<tr><th scope="row">${escaped(first)}</th>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  const counts = (/** @type {Score} */ score, /** @type {string} */ name) =>
    String(classesOf(score).find((each) => each.class === name)?.cases ?? '');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Conformance, suite ${SUITE.version}</title>
<style>body { font: 1rem/1.5 system-ui; margin: 2rem auto; max-width: 70rem; padding: 0 1rem } div { overflow-x: auto } td, th { border: 1px solid; padding: .25rem .5rem; text-align: start } table { border-collapse: collapse }</style>
<h1>Conformance, suite ${SUITE.version}</h1>
<div tabindex="0" role="region" aria-label="Levels"><table>
${row('program', LEVEL_IDS, 'th')}
${scores
  .map((score) =>
    row(
      nameOf(score),
      LEVEL_IDS.map((level) => cellOf(score.levels[level])),
    ),
  )
  .join('\n')}
</table></div>
<h2>Cases with a difference, by class</h2>
<div tabindex="0" role="region" aria-label="Classes"><table>
${row('class', scores.map(nameOf), 'th')}
${legend(scores)
  .map((name) =>
    row(
      SUITE.classes[name] ?? name,
      scores.map((score) => counts(score, name)),
    ),
  )
  .join('\n')}
</table></div>
</html>
`;
}

/** `conformance 2026.11.1 | L0 L2`: the passed levels. @param {Score} score */
export function badgeOf({ program, levels }) {
  const passed = Object.entries(levels).flatMap(([level, { status }]) => (status === 'pass' ? [level] : []));
  const [left, right] = [`conformance ${SUITE.version}`, passed.length === 0 ? 'no level in full' : passed.join(' ')];
  const width = (/** @type {string} */ text) => 12 + 7 * text.length;
  const [w1, w2] = [width(left), width(right)];
  const text = (/** @type {number} */ x, /** @type {string} */ said) => `<text x="${x}" y="14">${said}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w1 + w2}" height="20" role="img" aria-label="${escaped(program)}: ${left}: ${right}">
<title>${escaped(program)}: ${left}: ${right}</title>
<rect width="${w1}" height="20" fill="#444"/><rect x="${w1}" width="${w2}" height="20" fill="${passed.length === 0 ? '#666' : '#1d5c2e'}"/>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" text-anchor="middle">${text(w1 / 2, left)}${text(w1 + w2 / 2, right)}</g>
</svg>
`;
}
