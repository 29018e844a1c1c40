// Forwarding headers of clients and proxies. Each row has the headers of a request, with C for the real address of the client, and the address that counts: the
// client's, or the peer's if the headers cannot be trusted. The peer and 10.0.0.0/8 are trusted proxies.

export type ForwardingCase = readonly [sentence: string, headers: readonly string[], countsAs: 'client' | 'peer'];

const xff = (...values: readonly string[]): readonly string[] => values.map((value) => `X-Forwarded-For: ${value}`);

// biome-ignore format: one trick a row
export const FORWARDING: readonly ForwardingCase[] = [
  // Spellings of an address
  ['the address with spaces around it',           xff('   C   '),                         'client'],
  ['the address with its port',                   xff('C:4711'),                          'client'],
  ['the address as IPv6',                         xff('::ffff:C'),                        'client'],
  ['the address as IPv6 in capital letters',      xff('::FFFF:C'),                        'client'],
  ['the address as IPv6 written out',             xff('0:0:0:0:0:ffff:C'),                'client'],
  ['the address as IPv6 with zeros',              xff('0000:0000:0000:0000:0000:ffff:C'), 'client'],
  ['the address as IPv6 in brackets',             xff('[::ffff:C]'),                      'client'],
  ['the address as IPv6 in brackets with a port', xff('[::ffff:C]:443'),                  'client'],
  ['the address with a tab before it',            xff('\tC'),                             'client'],
  ['the header in small letters',                 ['x-forwarded-for: C'],                 'client'],
  ['the header in capital letters',               ['X-FORWARDED-FOR: C'],                 'client'],
  // Entries before it, which a client can send
  ['another address before it',                   xff('203.0.113.9, C'),                  'client'],
  ['a thousand others before it',                 xff(`${Array.from({ length: 900 }, (_, n) => `203.0.113.${n % 250}`).join(', ')}, C`), 'client'],
  ['a word before it',                            xff('unknown, C'),                      'client'],
  ['nothing before it',                           xff(', C'),                             'client'],
  ['nothing ten times before it',                 xff(',,,,,,,,,, C'),                    'client'],
  ['a trusted proxy before it',                   xff('10.0.0.1, C'),                     'client'],
  ['the loopback before it',                      xff('127.0.0.1, C'),                    'client'],
  ['an address that is too long before it',       xff('1.2.3.4.5, C'),                    'client'],
  ['the loopback as IPv6 before it',              xff('::1, C'),                          'client'],
  ['a network before it',                         xff('0.0.0.0/0, C'),                    'client'],
  ['a star before it',                            xff('*, C'),                            'client'],
  ['a script before it',                          xff('<script>, C'),                     'client'],
  ['itself before it',                            xff('C, C'),                            'client'],
  ['a node in quotation marks before it',         xff('"_hidden", C'),                    'client'],
  // Entries after it, by trusted proxies
  ['a trusted proxy behind it',                   xff('C, 10.1.2.3'),                     'client'],
  ['the peer behind it',                          xff('C, 127.0.0.1'),                    'client'],
  ['the peer as IPv6 behind it',                  xff('C, ::ffff:127.0.0.1'),             'client'],
  ['a trusted proxy with a port behind it',       xff('C, 10.1.2.3:80'),                  'client'],
  ['ten trusted proxies behind it',               xff(`C${', 10.0.0.1'.repeat(10)}`),     'client'],
  ['another address before, a proxy behind',      xff('203.0.113.9, C, 10.0.0.1'),        'client'],
  ['nineteen trusted proxies behind it',          xff(`C${', 10.0.0.1'.repeat(19)}`),     'client'],
  // Several lines are one list
  ['a line of another before its line',           xff('203.0.113.9', 'C'),                'client'],
  ['two lines of others before its line',         xff('203.0.113.9', '203.0.113.8', 'C'), 'client'],
  ['a line of a proxy behind its line',           xff('C', '10.0.0.1'),                   'client'],
  ['an empty line before its line',               xff('', 'C'),                           'client'],
  ['a hundred lines before its line',             xff(...Array<string>(100).fill('203.0.113.9'), 'C'), 'client'],
  ['two thousand other headers before its line',  [...Array<string>(2000).fill('X:'), ...xff('C')], 'client'],
  // Other headers are not believed
  ['Forwarded with another address',              ['Forwarded: for=203.0.113.9', ...xff('C')],          'client'],
  ['X-Real-IP with another address',              ['X-Real-IP: 203.0.113.9', ...xff('C')],              'client'],
  ['X-Client-IP with another address',            ['X-Client-IP: 203.0.113.9', ...xff('C')],            'client'],
  ['True-Client-IP with another address',         ['True-Client-IP: 203.0.113.9', ...xff('C')],         'client'],
  ['CF-Connecting-IP with another address',       ['CF-Connecting-IP: 203.0.113.9', ...xff('C')],       'client'],
  ['X-Cluster-Client-IP with another address',    ['X-Cluster-Client-IP: 203.0.113.9', ...xff('C')],    'client'],
  ['X-Forwarded with another address',            ['X-Forwarded: 203.0.113.9', ...xff('C')],            'client'],
  ['Via with another address',                    ['Via: 1.1 203.0.113.9', ...xff('C')],                'client'],
  ['the header with an underscore',               ['X_Forwarded_For: 203.0.113.9', ...xff('C')],        'client'],
  ['the header with another letter behind it',    ['X-Forwarded-Forr: 203.0.113.9', ...xff('C')],       'client'],
  // Nothing that can be believed
  ['no header at all',                            [],                                     'peer'],
  ['an empty header',                             xff(''),                                'peer'],
  ['a word as the last',                          xff('C, unknown'),                      'peer'],
  ['a comma as the last',                         xff('C,'),                              'peer'],
  ['a node without a name as the last',           xff('C, _hidden'),                      'peer'],
  ['an address of five numbers as the last',      xff('C, 1.2.3.4.5'),                    'peer'],
  ['an address beyond 255 as the last',           xff('C, 1.2.3.256'),                    'peer'],
  ['an address in octal as the last',             xff('C, 0177.0.0.1'),                   'peer'],
  ['an address in hexadecimal as the last',       xff('C, 0x7f000001'),                   'peer'],
  ['a number as the last',                        xff('C, 2130706433'),                   'peer'],
  ['nothing but trusted proxies, twenty-one of them', xff(`C${', 10.0.0.1'.repeat(21)}`), 'peer'],
  ['a list with semicolons',                      xff('C; 10.0.0.1'),                     'peer'],
];
