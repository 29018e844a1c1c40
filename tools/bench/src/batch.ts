// Benchmark of a file of births, compared with engine and writer without a file. `npm run bench:batch`; an optional number sets the rounds. The time of a birth
// is the difference between a long and a short file, since both take the same time to start.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Birth, castChart, documentWriter } from 'beichen';
import { loadGazetteer } from 'beichen-places/node';
import { variedBirths } from '#prove/births/varied-births';
import { tableText, whole } from '#prove/prove/table';
import { ratios, spreadOf } from './measure/side-by-side.ts';
import { spreadText } from './measure/spread-text.ts';

const ROUNDS = Number(process.argv[2] ?? 5);
const [SHORT, LONG] = [10_000, 60_000];
const BEICHEN = fileURLToPath(new URL('../../../service/dist/cli/beichen.js', import.meta.url));
const CITY_IDS = [
  'beijing-1816670',
  'urumqi-1529102',
  'london-2643743',
  'new-york-city-5128581',
  'taipei-1668341',
  'tokyo-1850147',
];

const gazetteer = await loadGazetteer();
const births = variedBirths(LONG, 20261122).map((birth, n) => {
  const { cityId, longitude, timeZone, timeZones = [timeZone] } = gazetteer.resolve(CITY_IDS[n % CITY_IDS.length]!)!;
  const otherTimeZones = timeZones.filter((zone) => zone !== timeZone);
  return { ...birth, cityId, place: { longitude, timeZone, otherTimeZones } };
});
const folder = mkdtempSync(join(tmpdir(), 'beichen-bench-'));
const short = fileOf(SHORT);
const long = fileOf(LONG);

const write = documentWriter('en', {
  memory: Buffer.allocUnsafe,
  compileFunction: (names, code) => new Function(...names, code) as (...values: readonly never[]) => unknown,
});

const engine: number[] = [];
const one: number[] = [];
const two: number[] = [];
const TABLES = ['csv', 'parquet'] as const;
const tables = { csv: [] as number[], parquet: [] as number[] };
alone(SHORT); // warms
for (let round = 0; round < ROUNDS; round++) {
  engine.push(LONG / alone(LONG));
  one.push(await perSecond(1));
  two.push(await perSecond(2));
  for (const format of TABLES) tables[format].push(await perSecond(1, '--format', format));
}
console.log(`Node ${process.version}, ${availableParallelism()} cores, ${ROUNDS} rounds`);
console.log(
  tableText({
    title: 'A file of births',
    head: ['', 'births a second', 'of it', 'wanted'],
    rows: [
      ['engine and writer, one thread', spreadText(spreadOf(engine)), '', ''],
      [
        '--batch --threads 1',
        spreadText(spreadOf(one)),
        `${spreadText(ratios(one, engine))} of engine and writer`,
        '0.7',
      ],
      ['--batch --threads 2', spreadText(spreadOf(two)), `${spreadText(ratios(two, one))} of one thread`, '1.8'],
      ...TABLES.map((format) => [
        `--format ${format} --threads 1`,
        spreadText(spreadOf(tables[format])),
        `${spreadText(ratios(tables[format], one))} of lines of JSON`,
        '',
      ]),
    ],
  }),
);
console.log(`Memory of ${whole(LONG)} births on two threads at most: ${whole((await run(long, 2)).maxMegabytes)} MB`);
rmSync(folder, { recursive: true });

function fileOf(count: number): string {
  const rows = births.slice(0, count).map(({ date, hour, minute = 0, gender, cityId }) => {
    const { year, month, day } = date;
    const two = (n: number) => `${n}`.padStart(2, '0');
    return `${year}-${two(month)}-${two(day)},${hour},${minute},${gender},${cityId}`;
  });
  const path = join(folder, `${count}.csv`);
  writeFileSync(path, `date,hour,minute,gender,cityId\n${rows.join('\n')}\n`);
  return path;
}

/** Seconds for a number of births in this process. */
function alone(count: number): number {
  const from = performance.now();
  for (const birth of births.slice(0, count) as readonly Birth[]) {
    const { date, hour, minute, gender, place } = birth;
    write(castChart({ date, hour, gender, place, minute }));
  }
  return (performance.now() - from) / 1000;
}

async function perSecond(threads: number, ...options: readonly string[]): Promise<number> {
  const [shorter, longer] = [await run(short, threads, options), await run(long, threads, options)];
  return (LONG - SHORT) / (longer.seconds - shorter.seconds);
}

/** Runs a batch and discards its charts. On Linux also returns the maximum memory. */
async function run(
  file: string,
  threads: number,
  options: readonly string[] = [],
): Promise<{ readonly seconds: number; readonly maxMegabytes: number }> {
  const from = performance.now();
  const tell = `process.on('exit', () => console.error(process.resourceUsage().maxRSS))`;
  const args = ['--import', `data:text/javascript,${encodeURIComponent(tell)}`, BEICHEN, 'chart', '--batch', file];
  const child = spawn(process.execPath, [...args, '--threads', `${threads}`, ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const code = await new Promise((done) => child.once('close', done));
  if (code !== 0) throw new Error(`the batch ended with ${code}: ${output}`);
  return { seconds: (performance.now() - from) / 1000, maxMegabytes: Number(output.trim().split('\n').at(-1)) / 1000 };
}
