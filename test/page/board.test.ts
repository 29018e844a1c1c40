// The board inside the client of an assistant: a host as the extension describes one (MCP Apps, 2026-01-26), in a real browser, with the policy that
// hosts give such pages.

import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ServiceProcess, sharedService } from '../service-process.ts';
import { hasBrowser, openBrowser } from './visit.ts';

let browser: Browser;
let service: ServiceProcess;
beforeAll(async () => {
  if (!hasBrowser) return;
  service = await sharedService();
  browser = await openBrowser();
});

async function rpc(method: string, params: object): Promise<Record<string, unknown>> {
  const answer = await fetch(`${service.url}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'mcp-protocol-version': '2025-06-18' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  return ((await answer.json()) as { result: Record<string, unknown> }).result;
}

const POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; connect-src 'none'";

/** Shows the board as a host does, and records its calls to the host. */
async function shown(args: object, theme: string, isReadable = true) {
  const { contents } = (await rpc('resources/read', { uri: 'ui://beichen/chart' })) as { contents: [{ text: string }] };
  const result = await rpc('tools/call', { name: 'cast_chart', arguments: args });
  const context = await browser.newContext();
  const page = await context.newPage();
  const requested: string[] = [];
  await page.exposeFunction('read', async (uri: string) => {
    requested.push(uri);
    if (!isReadable) throw new Error('not here');
    return rpc('resources/read', { uri });
  });
  await page.setContent('<iframe sandbox="allow-scripts" style="width: 900px; height: 900px"></iframe>');
  await page.evaluate(
    ({ html, policy, args, result, theme }) => {
      const frame = document.querySelector('iframe')!;
      const output: string[] = [];
      Object.assign(window, { told: output });
      const send = (message: object) => frame.contentWindow!.postMessage({ jsonrpc: '2.0', ...message }, '*');
      addEventListener('message', async ({ data: { id, method, params } }) => {
        output.push(method);
        if (method === 'ui/initialize') send({ id, result: { protocolVersion: '2026-01-26', hostContext: { theme } } });
        if (method === 'ui/notifications/initialized') {
          send({ method: 'ui/notifications/tool-input', params: { arguments: args } });
          send({ method: 'ui/notifications/tool-result', params: result });
        }
        if (method === 'resources/read') {
          const { read } = window as unknown as { read: (uri: string) => Promise<object> };
          await read(params.uri).then(
            (found) => send({ id, result: found }),
            () => send({ id, error: { code: -32601, message: 'none' } }),
          );
        }
      });
      frame.srcdoc = html.replace(
        '<meta charset',
        `<meta http-equiv="Content-Security-Policy" content="${policy}"><meta charset`,
      );
    },
    { html: contents[0].text, policy: POLICY, args, result, theme },
  );
  await page.waitForFunction(() =>
    (window as unknown as { told: string[] }).told.includes('ui/notifications/size-changed'),
  );
  const board = page.frames()[1]!;
  const text = await board.locator('main').textContent();
  const drawings = await board.locator('main svg').count();
  await context.close();
  return { asked: requested, text, drawings };
}

describe.skipIf(!hasBrowser)('the board', () => {
  const BIRTH = { date: '1990-07-23', hour: 8, minute: 30, gender: 'male', place: '北京', lang: 'zh' };

  test('shows the drawing of the chart that was cast, in the theme of the client', async () => {
    const { asked, text, drawings } = await shown(BIRTH, 'dark');
    expect(drawings).toBe(1);
    expect(text).toContain('廉贞');
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('cityId=beijing-1816670');
    expect(asked[0]).toContain('theme=dark');
  });

  test('shows the text if the client reads no resources, and if no chart was cast', async () => {
    expect(await shown(BIRTH, 'light', false)).toMatchObject({
      drawings: 0,
      text: expect.stringContaining('庚午 癸未 己丑 戊辰'),
    });
    const { asked, text } = await shown({ ...BIRTH, place: 'Springfield' }, 'light');
    expect([asked, text]).toEqual([[], expect.stringContaining('Springfield')]);
  });
});
