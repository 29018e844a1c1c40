// Checks an answer against the OpenAPI document: route, status, media type, headers, and the body by JSON Schema 2020-12.
// Every answer of every HTTP test is checked here; anything that the document does not declare fails.

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { LANGUAGES } from 'beichen';
import { selectPart } from 'beichen/internal';
import { schemaOfPart } from 'beichen/schema';
import { ALL_KINDS } from '../src/kinds/kinds.ts';
import { sentencesOf } from '../src/openapi/kind-components.ts';
import { withClosedEnums } from './whole-schemas.ts';

/** The parts of the document that are used here. */
interface OpenApi {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, Response>> }>>>
  >;
  readonly components: {
    readonly responses: Readonly<Record<string, Response>>;
    readonly headers: Readonly<Record<string, Header>>;
  };
}
interface Response {
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, Header>>;
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}
interface Header {
  readonly $ref?: string;
  readonly required?: boolean;
}

/** An answer as it came over the wire; header names in lower case. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The request; without a path if the HTTP parser itself rejected it. */
interface Asked {
  readonly method: string;
  /** As in the document: no prefix, query, doubled or trailing slashes. */
  readonly path?: string;
  /** The members that were requested: the answer is checked against the schema of that selection. */
  readonly fields?: string;
}

/** Throws with a sentence for an answer that breaks the contract. */
export type Check = (requested: Asked, answer: Answer) => void;

/** The schema of an answer with selected members, by the path of its endpoint. */
const CHOSEN: Readonly<Record<string, (fields: string) => object>> = Object.fromEntries(
  ALL_KINDS.map((kind) => [
    kind.path,
    (fields: string) => schemaOfPart(selectPart(kind.whole, fields, kind.groups), sentencesOf(kind)),
  ]),
);

/** @param document the OpenAPI document. Its enums are closed here: clients must accept more values, but the service may not send any */
export function contractChecker(document: object): Check {
  const api = withClosedEnums(document as OpenApi);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema(api, 'openapi');
  const validators = new Map<string, ValidateFunction>();

  return ({ method, path, fields }, answer) => {
    const where = `${method} ${path ?? 'refused by the parser'} → ${answer.status}`;
    const broken = (sentence: string): never => {
      throw new Error(`${where}: ${sentence}\n${answer.text.slice(0, 500)}`);
    };
    everyAnswer(answer, broken);
    // At a path that the document does not have, a browser gets a page.
    const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false;
    if (answer.status === 404 && isPage && (path === undefined || api.paths[path] === undefined)) return;
    const problem = answer.status >= 400 ? problemOf(answer, broken) : undefined;
    if (method === 'OPTIONS' && answer.status === 204) return preflight(answer, broken, api.paths[path ?? '']);
    const pointer = responsePointer(method, path, answer.status) ?? broken('the document declares no such answer');
    const response = at(pointer) as Response;
    for (const [name, header] of Object.entries(response.headers ?? {})) {
      const { required } = header.$ref ? (at(header.$ref) as Header) : header;
      if (required && answer.headers[name.toLowerCase()] === undefined) broken(`the header ${name} is missing`);
    }
    const mediaType = answer.headers['content-type']?.split(';')[0];
    if (answer.status === 304) {
      if (answer.text !== '') broken('a 304 has a body');
      return;
    }
    if (mediaType === undefined || !response.content?.[mediaType])
      broken(`the media type ${mediaType} is not declared`);
    if (method === 'HEAD') {
      if (answer.text !== '') broken('an answer to HEAD has a body');
      return;
    }
    const schema = `openapi${pointer}/content/${escaped(mediaType!)}/schema`;
    const ofFields = fields !== undefined && answer.status === 200 ? validatorOfFields(path ?? '', fields) : undefined;
    if (ofFields !== undefined) {
      if (!ofFields(JSON.parse(answer.text)))
        broken(`the body breaks the schema of ${fields}: ${ajv.errorsText(ofFields.errors)}`);
      return;
    }
    const validate = validators.get(schema) ?? ajv.compile({ $ref: schema });
    validators.set(schema, validate);
    if (!validate(problem ?? (mediaType!.endsWith('json') ? JSON.parse(answer.text) : answer.text)))
      broken(`the body breaks its schema: ${ajv.errorsText(validate.errors)}`);
  };

  function responsePointer(method: string, path: string | undefined, status: number): string | undefined {
    const operation =
      path === undefined ? undefined : api.paths[path]?.[method === 'HEAD' ? 'get' : method.toLowerCase()];
    if (operation) {
      const declared = operation.responses[status];
      if (!declared) return undefined;
      return (
        declared.$ref ??
        `#/paths/${escaped(path!)}/${method === 'HEAD' ? 'get' : method.toLowerCase()}/responses/${status}`
      );
    }
    const name = OUTSIDE[status];
    return name && `#/components/responses/${name}`;
  }

  function at(pointer: string): unknown {
    const parts = pointer
      .slice(2)
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));
    return parts.reduce((value: unknown, part) => (value as Record<string, unknown> | undefined)?.[part], api);
  }
}

/** Compiled schemas of selected members, for all files of a worker. */
const validatorsOfFields = new Map<string, ValidateFunction>();

/** Validates an answer with these members; undefined at a path without `fields`. */
function validatorOfFields(path: string, fields: string): ValidateFunction | undefined {
  const key = `${path} ${fields}`;
  const schemaOf = CHOSEN[path];
  const known =
    validatorsOfFields.get(key) ??
    (schemaOf && new Ajv2020({ strict: false, allErrors: true }).compile(closed(schemaOf(fields))));
  if (known) validatorsOfFields.set(key, known);
  return known;
}

/** A schema whose objects allow no other members: members that were not requested are absent. */
const closed = (schema: object): object =>
  JSON.parse(
    JSON.stringify(schema, (_, value) =>
      value?.type === 'object' && value.properties ? { ...value, additionalProperties: false } : value,
    ),
  );

// Answers outside any operation of the document.
const OUTSIDE: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  408: 'RequestTimeout',
  414: 'UriTooLong',
  417: 'ExpectationFailed',
  431: 'HeadersTooLarge',
};

const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

function everyAnswer({ headers }: Answer, broken: (sentence: string) => never): void {
  if (headers['access-control-allow-origin'] !== '*') broken('no page may read it');
  if (!headers['access-control-expose-headers']?.includes('Retry-After')) broken('pages cannot read Retry-After');
  if (headers['x-content-type-options'] !== 'nosniff') broken('browsers may sniff its type');
  if (headers['referrer-policy'] !== 'no-referrer') broken('it lets browsers send referrers');
  if (!/^[0-9a-f-]{36}$/.test(headers['x-request-id'] ?? '')) broken('it has no request id');
  if (headers['x-powered-by'] !== undefined || headers.server !== undefined) broken('it tells what it is made with');
}

function problemOf(answer: Answer, broken: (sentence: string) => never): Record<string, unknown> | undefined {
  if (answer.headers['cache-control'] !== 'no-store') broken('a problem may be kept by caches');
  if (!LANGUAGES.some((language) => language === answer.headers['content-language']))
    broken('it does not tell its language');
  if (answer.text === '') return undefined; // HEAD
  const problem = JSON.parse(answer.text) as Record<string, unknown>;
  const { errors = [] } = problem as { readonly errors?: readonly unknown[] };
  // The problem of a star lists all stars, the problem of an unknown path all paths.
  if (Buffer.byteLength(answer.text) > 4096 + 512 * errors.length)
    broken('a problem has more than 4 KB, and 512 bytes for each fault');
  if (problem.status !== answer.status) broken(`its body says ${problem.status}`);
  if (problem.requestId !== answer.headers['x-request-id']) broken('body and header name different requests');
  if (answer.status === 500 && 'errors' in problem) broken('a fault of ours tells of itself');
  return problem;
}

/** @param methods methods of the path in the document; undefined for a file of the page */
function preflight(
  { headers, text }: Answer,
  broken: (sentence: string) => never,
  methods: object = { get: {} },
): void {
  if (text !== '') broken('a preflight has a body');
  for (const method of Object.keys(methods)) {
    if (!headers.allow?.split(', ').includes(method.toUpperCase())) broken(`Allow lacks ${method}`);
  }
  if (headers['access-control-allow-methods'] !== headers.allow) broken('CORS and Allow differ');
  if (headers['access-control-max-age'] !== '86400') broken('it is not kept for a day');
}
