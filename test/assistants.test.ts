// Third-party clients, used as in their documentation: the inspector of the protocol, and a framework that turns our tools into its own. The official
// clients of two revisions are tried in service/src/mcp/mcp.http.test.ts. `npm ci` in test/assistants, as .ci/run does.

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { TOOL_NAMES } from '../service/src/kinds/kinds.ts';
import { type ServiceProcess, sharedService } from './service-process.ts';

const FOLDER = resolve(import.meta.dirname, 'assistants');
const BEICHEN = resolve(import.meta.dirname, '../service/dist/cli/beichen.js');
const isInstalled = existsSync(join(FOLDER, 'node_modules/@langchain/mcp-adapters'));
const BIRTH = ['date=1990-07-23', 'hour=8', 'minute=30', 'gender=male', 'place=Beijing'];

const run = async (...args: readonly string[]) =>
  JSON.parse((await promisify(execFile)(process.execPath, args, { cwd: FOLDER })).stdout);
const inspect = (...args: readonly string[]) => run('node_modules/.bin/mcp-inspector', '--cli', ...args);

describe.skipIf(!isInstalled)('over HTTP (npm ci in test/assistants)', () => {
  let service: ServiceProcess;
  beforeAll(async () => {
    service = await sharedService();
  });

  test('the inspector of the protocol lists tools, resources and prompts, and casts a chart', async () => {
    const ask = (...args: readonly string[]) => inspect(`${service.url}/mcp`, '--transport', 'http', ...args);
    expect((await ask('--method', 'tools/list')).tools).toHaveLength(TOOL_NAMES.length);
    expect((await ask('--method', 'resources/list')).resources).toHaveLength(1);
    expect((await ask('--method', 'prompts/list')).prompts).toHaveLength(1);
    const cast = await ask('--method', 'tools/call', '--tool-name', 'cast_chart', '--tool-arg', ...BIRTH);
    expect(cast.structuredContent.mainStar.id).toBe('lianzhen+pojun');
  });

  test('a framework calls the tool as one of its own', async () => {
    const { tools, said } = await run('langchain.mjs', `${service.url}/mcp`);
    expect(tools).toEqual([...TOOL_NAMES]);
    expect(JSON.stringify(said)).toContain('Four Pillars: Geng-Wu Gui-Wei Ji-Chou Wu-Chen');
  });
});

test.skipIf(!isInstalled)(
  'the inspector starts `beichen mcp` and speaks with it (npm ci in test/assistants)',
  async () => {
    const args = ['--method', 'tools/call', '--tool-name', 'cast_chart', '--tool-arg', ...BIRTH];
    const cast = await inspect(process.execPath, BEICHEN, 'mcp', ...args);
    expect(cast.structuredContent.mainStar.id).toBe('lianzhen+pojun');
  },
);
