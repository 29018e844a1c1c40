// Style sheets of the page and of the written pages take type, space, radius, shadow and colour from the tokens of house.css, and layouts change at four widths.

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const HOUSE = 'service/guide/house.css';
/** Widths in rem at which a layout changes, of the screen or of a part. */
const BREAKPOINTS = ['40', '60', '68.75', '90'];
/** Width of a part on a phone whose reader has set type twice as large. */
const TWICE_AS_LARGE = '16';

/** A fixed length. Units of the text (em), the container (%, vw) or the paper (mm), and hairlines, do not count. */
const LENGTH = /(?<![\w.-])-?(?!0(?![.\d])|1px)\d*\.?\d+(?:px|rem|pt)\b/;
const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|lab|lch|oklch)a?\(|(?<![\w-])(?:white|black|red|gr[ae]y)(?![\w-])/i;
const SIZED = /^(?:font(?:-size)?|(?:padding|margin)(?:-.+)?|(?:(?:row|column)-)?gap|border(?:-.+)?-radius)$/;
/** A shadow that is more than a line of a few pixels. */
const SOFT_SHADOW = /\drem|\d\dpx/;

/** Widths in a query of a style sheet or a script: `(width >= 40rem)`, `(40rem <= width < 60rem)`, `(min-width: 640px)`. */
const widthsIn = (source: string): string[] =>
  [...source.matchAll(/\([^()]*\bwidth\b[^()]*\)/g)]
    .filter(([query]) => /[<>]|(?:min|max)-width/.test(query))
    .flatMap(([query]) =>
      [...query.matchAll(/([\d.]+)(\w+)/g)].map(([, size, unit]) => (unit === 'rem' ? size! : `${size}${unit}`)),
    );

/** Declarations with a literal instead of a token, and queries of another width. */
function literalsIn(css: string): string[] {
  const source = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const declarations = [...source.matchAll(/([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)]
    .filter(
      ([, name, value]) =>
        COLOUR.test(value!) ||
        (SIZED.test(name!) && LENGTH.test(value!)) ||
        (name === 'box-shadow' && SOFT_SHADOW.test(value!)),
    )
    .map(([, name, value]) => `${name}: ${value!.replace(/\s+/g, ' ').trim()}`);
  const widths = widthsIn(source.replaceAll('(width < 16rem)', TWICE_AS_LARGE));
  return [...declarations, ...widths.filter((width) => !BREAKPOINTS.includes(width)).map((width) => `width ${width}`)];
}

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(resolve(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));
const read = (file: string): string => readFileSync(resolve(ROOT, file), 'utf8');

/** The tokens themselves. */
const TOKEN = /^ *--[\w-]+:[^;]+;$/gm;

test('a literal is found wherever it is planted', () => {
  const planted = {
    'font-size: 0.9rem': '.a { font-size: 0.9rem; }',
    'font: 700 17px / 1.2 var(--brush)': '.a { color: var(--ink); font: 700 17px / 1.2 var(--brush) }',
    'padding-inline: var(--space-8) 3px': '.a { &:hover { padding-inline: var(--space-8) 3px; } }',
    'margin: calc(-1 * 0.5rem)': '@media print { .a { margin: calc(-1 * 0.5rem); } }',
    'border-radius: 7px': '.a { border-radius: 7px; }',
    'box-shadow: 0 0 2rem var(--line)': '.a { box-shadow: 0 0 2rem var(--line); }',
    'background: #fff': '.a { background: #fff; }',
    'border: 1px solid rgb(0 0 0 / 0.2)': '.a { border: 1px solid rgb(0 0 0 / 0.2); }',
    'width 48': '@media screen and (width >= 48rem) { .a { color: var(--ink); } }',
    'width 39.99': '@container chart (max-width: 39.99rem) { .a { color: var(--ink); } }',
    'width 640px': '@media (640px <= width < 60rem) { .a { color: var(--ink); } }',
  };
  for (const [found, css] of Object.entries(planted)) expect(literalsIn(css)).toEqual([found]);
  const clean =
    '/* 7px */ .a { margin: 0 auto -1px; padding: 0.3em 5%; border: 2px solid; border-radius: 50%; box-shadow: inset 0 -3px var(--seal); }';
  expect(literalsIn(`${clean} @media (40rem <= width < 60rem) { .b { gap: var(--space-8); } }`)).toEqual([]);
});

test('no style sheet has a literal in the place of a token', () => {
  const sheets = [...filesIn('web/src', '.css'), 'service/guide/docs.css'];
  expect(sheets.length).toBeGreaterThan(20);
  const found = sheets.flatMap((file) => literalsIn(read(file)).map((literal) => `${file}: ${literal}`));
  const ofHouse = literalsIn(read(HOUSE).replace(TOKEN, ''));
  expect([...found, ...ofHouse]).toEqual([]);
});

test('scripts of the page ask for the same widths', () => {
  const scripts = [...filesIn('web/src', '.ts'), 'service/guide/docs.js', 'service/guide/reference.js'];
  const widths = scripts.flatMap((file) =>
    widthsIn(
      read(file)
        .match(/['"`]\((?:width|min-width|max-width)[^'"`]*['"`]/g)
        ?.join('\n') ?? '',
    ),
  );
  expect(widths.length).toBeGreaterThan(3);
  expect(widths.filter((width) => !BREAKPOINTS.includes(width))).toEqual([]);
});

// More sizes and spaces make a page restless: a new one replaces another.
test('there are seven sizes of type, eight spaces and no token twice', () => {
  const tokens = [...read(HOUSE).matchAll(/^ *--(type|space|radius)-[\w-]+: ([^;]+);$/gm)];
  const valuesOf = (kind: string) => tokens.filter((token) => token[1] === kind).map((token) => token[2]!);
  expect([valuesOf('type').length, valuesOf('space').length, valuesOf('radius').length]).toEqual([7, 8, 5]);
  expect(new Set(tokens.map((token) => token[0])).size).toBe(tokens.length);
});

// A selector that begins with an attribute of the body and ends with any element renews the style of every node when the attribute changes.
const OF_BODY = /\[data-(?:tab|panel)[^{},]*[\s>](?:\*|:not\([^()]*\))\s*[,{]/;

test('no change of tab or panel renews the style of every node', () => {
  expect('.has-chart[data-tab="zi-wei"] main > * {').toMatch(OF_BODY);
  expect('body[data-panel] .a > :not(.b),').toMatch(OF_BODY);
  expect('body:not([data-tab="days"]) :is(.a, .b:not(.c)) > .d {').not.toMatch(OF_BODY);
  expect(filesIn('web/src', '.css').filter((file) => OF_BODY.test(read(file)))).toEqual([]);
});
