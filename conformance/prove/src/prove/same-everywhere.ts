// The same 1,000 charts on other hosts: with other clocks, languages, and versions of Node.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { documentDifferences } from '../document-differences.ts';
import type { Part } from './report.ts';

const PROGRAM = fileURLToPath(new URL('../fingerprint.js', import.meta.url));
const MAX_BYTES = 1 << 28;

interface Host {
  readonly node: string;
  readonly env: Readonly<Record<string, string>>;
}

/** @param otherNodes paths of other versions of Node */
export function proveSameEverywhere(otherNodes: readonly string[]): Part {
  const here = process.execPath;
  const first: Host = { node: here, env: {} };
  const hosts: readonly Host[] = [
    first,
    { node: here, env: { TZ: 'America/New_York', LC_ALL: 'zh_CN.UTF-8' } },
    { node: here, env: { TZ: 'Asia/Kathmandu', LC_ALL: 'tr_TR.UTF-8' } },
    { node: here, env: { TZ: 'Pacific/Apia', LC_ALL: 'ar_EG.UTF-8' } },
    ...otherNodes.map((node) => ({ node, env: {} })),
  ];
  const output = hosts.map((host) => {
    const settings = Object.entries(host.env).map(([name, value]) => `${name}=${value}`);
    return { host, name: [run(host, '--version'), settings.join(' ')], digest: run(host, PROGRAM) };
  });
  const others = output.filter(({ digest }) => digest !== output[0]!.digest);
  return {
    title: '1,000 documents in three languages, as bytes',
    amount: `${hosts.length} hosts`,
    head: ['Node', 'host', 'SHA-256'],
    rows: output.map(({ name, digest }) => [...name, digest]),
    unexplained: others.map(({ host, name }) => `${name.join(' ')}: ${firstDifference(host, first)}`),
  };
}

const run = ({ node, env }: Host, ...args: readonly string[]): string =>
  execFileSync(node, args, { env: { ...process.env, ...env }, encoding: 'utf8', maxBuffer: MAX_BYTES }).trim();

/** First difference between the documents of two hosts. */
function firstDifference(host: Host, other: Host): string {
  const [ours, theirs] = [host, other].map((one) => run(one, PROGRAM, 'documents').split('\n'));
  const at = ours!.findIndex((text, n) => text !== theirs![n]);
  return `document ${at}, ${documentDifferences(ours![at] ?? '', theirs![at] ?? '').join('; ')}`;
}
