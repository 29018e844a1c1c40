// Random requests from the described parameters get a response that the description declares: never a 5xx, every rejection a problem with CORS, every valid
// request a success. 1,000 requests, twice as many in a full run; FUZZ_REQUESTS sets another number
// (`npm run fuzz -w beichen-service` sends 200,000), FUZZ_SEED the seed.

import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canonicalPath } from '../../service/src/http/policy/request-target.ts';
import type { Answer } from '../../service/test/contract-checker.ts';
import { type RunningService, startService } from '../../service/test/running-service.ts';
import { IS_FULL } from '../setup/runs.ts';
import { type GeneratedRequest, generatedRequests } from './generated-requests.ts';

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? (IS_FULL ? 2000 : 1000));
const AT_ONCE = 20;

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
let service: RunningService;
beforeAll(async () => {
  let secondsAsked = 0;
  // A second passes with every call: no limit is ever used up.
  service = await startService({
    environment: { LOG_LEVEL: 'error' },
    now: () => 1000 * secondsAsked++,
    wallClock: Date.now,
  });
});
afterAll(async () => {
  agent.destroy();
  await service.close();
});

function send({ method, target, headers, body }: GeneratedRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body ? { 'content-length': `${body.length}` } : {};
    const options = { port: service.port, method, path: target, headers: { ...headers, ...length }, agent };
    const requested = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk)).on('error', reject);
      response.on('end', () => {
        const output = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, `${value}`]));
        const text = unpacked(Buffer.concat(chunks), output['content-encoding']);
        resolve({ status: response.statusCode!, headers: output, text });
      });
    });
    requested.on('error', reject).end(body);
  });
}

function unpacked(bytes: Buffer, coding: string | undefined): string {
  if (bytes.length === 0) return '';
  if (coding === 'br') return brotliDecompressSync(bytes).toString();
  return (coding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

const statuses = new Map<number, number>();

async function tryOut(requested: GeneratedRequest): Promise<void> {
  const shown = () =>
    `${requested.method} ${requested.target} ${JSON.stringify(requested.headers)} ${requested.body ?? ''}`;
  const answer = await send(requested).catch((error: Error) => {
    throw new Error(`${shown()}\n${error.message}`);
  });
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  try {
    service.check({ method: requested.method, path: canonicalPath(requested.target, '') }, answer);
  } catch (error) {
    throw new Error(`${shown()}\n${(error as Error).message}`);
  }
  if (answer.status >= (requested.isGood ? 400 : 500)) throw new Error(`${shown()} → ${answer.status}\n${answer.text}`);
}

/** Reports the failed request among twenty, and the seed that repeats them. */
function reporter(run: fc.RunDetails<[GeneratedRequest[]]>): void {
  if (run.failed) throw new Error(`FUZZ_SEED=${run.seed}\n${run.errorInstance}`);
}

test(
  `${REQUESTS.toLocaleString('en')} generated requests: no 5xx, nothing undeclared, every rejection a problem with CORS`,
  async () => {
    const several = fc.array(generatedRequests(service.document), { minLength: AT_ONCE, maxLength: AT_ONCE });
    const seed = process.env.FUZZ_SEED === undefined ? {} : { seed: Number(process.env.FUZZ_SEED) };
    await fc.assert(
      fc.asyncProperty(several, async (requests) => {
        await Promise.all(requests.map(tryOut));
      }),
      { numRuns: Math.ceil(REQUESTS / AT_ONCE), endOnFailure: true, reporter, ...seed },
    );
    expect(service.log.filter((line) => line.includes('a fault of ours'))).toEqual([]);
    // Every status that the limits allow was reached; 204 to a preflight is 1 in 1,000.
    for (const status of [200, 304, 400, 404, 405, 414, 415]) expect([...statuses.keys()]).toContain(status);
    if (REQUESTS > 5000) process.stdout.write(`${JSON.stringify(Object.fromEntries([...statuses].sort()))}\n`);
  },
  REQUESTS * 20 + 60_000,
);
