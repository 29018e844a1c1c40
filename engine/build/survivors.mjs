// Lists the changes of a rule that the tests miss. Stryker counts a change as survived if no test fails, even if a test file could not be loaded, as when a
// table without its rows throws. So each survivor is tried again with the tests themselves, by their exit code; the remaining ones are listed, with the score.
//   node engine/build/survivors.mjs [reports/mutation.json …] [-- TESTS…]
// With TESTS only those test files run, named as for vitest: faster, but never finds more.

import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const WANTED = 90; // percent of the changes that the tests must find
const AT_ONCE = 2;

const given = process.argv.slice(2);
const end = given.includes('--') ? given.indexOf('--') : given.length;
const reports = end > 0 ? given.slice(0, end) : [join(ROOT, 'reports/mutation.json')];
const tests = given.slice(end + 1);
const mutants = [];
for (const path of reports) {
  const { files } = JSON.parse(await readFile(path, 'utf8'));
  for (const [file, { source, mutants: ofFile }] of Object.entries(files)) {
    for (const mutant of ofFile) if (mutant.status !== 'Ignored') mutants.push({ ...mutant, file, source });
  }
}

/** The source with a change applied. */
function changed({ source, location: { start, end }, replacement }) {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  const at = ({ line, column }) => starts[line - 1] + column - 1;
  return source.slice(0, at(start)) + replacement + source.slice(at(end));
}

/** True if the tests pass with the change. */
async function passes(mutant, folder) {
  const path = join(folder, `${mutant.file.replaceAll('/', '-')}-${mutant.id}.json`);
  await writeFile(path, JSON.stringify({ file: mutant.file, source: changed(mutant) }));
  const config = 'engine/mutation.vitest.config.ts';
  const args = ['vitest', 'run', '--config', config, '--bail', '1', '--reporter', 'dot', ...tests];
  const child = spawn('npx', args, {
    cwd: ROOT,
    env: { ...process.env, MUTANT: path },
    stdio: 'ignore',
    timeout: 120_000,
  });
  const [code] = await new Promise((done) => child.once('exit', (...how) => done(how)));
  return code === 0;
}

const folder = await mkdtemp(join(tmpdir(), 'mutants-'));
const doubtful = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
const survivors = [];
const waiting = [...doubtful];
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
      if (await passes(mutant, folder)) survivors.push(mutant);
    }
  }),
);
await rm(folder, { recursive: true });

const modules = new Map();
const moduleOf = ({ file }) => file.split('/').at(-2);
for (const mutant of mutants) modules.set(moduleOf(mutant), (modules.get(moduleOf(mutant)) ?? 0) + 1);
survivors.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.location.start.line - b.location.start.line));
for (const { file, location, mutatorName, replacement } of survivors) {
  console.log(
    `${file}:${location.start.line}:${location.start.column} ${mutatorName} → ${replacement.replace(/\s+/g, ' ').slice(0, 90)}`,
  );
}
const score = (all, left) => `${(100 * (1 - left / all)).toFixed(1)} % of ${all}`;
for (const [module, all] of modules) {
  console.log(
    `${module}: ${score(all, survivors.filter((mutant) => moduleOf(mutant) === module).length)} changes found`,
  );
}
console.log(`all: ${score(mutants.length, survivors.length)} changes found; tried again: ${doubtful.length}`);
process.exitCode = survivors.length / mutants.length > 1 - WANTED / 100 ? 1 : 0;
