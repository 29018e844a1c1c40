// Style that a program can check: openings of files and comments, generated files that are committed, subjects of commits.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

/** The commit from which on subjects follow the convention. */
const SINCE = '08929abd8c';

const succeeds = (...args: string[]): boolean => {
  try {
    return git(...args).length === 1;
  } catch {
    return false;
  }
};

/** False in an archive. */
const isRepository = succeeds('rev-parse', '--git-dir');

/** False in a shallow clone, which has not all commits. */
const hasHistory = succeeds('rev-parse', '--verify', `${SINCE}^{commit}`);

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

const SOURCES = ['engine', 'places', 'service', 'web', 'element', 'tools', 'clients', 'conformance', 'test'];

/** Comments that open with a question word. A comment begins with a noun, a verb or "True if" (CONTRIBUTING.md). */
const questions = (source: string): string[] =>
  source.match(/^\s*(?:\/\/|\/\*\*|\*) ?(?:What|Whether|Whose|Which|How|Who|Where)\b.*$/gm) ?? [];

test('questions() finds a comment that opens with a question word', () => {
  const planted = [
    '/** Whether it holds. */',
    '// What it is, in words.',
    ' * How many there are.',
    '\t/** Where it ends. */',
  ];
  expect(questions(planted.join('\n'))).toEqual(planted);
  expect(
    questions('/** True if it holds, whatever it is. */\n// Names of what is there.\nWhat = 1;\n// However late'),
  ).toEqual([]);
});

/** Doc comments that another doc comment follows: an editor shows only the second one. */
const unattached = (source: string): string[] =>
  (source.match(/\/\*\*(?:(?!\*\/)[\s\S])*\*\/(?=\s*\/\*\*)/g) ?? []).filter(
    (comment) => !comment.includes('@typedef'),
  );

test('unattached() finds a doc comment that another one follows', () => {
  expect(unattached('/** First. */\n/** Second. */\nconst a = 1;\n/** Third. */\nconst b = 2;')).toEqual([
    '/** First. */',
  ]);
  expect(unattached('/** First. */\nconst a = 1; /* not */\n/** Second. */\nconst b = 2;')).toEqual([]);
});

test.runIf(isRepository)('no comment of a source opens with a question word', () => {
  const sources = git(
    'ls-files',
    ...SOURCES.flatMap((folder) => ['ts', 'mjs', 'js', 'css'].map((end) => `${folder}/**.${end}`)),
  );
  expect(sources.length).toBeGreaterThan(1000);
  const found = sources.flatMap((path) =>
    questions(readFileSync(resolve(ROOT, path), 'utf8')).map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test.runIf(isRepository)('every doc comment belongs to what follows it', () => {
  const sources = git('ls-files', ...SOURCES.flatMap((folder) => ['ts', 'mjs'].map((end) => `${folder}/**.${end}`)));
  const found = sources.flatMap((path) =>
    unattached(readFileSync(resolve(ROOT, path), 'utf8')).map((comment) => `${path}: ${comment}`),
  );
  expect(found).toEqual([]);
});

/** Patterns of a .gitattributes that mark files as generated, or as not generated. */
const generatedPatterns = (attributes: string): string[] =>
  attributes.match(/^[^#\s]\S*(?=.* -?linguist-generated$)/gm) ?? [];

const hasNoFile = (pattern: string): boolean => git('ls-files', pattern).length === 0;

describe.runIf(isRepository)('.gitattributes lists the generated files that are committed', () => {
  const listed = git('ls-files', ':(attr:linguist-generated)');

  test('each of its lines is a file, and none of them is ignored', () => {
    const patterns = generatedPatterns(readFileSync(resolve(ROOT, '.gitattributes'), 'utf8'));
    expect(patterns.length).toBeGreaterThan(20);
    expect(patterns.filter(hasNoFile)).toEqual([]);
    expect(git('ls-files', '--cached', '--ignored', '--exclude-standard')).toEqual([]);
  });

  test('a planted line without a file is found', () => {
    const planted =
      '# gone.ts linguist-generated\nengine/gone/*.ts linguist-generated\nREADME.md -linguist-generated\nx text\n';
    expect(generatedPatterns(planted)).toEqual(['engine/gone/*.ts', 'README.md']);
    expect(generatedPatterns(planted).filter(hasNoFile)).toEqual(['engine/gone/*.ts']);
  });

  test('each file that names the script that wrote it is listed', () => {
    const written = git(
      'grep',
      '-lE',
      '^(//|#|<!--|/\\*) (Code generated|Generated|Made|Built|Written) .*\\.(mjs|ts)\\b',
    ).filter((path) => isWritten(readFileSync(resolve(ROOT, path), 'utf8')));
    expect(written.length).toBeGreaterThan(30);
    const unlisted = (paths: readonly string[]) => paths.filter((path) => !listed.includes(path));
    expect(unlisted(written)).toEqual([]);
    expect(unlisted([...written, 'engine/src/planted.generated.ts'])).toEqual(['engine/src/planted.generated.ts']);
  });
});

/** True if the first line says which script wrote the file. */
const isWritten = (text: string): boolean =>
  /^\W+ (?:Code generated|Generated|Made|Built|Written) .*\.(?:mjs|ts)\b/.test(text.slice(0, text.indexOf('\n')));

test('isWritten() reads the first line alone', () => {
  expect(isWritten('// Written by engine/build/write.mjs.\nexport {};')).toBe(true);
  expect(isWritten('// Names of stars.\n// Written by engine/build/write.mjs.')).toBe(false);
});

/** True if a subject follows Conventional Commits and is short enough for one line. */
const isConventional = (subject: string): boolean =>
  subject.length <= 72 &&
  /^(?:build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(?:\([\w ,/-]+\))?!?: [^A-Z ]/.test(subject);

test.each(['wip', 'Fix: the moon', 'fix: The moon', 'fix the moon', 'moon: full', `fix: ${'m'.repeat(68)}`])(
  'a wrong subject is found: %s',
  (planted) => expect(isConventional(planted)).toBe(false),
);

test.runIf(hasHistory)('the subjects of commits follow Conventional Commits, in at most 72 characters', () => {
  const subjects = git('log', '--no-merges', '--format=%s', `${SINCE}..HEAD`);
  expect(subjects.filter((subject) => !isConventional(subject))).toEqual([]);
});
