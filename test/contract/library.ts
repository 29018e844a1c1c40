// The exports of every public entry of the packages with their types, read from the sources by the compiler.

import { join } from 'node:path';
import type { ClassDeclaration, ExportDeclaration, ExportSpecifier, Expression, Node } from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isClassDeclaration,
  isFunctionDeclaration,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { API, type Symbol as Name, NodeBuilderFlags, type Project, SymbolFlags } from 'typescript/unstable/sync';
import { entriesOf, ROOT } from '../setup/sources.ts';

const CONFIGURATION = join(ROOT, 'contract.tsconfig.json'); // a file in memory
const WHOLE = NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;
const LONGEST = 240; // characters of a type that is written out
const LITERALS = /^"[^"]*"(?: \| "[^"]*")*$/;

/** A public entry: its own names with their types, and the names that an earlier entry has too. */
export interface EntryNames {
  readonly specifier: string;
  readonly lines: readonly string[];
  readonly again: readonly string[];
}

/** The public entries of the packages with their names. */
export function publicEntries(): EntryNames[] {
  const entries = (['engine', 'places', 'service', 'element'] as const)
    .flatMap(entriesOf)
    .filter(({ specifier }) => specifier !== 'beichen/internal');
  const configuration = JSON.stringify({
    compilerOptions: {
      target: 'es2022',
      lib: ['es2022', 'dom'],
      module: 'nodenext',
      types: ['node'],
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      paths: Object.fromEntries(
        (['engine', 'places'] as const).flatMap(entriesOf).map((each) => [each.specifier, [each.source]]),
      ),
    },
    files: entries.map(({ source }) => source),
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
    const seen = new Set<string>();
    return entries.map(({ specifier, source }) => {
      const entry = project.checker.getSymbolAtLocation(project.program.getSourceFile(source)!)!;
      const all = project.checker.getExportsOfModule(entry).map((name) => nameLine(name, project));
      const again = all.filter((line) => seen.has(line)).map((line) => line.replace(/:.*/, '').replace('type ', ''));
      const lines = all.filter((line) => !seen.has(line));
      for (const line of all) if (line.startsWith('type ')) seen.add(line);
      return { specifier, lines: lines.sort(), again: again.sort() };
    });
  } finally {
    api.close();
  }
}

/** A name and its type: `castChart: (birth: Birth): Chart`, `type Gender: [female male]`. */
function nameLine(exported: Name, project: Project): string {
  const { checker } = project;
  const { name } = exported;
  const symbol = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const nodes = symbol.declarations.map((handle) => handle.resolve(project)!);
  if (symbol.flags & (SymbolFlags.Interface | SymbolFlags.TypeAlias)) {
    const declared = nodes.map((node) => plain(node.getText()).replace(/^export (?:interface|type) \w+ ?(?:= )?/, ''));
    const isAlias = symbol.flags & SymbolFlags.TypeAlias;
    const type = isAlias ? aliased(checker.getDeclaredTypeOfSymbol(symbol)) : '';
    if (LITERALS.test(type)) return `type ${name}: [${type.slice(1, -1).split('" | "').join(' ')}]`;
    return `type ${name}: ${type !== '' && type.length <= LONGEST ? type : declared.join(' ')}`;
  }
  const [node] = nodes as [Node];
  if (isClassDeclaration(node)) return `${isTypeAlone(exported, project) ? 'type ' : ''}${name}: ${classText(node)}`;
  if (isFunctionDeclaration(node)) {
    const heads = nodes.filter((each) => isFunctionDeclaration(each) && (nodes.length === 1 || !each.body));
    return `${name}: ${heads.map((head) => until(head, isFunctionDeclaration(head) && head.body, name)).join(' & ')}`;
  }
  const value: Expression | undefined = isVariableDeclaration(node) ? node.initializer : undefined;
  if (value && isArrowFunction(value) && value.type) return `${name}: ${until(value, value.equalsGreaterThanToken)}`;
  const type = plain(checker.typeToString(checker.getTypeOfSymbol(symbol)!, undefined, WHOLE));
  if (/^"[^"]*"$/.test(type)) return `${name}: string`; // a version changes, and is no change of the contract
  if (/^\["[^"]*"(?:, "[^"]*")*\]$/.test(type)) return `${name}: [${type.slice(2, -2).split('", "').join(' ')}]`;
  return `${name}: ${type.length > LONGEST ? `${type.slice(0, LONGEST)} …` : type}`;

  function aliased(declared: ReturnType<typeof checker.getDeclaredTypeOfSymbol>): string {
    return plain(checker.typeToString(declared, undefined, WHOLE | NodeBuilderFlags.InTypeAlias));
  }
}

/** True if a class is exported as a type, so that nobody can construct or extend it. */
function isTypeAlone(exported: Name, project: Project): boolean {
  if (!(exported.flags & SymbolFlags.Alias)) return false;
  const specifier = exported.declarations[0]!.resolve(project) as ExportSpecifier;
  const next = project.checker.getImmediateAliasedSymbol(exported);
  return (
    specifier.isTypeOnly ||
    (specifier.parent.parent as ExportDeclaration).isTypeOnly ||
    (next !== undefined && isTypeAlone(next, project))
  );
}

/** The heads of the members that are neither private nor named by `#`. */
function classText(node: ClassDeclaration): string {
  const heads = node.members
    .map((member) => until(member, (member as { body?: Node }).body).replace(/ = .*/, ''))
    .filter((head) => !/^(?:[a-z]+ )*(?:#|private |protected )/.test(head) && head !== '');
  const extended = node.heritageClauses?.map((clause) => `${clause.getText()} `).join('') ?? '';
  return `class ${extended}{ ${heads.join('; ').replace(/;;/g, ';')} }`;
}

/** The text of a declaration before its body, without the words before the name. */
const until = (node: Node, end: Node | false | undefined, name = ''): string =>
  plain(node.getSourceFile().text.slice(node.getStart(), end ? end.pos : node.end)).replace(
    new RegExp(`^(?:export )?(?:async )?(?:function\\*? ?)?${name}`),
    '',
  );

/** A text in one line, without comments and `readonly`. */
const plain = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '')
    .replace(/\breadonly (?=[\w['"(])/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<=[([]) | (?=[)\]])|,(?= [)\]])/g, '')
    .replace(/;$/, '')
    .trim();
