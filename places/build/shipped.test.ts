import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashOfInputs, WORKSPACE } from './inputs.ts';

const STAMP = join(WORKSPACE, 'places.stamp');

// `npm run check:places` builds it anew, and compares each byte.
test.skipIf(!existsSync(STAMP))(
  'the artefact in the repository is made of what lies beside it: npm run build:places',
  () => {
    expect(readFileSync(STAMP, 'utf8')).toBe(hashOfInputs());
  },
);
