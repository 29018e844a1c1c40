// The records of rules, docs/rules/records: what each of them has, and that engine and records name each other.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONVENTION_IDS, LANGUAGES } from 'beichen';
import { CONVENTION_TABLE, type GroupName, pathsOfRules, TRANSIT_CONVENTION_VALUES } from 'beichen/internal';
import { describe, expect, test } from 'vitest';
// @ts-expect-error A build script without types.
import { choicesModule, readRecords } from '../engine/build/rules/write-choices.mjs';
// @ts-expect-error A build script without types.
import { traditionalTexts } from '../engine/build/rules/write-texts.mjs';
import { GROUPS } from '../engine/src/presentation/documents/vocabulary/labels.ts';
import { RULE_OF_VALUE } from '../engine/src/presentation/sources/choices.generated.ts';
import { RULED_WARNINGS } from '../engine/src/presentation/sources/rules.ts';
import { ruleOfTerm } from '../engine/src/presentation/sources/terms.ts';
import { ALL_KINDS } from '../service/src/kinds/kinds.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'docs/rules/records');

interface Rule {
  readonly title?: string;
  readonly statement?: string;
  readonly status: string;
  readonly sources: readonly { readonly key: string; readonly place?: string }[];
  readonly agree?: readonly string[];
  readonly differences?: readonly { readonly who: string; readonly says: string }[];
  readonly convention?: string;
  readonly choice?: Readonly<Record<string, string | readonly string[]>>;
  readonly checked?: string;
  readonly document: string;
  readonly section: string;
  readonly implementation: readonly string[];
  readonly use?: string;
  readonly replacedBy?: string;
}

const json = (name: string) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));
const RECORDS = Object.entries(readRecords() as Readonly<Record<string, Rule>>);
const STATEMENTS = new Map(RECORDS.map(([id, { statement }]) => [id, statement]));
const IDS = RECORDS.map(([id]) => id);
const WORKS = json('works.json') as Readonly<
  Record<string, { readonly kind: string; readonly work: string; readonly seen: string }>
>;

/** The paths of each rule that a document can name. */
const PATHS = new Map<string, string[]>();
for (const { name, whole } of ALL_KINDS) {
  for (const [rule, paths] of pathsOfRules(whole))
    PATHS.set(rule, [...(PATHS.get(rule) ?? []), ...paths.map((path) => `${name}: ${path}`)]);
}
/** The rule of each term that the glossary explains. */
const TERMS = new Map<string, string>();
for (const group of Object.keys(GROUPS) as GroupName[]) {
  for (const id of GROUPS[group]) {
    const rule = ruleOfTerm(group, id);
    if (rule?.endsWith(`.${id}`)) TERMS.set(rule, group);
  }
}

describe('ids', () => {
  test('are words joined by dots, unique ignoring case, and in the file of their family', () => {
    expect(IDS.filter((id) => !/^[a-z][A-Za-z]*(\.[a-z][A-Za-z]*)*$/.test(id))).toEqual([]);
    expect(new Set(IDS.map((id) => id.toLowerCase())).size).toBe(IDS.length);
    for (const name of readdirSync(FOLDER).filter((each) => each.endsWith('.json') && each !== 'works.json')) {
      const family = name.replace('.json', '').replace(/^(\w+)-(\w+)s$/, '$1.$2');
      expect(Object.keys(json(name)).filter((id) => !`${id}.`.startsWith(`${family}.`))).toEqual([]);
    }
  });

  test('that were published once are there for good', () => {
    const published = readFileSync(join(FOLDER, 'published.txt'), 'utf8').trim().split('\n');
    expect(published.filter((id) => !IDS.includes(id))).toEqual([]);
    // A new id is added to the list by hand.
    expect(IDS.filter((id) => !published.includes(id))).toEqual([]);
  });
});

test('a statement that judges is found', () => {
  for (const planted of ['The star is lucky.', 'A strong day master.', 'The useful god is fire.'])
    expect(planted).toMatch(VERDICTS);
});

describe('a record', () => {
  test.each(RECORDS)('%s says what its rule is, who says so, and where it is', (id, rule) => {
    expect(rule.status).toMatch(/^(standard|agreed|convention|oneLineage|text|disputed|derived)$/);
    // A rule of a glossary term takes the term's title, and the term's statement if it has none.
    expect([rule.title ?? TERMS.get(id), rule.statement ?? TERMS.get(id)]).not.toContain(undefined);
    if (rule.statement !== undefined) {
      expect(rule.statement).toMatch(/^[^.].*[^.]\.$/s);
      expect(rule.statement).not.toMatch(VERDICTS);
    }
    if (rule.sources.length === 0 && rule.agree === undefined) expect(rule.status).toMatch(/^(convention|derived)$/);
    expect(rule.sources.map(({ key }) => key).filter((key) => !(key in WORKS))).toEqual([]);
    for (const { who, says } of rule.differences ?? []) expect([who, says]).not.toContain('');
    expect(rule.implementation.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    expect(rule.implementation).not.toEqual([]);
    const headings = headingsOf(rule.document);
    const [first, last = first] = rule.section.split(/(?<=^[A-Z]\d)-(?=[A-Z]\d$)/);
    expect(headings.some((heading) => startsWith(heading, first!))).toBe(true);
    expect(headings.some((heading) => startsWith(heading, last!))).toBe(true);
  });

  test('has a use: a document names it, a parameter chooses it, or it says where it counts', () => {
    const without = RECORDS.filter(
      ([id, { convention, use }]) => !PATHS.has(id) && convention === undefined && use === undefined,
    );
    expect(without.map(([id]) => id).filter((id) => !TERMS.has(id))).toEqual([]);
  });
});

describe('texts', () => {
  const languages = LANGUAGES.filter((language) => language !== 'en');
  const textsIn = (language: string) => json(`texts/${language}.json`) as Readonly<Record<string, readonly string[]>>;

  test.each(languages)('in %s are there for each rule that the glossary does not explain', (language) => {
    const texts = textsIn(language);
    expect(Object.keys(texts)).toEqual(RECORDS.filter(([, { title }]) => title !== undefined).map(([id]) => id));
    for (const [id, [title = '', statement = '', ...more]] of Object.entries(texts)) {
      expect([id, more]).toEqual([id, []]);
      expect(title).not.toMatch(/[.。]$|^$/);
      expect(statement).toMatch(/^[^.。].*[^.。][.。]$/s);
      expect(statement).not.toBe(STATEMENTS.get(id));
    }
  });

  test('of Taiwan are those of zh: node engine/build/rules/write-texts.mjs', () => {
    expect(readFileSync(join(FOLDER, 'texts/zh-Hant.json'), 'utf8')).toBe(traditionalTexts());
  });
});

const VERDICTS = /\b(lucky|unlucky|auspicious|inauspicious|good|bad|best|worst|strong|weak|favou?rable|useful god)\b/i;

const headingsOf = (document: string): readonly string[] =>
  readFileSync(join(ROOT, 'docs/rules', document), 'utf8')
    .split('\n')
    .flatMap((line) => /^#+ (.*)/.exec(line)?.[1] ?? []);
const startsWith = (heading: string, section: string): boolean =>
  heading === section || heading.startsWith(`${section}.`) || heading.startsWith(`${section} `);

describe('the engine', () => {
  test('names no rule without a record', () => {
    const named = [
      ...PATHS.keys(),
      ...TERMS.keys(),
      ...Object.values(RULE_OF_VALUE).flatMap((values) => Object.values(values)),
    ];
    expect([...new Set(named)].filter((id) => !IDS.includes(id))).toEqual([]);
  });

  test('has a rule for each star, relation, pattern, ring and structure that a document prints', () => {
    const groups = [
      'majorStars',
      'minorStars',
      'adjectiveStars',
      'pillarStars',
      'relations',
      'pairRelations',
      'patterns',
      'structures',
    ] as const;
    for (const group of groups) {
      expect(GROUPS[group].filter((id) => !IDS.includes(ruleOfTerm(group, id)!))).toEqual([]);
      expect(GROUPS[group].filter((id) => !PATHS.has(ruleOfTerm(group, id)!))).toEqual([]);
    }
    for (const ring of ['growth', 'doctor', 'general', 'year']) expect(PATHS.has(`ziwei.ring.${ring}`)).toBe(true);
  });

  test('has a rule for each value of a convention', () => {
    const values = {
      ...Object.fromEntries(CONVENTION_IDS.map((id) => [id, CONVENTION_TABLE[id].values])),
      ...TRANSIT_CONVENTION_VALUES,
    };
    for (const [convention, of] of Object.entries(values)) {
      expect([convention, Object.keys(RULE_OF_VALUE[convention] ?? {}).sort()]).toEqual([convention, [...of].sort()]);
    }
  });

  test('has the choices of the records: node engine/build/rules/write-choices.mjs', () => {
    expect(readFileSync(join(ROOT, 'engine/src/presentation/sources/choices.generated.ts'), 'utf8')).toBe(
      choicesModule(readRecords()),
    );
  });
});

test('a warning that a rule makes is one that a document can have', () => {
  const codes = [...PATHS.values()].flat().filter((path) => / warnings$/.test(path));
  expect(codes.length).toBeGreaterThan(10);
  expect(new Set(RULED_WARNINGS).size).toBe(RULED_WARNINGS.length);
});
