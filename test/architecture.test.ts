// Imports go downwards only. The tables below are the rule; they change in a commit of their own, with the reason. `import type` is an import.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { CONVENTION_IDS, LANGUAGES } from 'beichen';
import { describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');

interface Module {
  readonly does: string;
  /** Other modules that it may import. */
  readonly imports: readonly string[];
}

/** Modules of `engine/src/calculation`, from the lowest to the highest. */
// biome-ignore format: one module a row
const CALCULATION: Readonly<Record<string, Module>> = {
  input: { does: 'rules for what callers give, and the sentences about what they may not', imports: [] },
  cycle: { does: 'stems, branches, the sixty pairs, elements, nayin, phases of growth', imports: ['input'] },
  sky: { does: 'solar terms, new moons, equation of time, delta T, in seconds of TT', imports: [] },
  civil: { does: 'civil days and their Gregorian dates, date and time as texts', imports: ['cycle'] },
  time: { does: 'instants, zone history, clock time to instant, true solar time', imports: ['civil', 'cycle', 'input', 'sky'] },
  calendar: { does: 'the pair of a day, the solar year, the lunar calendar, the birth moment', imports: ['civil', 'cycle', 'sky', 'time'] },
  pillars: { does: 'Four Pillars, Day Master, five elements, luck', imports: ['calendar', 'civil', 'cycle', 'time'] },
  ziwei: { does: 'palaces, stars, brightness, transformations, rings, limits, rarity, patterns, flights', imports: ['calendar', 'cycle', 'input'] },
  almanac: { does: 'the calendar without a birth: a day, a month, a year', imports: ['calendar', 'civil', 'cycle', 'input', 'pillars', 'sky', 'time'] },
  casting: { does: 'birth, conventions, chart, day (every chart of a birth whose hour is not known), variants, boundaries, warnings', imports: ['calendar', 'civil', 'cycle', 'input', 'pillars', 'time', 'ziwei'] },
  'casting/births': { does: 'which births have what is known of a chart: as bits of days, in turns', imports: ['calendar', 'casting', 'civil', 'cycle', 'input', 'pillars', 'time', 'ziwei'] },
  'casting/transits': { does: 'a moment: its place and clock, the levels that govern it, the lists around it (timeline), warnings', imports: ['calendar', 'casting', 'civil', 'cycle', 'input', 'pillars', 'time', 'ziwei'] },
  pair: { does: 'two people side by side: one in the board of the other, pillars across, one moment in two lives', imports: ['calendar', 'casting', 'casting/transits', 'civil', 'cycle', 'input', 'pillars', 'time', 'ziwei'] },
  life: { does: 'the dates of a life for a calendar file', imports: ['almanac', 'calendar', 'casting', 'casting/transits', 'civil', 'cycle', 'input', 'pillars', 'time', 'ziwei'] },
  days: { does: 'days compared with a birth: what each has, and filters by facts', imports: ['almanac', 'calendar', 'casting', 'casting/transits', 'civil', 'cycle', 'input', 'pillars', 'time', 'ziwei'] },
};

/** Modules of `engine/src/presentation`, from the lowest to the highest. */
// biome-ignore format: one module a row
const PRESENTATION: Readonly<Record<string, Module>> = {
  words: { does: 'a folder for each language: names, phrases; the table of languages', imports: ['calendar', 'casting', 'casting/transits', 'cycle', 'pair', 'pillars', 'time', 'ziwei'] },
  'documents/vocabulary': { does: 'what tables are made of: members, labels, and object, bytes, schema, types and `fields` from a table', imports: ['calendar', 'civil', 'cycle', 'input', 'pillars', 'words', 'ziwei'] },
  'documents/tables': { does: 'each part of a document, its members, and how each is read; the generated types of the document', imports: ['almanac', 'calendar', 'casting', 'casting/births', 'casting/transits', 'civil', 'cycle', 'days', 'documents/vocabulary', 'input', 'pair', 'pillars', 'time', 'words', 'ziwei'] },
  documents: { does: 'describe (objects), write (bytes), schema, sentences of the members, one-language for bundles of one language', imports: ['almanac', 'casting', 'casting/births', 'casting/transits', 'days', 'documents/tables', 'documents/vocabulary', 'input', 'pair', 'words'] },
  glossary: { does: 'what each id is, where it stands, how it is calculated; a folder for each language', imports: ['calendar', 'cycle', 'documents/vocabulary', 'pillars', 'words', 'ziwei'] },
  sources: { does: 'by which rules members and terms are made: their ids, by paths', imports: ['calendar', 'casting', 'civil', 'documents/tables', 'documents/vocabulary', 'glossary', 'input', 'pillars'] },
  'draw/words': { does: 'words of drawings and texts; a folder for each language', imports: ['documents/tables', 'words'] },
  'draw/facts': { does: 'document to what a drawing or a text says, without form', imports: ['civil', 'cycle', 'documents/tables', 'documents/vocabulary', 'draw/words', 'input', 'words'] },
  'draw/svg': { does: 'drawings', imports: ['cycle', 'documents/tables', 'documents/vocabulary', 'draw/facts', 'draw/words', 'input', 'words'] },
  'draw/text': { does: 'plain text', imports: ['casting', 'casting/transits', 'documents', 'documents/tables', 'documents/vocabulary', 'draw/facts', 'draw/svg', 'draw/words', 'input', 'pillars', 'words', 'ziwei'] },
  'draw/terminal': { does: 'text with colours for a terminal', imports: ['documents/tables', 'draw/facts', 'draw/svg', 'draw/text', 'draw/words', 'input'] },
};

/** The two floors of the engine: folders of `engine/src`, and the modules in each. */
const FLOORS: Readonly<Record<string, Readonly<Record<string, Module>>>> = {
  calculation: CALCULATION,
  presentation: PRESENTATION,
};

const ENGINE: Readonly<Record<string, Module>> = {
  ...CALCULATION,
  ...PRESENTATION,
  version: { does: 'the version of the engine', imports: [] },
};

/** Modules of the service, from the lowest to the highest. */
// biome-ignore format: one module a row
const SERVICE: Readonly<Record<string, Module>> = {
  contract: { does: 'ids of problems and warnings, bounds of requests, paths that texts name, versions', imports: [] },
  words: { does: 'the texts of the service, a folder for each language', imports: ['contract'] },
  'requests/parameters': { does: 'a table of parameters for each kind of request', imports: [] },
  'requests/problems': { does: 'the answer to a wrong request', imports: ['contract', 'words'] },
  requests: { does: 'fields of a request to a birth, a moment, a search: all problems at once; the price of a request', imports: ['contract', 'requests/parameters', 'requests/problems', 'words'] },
  limits: { does: 'how often an address may call, and how many calls there were on each day: in memory, and in Redis or Valkey', imports: [] },
  kinds: { does: 'a row and a folder for each kind of document: reading, casting, members, outputs; the chart on the device; the records of rules; the table of endpoints', imports: ['contract', 'requests', 'requests/parameters', 'requests/problems', 'words'] },
  openapi: { does: 'the OpenAPI document', imports: ['contract', 'kinds', 'requests', 'requests/parameters', 'requests/problems', 'words'] },
  mcp: { does: 'tools of assistants', imports: ['contract', 'kinds', 'openapi', 'requests', 'requests/parameters', 'requests/problems'] },
  pages: { does: 'the guide, the page of errors, the pages of rules, files for programs', imports: ['contract', 'kinds', 'requests', 'requests/parameters', 'requests/problems', 'words'] },
  process: { does: 'settings, open files and memory of the process, its help, texts that a terminal takes for no command', imports: [] },
  'http/policy': { does: 'status, headers, problems and bytes of an answer on any host: handlers of the API, limits as headers, caching, compression', imports: ['contract', 'kinds', 'limits', 'requests', 'requests/problems', 'words'] },
  http: { does: 'the same in Node: the server and its start, routes, bodies, sockets, compression, log, metrics, traces; pages and tools', imports: ['contract', 'http/policy', 'kinds', 'limits', 'mcp', 'openapi', 'pages', 'process', 'requests', 'requests/problems', 'words'] },
  fetch: { does: 'a handler of fetch, on web standards alone', imports: ['contract', 'http/policy', 'kinds', 'limits', 'requests', 'requests/parameters', 'requests/problems'] },
  cli: { does: 'the command `beichen`', imports: ['contract', 'kinds', 'limits', 'mcp', 'process', 'requests', 'requests/parameters', 'requests/problems', 'words'] },
  main: { does: 'the program of the service', imports: ['cli', 'http', 'process'] },
};

/** Modules of the page, from the lowest to the highest. */
// biome-ignore format: one module a row
const WEB: Readonly<Record<string, Module>> = {
  words: { does: 'the texts of the page, a folder for each language; those that are loaded', imports: [] },
  dom: { does: 'elements, sections, tables, terms, styles of parts, frames, the store of the browser', imports: ['words'] },
  cast: { does: 'requests, birthplaces, the worker that casts and its handlers; the script of the worker for each language', imports: ['dom', 'words'] },
  state: { does: 'what is shown: the view, its link, its history', imports: ['cast', 'dom'] },
  form: { does: 'the form of a birth, the birthplace, messages at fields', imports: ['cast', 'dom', 'words'] },
  chart: { does: 'the board, highlights, the card of a palace, warnings', imports: ['cast', 'dom', 'form', 'state', 'words'] },
  life: { does: 'the timeline', imports: ['cast', 'chart', 'dom', 'state', 'words'] },
  depth: { does: 'sections that open: tables, working, patterns, pillars, comparison, births', imports: ['cast', 'chart', 'dom', 'form', 'state', 'words'] },
  day: { does: 'the charts of a birth without an hour', imports: ['cast', 'dom', 'form', 'state', 'words'] },
  share: { does: 'links, files, pictures, programs', imports: ['cast', 'chart', 'dom', 'form', 'state', 'words'] },
  people: { does: 'births that are stored on the device, two charts', imports: ['cast', 'dom', 'form', 'share', 'words'] },
  offline: { does: 'the service worker, and the button that turns it on', imports: ['cast', 'dom', 'state', 'words'] },
  page: { does: 'the page: reads a birth, casts, shows; language and colours', imports: ['cast', 'chart', 'day', 'depth', 'dom', 'form', 'life', 'people', 'share', 'state', 'words'] },
  begin: { does: 'what is requested before the script of the page is there', imports: ['cast', 'page'] },
  main: { does: 'what comes before the first paint', imports: ['cast', 'dom', 'form', 'offline', 'page', 'state', 'words'] },
};

/** Modules of the places, from the lowest to the highest: each file is one. */
// biome-ignore format: one module a row
const PLACES: Readonly<Record<string, Module>> = {
  utf8: { does: 'texts to bytes and back, by what the host has', imports: [] },
  artefact: { does: 'the layout of the artefact: header and sections of numbers', imports: ['utf8'] },
  lines: { does: 'a long column of text as bytes', imports: ['artefact', 'utf8'] },
  'key-index': { does: 'the rows whose name begins with a key', imports: ['artefact', 'lines'] },
  kinds: { does: 'words and characters that tell only the kind of a place', imports: [] },
  misspelt: { does: 'names one or two typing errors away', imports: ['key-index'] },
  'country-names': { does: 'names of countries in every language', imports: [] },
  'japanese-characters': { does: 'names in the characters of Japan', imports: [] },
  fold: { does: 'spellings of one name to one key', imports: [] },
  place: { does: 'the type of a place, its document', imports: ['fold'] },
  slug: { does: 'the readable part of an id', imports: ['fold'] },
  records: { does: 'a row of the artefact as a place', imports: ['artefact', 'country-names', 'japanese-characters', 'lines', 'place', 'slug'] },
  kana: { does: 'kana in Latin letters', imports: [] },
  around: { does: 'the part of a query that says where a place is', imports: ['kana', 'key-index', 'kinds', 'misspelt', 'records', 'utf8'] },
  best: { does: 'the best places so far', imports: ['place'] },
  crc32: { does: 'the checksum of the artefact', imports: [] },
  decimal: { does: 'decimal numbers as people and programs write them', imports: [] },
  point: { does: 'points as people type them', imports: ['decimal'] },
  borders: { does: 'the sides of the borders of countries', imports: ['artefact', 'point'] },
  near: { does: 'the places nearest to a point', imports: ['point', 'records'] },
  resolve: { does: 'the place of an id, and suggestions for a text that is none', imports: ['records'] },
  reading: { does: 'the readings of a query: a name, or a name and what it is in', imports: ['fold', 'kinds'] },
  'similar-han': { does: 'Chinese names with one character that sounds or looks alike', imports: ['key-index'] },
  scores: { does: 'scores of a match, thresholds between the phases of a search', imports: [] },
  slips: { does: 'names in other letters than Latin with one slip', imports: [] },
  sounds: { does: 'names in other scripts by their sound', imports: ['kana', 'key-index', 'utf8'] },
  lookups: { does: 'lookups of one name in the indices, and their opening', imports: ['around', 'artefact', 'best', 'fold', 'key-index', 'misspelt', 'place', 'records', 'scores', 'similar-han', 'slips', 'sounds', 'utf8'] },
  keyboards: { does: 'names typed on the keyboard of another language', imports: [] },
  cases: { does: 'names in the cases of languages and with their prepositions, towns by their people', imports: ['keyboards'] },
  'name-among-words': { does: 'runs of words that may be the name in a text', imports: ['fold'] },
  dates: { does: 'dates and hours beside a birthplace', imports: [] },
  chat: { does: 'words of a conversation around a birthplace', imports: [] },
  sentences: { does: 'sentences around the name of a birthplace', imports: ['chat', 'dates'] },
  markup: { does: 'what programs put around a text', imports: [] },
  institutions: { does: 'the town of a hospital, a university, an airport', imports: [] },
  'unit-words': { does: 'words around a name that say only what kind of place it is', imports: ['sentences'] },
  query: { does: 'the text of a search, its readings and results so far, and what all phases use', imports: ['around', 'best', 'fold', 'kana', 'key-index', 'kinds', 'lines', 'lookups', 'place', 'reading', 'records', 'scores', 'sentences', 'unit-words'] },
  spellings: { does: 'phases for names that are spelt otherwise', imports: ['around', 'best', 'cases', 'fold', 'kana', 'key-index', 'keyboards', 'lines', 'lookups', 'query', 'reading', 'records', 'scores', 'sounds'] },
  abbreviations: { does: 'phases for codes, initials and abbreviated names', imports: ['around', 'kana', 'key-index', 'lines', 'lookups', 'query', 'reading', 'records', 'scores', 'unit-words', 'utf8'] },
  'known-parts': { does: 'phases for texts of which only parts are known', imports: ['around', 'best', 'cases', 'fold', 'institutions', 'key-index', 'kinds', 'lookups', 'name-among-words', 'query', 'reading', 'scores', 'sentences', 'spellings', 'utf8'] },
  search: { does: 'the places that a text means: the table of phases, and those of whole names', imports: ['abbreviations', 'around', 'best', 'cases', 'fold', 'kana', 'key-index', 'kinds', 'known-parts', 'lookups', 'markup', 'place', 'query', 'reading', 'scores', 'sentences', 'spellings', 'unit-words'] },
  sure: { does: 'the one place that a text surely means', imports: ['around', 'fold', 'kana', 'key-index', 'kinds', 'lines', 'lookups', 'query', 'records', 'scores', 'search', 'spellings', 'unit-words'] },
  gazetteer: { does: 'the gazetteer of a program', imports: ['artefact', 'borders', 'crc32', 'lookups', 'near', 'place', 'point', 'records', 'resolve', 'search', 'sure'] },
  node: { does: 'the gazetteer of a Node program, read from its file', imports: ['gazetteer'] },
};

/** Modules of the element, from the lowest to the highest: each file is one. */
// biome-ignore format: one module a row
const ELEMENT: Readonly<Record<string, Module>> = {
  words: { does: 'the sentences about attributes that are wrong, in each language', imports: [] },
  attributes: { does: 'attributes of the element to a birth, a moment and a drawing', imports: ['words'] },
  'beichen-chart': { does: 'the element', imports: ['attributes', 'words'] },
  react: { does: 'the types of the element for JSX', imports: ['attributes', 'beichen-chart'] },
};

/** Modules of the comparison with other programs and outside facts, from the lowest to the highest. */
// biome-ignore format: one module a row
const PROVE: Readonly<Record<string, Module>> = {
  births: { does: 'births to compare: random, of edge cases, of disputed months; civil days', imports: [] },
  adapters: { does: 'the adapters of the suite with types: a birth as a question, and the answer', imports: ['births'] },
  facts: { does: 'facts of a chart in one form for all programs, and the count of those that differ', imports: ['adapters', 'births'] },
  compare: { does: 'Beichen beside another program, birth by birth', imports: ['adapters', 'births', 'facts'] },
  'document-differences': { does: 'the members in which two documents differ', imports: [] },
  prove: { does: 'a section of the report each: what is compared, how much of it, what differs', imports: ['adapters', 'births', 'compare', 'document-differences', 'facts'] },
  'prove-all': { does: 'the program of `npm run prove`', imports: ['prove'] },
  'thousand-documents': { does: 'the documents of a thousand births', imports: ['births'] },
  fingerprint: { does: 'the program that prints the checksum of a thousand documents', imports: ['thousand-documents'] },
  'count-conventions': { does: 'the program that counts what each convention changes', imports: ['births'] },
  'count-pattern-births': { does: 'the program that counts the births of each pattern', imports: ['prove'] },
};

/** Modules of the bench, from the lowest to the highest. */
// biome-ignore format: one module a row
const BENCH: Readonly<Record<string, Module>> = {
  measure: { does: 'candidates measured side by side, their spread and their garbage', imports: [] },
  wire: { does: 'a server in a process of its own, its load and its requests', imports: [] },
  contestant: { does: 'the programs that the service is measured beside', imports: ['wire'] },
  ...Object.fromEntries(
    Object.entries({
      base: 'this tree beside another commit',
      batch: 'the command with many births',
      bench: 'the engine beside other programs',
      births: 'searches for births',
      costs: 'each entrance with its heaviest request, by the calls that it counts as',
      entrances: 'charts of other clients while each entrance has its heaviest requests',
      growth: 'requests by the number of connections',
      http: 'the service beside other services',
      places: 'the search for birthplaces',
      ratios: 'languages beside English',
      'start-up': 'from the start of the process to the first chart',
    }).map(([name, does]) => [name, { does: `program: ${does}`, imports: ['measure', 'wire'] }]),
  ),
};

/** Modules of the conformance suite, from the lowest to the highest. */
// biome-ignore format: one module a row
const CONFORMANCE: Readonly<Record<string, Module>> = {
  facts: { does: 'facts as one flat list, names in either script, times within a tolerance', imports: [] },
  cases: { does: 'the cases, and the questions that programs are asked', imports: [] },
  names: { does: 'the facts that cases ask for, by level and kind', imports: ['cases', 'facts'] },
  answers: { does: 'lines of answers, read', imports: [] },
  score: { does: 'answers beside cases: what is given, what differs, by class', imports: ['answers', 'cases', 'facts'] },
  report: { does: 'scores as Markdown, HTML and badges', imports: ['cases', 'score'] },
  main: { does: 'the command `beichen-conformance`', imports: ['answers', 'cases', 'facts', 'names', 'report', 'score'] },
};

/** The modules of each workspace. */
const MODULES: Readonly<Record<string, Readonly<Record<string, Module>>>> = {
  engine: ENGINE,
  service: SERVICE,
  web: WEB,
  places: PLACES,
  element: ELEMENT,
  'conformance/prove': PROVE,
  'tools/bench': BENCH,
  conformance: CONFORMANCE,
};

/** The modules that each module may import. */
type AllowedImports = Readonly<Record<string, readonly string[]>>;

const allowedImports = (modules: Readonly<Record<string, Module>>): AllowedImports =>
  Object.fromEntries(Object.entries(modules).map(([name, { imports }]) => [name, imports]));

/** Entry points of packages. They only name what a package exports. */
const ENTRY_POINTS = [
  'engine/src/index.ts',
  'engine/src/internal.ts',
  'engine/src/calculation/casting/births/index.ts',
  ...['documents', 'draw', 'glossary'].map((module) => `engine/src/presentation/${module}/index.ts`),
  'places/src/index.ts',
];

/** Workspaces and tools/bench, and the packages of this repository that each may import. */
const WORKSPACES: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  places: [],
  service: ['beichen', 'beichen-places'],
  // The page uses the code of the service that casts on the device, so that both return the same bytes, and from the places the notations of points.
  web: ['beichen', 'beichen-places', 'beichen-service'],
  element: ['beichen'],
  'conformance/prove': ['beichen'],
  'tools/bench': ['beichen', 'beichen-places'],
  conformance: [],
};

const IMPORT =
  /^(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]|\bimport\((?:\s|\/\*[^*]*\*\/)*['"]([^'"]+)['"]/gm;

interface Source {
  readonly path: string;
  readonly imports: readonly string[];
}

function sourcesIn(folder: string): Source[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.(ts|mjs)$/.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const text = readFileSync(path, 'utf8');
      return {
        path: relative(ROOT, path),
        imports: [...text.matchAll(IMPORT)].map((match) => (match[1] ?? match[2])!),
      };
    });
}

/** A source without its comments. */
const codeOf = (path: string): string =>
  readFileSync(join(ROOT, path), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .trim();

/** The module of a file: its deepest folder below `src`, or below a floor, that the table has. A file outside these folders is a module of its own. */
const moduleOf = (path: string, allowed: AllowedImports): string => {
  const [, inSource] = path.replace(/(\.generated)?\.(ts|mjs)$/, '').split('/src/');
  const parts = inSource!.split('/').slice(floorOf(path) ? 1 : 0);
  const folders = parts.map((_, i) => parts.slice(0, i + 1).join('/'));
  return folders.reverse().find((folder) => Object.hasOwn(allowed, folder)) ?? folders.at(-1)!;
};
const target = (source: Source, specifier: string) => relative(ROOT, resolve(ROOT, dirname(source.path), specifier));

/** True if an import is of the suite's own JavaScript, which one file of the comparison gives types. */
const isAdapter = (source: Source, specifier: string): boolean =>
  source.path === 'conformance/prove/src/adapters.ts' &&
  /^conformance\/(?:adapters|build|src)\//.test(target(source, specifier));

/** The floor of a file; undefined outside both. */
const floorOf = (path: string): string | undefined =>
  Object.keys(FLOORS).find((floor) => path.startsWith(`engine/src/${floor}/`));

/** Imports of the presentation by the calculation. */
const importsOfPresentation = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => floorOf(path) === 'calculation')
    .flatMap((source) =>
      source.imports
        .filter((specifier) => floorOf(target(source, specifier)) === 'presentation')
        .map((specifier) => `${source.path} → ${specifier}`),
    );

/** Imports that the table does not allow: the file, the import, and both modules. */
const upwardImports = (sources: readonly Source[], allowed: AllowedImports): string[] =>
  sources.flatMap((source) => {
    const from = moduleOf(source.path, allowed);
    const imports = allowed[from] ?? [];
    return source.imports
      .filter((specifier) => specifier.startsWith('.') && !isAdapter(source, specifier))
      .map((specifier) => ({ specifier, to: moduleOf(target(source, specifier), allowed) }))
      .filter(({ to }) => to !== from && !imports.includes(to))
      .map(
        ({ specifier, to }) =>
          `${source.path} → ${specifier}: ${from} may not import ${to}; it may import ${imports.join(', ') || 'no module'}`,
      );
  });

/** Cycles among the modules: one for each module that can import itself by way of others. */
function cyclesOf(allowed: AllowedImports): string[] {
  const cycle = (path: readonly string[]): readonly string[] | undefined => {
    for (const next of allowed[path.at(-1)!] ?? []) {
      if (next === path[0]) return [...path, next];
      const found = path.includes(next) ? undefined : cycle([...path, next]);
      if (found) return found;
    }
    return undefined;
  };
  return Object.keys(allowed).flatMap((name) => cycle([name])?.join(' → ') ?? []);
}

test('an upward import is reported with its file, the import, and both modules', () => {
  const allowed = { sky: [], time: ['sky'], calendar: ['sky', 'time'] };
  const source = {
    path: 'engine/src/calculation/time/clock.ts',
    imports: ['../sky/terms.ts', '../calendar/moment.ts', './zone.ts'],
  };
  expect(upwardImports([source], allowed)).toEqual([
    'engine/src/calculation/time/clock.ts → ../calendar/moment.ts: time may not import calendar; it may import sky',
  ]);
  expect(cyclesOf(allowed)).toEqual([]);
  expect(cyclesOf({ ...allowed, sky: ['calendar'] })).toContain('sky → calendar → sky');
});

test('an import of the presentation by the calculation is reported', () => {
  const imports = ['../../presentation/words/words.ts', '../cycle/stem.ts'];
  const sources = ['calculation/ziwei/star.ts', 'presentation/draw/chart.ts'].map((file) => ({
    path: `engine/src/${file}`,
    imports,
  }));
  expect(importsOfPresentation(sources)).toEqual([
    'engine/src/calculation/ziwei/star.ts → ../../presentation/words/words.ts',
  ]);
});

test('no import escapes the reader of this file', () => {
  const missed = Object.keys(WORKSPACES)
    .flatMap((workspace) => sourcesIn(`${workspace}/src`))
    .flatMap(({ path, imports }) => {
      const text = readFileSync(join(ROOT, path), 'utf8');
      const lines = text.match(/^(?:import|export|\}).* from ['"][^'"]+['"];$|\bimport\((?!`)/gm) ?? []; // a path built at run time is no source
      return lines.length === imports.length ? [] : [`${path}: read ${imports.join(', ')} of ${lines.join(' ')}`];
    });
  expect(missed).toEqual([]);
});

test('each workspace has a table of its modules', () => {
  expect(new Set(Object.keys(MODULES))).toEqual(new Set(Object.keys(WORKSPACES)));
});

describe.each(Object.entries(MODULES).map(([workspace, modules]) => [workspace, allowedImports(modules)] as const))(
  'the modules of the %s',
  (workspace, allowed: AllowedImports) => {
    const sources = sourcesIn(`${workspace}/src`).filter(({ path }) => !ENTRY_POINTS.includes(path));

    test('are all in the table', () => {
      const unknown = sources
        .map(({ path }) => path)
        .filter((path) => !Object.hasOwn(allowed, moduleOf(path, allowed)));
      expect(unknown).toEqual([]);
    });

    test('import downwards only', () => {
      expect(upwardImports(sources, allowed)).toEqual([]);
    });

    test('have no cycle', () => {
      expect(cyclesOf(allowed)).toEqual([]);
    });
  },
);

describe('the engine', () => {
  const sources = sourcesIn('engine/src');

  test('imports nothing of the presentation in the calculation', () => {
    expect(importsOfPresentation(sources)).toEqual([]);
  });

  test.each(Object.entries(FLOORS))('has only modules of the %s on that floor', (floor, modules) => {
    const allowed = allowedImports(ENGINE);
    const strangers = sources
      .map(({ path }) => path)
      .filter((path) => floorOf(path) === floor && !ENTRY_POINTS.includes(path))
      .filter((path) => !Object.hasOwn(modules, moduleOf(path, allowed)));
    expect(strangers).toEqual([]);
  });

  test('depends on nothing outside itself', () => {
    const outside = sources.flatMap(({ path, imports }) =>
      imports.filter((specifier) => !specifier.startsWith('.')).map((specifier) => `${path} → ${specifier}`),
    );
    expect(outside).toEqual([]);
  });

  test('asks its host for no clock and no language, in any zone and any locale', () => {
    const requested = sources.flatMap(({ path }) =>
      [
        ...codeOf(path).matchAll(/\b(?:Date|Intl|Temporal|performance|globalThis)\b|\.(?:toLocale|localeCompare)\w*/g),
      ].map(([name]) => `${path}: ${name}`),
    );
    expect(requested).toEqual([]);
  });
});

/** Static imports of values in a source: what a host loads with it. */
const LOADED = /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm;
const LATER = /\bimport\(['"](\.[^'"]+)['"]\)/g;

/** The specifiers that an expression finds in a source; specifiers of the repository as paths. */
const importedBy = (path: string, found: RegExp): string[] =>
  [...readFileSync(join(ROOT, path), 'utf8').matchAll(found)].map(([, specifier]) =>
    specifier!.startsWith('.') ? target({ path, imports: [] }, specifier!) : specifier!,
  );

/** The files that a host loads with the modules, by their static imports. */
function loadedWith(paths: readonly string[]): ReadonlySet<string> {
  const loaded = new Set<string>();
  const load = (name: string): void => {
    if (loaded.has(name)) return;
    loaded.add(name);
    if (name.endsWith('.ts')) for (const next of importedBy(name, LOADED)) load(next);
  };
  for (const path of paths) load(path);
  return loaded;
}

test('before the first chart the service loads no code that renders pages or describes the API', () => {
  const loaded = loadedWith(['service/src/http/serve.ts', 'service/src/http/server.ts']);
  expect(loaded).toContain('service/src/kinds/chart/members.ts');
  const later = ['service/src/http/server.ts', 'service/src/http/mcp-route.ts', 'service/src/pages/page-code.ts']
    .flatMap((path) => importedBy(path, LATER))
    .filter((path) => loaded.has(path));
  expect(later).toEqual([]);
  expect([...loaded].filter((name) => /^beichen\/(?:schema|glossary\/.)/.test(name))).toEqual([]);
});

/** Files that create dates from texts, with the reason why each text is a valid date. */
const DATED_TEXTS: Readonly<Record<string, string>> = {
  'service/src/limits/daily-totals.ts': 'asks whether a day of the count exists',
  'web/src/depth/births-list.ts': 'instants of our own documents',
  'web/src/depth/days-month.ts': 'days and months of our own grid',
  'web/src/depth/four-pillars.ts': 'instants of our own documents',
  'web/src/depth/pillar-strip.ts': 'instants of our own documents',
  'web/src/depth/working.ts': 'instants of our own documents',
  'web/src/dom/clock-text.ts': 'instants of our own documents',
  'web/src/life/timeline.ts': 'instants of our own documents',
};

// `new Date('2026-13-01')` is an invalid date, which throws only when it is formatted: only the engine knows which days exist (problemsOfDate).
test('no date is made of a text that only an expression has seen', () => {
  const made = ['service', 'places', 'element', 'web']
    .flatMap((workspace) => sourcesIn(`${workspace}/src`))
    .filter(({ path }) =>
      /\bDate\.parse\(|\bnew Date\(\s*(?!\)|\d|Date\.|[\w.]*(?:Ms|at|now|instant|day|clock)\b|Math\.|today\.)/.test(
        codeOf(path),
      ),
    )
    .map(({ path }) => path);
  expect(made.sort()).toEqual(Object.keys(DATED_TEXTS).sort());
});

describe.each(Object.keys(WORKSPACES))('the workspace %s', (workspace) => {
  const sources = sourcesIn(`${workspace}/src`);

  test('imports only the packages below it, by their entry points', () => {
    const wrong = sources.flatMap(({ path, imports }) =>
      imports
        .filter((specifier) => /^beichen(-\w+)?(\/|$)/.test(specifier))
        .filter((specifier) => !WORKSPACES[workspace]!.includes(specifier.split('/')[0]!))
        .map((specifier) => `${path} → ${specifier}: ${workspace} may not import this package`),
    );
    const across = sources.flatMap((source) =>
      source.imports
        .filter((specifier) => specifier.startsWith('.') && !target(source, specifier).startsWith(`${workspace}/`))
        .filter((specifier) => !isAdapter(source, specifier))
        .map((specifier) => `${source.path} → ${specifier}: a relative import may not leave ${workspace}`),
    );
    expect([...wrong, ...across]).toEqual([]);
  });

  test('has no import cycle', () => {
    const edges = new Map(
      sources.map((source) => [
        source.path,
        source.imports.filter((specifier) => specifier.startsWith('.')).map((specifier) => target(source, specifier)),
      ]),
    );
    const done = new Set<string>();
    const visit = (path: string, importers: readonly string[]): string[] => {
      if (importers.includes(path)) return [[...importers.slice(importers.indexOf(path)), path].join(' → ')];
      if (done.has(path)) return [];
      const cycles = (edges.get(path) ?? []).flatMap((next) => visit(next, [...importers, path]));
      done.add(path);
      return cycles;
    };
    expect([...edges.keys()].flatMap((path) => visit(path, []))).toEqual([]);
  });

  test('re-exports names only in its entry points', () => {
    const barrels = sources.filter(({ path }) => {
      if (ENTRY_POINTS.includes(path)) return false;
      return /^(export\s[^;]*from\s*['"][^'"]+['"];\s*)+$/.test(codeOf(path));
    });
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });
});

test('what the page takes of the service runs in a browser: no Node API, no library, nothing that listens', () => {
  const imported = new Map<string, readonly string[]>();
  const follow = (path: string): void => {
    if (imported.has(path)) return;
    const text = readFileSync(join(ROOT, path), 'utf8').replace(/^(?:import|export) type [^;]*;$/gm, '');
    const imports = [...text.matchAll(IMPORT)].map((match) => (match[1] ?? match[2])!);
    imported.set(path, imports);
    for (const specifier of imports.filter((each) => each.startsWith('.')))
      follow(target({ path, imports }, specifier));
  };
  for (const entry of [
    'kinds/chart/on-device',
    'kinds/chart/request-sentences',
    'kinds/life/dates',
    ...LANGUAGES.map((language) => `words/${language}/words`),
  ])
    follow(`service/src/${entry}.ts`);
  const others = [...imported].flatMap(([path, imports]) =>
    imports
      .filter((each) => !/^(?:\.|beichen(-places)?(\/|$)|ipaddr\.js$)/.test(each))
      .map((each) => `${path} → ${each}`),
  );
  expect(others).toEqual([]);
  expect(
    [...imported.keys()].filter(
      (path) =>
        /^(http|process)$/.test(moduleOf(path, allowedImports(SERVICE))) ||
        /limits\/(redis|shared|daily|count|client)/.test(path),
    ),
  ).toEqual([]);
  expect(imported.size).toBeGreaterThan(15);
});

// Other parts of the page get the elements that they fill: they can be shown elsewhere, and tested without the page.
test('only what belongs to the static page finds its elements by their ids', () => {
  const others = sourcesIn('web/src')
    .filter(({ path }) => /import \{[^}]*\bbyId\b/.test(codeOf(path)))
    .filter(
      ({ path }) => !/^web\/src\/(?:main\.ts|dom\/h\.ts|offline\/offline-button\.ts|(?:page|form)\/.*)$/.test(path),
    );
  expect(others.map(({ path }) => path)).toEqual([]);
});

test('no file is called utils, helpers, common or types', () => {
  const homeless = Object.keys(WORKSPACES)
    .flatMap((workspace) => sourcesIn(`${workspace}/src`))
    .filter(({ path }) => /\/(utils?|helpers?|common|types)(\/|\.ts$)/.test(path));
  expect(homeless.map(({ path }) => path)).toEqual([]);
});

/** Files that describe each convention; all others take the ids from the table (engine/src/calculation/casting/conventions.ts). */
const WITH_EVERY_CONVENTION = [
  'engine/src/calculation/casting/conventions.ts',
  'engine/src/calculation/casting/births/births-that-fit.ts', // each decides another step of the search
  'engine/src/calculation/casting/transits/ziwei-transits.ts', // the same for a moment
  'engine/src/calculation/casting/variants.ts', // how common each choice is
  'engine/src/calculation/casting/warnings.ts', // the other choice of each warning
  'engine/src/calculation/casting/programs.ts', // the choices of other programs
  'engine/src/presentation/documents/sentences.ts',
  'engine/src/presentation/documents/tables/chart.ts', // the type of each member
  'engine/src/presentation/draw/text/variant-lines.ts', // how each choice is written
  'service/src/requests/parameters/chart.ts', // the sentence of each parameter
  'engine/src/calculation/ziwei/school.ts', // the choices of each school
  'service/src/requests/peer-names.ts', // names that other services give each
  'service/src/mcp/tool-schemas.ts', // the phrase of each parameter; one without it does not load
  'engine/src/presentation/sources/rules.ts', // the members that each decides
  'web/src/cast/chart-request.ts', // the compiler compares it with the table
];

test('no other file lists the conventions', () => {
  const ids = CONVENTION_IDS.map((id) => new RegExp(`\\b${id}\\b`));
  const lists = Object.keys(WORKSPACES)
    .filter((workspace) => !['conformance/prove', 'tools/bench'].includes(workspace))
    .flatMap((workspace) => sourcesIn(`${workspace}/src`))
    .filter(({ path }) => !/\/words\/|generated|\.test\.ts$/.test(path))
    .filter(({ path }) => {
      const code = codeOf(path);
      return ids.filter((id) => id.test(code)).length > 4;
    })
    .map(({ path }) => path);
  expect(lists.filter((path) => !WITH_EVERY_CONVENTION.includes(path))).toEqual([]);
});
