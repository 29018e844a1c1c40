// The case of a question: the facts on which two lineages agree, their sources, and the class of each difference.

import { flatFacts, isSame, normalName } from '../src/facts.mjs';
import { decidingAnswer, lineageOf, PROGRAMS, TABLES } from './deciders.mjs';
import { classOfDissent, situationsOf } from './dissent.mjs';

/**
 * @param {any} question kind, facts and conventions
 * @returns {{ case?: any, left: string[] }} the case, and the omitted facts with the reason
 */
export function decide({ ask, leaveOut = [], ...question }) {
  const isAsked = (path) =>
    ask.some((each) => path === each || path.startsWith(`${each}.`)) && !leaveOut.includes(path);
  const natural = PROGRAMS.map(({ key, answer }) => ({ key, answer, facts: answer(question) }));
  const answers = [
    ...TABLES.map(({ key, answer }) => ({ key, facts: answer(question) })),
    ...natural.map(({ key, answer, facts }) => ({ key, facts: decidingAnswer(question, answer, facts) })),
  ].map(({ key, facts }) => ({ key, values: leavesOf(facts ?? {}) }));
  const asked = natural.map(({ key, facts }) => ({ key, values: flatFacts(facts ?? {}) }));
  const left = [];
  const expect = {};
  const sources = new Map();
  const classes = new Map();
  for (const path of new Set(answers.flatMap(({ values }) => [...values.keys()].filter(isAsked)))) {
    const toleranceSeconds = question.tolerance?.[path];
    const agreed = agreementOn(path, answers, toleranceSeconds);
    if (agreed === undefined) {
      const said = answers
        .filter(({ values }) => values.has(path))
        .map(({ key, values }) => `${key} ${textOf(values.get(path))}`);
      if (said.length > 1) left.push(`${question.id} ${path}: ${said.join(', ')}`);
      continue;
    }
    const dissents = asked
      .filter(
        ({ values }) => values.has(path) && !isSame(textOf(agreed.value), values.get(path) ?? '', toleranceSeconds),
      )
      .map(({ key }) => ({ key, name: classOfDissent(key, question, path) }));
    const unexplained = dissents.find(({ name }) => name === undefined);
    if (unexplained !== undefined) {
      left.push(`${question.id} ${path}: ${unexplained.key} differs and no class says why`);
      continue;
    }
    setPath(expect, path, agreed.value);
    add(sources, agreed.by.join(' '), path);
    for (const { key, name } of dissents) add(classes, `${name} ${key}`, path);
  }
  if (Object.keys(expect).length === 0) return { left };
  const { tolerance, ...rest } = question;
  const known = [...byClass(classes), ...situationsOf(question)];
  return {
    left,
    case: {
      ...rest,
      expect,
      ...(tolerance === undefined ? {} : { tolerance }),
      source: sourcesOf(sources),
      ...(known.length === 0 ? {} : { classes: known }),
    },
  };
}

/** The value on which two or more independent lineages agree; undefined without one, or with several. */
function agreementOn(path, answers, toleranceSeconds) {
  const groups = [];
  for (const { key, values } of answers) {
    if (!values.has(path)) continue;
    const value = values.get(path);
    const same = groups.find((each) => isSame(textOf(each.value), textOf(value), toleranceSeconds));
    if (same === undefined) groups.push({ value, by: [key] });
    else same.by.push(key);
  }
  const agreed = groups.filter(({ by }) => new Set(by.map((key) => lineageOf(key, path))).size > 1);
  return agreed.length === 1 ? agreed[0] : undefined;
}

/** Facts by path in normal form: normal names, members of lists sorted. */
function leavesOf(facts, path = '') {
  if (Array.isArray(facts)) return new Map([[path, facts.map(normalName).sort()]]);
  if (typeof facts === 'object' && facts !== null)
    return new Map(
      Object.entries(facts)
        .filter(([, value]) => value !== undefined)
        .flatMap(([key, value]) => [...leavesOf(value, path === '' ? normalName(key) : `${path}.${normalName(key)}`)]),
    );
  return new Map([[path, typeof facts === 'string' ? normalName(facts) : facts]]);
}
const textOf = (value) => (Array.isArray(value) ? value.join(' ') : String(value));

function setPath(facts, path, value) {
  const names = path.split('.');
  const last = names.pop();
  let at = facts;
  for (const name of names) {
    at[name] ??= {};
    at = at[name];
  }
  at[last] = value;
}

const add = (map, key, path) => map.set(key, [...(map.get(key) ?? []), path]);

/** One entry for each set of deciders; the entry with most facts does not list them, and applies to all facts without another entry. */
function sourcesOf(sources) {
  const sorted = [...sources].sort(([, a], [, b]) => b.length - a.length);
  return sorted.map(([by, paths], n) => ({ by: by.split(' '), ...(n === 0 ? {} : { facts: shortened(paths) }) }));
}

function byClass(classes) {
  const found = new Map();
  for (const [key, paths] of classes) {
    const [name, program] = key.split(' ');
    const entry = found.get(name) ?? { class: name, facts: new Set(), programs: new Set() };
    for (const path of shortened(paths)) entry.facts.add(path);
    entry.programs.add(program);
    found.set(name, entry);
  }
  return [...found.values()].map(({ facts, programs, ...rest }) => ({
    ...rest,
    facts: [...facts],
    programs: [...programs],
  }));
}

/** Paths; many are abbreviated to their first member. */
const shortened = (paths) => [...new Set(paths.length > 3 ? paths.map((path) => path.split('.')[0]) : paths)];
