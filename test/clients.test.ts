// The clients in other languages: they agree with the OpenAPI document, the samples in their READMEs run, they read responses of the service, and a renamed
// member breaks their build. A language without its compiler is skipped; the summary names it.

import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { BeichenProblem, BeichenUnreachable, Client } from '../clients/typescript/src/index.ts';
import { openApiDocument } from '../service/src/openapi/openapi.ts';
import { readConfiguration } from '../service/src/process/configuration.ts';
import { type RunningService, startService } from '../service/test/running-service.ts';
import { recordAnswers } from './clients/recorded-answers.ts';
import { type ScriptedService, startScriptedService } from './clients/scripted-service.ts';
import { RUNS, sampleOf } from './setup/runs.ts';

const ROOT = resolve(import.meta.dirname, '..');
const CLIENTS = join(ROOT, 'clients');
const TOOLS = join(ROOT, 'test/generators/node_modules');
const TSC = join(ROOT, 'node_modules/.bin/tsc');

let service: RunningService;
let scripted: ScriptedService;
let folder: string;
let answers: string;
beforeAll(async () => {
  [service, scripted] = await Promise.all([startService(), startScriptedService()]);
  folder = mkdtempSync(join(tmpdir(), 'beichen-clients-'));
  answers = join(folder, 'answers.jsonl');
  const recorded = await recordAnswers(service, 120 * RUNS);
  writeFileSync(answers, recorded.map((each) => `${JSON.stringify(each)}\n`).join(''));
}, 120_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await Promise.all([service.close(), scripted.close()]);
});

/** Returns the output of a program. @throws Error with its output if it fails */
const run = async (program: string, args: readonly string[], options: { cwd?: string; env?: object } = {}) => {
  const env = { ...process.env, GOFLAGS: '-mod=mod', GOPROXY: 'off', ...options.env };
  const { stdout } = await promisify(execFile)(program, args, { cwd: options.cwd, env, maxBuffer: 2 ** 24 }).catch(
    (error: { stdout: string; stderr: string }) => {
      throw new Error(error.stdout + error.stderr);
    },
  );
  return stdout;
};

function isThere(program: string, ...args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The sample of a README, sent to the service of this test. */
const readmeSampleOf = (client: string, language: string): string => {
  const readme = readFileSync(join(CLIENTS, client, 'README.md'), 'utf8');
  const [, sample] = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(readme)!;
  return sample!.replace('http://localhost:3000', service.origin);
};

// Output of a sample: the chart in the README of the project, its decade in 2027, the births with its pillars, and the problem of a day that does not exist.
const SAMPLE_PRINTS = /^Lian Zhen & Po Jun 庚午 癸未 己丑 戊辰\n[A-Z][a-z]+\n1990-07-23\ninvalid_parameters date\n$/;

const SCRIPTED = {
  later: ['tlh', 'starOfALaterVersion'],
  refusals: [
    [429, 'rate_limited', null, 3600],
    [400, 'code_of_a_later_version', 'date', null],
    [502, '', null, null],
    [429, 'rate_limited', null, 1],
  ],
  births: ['1990-07-23', '1990-07-24', '1990-07-25'],
  text: '2026-12-01 甲子',
  cities: 0,
};

type Samples = Readonly<Record<string, Readonly<Record<'Shell' | 'TypeScript' | 'Python' | 'Go', string>>>>;

/** The samples of the reference, one for each operation of a client. */
const samplesIn = (language: keyof Samples[string]): readonly string[] => {
  const samples: Samples = JSON.parse(readFileSync(join(ROOT, 'service/dist/guide/samples.json'), 'utf8'));
  return [...new Set(Object.values(samples).map((sample) => sample[language]))].map((text) =>
    text.replaceAll('http://localhost:3000', service.origin),
  );
};

/** Checks the requests of a client, which are the same for every client. */
function expectRequests(name: string): void {
  const requests = scripted.requestsOf(name);
  const birth = { date: '1990-07-23', hour: 0, gender: 'male', cityId: 'beijing-1816670', lang: 'vi' };
  const chart = { method: 'POST', target: '/api/public/chart', agent: `trial/1 beichen-${name}/1.0.0`, body: birth };
  expect(requests.slice(0, 7)).toEqual(Array(7).fill(chart));
  const { hour: _, ...day } = birth;
  expect(requests.slice(7).map(({ method, target, body }) => [method, target, body])).toEqual([
    ['POST', '/api/public/births', { pillars: '庚午', lang: 'vi' }],
    ['POST', '/api/public/births', { pillars: '庚午', lang: 'vi', after: 'p2' }],
    ['POST', '/api/public/calendar.txt', { ...day, from: '2026-12-01', with: 'clash' }],
    ['GET', expect.stringMatching(/^\/api\/public\/cities\?/), undefined],
  ]);
  const query = new URLSearchParams(requests.at(-1)!.target.split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({ q: '北京 & 上海', limit: '2', lang: 'vi' });
}

/** A copy of a client in which a member has another name than in the programs that use it. */
function renamedIn(client: string, file: string, [from, to]: readonly [string, string]): string {
  const copy = join(folder, `renamed-${client}`);
  cpSync(join(CLIENTS, client), copy, { recursive: true });
  const text = readFileSync(join(copy, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(copy, file), text.replaceAll(from, to));
  return copy;
}

test('types and operations are written from the OpenAPI document of this service', async () => {
  const read = readConfiguration({});
  if ('problems' in read) throw new Error(read.problems.join());
  const document = await openApiDocument({ gazetteer: service.gazetteer, baseUrl: '' }, read.configuration);
  const written = readFileSync(join(ROOT, 'var/openapi.json'), 'utf8');
  expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(document)));
});

test('READMEs have every operation, and the clients the version of the packages', async () => {
  await run(process.execPath, [join(CLIENTS, 'build/write-readmes.mjs'), '--check']);
  const versionOf = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8')).version;
  expect(versionOf('clients/typescript/package.json')).toBe(versionOf('package.json'));
});

test('every sample of the reference in a shell is answered', async () => {
  const samples = samplesIn('Shell');
  expect(samples.length).toBeGreaterThan(35);
  const script = samples.map((sample) => `{ ${sample.trim().replace('curl', 'curl -sf')}\n} | wc -c`).join('\n');
  const lengths = (await run('bash', ['-euo', 'pipefail', '-c', script])).trim().split('\n').map(Number);
  expect(lengths).toHaveLength(samples.length);
  expect(Math.min(...lengths)).toBeGreaterThan(10);
});

test.each([
  ['typescript/src', /from '\.\/([\w.]+)\.ts'/g, '.ts'],
  ['python/beichen', /from \.(\w+) import/g, '.py'],
])('no file of %s imports one that imports it', (source, imports, ending) => {
  const importsOf = (file: string): string[] =>
    [...readFileSync(join(CLIENTS, source, file + ending), 'utf8').matchAll(imports)].map(([, name]) => name!);
  const files = readdirSync(join(CLIENTS, source)).filter((name) => name.endsWith(ending));
  const below = (file: string, path: readonly string[]): readonly string[] =>
    path.includes(file) ? [...path, file] : importsOf(file).flatMap((each) => below(each, [...path, file]));
  expect(files.flatMap((name) => below(name.slice(0, -ending.length), []))).toEqual([]);
});

test('every README is read on one screen or two', () => {
  for (const client of ['.', 'typescript', 'python', 'go', 'types']) {
    const readme = readFileSync(join(CLIENTS, client, 'README.md'), 'utf8');
    const lines = readme.split('\n').filter((line) => !line.startsWith('| `')); // a row for each operation
    expect([client, lines.length]).toEqual([client, expect.toSatisfy((count: number) => count < 80)]);
  }
});

describe('TypeScript', () => {
  /** Compiles programs beside the client, which is installed as npm does it. Returns the folder of the output. */
  async function compile(name: string, client: string, programs: Readonly<Record<string, string>>): Promise<string> {
    const project = join(folder, name);
    const installed = join(project, 'node_modules/beichen-client');
    mkdirSync(installed, { recursive: true });
    cpSync(join(client, 'package.json'), join(installed, 'package.json'));
    symlinkSync(join(ROOT, 'node_modules/@types'), join(project, 'node_modules/@types'));
    await run(TSC, ['-p', client, '--outDir', join(installed, 'dist')]);
    writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
    for (const [file, text] of Object.entries(programs)) writeFileSync(join(project, `${file}.ts`), text);
    const files = Object.keys(programs).map((file) => `${file}.ts`);
    const options = [
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2022',
      '--lib',
      'es2023,dom',
      '--types',
      'node',
    ];
    await run(TSC, ['--ignoreConfig', ...options, ...files], { cwd: project });
    return project;
  }

  /** Recorded answers as literals of their types: a missing or additional member does not compile. */
  function typedAnswers(count: number): string {
    const lines = readFileSync(answers, 'utf8').trimEnd().split('\n').slice(0, count);
    const typed = lines.map((line, n) => {
      const { type, answer } = JSON.parse(line);
      return `export const answer${n}: api.${type} = ${JSON.stringify(answer)};`;
    });
    return `import type * as api from 'beichen-client';\n${typed.join('\n')}`;
  }

  /** All samples of the reference in one program. */
  function allSamples(): string {
    const [first, ...others] = samplesIn('TypeScript').map((text) => text.replace('const client =', 'client ='));
    return [first!.replace('client =', 'let client ='), ...others.map((text) => text.replace(/^import.*$/m, ''))].join(
      '\n',
    );
  }

  let project: string;
  beforeAll(async () => {
    project = await compile('programs', join(CLIENTS, 'typescript'), {
      readme: readmeSampleOf('typescript', 'ts'),
      samples: allSamples(),
      answers: typedAnswers(60 * RUNS),
    });
  });

  test('the sample of the README runs', async () => {
    expect(await run(process.execPath, [join(project, 'readme.js')])).toMatch(SAMPLE_PRINTS);
  });

  test('the samples of the reference run', async () => {
    expect(await run(process.execPath, [join(project, 'samples.js')])).toContain('lianzhen');
  });

  test('a renamed member breaks the build', async () => {
    const client = renamedIn('typescript', 'src/api.generated.ts', ['readonly mainStar:', 'readonly chiefStar:']);
    const readme = readmeSampleOf('typescript', 'ts');
    await expect(compile('renamed', client, { readme })).rejects.toThrow("'mainStar' does not exist");
  });

  test('tries again, within limits; reads refusals and later versions; turns pages; sends no birth in a URL', async () => {
    const client = new Client({
      baseUrl: `${scripted.url}/typescript`,
      language: 'vi',
      maxWaitSeconds: 5,
      retries: 1,
      userAgent: 'trial/1',
    });
    const day = { date: '1990-07-23', gender: 'male', cityId: 'beijing-1816670' } as const;
    const chart = await client.chart({ ...day, hour: 0 });
    const refusals: unknown[] = [];
    for (let n = 0; n < 4; n++) {
      const problem = await client.chart({ ...day, hour: 0 }).catch((error: unknown) => error);
      if (!(problem instanceof BeichenProblem)) throw problem;
      const { status, code, errors, retryAfterSeconds = null } = problem;
      refusals.push([status, code, errors[0]?.parameter ?? null, retryAfterSeconds]);
    }
    const births: string[] = [];
    for await (const found of client.eachBirth({ pillars: '庚午' })) births.push(found.date);
    const text = await client.calendarText({ ...day, from: '2026-12-01', with: 'clash' });
    const { count } = await client.cities({ q: '北京 & 上海', limit: 2 });
    const later = [chart.language, chart.mainStar.id];
    expect({ later, refusals, births, text, cities: count }).toEqual(SCRIPTED);
    expectRequests('typescript');
  });

  test('says why a call has no answer', async () => {
    const client = new Client(service.origin);
    const born = { hour: 8, minute: 30, gender: 'male', cityId: 'beijing-1816670' } as const;
    const wrong = client.pair({ one: { ...born, date: '1990-07-23', hour: 25 }, other: { date: '1990-02-30' } });
    await expect(wrong).rejects.toThrow(/one\.hour: .*\(given: 25, allowed: 0-23\) other\.cityId: /);
    const down = new Client(`http://127.0.0.1:9`).chart({ ...born, date: '1990-07-23' });
    await expect(down).rejects.toThrow(BeichenUnreachable);
    await expect(down).rejects.toThrow(/^There is no answer from http:\/\/127\.0\.0\.1:9: /);
    for (const address of [undefined, {}, '', '127.0.0.1:3000', 'localhost'] as never[])
      expect(() => new Client(address)).toThrow(/^baseUrl must be the address of the service, with its scheme/);
  });

  test('sends dates and lists as the service reads them', async () => {
    const client = new Client(service.origin);
    const born = { hour: 8, minute: 30, gender: 'male', cityId: 'beijing-1816670' } as const;
    const fields = ['mainStar.id', 'fourPillars.hanzi'];
    for (const date of [new Date('1990-07-23'), new Date(1990, 6, 23), '1990-07-23'])
      expect(await client.chart({ ...born, date, fields })).toEqual({
        mainStar: { id: 'lianzhen+pojun' },
        fourPillars: { hanzi: '庚午 癸未 己丑 戊辰' },
      });
    await expect(client.chart({ ...born, date: new Date('1990-07-23T08:30:00Z') })).rejects.toThrow(/Date at midnight/);
    const at = new Date('2027-02-10T00:30:00Z');
    const moment = { ...born, date: '1990-07-23', fields: 'moment', atTimeZone: 'Asia/Shanghai' };
    expect(await client.transits({ ...moment, at })).toEqual(
      await client.transits({ ...moment, at: '2027-02-10T00:30:00Z' }),
    );
  });

  test('a call that is given up waits for nothing', async () => {
    const client = new Client(`${scripted.url}/aborted`);
    const signal = AbortSignal.timeout(100);
    const began = performance.now();
    const call = client.chart({ date: '1990-07-23', hour: 0, gender: 'male' }, { signal });
    await expect(call).rejects.toThrow(/aborted|timeout/i);
    expect(performance.now() - began).toBeLessThan(900);
  });
});

const isPythonHere = isThere('python3', '-c', 'import sys; assert sys.version_info >= (3, 11)');
describe.skipIf(!isPythonHere)('Python (python3, 3.11 or newer)', () => {
  const env = { PYTHONPATH: join(CLIENTS, 'python'), PYTHONDONTWRITEBYTECODE: '1', PYTHONIOENCODING: 'utf-8' };

  test('the sample of the README runs', async () => {
    expect(await run('python3', ['-c', readmeSampleOf('python', 'python')], { env })).toMatch(SAMPLE_PRINTS);
  });

  test('the samples of the reference run', async () => {
    expect(await run('python3', ['-c', samplesIn('Python').join('\n')], { env })).toContain('lianzhen');
  });

  test('recorded answers have its types, to the last member', async () => {
    const printed = await run('python3', [join(ROOT, 'test/clients/answers.py'), answers], { env });
    expect(Number(printed)).toBe(120 * RUNS);
  });

  test('tries again, within limits; reads refusals and later versions; turns pages; sends no birth in a URL', async () => {
    const program = join(ROOT, 'test/clients/behaviour.py');
    expect(JSON.parse(await run('python3', [program, `${scripted.url}/python`], { env }))).toEqual(SCRIPTED);
    expectRequests('python');
  });

  test('says why a call has no answer, and sends dates and lists as the service reads them', async () => {
    const program = join(ROOT, 'test/clients/values.py');
    expect(JSON.parse(await run('python3', [program, service.origin], { env }))).toEqual({
      pillars: Array(3).fill('庚午 癸未 己丑 戊辰'),
      moments: true,
      refused: expect.stringMatching(/one\.hour: .*\(given: 25, allowed: 0-23\) other\.cityId: /),
      down: expect.stringMatching(/^There is no answer from 127\.0\.0\.1:9: /),
      addresses: Array(4).fill(expect.stringMatching(/^base_url must be the address of the service, with its scheme/)),
    });
  });

  describe.skipIf(!existsSync(join(TOOLS, 'pyright')))('pyright (npm ci in test/generators)', () => {
    const check = (client: string, program: string) => {
      const file = join(folder, 'program.py');
      writeFileSync(file, program);
      writeFileSync(
        join(folder, 'pyrightconfig.json'),
        JSON.stringify({
          include: ['program.py'],
          extraPaths: [client],
          pythonVersion: '3.11',
          typeCheckingMode: 'strict',
        }),
      );
      return run(process.execPath, [join(TOOLS, 'pyright/index.js'), '-p', folder]);
    };

    test('finds a renamed member, and nothing else in the sample of the README', async () => {
      const renamed = renamedIn('python', 'beichen/api_generated.py', ['    mainStar:', '    chiefStar:']);
      const found = await check(renamed, readmeSampleOf('python', 'python')).catch((error: Error) => error.message);
      expect(found).toContain('"mainStar" is not a defined key');
      expect(new Set(found.match(/program\.py:\d+/g)).size).toBe(1);
    });
  });
});

describe.skipIf(!isThere('go', 'version'))('Go (go)', () => {
  /** A program beside the client, which it imports from a folder. */
  function moduleOf(name: string, client: string, program: string): string {
    const project = join(folder, name);
    mkdirSync(project);
    const module = 'github.com/beichen-charts/beichen/clients/go';
    writeFileSync(
      join(project, 'go.mod'),
      `module sample\n\ngo 1.19\n\nrequire ${module} v1.0.0\n\nreplace ${module} => ${client}\n`,
    );
    writeFileSync(join(project, 'main.go'), program);
    return project;
  }

  test('the sample of the README runs', async () => {
    const cwd = moduleOf('sample-go', join(CLIENTS, 'go'), readmeSampleOf('go', 'go'));
    expect(await run('go', ['run', '.'], { cwd })).toMatch(SAMPLE_PRINTS);
  });

  test('the samples of the reference run', async () => {
    const samples = samplesIn('Go');
    const functions = samples.map((text, n) => text.slice(text.indexOf('func main')).replace('main', `sample${n}`));
    const calls = samples.map((_, n) => `\tsample${n}()\n`).join('');
    const head = samples[0]!.slice(0, samples[0]!.indexOf('func main'));
    const cwd = moduleOf(
      'samples-go',
      join(CLIENTS, 'go'),
      `${head}func main() {\n${calls}}\n\n${functions.join('\n')}`,
    );
    expect(await run('go', ['run', '.'], { cwd })).toContain('lianzhen');
  });

  test('recorded answers have its types, to the last member', async () => {
    const printed = await run('go', ['test', '-v', '.'], { cwd: join(CLIENTS, 'go'), env: { ANSWERS: answers } });
    expect(printed).toContain('--- PASS: TestRecordedAnswers');
    expect(printed).toContain('--- PASS: TestErrorsSayWhy');
  });

  // go get reads the files from a tag of the repository; the main branch lacks the generated ones.
  test('go get takes the module that a release tags', async () => {
    const [origin, repository] = ['origin.git', 'repository'].map((name) => join(folder, name)) as [string, string];
    cpSync(join(CLIENTS, 'go'), join(repository, 'clients/go'), { recursive: true });
    cpSync(join(ROOT, '.gitignore'), join(repository, '.gitignore'));
    const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
    await run('git', ['init', '--quiet', '--bare', origin]);
    for (const args of [
      ['init', '--quiet'],
      ['add', '.'],
      [...author, 'commit', '--quiet', '-m', 'release'],
    ])
      await run('git', args, { cwd: repository });
    expect(await run('git', ['ls-files'], { cwd: repository })).not.toContain('generated');
    await run('git', ['remote', 'add', 'origin', origin], { cwd: repository });
    const { jobs } = parse(readFileSync(join(ROOT, '.github/workflows/release.yml'), 'utf8'));
    const { run: lines } = jobs.clients.steps.find(({ name }: { name?: string }) => name?.startsWith('Go'));
    await run('bash', ['-euo', 'pipefail', '-c', lines], { cwd: repository, env: { GITHUB_REF_NAME: 'v1.0.0' } });

    const project = join(folder, 'go-get');
    mkdirSync(project);
    writeFileSync(join(project, 'main.go'), readmeSampleOf('go', 'go'));
    const env = {
      GIT_CONFIG_COUNT: '1', // git takes the address of the module for this repository
      GIT_CONFIG_KEY_0: `url.file://${origin}.insteadOf`,
      GIT_CONFIG_VALUE_0: 'https://github.com/beichen-charts/beichen',
      GOFLAGS: '-mod=mod -modcacherw',
      GOMODCACHE: join(folder, 'modules'),
      GOPROXY: 'direct',
      GOSUMDB: 'off',
    };
    await run('go', ['mod', 'init', 'sample'], { cwd: project, env });
    await run('go', ['get', 'github.com/beichen-charts/beichen/clients/go@v1.0.0'], { cwd: project, env });
    expect(await run('go', ['run', '.'], { cwd: project, env })).toMatch(SAMPLE_PRINTS);
  });

  test('a renamed member breaks the build', async () => {
    const client = renamedIn('go', 'api_generated.go', ['MainStar ', 'ChiefStar ']);
    const cwd = moduleOf('renamed-go-sample', client, readmeSampleOf('go', 'go'));
    await expect(run('go', ['build', '-o', '/dev/null', '.'], { cwd })).rejects.toThrow('MainStar');
  });

  test('tries again, within limits; reads refusals and later versions; turns pages; sends no birth in a URL', async () => {
    const program = join(ROOT, 'test/clients/behaviour.go');
    const printed = await run('go', ['run', program, `${scripted.url}/go`], { cwd: join(ROOT, 'test/clients') });
    expect(JSON.parse(printed)).toEqual(SCRIPTED);
    expectRequests('go');
  });
});

// Few machines have these compilers, so each file is parsed with the grammar of its language; a broken file must fail.
describe.skipIf(!existsSync(join(TOOLS, 'tree-sitter-wasms')))(
  'Swift, Kotlin, Dart and C# (npm ci in test/generators)',
  () => {
    const isRight = async (language: string, text: string): Promise<boolean> => {
      const { Language, Parser } = createRequire(join(TOOLS, 'package.json'))('web-tree-sitter');
      await Parser.init();
      const parser = new Parser();
      parser.setLanguage(await Language.load(join(TOOLS, `tree-sitter-wasms/out/tree-sitter-${language}.wasm`)));
      return !parser.parse(text).rootNode.hasError;
    };

    // biome-ignore format: one language a row
    const FILES = [
    ['swift',   'Beichen.swift', 'var mainStar: MainStar'],
    ['kotlin',  'Beichen.kt',    'val mainStar: MainStar'],
    ['dart',    'beichen.dart',  'final MainStar mainStar;'],
    ['c_sharp', 'Beichen.cs',    'required MainStar MainStar'],
  ] as const;
    test.each(sampleOf(FILES, FILES.length))('%s', async (language, file, member) => {
      const text = readFileSync(join(CLIENTS, 'types', file), 'utf8');
      expect(text).toContain(member);
      expect(await isRight(language, text)).toBe(true);
      expect(await isRight(language, `${member} {(`)).toBe(false);
    });
  },
);
