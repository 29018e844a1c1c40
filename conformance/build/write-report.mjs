// Runs the adapters and writes REPORT.md and report/: npm run report -w beichen-conformance. The adapter in Python needs two Debian packages; without them it
// is skipped with a message.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

const FOLDER = new URL('..', import.meta.url).pathname;
const MAIN = join(FOLDER, 'src/main.mjs');
const BUFFER = { maxBuffer: 1 << 28 };
const INTERPRETERS = { mjs: process.execPath, py: 'python3' };
const SHARED = 'serve.mjs';

const questions = execFileSync(process.execPath, [MAIN, 'questions'], BUFFER);
const answers = mkdtempSync(join(tmpdir(), 'conformance-'));
const adapters = readdirSync(join(FOLDER, 'adapters')).filter((name) => name !== SHARED);
const files = adapters.flatMap((name) => {
  const ending = extname(name).slice(1);
  const file = join(answers, `${name}.jsonl`);
  try {
    writeFileSync(
      file,
      execFileSync(INTERPRETERS[ending], [join(FOLDER, 'adapters', name)], { input: questions, ...BUFFER }),
    );
    return [file];
  } catch (error) {
    console.log(`${name} is left out: ${String(error).split('\n')[0]}`);
    return [];
  }
});
execFileSync(process.execPath, [MAIN, 'report', '--out', join(FOLDER, 'report'), ...files]);
rmSync(answers, { recursive: true });

const table = readFileSync(join(FOLDER, 'report/table.md'), 'utf8');
const date = new Date().toISOString().slice(0, 10);
writeFileSync(
  join(FOLDER, 'REPORT.md'),
  table.replace(
    '\n\n',
    `\n\nRun on ${date} with the adapters of this folder, by \`npm run report -w beichen-conformance\`.\n\n`,
  ),
);
rmSync(join(FOLDER, 'report/table.md'));
