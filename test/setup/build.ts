// What do tests run that start a whole process, a browser or the gazetteer? What is compiled now: before the first test the programs, the page
// and the artefact of places are brought up to date. Each step looks for itself what has changed, so a second run takes two seconds.

import { execFileSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { ROOT } from './sources.ts';

/** Projects whose tests import sources and nothing else. */
const OF_SOURCES_ALONE = ['new-york', 'kathmandu'];

const STEPS: readonly (readonly [command: string, ...args: string[]])[] = [
  ['npx', 'tsc', '-b'],
  ['npm', 'run', '--silent', 'page', '-w', 'beichen-web'],
  ['npm', 'run', '--silent', 'artefact', '-w', 'beichen-places'],
];

function build(): void {
  for (const [command, ...args] of STEPS) {
    try {
      execFileSync(command, args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`${[command, ...args].join(' ')} failed:\n${stdout}${stderr}`);
    }
  }
}

/** Builds once before all projects that were asked for, and before each further run in watch mode. */
export default function setup(root: TestProject): void {
  if (root.vitest.projects.every(({ name }) => OF_SOURCES_ALONE.includes(name))) return;
  build();
  root.onTestsRerun(() => build());
}
