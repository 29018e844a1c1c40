// The API reference as a page: every operation, parameter, response and member of the OpenAPI document, as HTML that is complete without a script;
// docs/reference.js sends the forms of "Try it", and shows the form of the current operation beside the text.

import type { Facts } from './facts.ts';
import { escaped, page, textPart } from './frame.ts';

/** A JSON Schema, as far as the reference shows it. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

interface Media {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly $ref?: string; readonly value?: unknown }>>;
}

interface Response {
  readonly description: string;
  readonly content?: Readonly<Record<string, Media>>;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly description?: string; readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Response | Reference>>;
}

interface Reference {
  readonly $ref: string;
}

/** The OpenAPI document, as far as the reference shows it. */
export interface OpenApi {
  readonly info: { readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<'get' | 'post', Operation>>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Code samples by the id of the operation and the language. */
export type Samples = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The reference at /docs/api.
 * @param samples output of clients/build/samples.mjs
 */
export function referencePage(document: OpenApi, samples: Samples, { baseUrl }: Facts): string {
  const { info, tags, paths, components } = document;
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const read = reader(document);
  const body = [
    '<h1>API reference</h1>',
    `<p>Version ${escaped(info.version)}, from <a href="../api/public/openapi.json">the OpenAPI description</a>, which code generators and API clients read.</p>`,
    prose(info.description),
    ...tags.flatMap(({ name, description }) => [
      `<h2 id="${name}">${escaped(name)}</h2>`,
      prose(description),
      ...operations
        .filter(({ operation }) => operation.tags.includes(name))
        .map(({ path, method, operation }) => operationPart(path, method, operation, samples, read)),
    ]),
    '<h2 id="Schemas">Schemas</h2>',
    '<p>The parts of bodies and answers. A member that may be absent says so.</p>',
    ...Object.entries(components.schemas).map(([name, schema]) => schemaPart(name, schema)),
  ].join('\n');
  return page({
    name: 'reference',
    title: 'Beichen: API reference',
    description: 'Every parameter, answer and member of the Beichen API, with "try it".',
    language: 'en',
    baseUrl,
    body: textPart(body, 'en'),
    scripts: ['../docs/reference.js'],
  });
}

/** Resolves references into the document. */
type Read = <Part extends object>(part: Part | Reference) => Part;

const reader =
  (document: OpenApi): Read =>
  <Part extends object>(part: Part | Reference) => {
    if (!('$ref' in part) || typeof part.$ref !== 'string') return part as Part;
    return part.$ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document) as Part;
  };

function operationPart(path: string, method: string, operation: Operation, samples: Samples, read: Read): string {
  const { operationId, summary, description, requestBody, responses } = operation;
  const parameters = (operation.parameters ?? []).map(read);
  const media = Object.entries(requestBody?.content ?? {});
  return [
    `<section class="operation" aria-labelledby="${operationId}">`,
    `<h3 id="${operationId}" data-contents="${escaped(summary)}"><span class="method">${method}</span> <code>${escaped(path)}</code> ${escaped(summary)}</h3>`,
    prose(description),
    ...(parameters.length === 0 ? [] : [collapsible('Parameters', parameterTable(parameters))]),
    ...(media.length === 0
      ? []
      : [
          collapsible(
            'Body',
            `${prose(requestBody!.description ?? '')}<ul>${media.map(([type, { schema }]) => `<li><code>${escaped(type)}</code>: ${typeText(schema ?? {})}</li>`).join('')}</ul>`,
          ),
        ]),
    collapsible('Answers', answerTable(responses, read)),
    ...(samples[operationId] === undefined
      ? []
      : [collapsible('Samples', samplesPart(samples[operationId]), 'beside')]),
    tryIt(path, method, operationId, parameters, media[0]?.[1], read),
    '</section>',
  ].join('\n');
}

const samplesPart = (samples: Samples[string]): string =>
  Object.entries(samples)
    .map(([language, text]) => `<h4>${language}</h4>\n<pre><code>${escaped(text)}</code></pre>`)
    .join('\n');

/** A collapsible part. @param name its class; "beside" is shown beside the text by docs/reference.js if there is room */
const collapsible = (heading: string, content: string, name?: 'beside'): string =>
  `<details${name === undefined ? '' : ` class="${name}"`}><summary>${heading}</summary>\n${content}\n</details>`;

const table = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${columns.map((name) => `<th>${name}</th>`).join('')}</tr></thead><tbody>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`;

const parameterTable = (parameters: readonly Parameter[]): string =>
  table(
    ['name', 'value', 'what it is'],
    parameters.map(({ name, required, description = '', schema, example }) => [
      `<code>${escaped(name)}</code>${required ? ' <strong>required</strong>' : ''}`,
      [typeText(schema), ...(example === undefined ? [] : [`such as <code>${escaped(String(example))}</code>`])].join(
        '<br>',
      ),
      inline(description),
    ]),
  );

const answerTable = (responses: Operation['responses'], read: Read): string =>
  table(
    ['status', 'body', 'when'],
    Object.entries(responses).map(([status, response]) => {
      const { description, content = {} } = read<Response>(response);
      const bodies = Object.entries(content).map(
        ([type, { schema }]) => `<code>${escaped(type)}</code>${schema ? ` ${typeText(schema)}` : ''}`,
      );
      return [`<code>${status}</code>`, bodies.join('<br>') || 'none', inline(description)];
    }),
  );

function schemaPart(name: string, schema: Schema): string {
  const { description = '' } = schema;
  const parts = schema.allOf?.filter(({ $ref }) => $ref !== undefined);
  const { properties = {}, required = [] } = schema.allOf?.find(({ $ref }) => $ref === undefined) ?? schema;
  const members = Object.entries(properties);
  const shared =
    parts === undefined || members.length === 0
      ? ''
      : `<p>The members of ${typeText({ allOf: parts })}, and these:</p>`;
  const content =
    members.length === 0
      ? `<p>${typeText(schema)}</p>`
      : table(
          ['member', 'value', 'what it is'],
          members.map(([member, value]) => [
            `<code>${escaped(member)}</code>${required.includes(member) ? '' : ' <em>may be absent</em>'}`,
            typeText(value),
            inline(value.description ?? ''),
          ]),
        );
  return `<details class="schema" id="schema-${name}"><summary>${name}</summary>\n${prose(description)}${shared}${content}\n</details>`;
}

/** Type of a value: `integer, 0 to 23`. */
function typeText(schema: Schema): string {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1)!;
    return `<a href="#schema-${name}">${name}</a>`;
  }
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices !== undefined) return choices.map(typeText).join(schema.allOf ? ' and ' : ' or ');
  if (schema.const !== undefined) return `<code>${escaped(String(schema.const))}</code>`;
  if (schema.enum !== undefined) return valuesText(schema.enum);
  if (schema.items !== undefined) return `list of ${typeText(schema.items)}`;
  const { minimum, maximum, maxLength, default: usual } = schema;
  return [
    [schema.type ?? 'any'].flat().join(' or '),
    minimum !== undefined && maximum !== undefined
      ? `${minimum} to ${maximum}`
      : minimum !== undefined
        ? `at least ${minimum}`
        : '',
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
    usual === undefined ? '' : `<code>${escaped(String(usual))}</code> when left out`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

const MAX_VALUES = 12;

function valuesText(values: readonly unknown[]): string {
  const shown = values.slice(0, MAX_VALUES).map((value) => `<code>${escaped(String(value))}</code>`);
  return `one of ${shown.join(', ')}${values.length > MAX_VALUES ? ` and ${values.length - MAX_VALUES} more` : ''}`;
}

/** The form that docs/reference.js sends: a field for each parameter, or the body as JSON. */
function tryIt(
  path: string,
  method: string,
  operationId: string,
  parameters: readonly Parameter[],
  body: Media | undefined,
  read: Read,
): string {
  // Without required parameters, the example has only the first one; a birth needs its place too, by id or as a point.
  const isOfBirth = parameters.some(({ name, required }) => name === 'gender' && required);
  const needed = parameters.filter(
    ({ name, required }) => required || (isOfBirth && (name === 'cityId' || name === 'hour')),
  );
  const fields =
    body === undefined
      ? parameters.map((parameter, n) =>
          field(operationId, parameter, needed.length === 0 ? n === 0 : needed.includes(parameter)),
        )
      : [bodyField(operationId, body, read)];
  return collapsible(
    'Try it',
    `<form class="try" data-method="${method}" action="..${escaped(path)}">${fields.join('')}<button type="submit">Send</button><div class="told" role="status"></div></form>`,
    'beside',
  );
}

function field(operationId: string, { name, required, schema, example }: Parameter, isFilled: boolean): string {
  const id = `${operationId}-${name}`;
  const value = isFilled && example !== undefined ? escaped(String(example)) : '';
  const control =
    schema.enum === undefined
      ? `<input id="${id}" name="${name}" value="${value}"${example === undefined ? '' : ` placeholder="${escaped(String(example))}"`}>`
      : `<select id="${id}" name="${name}">${[...(required ? [] : ['']), ...schema.enum].map((each) => `<option${String(each) === value ? ' selected' : ''}>${escaped(String(each))}</option>`).join('')}</select>`;
  return `<label for="${id}">${name}</label>${control}`;
}

function bodyField(operationId: string, { example, examples }: Media, read: Read): string {
  const first = Object.values(examples ?? {})[0];
  const value = example ?? (first && read<{ value?: unknown }>(first).value) ?? {};
  const id = `${operationId}-body`;
  return `<label for="${id}">Body</label><textarea id="${id}" name="body" rows="10" spellcheck="false">${escaped(JSON.stringify(value, null, 2))}</textarea>`;
}

/** The description of a part: paragraphs, with the few marks that descriptions use. */
const prose = (text: string): string =>
  text
    .split(/\n{2,}/)
    .filter((part) => part !== '')
    .map((part) => `<p>${inline(part)}</p>`)
    .join('\n');

/** `code`, **bold** and links; everything else is text. */
const inline = (text: string): string =>
  escaped(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^[\]]+)\]\((https?:[^)[\s]+)\)/g, '<a href="$2">$1</a>');
