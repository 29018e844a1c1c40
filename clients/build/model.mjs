// The OpenAPI document as a model for clients: types with their members, and operations. The generator of each language prints it.

/**
 * @typedef {{ kind: 'integer' | 'number' | 'flag' | 'any' }
 *   | { kind: 'text', also?: 'day' | 'time' | 'moment' | 'list' } a text, which a language may write as a value of its own where it is sent
 *   | { kind: 'values', values: readonly string[], isOpen: boolean }
 *   | { kind: 'named', name: string }
 *   | { kind: 'list' | 'map', of: Type }} Type
 * @typedef {{ name: string, type: Type, isOptional: boolean, description: string }} Member
 * @typedef {{ name: string, description: string, isSent: boolean, parts: readonly string[], members: readonly Member[] }} ObjectType
 * @typedef {{ name: string, description: string, type: Type }} ValueType
 * @typedef {{ name: string, summary: string, description: string, method: string, path: string, accept: string,
 *   ids: readonly string[], tag: string, example: Readonly<Record<string, unknown>>, request?: { name: string, isOptional: boolean, hasLanguage: boolean }, answer: Type }} Operation
 * @typedef {{ version: string, objects: readonly ObjectType[], values: readonly ValueType[], operations: readonly Operation[] }} Model
 */

/**
 * @param {string} version of the clients
 * @returns {Model}
 */
export function modelOf({ paths, components }, version) {
  const objects = [];
  const values = [];
  for (const [name, schema] of Object.entries(components.schemas)) {
    if (schema.properties === undefined && schema.allOf === undefined)
      values.push({ name, description: sentence(schema), type: typeOf(schema, name) });
    else addObject(name, schema);
  }
  const operations = Object.entries(paths).map(([path, methods]) => operationOf(path, methods));
  const names = [...objects, ...values].map(({ name }) => name.toLowerCase());
  const twice = names.find((name, n) => names.indexOf(name) !== n);
  if (twice !== undefined) throw new Error(`two types are named ${twice}`);
  return { version, objects, values, operations };

  function addObject(name, { description, allOf = [], ...own }) {
    const place = objects.length; // before the types of its members
    objects.push(undefined);
    const { properties = {}, required = [] } = allOf.find(({ $ref }) => $ref === undefined) ?? own;
    const isSent = /(Request|Query|Data)$/.test(name);
    const members = Object.entries(properties).map(([member, schema]) => ({
      name: member,
      type: isSent ? sentType(member, schema, name) : typeOf(schema, name + capital(member)),
      isOptional: !required.includes(member),
      description: sentence(schema),
    }));
    const parts = allOf.flatMap(({ $ref }) => ($ref === undefined ? [] : [nameOf($ref)]));
    objects[place] = { name, description: description ?? '', isSent, parts, members };
  }

  function sentType(member, schema, name) {
    const type = typeOf(schema, name + capital(member));
    const also = LISTS.has(member)
      ? 'list'
      : member === 'time'
        ? 'time'
        : { [DAY]: 'day', [MOMENT]: 'moment' }[schema.pattern];
    return type.kind === 'text' && also !== undefined ? { ...type, also } : type;
  }

  /** The type of a schema; an object inside it is named after its position. */
  function typeOf(schema, place) {
    const { $ref, type, anyOf, items, properties, additionalProperties } = schema;
    if ($ref !== undefined) return { kind: 'named', name: nameOf($ref) };
    const [known, more] = anyOf ?? [];
    if (known?.enum !== undefined && more?.type === 'string')
      return { kind: 'values', values: known.enum, isOpen: true };
    if (anyOf !== undefined) return { kind: 'any' };
    if (schema.enum !== undefined) return { kind: 'values', values: schema.enum, isOpen: false };
    if (type === 'array') {
      const item = items.properties ? { description: schema.description, ...items } : items;
      return { kind: 'list', of: typeOf(item, place.replace(/s$/, '')) };
    }
    if (properties !== undefined) {
      addObject(place, schema);
      return { kind: 'named', name: place };
    }
    if (additionalProperties !== undefined) return { kind: 'map', of: { kind: 'any' } };
    const kind = { string: 'text', integer: 'integer', number: 'number', boolean: 'flag' }[type];
    if (kind === undefined) throw new Error(`no type for ${JSON.stringify(schema)} at ${place}`);
    return { kind };
  }

  /** An operation, by POST if there is one: a URL may be logged by proxies. */
  function operationOf(path, { get, post }) {
    const { operationId, tags, parameters = [], requestBody, responses } = post ?? get;
    const { summary, description } = get ?? post;
    const name = operationId.replace(/^(get|post)/, '').replace(/^./, (first) => first.toLowerCase());
    const { content } = resolved(responses['200']);
    const [accept, { schema }] = Object.entries(content)[0];
    return {
      name,
      summary,
      description,
      method: post ? 'POST' : 'GET',
      path,
      accept,
      ids: [post, get].flatMap((operation) => operation?.operationId ?? []),
      tag: tags[0],
      example: requestBody ? exampleOf(requestBody) : neededOf(parameters.map(resolved)),
      request: requestBody ? bodyOf(requestBody) : queryOf(parameters.map(resolved), name),
      answer: schema.properties ? { kind: 'map', of: { kind: 'any' } } : typeOf(schema, ''),
    };
  }

  function exampleOf({ content }) {
    const { lang: _, ...example } = resolved(Object.values(content['application/json'].examples)[0]).value;
    return example;
  }

  function bodyOf({ content }) {
    const name = nameOf(content['application/json'].schema.$ref);
    const { members } = objects.find((object) => object.name === name);
    return { name, isOptional: false, hasLanguage: members.some((member) => member.name === 'lang') };
  }

  function queryOf(parameters, operation) {
    if (parameters.length === 0) return undefined;
    const name = `${capital(operation)}Query`;
    const properties = parameters.map(({ name: own, schema, description }) => [own, { ...schema, description }]);
    const required = parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name);
    addObject(name, {
      description: `The parameters of ${operation}.`,
      properties: Object.fromEntries(properties),
      required,
    });
    return { name, isOptional: required.length === 0, hasLanguage: parameters.some((each) => each.name === 'lang') };
  }

  function resolved(part) {
    if (part.$ref === undefined) return part;
    return part.$ref
      .slice(2)
      .split('/')
      .reduce((at, key) => at[key], { components });
  }
}

/** Patterns of the parameters that are a day or a moment. */
const DAY = '^\\d{4}-\\d{2}-\\d{2}$';
const MOMENT = '^\\d{4}(-\\d{2}(-\\d{2}.*)?)?$';

/** The parameters of which several values are separated by commas. */
const LISTS = new Set(
  'fields layers star pattern with without officer mansion tenGod stem branch pillar lunarDay weekday dayPalace lands'.split(
    ' ',
  ),
);

/** The examples of the parameters that are required, or of the first. */
function neededOf(parameters) {
  const required = parameters.filter((parameter) => parameter.required);
  const needed = required.length > 0 ? required : parameters.slice(0, 1);
  return Object.fromEntries(needed.map(({ name, example }) => [name, example]));
}

const nameOf = (reference) => reference.split('/').at(-1);

/** The first sentence of a description; the reference has all of it. */
const sentence = ({ description = '' }) => /^.*?[.](?=\s|$)/.exec(description)?.[0] ?? description;

/** @param {string} name a member: `violated-policies` becomes ViolatedPolicies */
export const capital = (name) => name.replace(/(?:^|-)[a-z]/g, (start) => start.replace('-', '').toUpperCase());

/** All members of an object; members of its parts come first. */
export const allMembers = ({ parts, members }, { objects }) => [
  ...parts.flatMap((name) => objects.find((object) => object.name === name).members),
  ...members,
];

/** The names of the types that operations take and answer, each once, in order. */
export function namesIn(operations) {
  const inner = (type) => (type.of === undefined ? type : inner(type.of));
  const types = operations.flatMap(({ request, answer }) => [request?.name, inner(answer).name]);
  return [...new Set(types.filter((name) => name !== undefined))].sort();
}

/** The values that a text can have, as a comment: at most twelve. */
export function valuesComment(type) {
  const inner = type.kind === 'list' ? type.of : type;
  if (inner.kind !== 'values') return '';
  const shown = inner.values.slice(0, 12).join(', ');
  return ` ${inner.isOpen ? 'Such as' : 'One of'} ${shown}${inner.values.length > 12 ? ' and others' : ''}.`;
}
