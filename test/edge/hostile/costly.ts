// Requests that are made to cost time: shapes that a careless parser reads again and again, at each entrance and in two sizes. For twice the size a parser
// may take about twice the time; if it takes more, it reads its input more than once.

import { BIRTH, CHART, CITIES } from '../../../service/test/births.ts';

type Shape = (length: number) => string;
const of =
  (part: string): Shape =>
  (length) =>
    part.repeat(Math.floor(length / part.length));
const numbered =
  (part: (n: number) => string): Shape =>
  (length) => {
    let text = '';
    for (let n = 0; text.length + part(n).length <= length; n++) text += part(n);
    return text;
  };

// Pieces of a query or a form as they stand there. biome-ignore format: one shape a row
const FORMS: Readonly<Record<string, Shape>> = {
  'nothing but separators': of('&'),
  'nothing but equals signs': of('='),
  'pairs of nothing': of('=&'),
  'nothing but pluses': of('+'),
  'nothing but semicolons': of(';'),
  'escapes cut short': of('%'),
  'escapes of no hexadecimal': of('%zz'),
  'escapes of nulls': of('%00'),
  'escapes of escapes': of('%25'),
  'bytes that continue nothing': of('%80'),
  'beginnings of letters that do not come': of('%f0'),
  'a letter of three bytes': of('%e5%8c%97'),
  'halves of pairs': of('%ed%a0%80'),
  'the same name again and again': of('hour=8&'),
  'the same name with other values': numbered((n) => `hour=${n % 24}&`),
  'names that nobody knows': numbered((n) => `u${n}=1&`),
  'names that are nearly ours': numbered((n) => `hou${String.fromCharCode(97 + (n % 26))}r=1&`),
  'long names that are nearly ours': of(`${'leapMonthRul'}=1&`),
  'names that hold a word of others': numbered((n) => `x-solar-${n}-y=1&`),
  'names of many words': numbered((n) => `a_b_c_d_e_f_g_h_${n}=1&`),
  'names in Hanzi': numbered((n) => `%E5%8C%97${n}=1&`),
  'the same place again and again': of('place=Beijing&'),
  'names with brackets': numbered((n) => `a[${n}]=1&`),
  'one name of brackets': of('a[b]'),
  'names of objects': of('__proto__=1&'),
  'a long value of a date': (length) => `date=${'1'.repeat(length - 5)}`,
  'a long value of a number': (length) => `hour=${'9'.repeat(length - 5)}`,
  'a date of hyphens': (length) => `date=${'-'.repeat(length - 5)}`,
  'a place of hyphens': (length) => `cityId=${'a-'.repeat((length - 7) / 2)}`,
};
const JSONS: Readonly<Record<string, Shape>> = {
  'arrays in arrays': (length) => `{"name":${'['.repeat((length - 10) / 2)}${']'.repeat((length - 10) / 2)}}`,
  'arrays that do not end': of('['),
  'objects in objects': (length) => `${'{"a":'.repeat((length - 8) / 6)}1${'}'.repeat((length - 8) / 6)}`,
  'objects that do not end': of('{"a":'),
  'the same member again and again': (length) => `{${numbered(() => '"hour":8,')(length - 12)}"hour":8}`,
  'members that nobody knows': (length) => `{${numbered((n) => `"u${n}":1,`)(length - 12)}"hour":8}`,
  'members that are nearly ours': (length) => `{${numbered((n) => `"hou${n % 10}r":1,`)(length - 12)}"hour":8}`,
  'a number of many digits': (length) => `{"hour":${'9'.repeat(length - 9)}}`,
  'a number of many zeros': (length) => `{"hour":0.${'0'.repeat(length - 12)}1}`,
  'a power of many digits': (length) => `{"hour":1e${'9'.repeat(length - 11)}}`,
  'a text of escapes': (length) => `{"name":"${'\\u0000'.repeat((length - 11) / 6)}"}`,
  'a text of backslashes': (length) => `{"name":"${'\\\\'.repeat((length - 11) / 2)}"}`,
  'a text of quotation marks': (length) => `{"name":"${'\\"'.repeat((length - 11) / 2)}"}`,
  'a text that does not end': (length) => `{"name":"${'x'.repeat(length - 9)}`,
  'halves of pairs': (length) => `{"name":"${'\\ud800'.repeat((length - 11) / 6)}"}`,
  'nothing but spaces': of(' '),
  'spaces around a chart': (length) => `${' '.repeat(length - 200)}${JSON.stringify(BIRTH)}`,
  commas: (length) => `{${','.repeat(length - 2)}}`,
  colons: (length) => `{${':'.repeat(length - 2)}}`,
  'many arrays of one': (length) => `{"name":[${numbered(() => '1,')(length - 14)}1]}`,
  'a long name of a member': (length) => `{"${'x'.repeat(length - 6)}":1}`,
  'names of objects': (length) => `{${numbered(() => '"__proto__":{},')(length - 20)}"a":1}`,
  'a long text of a date': (length) => `{"date":"${'1990-07-'.repeat((length - 11) / 8)}"}`,
  'a place of hyphens': (length) => `{"cityId":"${'a-'.repeat((length - 13) / 2)}"}`,
  'a text of a letter of three bytes': (length) => `{"name":"${'北'.repeat((length - 11) / 3)}"}`,
};
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const parts = (...given: string[]) => `${given.join('')}--b--\r\n`;
const MULTIPARTS: Readonly<Record<string, Shape>> = {
  'parts of nothing': (length) => parts(numbered(() => part('', ''))(length - 10)),
  'the same part again and again': (length) => parts(numbered(() => part('hour', '8'))(length - 10)),
  'parts that nobody knows': (length) => parts(numbered((n) => part(`u${n}`, '1'))(length - 10)),
  'parts that are nearly ours': (length) => parts(numbered((n) => part(`hou${n % 10}r`, '1'))(length - 10)),
  boundaries: of('--b\r\n'),
  'boundaries that are nearly one': (length) => parts(part('name', '\r\n--a'.repeat((length - 80) / 5))),
  'beginnings of boundaries': (length) => parts(part('name', '\r\n-'.repeat((length - 80) / 3))),
  'carriage returns': (length) => parts(part('name', '\r'.repeat(length - 80))),
  'line feeds': (length) => parts(part('name', '\n'.repeat(length - 80))),
  hyphens: of('-'),
  'a part that does not end': (length) => part('name', 'x'.repeat(length - 60)),
  'a header that does not end': (length) => `--b\r\nContent-Disposition: ${'x'.repeat(length - 30)}`,
  'a header of semicolons': (length) =>
    parts(`--b\r\nContent-Disposition: form-data${';'.repeat(length - 60)}\r\n\r\n1\r\n`),
  'a header of quotation marks': (length) =>
    parts(`--b\r\nContent-Disposition: form-data; name=${'"'.repeat(length - 70)}\r\n\r\n1\r\n`),
  'a header of backslashes': (length) =>
    parts(`--b\r\nContent-Disposition: form-data; name="${'\\'.repeat(length - 80)}"\r\n\r\n1\r\n`),
  'a header of parameters': (length) =>
    parts(`--b\r\nContent-Disposition: form-data${'; a=b'.repeat((length - 60) / 5)}\r\n\r\n1\r\n`),
  'many headers': (length) => parts(`--b\r\n${numbered((n) => `X${n}: y\r\n`)(length - 40)}\r\n1\r\n`),
  'a name of percent signs': (length) => parts(part('%'.repeat(length - 70), '1')),
  'a long name': (length) => parts(part('x'.repeat(length - 70), '1')),
  files: (length) =>
    parts(
      numbered((n) => `--b\r\nContent-Disposition: form-data; name="f${n}"; filename="x"\r\n\r\n1\r\n`)(length - 10),
    ),
  'a file': (length) =>
    parts(`--b\r\nContent-Disposition: form-data; name="name"; filename="x"\r\n\r\n${'x'.repeat(length - 90)}\r\n`),
  'a preamble': (length) => `${'x'.repeat(length - 100)}\r\n${parts(part('hour', '8'))}`,
  'an epilogue': (length) => `${parts(part('hour', '8'))}${'x'.repeat(length - 100)}`,
  'encoded words': (length) => parts(part('=?utf-8?b?'.repeat((length - 70) / 10), '1')),
  nulls: (length) => parts(part('name', '\0'.repeat(length - 80))),
};
// Searches that could be compared with every name. At most 80 characters are read, so the sizes are lengths of the word.
const SEARCHES: Readonly<Record<string, Shape>> = {
  'of one letter': of('a'),
  'of one Hanzi': of('山'),
  'of letters with spaces': of('a '),
  'of spaces in between': (length) => `a${' '.repeat(length - 2)}b`,
  'of hyphens': of('-'),
  'of apostrophes': of("'"),
  'of combining marks': (length) => `a${'\u0301'.repeat(length - 1)}`,
  'of capital letters': of('A'),
  'of pinyin of one syllable': of('shi'),
  'of pinyin of many': of('zhangjiang'),
  'of commas': of('a,'),
  'of Hanzi with variants': of('里裏台臺'),
  'of letters that fold to two': of('ß'),
  'of ligatures': of('ﬁ'),
  'of full-width letters': of('Ａ'),
  'of Arabic': of('ال'),
  'of Thai': of('ก'),
  'of Hangul apart': of('ᄀ'),
  'of Cyrillic': of('ст'),
  'of digits': of('1'),
  'of the beginning of most names': of('san '),
  'of dots': of('.'),
  'of emoji': of('😀'),
  'of joiners': of('\u200d'),
  'of names that are nearly one': of('Beijin'),
};

export interface CostlyCase {
  readonly sentence: string;
  readonly path: string;
  readonly init?: RequestInit;
}
const post = (type: string, body: string): RequestInit => ({ method: 'POST', headers: { 'content-type': type }, body });
/** For each entrance its shapes, two sizes, and the request of a shape and size. */
const ENTRANCES: readonly (readonly [
  entrance: string,
  shapes: Readonly<Record<string, Shape>>,
  sizes: readonly number[],
  ask: (text: string) => Omit<CostlyCase, 'sentence'>,
])[] = [
  ['a query', FORMS, [1900, 3800], (text) => ({ path: `${CHART}?${text}` })],
  ['a form', FORMS, [3900, 7800], (text) => ({ path: CHART, init: post('application/x-www-form-urlencoded', text) })],
  ['JSON', JSONS, [3900, 7800], (text) => ({ path: CHART, init: post('application/json', text) })],
  [
    'a multipart form',
    MULTIPARTS,
    [3900, 7800],
    (text) => ({ path: CHART, init: post('multipart/form-data; boundary=b', text) }),
  ],
  ['a search', SEARCHES, [20, 76], (text) => ({ path: `${CITIES}?q=${encodeURIComponent(text)}&limit=50` })],
];

export const COSTLY: readonly CostlyCase[] = ENTRANCES.flatMap(([entrance, shapes, sizes, ask]) =>
  Object.entries(shapes).flatMap(([what, shape]) =>
    sizes.map((size) => ({ sentence: `${entrance}: ${what}, ${size} characters`, ...ask(shape(size)) })),
  ),
);
