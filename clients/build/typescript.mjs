// Types and operations of the TypeScript client.

import { namesIn } from './model.mjs';

const NAMES = { text: 'string', integer: 'number', number: 'number', flag: 'boolean', any: 'unknown' };
/** Values that are sent as text: sent-values.ts. */
const ALSO = { day: ' | Date', moment: ' | Date', list: ' | readonly string[]' };

/** @param {import('./model.mjs').Type} type */
function typeText(type) {
  switch (type.kind) {
    case 'named':
      return type.name;
    case 'list':
      return `readonly ${type.of.kind === 'values' ? `(${typeText(type.of)})` : typeText(type.of)}[]`;
    case 'map':
      return `Readonly<Record<string, ${typeText(type.of)}>>`;
    case 'values': {
      const values = type.values.map((value) => `'${value}'`).join(' | ');
      return type.isOpen ? `Open<${values}>` : values;
    }
    default:
      return NAMES[type.kind] + (ALSO[type.also] ?? '');
  }
}

const comment = (text, indent) => (text === '' ? [] : [`${indent}/** ${text.replaceAll('*/', '* /')} */`]);
const key = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);

function objectText({ name, description, parts, members }) {
  return [
    ...comment(description, ''),
    `export interface ${name}${parts.length > 0 ? ` extends ${parts.join(', ')}` : ''} {`,
    ...members.flatMap((member) => [
      ...comment(member.description, '  '),
      `  readonly ${key(member.name)}${member.isOptional ? '?' : ''}: ${typeText(member.type)};`,
    ]),
    '}',
  ].join('\n');
}

function operationText({ name, summary, description, method, path, accept, request, answer }) {
  const parameter = request && `request: ${request.name}${request.isOptional ? ' = {}' : ''}, `;
  const call = `{ method: '${method}', path: '${path}', accept: '${accept}'${request ? ', request' : ''}${request?.hasLanguage ? ', hasLanguage: true' : ''} }`;
  return [
    `  /** ${summary}. ${description} */`,
    `  ${name}(${parameter ?? ''}options?: CallOptions): Promise<${typeText(answer)}> {`,
    `    return this.call(${call}, options);`,
    '  }',
  ].join('\n');
}

/** @param {import('./model.mjs').Model} model */
export const typescriptText = ({ version, objects, values }) =>
  `
/** The version of this client. */
export const VERSION = '${version}';

/** One of these values, or one that a later version of the service has added. */
export type Open<Value extends string> = Value | (string & {});

${[...values.map(({ name, description, type }) => [...comment(description, ''), `export type ${name} = ${typeText(type)};`].join('\n')), ...objects.map(objectText)].join('\n\n')}
`.trimStart();

/** @param {import('./model.mjs').Model} model */
export const typescriptOperations = ({ operations }) =>
  `
import type { ${namesIn(operations).join(', ')} } from './api.generated.ts';
import { type CallOptions, Transport } from './transport.ts';

/** The operations of the service. */
export class Operations extends Transport {
${operations.map(operationText).join('\n\n')}
}
`.trimStart();
