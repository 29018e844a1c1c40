// Servers for comparison, each started by its name: `bare`, `fastify` (both send a constant response with our headers) or `peer`, which casts charts and
// transits like a service on well-known libraries.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { ConstantAnswer } from './wire/constant-answer.ts';

// The parts of Fastify in use. It is a dependency of the service, not of the bench.
interface Fastify {
  get(path: string, handler: (request: unknown, reply: Reply) => unknown): void;
  get(path: string, options: object, handler: (request: { readonly query: MomentQuery }) => unknown): void;
  listen(at: { readonly port: number; readonly host: string }): Promise<unknown>;
}
interface Reply {
  headers(headers: Readonly<Record<string, string>>): Reply;
  send(body: Buffer): Reply;
}
interface Query {
  readonly date: string;
  readonly hour: number;
  readonly minute: number;
  readonly gender: 'male' | 'female';
}
interface MomentQuery extends Query {
  readonly at: string;
}
const FASTIFY = 'fastify';
const require = createRequire(new URL('../../../service/package.json', import.meta.url));
const { fastify } = require(FASTIFY) as { fastify(): Fastify };
const { astro } = require('iztro') as typeof import('iztro');
const { SolarTime } = require('tyme4ts') as typeof import('tyme4ts');

const [kind = '', answerFile = ''] = process.argv.slice(2);
const PORT = Number(process.env.PORT);
const HOST = '127.0.0.1';
const PATH = '/api/public/chart';
const MOMENT_PATH = '/api/public/transits';

function constantAnswer() {
  const { headers, body } = JSON.parse(readFileSync(answerFile, 'utf8')) as ConstantAnswer;
  return { headers, body: Buffer.from(body) };
}

function bare(): void {
  const { headers, body } = constantAnswer();
  createServer((_, response) => response.writeHead(200, headers).end(body)).listen(PORT, HOST);
}

async function fastifyConstant(): Promise<void> {
  const { headers, body } = constantAnswer();
  const app = fastify();
  app.get(PATH, (_, reply) => reply.headers(headers).send(body));
  await app.listen({ port: PORT, host: HOST });
}

// Without place, true solar time, limiter and log: less than ours does.
async function peer(): Promise<void> {
  const app = fastify();
  const querystring = {
    type: 'object',
    required: ['date', 'hour', 'gender'],
    properties: {
      at: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$' },
      date: { type: 'string', format: 'date' },
      hour: { type: 'integer', minimum: 0, maximum: 23 },
      minute: { type: 'integer', minimum: 0, maximum: 59, default: 0 },
      gender: { type: 'string', enum: ['male', 'female'] },
    },
  };
  app.get(PATH, { schema: { querystring } }, ({ query }) => {
    const { date, hour, minute } = query;
    const [year, month, day] = date.split('-').map(Number) as [number, number, number];
    const chart = board(query);
    const eightChar = SolarTime.fromYmdHms(year, month, day, hour, minute, 0).getLunarHour().getEightChar();
    return { chart, fourPillars: eightChar.toString() };
  });
  app.get(MOMENT_PATH, { schema: { querystring } }, ({ query }) => {
    const [day, time] = query.at.split('T') as [string, string];
    return board(query).horoscope(day, Math.floor((Number(time.slice(0, 2)) + 1) / 2));
  });
  await app.listen({ port: PORT, host: HOST });
}

const board = ({ date, hour, gender }: Query) =>
  astro.bySolar(date, Math.floor((hour + 1) / 2), gender === 'male' ? '男' : '女', true, 'zh-CN');

switch (kind) {
  case 'bare':
    bare();
    break;
  case 'fastify':
    await fastifyConstant();
    break;
  case 'peer':
    await peer();
    break;
  default:
    throw new RangeError(`"${kind}" is not bare, fastify or peer`);
}
