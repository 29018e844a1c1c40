// Time to start, memory and installed size of the service. `npm run bench:start`.

import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tableText, whole } from '#prove/prove/table';
import { type Spread, spreadOf } from './measure/side-by-side.ts';
import { chartRequests } from './wire/chart-requests.ts';
import { someCityIds } from './wire/constant-answer.ts';
import { load } from './wire/load.ts';
import { CHART_REQUEST } from './wire/one-call.ts';
import { ourService, ServerProcess } from './wire/server-process.ts';

const STARTS = Number(process.argv[2] ?? 9);
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const LOAD_SECONDS = 10;

/** Packages of this repository among the dependencies: their packed size counts, not the size of the folder. */
const OURS: Readonly<Record<string, string>> = Object.fromEntries(
  ['engine', 'places', 'service'].map((folder) => [join(ROOT, folder), folder]),
);

const starts: number[] = [];
const processor: number[] = [];
for (let i = 0; i < STARTS; i++) {
  const service = await ServerProcess.start({ ...ourService(), core: 'any' }, CHART_REQUEST);
  starts.push(service.startMs);
  processor.push((await service.usage()).cpuMicroseconds / 1000);
  await service.stop();
}
console.log(
  tableText({
    title: 'Start, from the start of the process to the first chart',
    head: ['', 'ms', 'wanted'],
    rows: [
      ['by the clock', spread(spreadOf(starts)), '400'],
      ['the processor’s time', spread(spreadOf(processor)), ''],
    ],
  }),
);

const service = await ServerProcess.start({ ...ourService(), core: 'any' }, CHART_REQUEST);
const megabytes = async () => whole((await service.usage()).residentBytes / 1e6);
const idle = await megabytes();
const cityIds = await someCityIds(service.port);
const underLoad: string[] = [];
for (const coding of [undefined, 'gzip, br']) {
  const next = chartRequests(cityIds, 50_000, { method: 'GET', coding });
  await load({ port: service.port, connections: 64, seconds: LOAD_SECONDS, next });
  underLoad.push(await megabytes());
}
await service.stop();
console.log(
  tableText({
    title: 'Memory of the service, all places in it',
    head: ['', 'resident, MB', 'wanted'],
    rows: [
      ['after the first chart', idle, ''],
      [`after ${LOAD_SECONDS} s of load over 64 connections`, underLoad[0]!, '200'],
      [`after ${LOAD_SECONDS} s more, in brotli`, underLoad[1]!, '200'],
    ],
  }),
);

console.log(
  tableText({
    title: 'Size',
    head: ['package', 'packed, kB', 'unpacked, kB', 'with all it depends on, kB', 'packages'],
    rows: ['engine', 'places', 'service'].map(sizeOf),
  }),
);

interface PackageSize {
  readonly name: string;
  readonly size: number;
  readonly unpackedSize: number;
}

function packed(folder: string): PackageSize {
  const output = execFileSync('npm', ['pack', '--dry-run', '--json', '--loglevel=error'], {
    cwd: join(ROOT, folder),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return (JSON.parse(output.slice(output.indexOf('['))) as readonly [PackageSize])[0];
}

function sizeOf(folder: string): readonly string[] {
  const { name, size, unpackedSize } = packed(folder);
  const others = dependenciesOf(name);
  const bytes = others.reduce((sum, path) => sum + (OURS[path] ? packed(OURS[path]).unpackedSize : bytesIn(path)), 0);
  const kB = (n: number) => whole(n / 1000);
  return [name, kB(size), kB(unpackedSize), kB(unpackedSize + bytes), whole(1 + others.length)];
}

/** Folders of all packages that are installed with a package. */
function dependenciesOf(name: string): readonly string[] {
  const output = execFileSync(
    'npm',
    ['ls', '--workspace', name, '--omit=dev', '--all', '--json', '--long', '--loglevel=error'],
    {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const folders = new Set<string>();
  const collect = ({ dependencies = {} }: InstalledPackage): void => {
    for (const each of Object.values(dependencies)) {
      if (each.path === undefined || folders.has(each.path)) continue;
      folders.add(each.path);
      collect(each);
    }
  };
  collect((JSON.parse(output) as InstalledPackage).dependencies?.[name] ?? {});
  return [...folders].map((folder) => resolve(folder));
}

interface InstalledPackage {
  readonly path?: string;
  readonly dependencies?: Readonly<Record<string, InstalledPackage>>;
}

function bytesIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

function spread({ median, low, high }: Spread): string {
  return `${whole(median)} (${whole(low)}–${whole(high)})`;
}
