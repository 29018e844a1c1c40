// Are the same 1,000 charts the same bytes whatever the host? With other clocks, other languages, and other versions of Node.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Part } from './report.ts';

const PROGRAM = fileURLToPath(new URL('../fingerprint.js', import.meta.url));

/** @param otherNodes paths of other versions of Node */
export function proveSameEverywhere(otherNodes: readonly string[]): Part {
  const here = process.execPath;
  const hosts = [
    { node: here, env: {} },
    { node: here, env: { TZ: 'America/New_York', LC_ALL: 'zh_CN.UTF-8' } },
    { node: here, env: { TZ: 'Asia/Kathmandu', LC_ALL: 'tr_TR.UTF-8' } },
    { node: here, env: { TZ: 'Pacific/Apia', LC_ALL: 'ar_EG.UTF-8' } },
    ...otherNodes.map((node) => ({ node, env: {} })),
  ];
  const run = (node: string, args: readonly string[], env: Readonly<Record<string, string>>) =>
    execFileSync(node, args, { env: { ...process.env, ...env }, encoding: 'utf8' }).trim();
  const rows = hosts.map(({ node, env }) => [
    run(node, ['--version'], {}),
    Object.entries(env)
      .map(([name, value]) => `${name}=${value}`)
      .join(' '),
    run(node, [PROGRAM], env),
  ]);
  const [first] = rows;
  return {
    title: '1,000 documents in three languages, as bytes',
    head: ['Node', 'host', 'SHA-256'],
    rows,
    unexplained: rows.filter((row) => row[2] !== first![2]).map((row) => row.join(' ')),
  };
}
