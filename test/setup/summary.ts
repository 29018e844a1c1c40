// The last lines of a run: how many tests passed, failed and were skipped, and the name of each that failed, was skipped or passed only when it was
// repeated, and the tests that this kind of run leaves out. `.ci/run` prints them once more when all is done, from the file that SUMMARY names.

import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const namesOf = (said: string, tests: readonly TestCase[]): readonly string[] =>
  tests.map(({ module, fullName }) => `  ${said}: ${module.relativeModuleId}: ${fullName}`);

export class Summary implements Reporter {
  readonly #leftOut: readonly string[];

  /** @param leftOut tests that this run omits, with the reasons */
  constructor(leftOut: readonly string[]) {
    this.#leftOut = leftOut;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const of = (state: string) => tests.filter((test) => test.result().state === state);
    const [passed, failed, skipped] = [of('passed'), of('failed'), of('skipped')];
    // A file that cannot be loaded, or whose preparation fails.
    const broken = modules.filter((module) => module.state() === 'failed' && module.errors().length > 0);
    const names = [...new Set(modules.map(({ project }) => project.name))].join(', ');
    const lines = [
      `${names}: ${passed.length} passed, ${failed.length + broken.length} failed, ${skipped.length} skipped, ${modules.length} files`,
      ...namesOf('failed', failed),
      ...broken.map(({ relativeModuleId }) => `  failed: ${relativeModuleId} as a whole`),
      ...namesOf(
        'passed when repeated',
        passed.filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0),
      ),
      ...namesOf('skipped', skipped),
      ...(skipped.length > 0
        ? ['  The name of a skipped test says what it needs; docs/testing.md says how to install it.']
        : []),
      ...this.#leftOut.map((what) => `  left out: ${what}`),
      '',
    ].join('\n');
    process.stdout.write(lines);
    if (process.env.SUMMARY) appendFileSync(process.env.SUMMARY, lines);
  }
}
