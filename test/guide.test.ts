// The guide shows commands and programs. Each is run against the service, and must do what the guide says.

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServiceProcess, startService } from './service-process.ts';

const ROOT = resolve(import.meta.dirname, '..');
const BEICHEN = resolve(ROOT, 'service/dist/command/beichen.js');
const GUIDES = ['guide.md', 'guide.zh.md'].map(
  (name) => [name, readFileSync(resolve(ROOT, 'service/guide', name), 'utf8')] as const,
);

let service: ServiceProcess;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const here = (text: string) => text.replaceAll('http://localhost:3000', service.url);
const run = async (program: string, args: readonly string[]) => (await promisify(execFile)(program, args)).stdout;

// Python is not needed to build this project: where it is missing, its example is not tried.
const hasPython = await run('python3', ['--version']).then(
  () => true,
  () => false,
);

/** What each command tells at least: the true solar time of the birth, the id of a place, the beginning of spring. */
const SAID = { chart: /1990-07-23[ T]07:09/, cities: /\bpucheng-cn610526\b/, almanac: /2026-02-04 04:02:07/ };

describe.each(GUIDES)('%s', (_, guide) => {
  const blocks = [...guide.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, language, text]) => ({
    language: language!,
    text: text!,
  }));
  const linesOf = (wanted: string) =>
    blocks.filter(({ language }) => language === wanted).flatMap(({ text }) => text.trim().split('\n'));
  const programOf = (wanted: string) => blocks.find(({ language }) => language === wanted)!.text;

  test('the guide shows calls, programs in two languages, and commands', () => {
    expect(linesOf('sh').length).toBeGreaterThanOrEqual(5);
    expect(linesOf('').length).toBe(4);
  });

  describe('each call', () => {
    test.each(linesOf('sh'))('%s', async (line) => {
      expect(line).toMatch(/^curl /);
      const answer = await run('bash', ['-c', here(line).replace(/^curl /, 'curl -s --fail-with-body ')]);
      if (/^[{]/.test(answer)) expect(JSON.parse(answer)).not.toHaveProperty('errors');
      else expect(answer).toMatch(line.includes('chart.svg') ? /^<svg / : /^(Natal chart|命盘)/);
    });
  });

  test('the program in JavaScript prints what it says', async () => {
    const program = programOf('js');
    expect((await run(process.execPath, ['--input-type=module', '-e', here(program)])).trim()).toBe(
      /\/\/ (.*)$/m.exec(program)![1],
    );
  });

  test.runIf(hasPython)('the program in Python prints what it says', async () => {
    const program = programOf('python');
    expect((await run('python3', ['-c', here(program)])).trim()).toBe(/ # (.*)$/m.exec(program)![1]!.trim());
  });

  describe('each command', () => {
    test.each(linesOf(''))('%s', async (line) => {
      expect(line).toMatch(/^beichen /);
      const said = await run('bash', ['-c', line.replace(/^beichen/, `"${process.execPath}" "${BEICHEN}"`)]);
      const [, command] = line.split(' ') as [string, keyof typeof SAID];
      expect(said).toMatch(SAID[command]);
    });
  });
});
