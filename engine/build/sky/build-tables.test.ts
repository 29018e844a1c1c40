import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { test } from 'vitest';

test('the committed tables of the sky are, byte for byte, what their sources give', () => {
  execFileSync(process.execPath, [fileURLToPath(new URL('build-tables.mjs', import.meta.url)), '--check'], {
    stdio: 'pipe',
  });
});
