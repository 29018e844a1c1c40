import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { codeOf } from './inputs.ts';

const folder = mkdtempSync(join(tmpdir(), 'inputs-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The code of an artefact that is made by two modules: the outer one imports the inner one, whose text is given. */
function codeWith(inner: string): string {
  writeFileSync(join(folder, 'inner.ts'), inner);
  writeFileSync(join(folder, 'outer.ts'), "import { near } from './inner.ts';\nconsole.log(near);\n");
  return codeOf(join(folder, 'outer.ts'));
}

const INNER =
  '/** Kilometres. */\nexport const near: number = 30; // eight seconds a km\nexport function inWorker() {}\n';

test.each([
  ['a comment', INNER.replace('Kilometres', 'Distance in kilometres').replace(' // eight seconds a km', '')],
  ['a type', INNER.replace(': number', '')],
  ['spaces and lines', INNER.replaceAll('\n', '\n\n').replace('= 30', '=  30')],
])('a change of %s in the code does not change the artefact', (_, changed) => {
  expect(codeWith(changed)).toBe(codeWith(INNER));
});

test.each([
  ['a value', INNER.replace('30', '31')],
  ['a function that only a worker calls', INNER.replace('inWorker() {}', 'inWorker() { return 1; }')],
])('%s changed in the code of the build makes another artefact', (_, changed) => {
  expect(codeWith(changed)).not.toBe(codeWith(INNER));
});
