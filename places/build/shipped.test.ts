import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashOfInputs, WORKSPACE } from './inputs.ts';

const STAMP = join(WORKSPACE, 'places.stamp');

// `npm run check:places` rebuilds it and compares each byte.
test('the artefact in the repository is made of what lies beside it: npm run build:places', () => {
  expect(readFileSync(STAMP, 'utf8').split('\n')[0]).toBe(hashOfInputs());
});
