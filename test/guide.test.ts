// Commands and programs of the guide: each runs against the service, with the result that the guide describes. In `npm test` each language runs
// a share of them, in a full run all.

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { LANGUAGES } from 'beichen';
import { beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from './command-line.ts';
import { namesOfPath, type OpenApi } from './openapi-names.ts';
import { type ServiceProcess, sharedService } from './service-process.ts';
import { sampleOf } from './setup/runs.ts';

const ROOT = resolve(import.meta.dirname, '..');
const GUIDES = LANGUAGES.map(
  (language) => [language, readFileSync(resolve(ROOT, 'service/guide', language, 'guide.md'), 'utf8')] as const,
);

// Markdown strikes out text between two tildes: 1908~1911, 1948~1951.
test.each(GUIDES)('the guide in %s has no range with a tilde', (_, text) => {
  expect(text).not.toContain('~');
});

let service: ServiceProcess;
beforeAll(async () => {
  service = await sharedService();
});

const here = (text: string) => text.replaceAll('http://localhost:3000', service.url);
const run = async (program: string, args: readonly string[]) => (await promisify(execFile)(program, args)).stdout;

// Programs that this project does not need: if one is missing, its example is skipped.
const isHere = (program: string, ...args: readonly string[]) =>
  run(program, args).then(
    () => true,
    () => false,
  );
const [hasPython, hasPhp] = await Promise.all([isHere('python3', '--version'), isHere('php', '--version')]);

/** The programs of a guide by language: the command that runs one, and its comment with the expected output. */
const PROGRAMS = {
  js: {
    isThere: true,
    prints: (text: string) => run(process.execPath, ['--input-type=module', '-e', text]),
    says: /\/\/ (.*)$/m,
  },
  python: { isThere: hasPython, prints: (text: string) => run('python3', ['-c', text]), says: / # (.*)$/m },
  php: {
    isThere: hasPhp,
    prints: (text: string) => run('php', ['-r', text.replace('<?php', '')]),
    says: / \/\/ (.*)$/m,
  },
};

/**
 * Texts that each command must print, with dates as the language writes them in figures: the true solar time of the birth, the clock times of a double hour,
 * the middle of a moment or a month of a list, the id of a place, the beginning of spring.
 */
const SAID = {
  chart: /1990[-./]07[-./]23[ T]0[78]:\d\d/,
  day: /\d\d:\d\d:\d\d–\d\d:\d\d:\d\d/,
  transits: /2027[-./]02[-./]10\s|\* .*2027[-./]02[-./]0\d /,
  cities: /\bpucheng-cn610526\b/,
  almanac: /2026[-./]02[-./]04 04:02:07/,
  births: /1955[-./]03[-./]13 {2}\d\d:\d\d–\d\d:\d\d/,
};

/** Names in the guide that the OpenAPI document does not list: a parameter that `day` does not take, facts of days, a layer of drawings. */
const NOT_LISTED: ReadonlySet<string> = new Set(['minute', 'anyPunishment', 'anyCombine', 'flights']);

describe.each(GUIDES)('the guide in %s', (language, guide) => {
  const turn = LANGUAGES.indexOf(language);
  const blocks = [...guide.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, language, text]) => ({
    language: language!,
    text: text!,
  }));
  const linesOf = (wanted: string) =>
    blocks.filter(({ language }) => language === wanted).flatMap(({ text }) => text.trim().split('\n'));
  const programOf = (wanted: string) => blocks.find(({ language }) => language === wanted)!.text;

  test('what is pasted into clients of assistants is JSON, and its address answers them', async () => {
    const pasted = blocks
      .filter(({ language }) => language === 'json')
      .map(({ text }) => JSON.stringify(JSON.parse(here(text))));
    expect(pasted).toHaveLength(4);
    const addresses = pasted.flatMap((text) => /"(?:url|httpUrl)":"([^"]+)"/.exec(text)?.[1] ?? []);
    expect(addresses).toHaveLength(3);
    for (const address of new Set(addresses)) {
      const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(list) });
      expect(await answer.text()).toContain('cast_chart');
    }
  });

  test('the guide shows calls, programs in two languages, and commands', () => {
    expect(linesOf('sh').length).toBeGreaterThanOrEqual(5);
    expect(linesOf('').length).toBe(8);
  });

  describe('each call', () => {
    test.each(sampleOf(linesOf('sh'), 3, turn))('%s', async (line) => {
      expect(line).toMatch(/^curl /);
      const answer = await run('bash', ['-c', here(line).replace(/^curl /, 'curl -s --fail-with-body ')]);
      if (/^[{]/.test(answer)) expect(JSON.parse(answer)).not.toHaveProperty('errors');
      else
        expect(answer).toMatch(
          /\.svg\b/.test(line)
            ? /^<svg /
            : /^\p{L}.*(1990-07-23|23\/07\/1990|1990年(?:（平成2年）)?7月23日|1990 年）? ?7 月 23 日|1990년 7월 23일)/su,
        );
    });
  });

  test('a section with calls names only parameters and members of these calls, and values of those that it names', async () => {
    const openApi = (await (await fetch(`${service.url}/api/public/openapi.json`)).json()) as OpenApi;
    const paths = Object.keys(openApi.paths).filter((path) => path.startsWith('/api/public/'));
    const stale = guide.split(/^## /m).flatMap((section) => {
      const called = paths.filter((path) => new RegExp(`${path.replaceAll('.', '\\.')}(?![\\w./])`).test(section));
      if (called.length === 0) return [];
      const known = new Set(paths.map((path) => path.replace('/api/public/', '')));
      for (const [name, values] of called.flatMap((path) => [...namesOfPath(openApi, path)])) {
        known.add(name);
        if (new RegExp(`\\b${name}\\b`).test(section)) for (const value of values) known.add(value);
      }
      const prose = section.replace(/^```[\s\S]*?^```/gm, '');
      return [...prose.matchAll(/`([a-z][A-Za-z]*)(?:\.[A-Za-z.]+)?(?:=[^`]*)?`/g)]
        .map(([, name]) => name!)
        .filter((name) => !known.has(name) && !NOT_LISTED.has(name));
    });
    expect(stale).toEqual([]);
  });

  test('the rules that an answer names are there to read', async () => {
    const line = linesOf('sh').find((each) => each.includes('sources'))!;
    const { sources } = JSON.parse(await run('bash', ['-c', here(line).replace(/^curl /, 'curl -s ')]));
    const ids = [...new Set(Object.values(sources as Readonly<Record<string, readonly string[]>>).flat())];
    expect(ids.length).toBeGreaterThan(10);
    const found = await Promise.all(
      ids.map(async (id) => (await fetch(`${service.url}/docs/rules/${id}.json`)).json()),
    );
    expect(found.map(({ id }) => id)).toEqual(ids);
    expect(found.filter(({ texts }) => !texts[language]?.statement)).toEqual([]);
  });

  // English is the default language of answers.
  test.each(language === 'en' ? [] : ['js', 'python', 'php'])(
    'the program in %s asks for an answer in the language of the guide',
    (wanted) => {
      expect(programOf(wanted)).toMatch(new RegExp(`lang['"]?(?:: ?| = | => )['"]${language}['"]`));
    },
  );

  for (const [program, { isThere, prints, says }] of sampleOf(Object.entries(PROGRAMS), 3, turn)) {
    test.runIf(isThere)(`the program in ${program} prints what it says`, { timeout: 120_000 }, async () => {
      const text = programOf(program);
      expect((await prints(here(text))).trim()).toBe(says.exec(text)![1]!.trim());
    });
  }

  describe('each command', () => {
    test.each(sampleOf(linesOf(''), LANGUAGES.length, turn))('%s', async (line) => {
      expect(line).toMatch(/^beichen /);
      const status = await runCommand(line);
      const [, command] = line.split(' ') as [string, keyof typeof SAID];
      expect(status).toMatch(SAID[command]);
    });
  });
});

describe('the description of the API', () => {
  const RUNNERS: Readonly<Record<string, readonly [string, ...string[]]>> = {
    Shell: ['bash', '-c'],
    JavaScript: [process.execPath, '--input-type=module', '-e'],
    Python: ['python3', '-c'],
  };

  test('has programs that do what they are for', async () => {
    const api = (await (await fetch(`${service.url}/api/public/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { 'x-codeSamples'?: { lang: string; source: string }[] }>>;
    };
    const samples = Object.values(api.paths).flatMap((path) =>
      Object.values(path).flatMap((operation) => operation['x-codeSamples'] ?? []),
    );
    expect(samples).toHaveLength(6);
    for (const { lang, source } of samples) {
      if (lang === 'Python' && !hasPython) continue;
      const [program, ...args] = RUNNERS[lang]!;
      const status = await run(program, [...args, source.replaceAll(/http:\/\/localhost:\d+/g, service.url)]);
      expect([lang, status]).toEqual([lang, expect.stringMatching(/Lian Zhen & Po Jun|beijing-1816670/)]);
    }
  });
});
