// The rules as pages: a list of all, and a page for each: its statement, its sources, the differences of schools, and the members of documents that follow it.

import { LANGUAGE_FACTS, type Language } from 'beichen';
import {
  type RuleDocument,
  ruleDocument,
  ruleFamilies,
  ruleIds,
  ruleStatus,
  ruleText,
  ruleTexts,
} from '../kinds/rule-book.ts';
import { pageWordsIn } from '../words/page-lookup.ts';
import type { RuleFamily } from '../words/page-words.ts';
import type { Facts } from './facts.ts';
import { escaped, page, textPart } from './frame.ts';
import { pathOf, rootFrom } from './paths.ts';

/** The list of all rules: at /docs/rules in English, at /docs/zh/rules in Chinese, and so on. */
export function rulesPage(language: Language, { baseUrl }: Pick<Facts, 'baseUrl'>): string {
  const { title, description, heading, lead, families, statuses } = pageWordsIn(language).rules;
  const body = [
    `<h1 id="rules">${heading}</h1>`,
    `<p>${lead}</p>`,
    ...ruleFamilies().flatMap(([family, ids]) => [
      `<h2 id="${family}">${escaped(families[family as RuleFamily])}</h2>`,
      `<ul class="rules">${ids.map((id) => `<li><a href="rules/${id}"${inLanguage(id, language)}>${escaped(ruleText(id, language).title)}</a> <small>${statuses[ruleStatus(id)].name}</small></li>`).join('')}</ul>`,
    ]),
  ].join('\n');
  return page({ name: 'rules', title, description, language, baseUrl, body: textPart(body, language) });
}

/** The page of a rule. */
export function rulePage(id: string, language: Language, { baseUrl }: Pick<Facts, 'baseUrl'>): string {
  const words = pageWordsIn(language).rules;
  const { title, statement } = ruleText(id, language);
  const below = `/${id}`;
  const root = rootFrom(pathOf('rules', language) + below);
  const rule = ruleDocument(id);
  const list = `${root}${pathOf('rules', language)}`;
  const body = [
    `<h1 id="rule"${inLanguage(id, language)}>${escaped(title)}</h1>`,
    `<p${inLanguage(id, language)}>${escaped(statement)}</p>`,
    `<p><code>${id}</code> · ${words.statuses[rule.status].name}: ${words.statuses[rule.status].text}</p>`,
    `<dl>${descriptionList(rule, language).join('\n')}</dl>`,
    `<p><a href="${root}docs/rules/${id}.json">${words.json}</a> · <a href="${list}">${words.back}</a></p>`,
  ].join('\n');
  return page({
    name: 'rules',
    title: `${title} · ${words.heading}`,
    description: statement,
    language,
    baseUrl,
    root,
    query: below,
    body: textPart(body, language),
  });
}

/** Marks a text that is in English on a page of another language. */
function inLanguage(id: string, language: Language): string {
  const { language: own } = ruleText(id, language);
  return own === language ? '' : ` lang="${LANGUAGE_FACTS[own].tag}"`;
}

function descriptionList(rule: RuleDocument, language: Language): readonly string[] {
  const { labels, noText } = pageWordsIn(language).rules;
  const code = (text: string) => `<code>${escaped(text)}</code>`;
  const english = language === 'en' ? '' : ' lang="en"';
  const row = (label: string, items: readonly string[]) =>
    items.length === 0 ? [] : [`<dt>${label}</dt>${items.map((item) => `<dd>${item}</dd>`).join('')}`];
  const sources = rule.sources.map(
    ({ work, place, seen }) =>
      `<span${english}>${[work, place]
        .filter((part) => part !== undefined)
        .map((part) => escaped(part))
        .join(', ')} (${escaped(seen)})</span>`,
  );
  return [
    ...row(labels.sources, sources.length > 0 ? sources : [noText]),
    ...row(
      labels.agree,
      rule.agree.map((program) => escaped(program)),
    ),
    ...row(
      labels.differences,
      rule.differences.map(({ who, says }) => `<span${english}>${escaped(who)}: ${escaped(says)}</span>`),
    ),
    ...row(labels.convention, rule.convention === undefined ? [] : [code(rule.convention)]),
    ...row(labels.checked, rule.checked === undefined ? [] : [`<span${english}>${escaped(rule.checked)}</span>`]),
    ...row(labels.members, rule.members.length === 0 ? [] : [rule.members.map(code).join(' ')]),
    ...row(labels.document, [`${code(rule.document)} ${escaped(rule.section)}`]),
    ...row(labels.implementation, [rule.implementation.map(code).join(' ')]),
  ];
}

/** All rules for programs: ids, titles and status. */
export const rulesJson = (): string =>
  JSON.stringify({
    rules: ruleIds().map((id) => ({ id, title: ruleText(id, 'en').title, status: ruleStatus(id) })),
  });

/** A rule for programs, with its title and statement in each available language. */
export const ruleJson = (id: string): string => JSON.stringify({ ...ruleDocument(id), texts: ruleTexts(id) });
