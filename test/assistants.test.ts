// A framework that turns our tools into its own, used as in its documentation. The official clients of two revisions are tried in
// service/src/mcp/mcp.http.test.ts and service/src/cli/beichen.test.ts. `npm ci` in test/assistants, as .ci/run does.

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { TOOL_NAMES } from '../service/src/kinds/endpoints.ts';
import { sharedService } from './service-process.ts';

const FOLDER = resolve(import.meta.dirname, 'assistants');
const isInstalled = existsSync(join(FOLDER, 'node_modules/@langchain/mcp-adapters'));

test.skipIf(!isInstalled)('a framework calls a tool as one of its own (npm ci in test/assistants)', async () => {
  const { url } = await sharedService();
  const { stdout } = await promisify(execFile)(process.execPath, ['langchain.mjs', `${url}/mcp`], { cwd: FOLDER });
  const { tools, said } = JSON.parse(stdout);
  expect(tools).toEqual([...TOOL_NAMES]);
  expect(JSON.stringify(said)).toContain('Four Pillars: Geng-Wu Gui-Wei Ji-Chou Wu-Chen');
});
