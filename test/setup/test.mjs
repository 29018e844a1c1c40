// `npm test`: builds, then runs the checks beside the tests. Arguments go to Vitest. Fails when either of them fails.

import { spawn } from 'node:child_process';

/** @returns the exit code and, unless it is printed, the output */
function run(command, { isPrinted, env = {} }) {
  return new Promise((done) => {
    let output = '';
    const stdio = isPrinted ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(command, { shell: true, stdio, env: { ...process.env, ...env } });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.once('exit', (code) => done({ code: code ?? 1, output }));
  });
}

const built = await run('npm run --silent build:packages', { isPrinted: true });
if (built.code !== 0) process.exit(built.code);
const quoted = process.argv.slice(2).map((argument) => JSON.stringify(argument));
const vitest = ['npx vitest run', `--project ${JSON.stringify('!slow*')}`, ...quoted].join(' ');
const [tests, check] = await Promise.all([
  run(vitest, { isPrinted: true, env: { BUILT: 'yes' } }),
  run('npm run --silent check', { isPrinted: false }),
]);
process.stdout.write(check.output);
console.log(`npm run check: ${check.code === 0 ? 'passed' : 'failed'}`);
process.exit(tests.code || check.code);
