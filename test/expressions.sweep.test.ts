// Regular expressions that backtrack: one with two adjacent repetitions that match the same text can take quadratic time or worse. Every
// expression that ships is linear, even if the texts that it reads are short.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Node, parse } from 'acorn';
import { transformSync } from 'esbuild';
import { analyse } from 'scslre';
import { describe, expect, test } from 'vitest';
import { IS_FULL, sampleOf } from './setup/runs.ts';

process.env.RECHECK_BACKEND = 'pure'; // the same on every machine
const { checkSync } = await import('recheck');

const ROOT = resolve(import.meta.dirname, '..');
const SHIPPED = [
  ...['service', 'places', 'engine', 'web', 'element', 'conformance', 'clients/typescript'].map(
    (name) => `${name}/src`,
  ),
  'deploy',
];
const FILES = execFileSync('git', ['ls-files', ...SHIPPED], { cwd: ROOT, encoding: 'utf8', maxBuffer: 16 << 20 })
  .split('\n')
  .filter((file) => /\.(?:tsx?|mjs|js)$/.test(file) && !/\.test\.|\.d\.ts$|\.generated\./.test(file));

/** Files that build expressions after they are loaded: these repeat nothing but an escaped text, the address of the page. */
const BUILT_LATER = ['engine/src/presentation/draw/facts/shown-name.ts', 'web/src/offline/worker.ts'];

interface Expression {
  readonly source: string;
  readonly flags: string;
}

/** The literals of a program, and whether it builds other expressions. */
function expressionsIn(code: string, loader: 'ts' | 'tsx'): { literals: Expression[]; builds: boolean } {
  const literals: Expression[] = [];
  let builds = false;
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const node = value as Node & { regex?: { pattern: string; flags: string }; callee?: { name?: string } };
    if (node.type === 'Literal' && node.regex) literals.push({ source: node.regex.pattern, flags: node.regex.flags });
    if (node.callee?.name === 'RegExp') builds = true;
    Object.values(node).forEach(visit);
  };
  const { code: script } = transformSync(code, { loader, jsx: 'automatic', format: 'esm', charset: 'utf8' });
  visit(parse(script, { ecmaVersion: 'latest', sourceType: 'module' }));
  return { literals, builds };
}

/** The expressions that a module builds when it is loaded. */
async function builtIn(file: string): Promise<Expression[]> {
  const built: Expression[] = [];
  const Original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Original, {
    construct(target, [source, flags = '']: [string | RegExp, string?]) {
      const made = new target(source, flags);
      built.push({ source: made.source, flags: made.flags });
      return made;
    },
  });
  try {
    await import(/* @vite-ignore */ `${join(ROOT, file)}?built`); // a copy of its own, whoever has loaded the module before
  } finally {
    globalThis.RegExp = Original;
  }
  return built;
}

// Only repetition without an upper bound can grow.
const canGrow = ({ source }: Expression): boolean => /[*+]|,\}/.test(source);

const hasNeighbours = ({ source, flags }: Expression): boolean => analyse({ source, flags }).reports.length > 0;

/** Proves the growth by an automaton if that is small enough, otherwise tries attack texts. It has no time limit. */
function growth({ source, flags }: Expression): string {
  const found = checkSync(source, flags, {
    timeout: null,
    attackTimeout: null,
    incubationTimeout: null,
    seedingTimeout: null,
    recallTimeout: -1,
    maxIteration: 1,
    maxInitialGenerationSize: 10,
    maxGenerationSize: 10,
    attackLimit: 100_000,
    incubationLimit: 2000,
    seedingLimit: 100,
  });
  return found.status === 'safe' ? 'linear' : found.status === 'vulnerable' ? found.complexity.summary : found.status;
}

const all = new Map<string, Expression & { readonly file: string }>();
const silent: string[] = [];
for (const file of FILES) {
  const { literals, builds } = expressionsIn(readFileSync(join(ROOT, file), 'utf8'), file.endsWith('x') ? 'tsx' : 'ts');
  const built = builds && !BUILT_LATER.includes(file) ? await builtIn(file) : [];
  if (builds && built.length === 0 && !BUILT_LATER.includes(file)) silent.push(file);
  for (const one of [...literals, ...built].filter(canGrow)) all.set(`/${one.source}/${one.flags}`, { ...one, file });
}

describe('an expression that ships', () => {
  test('is found, whether it is written or built', () => {
    expect(silent).toEqual([]);
    expect(all.size).toBeGreaterThan(100);
    expect([...all.values()].some(({ file }) => file === 'places/src/point.ts')).toBe(true);
  });

  test('has no two neighbours that match the same', () => {
    const faults = [...all.values()].filter(hasNeighbours).map(({ file, source }) => `${file}: ${source}`);
    expect(faults).toEqual([]);
  });

  // `npm test` analyses short ones: a long one takes ten seconds.
  const sample = sampleOf([...all], 24).filter(([text]) => IS_FULL || text.length < 64);
  test.each(sample)('%s takes no more than twice the steps for twice the text', (_, one) => {
    expect(growth(one), one.file).toBe('linear');
  });
});

// The first blocked the service for 44 s with a text of 7,800 characters.
test.each([
  ['a time of spaces', /^(\D*?)\s*(\d{1,2})(?:[:.h](\d{2})|\s*[h點点時时시]\s*(?:(\d{1,2})\s*[分분]?)?)?\s*(\D*)$/u],
  ['digits before a digit', /-(?:cn|tw|j|x)?[0-9a-z-]*\d[0-9a-z-]*$/i],
  ['separators at the end', /\/+$/],
  ['a word that begins again', / \(.*\)$/],
  ['spaces in two neighbours', /^(?:prov\.?|kab\.?)\s*.+$/iu],
  ['a repetition in a repetition', /^(?:[a-z]+,?)+$/],
])('a planted fault is found: %s', (_, expression) => {
  expect(hasNeighbours(expression) || growth(expression) !== 'linear').toBe(true);
});
