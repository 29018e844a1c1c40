// Sends calls at a steady rate, as independent clients do: no call waits for another, and each has its result.

import { Agent, request } from 'node:http';
import { CHART, target } from '../../service/test/births.ts';

/** The result of one call. */
export interface Outcome {
  /** Number of the call, from 0. */
  readonly number: number;
  readonly client: string;
  /** 0 for a call without a whole answer. */
  readonly status: number;
  readonly sentMs: number;
  readonly ms: number;
  /** Error of a call without a response. */
  readonly fault?: string;
}

const BIRTH = { date: '1990-07-23', hour: '8', minute: '30', gender: 'male', cityId: 'beijing-1816670' };

/** Makes one call as a client of that address. Never rejects. */
export function call(
  agent: Agent,
  port: number,
  client: string,
  path = target(CHART, BIRTH),
  number = 0,
): Promise<Outcome> {
  const sentMs = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, fault?: string) =>
      resolve({
        number,
        client,
        status,
        sentMs,
        ms: performance.now() - sentMs,
        ...(fault !== undefined && { fault }),
      });
    const headers = { 'x-forwarded-for': client };
    const sent = request({ agent, host: '127.0.0.1', port, path, headers }, (answer) => {
      answer.on('data', () => {});
      answer.on('end', () => done(answer.complete ? answer.statusCode! : 0, 'cut short'));
      answer.on('error', ({ message }) => done(0, message));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => done(0, error.code ?? error.message));
    sent.end();
  });
}

/** A load that runs until it is stopped. */
export class Load {
  readonly outcomes: Outcome[] = [];
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 200 });
  readonly #open = new Set<Promise<void>>();
  readonly #timer: NodeJS.Timeout;

  /**
   * @param perSecond calls
   * @param portOf port of the process for the next call
   * @param clientOf address of the client of a call, by its number
   * @param pathOf path of a call, by its number; always the same chart by default
   */
  constructor(
    perSecond: number,
    portOf: () => number,
    clientOf: (number: number) => string,
    pathOf: (number: number) => string = () => target(CHART, BIRTH),
  ) {
    const start = performance.now();
    let made = 0;
    this.#timer = setInterval(() => {
      for (const due = ((performance.now() - start) / 1000) * perSecond; made < due; made++) {
        const one = call(this.#agent, portOf(), clientOf(made), pathOf(made), made).then((outcome) => {
          this.outcomes.push(outcome);
          this.#open.delete(one);
        });
        this.#open.add(one);
      }
    }, 5);
  }

  /** Makes no more calls, and waits for the open ones. */
  async stop(): Promise<readonly Outcome[]> {
    clearInterval(this.#timer);
    await Promise.all(this.#open);
    this.#agent.destroy();
    return this.outcomes;
  }
}

/** The value below which a share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
