// Summary of a run: one line for each report of Vitest (its JSON), and the name of every test that failed, was skipped or passed only when it was
// repeated; ends badly when a test failed or a report is missing:  node test/setup/summary.mjs report.json …

import { existsSync, readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';

const SKIPPED = ['pending', 'skipped', 'todo', 'disabled'];

for (const path of process.argv.slice(2)) {
  const command = `npm run ${basename(path, '.json')}`;
  if (!existsSync(path)) {
    console.log(`${command}: it ended before its tests began`);
    process.exitCode = 1;
    continue;
  }
  const { startTime, testResults: files } = JSON.parse(readFileSync(path, 'utf8'));
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: name })),
  );
  const passed = tests.filter(({ status }) => status === 'passed');
  const skipped = tests.filter(({ status }) => SKIPPED.includes(status));
  const failed = tests.filter(({ status }) => status === 'failed');
  const broken = files.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  const seconds = Math.round((Math.max(...files.map(({ endTime }) => endTime)) - startTime) / 1000);
  console.log(
    `${command}: ${passed.length} passed, ${failed.length + broken.length} failed, ${skipped.length} skipped, ${files.length} files, ${seconds} s`,
  );
  const name = (file) => relative(process.cwd(), file);
  for (const { file, fullName } of failed) console.log(`  failed: ${name(file)}: ${fullName}`);
  for (const { name: file } of broken) console.log(`  failed: ${name(file)} could not be loaded`);
  const repeated = passed.filter(({ failureMessages }) => failureMessages.length > 0);
  for (const { file, fullName } of repeated) console.log(`  passed when repeated: ${name(file)}: ${fullName}`);
  for (const { file, fullName } of skipped) console.log(`  skipped: ${name(file)}: ${fullName}`);
  if (failed.length + broken.length > 0) process.exitCode = 1;
}
