// One call of the service over fetch: the address, the language, a time limit, and a second try after a refusal that says how long to wait.

import { VERSION } from './api.generated.ts';
import { problemOf } from './problem.ts';

/** Settings of a client. */
export interface ClientOptions {
  /** Where the service is, such as `https://charts.example.org`. */
  readonly baseUrl: string;
  /** The language of names and texts: the `lang` of every request that has none. */
  readonly language?: string;
  /** How often a call is tried again after 429 or 503, where the answer says how long to wait; 2 by default. */
  readonly retries?: number;
  /** The longest wait before another try, in seconds; 60 by default. A longer one is thrown as a problem at once. */
  readonly maxWaitSeconds?: number;
  /** After how many milliseconds one try ends; 30,000 by default. */
  readonly timeoutMs?: number;
  /** The name of your program, sent before that of the client. Browsers send their own. */
  readonly userAgent?: string;
  /** A fetch of your own. */
  readonly fetch?: typeof globalThis.fetch;
}

/** Settings of one call. */
export interface CallOptions {
  /** Ends the call and its waits. */
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

  /** @param options the address of the service, or all settings */
  constructor(options: string | ClientOptions) {
    this.#options = typeof options === 'string' ? { baseUrl: options } : options;
  }

  /** The answer of one operation. @throws BeichenProblem where the service refuses */
  protected async call<Answer>(call: Call, { signal }: CallOptions = {}): Promise<Answer> {
    const { retries = 2, maxWaitSeconds = 60, timeoutMs = 30_000, fetch = globalThis.fetch } = this.#options;
    const [url, init] = this.#request(call);
    for (let tries = 0; ; tries++) {
      const limit = AbortSignal.timeout(timeoutMs);
      const response = await fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, limit]) : limit });
      if (response.ok) return (await (call.accept === JSON_TYPE ? response.json() : response.text())) as Answer;
      const problem = await problemOf(response);
      const wait = problem.retryAfterSeconds;
      if (tries >= retries || wait === undefined || wait > maxWaitSeconds) throw problem;
      await sleep(wait * 1000, signal);
    }
  }

  #request({ method, path, accept, request, hasLanguage }: Call): [url: string, init: RequestInit] {
    const { baseUrl, language, userAgent } = this.#options;
    const sent = { ...(hasLanguage && language !== undefined && { lang: language }), ...request };
    const url = withoutEndSlashes(baseUrl) + path;
    const own = `beichen-typescript/${VERSION}`;
    const headers: Record<string, string> = {
      accept: `${accept}, application/problem+json`,
      ...(!IS_BROWSER && { 'user-agent': userAgent === undefined ? own : `${userAgent} ${own}` }),
    };
    if (method === 'POST')
      return [url, { method, headers: { ...headers, 'content-type': JSON_TYPE }, body: JSON.stringify(sent) }];
    const query = new URLSearchParams(
      Object.entries(sent).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    );
    return [query.size === 0 ? url : `${url}?${query}`, { method, headers }];
  }
}

/** A page that names its program would need a preflight for each call. */
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
