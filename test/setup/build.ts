// Builds what the tests of the selected projects need, before the first of them: declarations, programs, the artefact of places, the guide, the clients, the
// page and the packages in one file. Takes two seconds when nothing has changed.

import { execFileSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { ROOT } from './sources.ts';

const OF_THE_ENGINE = ['engine', 'apia'];

interface Step {
  readonly run: readonly [command: string, ...args: string[]];
  /** Projects that do not need it. */
  readonly unusedBy: readonly string[];
}

// Type errors stop no test: the compiler writes its output anyway, and `npm run check` finds them.
const DECLARATIONS = ['npx', 'tsc', '-b'] as const;
const STEPS: readonly Step[] = [
  { run: ['npm', 'run', '--silent', 'one-file'], unusedBy: [...OF_THE_ENGINE, 'places'] },
  { run: ['node', 'tools/build/build.mjs', 'places'], unusedBy: OF_THE_ENGINE },
  { run: ['node', 'tools/build/build.mjs'], unusedBy: [...OF_THE_ENGINE, 'places'] },
];

/** @returns the error output of the command; undefined if it succeeded */
function failureOf([command, ...args]: Step['run']): string | undefined {
  try {
    execFileSync(command, args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' });
    return undefined;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `${[command, ...args].join(' ')} failed:\n${stdout}${stderr}`;
  }
}

/** Builds once for all projects that were requested, where `npm test` has not just done it, and before each further run in watch mode. */
export default function setup(root: TestProject): void {
  const requested = root.vitest.projects.map(({ name }) => name);
  const build = () => {
    const compiled = failureOf(DECLARATIONS);
    if (compiled) process.stderr.write(compiled);
    for (const { run } of STEPS.filter(({ unusedBy }) => requested.some((name) => !unusedBy.includes(name)))) {
      const failed = failureOf(run);
      if (failed) throw new Error(failed);
    }
  };
  if (process.env.BUILT !== 'yes') build();
  root.onTestsRerun(build);
}
