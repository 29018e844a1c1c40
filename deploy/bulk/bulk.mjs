// Casts shards of births: `node bulk.mjs INPUT_FOLDER OUTPUT_FOLDER [--processes N] [options of beichen chart]`.
//
// A shard is a Parquet file whose columns are named as the parameters of a birth. DuckDB reads it, `beichen chart --batch` casts it on one core, DuckDB
// writes the charts as Parquet under the same name. An existing file is complete: it gets its name last. So a run that was killed is resumed by the
// same command, and no birth is lost or cast twice. In an indexed Job of Kubernetes each pod takes every n-th shard.

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const BEICHEN = process.env.BEICHEN ?? fileURLToPath(new URL('../../service/dist/cli/beichen.js', import.meta.url));
const DUCKDB = fileURLToPath(new URL('./duckdb.mjs', import.meta.url));
/** DuckDB buffers a whole row group: 8,192 charts of 380 columns take 0.4 GB; its default of 122,880 would exhaust the memory. */
const ROW_GROUP = 8192;
/** The CSV options of DuckDB's output for the command, so that nothing is detected. */
const CSV_OF_DUCKDB = ['--separator', 'comma', '--encoding', 'utf-8'];
const SQL_TYPES = { text: 'VARCHAR', integer: 'INTEGER', number: 'DOUBLE', flag: 'BOOLEAN' };

const run = promisify(execFile);
const { input, output, processes, options } = argumentsOf(process.argv.slice(2));
mkdirSync(output, { recursive: true });
const COLUMN_TYPES = await typesOfColumns();
const shards = ownShards(
  readdirSync(input)
    .filter((name) => name.endsWith('.parquet'))
    .sort(),
);
const waiting = shards.filter((name) => !existsSync(join(output, name)));
console.error(`${shards.length} shards, ${shards.length - waiting.length} of them finished before`);
const began = performance.now();
let births = 0;
await Promise.all(Array.from({ length: processes }, castShards));
const seconds = (performance.now() - began) / 1000;
console.error(
  `${births} births in ${seconds.toFixed(0)} s: ${Math.round(births / seconds / processes)} a second and process`,
);

async function castShards() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const count = await castShard(name);
    births += count;
    console.error(`${name}: ${count}`);
  }
}

/** @returns the number of births in the shard */
async function castShard(name) {
  const unfinished = join(output, `.${name}.unfinished`);
  rmSync(unfinished, { force: true });
  const form = `header = true, delim = ',', quote = '"', escape = '"', all_varchar = true`;
  const table = `read_csv('/dev/stdin', ${form}, types = {${COLUMN_TYPES}})`;
  const stages = [
    duckdb(`COPY (FROM ${file(join(input, name))}) TO '/dev/stdout' (FORMAT csv)`),
    [BEICHEN, 'chart', '--batch', '-', ...CSV_OF_DUCKDB, '--format', 'csv', '--threads', '1', ...options],
    duckdb(
      `COPY (FROM ${table}) TO ${text(unfinished)} (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE ${ROW_GROUP})`,
    ),
  ];
  const [read, cast, written] = await piped(stages);
  // Exit code 1 of beichen: some births could not be cast; the column "fault" says why.
  if (read !== 0 || cast > 1 || written !== 0)
    throw new Error(`${name}: the stages ended with ${read}, ${cast}, ${written}`);
  const [given, made] = [await countIn(join(input, name)), await countIn(unfinished)];
  if (given !== made) throw new Error(`${name}: ${given} births, but ${made} rows were written`);
  renameSync(unfinished, join(output, name));
  return made;
}

/**
 * Runs a pipeline of programs by Bash: DuckDB opens /dev/stdin again, which is impossible with the sockets by which Node connects processes.
 * @returns their exit codes
 */
async function piped(stages) {
  const commands = stages.map((args) => [process.execPath, ...args].map(quoted).join(' '));
  const script = `${commands.join(' | ')}; echo "\${PIPESTATUS[@]}" >&3`;
  const shell = spawn('bash', ['-c', script], { stdio: ['ignore', 'ignore', 'pipe', 'pipe'] });
  const [errors, codes] = await Promise.all([textOf(shell.stdio[2]), textOf(shell.stdio[3]), once(shell, 'exit')]);
  const ends = codes.trim().split(' ').map(Number);
  if (ends.some((code) => code > 1)) console.error(errors.slice(-2000));
  return ends;
}

async function textOf(stream) {
  let all = '';
  for await (const chunk of stream) all = (all + chunk).slice(-10_000);
  return all;
}

/** The types of the columns of charts, as DuckDB writes them. */
async function typesOfColumns() {
  const { stdout } = await run(process.execPath, [BEICHEN, 'chart', '--columns', ...options]);
  const rows = stdout
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
  return rows.map(([name, type]) => `${text(name)}: '${SQL_TYPES[type]}'`).join();
}

async function countIn(path) {
  const args = duckdb(`SELECT count(*)::INTEGER FROM read_parquet(${file(path)})`);
  const { stdout } = await run(process.execPath, [...args, '--rows']);
  return JSON.parse(stdout)[0][0];
}

function duckdb(statement) {
  return [DUCKDB, statement];
}

/** An argument of a shell. */
function quoted(argument) {
  return `'${argument.replaceAll("'", "'\\''")}'`;
}

/** The shards of this pod by its index in the Kubernetes job; otherwise all. */
function ownShards(names) {
  const { JOB_COMPLETION_INDEX: index, JOB_COMPLETIONS: count } = process.env;
  if (index === undefined) return names;
  if (!(Number(count) > Number(index))) throw new Error('JOB_COMPLETIONS is the number of pods: .spec.completions');
  return names.filter((_, n) => n % Number(count) === Number(index));
}

/** An input file as SQL, escaped because DuckDB reads the name as a pattern. */
function file(path) {
  return text(path.replace(/[*?[]/g, '[$&]'));
}

/** A text of SQL. */
function text(value) {
  return `'${value.replaceAll("'", "''")}'`;
}

function argumentsOf([input, output, ...rest]) {
  if (input === undefined || output === undefined) {
    console.error('node bulk.mjs INPUT_FOLDER OUTPUT_FOLDER [--processes N] [options of beichen chart]');
    process.exit(2);
  }
  const at = rest.indexOf('--processes');
  const processes = at < 0 ? availableParallelism() : Number(rest.splice(at, 2)[1]);
  if (!(Number.isInteger(processes) && processes > 0)) throw new Error('--processes is a whole number from 1');
  return { input, output, processes, options: rest };
}
