// Requests from public reports about similar services: each is accepted, or rejected with an error that names the right form (test/truth/cases/requests.json).

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningService, startService } from '../../test/running-service.ts';

interface Case {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  /** A body of JSON as it is sent, which need not be JSON. */
  readonly body?: string;
  /** Part of the error message; without it the request succeeds. */
  readonly refusedWith?: string;
  /** Parts of the answer. */
  readonly contains?: string | readonly string[];
}
const CASES: readonly Case[] = JSON.parse(
  readFileSync(new URL('../../../test/truth/cases/requests.json', import.meta.url), 'utf8'),
);

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

test.each(CASES)('$id ($source)', async ({ target, body, refusedWith, contains = [] }) => {
  const { status, text } = await service.ask(
    target,
    body === undefined ? {} : { method: 'POST', body, headers: { 'content-type': 'application/json' } },
  );
  for (const part of ['', ...[contains].flat()])
    expect([status, text]).toEqual([refusedWith === undefined ? 200 : 400, expect.stringContaining(part)]);
  if (refusedWith === undefined) return;
  const { detail, errors = [] } = JSON.parse(text) as { detail: string; errors?: { detail: string }[] };
  expect([detail, ...errors.map((each) => each.detail)].join('\n')).toContain(refusedWith);
});
