import { describe, expect, test } from 'vitest';
import { castChart } from '../../../calculation/casting/chart.ts';
import { describeChart } from '../../documents/describe.ts';
import { drawSvg } from '../svg/draw-svg.ts';
import { drawTerminal } from '../terminal/draw-terminal.ts';
import { drawText } from '../text/chart.ts';
import { shownName } from './shown-name.ts';

test.each([
  ['李 明', '李 明'],
  ['שרה', 'שרה'], // its letters run from right to left by themselves
  ['می\u200cشود', 'می\u200cشود'],
  ['👨‍👩‍👧', '👨‍👩‍👧'],
  ['  Li \t\n Ming\u2028', 'Li Ming'],
  ['', undefined],
  ['\u202e\u2066', undefined],
])('%j is shown as %j', (name, shown) => expect(shownName(name)).toBe(shown));

/** Control characters that must not reach the line around a name. */
const COMMANDS = {
  'an escape sequence': '\u001b]0;title\u0007\u001b[2J',
  'an escape sequence in one byte': '\u009b2J\u0085',
  'bidirectional controls': '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c',
  tags: '\u{e0001}\u{e0041}\u{e007f}',
  noncharacters: '\ufdd0\ufdef\ufffe\uffff\u{1fffe}\u{10ffff}',
  'half surrogates': '\ud800',
  'marks of no width': '\ufeff\u2060\u00ad\u180e\u206a',
};
const FORBIDDEN = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}]/u;

const chart = castChart({
  date: { year: 1990, month: 7, day: 23 },
  hour: 8,
  minute: 30,
  gender: 'male',
  place: { longitude: 116.39723, timeZone: 'Asia/Shanghai' },
});

describe.each(Object.entries(COMMANDS))('%s in the name of a person or a place', (_, commands) => {
  const name = `Ann${commands}a`;
  const place = { name: `Bei${commands}jing`, longitude: 116.39723, timeZone: 'Asia/Shanghai' };
  const document = describeChart(chart, { language: 'en', place });
  const options = { name };
  test.each([
    ['text', drawText(document, options)],
    ['terminal', drawTerminal(document, options)],
    ['SVG', drawSvg(document, options)],
    ['small SVG', drawSvg(document, { ...options, layout: 'compact' })],
  ])('is not in the %s', (_, drawn) => {
    expect(drawn).not.toMatch(FORBIDDEN);
    expect(drawn.replace(/\]0;title|\[2J|2J/g, '')).toContain('Anna');
  });
});
