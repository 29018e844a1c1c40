// Comments of the tables of documents, read by the compiler: the sentence of each part and of each member, and their rules (`@rule`, `@each`). A row of a
// shared helper has its comment there; the comment of a spread names members that mean something else in its part: `star: The star of the host.`

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CallExpression, Node, ObjectLiteralExpression } from 'typescript/unstable/ast';
import {
  isCallExpression,
  isIdentifier,
  isObjectLiteralExpression,
  isSpreadAssignment,
  isStringLiteral,
  isVariableDeclaration,
  isVariableStatement,
} from 'typescript/unstable/ast/is';
import { API, type Checker, type Project, SignatureKind, type Type } from 'typescript/unstable/sync';
import { ROOT } from '../setup/sources.ts';

const TABLES = join(ROOT, 'engine/src/presentation/documents/tables');
const CONFIGURATION = join(ROOT, 'tables.tsconfig.json'); // a file in memory

/** The comment of a part or of a member, with the members inside. */
export interface Row {
  readonly comment?: string | undefined;
  readonly members: Readonly<Record<string, Row>>;
}

/** The rows of all parts by their names. A part that is defined twice has the members of both. */
export function partRows(): Readonly<Record<string, Row>> {
  const files = readdirSync(TABLES)
    .filter((name) => name.endsWith('.ts') && !/\.(?:test|generated)\.ts$/.test(name))
    .map((name) => join(TABLES, name));
  const configuration = JSON.stringify({
    compilerOptions: {
      target: 'es2022',
      lib: ['es2022'],
      module: 'nodenext',
      types: [],
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
    },
    files,
  });
  const api = new API({
    cwd: ROOT,
    fs: {
      fileExists: (path) => path === CONFIGURATION || undefined,
      readFile: (path) => (path === CONFIGURATION ? configuration : undefined),
    },
  });
  try {
    const project = api.updateSnapshot({ openProjects: [CONFIGURATION] }).getProject(CONFIGURATION)!;
    const rows: Record<string, Row> = {};
    for (const file of files)
      for (const { name, call } of partsIn(project.program.getSourceFile(file)!)) {
        const row = rowOfPart(call, project);
        rows[name] = rows[name] === undefined ? row : mergeRows(rows[name], row, name);
      }
    return rows;
  } finally {
    api.close();
  }
}

interface PartCall {
  readonly name: string;
  readonly call: CallExpression;
}

/** The calls of `part('Name')({ … })` below a node. */
function partsIn(node: Node): readonly PartCall[] {
  const found: PartCall[] = [];
  const visit = (each: Node): void => {
    const [name] = argumentsOf(each, 'part');
    if (name !== undefined && isStringLiteral(name)) found.push({ name: name.text, call: each as CallExpression });
    each.forEachChild(visit);
  };
  visit(node);
  return found;
}

/** First arguments of a call of a curried function: of `part('Name')({ … })` the name. */
const argumentsOf = (node: Node, name: string): readonly (Node | undefined)[] => {
  if (!isCallExpression(node) || !isCallExpression(node.expression)) return [];
  const { expression, arguments: given } = node.expression;
  return isIdentifier(expression) && expression.text === name ? [given[0]] : [];
};

function rowOfPart(call: CallExpression, project: Project): Row {
  const { checker } = project;
  const members = checker.getPropertyOfType(checker.getTypeAtLocation(call)!, 'members')!;
  let statement: Node = call;
  if (isVariableDeclaration(call.parent)) while (!isVariableStatement(statement)) statement = statement.parent;
  const type = checker.getTypeOfSymbol(members)!;
  return { comment: commentBefore(statement), members: membersOf(type, call.arguments[0], project) };
}

/**
 * The rows of the members of a table.
 * @param table the argument with the members, for the comments of its spreads
 */
function membersOf(type: Type, table: Node | undefined, project: Project): Readonly<Record<string, Row>> {
  const { checker } = project;
  const others = table !== undefined && isObjectLiteralExpression(table) ? commentsOfSpreads(table) : {};
  const symbols = checker.getPropertiesOfType(type);
  const types = checker.getTypeOfSymbol(symbols);
  return Object.fromEntries(
    symbols.map((symbol, n) => {
      const row = symbol.declarations[0]?.resolve(project);
      const inside = typeInside(types[n]!, checker);
      const comment = others[symbol.name] ?? (row && commentBefore(row));
      return [symbol.name, { comment, members: inside ? membersOf(inside, row && inlineTable(row), project) : {} }];
    }),
  );
}

/** The type of the members of an object without a name; undefined for another value. */
function typeInside(value: Type, checker: Checker): Type | undefined {
  const members = checker.getPropertiesOfType(value).find(({ escapedName }) => /@MEMBERS@/.test(escapedName));
  if (members === undefined) return undefined;
  const read = checker.getNonNullableType(checker.getTypeOfSymbol(members)!)!;
  const [signature] = checker.getSignaturesOfType(read, SignatureKind.Call);
  const inside = signature && checker.getReturnTypeOfSignature(signature);
  return inside?.isObjectType() ? inside : undefined;
}

/** The table of the first `inline()({ … })` of a row. */
const inlineTable = (node: Node): Node | undefined =>
  argumentsOf(node, 'inline').length > 0
    ? (node as CallExpression).arguments[0]
    : node.forEachChild((child) => inlineTable(child));

function commentsOfSpreads(table: ObjectLiteralExpression): Readonly<Record<string, string>> {
  const comments = table.properties.filter(isSpreadAssignment).map((spread) => commentBefore(spread) ?? '');
  return Object.fromEntries(
    comments.flatMap((comment) =>
      [...comment.matchAll(/(?:^| )(\w+): (.*?)(?=(?:^| )\w+: [A-Z]|$)/g)].map(([, name, text]) => [name!, text!]),
    ),
  );
}

/** The doc comment before a node in one line. */
function commentBefore(node: Node): string | undefined {
  const before = node.getSourceFile().text.slice(node.pos, node.getStart());
  const text = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(before)?.[1];
  return text
    ?.replace(/^\s*\* ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function mergeRows(a: Row, b: Row, path: string): Row {
  if (a.comment !== undefined && b.comment !== undefined && a.comment !== b.comment)
    throw new Error(`${path} has two comments: "${a.comment}" and "${b.comment}"`);
  const names = [...new Set([...Object.keys(a.members), ...Object.keys(b.members)])];
  const memberOf = (name: string): Row => {
    const [one, other] = [a.members[name], b.members[name]];
    return one && other ? mergeRows(one, other, `${path}.${name}`) : (one ?? other)!;
  };
  return { comment: a.comment ?? b.comment, members: Object.fromEntries(names.map((name) => [name, memberOf(name)])) };
}

/** A sentence, or with the sentences of the members inside. */
type Sentence = string | Sentences;
interface Sentences {
  readonly is: string;
  readonly [member: string]: Sentence;
}

type Rules = string | { readonly [member: string]: Rules };

const [SENTENCE, RULE, EACH] = [/^(.*?)(?= @(?:rule|each) |$)/, / @rule (.*?)(?= @each |$)/, / @each (.*)/];

/**
 * The sentences of parts by their names.
 * @throws Error for a part without a comment
 */
export const sentencesOf = (rows: Readonly<Record<string, Row>>): Readonly<Record<string, Sentences>> =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => {
      if (row.comment === undefined) throw new Error(`the part ${name} has no comment`);
      return [name, { is: sentenceIn(row.comment), ...memberSentences(row) }];
    }),
  );

const sentenceIn = (comment: string): string => SENTENCE.exec(comment)![1]!;

const memberSentences = ({ members }: Row): Readonly<Record<string, Sentence>> =>
  Object.fromEntries(
    Object.entries(members).flatMap(([name, row]) => {
      if (row.comment === undefined) return [];
      const [is, inside] = [sentenceIn(row.comment), memberSentences(row)];
      return [[name, Object.keys(inside).length === 0 ? is : { is, ...inside }]];
    }),
  );

function rulesOf({ comment = '', members }: Row): Rules | undefined {
  const [is, each] = [RULE, EACH].map((pattern) => pattern.exec(comment)?.[1]);
  const inside = Object.entries(members).flatMap(([name, row]) => {
    const rules = rulesOf(row);
    return rules === undefined ? [] : [[name, rules] as const];
  });
  if (each === undefined && inside.length === 0) return is;
  return { ...(is !== undefined && { is }), ...(each !== undefined && { each }), ...Object.fromEntries(inside) };
}

/** The source of sentences.generated.ts. */
export const sentencesModule = (rows: Readonly<Record<string, Row>>): string =>
  `${HEAD}/** Sentences of the parts of documents and of their members. */
export const SENTENCES = {
${linesOf(sentencesOf(rows))}};
`;

/** The source of rules.generated.ts. */
export const rulesModule = (rows: Readonly<Record<string, Row>>): string =>
  `${HEAD}import type { MemberRules } from './rules.ts';

/** The rules of the members of each part. */
export const RULES: Readonly<Record<string, Readonly<Record<string, MemberRules>>>> = {
${linesOf(Object.fromEntries(Object.entries(rows).map(([name, { members }]) => [name, rulesOf({ members }) ?? {}])))}};
`;

const HEAD = `// Generated from the comments of engine/src/presentation/documents/tables by engine/src/presentation/documents/tables/document.test.ts.

`;

/** A line for each part that has something. */
const linesOf = (parts: Readonly<Record<string, Rules | Sentences>>): string =>
  Object.entries(parts)
    .filter(([, part]) => Object.keys(part).length > 0)
    .map(([name, part]) => `  ${name}: ${literal(part)},\n`)
    .join('');

const literal = (value: Rules | Sentence): string =>
  typeof value === 'string'
    ? JSON.stringify(value)
    : `{ ${Object.entries<Rules | Sentence>(value)
        .map(([name, each]) => `${name}: ${literal(each)}`)
        .join(', ')} }`;
