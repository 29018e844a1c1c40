// `beichen chart --batch`, from the bytes of a file to the bytes of the charts. Cases marked H come from a hostile test, cases marked A from public reports of
// people who send files from Excel, pandas and DuckDB. Threads are tested with the built command (beichen.test.ts).

import { Readable } from 'node:stream';
import { loadGazetteer } from 'beichen-places/node';
import { describe, expect, test } from 'vitest';
import { run } from '../command.ts';
import type { Terminal } from '../terminal.ts';

const gazetteer = await loadGazetteer();

async function typed(args: readonly string[], bytes: Buffer, isInteractive = false) {
  const [out, errors]: [Buffer[], string[]] = [[], []];
  const terminal: Terminal = {
    environment: {},
    isInteractive,
    isErrorInteractive: isInteractive,
    write: async (written) => {
      out.push(Buffer.from(written));
      return true;
    },
    out: (text) => void out.push(Buffer.from(text)),
    error: (text) => void errors.push(text),
    errorAsIs: (text) => void errors.push(text),
    writeFile: async () => undefined,
    openInput: async (path) => {
      if (path === 'missing.csv') throw Object.assign(new Error(), { code: 'ENOENT' });
      const chunks = Readable.from([bytes.subarray(0, 7), bytes.subarray(7)].filter(({ length }) => length > 0));
      return { chunks, bytes: bytes.length, close: () => undefined };
    },
  };
  const dependencies = { places: async () => gazetteer, version: '1.2.3', serveAssistant: async () => undefined };
  const code = await run(args, terminal, dependencies);
  return { code, out: Buffer.concat(out).toString(), error: errors.join('') };
}

const cast = (file: string | Uint8Array, ...options: string[]) =>
  typed(['chart', '--batch', 'births', ...options], Buffer.from(file));
const linesOf = (text: string) => text.split('\n').slice(0, -1);

/** The worked example of docs/rules, as a row and as an object. */
const ROW = '1990-07-23,8,30,male,beijing-1816670';
const HEAD = 'date,hour,minute,gender,cityId';
const PILLARS = '庚午 癸未 己丑 戊辰';
const BIRTH = { date: '1990-07-23', hour: 8, minute: 30, gender: 'male', cityId: 'beijing-1816670' };
const latin1 = (text: string) => Buffer.from(text, 'latin1');
/** Texts in GBK as browsers and ICU write them, and in Big5, Shift_JIS, EUC-KR and Windows-1258. */
const BEIJING = {
  gbk: '\xb1\xb1\xbe\xa9',
  big5: '\xa5\x5f\xa8\xca',
  sjis: '\x96\x6b\x8b\x9e',
  euckr: '\xdd\xc1\xcc\xc8',
};
const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

describe('the rows of a table', () => {
  /** A file; the lines of its CSV: row number, id, fault, pillars; and the end of standard error. */
  // biome-ignore format: a case a row
  const cases: [name: string, file: string | Uint8Array, lines: readonly (string | RegExp)[], error?: RegExp | ''][] = [
    ['of a mark inside a cell are three charts (H8)', `id,${HEAD}\nJo"hn,${ROW}\nMary,${ROW}\nAnn,${ROW}\n`,
      [`2,"Jo""hn",,${PILLARS}`, `3,Mary,,${PILLARS}`, `4,Ann,,${PILLARS}`], ''],
    ['of two marks inside cells have their numbers (H8b)', `id,${HEAD}\nJo"hn,${ROW}\nMa"ry,${ROW}\nAnn,${ROW}\n`,
      [`2,"Jo""hn",,${PILLARS}`, `3,"Ma""ry",,${PILLARS}`, `4,Ann,,${PILLARS}`], ''],
    ['of a mark that is never closed are one fault, of three lines', `id,${HEAD}\n"John,${ROW}\nMary,${ROW}\nAnn,${ROW}\n`,
      [/^2,,"?A quoted cell has no closing quotation mark\. Lines in this row: 3, from line 2 of the file\."?,$/],
      /3 of 3 births could not be cast/],
    ['of a mark that the next row closes are one fault, and the row behind has its number', `id,${HEAD}\n"John,${ROW}\n"Mary",${ROW}\nAnn,${ROW}\n`,
      [/^2,,"?A cell has text after its closing quotation mark\. .* Lines in this row: 2, from line 2 of the file\."?,$/, `4,Ann,,${PILLARS}`],
      /2 of 3 births could not be cast/],
    ['of text behind a mark are one fault', `id,${HEAD},note\n7,${ROW},"Jo"hn\nMary,${ROW},\n`,
      [/^2,7,,"?A cell has text after its closing quotation mark/, `3,Mary,,,${PILLARS}`], /1 of 2 births/],
    ['of lines inside marks are one row each', `id,${HEAD}\r\n"a ""b""\nc",${ROW}\r\nAnn,1990-02-30,8,30,male,beijing-1816670`,
      ['2,"a ""b""', `c",,${PILLARS}`, /^3,Ann,"?date: There is no day 1990-02-30/], /^row 3: date/],
    ['of carriage returns alone', `id,${HEAD}\rAnn,${ROW}\rBea,${ROW}`, [`2,Ann,,${PILLARS}`, `3,Bea,,${PILLARS}`], ''],
    ['of semicolons (A14)', `id;${HEAD.replaceAll(',', ';')}\nA,1;${ROW.replaceAll(',', ';')}\n`, [`2,"A,1",,${PILLARS}`], ''],
    ['of tabs (A14)', `id\t${HEAD.replaceAll(',', '\t')}\nA;1\t${ROW.replaceAll(',', '\t')}\n`, [`2,A;1,,${PILLARS}`], ''],
    ['of a separator that Excel names', `sep=|\nid|${HEAD.replaceAll(',', '|')}\nA,1|${ROW.replaceAll(',', '|')}\n`, [`3,"A,1",,${PILLARS}`], ''],
    ['of points (A5-1, T5)', 'date,hour,minute,gender,latitude,longitude,timeZone\n1990-07-23,8,30,male,39.9,116.4,Asia/Shanghai\n', [`2,,${PILLARS}`], ''],
    ['of points with the decimals of a map', 'date;hour;minute;gender;latitude;longitude\n1990-07-23;8;30;male;39,9042123456789;116.40739990234375\n', [`2,,${PILLARS}`], ''],
    ['of times (A5-3)', 'date,time,gender,cityId\n1990-07-23,08:30,male,beijing-1816670\n', [`2,,${PILLARS}`], ''],
    ['of whole numbers as pandas writes them (A12-3)', `${HEAD}\n1990-07-23,8.0,30.0,male,beijing-1816670\n`, [`2,,${PILLARS}`], ''],
    ['of own columns that are called like parameters (A14-3)', `${HEAD},city,sex,birthday,language,names\n${ROW},a,b,c,d,e\n`, [`2,a,b,c,d,e,,${PILLARS}`], ''],
    ['of columns that have no name, the same or one of ours', `${HEAD},x,,x,row,x_2,fault\n${ROW},1,2,3,4,5,6\n`, [`2,1,2,3,4,5,6,,${PILLARS}`], ''],
    ['of empty rows are left out, and counted', `id,${HEAD}\n\n  \nAnn,${ROW}\n`, [`4,Ann,,${PILLARS}`], ''],
    ['of one parameter in two columns', `id,${HEAD},HOUR\nA,${ROW},9\nB,${ROW},\n`, [/^2,A,hour: hour was sent with two different values\. Send one\.,$/, `3,B,,${PILLARS}`], /1 of 2/],
    ['of line ends of two kinds', `id,${HEAD}\r\nA,${ROW}\rB,${ROW}\nC,${ROW}\n`, [/^2,A,This row has more cells/, `3,C,,${PILLARS}`], /1 of 2/],
    ['of a null in an own cell', `id,${HEAD}\nA\0B,${ROW}\n`, [`2,A\0B,,${PILLARS}`], ''],
    ['of a null in a date', `id,${HEAD}\nA,${ROW.replace('-23', '-23\0')}\n`, [/^2,A,date: date must be written YYYY-MM-DD\.,$/], /1 of 1/],
    ['of two marks of byte order', `\ufeff\ufeff${HEAD}\n${ROW}\n`, [`2,,${PILLARS}`], ''],
    ['of own columns with the names of objects', `__proto__,constructor,${HEAD}\na,b,${ROW}\n`, [`2,a,b,,${PILLARS}`], ''],
    ['of a separator of lines inside a cell', `id,${HEAD}\na\u2028b,${ROW}\n`, [`2,a\u2028b,,${PILLARS}`], ''],
    ['of an odd number of marks', `${HEAD},id\n${ROW},${'"'.repeat(301)}\n${ROW},y\n`, [/^2,,"?A quoted cell has no closing quotation mark\. Lines in this row: 2/], /2 of 2/],
    ['of too many cells', `id,${HEAD}\nAnn,${ROW},x,y\n`, [/^2,Ann,This row has more cells than the first row has names\.,$/], /1 of 1/],
  ];
  test.each(cases)('%s', async (_, file, lines, error = '') => {
    const written = await cast(file, '--format', 'csv', '--fields', 'fourPillars.hanzi');
    expect(linesOf(written.out).slice(1)).toEqual(
      lines.map((line) => (typeof line === 'string' ? line : expect.stringMatching(line))),
    );
    if (error === '') expect(written.error).toBe('');
    else expect(written.error).toMatch(error);
    expect(written.code).toBe(/could not be cast/.test(written.error) ? 1 : 0);
  });

  test('names no column twice', async () => {
    const { out } = await cast(`${HEAD},x,,x,row,x_2,fault\n`, '--format', 'csv', '--fields', 'fourPillars.hanzi');
    expect(linesOf(out)).toEqual(['row,x,column7,x_2,row_2,x_2_2,fault_2,fault,fourPillars_hanzi']);
  });

  test.each([
    [`${HEAD}${',x'.repeat(995)}\n${ROW}${',1'.repeat(995)}\n`, 0, /^$/],
    [`${HEAD}${',x'.repeat(996)}\n`, 2, /The first row has too many columns: at most 1000 are read\./],
    [`${HEAD}${',x'.repeat(15_000)}\n${ROW}${',1'.repeat(15_000)}\n`, 2, /at most 1000/], // H10
    [`${HEAD},${'y'.repeat(70_000)}\n`, 2, /at most 1000/],
    ['date,hour,gendre,cityId\n', 2, /"gendre"\. Did you mean gender\?/],
    ['date,hour,gender,city\n', 2, /"city"\. Did you mean place\?/],
    ['date,hour,gender,cityId,minut\n', 2, /"minut"\. Did you mean minute\?/],
    ['date,hour,gender,latitude,lng\n', 2, /"lng"\. Did you mean longitude\?/],
    ['date,hour,gender\n', 2, /Required, but in neither a column nor an option: cityId\./],
    ['date,time,gender,latitude\n', 2, /Required, but in neither a column nor an option: longitude\./],
    ['1990-07-23,8,30\n', 2, /Required, but in neither a column nor an option: date, hour, gender, cityId\./],
    [Buffer.from(`\ufeff${HEAD}\n`, 'utf16le').toString('latin1'), 2, /in neither/],
    ['<html><body>', 2, /in neither a column/],
    ['PK\x03\x04\0', 2, /in neither a column/],
    ['date|hour\n', 2, /Required, but in neither a column nor an option: date, hour/],
    ['[{"date":"1990-07-23"}]', 2, /births is a JSON array\. Write one object per line \(NDJSON\)/],
    ['', 0, /^$/],
  ])('of which the first begins %#', async (file, code, error) => {
    // Small enough to be cast here: a longer file goes to threads.
    const written =
      file.length < 8192 ? await cast(file) : await typed(['chart', '--batch', 'births'], Buffer.from(file));
    expect([written.code, written.error]).toEqual([code, expect.stringMatching(error)]);
    if (code === 2) expect(written.out).toBe('');
  });
});

describe('the encoding of a file', () => {
  const named = (note: string) => `${HEAD},note\n${ROW},${note}\n`;
  const said = (encoding: string) =>
    `births was read as ${encoding}. If it has another encoding, set it with --encoding.\n`;

  test.each<[string, Uint8Array, note: string, error: string, options?: readonly string[]]>([
    ['UTF-8', Buffer.from(named('李 Müller')), '李 Müller', ''],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${named('李')}`), '李', ''],
    ['UTF-16, least byte first', utf16(`\ufeff${named('李 𠮷')}`), '李 𠮷', said('utf-16le')],
    ['UTF-16, greatest byte first', utf16(`\ufeff${named('李 𠮷')}`, true), '李 𠮷', said('utf-16be')],
    ['UTF-16 without a mark', utf16(named('李')), '李', said('utf-16le')],
    ['UTF-16 without a mark, greatest byte first', utf16(named('李'), true), '李', said('utf-16be')],
    ['GBK (A14-2)', latin1(named(BEIJING.gbk)), '北京', said('gb18030')],
    ['GBK with a character of its second part', latin1(named('\xc0\xee\xac\x42')), '李珺', said('gb18030')],
    ['GB18030 with a mark', latin1(`\x84\x31\x95\x33${named(BEIJING.gbk)}`), '北京', said('gb18030')],
    ['Windows-1252 that would be GBK (H15b)', latin1(named('M\xfcller')), 'Müller', said('windows-1252')],
    ['Windows-1252 that would not (H15a)', latin1(named('Jos\xe9')), 'José', said('windows-1252')],
    ['Windows-1252 with letters side by side', latin1(named('Gr\xf6\xdfe')), 'Größe', said('windows-1252')],
    ['Windows-1252 with its own marks', latin1(named('O\x92Brien \x80')), 'O’Brien €', said('windows-1252')],
    ['Windows-1252 that is named by another label', latin1(named('\xc0\xee')), 'Àî', '', ['--encoding', 'latin1']],
    ['GBK that is named', latin1(named('M\xfcller')), 'M黮ler', '', ['--encoding', 'GBK']],
    ['Big5 that is named', latin1(named(BEIJING.big5)), '北京', '', ['--encoding', 'big5']],
    ['Shift_JIS that is named', latin1(named(BEIJING.sjis)), '北京', '', ['--encoding', 'shift_jis']],
    ['EUC-KR that is named', latin1(named(BEIJING.euckr)), '北京', '', ['--encoding', 'euc-kr']],
    ['Windows-1258 that is named', latin1(named('\xd0\xe3')), 'Đă', '', ['--encoding', 'windows-1258']],
  ])('%s is read, and said where it is not UTF-8', async (_, file, note, error, options = []) => {
    const csv = await cast(file, '--format', 'csv', '--fields', 'mainStar.id', ...options);
    expect([csv.code, csv.error, linesOf(csv.out)[1]]).toEqual([0, error, `2,${note},,lianzhen+pojun`]);
    const json = await cast(file, '--fields', 'mainStar.id', ...options);
    expect(JSON.parse(json.out)).toEqual({ row: 2, columns: { note }, mainStar: { id: 'lianzhen+pojun' } });
  });

  test('finds a place in words (A14-2)', async () => {
    const file = latin1(`date,hour,minute,gender,place\n1990-07-23,8,30,male,${BEIJING.gbk}\n`);
    expect(JSON.parse((await cast(file, '--fields', 'input.cityId')).out).input).toEqual({ cityId: 'beijing-1816670' });
  });

  test('is one for the whole file: a cell in another one is a fault of its row', async () => {
    const rows = [`李,${ROW}`, `王,${ROW}`].map((row) => Buffer.from(`${row}\n`));
    const other = latin1(`Jos\xe9,${ROW}\n\xff,${ROW.replace('beijing', 'be\xffjing')}\n`);
    const file = Buffer.concat([Buffer.from(`id,${HEAD}\n`), rows[0]!, other, rows[1]!]);
    const { code, out, error } = await cast(file, '--format', 'csv', '--fields', 'mainStar.id');
    const fault = 'The column "id" is not valid utf-8. If the file has another encoding, set it with --encoding.';
    expect(linesOf(out).slice(1)).toEqual([
      '2,李,,lianzhen+pojun',
      expect.stringContaining(`3,,"${fault.replaceAll('"', '""')}"`),
      expect.stringContaining('4,,"The column ""id"" is not valid utf-8'),
      '5,王,,lianzhen+pojun',
    ]);
    expect(linesOf(error)).toEqual([
      `row 3: ${fault}`,
      `row 4: ${fault}`,
      `row 4: ${fault.replace('"id"', '"cityId"')}`,
      '2 of 4 births could not be cast.',
    ]);
    expect(code).toBe(1);
    const objects = Buffer.concat([
      Buffer.from(`${JSON.stringify({ ...BIRTH, name: '李' })}\n`),
      latin1('{"name":"\xe9"}\n'),
    ]);
    expect(linesOf((await cast(objects, '--fields', 'mainStar.id')).out)[1]).toBe(
      '{"row":2,"fault":"This row is not valid utf-8. If the file has another encoding, set it with --encoding."}',
    );
    const halves = utf16(`\ufeff${named('a\ud800b')}`);
    expect((await cast(halves)).error).toContain('The column "note" is not valid utf-16le');
    expect((await cast(latin1(named('\x81')), '--encoding', 'windows-1252')).error).toContain(
      'is not valid windows-1252',
    );
  });
});

describe('the charts of a batch', () => {
  const FIELDS = ['--fields', 'input.date,input.minute,input.cityId,fourPillars.hanzi'];

  test('are a line each, in order, with the number of the row and its own columns', async () => {
    const file = `DATE,hour,minute,gender,city_id,nr\n1990-07-23,8,30,male,beijing-1816670,a1\n1984-02-04,23,18,female,shanghai-1796236,\n`;
    const { code, out, error } = await cast(file, ...FIELDS);
    expect([code, error]).toEqual([0, '']);
    expect(linesOf(out).map((line) => JSON.parse(line))).toEqual([
      {
        row: 2,
        columns: { nr: 'a1' },
        input: { date: '1990-07-23', minute: 30, cityId: 'beijing-1816670' },
        fourPillars: { hanzi: PILLARS },
      },
      {
        row: 3,
        columns: { nr: '' },
        input: { date: '1984-02-04', minute: 18, cityId: 'shanghai-1796236' },
        fourPillars: { hanzi: '癸亥 乙丑 己巳 甲子' },
      },
    ]);
  });

  test('of JSON objects have their own members as they were, and are those of a single call', async () => {
    const file = `\ufeff${JSON.stringify({ id: 7, tags: ['a'], isNew: true, none: null, city: 'x', ...BIRTH })}\n`;
    const { row, columns, ...chart } = JSON.parse((await cast(file)).out);
    expect([row, columns]).toEqual([1, { id: 7, tags: ['a'], isNew: true, none: null, city: 'x' }]);
    const options = ['--date', '1990-07-23', '--hour', '8', '--minute', '30', '--gender', 'male'];
    const alone = await typed(['chart', ...options, '--city-id', 'beijing-1816670', '--json'], Buffer.alloc(0));
    expect(chart).toEqual(JSON.parse(alone.out));
  });

  test('of JSON objects take numbers, points and times as a call does, and fault a slip', async () => {
    const { latitude, longitude, ...point } = {
      ...BIRTH,
      cityId: undefined,
      latitude: 39.90421234567891,
      longitude: 1.164e2,
    };
    const rows = [
      `{"date":"1990-07-23","hour":8.0,"minute":3e1,"gender":"male","latitude":${latitude},"longitude":${longitude}}`,
      JSON.stringify({ ...point, place: '39.9,116.4' }),
      JSON.stringify({ ...BIRTH, hour: undefined, minute: undefined, time: '08:30' }),
      JSON.stringify({ ...BIRTH, gender: undefined, sex: 'male' }),
    ];
    const { out, error } = await cast(`${rows.join('\n')}\n`, '--fields', 'fourPillars.hanzi');
    const chart = (row: number) => JSON.stringify({ row, fourPillars: { hanzi: PILLARS } });
    expect(linesOf(out).slice(0, 3)).toEqual([1, 2, 3].map(chart));
    expect(linesOf(out)[3]).toMatch(
      /^\{"row":4,"fault":".*There is no parameter \\"sex\\"\. Did you mean gender=male\?/,
    );
    expect(error).toMatch(/1 of 4 births could not be cast\.\n$/);
  });

  test('as a table have the own members of the first object, and say which are not copied', async () => {
    const rows = [
      { id: 'a', n: 1.5, ...BIRTH },
      { id: 'b', more: 1, other: 2, ...BIRTH },
      { id: 'c', more: 1 },
    ];
    const file = `${rows.map((row) => JSON.stringify(row)).join('\n')}\n{\n`;
    const { out, error } = await cast(file, '--format', 'csv', '--fields', 'mainStar.id');
    expect(linesOf(out)).toEqual([
      'row,id,n,fault,mainStar_id',
      '1,a,1.5,,lianzhen+pojun',
      '2,b,,,lianzhen+pojun',
      expect.stringMatching(/^3,c,,"?date: date is required/),
      '4,,,This is not a JSON object.,',
    ]);
    expect(linesOf(error).filter((line) => line.includes('left out'))).toEqual(
      ['more', 'other'].map(
        (member) => `The member "${member}" was left out: the table has only the members of the first row.`,
      ),
    );
    const own = await cast('{"date":"1990-07-23","fields":"mainStar"}\n', '--format', 'csv', '--fields', 'mainStar.id');
    expect(own.error).toContain('row 1: "fields" applies to all rows of a table: set it with --fields.');
  });

  test('keep a row that cannot be cast, with its number and its id, in every format (T6)', async () => {
    const file = `nr,${HEAD}\na9,1990-13-40,8,30,male,beijing-1816670\na1,${ROW}\n`;
    const { code, out, error } = await cast(file, '--fields', 'mainStar.id');
    expect(linesOf(out)).toEqual([
      expect.stringMatching(/^\{"row":2,"columns":\{"nr":"a9"\},"fault":"date: There is no day 1990-13-40/),
      '{"row":3,"columns":{"nr":"a1"},"mainStar":{"id":"lianzhen+pojun"}}',
    ]);
    expect([code, linesOf(error).at(-1)]).toEqual([1, '1 of 2 births could not be cast.']);
    const csv = await cast(file, '--format', 'csv', '--fields', 'mainStar.id');
    expect(linesOf(csv.out).slice(1)).toEqual([expect.stringMatching(/^2,a9,/), '3,a1,,lianzhen+pojun']);
    const parquet = await cast(file, '--format', 'parquet', '--fields', 'mainStar.id');
    expect([parquet.code, parquet.out.slice(0, 4), parquet.out.slice(-4)]).toEqual([1, 'PAR1', 'PAR1']);
  });

  test('report each fault with its row, and go on', async () => {
    const file = `${HEAD}\n${ROW}\n\n1990-02-30,24,0,male,beijing-1816670\n1,2,3,4,5,6\n${ROW}\n`;
    expect(linesOf((await cast(file)).error)).toEqual([
      expect.stringMatching(/^row 4: hour: .*0 to 23/),
      expect.stringMatching(/^row 4: date: There is no day 1990-02-30/),
      'row 5: This row has more cells than the first row has names.',
      '2 of 4 births could not be cast.',
    ]);
  });

  test.each([
    [['--city', '上海'], `${HEAD}\n1990-07-23,8,30,male,\n${ROW}\n`, ['shanghai-1796236', 'beijing-1816670']],
    [
      ['--latitude', '39.9', '--longitude', '116.4', '--time-zone', 'Asia/Shanghai'],
      `${HEAD}\n${ROW.replace('beijing-1816670', 'london-2643743')}\n`,
      ['london-2643743'],
    ],
    [
      ['--city-id', 'beijing-1816670', '--time', '09:30'],
      'date,gender,hour,place\n1990-07-23,male,8,Shanghai\n',
      ['shanghai-1796236'],
    ],
    [
      ['--city-id', 'beijing-1816670', '--hour', '3', '--minute', '5'],
      'date,gender,time\n1990-07-23,male,08:30\n',
      ['beijing-1816670'],
    ],
  ])('take %j for what a row does not say, and nothing of it beside what it says', async (options, file, cityIds) => {
    const { out, error } = await cast(file, ...options, '--fields', 'input.cityId,input.hour');
    expect(error.replace(/^Birthplace.*\n/, '')).toBe('');
    const charts = linesOf(out).map((line) => JSON.parse(line).input);
    expect(charts).toEqual(cityIds.map((cityId) => ({ hour: 8, cityId })));
  });

  test('as CSV begin with a mark where Excel shall read it, and with no formula where it shall not calculate', async () => {
    const cells = ['=1+1', '+cmd', '-3', '@SUM(1)', '\tx', '＝1', 'a=1'];
    const file = `${HEAD},=a,b,c,d,e,f,g\n${ROW},${cells.join()}\n`;
    const options = ['--format', 'csv', '--fields', 'mainStar.id'];
    const plain = await cast(file, ...options);
    expect(linesOf(plain.out)[1]).toContain(`2,${cells.join()},`);
    const { out } = await cast(file, ...options, '--bom', '--safe');
    expect(linesOf(out).slice(0, 2)).toEqual([
      expect.stringContaining("\ufeffrow,'=a,b,"),
      expect.stringContaining(`2,'=1+1,'+cmd,'-3,'@SUM(1),'\tx,'＝1,a=1,`),
    ]);
  });

  test('command nothing to a terminal, which shows how far they are', async () => {
    const file = Buffer.from(`${JSON.stringify({ ...BIRTH, name: 'A\u202eB' })}\n`);
    const args = ['chart', '--batch', 'births', '--fields', 'input.name'];
    const { out, error } = await typed(args, file, true);
    expect(out).toBe('{"row":1,"input":{"name":"A\\u202eB"}}\n');
    expect(error).toMatch(/█ 100 % {2}1 .*\/s/);
    expect(error.endsWith('\r\u001B[K')).toBe(true);
  });
});

describe('a batch', () => {
  test('of a missing file is an error', async () => {
    const missing = await typed(['chart', '--batch', 'missing.csv'], Buffer.alloc(0));
    expect(missing).toMatchObject({ code: 1, error: 'missing.csv cannot be read: ENOENT\n' });
    const args = ['chart', '--batch', 'births', '--format', 'parquet'];
    const shown = await typed(args, Buffer.from(`${HEAD}\n`), true);
    expect(shown).toMatchObject({ code: 2, error: expect.stringContaining('binary') });
  });

  test.each([
    [['--batch', 'births', '--json'], 'one of --text, --json, --svg, --batch and --columns'],
    [['--batch', 'births', '--threads', '0'], 'a whole number from 1'],
    [['--batch', 'births', '--format', 'xml'], '--format xml: choose one of json, csv, parquet'],
    [['--batch', 'births', '--encoding', 'ebcdic'], '--encoding ebcdic: choose one of utf-8, utf-16le,'],
    [['--batch', 'births', '--encoding', 'koi8-r'], '--encoding koi8-r: choose one of'],
    [['--batch', 'births', '--separator', ','], '--separator ,: choose one of comma, semicolon, tab'],
    [['--batch', 'births', '--bom'], '--bom is for --batch with --format csv'],
    [['--batch', 'births', '--format', 'parquet', '--safe'], '--safe is for --batch with --format csv'],
    [['--json', '--threads', '2'], '--threads is for --batch.'],
    [['--json', '--format', 'csv'], '--format is for --batch.'],
    [['--json', '--encoding', 'big5'], '--encoding is for --batch.'],
    [['--json', '--separator', 'tab'], '--separator is for --batch.'],
    [['--json', '--bom'], '--bom is for --batch.'],
    [['--json', '--safe'], '--safe is for --batch.'],
  ])('is not understood with %j', async (options, sentence) => {
    const { code, error } = await typed(['chart', ...options], Buffer.alloc(0));
    expect([code, error]).toEqual([2, expect.stringContaining(sentence)]);
  });
});
