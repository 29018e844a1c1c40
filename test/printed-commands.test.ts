// Every command that a page of the documentation prints is run, or has the test named here that runs it.

import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { needsShell, runCommand } from './command-line.ts';
import { staleScripts } from './docs-facts.ts';
import { type ServiceProcess, sharedService } from './service-process.ts';

const ROOT = resolve(import.meta.dirname, '..');
const COMMAND = `"${process.execPath}" "${resolve(ROOT, 'service/dist/cli/beichen.js')}"`;

const FILES = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n');

/** Pages with tests of their own: the guides in `guide.test.ts`, records and history in none. */
const PAGES = FILES.filter((path) => path.endsWith('.md')).filter(
  (page) => !/^docs\/(?:rules|decisions|experiments)\/|^service\/guide\/|^CHANGELOG/.test(page),
);

let service: ServiceProcess;
beforeAll(async () => {
  service = await sharedService();
});

/** Runs a line in a shell. @returns its output */
const run = async (line: string): Promise<string> =>
  (await promisify(execFile)('bash', ['-o', 'pipefail', '-c', line], { cwd: ROOT, maxBuffer: 2 ** 26 })).stdout;

/** True if each filter of a call of Vitest is part of the path of a test, or of a folder of tests. */
function selectsTests(line: string): boolean {
  const filters = line
    .replace(/ (?:--project|-t) \S+/g, '')
    .replace(/^npx vitest(?: run)?/, '')
    .trim();
  return filters
    .split(/\s+/)
    .every((filter) => FILES.some((path) => path.endsWith('.test.ts') && path.includes(filter)));
}

const isThere = (path: string): boolean => existsSync(resolve(ROOT, path));

/** Commands that other tests run, with the file of the test; `null` for a command that a page explains but no test can run. */
const ELSEWHERE: readonly (readonly [line: RegExp, test: string | null])[] = [
  [/^npm start$/, 'test/hold/npm-start.slow.test.ts'],
  [/^npm (?:ci|test|pack|install)\b/, '.ci/run'],
  [/^npm ci .*--prefix \S+$|^cd \S+$/, '.ci/run'],
  [/^\.ci\/run$/, '.ci/run'],
  [/^npm install (?:-g )?(?:beichen|\.\.\/beichen|"\$\(npm pack)/, 'test/tarballs.test.ts'],
  [/^npx beichen-service$/, 'test/tarballs.test.ts'],
  [/^(?:pip install|go get|go mod edit) /, 'test/clients.test.ts'],
  [/^docker /, 'test/deploy.test.ts'],
  [/^npx tsc -[bp]|^npx biome check /, 'test/setup/test.mjs'],
  [/^npx stryker /, 'engine/stryker.config.json'],
  [/^beichen (?:mcp|doctor|completion)$/, 'service/src/cli/command.test.ts'],
  [/^beichen chart --batch\b/, 'test/bulk.test.ts'],
  [/^npx beichen-conformance check /, 'test/conformance.test.ts'],
  [/^curl .*localhost:8787/, 'test/edge/fetch.test.ts'], // a host of the fetch handler
  [/^npm version /, null], // for whoever releases
  [/^mkdir -p /, null],
];

/** A command without comment, settings and line end. */
const bareCommand = (line: string): string =>
  line
    .replace(/\s+#.*$/, '')
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^(?:[A-Z_]+=\S*\s+)+/, '')
    .trim();

/** True if a line is a pattern to fill in: `NAME`, `…`, `/path/to`. */
const isPattern = (line: string): boolean =>
  /…|\/path\/to|your-program|<\w+>|(?<![\w=/.-])(?!BEICHEN)[A-Z]{2,}(?:\.[A-Z])*(?![\w=])|X\.Y\.Z/.test(line);

/** The commands of a page: lines of shell blocks, of indented blocks, and texts between backticks. */
function commandsOf(page: string): string[] {
  const fenced = [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block]) => block!.split('\n'));
  const prose = page.replace(/^```[\s\S]*?^```$/gm, '');
  const indented = [...prose.matchAll(/^ {4}(\S.*)$/gm)].map(([, line]) => line!);
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!);
  const isCommand = (line: string): boolean =>
    /^(?:\.ci\/run$|(?:npx|npm|node|beichen|curl|pip|go|docker) \S)/.test(bareCommand(line));
  const lines = [...fenced, ...[...indented, ...spans].filter(isCommand)];
  const commands = lines.flatMap((line) => line.replace(/\s+#.*$/, '').split(' && ')).map(bareCommand);
  return [...new Set(commands)].filter((line) => line && !isPattern(line));
}

/** Tries a command. Throws if it fails; returns a message about a fault in it, or undefined. */
async function fault(line: string): Promise<string | undefined> {
  const elsewhere = ELSEWHERE.find(([pattern]) => pattern.test(line));
  if (elsewhere) return elsewhere[1] === null || isThere(elsewhere[1]) ? undefined : `${elsewhere[1]} is not there`;
  if (line.startsWith('npx vitest')) return selectsTests(line) ? undefined : 'no test is selected';
  if (line.startsWith('npm run ')) return staleScripts(`\`${line}\``)[0];
  const [, script] = /^node (\S+)/.exec(line) ?? [];
  if (script !== undefined) return isThere(script) ? undefined : `${script} is not there`;
  if (line.startsWith('beichen ') && !needsShell(line))
    return (await runCommand(line)) !== '' ? undefined : 'prints nothing';
  const called = line
    .replace(/^curl /, 'curl -sf ')
    .replace(/(?:http:\/\/)?(?:localhost|127\.0\.0\.1):3000/, service.url)
    .replace(/^(?:npx (?:-p beichen-service )?)?beichen /, `${COMMAND} `)
    .replace(/^npx beichen-conformance /, 'node conformance/src/main.mjs ');
  if (called === line) return 'no row says how it is tried';
  return (await run(called)) !== '' ? undefined : 'prints nothing';
}

/** Commands, each with the pages that print it. */
const PRINTED = new Map<string, string[]>();
for (const page of PAGES)
  for (const line of commandsOf(readFileSync(resolve(ROOT, page), 'utf8')))
    PRINTED.set(line, [...(PRINTED.get(line) ?? []), page]);

test.each([...PRINTED])('%s, printed in %s', async (line) => expect(await fault(line)).toBeUndefined());

test('a command that fails, selects no test or is unknown is found', async () => {
  expect(commandsOf('`npx vitest run no-such`, `npm run gone`\n\n    node gone.mjs   # does it\n')).toEqual([
    'node gone.mjs',
    'npx vitest run no-such',
    'npm run gone',
  ]);
  expect(await fault('npx vitest run --project engine no-such-file')).toBe('no test is selected');
  expect(await fault('npm run gone')).toBe('npm run gone');
  expect(await fault('node gone.mjs')).toBe('gone.mjs is not there');
  expect(await fault('cargo install beichen')).toBe('no row says how it is tried');
  await expect(fault('beichen horoscope')).rejects.toThrow();
  await expect(fault('curl localhost:3000/api/public/horoscope')).rejects.toThrow();
});
