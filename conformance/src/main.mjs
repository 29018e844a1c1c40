#!/usr/bin/env node
// The command `beichen-conformance`.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { InvalidAnswers, parseAnswers } from './answers.mjs';
import { casesOf, LEVEL_IDS, questionOf, SUITE } from './cases.mjs';
import { flatFacts } from './facts.mjs';
import { namesOf, strayFacts } from './names.mjs';
import { badgeOf, htmlOf, markdownOf } from './report.mjs';
import { countByClass, scoreOf } from './score.mjs';

const HELP = `beichen-conformance ${SUITE.version}

  questions [--level L0,L1]          prints what programs are asked, a line of JSON each
  names [--level L0,L1]              prints every fact that is asked for, how often, and an expected value of it
  check [--level L0,L1] [--claim L0] [--differences N] [--facts] [--json]
                                     reads answers from standard input and compares them; --facts: a line for each fact
  report --out FOLDER FILE...        writes table.md, table.html, report.json and a badge for each file of answers

Exit code: 0 without a difference (with --claim: when these levels are passed in full), 1 otherwise, 2 for a wrong call or answer.
`;

const OPTIONS = /** @type {const} */ ({
  level: { type: 'string' },
  claim: { type: 'string' },
  differences: { type: 'string', default: '5' },
  facts: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  out: { type: 'string' },
  help: { type: 'boolean', default: false },
});

class WrongCall extends Error {}

/** @param {string | undefined} text @param {string} option */
function levelsOf(text, option) {
  const levels = text?.split(',') ?? LEVEL_IDS;
  const wrong = levels.find((level) => !LEVEL_IDS.includes(level));
  if (wrong !== undefined)
    throw new WrongCall(`--${option} "${wrong}": no such level; allowed: ${LEVEL_IDS.join(', ')}`);
  return levels;
}

/** @param {Record<string, string | boolean | undefined>} values */
function check({ level, claim, differences, facts, json }) {
  const levels = levelsOf(/** @type {string | undefined} */ (level ?? claim), level === undefined ? 'claim' : 'level');
  const [cases, answers] = [casesOf(), parseAnswers(readFileSync(0, 'utf8'))];
  const score = scoreOf(cases, answers, levels);
  if (json) process.stdout.write(`${JSON.stringify(score, undefined, 1)}\n`);
  else {
    const names = namesOf(cases.filter((each) => levels.includes(each.level)));
    process.stdout.write(textOf(score, Number(differences)));
    if (facts) process.stdout.write(countsText(names, answers, score));
    process.stdout.write(strayText(names, answers));
  }
  const scores = Object.values(score.levels);
  const isGood = claim === undefined ? ({ status }) => status !== 'differs' : ({ status }) => status === 'pass';
  return scores.every(isGood) && scores.some(({ given }) => given > 0) ? 0 : 1;
}

/** @param {ReturnType<typeof scoreOf>} score @param {number} most */
function textOf({ program, version, levels }, most) {
  const lines = [`${program} ${version}, suite ${SUITE.version}`];
  for (const [level, { status, answered, cases, facts, given, differences }] of Object.entries(levels)) {
    lines.push(
      `${level} ${status}: ${answered} of ${cases} cases, ${given} of ${facts} facts, ${differences.length} differ`,
    );
    for (const { class: name, cases: count } of countByClass(differences))
      lines.push(`   ${count} cases: ${SUITE.classes[name]}`);
    for (const { id, fact, expected, given: answer } of differences.slice(0, most))
      lines.push(`   ${id} ${fact}: expected ${expected}, got ${answer}`);
  }
  return `${lines.join('\n')}\n`;
}

/** Lists the facts in cases, one a line. @param {readonly import('./names.mjs').Name[]} names */
const namesText = (names) =>
  names
    .map(({ level, kind, fact, cases, example }) => `${level} ${kind}\t${fact}\t${cases.size}\t${example}\n`)
    .join('');

/**
 * Counts the responses with each fact, and those that differ.
 * @param {readonly import('./names.mjs').Name[]} names
 * @param {ReturnType<typeof parseAnswers>} answers
 * @param {ReturnType<typeof scoreOf>} score
 */
function countsText(names, { answers }, { levels }) {
  const differing = new Set(
    Object.values(levels).flatMap(({ differences }) => differences.map(({ id, fact }) => `${id} ${fact}`)),
  );
  const givenBy = new Map([...answers].map(([id, facts]) => [id, flatFacts(facts)]));
  const lines = names.map(({ level, kind, fact, cases }) => {
    const given = [...cases].filter((id) => givenBy.get(id)?.has(fact));
    const different = given.filter((id) => differing.has(`${id} ${fact}`));
    return `${level} ${kind} ${fact}: ${given.length} of ${cases.size} given, ${different.length} differ\n`;
  });
  return lines.join('');
}

/**
 * Facts of responses that no case of the kind has: mostly names in another spelling.
 * @param {readonly import('./names.mjs').Name[]} names
 * @param {ReturnType<typeof parseAnswers>} answers
 */
function strayText(names, { answers }) {
  const stray = strayFacts(names, answers);
  if (stray.length === 0) return '';
  const shown = stray.map(({ kind, fact, answers: count }) => `   ${kind} ${fact}: ${count} answers\n`).join('');
  return `Facts that no case asks for (beichen-conformance names prints those that are):\n${shown}`;
}

/** @param {readonly string[]} files @param {string | undefined} out */
function report(files, out) {
  if (out === undefined || files.length === 0) throw new WrongCall('report needs --out FOLDER and files of answers');
  const cases = casesOf();
  const scores = files.map((file) => scoreOf(cases, parseAnswers(readFileSync(file, 'utf8'))));
  mkdirSync(out, { recursive: true });
  const write = (/** @type {string} */ name, /** @type {string} */ text) => writeFileSync(join(out, name), text);
  write('table.md', markdownOf(scores));
  write('table.html', htmlOf(scores));
  write('report.json', `${JSON.stringify(scores.map(withoutRows), undefined, 1)}\n`);
  for (const score of scores) write(`${score.program.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.svg`, badgeOf(score));
  return 0;
}

/** A score with counts instead of the differences. @param {ReturnType<typeof scoreOf>} score */
const withoutRows = (score) => ({
  ...score,
  levels: Object.fromEntries(
    Object.entries(score.levels).map(([level, { differences, ...rest }]) => [
      level,
      { ...rest, differences: differences.length, classes: countByClass(differences) },
    ]),
  ),
});

/** @param {readonly string[]} args */
function run(args) {
  const parsed = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const { positionals } = parsed;
  const values = /** @type {Readonly<Record<string, any>>} */ (parsed.values); // no option is repeatable
  const [command, ...files] = positionals;
  if (values.help || command === undefined) process.stdout.write(HELP);
  else if (command === 'questions')
    for (const each of casesOf(levelsOf(values.level, 'level')))
      process.stdout.write(`${JSON.stringify(questionOf(each))}\n`);
  else if (command === 'names') process.stdout.write(namesText(namesOf(casesOf(levelsOf(values.level, 'level')))));
  else if (command === 'check') return check(values);
  else if (command === 'report') return report(files, values.out);
  else throw new WrongCall(`"${command}" is no command; allowed: questions, names, check, report`);
  return 0;
}

// A reader such as `head` may close the pipe.
process.stdout.on('error', (error) => {
  if (/** @type {{ code?: string }} */ (error).code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  const isOfCaller =
    error instanceof WrongCall ||
    error instanceof InvalidAnswers ||
    /** @type {{ code?: string }} */ (error).code?.startsWith('ERR_PARSE_ARGS');
  if (!isOfCaller) throw error;
  process.stderr.write(`${/** @type {Error} */ (error).message}\n`);
  process.exitCode = 2;
}
