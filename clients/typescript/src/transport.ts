// One call of the service over fetch: address, language, time limit, and retries after a response with `Retry-After`.

import { VERSION } from './api.generated.ts';
import { BeichenUnreachable, problemOf } from './problem.ts';
import { sentValues } from './sent-values.ts';

/** Settings of a client. */
export interface ClientOptions {
  /** Address of the service, such as `https://charts.example.org`. */
  readonly baseUrl: string;
  /** The language of names and texts: the `lang` of every request that has none. */
  readonly language?: string;
  /** Maximum number of retries after 429 or 503 with `Retry-After`; 2 by default. */
  readonly retries?: number;
  /** Maximum wait before a retry, in seconds; 60 by default. A longer `Retry-After` is thrown as a problem at once. */
  readonly maxWaitSeconds?: number;
  /** Timeout of one try in milliseconds; 30,000 by default. */
  readonly timeoutMs?: number;
  /** The name of your program, sent before the client's name. Browsers send their own. */
  readonly userAgent?: string;
  /** Used instead of the global fetch. */
  readonly fetch?: typeof globalThis.fetch;
}

/** Settings of one call. */
export interface CallOptions {
  /** Aborts the call and its waits. */
  readonly signal?: AbortSignal;
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly accept: string;
  readonly request?: object;
  readonly hasLanguage?: true;
}

const JSON_TYPE = 'application/json';

/** Sends requests. */
export class Transport {
  readonly #options: ClientOptions;

  /**
   * @param options the address of the service, or all settings
   * @throws TypeError if the address is missing or has no scheme
   */
  constructor(options: string | ClientOptions) {
    this.#options = typeof options === 'string' ? { baseUrl: options } : options;
    const baseUrl: unknown = this.#options?.baseUrl; // programs in JavaScript may leave it out
    if (typeof baseUrl !== 'string' || !/^https?:\/\/[^/]/i.test(baseUrl))
      throw new TypeError(
        `baseUrl must be the address of the service, with its scheme, such as https://charts.example.org; ${baseUrl === undefined ? 'none' : JSON.stringify(baseUrl)} was given.`,
      );
  }

  /**
   * Calls one operation.
   * @throws BeichenProblem if the service rejects the request
   * @throws BeichenUnreachable if there is no response
   */
  protected async call<Answer>(call: Call, { signal }: CallOptions = {}): Promise<Answer> {
    const { retries = 2, maxWaitSeconds = 60, timeoutMs = 30_000, fetch = globalThis.fetch } = this.#options;
    const sent = this.#sent(call);
    const [url, init] = this.#request(call, sent);
    for (let tries = 0; ; tries++) {
      const limit = AbortSignal.timeout(timeoutMs);
      const ended = signal ? AbortSignal.any([signal, limit]) : limit;
      const response = await reached(fetch(url, { ...init, signal: ended }), url, signal);
      if (response.ok) {
        const body = call.accept === JSON_TYPE ? response.json() : response.text();
        return (await reached(body, url, signal)) as Answer;
      }
      const problem = await reached(problemOf(response, sent), url, signal);
      const wait = problem.retryAfterSeconds;
      if (tries >= retries || wait === undefined || wait > maxWaitSeconds) throw problem;
      await sleep(wait * 1000, signal);
    }
  }

  #sent({ request = {}, hasLanguage }: Call): Readonly<Record<string, unknown>> {
    const { language } = this.#options;
    return { ...(hasLanguage && language !== undefined && { lang: language }), ...sentValues(request) };
  }

  #request({ method, path, accept }: Call, sent: Readonly<Record<string, unknown>>): [url: string, init: RequestInit] {
    const { baseUrl, userAgent } = this.#options;
    const url = withoutEndSlashes(baseUrl) + path;
    const own = `beichen-typescript/${VERSION}`;
    const headers: Record<string, string> = {
      accept: `${accept}, application/problem+json`,
      ...(!IS_BROWSER && { 'user-agent': userAgent === undefined ? own : `${userAgent} ${own}` }),
    };
    if (method === 'POST')
      return [url, { method, headers: { ...headers, 'content-type': JSON_TYPE }, body: JSON.stringify(sent) }];
    const query = new URLSearchParams(Object.entries(sent).map(([name, value]) => [name, String(value)]));
    return [query.size === 0 ? url : `${url}?${query}`, { method, headers }];
  }
}

/** Waits for a step of a call. An abort by the caller's own signal is rethrown; any other error becomes `BeichenUnreachable`. */
async function reached<Part>(part: Promise<Part>, url: string, signal: AbortSignal | undefined): Promise<Part> {
  try {
    return await part;
  } catch (cause) {
    if (signal?.aborted) throw cause;
    const reason = [cause instanceof Error && cause.cause, cause].find((each) => each instanceof Error && each.message);
    throw new BeichenUnreachable(
      `There is no answer from ${new URL(url).origin}: ${(reason as Error | undefined)?.message ?? cause}`,
      { cause },
    );
  }
}

/** In a browser the program name is not sent: a custom header would need a preflight for each call. */
const IS_BROWSER = 'document' in globalThis || 'importScripts' in globalThis;

function withoutEndSlashes(url: string): string {
  let end = url.length;
  while (url[end - 1] === '/') end -= 1;
  return url.slice(0, end);
}

function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((done, failed) => {
    const end = () => {
      clearTimeout(timer);
      failed(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      done();
    }, milliseconds);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end, { once: true });
  });
}
