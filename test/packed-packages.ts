// The packages as users get them: packed, and installed in an empty project.

import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { atWorkerEnd } from './setup/worker-end.ts';

export const ROOT: string = resolve(import.meta.dirname, '..');

/** Runs a program; rejects with its output if it fails. */
export const run = (file: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = process.env) =>
  promisify(execFile)(file, args, { cwd, env });

/** A program that this project installs for its own checks. */
export const bin = (name: string): string => join(ROOT, 'node_modules', '.bin', name);

/** A project with the packages in it. */
export interface Scratch {
  readonly folder: string;
  /** The files that were packed, by their workspaces. */
  readonly tarballs: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

type Packed = 'engine' | 'places' | 'element';

let packed: Promise<Record<Packed, string>> | undefined;

/** Packs the packages, once for all test files of a worker; the tarballs are deleted with the worker. */
async function pack(): Promise<Record<Packed, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'beichen-packed-'));
  atWorkerEnd(() => rmSync(folder, { recursive: true, force: true }));
  const workspaces = ['engine', 'places', 'element'] as const; // built by test/setup/build.ts
  const named = workspaces.flatMap((workspace) => ['-w', workspace]);
  const options = ['--silent', '--ignore-scripts', '--pack-destination', folder];
  const { stdout } = await run('npm', ['pack', ...options, ...named], ROOT);
  const files = stdout.trim().split('\n');
  return Object.fromEntries(workspaces.map((workspace, n) => [workspace, join(folder, files[n]!)])) as Record<
    Packed,
    string
  >;
}

/** The paths of the files in a package. */
export const filesIn = async (tarball: string): Promise<readonly string[]> =>
  (await run('tar', ['-tzf', tarball], ROOT)).stdout
    .trim()
    .split('\n')
    .map((path) => path.replace(/^package\//, ''));

/**
 * Unpacks packages into a new project. They have no dependencies, so npm is not needed (test/tarballs.test.ts installs them by npm).
 * @param type kind of the project's `.js` files: modules, or CommonJS
 */
export async function installPackages(
  workspaces: readonly Packed[],
  type: 'module' | 'commonjs' = 'module',
): Promise<Scratch> {
  const folder = await mkdtemp(join(tmpdir(), 'beichen-packages-'));
  packed ??= pack();
  const all = await packed;
  const tarballs = Object.fromEntries(workspaces.map((workspace) => [workspace, all[workspace]]));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type }));
  for (const [workspace, tarball] of Object.entries(tarballs)) {
    const { name } = JSON.parse(await readFile(join(ROOT, workspace, 'package.json'), 'utf8'));
    const installed = join(folder, 'node_modules', name);
    await mkdir(installed, { recursive: true });
    await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed], folder);
  }
  return { folder, tarballs, remove: () => rm(folder, { recursive: true, force: true }) };
}
