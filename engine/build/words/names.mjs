// The names of every language as TypeScript, from docs/rules/glossary.json (English, both Chinese) and docs/rules/languages/<id>.json (the others).

import { readFileSync } from 'node:fs';

const RULES = new URL('../../../docs/rules/', import.meta.url);
const rules = (file) => JSON.parse(readFileSync(new URL(file, RULES), 'utf8'));
const glossary = rules('glossary.json');

/** The languages: the name in doc comments, the field of its names in the glossary, and the language whose Hanzi are beside its names. */
export const LANGUAGES = {
  en: { title: 'English', field: 'name', hanzi: 'zh' },
  zh: { title: 'Simplified Chinese', field: 'zh', hanzi: 'zh' },
  'zh-Hant': { title: 'Traditional Chinese, as in Taiwan', field: 'zhHant', hanzi: 'zh-Hant' },
  ja: { title: 'Japanese', hanzi: 'ja' },
  ko: { title: 'Korean', hanzi: 'zh-Hant' },
  vi: { title: 'Vietnamese', hanzi: 'zh-Hant' },
};

/** For a group with more terms in the glossary than ids: the terms that are ids. */
const only = (ids, terms) => Object.fromEntries(ids.map((id) => [id, terms[id]]));

/** Each group of names and its terms in the glossary. */
const CHART_GROUPS = {
  stems: glossary.heavenlyStems,
  branches: glossary.earthlyBranches,
  animals: glossary.zodiac,
  elements: glossary.elements,
  polarities: glossary.yinYang,
  nayin: glossary.nayin,
  growthPhases: glossary.cycles.changsheng12,
  solarTerms: glossary.solarTerms,
  tenGods: glossary.tenGods,
  directions: only(['forward', 'backward'], glossary.pillars),
  palaces: glossary.palaces,
  stars: { ...glossary.stars.major, ...glossary.stars.minor, ...glossary.stars.adjective },
  brightness: glossary.brightness,
  transformations: only(['lu', 'quan', 'ke', 'ji'], glossary.transformations),
  bureaus: glossary.bureaus,
  doctorSpirits: glossary.cycles.boshi12,
  generalSpirits: glossary.cycles.jiangqian12,
  yearSpirits: glossary.cycles.suiqian12,
  yinYangGenders: glossary.yinYangGender,
  rarityTiers: glossary.rarityTiers,
};
const FLOW_GROUPS = { flowStars: glossary.stars.flow };
const TRANSIT_GROUPS = { sanzai: glossary.sanzai, luminaries: glossary.luminaries };
const DEPTH_GROUPS = {
  pillarStars: glossary.shensha,
  relations: glossary.relations,
  pairRelations: glossary.pairRelations,
  tenGodGroups: glossary.tenGodGroups,
  elementStates: glossary.elementStates,
  rootTags: glossary.rootTags,
  monthPatterns: glossary.monthPatterns,
  structures: glossary.structures,
  conditions: glossary.conditions,
  patterns: glossary.patterns,
  patternForms: glossary.patternForms,
  patternFlags: glossary.patternFlags,
};
const ALMANAC_GROUPS = {
  officers: glossary.dayOfficers,
  mansions: glossary.mansions,
  daySpirits: glossary.daySpirits,
  sixDays: glossary.sixDays,
  selectedDays: glossary.selectedDays,
};

const quoted = (text) => (text.includes("'") ? `"${text}"` : `'${text}'`);
const mapValues = (object, f) => Object.fromEntries(Object.entries(object).map(([key, value]) => [key, f(value, key)]));
const withoutGloss = (name) => name.replace(/ \(.*/, '');

/** `  group: {` and a line for each id. */
const literal = (groups) =>
  Object.entries(groups)
    .map(([group, names]) => `  ${group}: {\n${lines(names, '    ')}  },\n`)
    .join('');
const lines = (names, indent) =>
  Object.entries(names)
    .map(([id, name]) => `${indent}${id}: ${quoted(name)},\n`)
    .join('');

/** A function from groups of the glossary to their names in a language. */
function namesIn(language) {
  const { field } = LANGUAGES[language];
  if (field) return (groups) => mapValues(groups, (terms) => mapValues(terms, (term) => term[field]));
  const rows = rules(`languages/${language}.json`);
  return (groups) => mapValues(groups, (_, group) => mapValues(rows[group], ({ name }) => name));
}

/** The characters that a language has for its names beside kana, or other than Chinese has; undefined if there are none. */
function ownHanzi(language, terms) {
  if (LANGUAGES[language].field) return undefined;
  const rows = rules(`languages/${language}.json`);
  const groups = mapValues(terms, (_, group) =>
    Object.fromEntries(Object.entries(rows[group]).flatMap(([id, { hanzi }]) => (hanzi ? [[id, hanzi]] : []))),
  );
  const own = Object.entries(groups).filter(([, names]) => Object.keys(names).length > 0);
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}

/** The generated files: their paths under engine/src, and their texts. */
export function nameFiles() {
  const files = Object.keys(LANGUAGES).flatMap((language) => Object.entries(wordFiles(language)));
  return { ...Object.fromEntries(files), 'presentation/glossary/ja/readings.generated.ts': readingsFile() };
}

const head = (language) =>
  `// Generated from docs/rules/${LANGUAGES[language].field ? 'glossary' : `languages/${language}`}.json by engine/build/words/write-names.mjs.\n`;

/** Charts, transits and the members on request have files of their own, because the page loads them one after the other. */
function wordFiles(language) {
  const { title, hanzi } = LANGUAGES[language];
  const namesOf = namesIn(language);
  const chart = namesOf(CHART_GROUPS);
  const short = {
    shortStems: mapValues(chart.stems, withoutGloss),
    shortBranches: mapValues(chart.branches, withoutGloss),
  };
  const characters = ownHanzi(language, CHART_GROUPS);
  const isOwn = hanzi === language;
  /** The import of a constant in Hanzi from another language; nothing if the names are in Hanzi themselves. */
  const hanziImport = (name, file) =>
    isOwn ? '' : `import { ${name} as ${name}Hanzi } from '../${hanzi}/${file}.ts';\n`;
  const hanziOf = (name) => (isOwn ? name : `${name}Hanzi`);
  const chartHanzi = characters ? 'hanzi' : hanziOf('names');
  /** The constant in Hanzi, with the characters that the language has of its own. */
  const withOwnHanzi = (name, terms) => {
    const own = ownHanzi(language, terms);
    return own ? `/* @__PURE__ */ ${ownGroups(hanziOf(name), namesOf(terms), own)}` : hanziOf(name);
  };
  const id = language.toUpperCase().replace('-', '_');

  const names = `${head(language)}
import type { Names } from '../words.ts';
${characters ? hanziImport('names', 'names.generated') : ''}
export const names: Names = {
${literal({ ...chart, ...short })}};
${characters ? `\nexport const hanzi: Names = /* @__PURE__ */ ${ownGroups(hanziOf('names'), chart, characters)};\n` : ''}`;

  const transits = `${head(language)}
import type { FlowStarNames, TransitNames, TransitWords } from '../words.ts';
${hanziImport('flowStars', 'transits.generated')}${hanziImport('transitNames', 'transits.generated')}import { transitPhrases } from './transit-phrases.ts';

export const flowStars: FlowStarNames = {
${lines(namesOf(FLOW_GROUPS).flowStars, '  ')}};

export const transitNames: TransitNames = {
${literal(namesOf(TRANSIT_GROUPS))}};

/** The words of transits in ${title}. */
export const transits: TransitWords = { flowStars, flowStarsHanzi: ${hanziOf('flowStars')}, names: transitNames, hanzi: ${hanziOf('transitNames')}, phrases: transitPhrases };
`;

  const depth = `${head(language)}
import type { AlmanacNames, AlmanacWords, DepthNames, DepthWords, PairPhrases, PatternNames } from '../words.ts';
${hanziImport('almanacNames', 'depth.generated')}${hanziImport('depthNames', 'depth.generated')}import { pairPhrases } from './pair-phrases.ts';

export const depthNames: DepthNames & PatternNames = {
${literal(namesOf(DEPTH_GROUPS))}};

export const almanacNames: AlmanacNames = {
${literal(namesOf(ALMANAC_GROUPS))}};

/** The words of the members on request in ${title}. */
export const depth: DepthWords = { names: depthNames, hanzi: ${withOwnHanzi('depthNames', DEPTH_GROUPS)} };

/** The words of the almanac in ${title}. */
export const almanac: AlmanacWords = { names: almanacNames, hanzi: ${withOwnHanzi('almanacNames', ALMANAC_GROUPS)} };

/** The sentences of two people in ${title}. */
export const pair: PairPhrases = pairPhrases;
`;

  const chartWords = `names, ${chartHanzi === 'hanzi' ? 'hanzi' : `hanzi: ${chartHanzi}`}, phrases`;
  const wiring = `${head(language)}
import type { FullLanguageWords, LanguageWords, TransitLanguageWords } from '../words.ts';
${characters ? '' : hanziImport('names', 'names.generated')}import { almanac, depth } from './depth.generated.ts';
import { ${characters ? 'hanzi, ' : ''}names } from './names.generated.ts';
import { pairPhrases } from './pair-phrases.ts';
import { phrases } from './phrases.ts';
import { transits } from './transits.generated.ts';

/** ${title}: the words of charts. */
export const ${id}: LanguageWords = { language: '${language}', ${chartWords} };

/** ${title}, with the words of transits. */
export const ${id}_TRANSITS: TransitLanguageWords = { language: '${language}', ${chartWords}, transits };

/** ${title}, with the words of transits, of the members on request, of the almanac and of two people. */
export const ${id}_FULL: FullLanguageWords = { language: '${language}', ${chartWords}, transits, depth, almanac, pair: pairPhrases };
`;

  return Object.fromEntries(
    Object.entries({ names, transits, depth, language: wiring }).map(([file, text]) => [
      `presentation/words/${language}/${file}.generated.ts`,
      text,
    ]),
  );
}

/** The characters with groups of a language's own: whole groups, or the rest of a group from `base`. */
function ownGroups(base, names, own) {
  const groups = Object.entries(own).map(([group, rows]) => {
    const rest = Object.keys(rows).length === Object.keys(names[group]).length ? '' : `    ...${base}.${group},\n`;
    return `  ${group}: {\n${rest}${lines(rows, '    ')}  },\n`;
  });
  return `Object.assign({}, ${base}, {\n${groups.join('')}})`;
}

/** Japanese names as they are read. */
function readingsFile() {
  const { sources: _, ...groups } = rules('languages/ja.json');
  const kana = mapValues(groups, (rows) =>
    Object.fromEntries(Object.entries(rows).flatMap(([id, row]) => (row.kana ? [[id, row.kana]] : []))),
  );
  const read = Object.fromEntries(Object.entries(kana).filter(([, names]) => Object.keys(names).length > 0));
  return `${head('ja')}
import type { Readings } from '../sentences.ts';

/** Names as they are read, in kana. */
export const READINGS_JA: Readings = {
${literal(read)}};
`;
}
