// The scripts in the shells that they are for, as far as those are on this machine.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Shell } from './commands.ts';
import { completionScript } from './completion.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'beichen-completion-'));
  writeFileSync(join(folder, 'births.csv'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Completions of a shell after a line. */
const OFFERED: Readonly<Record<Shell, (line: string) => string[]>> = {
  bash(line) {
    const words = line.split(' ');
    const script = `${completionScript('bash')}
      COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _beichen
      printf '%s\\n' "\${COMPREPLY[@]}"`;
    return linesOf(execFileSync('bash', ['-c', script], { cwd: folder, encoding: 'utf8' }));
  },
  // The functions that add a completion work only at a prompt; here functions of the same names print their arguments.
  zsh(line) {
    const words = line.split(' ');
    const script = `
      compdef() { }
      compadd() { shift; print -l -- \${(M)@:#\${words[CURRENT]}*} }
      _files() { print -l -- \${words[CURRENT]}*(N) }
      ${completionScript('zsh')}
      words=(${words.map((word) => `'${word}'`).join(' ')}); CURRENT=${words.length}; _beichen`;
    return linesOf(execFileSync('zsh', ['-f', '-c', script], { cwd: folder, encoding: 'utf8' }));
  },
  fish(line) {
    const script = `${completionScript('fish')}\ncomplete -C '${line}'`;
    const output = execFileSync('fish', ['--no-config', '-c', script], { cwd: folder, encoding: 'utf8' });
    return linesOf(output).map((each) => each.split('\t')[0]!);
  },
};

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((each) => each.trim())
    .filter((each) => each !== '');

describe.each(['bash', 'zsh', 'fish'] as const)('the completion of %s', (shell) => {
  const isHere = spawnSync(shell, ['-c', 'true']).status === 0;

  test.skipIf(!isHere)('offers commands, options, their values, and files', () => {
    const offered = OFFERED[shell];
    expect(offered('beichen ')).toEqual(expect.arrayContaining(['chart', 'cities', 'almanac', 'mcp', 'completion']));
    expect(offered('beichen chart --ge')).toEqual(['--gender']);
    expect(offered('beichen transits --at-d')).toEqual(['--at-disambiguation']);
    expect(offered('beichen transits --list ').sort()).toEqual(['days', 'decades', 'luckPillars', 'months', 'years']);
    expect(offered('beichen chart --date 1990-07-23 --gender ').sort()).toEqual(['female', 'male']);
    expect(offered('beichen cities Pucheng --lang ')).toEqual(expect.arrayContaining(['en', 'zh', 'zh-Hant']));
    expect(offered('beichen chart --batch b')).toEqual(['births.csv']);
    expect(offered('beichen completion f')).toContain('fish');
  });
});
