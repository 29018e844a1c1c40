// Bytes of attackers that no HTTP client would send: each row is a request, and whether it is rejected or served. Two programs on the way must never parse a
// request differently, so after a rejected request the connection ends before a second one is read.

import { body, chunk, get, HOST, head, post } from '../bare-socket.ts';

/** `refused`: one answer of 4xx, and the connection ends. `served`: answered as any request, by 2xx or 4xx. */
type Fate = 'refused' | 'served';
export type SocketCase = readonly [sentence: string, bytes: string, fate: Fate];

const CHUNKED = 'Transfer-Encoding: chunked';
const LENGTH = `Content-Length: ${body.length}`;
const END = 'Connection: close';

// biome-ignore format: one trick a row
const NAMES: readonly (readonly [what: string, spell: (name: string) => string])[] = [
  ['with a space before its colon',      (name) => `${name} : `],
  ['with a tab before its colon',        (name) => `${name}\t: `],
  ['with a null in it',                  (name) => `${name.slice(0, 3)}\0${name.slice(3)}: `],
  ['with a vertical tab behind it',      (name) => `${name}\x0b: `],
  ['in quotation marks',                 (name) => `"${name}": `],
  ['with a bare carriage return behind', (name) => `${name}\r: `],
  ['with a Latin letter that is none of ASCII', (name) => `${name.slice(0, -1)}\xe9: `],
  ['in parentheses',                     (name) => `(${name}): `],
  ['with a space in front',              (name) => ` ${name}: `],
];
const nameCases: readonly SocketCase[] = NAMES.flatMap(([what, spell]) => [
  [`Transfer-Encoding ${what}`, post(chunk, HOST, `${spell('Transfer-Encoding')}chunked`), 'refused'],
  [`Content-Length ${what}`, post(body, HOST, `${spell('Content-Length')}${body.length}`), 'refused'],
  [`Host ${what}`, get('X: y', `${spell('Host')}x`), 'refused'],
]);

// biome-ignore format: one value a row
const LENGTHS: readonly (readonly [what: string, value: string])[] = [
  ['that is empty', ''], ['of two numbers with a space', '1 1'], ['that is a list of two', '1, 2'], ['with a parameter', '1;a=b'],
  ['as a power of ten', '1e2'], ['of a digit beyond ASCII', '\xb9'], ['of minus nothing', '-0'], ['with a decimal point', '10.0'],
  ['of more digits than any number has', '9'.repeat(40)], ['that is one more than 64 bits', '18446744073709551616'],
  ['that is one more than 63 bits and a sign', '+9223372036854775808'], ['that is no number', 'NaN'], ['that is infinite', 'Infinity'],
  ['in quotation marks', '"10"'], ['in octal', '0o12'], ['with an underscore', '1_0'], ['behind a null', '\x0010'],
];
const lengthCases: readonly SocketCase[] = LENGTHS.map(([what, value]) => [
  `a length ${what}`,
  post(body, HOST, `Content-Length: ${value}`),
  'refused',
]);

// biome-ignore format: one value a row
const CODINGS: readonly (readonly [what: string, value: string])[] = [
  ['that is empty', ''], ['in quotation marks', '"chunked"'], ['with a parameter', 'chunked;q=1'], ['behind a comma', ',gzip, chunked, deflate'],
  ['of another name', 'cow'], ['with a null behind it', 'chunked\0'], ['with a dot behind it', 'chunked.'],
  ['of a letter that only looks alike', 'chun\xebed'], ['with a form feed', '\x0cchunked'], ['as gzip alone', 'gzip'],
  ['as deflate alone', 'deflate'], ['as trailers', 'trailers'], ['as identity and chunked', 'identity, chunked'],
];
const codingCases: readonly SocketCase[] = CODINGS.map(([what, value]) => [
  `a transfer encoding ${what}`,
  post(chunk, HOST, `Transfer-Encoding: ${value}`),
  'refused',
]);

const size = body.length.toString(16);
// biome-ignore format: one framing a row
const chunkCases: readonly SocketCase[] = ([
  ['a chunk with a space before its size',         ` ${size}\r\n${body}\r\n0\r\n\r\n`,              'refused'],
  ['a chunk whose size has a sign',                `+${size}\r\n${body}\r\n0\r\n\r\n`,              'refused'],
  ['a chunk of a negative size',                   `-${size}\r\n${body}\r\n0\r\n\r\n`,              'refused'],
  ['a chunk whose size says that it is hexadecimal', `0x${size}\r\n${body}\r\n0\r\n\r\n`,           'refused'],
  ['a chunk whose size ends with a bare line feed', `${size}\n${body}\r\n0\r\n\r\n`,                'refused'],
  ['a chunk that ends with a bare line feed',      `${size}\r\n${body}\n0\r\n\r\n`,                 'refused'],
  ['a chunk with nothing behind it',               `${size}\r\n${body}0\r\n\r\n`,                   'refused'],
  ['a chunk size of 2 to the 64',                  '10000000000000000\r\n',                         'refused'],
  ['a chunk size with an underscore',              `${size}_0\r\n${body}\r\n0\r\n\r\n`,             'refused'],
  ['a chunk size in quotation marks',              `"${size}"\r\n${body}\r\n0\r\n\r\n`,             'refused'],
  ['a chunk extension of 20,000 bytes',            `${size};${'x'.repeat(20_000)}\r\n${body}\r\n0\r\n\r\n`, 'refused'],
  ['a chunk extension with a null',                `${size};a=\0\r\n${body}\r\n0\r\n\r\n`,          'refused'],
  ['a trailer without a colon',                    `${size}\r\n${body}\r\n0\r\ntrailer\r\n\r\n`,    'refused'],
  ['a trailer with a null',                        `${size}\r\n${body}\r\n0\r\nX: \0\r\n\r\n`,      'refused'],
  ['a size with zeros before it',                  `000${size}\r\n${body}\r\n0\r\n\r\n`,            'served'],
  ['a size in capital letters',                    `${size.toUpperCase()}\r\n${body}\r\n0\r\n\r\n`, 'served'],
  ['a chunk for each byte',                        `${[...body].map((byte) => `1\r\n${byte}\r\n`).join('')}0\r\n\r\n`, 'served'],
  ['a trailer that names another host',            `${size}\r\n${body}\r\n0\r\nHost: y\r\n\r\n`,    'served'],
  ['no chunk at all',                              '0\r\n\r\n',                                     'served'],
] as const).map(([what, bytes, fate]) => [what, post(bytes, HOST, CHUNKED, END), fate]);

// biome-ignore format: one line a row
const lineCases: readonly SocketCase[] = ([
  ['a method in small letters',            'get / HTTP/1.1',                    'refused'],
  ['a method with a space',                'GE T / HTTP/1.1',                   'refused'],
  ['a method of nothing',                  ' / HTTP/1.1',                       'refused'],
  ['a method that nobody knows',           'FROBNICATE / HTTP/1.1',             'refused'],
  ['a method of a thousand letters',       `${'G'.repeat(1000)} / HTTP/1.1`,    'refused'],
  ['a method with a null',                 'G\0T / HTTP/1.1',                   'refused'],
  ['a target of nothing',                  'GET  HTTP/1.1',                     'refused'],
  ['two targets',                          'GET / / HTTP/1.1',                  'refused'],
  ['a target with a tab',                  'GET /\t HTTP/1.1',                  'refused'],
  ['a target with a null',                 'GET /\0 HTTP/1.1',                  'refused'],
  ['a target that begins with no slash',   'GET api HTTP/1.1',                  'refused'],
  ['a target in small pieces upwards',     'GET /././.././../etc/passwd HTTP/1.1', 'served'],
  ['a target of backslashes',              'GET \\..\\..\\etc HTTP/1.1',        'refused'],
  ['a target with a fragment',             'GET /healthz#x HTTP/1.1',           'served'],
  ['an absolute target of another host',   'GET http://elsewhere.example/healthz HTTP/1.1', 'served'],
  ['an absolute target of a file',         'GET file:///etc/passwd HTTP/1.1',   'served'],
  ['an absolute target of the metadata of a cloud', 'GET http://169.254.169.254/latest HTTP/1.1', 'served'],
  ['a target of a thousand slashes',       `GET ${'/'.repeat(1000)} HTTP/1.1`,  'served'],
  ['a target of a thousand dots',          `GET /${'.'.repeat(1000)} HTTP/1.1`, 'served'],
  ['a target of half an escape',           'GET /%e HTTP/1.1',                  'served'],
  ['a target of overlong UTF-8',           'GET /%c0%ae%c0%ae/ HTTP/1.1',       'served'],
  ['a target that escapes twice',          'GET /%252e%252e/ HTTP/1.1',         'served'],
  ['a question mark for each letter',      `GET /${'?'.repeat(500)} HTTP/1.1`,  'served'],
  ['a request without a version',          'GET /',                             'refused'],
  ['the version 0.9',                      'GET / HTTP/0.9',                    'refused'],
  ['the version 2.0',                      'GET / HTTP/2.0',                    'refused'],
  ['the version 3',                        'GET / HTTP/3',                      'refused'],
  ['the version 1.10',                     'GET / HTTP/1.10',                   'refused'],
  ['the version 11',                       'GET / HTTP/11',                     'refused'],
  ['the version in small letters',         'GET / http/1.1',                    'refused'],
  ['a version with something behind it',   'GET / HTTP/1.1 x',                  'refused'],
  ['a protocol that looks like HTTP',      'GET / RTSP/1.0',                    'served'],
  ['the language of cameras',              'DESCRIBE rtsp://x/ RTSP/1.0',       'refused'],
  ['playing what is no record',            'PLAY rtsp://x/ RTSP/1.0',           'refused'],
  ['the language of ice',                  'SOURCE / ICE/1.0',                  'refused'],
  ['the language of mail',                 'EHLO x.example',                    'refused'],
  ['the language of telephones',           'INVITE sip:x@x.example SIP/2.0',    'refused'],
  ['a greeting of SSH',                    'SSH-2.0-OpenSSH_9.9',               'refused'],
  ['a command of Redis',                   '*1\r\n$4\r\nPING',                  'refused'],
] as const).map(([what, line, fate]) => [what, head(line, HOST, END), fate]);

// biome-ignore format: one host a row
const HOSTS: readonly (readonly [what: string, value: string])[] = [
  ['with a user', 'me@x'], ['with a slash', 'x/y'], ['with a question mark', 'x?y'], ['with a fragment', 'x#y'], ['of two names', 'x y'],
  ['that is a list', 'x, y'], ['with a backslash', 'x\\y'], ['in angle brackets', '<x>'], ['with a quotation mark', 'x"y'],
  ['with a port of letters', 'x:http'], ['with a port and another', 'x:80:81'], ['with a bracket left open', '[::1'],
  ['with a tab inside', 'x\ty'], ['in curly braces', '{x}'], ['with a caret', 'x^y'],
];
const hostCases: readonly SocketCase[] = HOSTS.map(([what, value]) => [
  `a host ${what}`,
  get(`Host: ${value}`, END),
  'refused',
]);

// biome-ignore format: one trick a row
const wholeCases: readonly SocketCase[] = [
  ['empty lines before a request',                     `\r\n\r\n${get(HOST, END)}`,                                           'served'],
  ['twenty thousand line feeds before a request',        `${'\n'.repeat(20_000)}${get(HOST, END)}`,                             'served'],
  ['a mark of byte order before the method',           `\xef\xbb\xbf${get(HOST, END)}`,                                       'refused'],
  ['a thousand nulls',                                 `${'\0'.repeat(1000)}\r\n\r\n`,                                        'refused'],
  ['a handshake of SMB',                               '\0\0\0\x85\xffSMB\r\n\r\n',                                            'refused'],
  ['a handshake of RDP',                               '\x03\0\0\x13\x0e\xe0\0\0\r\n\r\n',                                     'refused'],
  ['a line of the PROXY protocol',                     `PROXY TCP4 192.0.2.1 192.0.2.2 1 2\r\n${get(HOST, END)}`,             'refused'],
  ['the signature of the second PROXY protocol',       `\r\n\r\n\0\r\nQUIT\n${get(HOST, END)}`,                               'refused'],
  ['a length and a body that is shorter, then a request', post('{}', HOST, 'Content-Length: 3', END) + get(HOST, END),        'served'],
  ['a body longer than its length',                    post(`${body}GET / HTTP/1.1`, HOST, LENGTH, END),                      'served'],
  ['a header of 20,000 bytes',                         get(HOST, `X: ${'y'.repeat(20_000)}`, END),                            'refused'],
  ['a header whose name has 20,000 bytes',             get(HOST, `${'X'.repeat(20_000)}: y`, END),                            'refused'],
  ['five thousand headers',                            get(HOST, ...Array.from({ length: 5000 }, (_, n) => `X${n}: y`), END), 'refused'],
  ['two thousand headers of no value',                 get(HOST, ...Array.from({ length: 2000 }, (_, n) => `X${n}:`), END),   'served'],
  ['a target of 17,000 bytes',                         head(`GET /${'x'.repeat(17_000)} HTTP/1.1`, HOST, END),                'refused'],
  ['a target of 5,000 bytes',                          head(`GET /${'x'.repeat(5000)} HTTP/1.1`, HOST, END),                  'served'],
  ['an expectation that nobody can meet',              post(body, HOST, LENGTH, 'Expect: the-unexpected', END),               'served'],
  ['an upgrade to HTTP/2 in clear text',               get(HOST, 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk', END), 'served'],
  ['an upgrade to a websocket',                        get(HOST, 'Connection: Upgrade', 'Upgrade: websocket', END),           'served'],
  ['a connection header that names Host',              get(HOST, 'Connection: close, Host'),                                  'served'],
  ['a keep-alive of a million seconds',                get(HOST, 'Keep-Alive: timeout=1000000', END),                         'served'],
  ['a hundred requests at once',                       get(HOST).repeat(100),                                                 'served'],
  ['the preface of HTTP/2',                            'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',                                      'refused'],
  ['a tunnel, and bytes behind it',                    head('CONNECT x:443 HTTP/1.1', HOST),                                  'refused'],
  ['an upgrade of an assistant to a websocket',        head('GET /mcp HTTP/1.1', HOST, 'Connection: Upgrade', 'Upgrade: websocket'), 'served'],
  ['a body behind an upgrade',                         post(body, HOST, LENGTH, 'Connection: Upgrade', 'Upgrade: h2c'),       'served'],
  ['seven hundred lines of ranges',                    get(HOST, ...Array<string>(700).fill('Range: bytes=0-0'), END),        'served'],
  ['five hundred lines of forwarded addresses',        get(HOST, ...Array<string>(500).fill('X-Forwarded-For: 1.1.1.1'), END), 'served'],
  ['five hundred trailers',                            post(`0\r\n${'T: y\r\n'.repeat(500)}\r\n`, HOST, CHUNKED, END),        'served'],
  ['headers with the names of objects',                get(HOST, '__proto__: x', 'constructor: y', END),                      'served'],
  ['a parent of a trace of 5,000 letters',             get(HOST, `traceparent: 00-${'f'.repeat(5000)}`, END),                 'served'],
  ['an absolute target with a password and a port of five nines', head('GET http://u:p@x:99999/healthz HTTP/1.1', HOST, END), 'served'],
  ['an absolute target without a path',                head('GET http://x?lang=zh HTTP/1.1', HOST, END),                      'served'],
  ['two media types',                                  post(body, HOST, LENGTH, 'Content-Type: application/json', 'Content-Type: text/csv', END), 'served'],
  ['a body in two codings',                            post(body, HOST, LENGTH, 'Content-Encoding: gzip, identity', END),     'served'],
  ['a languages header of seven thousand tags',        get(HOST, `Accept-Language: ${'a,'.repeat(7000)}`, 'Accept: text/html', END), 'served'],
  ['a coding of a weight of 15,000 digits',            get(HOST, `Accept-Encoding: a;q=0.${'0'.repeat(15_000)}`, END),        'served'],
  ['two thousand tags of what a client has',           get(HOST, `If-None-Match: ${'W/"x",'.repeat(2000)}`, END),             'served'],
  ['a range of a thousand pieces',                     get(HOST, `Range: bytes=${Array.from({ length: 1000 }, (_, n) => `${n}-`).join()}`, END), 'served'],
];

/** All of them. */
export const SOCKETS: readonly SocketCase[] = [
  ...nameCases,
  ...lengthCases,
  ...codingCases,
  ...chunkCases,
  ...lineCases,
  ...hostCases,
  ...wholeCases,
];
