// The contract of the service as lines of docs/contract.md: from the OpenAPI document and the tables of parameters, problems, tools and commands.
// A keyword of a schema that has no words here is an error, so that nothing is left out silently.

import { LANGUAGES } from 'beichen';
import { COMMAND_NAMES, COMMANDS, type Command, optionsOf } from '../../service/src/cli/commands.ts';
import { PROBLEMS } from '../../service/src/contract/problems.ts';
import { ENDPOINT_ROWS } from '../../service/src/kinds/endpoints.ts';
import { TOOLS } from '../../service/src/mcp/tools.ts';
import type { Parameter, Shape } from '../../service/src/requests/parameters/parameter.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly pattern?: string;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}
interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly $ref: string }>>;
}
export interface OpenApi {
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly headers: Readonly<Record<string, { readonly schema: Schema }>>;
    readonly responses: Readonly<
      Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
    >;
  };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const KEYWORDS =
  /^(?:\$ref|type|pattern|enum|anyOf|properties|required|additionalProperties|items|(?:min|max)Items|minimum|maximum|description)$/;
const SHORT = 50; // characters of values that are listed in the line of their member
const ONE_LINE = 130; // characters of a member together with its members, if they share its line
const list = (values: readonly unknown[]): string => `[${values.join(' ')}]`;
const nameOf = (ref: string): string => ref.split('/').at(-1)!;
const range = (least: unknown, most: unknown): string =>
  least === undefined && most === undefined ? '' : least === most ? `${least}` : `${least ?? ''}..${most ?? ''}`;
const byText = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : a > b ? 1 : 0;

/** The sections of the service, by their headings. */
export function serviceSections(api: OpenApi): Record<string, string[]> {
  const ids = new Map<string, string>(); // the name of each list of ids
  const { headers } = api.components;
  return {
    Endpoints: endpointLines(api),
    'Headers of answers': Object.entries(headers).map(([name, { schema }]) => `${name}: ${schema.type}`),
    ...documentSections(api, ids),
    Parameters: parameterLines(ids),
    Ids: [...ids].map(([values, name]) => `${name}: ${values}`).sort(),
    Problems: Object.entries(PROBLEMS).map(([code, { status }]) => `${code}: ${status}`),
    Tools: TOOLS.map(({ name, input }) => {
      const { properties = {}, required = [] } = input as Schema;
      const least = required.length > 0 ? `; required ${list(required)}` : '';
      return `${name}: arguments ${list(Object.keys(properties))}${least}`;
    }),
    Commands: COMMAND_NAMES.flatMap((name) => {
      const { own, words }: Command = COMMANDS[name];
      const choices = Object.entries(own).filter(([, value]) => typeof value !== 'string');
      return [
        `${name}: options ${list(optionsOf(name).map(([option]) => option))}${words ? `; words ${list(words)}` : ''}`,
        ...choices.map(([option, values]) => `${name} ${option}: ${list(values as string[])}`),
      ];
    }),
  };
}

function endpointLines({ paths, components }: OpenApi): string[] {
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, responses }]) => {
      const { content = {} } = components.responses[nameOf(responses['200']!.$ref)]!;
      const types = Object.entries(content).map(
        ([media, { schema }]) => `${media}${schema.$ref ? `=${nameOf(schema.$ref)}` : ''}`,
      );
      return `${operationId}: ${method.toUpperCase()} ${path}; answers ${list(types)}; statuses ${list(Object.keys(responses))}`;
    }),
  );
  const others = ENDPOINT_ROWS.filter(([, { answer }]) => answer === undefined).flatMap(([, { path, operations }]) =>
    Object.entries(operations).map(([method, { operationId }]) => `${operationId}: ${method} ${path}`),
  );
  return [...described, ...others];
}

/** A line for each parameter in each of its forms, with the endpoints that take it so. */
function parameterLines(ids: Map<string, string>): string[] {
  const forms = new Map<string, string[]>();
  for (const [endpoint, { request }] of ENDPOINT_ROWS) {
    for (const [name, row] of Object.entries<Parameter>(request?.parameters ?? {})) {
      const { shape, required, requiredUnless, aliases = [], default: otherwise } = row;
      const form = [
        `${name}${required ? '' : '?'}: ${shapeOf(name, shape)}`,
        ...(requiredUnless === undefined ? [] : [`required unless ${requiredUnless}`]),
        ...(otherwise === undefined ? [] : [`default ${otherwise}`]),
        ...(aliases.length === 0 ? [] : [`also ${list(aliases)}`]),
      ].join('; ');
      forms.set(form, [...(forms.get(form) ?? []), endpoint]);
    }
  }
  return [...forms].sort(byText).map(([form, endpoints]) => `${form}; of ${list(endpoints)}`);

  function shapeOf(name: string, shape: Shape): string {
    const { kind, most, min, max, first = min, last = max } = shape as Partial<Record<string, string | number>>;
    const of = kind === 'language' ? LANGUAGES : 'of' in shape ? shape.of : undefined;
    if (of === undefined) return [kind, range(first, last), most && `of ${most} characters`].filter(Boolean).join(' ');
    const values = list(of);
    const known = ids.get(values) ?? ids.get(`open ${values}`);
    if (known === undefined && values.length > SHORT) ids.set(values, `parameter ${name}`);
    return `${kind === 'choices' ? 'some of ' : ''}${values.length > SHORT ? (known ?? `parameter ${name}`) : values}`;
  }
}

/** The members of parts, and of `input`. Members of a request body are listed as parameters. */
function documentSections({ components: { schemas } }: OpenApi, ids: Map<string, string>): Record<string, string[]> {
  const all = Object.entries(schemas).filter(([name]) => !/(?:Request|Data)$/.test(name));
  for (const [name, schema] of all) if (valuesOf(schema) !== undefined) typeOf(schema, name, false);
  const parts = all.filter(([, schema]) => valuesOf(schema) === undefined);
  const sent = new Map<string, string[]>();
  for (const [name, { properties = {}, required = [] }] of parts.filter(([part]) => part.endsWith('Input'))) {
    for (const [member, schema] of Object.entries(properties)) {
      const line = `${member}${required.includes(member) ? '' : '?'}: ${typeOf(schema, `${name}.${member}`, true)}`;
      sent.set(line, [...(sent.get(line) ?? []), name]);
    }
  }
  return {
    Members: parts
      .filter(([part]) => !part.endsWith('Input'))
      .flatMap(([name, schema]) => lines(name, schema, name, '')),
    'Members of input': [...sent].sort(byText).map(([line, names]) => `${line}; of ${list(names)}`),
  };

  function lines(key: string, schema: Schema, path: string, indent: string): string[] {
    const inner = schema.items?.properties ? schema.items : (schema.additionalProperties ?? schema);
    const { properties = {}, required = [] } = inner;
    const isLabel = ['id', 'name', 'hanzi'].every((name) => required.includes(name));
    const label = isLabel ? `label of ${typeOf(properties.id!, `${path}.id`, false)}` : undefined;
    const members = Object.entries(properties).filter(([name]) => !isLabel || !/^(?:id|name|hanzi)$/.test(name));
    const below = members.flatMap(([name, member]) =>
      lines(`${name}${required.includes(name) ? '' : '?'}`, member, `${path}.${name}`, `${indent}  `),
    );
    const head = `${indent}${key}: ${typeOf(schema, path, true, label)}`;
    const together = `${head} { ${below.map((line) => line.trim()).join(', ')} }`;
    const isOneLine = below.length > 0 && together.length <= ONE_LINE && !/\{.*\{/.test(together);
    return isOneLine ? [together] : [head, ...below];
  }

  /** The type of a member. `isShort`: few values, listed in its line; `label`: its name if it is a label. */
  function typeOf(schema: Schema, path: string, isShort: boolean, label?: string): string {
    const unknown = Object.keys(schema).find((keyword) => !KEYWORDS.test(keyword));
    if (unknown !== undefined) throw new Error(`test/contract/service.ts has no words for "${unknown}" of ${path}`);
    const { $ref, type, anyOf, items, additionalProperties, pattern } = schema;
    const values = valuesOf(schema);
    if (values !== undefined) {
      const text = `${schema.enum === undefined ? 'open ' : ''}${list(values)}`;
      if (isShort && text.length <= SHORT) return text;
      if (!ids.has(text)) ids.set(text, path);
      return ids.get(text)!;
    }
    if ($ref !== undefined) return nameOf($ref);
    if (anyOf !== undefined) return anyOf.map((each) => typeOf(each, path, false)).join(' | ');
    if (items !== undefined) {
      const count = range(schema.minItems, schema.maxItems);
      return `list of ${count && `${count} `}${label ?? typeOf(items, path, isShort)}`;
    }
    if (additionalProperties !== undefined) return `map to ${label ?? typeOf(additionalProperties, path, isShort)}`;
    return [label ?? type, range(schema.minimum, schema.maximum), pattern && looks(pattern)].filter(Boolean).join(' ');
  }
}

/** The values of an enum, open or not; undefined if there is none. */
const valuesOf = ({ enum: closed, anyOf }: Schema): readonly string[] | undefined =>
  closed ?? (anyOf?.length === 2 && anyOf[1]!.type === 'string' ? anyOf[0]!.enum : undefined);

/** A pattern of digits in the form of an example, `0000-00-00`; any other pattern unchanged. */
function looks(pattern: string): string {
  const digits = pattern.slice(1, -1).replace(/\\d\{(\d)\}/g, (_, count) => '0'.repeat(Number(count)));
  return /^[0T:Z-]+$/.test(digits) ? digits : pattern;
}
