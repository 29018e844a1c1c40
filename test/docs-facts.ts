// Facts of the documentation about the code: paths, scripts, options, environment variables, counts. Each finder returns the stale ones.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CALENDARS, LANGUAGES, SCHOOLS } from 'beichen';
import { isCommand, optionsOf } from '../service/src/cli/commands.ts';
import { TOOLS } from '../service/src/mcp/tools.ts';

const ROOT = resolve(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
const sources = files.filter((path) =>
  /\.(?:ts|mjs|js|json|ya?ml|sh|conf|env|toml)$|(?:^|\/)(?:run|Dockerfile|Caddyfile)$/.test(path),
);
let sourceText: string | undefined;
const inSources = (text: string): boolean => {
  sourceText ??= sources.map((path) => (existsSync(join(ROOT, path)) ? read(path) : '')).join('\n');
  return sourceText.includes(text);
};

/** The code of a page: texts between backticks, and lines of code blocks. */
function codeOf(page: string): string[] {
  const blocks = [...page.matchAll(/^```\w*\n([\s\S]*?)^```|^ {4}(\S.*)$/gm)].flatMap(([, block, line]) =>
    (block ?? line!).split('\n'),
  );
  const spans = [...page.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!);
  return [...blocks, ...spans];
}

const FOLDERS =
  /^(?:\.\.\/)*(?:engine|places|service|web|element|conformance|test|docs|tools\/(?:bench|build)|deploy|\.ci|\.github)\//;
const MADE = /(?:^|\/)(?:dist|dist-build|data|node_modules|var|reports|examples)\//; // written by a build or on the machine of a reader

/** Paths of files of the repository that do not exist. `<kind>` and `*` represent any name. */
export function stalePaths(page: string): string[] {
  const spans = [...page.matchAll(/`([^`\s]+)`/g)].map(([, span]) => span!);
  const isPath = (span: string): boolean =>
    FOLDERS.test(span) || /^[\w.-]+(?:\/[\w.<>*-]+)*\.(?:ts|mjs|sh|sweep|css)$/.test(span);
  return spans.filter(
    (span) => isPath(span) && !MADE.test(span) && !isThere(span.replace(/^(?:\.\.\/)+/, '').replace(/\/$/, '')),
  );
}

/** True if a file or folder has this path; of `draw/{svg,text}.ts`, if every one exists. */
function isThere(path: string): boolean {
  const [, before, choices, behind] = /^(.*)\{([^}]+)\}(.*)$/.exec(path) ?? [];
  if (choices !== undefined) return choices.split(',').every((choice) => isThere(before! + choice + behind!));
  const pattern = path.replace(/[.+^${}()|[\]\\]/g, '\\$&').replace(/<\w+>|\*+/g, '[^/]+');
  const whole = new RegExp(`(?:^|/)${pattern}(?:$|/)`);
  return files.some((file) => whole.test(file));
}

/** Scripts of npm that no package.json has. */
export function staleScripts(page: string): string[] {
  const calls = codeOf(page).flatMap((line) => [
    ...line.matchAll(/\bnpm run (?:--silent )?([\w:.-]+)(?:[^\n`]*? -w ([\w-]+))?/g),
  ]);
  return calls.flatMap(([call, script, workspace]) => {
    const folder =
      workspace === undefined || workspace === 'beichen'
        ? workspace === undefined
          ? ''
          : 'engine'
        : workspace.replace('beichen-', '');
    const path = join(folder, 'package.json');
    return existsSync(join(ROOT, path)) && JSON.parse(read(path)).scripts?.[script!] !== undefined ? [] : [call];
  });
}

/** Options of `beichen` that its command does not have, and commands that do not exist. */
export function staleOptions(page: string): string[] {
  return codeOf(page).flatMap((line) => {
    const [, call] = /(?:^|[\s|(])beichen ([a-z].*)$/.exec(line.replace(/\\$/, '')) ?? [];
    if (call === undefined) return [];
    const [name = '', ...rest] = call.split(/\s+/);
    if (!isCommand(name)) return /^(?:--|[A-Z]|…)/.test(name) ? [] : [`beichen ${name}`];
    const known = optionsOf(name).map(([option]) => `--${option}`);
    const sent =
      rest
        .join(' ')
        .replace(/[|>#].*$/, '')
        .match(/(?<=^| )--[a-z][\w-]*/g) ?? [];
    return sent.filter((option) => !known.includes(option)).map((option) => `beichen ${name} ${option}`);
  });
}

const VARIABLE = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/;

/** Environment variables, and constants of the code, that no source has. */
export function staleVariables(page: string): string[] {
  const names = codeOf(page).flatMap((line) => line.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g) ?? []);
  return [...new Set(names)].filter((name) => VARIABLE.test(name) && !inSources(name));
}

const placesThere = /Version [\d.]+, ([\d,]+) places/.exec(read('places/LICENSE-DATA.md'))![1]!;
const inWords = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

// biome-ignore format: a count a row
/** Counts that pages state: the words around each, and its value. */
const COUNTS: readonly (readonly [stated: RegExp, count: number | string])[] = [
  [/\b([\d,]{6,}) (?:birth)?places\b/gi, placesThere],
  [/\bin (four|five|six|seven|eight|nine|ten) languages\b/gi, LANGUAGES.length], // some tests take two or three
  [/\b(\w+) tools for (?:AI )?assistants\b/gi, TOOLS.length],
  [/\b(\w+) schools\b/gi, Object.keys(SCHOOLS).length],
  [/\bin (\w+) lunar calendars\b/gi, CALENDARS.length],
];

/** Counts of a page that differ from the code. */
export function staleCounts(page: string): string[] {
  return COUNTS.flatMap(([stated, count]) =>
    [...page.matchAll(stated)].flatMap(([phrase, given]) => {
      const isNumber = /\d/.test(given!) || inWords.includes(given!.toLowerCase());
      const allowed = [`${count}`, `${count}`.replace(/\d{3}$/, '000'), inWords[Number(count)]];
      return !isNumber || allowed.includes(given!.toLowerCase()) ? [] : [`${phrase} (${count})`];
    }),
  );
}
