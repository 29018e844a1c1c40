// README shows commands and their answers. Each is run against the service, and the answer must hold what README shows of it.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServiceProcess, startService } from './service-process.ts';

const ROOT = resolve(import.meta.dirname, '..');
const readme = readFileSync(resolve(ROOT, 'README.md'), 'utf8');
const blocks = [...readme.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language, text]) => ({
  language: language!,
  text: text!,
}));
const curls = blocks
  .map(({ language, text }, i) => ({ command: text.trim(), language, shown: blocks[i + 1] }))
  .filter(({ language, command }) => language === 'sh' && command.startsWith('curl '));

let service: ServiceProcess;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** Runs a line of README in a shell, with the service of this test in the place of the one on port 3000. */
const run = (command: string): unknown =>
  JSON.parse(
    execFileSync('bash', ['-c', command.replace(/^curl /, 'curl -s ').replace('localhost:3000', service.url)], {
      encoding: 'utf8',
    }),
  );

test('README shows three calls, two of them with their answers', () => {
  expect(curls.map(({ shown }) => shown?.language)).toEqual(['json', 'json', 'js']);
});

describe.each(curls)('$command', ({ command, shown }) => {
  test('answers what README shows', () => {
    const answer = run(command);
    expect(answer).not.toHaveProperty('errors');
    if (shown?.language === 'json') expect(answer).toMatchObject(JSON.parse(shown.text));
  });
});

test('the example of the engine prints what README says', () => {
  const example = blocks.find(({ language }) => language === 'js')!.text;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', example], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(printed.trim()).toBe(/\/\/ (.*)$/m.exec(example)![1]);
});
