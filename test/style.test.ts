// Style that a program can check: how files open, and how commits are named.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

/** The commit from which on subjects follow the convention. */
const SINCE = '08929abd8c';

/** Where there is no repository, as in an archive, its commits cannot be read. */
const isRepository = ((): boolean => {
  try {
    return git('rev-parse', '--verify', `${SINCE}^{commit}`).length === 1;
  } catch {
    return false;
  }
})();

/** The first sentence of the comment at the head of a file. */
function opening(source: string): string {
  const comment = /^(?:#!.*\n)?\s*((?:(?:\/\/|#(?!!)).*\n)+|\/\*[\s\S]*?\*\/)/.exec(source)?.[1] ?? '';
  const text = comment
    .replace(/^\s*(?:\/\/|#|\/?\*+\/?)/gm, ' ')
    .replace(/`[^`]*`/g, 'code')
    .replace(/\s+/g, ' ')
    .trim();
  return /^(?:[^.?!]|[.](?! ))*[.?!]/.exec(text)?.[0] ?? text;
}

test('opening() reads the first sentence of the first comment', () => {
  expect(opening('#!/usr/bin/env node\n// What is it? A file\n// of two lines.\nexport {};')).toBe('What is it?');
  expect(opening('/**\n * Formats a date (1990-07-23).\n * More.\n */')).toBe('Formats a date (1990-07-23).');
  expect(opening("import 'a'; // Why?")).toBe('');
});

test.runIf(isRepository)('no source opens with a question', () => {
  const sources = git('ls-files', '*.ts', '*.mjs', '*.js', '*.css', '*.yml', '*.yaml', '.ci/run');
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.filter((path) => opening(readFileSync(resolve(ROOT, path), 'utf8')).endsWith('?'))).toEqual([]);
});

test.runIf(isRepository)('the subjects of commits follow Conventional Commits, in at most 72 characters', () => {
  const subjects = git('log', '--no-merges', '--format=%s', `${SINCE}..HEAD`);
  const wrong = subjects.filter(
    (subject) =>
      subject.length > 72 ||
      !/^(?:build|chore|ci|docs|feat|fix|perf|refactor|revert|test)(?:\([\w ,/-]+\))?!?: [^A-Z ]/.test(subject),
  );
  expect(wrong).toEqual([]);
});
