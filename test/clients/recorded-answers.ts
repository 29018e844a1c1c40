// Records a number of answers of the running service, from the examples of every operation of the OpenAPI document, with other births, languages
// and selections of members.

import { LANGUAGES } from 'beichen';
import type { RunningService } from '../../service/test/running-service.ts';
import { wholeSchema } from '../../service/test/whole-schemas.ts';

export interface RecordedAnswer {
  /** The schema of the answer. */
  readonly type: string;
  readonly answer: unknown;
}

// biome-ignore lint/suspicious/noExplicitAny: a JSON document is walked
type Json = any;

/** Every operation with an answer of JSON, in turn. */
export async function recordAnswers(service: RunningService, wanted: number): Promise<readonly RecordedAnswer[]> {
  const document: Json = JSON.parse(JSON.stringify(service.document));
  const operations = Object.entries<Json>(document.paths).flatMap(([path, { get, post }]) => {
    const operation = post ?? get;
    const response = resolved(operation.responses[200]).content['application/json'];
    const type = response?.schema.$ref?.split('/').at(-1);
    return type === undefined ? [] : [{ path, operation, type }];
  });
  const recorded: RecordedAnswer[] = [];
  for (let n = 0; n < wanted; n++) {
    const { path, operation, type } = operations[n % operations.length]!;
    const round = Math.floor(n / operations.length);
    const response = await (operation.requestBody
      ? fetch(service.origin + path, { method: 'POST', body: JSON.stringify(bodyOf(operation, round)) })
      : fetch(service.origin + targetOf(path, operation, round), { headers: { accept: 'application/json' } }));
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    recorded.push({ type, answer: JSON.parse(text) });
  }
  return recorded;

  function bodyOf({ requestBody }: Json, round: number): Json {
    const { examples, schema } = requestBody.content['application/json'];
    const body = structuredClone((resolved(Object.values(examples)[0]) as Json).value);
    const { properties } = wholeSchema(document.components.schemas, schema);
    if (body.date !== undefined) body.date = `${1990 - round}-0${1 + (round % 9)}-1${round % 9}`;
    body.lang = LANGUAGES[round % LANGUAGES.length];
    if ('fields' in properties && round % 3 === 1) body.fields = 'all';
    if ('list' in properties) body.list = properties.list.enum[round % properties.list.enum.length];
    return body;
  }

  function targetOf(path: string, { parameters = [] }: Json, round: number): string {
    const examples = parameters.map(resolved).map(({ name, example }: Json) => [name, `${example}`]);
    // A request of the almanac has a day, a lunar day, a month or a year.
    const spans = ['date', 'lunarDate', 'month', 'year'];
    const isSpan = ([name]: [string, string]) => spans.includes(name);
    const span = examples.filter(isSpan)[round % 4];
    const query = new URLSearchParams([
      ...examples.filter((each: [string, string]) => !isSpan(each)),
      ...(span ? [span] : []),
    ]);
    if (query.has('lang')) query.set('lang', LANGUAGES[round % LANGUAGES.length]!);
    return query.size === 0 ? path : `${path}?${query}`;
  }

  function resolved(part: Json): Json {
    if (part.$ref === undefined) return part;
    return part.$ref
      .slice(2)
      .split('/')
      .reduce((at: Json, key: string) => at[key], document);
  }
}
