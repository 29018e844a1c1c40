// The page answers as the API does. Requests, good and faulty (100, and in a full run 2,000), in Chromium: what the page casts with its own code, from the search for the
// birthplace to the worker, against what the running service answers to the same request. Byte for byte, `input` and `meta` too.

import { execFile } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { LANGUAGES, type Language } from 'beichen';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { documentDifferences } from '../../conformance/prove/src/document-differences.ts';
import { IS_FULL } from '../setup/runs.ts';
import { hasBrowser, openPage, visit } from './visit.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const HALF = IS_FULL ? 1000 : 50;

const on = openPage({ settings: { PUBLIC_BASE_URL: 'https://charts.example' } });
beforeAll(async () => {
  if (!hasBrowser) return;
  const files = await readdir(join(on.server.folder, 'assets'));
  // Of eight characters, any of which may be a hyphen: cast-zh-Hant-… is not a file of zh.
  const castFile = (language: Language) => files.find((name) => new RegExp(`^cast-${language}-.{8}\\.js$`).test(name));
  const castFiles = JSON.stringify(Object.fromEntries(LANGUAGES.map((language) => [language, castFile(language)])));
  const entry = join(on.server.folder, 'page-parts.ts');
  const from = (name: string) => JSON.stringify(join(ROOT, 'web/src', name));
  await writeFile(
    entry,
    `import { fetchPlace } from ${from('cast/api.ts')};
     import { Caster } from ${from('cast/caster.ts')};
     globalThis.pageParts = { fetchPlace, Caster };`,
  );
  await promisify(execFile)(join(ROOT, 'node_modules/.bin/esbuild'), [
    entry,
    '--bundle',
    '--format=esm',
    `--outfile=${join(on.server.folder, 'assets/page-parts.js')}`,
    `--define:CAST_FILES=${JSON.stringify(castFiles)}`,
  ]);
});
type Sent = Readonly<Record<string, unknown>>;

// Places with two zones, with summer time, with local mean time, on both sides of the date line, with and without a Chinese name.
// biome-ignore format: a country or two a row
const PLACES = [
  'beijing-1816670', 'shanghai-1796236', 'urumqi-1529102', 'kashgar-1280849', 'taipei-1668341', 'hong-kong-1819729',
  'new-york-city-5128581', 'los-angeles-5368361', 'london-2643743', 'apia-4035413', 'sao-paulo-3448439', 'samarkand-1216265',
  'hanoi-1581130', 'seoul-1835848', 'tokyo-1850147', 'reykjavik-3413829',
];

const date = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((each) => each.toISOString().slice(0, 10));

const born = fc.oneof(
  { weight: 3, arbitrary: date('1900-01-01', '2050-12-31').map((each): Sent => ({ date: each })) },
  { weight: 1, arbitrary: date('1645-01-29', '2200-02-13').map((each): Sent => ({ date: each, calendar: 'solar' })) },
  {
    weight: 1,
    arbitrary: fc
      .record({
        year: fc.integer({ min: 1900, max: 2100 }),
        month: fc.integer({ min: 1, max: 12 }),
        day: fc.integer({ min: 1, max: 29 }),
      })
      .map(
        ({ year, month, day }): Sent => ({
          date: [year, `${month}`.padStart(2, '0'), `${day}`.padStart(2, '0')].join('-'),
          calendar: 'lunar',
        }),
      ),
  },
  // Leap months, and hours that American clocks skipped and repeated.
  {
    weight: 1,
    arbitrary: fc.constantFrom<Sent>(
      { date: '2023-02-20', calendar: 'lunar', leapMonth: true },
      { date: '1990-05-16', calendar: 'lunar', leapMonth: true },
      { date: '2007-03-11', hour: 2, cityId: 'new-york-city-5128581' },
      { date: '2007-11-04', hour: 1, cityId: 'new-york-city-5128581' },
    ),
  },
);

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

const good = fc
  .record({
    hour: fc.integer({ min: 0, max: 23 }),
    minute: maybe(fc.integer({ min: 0, max: 59 })),
    gender: fc.constantFrom('male', 'female'),
    cityId: fc.constantFrom(...PLACES),
    school: maybe(fc.constantFrom('common', 'quanshu', 'zhongzhou')),
    dayBoundary: maybe(fc.constantFrom('zi', 'midnight')),
    yearBoundary: maybe(fc.constantFrom('lunarNewYear', 'lichun')),
    leapMonthRule: maybe(fc.constantFrom('split', 'next', 'same')),
    disambiguation: maybe(fc.constantFrom('earlier', 'later')),
    name: maybe(fc.constantFrom('Li Ming 李明', '"\\', '𠮷田', 'a'.repeat(120), '\u0007', ' ')),
    born,
  })
  .map(({ born: own, ...rest }): Sent => {
    const sent: Sent = { ...rest, ...own };
    const hasTwoZones = sent.cityId === 'urumqi-1529102' || sent.cityId === 'kashgar-1280849';
    return hasTwoZones && (rest.minute ?? 0) % 2 === 1 ? { ...sent, timeZone: 'asia/urumqi' } : sent;
  });

/** A request of which one to three members are wrong. */
const faulty = fc
  .tuple(
    good,
    fc.uniqueArray(
      fc.constantFrom<readonly [string, unknown]>(
        ['date', '1990-02-30'],
        ['date', '1600-01-01'],
        ['date', '23.7.1990'],
        ['date', undefined],
        ['calendar', 'julian'],
        ['leapMonth', true],
        ['leapMonth', 'perhaps'],
        ['hour', 24],
        ['hour', undefined],
        ['hour', '8.0'],
        ['minute', 'ten'],
        ['minute', 60],
        ['gender', 'other'],
        ['gender', ['male']],
        ['cityId', 'Beijing'],
        ['cityId', '1816670'],
        ['cityId', 'nowhere-1'],
        ['timeZone', 'Europe/Paris'],
        ['disambiguation', 'reject'],
        ['school', 'oldest'],
        ['dayBoundary', ''],
        ['gendre', 'male'],
        ['utm_source', 'letter'],
      ),
      { minLength: 1, maxLength: 3, selector: ([name]) => name },
    ),
  )
  .map(([sent, wrong]): Sent => ({ ...sent, ...Object.fromEntries(wrong) }));

interface AnswerPair {
  readonly request: string;
  readonly onDevice: string;
  readonly overHttp: string;
}

/** Runs in the page: compares both responses to each request, and counts charts, problems and warnings. */
async function compare([requests, lang]: readonly [readonly Sent[], Language]) {
  // biome-ignore lint/suspicious/noExplicitAny: what stands in the page has no types here
  const { fetchPlace, Caster } = (globalThis as any).pageParts;
  const caster = new Caster();
  const different: AnswerPair[] = [];
  let charts = 0;
  let problems = 0;
  const warnings = new Set<string>();
  const places = new Map<string, Promise<Record<string, unknown>>>();
  const TOGETHER = 20;
  const compareOne = async (sent: Sent) => {
    const request = JSON.stringify({ ...sent, lang });
    const cityId = String(sent.cityId ?? '');
    if (!places.has(cityId)) places.set(cityId, fetchPlace(cityId, lang));
    const { city: place, suggestions, search } = await places.get(cityId)!;
    const headers = { 'content-type': 'application/json' };
    const [answer, response] = await Promise.all([
      caster.cast('chart', { body: request, place, suggestions, search }, lang),
      fetch('/api/public/chart', { method: 'POST', headers, body: request }),
    ]);
    const text = await response.text();
    const isChart = 'chart' in answer;
    const onDevice = JSON.stringify(isChart ? answer.chart : answer.problems);
    const overHttp = response.ok ? text : JSON.stringify(JSON.parse(text).errors);
    if (isChart) charts += 1;
    else problems += answer.problems.length;
    if (isChart) for (const { code } of answer.chart.warnings) warnings.add(code);
    if (onDevice !== overHttp) different.push({ request, onDevice, overHttp });
  };
  for (let from = 0; from < requests.length; from += TOGETHER) {
    await Promise.all(requests.slice(from, from + TOGETHER).map(compareOne));
  }
  return { different, charts, problems, warnings: [...warnings] };
}

test.skipIf(!hasBrowser)('requests are answered on the device as by the service, byte for byte', async () => {
  const requests = [
    ...fc.sample(good, { numRuns: HALF, seed: 20261122 }),
    ...fc.sample(faulty, { numRuns: HALF, seed: 17 }),
  ];
  const { page, end } = await visit(on.browser, on.server.origin, {
    timezoneId: 'America/St_Johns',
    locale: 'tr-TR',
    expected: /400/,
  });
  await page.addScriptTag({ type: 'module', url: '/assets/page-parts.js' });
  await page.waitForFunction('globalThis.pageParts');
  let charts = 0;
  let problems = 0;
  const warnings = new Set<string>();
  for (const [n, language] of LANGUAGES.entries()) {
    const own = requests.filter((_, at) => at % LANGUAGES.length === n);
    const compared = await page.evaluate(compare, [own, language] as const);
    for (const { request, onDevice, overHttp } of compared.different.slice(0, 3)) {
      expect([request, documentDifferences(Buffer.from(onDevice), overHttp)]).toEqual([request, []]);
    }
    expect(compared.different).toEqual([]);
    charts += compared.charts;
    problems += compared.problems;
    for (const code of compared.warnings) warnings.add(code);
  }
  expect(charts).toBeGreaterThan(HALF * 0.9);
  expect(problems).toBeGreaterThan(HALF * 0.9);
  expect([...warnings]).toEqual(
    expect.arrayContaining([
      'two_time_zones',
      'repeated_hour',
      'minute_assumed',
      'name_shortened',
      'unknown_parameter',
    ]),
  );
  await end();
});
