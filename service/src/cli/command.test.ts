import { Readable } from 'node:stream';
import { LANGUAGES } from 'beichen';
import { THEMES } from 'beichen/draw';
import type { Gazetteer } from 'beichen-places';
import { loadGazetteer } from 'beichen-places/node';
import ICAL from 'ical.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { run } from './command.ts';
import { COMMAND_NAMES, COMMANDS, type Command, optionsOf } from './commands.ts';
import { help, helpOf } from './help.ts';
import type { Terminal } from './terminal.ts';
import { COMMAND_WORDS } from './words/all-languages.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});

const BIRTH = ['chart', '--date', '1990-07-23', '--hour', '8', '--minute', '30', '--gender', 'male'];

/** Context of a command beside its arguments. */
interface Around {
  readonly columns?: number;
  /** Content of the file that it opens. */
  readonly input?: string | Uint8Array;
}

async function typed(
  args: readonly string[],
  environment: Record<string, string> = {},
  isInteractive = false,
  { columns, input = '' }: Around = {},
) {
  const usageAnswer = { out: '', error: '', files: new Map<string, string>() };
  const bytes = Buffer.from(input);
  const terminal: Terminal = {
    environment,
    isInteractive,
    isErrorInteractive: isInteractive,
    ...(columns !== undefined && { columns }),
    write: async (written) => {
      usageAnswer.out += Buffer.from(written).toString();
      return true;
    },
    errorAsIs(text) {
      usageAnswer.error += text;
    },
    openInput: async (path) => {
      if (path === 'missing.csv') throw Object.assign(new Error(), { code: 'ENOENT' });
      return {
        chunks: Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]),
        bytes: bytes.length,
        close: () => undefined,
      };
    },
    out(text: string) {
      usageAnswer.out += text;
    },
    error(text: string) {
      usageAnswer.error += text;
    },
    writeFile: async (path: string, text: string) => void usageAnswer.files.set(path, text),
  };
  const code = await run(args, terminal, {
    places: async () => gazetteer,
    version: '1.2.3',
    serveAssistant: async () => undefined,
  });
  return { ...usageAnswer, code };
}

// The worked example of docs/rules: 1990-07-23 08:30 in Beijing, under summer time; pillars 庚午 癸未 己丑 戊辰.
describe('beichen chart', () => {
  test('draws the grid on standard output, and says on the other which place was taken', async () => {
    const { code, out, error } = await typed([...BIRTH, '--city', '北京']);
    expect(code).toBe(0);
    expect(out).toContain('Lian Zhen & Po Jun');
    expect(out).toMatch(/^┌[─┬]+┐\n/);
    expect(error).toBe('Birthplace: Beijing, China (beijing-1816670). Others: beichen cities 北京\n');
  });

  test('takes an id, and then has nothing to explain', async () => {
    const { out, error } = await typed([...BIRTH, '--city-id', 'beijing-1816670', '--lang', 'zh', '--name', '李明']);
    expect(out).toContain('廉贞 破军');
    expect(out).toContain('李明');
    expect(error).toBe('');
  });

  test('gives the document of the API as JSON', async () => {
    const { out } = await typed([...BIRTH, '--city-id', 'beijing-1816670', '--json']);
    expect(JSON.parse(out)).toMatchObject({
      input: { date: '1990-07-23', hour: 8, minute: 30, cityId: 'beijing-1816670', lang: 'en' },
      fourPillars: { hanzi: '庚午 癸未 己丑 戊辰' },
    });
  });

  test('gives the text, and the drawing as a file or on standard output', async () => {
    expect((await typed([...BIRTH, '--city', 'Beijing', '--text'])).out).toContain('Four Pillars: Geng-Wu Gui-Wei');
    const { out, files } = await typed([...BIRTH, '--city', 'Beijing', '--svg', 'chart.svg']);
    expect(out).toBe('');
    expect(files.get('chart.svg')).toMatch(/^<svg /);
    expect((await typed([...BIRTH, '--city', 'Beijing', '--svg', '-'])).out).toMatch(/^<svg /);
    const dark = [...BIRTH, '--city', 'Beijing', '--theme', 'dark'];
    expect((await typed([...dark, '--svg', '-'])).out).toContain(THEMES.dark.paper);
    expect(await typed(dark)).toMatchObject({ code: 2, error: expect.stringContaining('--theme is for the drawing') });
  });

  test('draws the pillars with their relations and stars below, on the terminal and in a file, and nowhere else', async () => {
    const plain = (await typed([...BIRTH, '--city-id', 'beijing-1816670'])).out;
    const { code, out } = await typed([...BIRTH, '--city-id', 'beijing-1816670', '--layers', 'pillars']);
    expect(code).toBe(0);
    expect(out.startsWith(plain)).toBe(true);
    // 午 and 未 combine, 丑 and 未 clash: docs/rules/bazi-depth.md B1.
    expect(out.slice(plain.length)).toMatch(/Six Combination 午未[\s\S]*Clash 未丑/);
    const { files } = await typed([...BIRTH, '--city', 'Beijing', '--svg', 'chart.svg', '--layers', 'pillars']);
    expect(files.get('chart.svg')).toContain('class="pillar-sheet"');
    for (const form of [['--json'], ['--text'], ['--batch', '-']]) {
      const { error, code: refused } = await typed([...BIRTH, '--city', 'Beijing', '--layers', 'pillars', ...form]);
      expect([refused, error]).toEqual([2, expect.stringContaining('--layers is for the drawing')]);
    }
    expect((await typed([...BIRTH, '--city', 'Beijing', '--layers', 'flights'])).error).toContain('drawn in a file');
    expect((await typed([...BIRTH, '--city', 'Beijing', '--layers', 'flights', '--svg', '-'])).out).toMatch(/^<svg /);
    expect(await typed([...BIRTH, '--city', 'Beijing', '--layers', 'palaces'])).toMatchObject({
      code: 2,
      error: expect.stringContaining('- --layers: '),
    });
  });

  test('draws the pillars from right to left, on the terminal and in a file, and nowhere else', async () => {
    const hourFirst = [...BIRTH, '--city-id', 'beijing-1816670', '--lang', 'zh-Hant', '--pillar-order', 'hourFirst'];
    const { code, out } = await typed(hourFirst);
    expect(code).toBe(0);
    expect(out).toMatch(/時柱 +日柱 +月柱 +年柱/);
    expect((await typed(hourFirst.slice(0, -2))).out).toMatch(/年柱 +月柱 +日柱 +時柱/);
    const [plain, turned] = [
      await typed([...hourFirst.slice(0, -2), '--svg', '-']),
      await typed([...hourFirst, '--svg', '-']),
    ];
    expect(turned.out).toMatch(/^<svg /);
    expect(turned.out).not.toBe(plain.out);
    for (const form of [['--json'], ['--text'], ['--batch', '-']]) {
      const { error, code: refused } = await typed([...hourFirst, ...form]);
      expect([refused, error]).toEqual([2, expect.stringContaining('--pillar-order 用於圖')]);
    }
    expect(await typed([...BIRTH, '--city', 'Beijing', '--pillar-order', 'dayFirst'])).toMatchObject({
      code: 2,
      error: expect.stringMatching(/- --pillar-order: .*yearFirst, hourFirst/),
    });
  });

  test('reads a leap month of the Chinese calendar', async () => {
    const lunar = [
      'chart',
      '--date',
      '2020-04-10',
      '--calendar',
      'lunar',
      '--leap-month',
      '--hour',
      '8',
      '--minute',
      '0',
    ];
    const { code, out } = await typed([...lunar, '--gender', 'female', '--city', 'Beijing', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out).birth.lunarDate).toMatchObject({ month: 4, day: 10, leapMonth: true });
  });

  test('prints warnings beside the drawing', async () => {
    const { error } = await typed([
      'chart',
      '--date',
      '1990-07-23',
      '--hour',
      '8',
      '--gender',
      'male',
      '--city',
      '北京',
    ]);
    expect(error).toContain('No minute was given');
  });
});

describe('beichen transits', () => {
  const MOMENT = ['transits', ...BIRTH.slice(1), '--city-id', 'beijing-1816670', '--at', '2026-11-22T08:30'];

  test('draws the moment on the chart, and says on the other output what is doubtful', async () => {
    const { code, out, error } = await typed([...MOMENT, '--lang', 'zh', '--name', '李明']);
    expect(code).toBe(0);
    expect(out).toMatch(/^┌[─┬]+┐\n/);
    for (const output of ['李明', '时刻  2026-11-22 08:30', '大限 壬午', '天同 流年禄', '本命财帛宫'])
      expect(out).toContain(output);
    expect(error).toContain('未指明此刻身在何地');
  });

  test('has its pillars from right to left on request; the option is refused if nothing is drawn', async () => {
    const { out } = await typed([...MOMENT, '--lang', 'ja', '--pillar-order', 'hourFirst']);
    expect(out).toMatch(/時運 +日運 +月運 +年運/);
    for (const form of [['--json'], ['--text'], ['--list', 'years']]) {
      const { code, error } = await typed([...MOMENT, '--pillar-order', 'hourFirst', ...form]);
      expect([code, error]).toEqual([2, expect.stringContaining('--pillar-order is for the drawing')]);
    }
  });

  test.each([120, 60, 40])('is as wide as a terminal of %i columns, and never wider', async (columns) => {
    const { out } = await typed(MOMENT, { NO_COLOR: '1' }, true, { columns });
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(columns);
  });

  test('takes the place of the moment by a name, by an id and by a zone', async () => {
    const { error, out } = await typed([...MOMENT, '--at-city', 'New York', '--json']);
    expect(error).toBe(
      "Place of the moment: New York City, New York, United States (new-york-city-5128581). Others: beichen cities 'New York'\n",
    );
    expect(JSON.parse(out)).toMatchObject({
      input: { atCityId: 'new-york-city-5128581', at: '2026-11-22T08:30' },
      moment: { placeAssumed: false, utc: '2026-11-22T13:30:00Z' },
    });
    for (const longitude of [['--at-longitude=-74'], ['--at-longitude', '-74']]) {
      const zone = await typed([...MOMENT, '--at-time-zone', 'America/New_York', ...longitude, '--json']);
      expect(JSON.parse(zone.out)).toMatchObject({
        input: { atLongitude: -74 },
        moment: { utc: '2026-11-22T13:30:00Z' },
      });
    }
  });

  test('without --at is now', async () => {
    const before = Math.floor(Date.now() / 1000) * 1000;
    const { out } = await typed([...MOMENT.slice(0, -2), '--json', '--fields', 'moment.utc']);
    const { moment } = JSON.parse(out);
    expect(Date.parse(moment.utc)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(moment.utc)).toBeLessThanOrEqual(Date.now());
  });

  test('gives the text, the document, and some of its members', async () => {
    expect((await typed([...MOMENT, '--text'])).out).toContain('Annual Wealth Palace = natal Siblings');
    const { out } = await typed([...MOMENT, '--json', '--fields', 'ages']);
    expect(JSON.parse(out)).toEqual({ ages: { nominal: 37, solarYear: 37, completed: 36 } });
  });

  test.each([
    ['decades', '*  4          nominal ages 35–44'],
    ['luckPillars', '*  4   nominal ages 36–45'],
    ['years', '*  2026  nominal 37'],
    ['months', '*  lunar month 10'],
    ['days', '*  lunar day 14'],
  ])('lists %s, with a star where the moment lies, as lines and as JSON', async (list, row) => {
    const { out } = await typed([...MOMENT, '--list', list]);
    expect(out.split('\n').find((line) => line.startsWith('*'))).toContain(row);
    const document = JSON.parse((await typed([...MOMENT, '--list', list, '--json'])).out);
    expect(document).toMatchObject({ list, input: { list, at: '2026-11-22T08:30' }, [list]: expect.anything() });
  });

  test.each([
    [['--text', '--json'], 'one of --text, --json and --list'],
    [['--text', '--list', 'days'], 'one of --text, --json and --list'],
    [['--fields', 'ages'], '--fields selects members of --json'],
    [['--at-city', 'Paris', '--at-city-id', 'paris-2988507'], '--at-city or --at-city-id'],
    [['--at', 'tomorrow'], '- --at: '],
    [['--at', '1990-07-22'], '- --at: '],
    [['--list', 'weeks'], '- --list: '],
    [['--child-limit-rule', 'none'], '- --child-limit-rule: '],
    [['extra'], '"extra"'],
  ])('is not understood with %j', async (options, sentence) => {
    expect(await typed([...MOMENT, ...options])).toMatchObject({ code: 2, error: expect.stringContaining(sentence) });
  });
});

describe('beichen day', () => {
  const DAY = ['day', '--date', '1990-07-23', '--gender', 'male', '--city-id', 'beijing-1816670'];

  test('shows every chart of the day, and what they share', async () => {
    const { code, out } = await typed([...DAY, '--lang', 'zh', '--name', '李明'], {}, false, { columns: 120 });
    expect(code).toBe(0);
    expect(out).toMatch(/^李明\n1990-07-23，中国北京，Asia\/Shanghai\n\n各盘相同\n年柱 庚午；月柱 癸未\n/);
    expect(out.match(/^\d\d:\d\d\S* +.时 {2}.*$/gm)).toHaveLength(13);
  });

  test.each([120, 60, 40])('is as wide as a terminal of %i columns, and never wider', async (columns) => {
    const { out } = await typed(DAY, { NO_COLOR: '1' }, true, { columns });
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(columns);
  });

  test('leaves the charts that fit, says which birthplace it took and what is doubtful', async () => {
    const { out, error } = await typed([...DAY.slice(0, -2), '--city', 'Beijing', '--star', 'pojun@life']);
    expect(out).toContain('1 of the 13 charts of the day fit');
    expect(error).toBe('Birthplace: Beijing, China (beijing-1816670). Others: beichen cities Beijing\n');
  });

  test('gives the text with the patterns that are requested, the document, and some of its members', async () => {
    const text = (await typed([...DAY, '--text', '--pattern', 'huotan', '--fields', 'charts.patterns'])).out;
    expect(text).toMatch(/^1 of the 13 charts of the day fit .*\n.*; patterns .*Fire and Wolf/m);
    const { out } = await typed([
      ...DAY,
      '--json',
      '--main-star',
      'lianzhen+pojun',
      '--fields',
      'count,charts.request',
    ]);
    expect(JSON.parse(out)).toEqual({ count: 13, charts: [{ request: { hour: 9, minute: 20 } }] });
  });

  test.each([
    [['--text', '--json'], '--text or --json'],
    [['--fields', 'same'], '--fields selects members of --json'],
    [['--star', 'pojun'], '- --star: '],
    [['--pattern', 'huotann'], '- --pattern: There is no pattern "huotann". Did you mean huotan?'],
    [['--main-star', 'tanlan'], '- --main-star: '],
    [['--bureau', 'wood2'], '- --bureau: '],
    [['--hour', '8'], '--hour'],
    [['extra'], '"extra"'],
  ])('is not understood with %j', async (options, sentence) => {
    expect(await typed([...DAY, ...options])).toMatchObject({ code: 2, error: expect.stringContaining(sentence) });
  });

  test('is suggested if a chart is requested without an hour', async () => {
    const { error } = await typed(['chart', ...DAY.slice(1)]);
    expect(error).toContain('beichen day gives every chart of the day');
  });
});

describe('what is wrong', () => {
  test('reports all wrong options at once, on standard error, with code 2', async () => {
    const { code, out, error } = await typed(['chart', '--date', '1990-02-30', '--hour', '24', '--city-id', 'Beijing']);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(error).toMatch(/^- --date: There is no day 1990-02-30/m);
    expect(error).toMatch(/^- --hour: .* 0 to 23/m);
    expect(error).toMatch(/^- --gender: gender is required/m);
    expect(error).toMatch(/^- --city-id: .*beichen cities <place>.*→ beijing-1816670 \(Beijing, China\)/m);
  });

  // Wuahn is a misspelling of Wuhan. The command does not guess: it casts no chart for a city that was not named.
  test('is a birthplace whose name no place has: the likely ones are listed, and no chart is cast', async () => {
    const { code, out, error } = await typed([...BIRTH, '--city', 'Wuahn']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(error).toContain('No place is called "Wuahn"');
    expect(error).toMatch(/^→ wuhan-1791247 \(Wuhan, Hubei, China\)$/m);
    expect(error).toContain('beichen cities Wuahn');
  });

  test.each([
    [['\u001b[2J\u009b31m']],
    [['chart', '--\u001b]0;x\u0007', 'y']],
    [[...BIRTH, '--city', 'Beijing', 'a\u202eb']],
    [[...BIRTH, '--city', 'Beijing', '--date', '\u001b[2J']],
    [[...BIRTH, '--city', 'Beijing\u001b[2J']],
    [[...BIRTH, '--city', 'Beijing', '--name', 'A\u001b[2J\u202e', '--json']],
    [[...BIRTH, '--city', 'Beijing', '--name', 'A\u001b[2J\u202e']],
    [[...BIRTH, '--city', 'Beijing', '--name', 'A\u009b2J\u202e', '--text']],
    [['cities', 'Q\u001b[2J\u0007']],
    [['almanac', '\u001b[2J']],
  ])('%j commands nothing to the terminal', async (args) => {
    const { out, error } = await typed(args);
    expect(out + error).not.toBe('');
    expect(out + error).not.toMatch(/(?!\n|\t)[\p{Cc}\p{Cf}]/u);
  });

  test('JSON for a terminal is the same JSON', async () => {
    const { out } = await typed([...BIRTH, '--city', 'Beijing', '--name', 'A\u202eB\u{e0041}', '--json']);
    expect(JSON.parse(out).input.name).toBe('A\u202eB\u{e0041}');
  });

  test.each([
    [['chart', '--nothing-like-it', 'male'], 'There is no option --nothing-like-it.'],
    [['chart', '--gnder', 'male'], 'There is no parameter "--gnder". Did you mean --gender?'],
    [['chart', '--sex', 'male'], 'There is no parameter "--sex". Did you mean --gender?'],
    [['chart', '--birth-date', '1990-07-23'], 'Did you mean --date?'],
    [['chart', '--is-lunar', 'true'], 'Did you mean --calendar?'],
    [['chart', '--jsno'], 'Did you mean --json?'],
    [['chart', '--tz', 'Asia/Shanghai'], 'Did you mean --time-zone?'],
    [['pair', '--sgv', 'two.svg'], 'Did you mean --svg?'],
    [['mcp', '--port', '3000'], 'There is no option --port.'],
    [['chart', '--hour'], '--hour needs a value.'],
    [['chart', '--json=yes'], '--json takes no value.'],
    [['chart', '--hour', '--json'], '--hour needs a value.'],
    [['chart', '--nothing-like-it', '--lang', 'ja'], '--nothing-like-it というオプションはありません。'],
    [BIRTH, '--city is required'],
    [[...BIRTH, '--city', 'Beijing', '--city-id', 'beijing-1816670'], 'not both'],
    [[...BIRTH, '--city', 'Beijing', '--json', '--text'], 'one of --text, --json, --svg, --batch and --columns'],
    [[...BIRTH, '--city', 'Beijing', 'extra'], '"extra"'],
    [['cities'], 'Name a place'],
    [['almanac'], 'Name a month, a year or a date'],
    [['almanac', '99999'], '"99999" is not a year, month or date'],
    [['almanac', '1645'], '--year: year must be from 1646 to 2199'],
    [['almanac', '2026', '--month', '2026-11'], 'Send one of month, year, date and lunarDate'],
    [['almanac', '2026-11', '--ics'], '--ics is for a year'],
    [['almanac', '2026', '--ics', '--json'], 'one of --json and --ics'],
    [['nothing'], 'There is no command "nothing"'],
  ])('%j is not understood: %s', async (args, sentence) => {
    const { code, error } = await typed(args);
    expect(error).toContain(sentence);
    expect(code).toBe(2);
  });

  test('and what cannot be done has code 1', async () => {
    const nowhere = await typed([...BIRTH, '--city', 'Xqzvw Bvnkl']);
    expect([nowhere.code, nowhere.error]).toEqual([1, expect.stringContaining('No place was found')]);
    expect((await typed(['cities', 'Xqzvw Bvnkl'])).code).toBe(1);
  });
});

describe('beichen births', () => {
  const PILLARS = ['births', '乙未', '己卯', '癸酉', '丁巳'];

  test('shows a line for each birth, by the clock of the birthplace', async () => {
    const { code, out, error } = await typed([...PILLARS, '--city', 'Beijing', '--lang', 'en'], {}, false, {
      columns: 140,
    });
    expect(code).toBe(0);
    expect(out).toMatch(
      /^Double hours: 1 · 1900–2099 · by the clock of Beijing\n1955-03-13 {2}09:24–11:24 {2}巳 {2}乙未 己卯 癸酉 丁巳 {2}/,
    );
    expect(error).toContain('beijing-1816670');
  });

  test('needs no birthplace, and says how the next page is requested', async () => {
    const known = ['births', '--main-star', 'ziwei+tianfu', '--lu', 'taiyang', '--limit', '3', '--lang', 'en'];
    const { out } = await typed(known);
    expect(out).toContain('by solar time at 120° east');
    expect((await typed([...known, '--solar-time', 'clock'])).out).toContain('by the standard time of China, UTC+8');
    const [, after] = /Next page: --after (\S+)\n$/.exec(out)!;
    const { out: next } = await typed([...known, '--after', after!]);
    expect(next).not.toBe(out);
  });

  test('gives the document of the API, and some of its members', async () => {
    const { out } = await typed([...PILLARS, '--json', '--fields', 'count,births.date']);
    expect(JSON.parse(out)).toEqual({ count: 1, births: [{ date: '1955-03-13' }] });
  });

  test('names what contradicts what on standard error, and is not understood without anything known', async () => {
    const { code, error } = await typed(['births', '--year-pillar', 'xin-si', '--month-pillar', '壬午']);
    expect([code, error]).toEqual([0, expect.stringContaining('yearPillar=xin-si, monthPillar=ren-wu')]);
    expect(await typed(['births'])).toMatchObject({
      code: 2,
      error: expect.stringContaining('At least one known fact'),
    });
    expect(await typed([...PILLARS, '--fields', 'count'])).toMatchObject({ code: 2 });
    expect(await typed(['births', '甲丑', '_', '_', '_'])).toMatchObject({
      code: 2,
      error: expect.stringContaining('--pillars'),
    });
  });
});

describe('beichen cities', () => {
  test('gives a place a line, its parts divided by tabs, the one most people mean first', async () => {
    const { code, out } = await typed(['cities', '北京', '--limit', '2', '--lang', 'zh']);
    expect(code).toBe(0);
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]!.split('\t')).toEqual(['beijing-1816670', '中国 北京', 'Asia/Shanghai', '39.9075', '116.39723']);
  });

  test('needs no quotes around a name of two words', async () => {
    expect((await typed(['cities', 'New', 'York'])).out).toMatch(/^new-york/);
  });
});

// The Hong Kong Observatory's calendar of 2026 has 立春 on 4 February at 04:02 (UTC+8) and the new year on 17 February.
describe('beichen variants', () => {
  const requested = ['variants', ...BIRTH.slice(1), '--city', 'Beijing'];

  test('lists the choices that give what another program shows, as text or as JSON', async () => {
    const { out, code } = await typed([...requested, '--solar-time', 'clock', '--match-pillars', '_ _ _ 己巳']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Other charts of one birth\nBorn: 1990-07-23 08:30, Beijing, China, Asia\/Shanghai\n/);
    const { match, variants } = JSON.parse((await typed([...requested, '--json', '--fields', 'match,variants'])).out);
    expect([match, variants.length > 0]).toEqual([undefined, true]);
    expect((await typed([...requested, '--lang', 'zh'])).out).toContain('不改变命盘的取法：');
  });

  test.each([
    [['--fields', 'match'], '--fields selects members of --json.'],
    [['more'], 'more'],
    [['--match-bureau', 'wood2'], '--match-bureau: '],
    [['--match-pillars', '甲丑'], '--match-pillars: '],
  ])('names what is wrong: %j', async (more, named) => {
    const { code, error } = await typed([...requested, ...more]);
    expect([code, error.includes(named)]).toEqual([2, true]);
  });
});

describe('beichen pair', () => {
  const ONE = ['--one', 'date=1940-10-09 hour=18 minute=30 gender=male city=Liverpool, England name=Aldous'];

  test('writes two people as text or as JSON, from options or from a file', async () => {
    const { out, error, code } = await typed(['pair', ...ONE, '--other', 'year=1933']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Two people side by side · Aldous · Person 2\nAldous: 1940-10-09 18:30, Liverpool/);
    expect(error).toContain('Birthplace: Liverpool');
    const input = JSON.stringify({ one: { year: 1940 }, other: { year: 1933 } });
    const { ziwei } = JSON.parse((await typed(['pair', '--file', '-', '--json'], {}, false, { input })).out);
    expect(ziwei.together.branches).toMatchObject([
      { id: 'yearYear', one: { branch: { id: 'chen' } }, other: { branch: { id: 'you' } } },
    ]);
    const drawn = await typed(['pair', ...ONE, '--other', 'year=1933', '--svg', '-', '--boards', 'one']);
    expect(drawn.out).toMatch(/^<svg .*Person 2 in the board of Aldous/s);
  });

  test.each([
    [['--other', '1933'], '--other is written as'],
    [['--other', 'year=1600'], '--other year: '],
    [['--other', 'year=1933', '--fields', 'ziwei'], '--fields selects members of --json.'],
    [['--other', 'year=1933', '--boards', 'one'], '--boards is for the drawing'],
    [['--other', 'year=1933', '--svg', '-', '--json'], '--json or --svg'],
    [['--other', 'year=1933', '--svg', '-', '--boards', 'other'], '--boards'],
    [['more'], 'more'],
    [[], '--other: '],
  ])('names what is wrong: %j', async (more, named) => {
    const { code, error } = await typed(['pair', ...ONE, ...more]);
    expect([code, error.includes(named)]).toEqual([2, true]);
  });
});

describe('beichen almanac', () => {
  test('of a year has the solar terms, the moons and the months', async () => {
    const { out } = await typed(['almanac', '2026', '--lang', 'zh']);
    expect(out).toMatch(/立春 {2}2026-02-03 20:02:\d\dZ {2}2026-02-04 04:02:\d\d/);
    expect(out).toMatch(/2026-02-17 {2}正月 +30天|2026-02-17 {2}正月 +29天/);
    const { year } = JSON.parse((await typed(['almanac', '--year', '2026', '--json'])).out);
    expect([year.solarTerms.length, year.newMoons.length, year.fullMoons.length]).toEqual([24, 12, 13]);
    expect(year.lunarYear.startsOn).toBe('2026-02-17');
  });

  test('of a month has a line for each day, with what happens on it', async () => {
    const { out } = await typed(['almanac', '2026-02', '--lang', 'zh']);
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toBe('2026年2月 · 中国农历');
    expect(lines).toHaveLength(3 + 28);
    expect(lines[2]).toBe('日期   星期  农历  日柱  建除');
    expect(lines[3 + 3]).toBe('02-04  三    十七  己酉  危    立春 04:02');
    expect(lines[3 + 16]).toMatch(/^02-17 {2}二 {4}正月 .* 朔 20:01$/);
  });

  test('of a date, or of a lunar date, is one day, by the clock of a place or a zone', async () => {
    const date = await typed(['almanac', '2025-08-08', '--time-zone', 'America/New_York']);
    expect(date.out).toMatch(
      /^2025-08-08 · China's calendar · America\/New_York\n\nDate: 2025-08-08\nWeekday: Fri\nLunar: Day 15 of leap month 6, 2025\n(.*\n){2}Day pillar: Ji-You/,
    );
    const lunar = await typed([
      'almanac',
      '--lunar-date',
      '2025-06-15',
      '--leap-month',
      '--city-id',
      'beijing-1816670',
    ]);
    expect(lunar.out).toMatch(/^2025-06-15 · China's calendar · Beijing, China · Asia\/Shanghai\n\nDate: 2025-08-08/);
  });

  test('is no wider than the terminal: what stands at the end of a line goes below it or away, but never what happens on a day', async () => {
    const widthOf = (line: string) => line.replace(/[\u2e80-\uffff]/g, '  ').length;
    for (const lang of ['en', 'zh', 'zh-Hant']) {
      for (const columns of [40, 60, 120]) {
        for (const span of ['2026-02', '2025', '2025-07-25']) {
          const { out } = await typed(['almanac', span, '--lang', lang], {}, true, { columns });
          for (const line of out.split('\n')) expect(widthOf(line), line).toBeLessThanOrEqual(columns);
        }
        const { out } = await typed(['almanac', '2026-02', '--lang', lang], {}, true, { columns });
        expect([...out.matchAll(/04:02|06:09|20:01|23:52/g)]).toHaveLength(4);
      }
    }
  });

  test('of a year is a calendar to subscribe to with --ics', async () => {
    const { code, out } = await typed(['almanac', '2026', '--ics']);
    expect(code).toBe(0);
    expect(out).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect([...out.matchAll(/^BEGIN:VEVENT/gm)]).toHaveLength(24 + 12);
  });
});

describe('beichen life', () => {
  const LIFE = ['life', ...BIRTH.slice(1), '--city', 'Beijing', '--from-year', '2024', '--to-year', '2025'];

  test('has the dates of a life as lines', async () => {
    const { code, out } = await typed(LIFE);
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n')).toEqual([
      '2024-02-04 08:27 UTC  Start of Spring: year Jia-Chen',
      '2024-02-10            Decade 4, ages 35 to 44: Property',
      '2024-02-10            Lunar New Year: Jia-Chen, Dragon',
      '2024-07-07            Lunar birthday: month 6, day 2',
      '2025-01-29            Lunar New Year: Yi-Si, Snake',
      '2025-02-03 14:10 UTC  Start of Spring: year Yi-Si',
      '2025-06-26            Lunar birthday: month 6, day 2',
      expect.stringMatching(/^2025-10-29 06:3\d UTC {2}Luck pillar 4: Ding-Hai 丁亥$/),
    ]);
  });

  test('is a calendar file with --ics: private, the same again, without the birth', async () => {
    const { out } = await typed([...LIFE, '--ics', '--name', 'Li Ming', '--lang', 'zh']);
    const events = new ICAL.Component(ICAL.parse(out)).getAllSubcomponents('vevent');
    expect(events.map((event) => event.getFirstPropertyValue('class'))).toEqual(events.map(() => 'PRIVATE'));
    expect(events.map((event) => new ICAL.Event(event).summary)).toEqual([
      '立春：甲辰年',
      '第 4 个大限，虚岁 35 至 44：田宅宫',
      '农历新年 甲辰龙年',
      '农历生日：六月初二',
      '农历新年 乙巳蛇年',
      '立春：乙巳年',
      '农历生日：六月初二',
      '第 4 步大运：丁亥',
    ]);
    expect(out).not.toMatch(/Li Ming|1990|0723|BEGIN:VALARM|RRULE|DTEND|LOCATION|GEO:/);
    expect(out).toMatch(/^DTSTART:20240204T082707Z\r$/m);
    expect(out).toMatch(/^DTSTART;VALUE=DATE:20240210\r$/m);
    for (const line of out.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const again = (await typed([...LIFE, '--ics', '--lang', 'zh'])).out;
    expect(again).toBe(out);
  });

  test.each([
    [['--to-year', '2200'], '--to-year: '],
    [['--from-year', '2030'], '--to-year: '],
    [['--kinds', 'weddings'], '--kinds: '],
    [['--hour', '24'], '--hour: '],
  ])('names what is wrong: %j', async (more, named) => {
    const { code, error } = await typed([...LIFE, ...more]);
    expect([code, error.includes(named)]).toEqual([2, true]);
  });
});

describe('the language', () => {
  test('is that of the environment, the first variable that is set, unless --lang says otherwise', async () => {
    expect((await typed(['nothing'], { LANG: 'zh_CN.UTF-8' })).error).toContain('没有命令');
    expect((await typed(['nothing'], { LC_ALL: 'zh_TW.UTF-8', LANG: 'en_US.UTF-8' })).error).toContain('沒有指令');
    expect((await typed(['nothing'], { LANG: 'C.UTF-8' })).error).toContain('There is no command');
    expect((await typed(['nothing', '--lang', 'en'], { LANG: 'zh_CN.UTF-8' })).error).toContain('There is no command');
  });
});

describe('colours', () => {
  const drawn = async (environment: Record<string, string>, isInteractive: boolean) =>
    (await typed([...BIRTH, '--city-id', 'beijing-1816670'], environment, isInteractive)).out.includes('\u001B[');

  test('are for terminals; not for pipes, not with NO_COLOR, not on a dumb one', async () => {
    expect(await drawn({}, true)).toBe(true);
    expect(await drawn({}, false)).toBe(false);
    expect(await drawn({ NO_COLOR: '1' }, true)).toBe(false);
    expect(await drawn({ TERM: 'dumb' }, true)).toBe(false);
    expect(await drawn({ FORCE_COLOR: '1' }, false)).toBe(true);
  });
});

describe('the help', () => {
  test('is shown for --help and for nothing at all, and each command has its own', async () => {
    for (const args of [[], ['--help'], ['help']]) {
      expect(await typed(args)).toMatchObject({ code: 0, out: help('en'), error: '' });
    }
    for (const name of COMMAND_NAMES) {
      for (const args of [
        [name, '--help'],
        [name, '-h'],
        ['help', name],
      ]) {
        expect(await typed(args)).toMatchObject({ code: 0, out: helpOf(name, 'en'), error: '' });
      }
    }
    expect((await typed(['--version'])).out).toBe('1.2.3\n');
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    const texts = COMMAND_NAMES.map((name) => helpOf(name, language));

    test('names every command, and of each every option', () => {
      for (const [n, name] of COMMAND_NAMES.entries()) {
        expect(help(language)).toContain(`beichen ${name}`);
        for (const [option] of optionsOf(name)) {
          if (option !== 'help') expect(texts[n]).toMatch(new RegExp(`--${option}(?![a-z-])`));
        }
      }
    });

    test('has a sentence for each option, and none for an option that does not exist', () => {
      const { options } = COMMAND_WORDS[language].help;
      const named = COMMAND_NAMES.flatMap((name) => {
        const { parameters, own }: Command = COMMANDS[name];
        return [...Object.keys(parameters), ...Object.keys(own)].flatMap((option) => [option, `${name}.${option}`]);
      });
      for (const option of Object.keys(options)) expect(named).toContain(option);
      for (const text of texts) expect(text).not.toMatch(/undefined|[{}]/);
    });

    test('fits a terminal of 80 columns', () => {
      for (const line of [help(language), ...texts].flatMap((text) => text.split('\n'))) {
        expect(line.replace(/[\u2e80-\uffff]/g, '  ').length, line).toBeLessThanOrEqual(80);
      }
    });
  });
});

describe('the drawing', () => {
  const widest = ({ out }: { out: string }) => Math.max(...out.split('\n').map((line) => line.length));
  const PLAIN = { NO_COLOR: '1' };

  test('is as wide as the terminal, or as COLUMNS says, and never wider', async () => {
    const args = [...BIRTH, '--city-id', 'beijing-1816670'];
    expect(widest(await typed(args, PLAIN, true, { columns: 120 }))).toBe(117);
    expect(widest(await typed(args, { COLUMNS: '120' }))).toBe(117);
    expect(widest(await typed(args))).toBe(77);
    for (const columns of [60, 40]) {
      expect(widest(await typed(args, PLAIN, true, { columns }))).toBeLessThanOrEqual(columns);
    }
    for (const COLUMNS of ['12', 'wide', '99999']) expect((await typed(args, { COLUMNS })).code).toBe(0);
  });

  test('gives only the members that are named, as JSON', async () => {
    const args = [...BIRTH, '--city-id', 'beijing-1816670', '--fields', 'mainStar.id'];
    expect(JSON.parse((await typed([...args, '--json'])).out)).toEqual({ mainStar: { id: 'lianzhen+pojun' } });
    expect(await typed(args)).toMatchObject({ code: 2, error: expect.stringContaining('--json or --batch') });
    const birth = args.slice(0, -2);
    const before = (await typed([...birth, '--text'])).out.split('\n');
    const output = (await typed([...birth, '--text', '--fields', 'boneWeight'])).out.split('\n');
    expect(output.filter((line) => !before.includes(line))).toEqual(['Bone weight: 4 liang 4 qian']);
    const wrong = await typed([...BIRTH, '--city-id', 'beijing-1816670', '--json', '--fields', 'mainstar']);
    expect(wrong).toMatchObject({ code: 2, error: expect.stringContaining('mainStar') });
  });
});
