import type { Gazetteer } from 'beichen-places';
import { loadGazetteer } from 'beichen-places/node';
import { beforeAll, describe, expect, test } from 'vitest';
import { CHART_PARAMETERS } from '../contract/parameters.ts';
import { optionOf } from './arguments.ts';
import { run } from './command.ts';
import { COMMAND_WORDS } from './words/command-words.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});

const BIRTH = ['chart', '--date', '1990-07-23', '--hour', '8', '--minute', '30', '--gender', 'male'];

async function typed(args: readonly string[], environment: Record<string, string> = {}, isInteractive = false) {
  const usageAnswer = { out: '', error: '', files: new Map<string, string>() };
  const terminal = {
    environment,
    isInteractive,
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

  test('tells warnings beside the drawing', async () => {
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

describe('what is wrong', () => {
  test('is told of all options at once, on standard error, with code 2', async () => {
    const { code, out, error } = await typed(['chart', '--date', '1990-02-30', '--hour', '24', '--city-id', 'Beijing']);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(error).toMatch(/^- --date: There is no day 1990-02-30/m);
    expect(error).toMatch(/^- --hour: .* 0 to 23/m);
    expect(error).toMatch(/^- --gender: gender is required/m);
    expect(error).toMatch(/^- --city-id: .*beichen cities <place>.*→ beijing-1816670 \(Beijing, China\)/m);
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
    [['chart', '--gnder', 'male'], "Unknown option '--gnder'"],
    [['chart', '--hour'], "Option '--hour <value>' argument missing"],
    [BIRTH, '--city is required'],
    [[...BIRTH, '--city', 'Beijing', '--city-id', 'beijing-1816670'], 'not both'],
    [[...BIRTH, '--city', 'Beijing', '--json', '--text'], 'one of --text, --json and --svg'],
    [[...BIRTH, '--city', 'Beijing', 'extra'], '"extra"'],
    [['cities'], 'Name a place'],
    [['almanac'], 'Name a year'],
    [['almanac', '99999'], '1646 to 2199'],
    [['nothing'], 'There is no command "nothing"'],
  ])('%j is not understood: %s', async (args, sentence) => {
    const { code, error } = await typed(args);
    expect(error).toContain(sentence);
    expect(code).toBe(2);
  });

  test('and what cannot be done has code 1', async () => {
    const nowhere = await typed([...BIRTH, '--city', 'Atlantis Polis Nowhere']);
    expect([nowhere.code, nowhere.error]).toEqual([1, expect.stringContaining('No place was found')]);
    expect((await typed(['cities', 'Atlantis Polis Nowhere'])).code).toBe(1);
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
describe('beichen almanac', () => {
  test('has the solar terms, the new moons and the months', async () => {
    const { out } = await typed(['almanac', '2026', '--lang', 'zh']);
    expect(out).toMatch(/立春 {2}2026-02-03 20:02:\d\dZ {2}2026-02-04 04:02:\d\d/);
    expect(out).toMatch(/2026-02-17 {2}1月/);
    const { solarTerms, newMoons, months } = JSON.parse((await typed(['almanac', '2026', '--json'])).out);
    expect(solarTerms).toHaveLength(24);
    expect(newMoons).toHaveLength(12);
    expect(months).toContainEqual({ date: '2026-02-17', month: 1, leapMonth: false });
  });
});

describe('the language', () => {
  test('is that of the environment, the first variable that is set, unless --lang says otherwise', async () => {
    expect((await typed(['nothing'], { LANG: 'zh_CN.UTF-8' })).error).toContain('没有命令');
    expect((await typed(['nothing'], { LC_ALL: 'zh_TW.UTF-8', LANG: 'en_US.UTF-8' })).error).toContain('沒有命令');
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
  test('is shown for --help, for a command and for nothing at all', async () => {
    for (const args of [[], ['--help'], ['help'], ['chart', '--help']]) {
      expect(await typed(args)).toMatchObject({ code: 0, out: COMMAND_WORDS.en.help, error: '' });
    }
    expect((await typed(['--version'])).out).toBe('1.2.3\n');
  });

  test.each(Object.entries(COMMAND_WORDS))('names every option of a chart, in %s', (_, { help }) => {
    for (const name of Object.keys(CHART_PARAMETERS)) expect(help).toContain(`--${optionOf(name)}`);
  });
});
