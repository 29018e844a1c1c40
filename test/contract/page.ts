// The page docs/contract.md and its promises.

import { loadGazetteer } from 'beichen-places/node';
import { openApiDocument } from '../../service/src/openapi/openapi.ts';
import { readConfiguration } from '../../service/src/process/configuration.ts';
import { type EntryNames, publicEntries } from './library.ts';
import { type OpenApi, serviceSections } from './service.ts';

const HEAD = `# The contract

What callers build on, a line each: endpoints, members, parameters, ids, codes, tools, commands, and the public names of the packages. A change here is a change of what other
people's programs see: read each line of it. \`npm run contract\` writes this page, a test compares it with the code, and [releases.md](releases.md) says what may change.

- **Members** are listed once, two spaces further in than the part or the member that has them; where they are few, in braces in its line. A member with \`?\` is not in every answer, one without it
  always is, and none is ever null.
- \`list of 12 Palace\`: twelve objects of the part \`Palace\`. \`list of 1..3\`: one to three. \`map to string\`: any keys. \`integer 1..12\`: both included. \`string 0000-00-00\`: each 0 is a digit.
- \`label of BranchId\`: an object with \`id\` (of these ids), \`name\` (in the language of the answer), \`hanzi\`, and the members below it.
- Words in square brackets are promised one by one. Of ids that are \`open\` a later version may have more; clients have to expect them.
- **Parameters** without \`?\` have to be sent. Each names its shape, default, other names that mean the same (\`also\`), and the endpoints that take it so. GET has them in the URL, POST in the URL or in a JSON body.
- **Packages**: \`castChart: (birth: Birth): Chart\` is a function, a name behind \`type\` a type, and a long type ends with \`…\`. \`again\`: names of an entry above, exported here too. Types of
  \`beichen\` that are a part or a list of ids are named there: \`type [ChartDocument]\`.
`;
/** The page as the code makes it. */
export async function contractPage(): Promise<string> {
  const read = readConfiguration({});
  if ('problems' in read) throw new Error(read.problems.join());
  const context = { gazetteer: await loadGazetteer(), baseUrl: read.configuration.publicBaseUrl };
  const document = await openApiDocument(context, read.configuration);
  const sections = serviceSections(JSON.parse(JSON.stringify(document)) as OpenApi);
  const [main, ...others] = publicEntries() as [EntryNames, ...EntryNames[]];
  const types = new Map(main.lines.flatMap((line) => (/^type \w+:/.test(line) ? [[typeKey(line), line]] : [])));
  for (const heading of ['Members', 'Ids'] as const) {
    sections[heading] = sections[heading]!.map((line) => {
      const key = heading === 'Ids' ? idsKey(line) : `${/^\w+/.exec(line)}Document`;
      const type = types.get(key);
      types.delete(key);
      return type === undefined ? line : `${line}; type [${/^type (\w+)/.exec(type)![1]}]`;
    });
  }
  const rest = {
    ...main,
    lines: main.lines.filter((line) => !line.startsWith('type ') || types.get(typeKey(line)) === line),
  };
  return [HEAD, ...Object.entries({ ...sections, Packages: packageLines([rest, ...others]) }).map(section)].join('\n');
}

/** Key of the type of a part or of a list of ids. */
const typeKey = (line: string): string => (/: \[/.test(line) ? idsKey(line) : /^type (\w+)/.exec(line)![1]!);
const idsKey = (line: string): string => wordsOf(line).sort().join(' ');
const wordsOf = (text: string): string[] => (/\[(.*?)\]/.exec(text)?.[1] ?? '').split(' ');

/** Merges entries with the same names, such as the entries of six languages. */
function packageLines(entries: readonly EntryNames[]): string[] {
  const blocks = new Map<string, string[]>();
  for (const { specifier, lines, again } of entries) {
    const names = [...lines, ...(again.length > 0 ? [`again: [${again.join(' ')}]`] : [])];
    const text = names.map((line) => `\n  ${line}`).join('');
    blocks.set(text, [...(blocks.get(text) ?? []), specifier]);
  }
  return [...blocks].map(([text, specifiers]) => `${specifiers.join(' ')}:${text}`);
}

const section = ([heading, lines]: [string, readonly string[]]): string =>
  `## ${heading}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\`\n`;

/**
 * The promises of a page as texts: a member exists, is always there, has its type; each word of a list; the names of packages, without their types.
 * @example promisesOf('## Ids\n\nStemId: [jia yi]') // ['Ids StemId', 'Ids StemId [jia]', …]
 */
export function promisesOf(page: string): string[] {
  const promises: string[] = [];
  let heading = '';
  let path: string[] = [];
  for (const line of page.split('\n')) {
    if (line.startsWith('## ')) heading = line.slice(3);
    const [, indent, key, text = ''] = /^( *)(.+?):(?: (.*))?$/.exec(line) ?? [];
    if (heading === '' || key === undefined) continue;
    path = [...path.slice(0, indent!.length / 2), heading === 'Parameters' ? key : key.replace(/\?$/, '')];
    add(key, path.join('.'), text);
  }
  return promises;

  function add(key: string, name: string, text: string): void {
    const [, head, members = '', behind = ''] = /^(.*?) \{ (.*) \}(.*)$/.exec(heading === 'Members' ? text : '') ?? [
      '',
      text,
    ];
    promises.push(`${heading} ${name}`);
    if (heading.startsWith('Members') && !key.endsWith('?')) promises.push(`${heading} ${name} is always there`);
    for (const each of `${head}${behind}`.split('; ')) {
      const [, before, words] = /^(.*? )??\[(.*)\]$/.exec(each) ?? [];
      if (words !== undefined)
        promises.push(...words.split(' ').map((word) => `${heading} ${name} ${before ?? ''}[${word}]`));
      else if (each !== '' && heading !== 'Packages') promises.push(`${heading} ${name}: ${each}`);
    }
    for (const [, member, rest] of members.matchAll(/(\w+\??): (.*?)(?=, \w+\??: |$)/g)) {
      add(member!, `${name}.${member!.replace(/\?$/, '')}`, rest!);
    }
  }
}

/** The promises of one page that another no longer makes. */
export function brokenPromises(before: string, after: string): string[] {
  const now = new Set(promisesOf(after));
  return promisesOf(before).filter((promise) => !now.has(promise));
}

/** The lines that one of two pages has more often than the other, as a difference shows them. */
export function changedLines(before: string, after: string): string[] {
  const counts = new Map<string, number>();
  for (const line of after.split('\n')) counts.set(line, (counts.get(line) ?? 0) + 1);
  for (const line of before.split('\n')) counts.set(line, (counts.get(line) ?? 0) - 1);
  return [...counts]
    .flatMap(([line, more]) => (more === 0 ? [] : [`${more < 0 ? '-' : '+'} ${line}`]))
    .sort()
    .reverse();
}
