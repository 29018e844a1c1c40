// Hostile texts for every parser of texts, in two sizes: the longer one takes longer in proportion. Work is counted in processor time,
// which other programs do not change; an expression that backtracks quadratically takes four times as long.

import { castChart, languageOfTag } from 'beichen';
import { expect, test } from 'vitest';
import { requestedChart } from '../element/src/attributes.ts';
import { pointOf } from '../places/src/point.ts';
import { respelt } from '../places/src/reading.ts';
import { bareTexts } from '../places/src/unit-words.ts';
import { readArguments } from '../service/src/cli/arguments.ts';
import { ENDPOINT_ROWS, PATHS } from '../service/src/kinds/endpoints.ts';
import { ALL_KINDS } from '../service/src/kinds/kinds.ts';
import { plainAddress } from '../service/src/limits/network.ts';
import { formFields } from '../service/src/requests/form-fields.ts';
import { nameIndex } from '../service/src/requests/parameter-names.ts';
import type { Parameter } from '../service/src/requests/parameters/parameter.ts';
import { nearestPath } from '../service/src/requests/problems/nearest-path.ts';
import { parameterReader } from '../service/src/requests/read-parameters.ts';
import { dateIn } from '../web/src/form/typed-date.ts';
import { knownOf, queryIn } from '../web/src/state/birth-query.ts';
import { fromLink } from '../web/src/state/link.ts';
import { sampleOf } from './setup/runs.ts';

type Shape = (length: number) => string;
const of =
  (part: string): Shape =>
  (length) =>
    part.repeat(length / part.length);

// biome-ignore format: one shape a row
const SHAPES: Readonly<Record<string, Shape>> = {
  'a letter and spaces around a digit': (length) => `a${' '.repeat(length / 2)}1${' '.repeat(length / 2)}1`,
  'spaces between letters':             (length) => `a${' '.repeat(length)}b`,
  'a word, spaces and a line':          (length) => `prov${' '.repeat(length)}\n`,
  'spaces':                             (length) => `1${' \t\u3000'.repeat(length / 3)}x`,
  'hyphens':                            (length) => `1${'-'.repeat(length)}x`,
  'slashes':                            (length) => `a${'/'.repeat(length)}b`,
  'colons':                             (length) => `8${':'.repeat(length)}x`,
  'commas with spaces':                 of(', '),
  'dots':                               of('.'),
  'brackets that do not end':           of(' ('),
  'digits':                             (length) => `${'1'.repeat(length)}x`,
  'digits with hyphens':                of('1-'),
  'digits of many scripts':             of('1１١१๑'),
  'zeros behind a point':               (length) => `0.${'0'.repeat(length)}x`,
  'combining marks':                    (length) => `a${'\u0301'.repeat(length)}`,
  'letters that become many':           of('\ufdfa'),
  'joiners':                            of('\u200d'),
  'halves of pairs':                    of('\ud800'),
  'emoji':                              of('😀'),
  'dates without an end':               of('1990年7月'),
  'times without an end':               of('8:30 '),
  's with slashes':                     of(' s/'),
  'Hangul apart':                       of('ᄀ'),
  'percent signs':                      of('%'),
  'equals signs':                       of('a='),
  'stars and places':                   of('a@'),
  'quotation marks':                    of('"'),
};

const parameters = new Map<Parameter, string>();
for (const table of [
  ...ENDPOINT_ROWS.map(([, { request }]) => request?.parameters ?? {}),
  ...Object.values(ALL_KINDS).map((kind) => kind.parameters.tool),
])
  for (const [name, parameter] of Object.entries(table)) parameters.set(parameter, name);
const readers = [...parameters].map(
  ([parameter, name]) => [name, parameterReader({ [name]: parameter }, nameIndex({ [name]: parameter }))] as const,
);
const names = [...ENDPOINT_ROWS].flatMap(([, { request }]) => (request ? [nameIndex(request.parameters)] : []));
const ATTRIBUTES = [
  'date',
  'time',
  'gender',
  'longitude',
  'time-zone',
  'country-code',
  'calendar',
  'leap-month',
  'name',
  'at',
  'layers',
  'layout',
  'school',
];

/** Parsers of texts, by entrance. */
const ENTRANCES: Readonly<Record<string, (text: string) => unknown>> = {
  'every parameter of every endpoint and tool': (text) =>
    readers.map(([name, read]) => read([{ name, in: 'query', sent: { kind: 'text', text } }])),
  'every number of a body': (text) =>
    readers.map(([name, read]) => read([{ name, in: 'body', sent: { kind: 'number', text } }])),
  'names of parameters': (text) => names.map((index) => [index.known(text), index.resembled(text)]),
  'a query': (text) => formFields(text, 'query'),
  'options of the command': (text) => readArguments('chart', ['--time', text, '--name', text, `--date=${text}`]),
  'the attributes of the element': (text) => {
    for (const attribute of ATTRIBUTES) quietly(() => castChart(requestedChart(new Map([[attribute, text]])).birth));
    quietly(() => requestedChart(new Map([[text, '1']])));
  },
  'a date that is typed or pasted into the page': (text) => dateIn(text, 'en'),
  'a link to the page': (text) => {
    const query = queryIn(new URLSearchParams([['births.star', text]]));
    const fields = ['date', 'time', 'hour', 'cityId', 'gender', 'at', 'lang', 'name', 'school'];
    return [query && knownOf(query), fields.map((name) => fromLink(`${new URLSearchParams([[name, text]])}`))];
  },
  'a birthplace': (text) => [bareTexts(text), respelt(text), pointOf(text)],
  'a path': (text) => nearestPath(text, PATHS),
  'a language': (text) => languageOfTag(text),
  'an address of a client': (text) => plainAddress(text),
};

function quietly(run: () => unknown): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
}

/** Microseconds of the processor, the least of some runs. */
function work(run: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 3; n++) {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, user + system);
  }
  return least;
}

const SHORT = 8000;
const SLACK = 15_000; // microseconds: compilation and garbage

const tooCostly = (read: (text: string) => unknown, shape: Shape, length = SHORT): boolean => {
  const [short, long] = [shape(length), shape(2 * length)];
  return work(() => read(long)) > 3 * work(() => read(short)) + SLACK;
};

// `npm test` sends every second text to an entrance, the others to the next.
const EACH = Object.entries(ENTRANCES).map(
  ([entrance, read], n) => [entrance, read, sampleOf(Object.entries(SHAPES), 2, n)] as const,
);
test.each(EACH)('%s: twice the text takes no more than twice the work', (_, read, shapes) => {
  const costly = shapes.filter(([, shape]) => tooCostly(read, shape) && tooCostly(read, shape));
  expect(costly.map(([name]) => name)).toEqual([]);
});

// Planted quadratic expressions: one that once parsed an hour, and one for slashes at the end of an address. The texts are so long that four times the
// work clearly exceeds the maximum of three times plus slack.
test.each([
  ['spaces between letters', /^(\D*?)\s*(\d{1,2})\s*(\D*)$/u],
  ['slashes', /\/+$/],
])('a planted fault is found by %s', (shape, expression) => {
  const isFound = () => tooCostly((text) => expression.test(text), SHAPES[shape]!, 1.5 * SHORT);
  expect(isFound() || isFound() || isFound()).toBe(true); // repeated, since other work on the machine may hide the factor
});
