// Requests generated from the OpenAPI document: good ones, ones at the edges, and every kind of wrong
// one, for each operation: the tables of parameters are read from the document, so that a new one is tried at once.

import fc from 'fast-check';
import { wholeSchema } from '../../service/test/whole-schemas.ts';

/** A request as it is sent. */
export interface GeneratedRequest {
  readonly method: string;
  /** As in the document. */
  readonly path: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  /** True for a valid request, whose response must be a success. */
  readonly isGood: boolean;
}

interface Schema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}
interface Parameter {
  readonly name: string;
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example: unknown;
}
interface Operation {
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly schema: { readonly $ref: string }; readonly examples: object }>
    >;
  };
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly examples: Readonly<Record<string, { readonly value: Readonly<Record<string, unknown>> }>>;
  };
}

/** A value of a parameter; undefined leaves it out. */
type Value = unknown;
type Field = readonly [name: string, value: Value];

/** Requests to all operations of a document. */
export function generatedRequests(document: object): fc.Arbitrary<GeneratedRequest> {
  const { paths, components } = document as Document;
  const shared = (parameter: Parameter | { readonly $ref: string }): Parameter =>
    '$ref' in parameter ? components.parameters[parameter.$ref.split('/').at(-1)!]! : parameter;
  const operations = Object.entries(paths).flatMap(([path, methods]) => {
    const parameters = methods.get ? (methods.get.parameters ?? []).map(shared) : inBody(methods.post, components);
    return Object.keys(methods).map((method) => ({
      path,
      method: method.toUpperCase(),
      parameters: withBirthplace(
        parameters,
        method === 'post' && methods.get ? ['hour', 'latitude', 'longitude'] : ['hour', 'cityId'],
      ),
    }));
  });
  // Those with parameters are where something can go wrong.
  const weighted = operations.map((operation) => ({
    weight: 1 + operation.parameters.length,
    arbitrary: requestsTo(operation.path, operation.method, operation.parameters),
  }));
  // One in fifty, however many parameters there are: 5,000 requests would otherwise now and then hold no 405.
  const nowhere = Math.ceil(weighted.reduce((sum, { weight }) => sum + weight, 0) / 50);
  return fc.oneof(...weighted, { weight: nowhere, arbitrary: requestsToNowhere(Object.keys(paths)) });
}

/** The parameters of a birth, of whose birthplace these are required. */
function withBirthplace(parameters: readonly Parameter[], names: readonly string[]): readonly Parameter[] {
  if (!parameters.some(({ name, required }) => name === 'gender' && required)) return parameters;
  return parameters
    .filter(({ name }) => name !== 'cityId' || names.includes(name))
    .map((parameter) => (names.includes(parameter.name) ? { ...parameter, required: true } : parameter));
}

/** The parameters of a body, for paths without GET. Members of an object, such as `one.date`, are required if the example has them. */
function inBody(post: Operation | undefined, components: Document['components']): Parameter[] {
  const content = post?.requestBody?.content['application/json'];
  if (content === undefined) return [];
  const { properties = {}, required = [] }: Schema = wholeSchema(components.schemas, content.schema);
  const example = components.examples[Object.keys(content.examples)[0]!]!.value;
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (schema.properties === undefined)
      return [{ name, required: required.includes(name), schema, example: example[name] }];
    const known = example[name] as Readonly<Record<string, unknown>>;
    return Object.entries(schema.properties).map(([own, of]) => ({
      name: `${name}.${own}`,
      required: own in known,
      schema: of,
      example: known[own],
    }));
  });
}

function requestsTo(path: string, method: string, parameters: readonly Parameter[]): fc.Arbitrary<GeneratedRequest> {
  const good = fc
    .tuple(...parameters.map(goodField))
    .map((fields) => ({ fields: withWhatTheyNeed(fields), isGood: true }));
  const wrong = fc
    .tuple(fc.tuple(...parameters.map(anyField)), fc.array(strayField(parameters), { maxLength: 3 }), fc.nat(6))
    .map(([fields, more, moved]) => ({ fields: rotated([...fields.flat(), ...more], moved), isGood: false }));
  const requested = fc.oneof({ weight: 1, arbitrary: good }, { weight: 4, arbitrary: wrong });
  if (method === 'POST') return fc.tuple(requested, anyHeaders, fc.nat(99), fc.nat(400)).map(posted(path));
  const verb = fc.oneof({ weight: 8, arbitrary: fc.constant('GET') }, fc.constant('HEAD'));
  return fc.tuple(requested, anyHeaders, verb).map(([{ fields, isGood }, headers, used]) => ({
    method: used,
    path,
    target: fields.length > 0 ? `${path}?${query(fields)}` : path,
    headers,
    isGood,
  }));
}

/**
 * Removes fields that other fields, or missing ones, make invalid: half a point, a point beside an id, a longitude without a zone, the Sun without a longitude, a last day without the first, a second span of an almanac;
 * a clock beside a double hour; seconds without a minute; for births that fit the zone of no place; an end of the years, which depends on their beginning; a field that qualifies a missing one.
 */
function withWhatTheyNeed(fields: readonly Field[]): Field[] {
  const sent = new Set(fields.flatMap(([name, value]) => (value === undefined ? [] : [name])));
  const isZoneAlone = sent.has('atTimeZone') && !sent.has('atLongitude') && !sent.has('atCityId');
  const isLongitudeAlone = sent.has('atLongitude') && !sent.has('atTimeZone') && !sent.has('atCityId');
  const otherSpans = fields.some(([name]) => name === 'lunarDate')
    ? SPANS.filter((name) => sent.has(name)).slice(1)
    : [];
  const isOfBirths = fields.some(([name]) => name === 'pillars');
  const isPoint = (prefix: string) =>
    !sent.has(`${prefix}cityId`) && sent.has(`${prefix}latitude`) && sent.has(`${prefix}longitude`);
  return fields.filter(
    ([name]) =>
      !(name in NEEDS && !sent.has(NEEDS[name]!)) &&
      !(name === 'toYear' && (isOfBirths || sent.has('lunarMonth'))) &&
      !(isOfBirths && name === 'timeZone' && !sent.has('cityId') && !isPoint('')) &&
      !(/(?:^|\.)(?:latitude|longitude)$/.test(name) && !isPoint(name.replace(/\w+$/, ''))) &&
      !(name === 'atSolarTime' && isZoneAlone) &&
      !(name === 'atLongitude' && isLongitudeAlone) &&
      !(/(?:^|\.)(?:hour|minute)$/.test(name) && sent.has(name.replace(/\w+$/, 'time'))) &&
      !(/(?:^|\.)(?:hour|minute|second|time)$/.test(name) && sent.has(name.replace(/\w+$/, 'doubleHour'))) &&
      !(/(?:^|\.)place$/.test(name) && isPoint(name.replace(/\w+$/, ''))) &&
      !(/(?:^|\.)second$/.test(name) && !sent.has(name.replace(/\w+$/, 'minute'))) &&
      !name.endsWith('.year') && // beside a date
      !otherSpans.includes(name),
  );
}

/** Fields that qualify another field. */
const NEEDS: Readonly<Record<string, string>> = { matchLeapMonth: 'matchLunarDate', to: 'from' };

/** An almanac takes exactly one of these; if none is drawn, the last is sent. */
const SPANS: readonly string[] = ['lunarDate', 'date', 'year', 'month'];

const rotated = <T>(list: readonly T[], by: number): T[] => [...list.slice(by), ...list.slice(0, by)];

// Fields of valid requests: the example of each parameter, or another value that is valid with any values of the others.
function goodField({ name, required, schema, example }: Parameter): fc.Arbitrary<Field> {
  const harmless = schema.type === 'integer' || name === 'lang' || name === 'school' || name.endsWith('Boundary');
  const value = harmless ? insideOf(schema) : fc.constant(example);
  return (
    required || name === 'q' || name === 'month' || name === 'pillars' ? value : fc.oneof(value, fc.constant(undefined))
  ).map((some) => [name, some]);
}

function insideOf({ type, enum: values, minimum = 0, maximum = 0 }: Schema): fc.Arbitrary<Value> {
  if (values) return fc.constantFrom(...values);
  return type === 'integer' ? fc.integer({ min: minimum, max: maximum }) : fc.boolean();
}

// Any request: mostly right, so that the other faults are reached; sometimes left out, sometimes sent twice.
const anyField = (parameter: Parameter): fc.Arbitrary<readonly Field[]> =>
  fc.oneof<fc.WeightedArbitrary<readonly Field[]>[]>(
    { weight: 6, arbitrary: goodField(parameter).map((field) => [field]) },
    { weight: 3, arbitrary: anyValue(parameter).map((value) => [[parameter.name, value] as const]) },
    { weight: 1, arbitrary: fc.constant([]) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(goodField(parameter), anyValue(parameter), spelling(parameter.name))
        .map(([field, value, name]) => [field, [name, value] as const]),
    },
  );

const spelling = (name: string): fc.Arbitrary<string> =>
  fc.constantFrom(
    name,
    name.toUpperCase(),
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    `${name} `,
  );

const anyValue = (parameter: Parameter): fc.Arbitrary<Value> =>
  fc.oneof(edges(parameter.schema), confused, texts, overlong(parameter.schema), dates);

const edges = ({ enum: values, minimum = 0, maximum = 99 }: Schema): fc.Arbitrary<Value> =>
  values
    ? fc.constantFrom(...values.flatMap((value) => [value, value.toUpperCase(), ` ${value} `, `${value}x`, value[0]]))
    : fc.constantFrom(
        minimum - 1,
        minimum,
        minimum + 1,
        maximum - 1,
        maximum,
        maximum + 1,
        `0${minimum}`,
        `+${maximum}`,
      );

// biome-ignore format: one kind of confusion a row
const confused: fc.Arbitrary<Value> = fc.constantFrom<Value>(
  null, true, false, '', ' ', 0, -0, -1, 1e1, 8.5, 1e21, Number.MAX_SAFE_INTEGER, 2 ** 53,
  '1e1', '0x8', '8.0', '08', '008', '８', '٨', '-0', 'NaN', 'Infinity', 'null', 'undefined', 'true', 'TRUE', '1',
  [], [8], ['male', 'female'], {}, { hour: 8 }, [[[[]]]],
  '__proto__', 'constructor', 'toString', '[object Object]', "'; --", '<script>', '{{x}}', '../..', '%', '%%', '%00',
);

const texts: fc.Arbitrary<Value> = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom(...'北京上海莆田蒲城浦城\u{20bb7}\u{1f600}\u0301\u200d\u202e\ufeff\ud800\0\t\n'),
    maxLength: 30,
  }),
  fc.constantFrom(
    'beijing-1816670',
    'beijing-1816671',
    'beijing-0',
    '1816670',
    'Beijing',
    '北京',
    'springfield, il',
    'a',
  ),
);

const overlong = ({ maxLength = 100 }: Schema): fc.Arbitrary<Value> =>
  fc
    .tuple(fc.constantFrom('x', '北', '\u{1f600}', '9', ' ', 'é'), fc.constantFrom(maxLength, maxLength + 1, 500, 3000))
    .map(([character, times]) => character.repeat(times));

const dates: fc.Arbitrary<Value> = fc.oneof(
  fc
    .date({ min: new Date('1644-06-01'), max: new Date('2201-06-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom(
    '1990-02-30',
    '1990-13-01',
    '1990-00-00',
    '0000-00-00',
    '9999-12-31',
    '1990-7-23',
    '1990/07/23',
    '19900723',
  ),
  fc.constantFrom('1645-01-28', '1645-01-27', '2200-02-14', '2200-02-15', '1582-10-10', '1900-02-29', '2000-02-29'),
);

const strayField = (parameters: readonly Parameter[]): fc.Arbitrary<Field> =>
  fc.tuple(
    fc.oneof(
      fc.constantFrom('utm_source', 'gendre', 'hours', 'hour[]', 'city', '__proto__', 'constructor', '', '北', 'lat'),
      fc.constantFrom(...parameters.map(({ name }) => name), 'x'),
      fc.string({ maxLength: 12 }),
    ),
    fc.oneof(confused, texts),
  );

const anyHeaders: fc.Arbitrary<Record<string, string>> = fc
  .record(
    {
      accept: fc.constantFrom('*/*', 'text/html', 'application/xml;q=0.1', 'x', ''),
      'accept-encoding': fc.constantFrom('br', 'gzip', 'gzip;q=0, br;q=0.1', 'identity;q=0', '*', ';;q', 'zstd'),
      'accept-language': fc.constantFrom('zh-CN', 'xx', ''),
      'if-none-match': fc.constantFrom('*', '"x"', 'x', ''),
      origin: fc.constantFrom('https://a.example', 'null'),
      'x-forwarded-for': fc.constantFrom('1.2.3.4', '::1', 'x', ','),
      range: fc.constantFrom('bytes=0-1', 'x'),
    },
    { requiredKeys: [] },
  )
  .map((headers) => ({ ...headers }) as Record<string, string>);

const text = (value: Value): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

// Half a surrogate pair cannot be percent-encoded; it is sent as bytes that no decoder accepts.
function escaped(value: Value): string {
  const plain = text(value);
  try {
    return encodeURIComponent(plain);
  } catch {
    return '%ff';
  }
}

const sentOf = (fields: readonly Field[]): readonly Field[] => fields.filter(([, value]) => value !== undefined);
const query = (fields: readonly Field[]): string =>
  sentOf(fields)
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .join('&');

interface Asked {
  readonly fields: readonly Field[];
  readonly isGood: boolean;
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const LABELS = [
  JSON_TYPE,
  FORM_TYPE,
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'text/plain',
  'a/b',
  ';',
];

/** The body in one of its forms: whole, under a wrong label, or cut off and spoilt. */
const posted =
  (path: string) =>
  ([{ fields, isGood }, headers, form, at]: [Asked, Record<string, string>, number, number]): GeneratedRequest => {
    const [body, type] = bodyOf(sentOf(fields), form % 3);
    const whole = { method: 'POST', path, target: path, headers: { ...headers, 'content-type': type } };
    if (form < 70) return { ...whole, body, isGood };
    if (form < 80) {
      const label = LABELS[at % LABELS.length]!;
      return { ...whole, headers: { ...whole.headers, 'content-type': label }, body, isGood: false };
    }
    if (form < 85) return { ...whole, target: `${path}?${query(fields)}`, body: Buffer.alloc(0), isGood };
    if (form < 90) return { ...whole, target: `${path}?${query(fields)}`, body, isGood };
    const spoilt = Buffer.from(body.subarray(0, form < 95 ? at : body.length));
    if (form >= 95 && spoilt.length > 0) spoilt[at % spoilt.length] = at % 256;
    return { ...whole, body: spoilt, isGood: false };
  };

function bodyOf(fields: readonly Field[], form: number): readonly [body: Buffer, type: string] {
  switch (form) {
    case 0: {
      const members = fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}`);
      return [Buffer.from(`{${members.join(',')}}`), JSON_TYPE];
    }
    case 1:
      return [Buffer.from(query(fields)), FORM_TYPE];
    default: {
      const parts = fields.map(([name, value]) => {
        const plain = name.replace(/["\r\n\\]/g, '');
        return `--b\r\nContent-Disposition: form-data; name="${plain}"\r\n\r\n${text(value)}\r\n`;
      });
      return [Buffer.from(`${parts.join('')}--b--\r\n`), 'multipart/form-data; boundary=b'];
    }
  }
}

/** Requests by methods that a path has not, and to paths that there are not. */
const requestsToNowhere = (paths: readonly string[]): fc.Arbitrary<GeneratedRequest> =>
  fc
    .tuple(
      fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'QUERY', 'TRACE'),
      fc.constantFrom(...paths),
      fc.constantFrom('', '', 'x', '/', '//', '/%2e%2e', '/%ff', '.json', '%00', ';a=b', `/${'y'.repeat(5000)}`),
      anyHeaders,
    )
    .map(([method, path, more, headers]) => ({
      method,
      path: path + more,
      target: path + more,
      headers,
      isGood: false,
    }));
