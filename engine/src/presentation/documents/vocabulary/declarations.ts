// A part as TypeScript: interfaces as an editor shows them, each member with its description. The output is `document.generated.ts`, which is in the repository
// so that it can be read. A test checks that it is current.

import { type AnyPart, type AnyValue, LABEL_MEMBERS } from './member.ts';
import type { Explanation, Sentences, TypesOfGroups } from './schema.ts';

/**
 * The declarations of a part and of all parts that it contains, by their names.
 * @param nameOf returns the name of a part's interface
 */
export function declarationsOf(
  part: AnyPart,
  { parts }: Sentences,
  types: TypesOfGroups,
  nameOf: (part: string) => string,
): ReadonlyMap<string, string> {
  const declarations = new Map<string, string>();

  const typeOf = ({ node }: AnyValue, explained: string | Explanation | undefined, indent: string): string => {
    switch (node.kind) {
      case 'label':
        return `Label<${types[node.group].type}>`;
      case 'labelMember':
        return node.member === 'id' ? types[node.group].type : 'string';
      case 'choice':
        return node.type === '' ? node.of.map((value) => `'${value}'`).join(' | ') : node.type;
      case 'language':
        return 'Language';
      case 'flag':
        return 'boolean';
      case 'number':
        return 'number';
      case 'text':
      case 'time':
      case 'pieces':
        return 'string';
      case 'open':
      case 'ofSelection':
        return node.type;
      case 'object':
        return objectType(node.part, explained, indent);
      case 'list': {
        const item = typeOf(node.item, explained, indent);
        return /[{|]/.test(item) ? `readonly (${item})[]` : `readonly ${item}[]`;
      }
      case 'from':
      case 'optional':
      case 'onRequest':
      case 'stored':
        return typeOf(node.value, explained, indent);
    }
  };

  const objectType = (own: AnyPart, explained: string | Explanation | undefined, indent: string): string => {
    const { name } = own;
    if (name === undefined) return shape(own, explained as Explanation, indent);
    const type = nameOf(name);
    if (!declarations.has(type)) {
      declarations.set(type, ''); // reserves its position before the parts that it contains
      const { label } = labelIn(own);
      const members = shape(own, parts[name]!, '', label === undefined ? [] : LABEL_MEMBERS);
      const base = label === undefined ? '' : ` extends ${label}`;
      declarations.set(type, `${comment(parts[name]!.is, '')}export interface ${type}${base} ${members}\n`);
    }
    return type;
  };

  const labelIn = ({ members }: AnyPart): { readonly label?: string } => {
    const { id, name } = members;
    const group = id === undefined || name === undefined ? undefined : groupOf(id);
    return group === undefined ? {} : { label: `Label<${types[group].type}>` };
  };

  const shape = (own: AnyPart, explained: Explanation, indent: string, left: readonly string[] = []): string => {
    const inside = `${indent}  `;
    const { label } = indent === '' ? {} : labelIn(own);
    const without = label === undefined ? left : LABEL_MEMBERS;
    const lines = Object.entries(own.members).flatMap(([name, value]) => {
      if (without.includes(name)) return [];
      const about = explained[name];
      const sentence = typeof about === 'object' ? about.is : about;
      const mark = value.node.kind === 'optional' || value.node.kind === 'onRequest' ? '?' : '';
      return [`${comment(sentence, inside)}${inside}readonly ${name}${mark}: ${typeOf(value, about, inside)};`];
    });
    const object = `{\n${lines.join('\n')}\n${indent}}`;
    return label === undefined ? object : `${label} & ${object}`;
  };

  objectType(part, undefined, '');
  return declarations;
}

const comment = (sentence: string | undefined, indent: string): string =>
  sentence === undefined ? '' : `${indent}/** ${sentence} */\n`;

/** The group of a label's id. */
function groupOf({ node }: AnyValue) {
  if (node.kind === 'stored') return groupOf(node.value);
  return node.kind === 'labelMember' ? node.group : undefined;
}
