// The README: its size, its commands with their answers, its example and its pictures.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { castChart, describeChart, drawSvg } from 'beichen';
import { beforeAll, expect, test } from 'vitest';
import { type ServiceProcess, sharedService } from './service-process.ts';

const ROOT = resolve(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(resolve(ROOT, path), 'utf8');
const readme = read('README.md');

/** The blocks of code of a page, with their languages. */
const blocksOf = (page: string) =>
  [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language, text]) => ({
    language: language!,
    text: text!,
  }));
const blocks = blocksOf(readme);

let service: ServiceProcess;
beforeAll(async () => {
  service = await sharedService();
});

/** Runs a line of a page in a shell, with the service and the command of this build. */
const run = (line: string): string => {
  const command = line
    .replace(/^curl /, 'curl -sf ')
    .replace('http://127.0.0.1:3000', service.url)
    .replace('localhost:3000', service.url)
    .replace(/^beichen /, `${process.execPath} ${resolve(ROOT, 'service/dist/cli/beichen.js')} `);
  return execFileSync('bash', ['-c', command], { encoding: 'utf8' });
};

test('is read in a minute: at most 120 lines and 6 KB', () => {
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(6 * 1024);
});

test('the call answers what the README shows', () => {
  const at = blocks.findIndex(({ text }) => text.startsWith('curl '));
  expect(JSON.parse(run(blocks[at]!.text.trim()))).toMatchObject(JSON.parse(blocks[at + 1]!.text));
});

test('the example of the library prints what the README says', () => {
  const example = blocks.find(({ language }) => language === 'js')!.text;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', example], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(printed.trim()).toBe(/\/\/ (.*)$/m.exec(example)![1]);
});

// `PICTURES=write` draws them again.
test.each(['light', 'dark'] as const)('docs/pictures/board-%s.svg is what the library draws', (theme) => {
  const chart = castChart({
    date: { year: 1990, month: 7, day: 23 },
    hour: 8,
    minute: 30,
    gender: 'male',
    place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
  });
  const picture = `${drawSvg(describeChart(chart, { language: 'en' }), { theme })}\n`;
  const path = `docs/pictures/board-${theme}.svg`;
  if (process.env.PICTURES === 'write') writeFileSync(resolve(ROOT, path), picture);
  expect(read(path)).toBe(picture);
});
