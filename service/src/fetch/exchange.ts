// Request and reply of the handlers, from a web Request and as a web Response.

import type { Language } from 'beichen';
import { MAX_BODY_BYTES } from '../contract/request-limits.ts';
import { compressor } from '../http/policy/content-coding.ts';
import type { ApiReply, ApiRequest } from '../http/policy/exchange.ts';
import { contentTooLarge, malformedBody } from '../requests/problems/problem-error.ts';

/** A web request. Its body is read once it has a handler. */
export class WebApiRequest implements ApiRequest {
  readonly web: Request;
  readonly id = crypto.randomUUID();
  readonly method: string;
  readonly originalUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodyLabel: string | undefined;
  body: Uint8Array | undefined;
  language: Language | undefined;

  constructor(web: Request) {
    const { pathname, search } = new URL(web.url);
    this.web = web;
    this.method = web.method;
    this.originalUrl = pathname + search;
    this.headers = Object.fromEntries(web.headers);
    this.bodyLabel = this.headers['content-type'];
  }

  isWanted(): boolean {
    return !this.web.signal.aborted;
  }

  /**
   * Reads the body, if there is one.
   * @throws ProblemError `content_too_large`, before the rest is read
   */
  async readBody(): Promise<void> {
    if (Number(this.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw contentTooLarge();
    const reader = this.web.body?.getReader();
    if (reader === undefined) return;
    const bytes = new Uint8Array(MAX_BODY_BYTES);
    let length = 0;
    for (;;) {
      const { value } = await reader.read().catch(() => {
        throw malformedBody(); // the connection ended before the body did
      });
      if (value === undefined) break;
      if (length + value.length > MAX_BODY_BYTES) {
        await reader.cancel();
        throw contentTooLarge();
      }
      bytes.set(value, length);
      length += value.length;
    }
    this.body = bytes.subarray(0, length);
  }
}

/** Adds only Vary: the host compresses. */
const asItIs = compressor({});
const UTF8 = new TextEncoder();

/** Status of a reply whose client is gone, as proxies log it. */
const CLIENT_CLOSED = 499;

/** A reply that becomes a web Response. */
export class WebApiReply implements ApiReply {
  statusCode = 200;
  readonly #headers = new Map<string, string>();
  #content: string | Uint8Array | undefined;

  code(status: number): this {
    this.statusCode = status;
    return this;
  }

  header(name: string, value: string): this {
    this.#headers.set(name, value);
    return this;
  }

  headers(values: Readonly<Record<string, string>>): this {
    for (const name in values) this.#headers.set(name, values[name]!);
    return this;
  }

  getHeader(name: string): string | undefined {
    return this.#headers.get(name);
  }

  hasHeader(name: string): boolean {
    return this.#headers.has(name);
  }

  type(mediaType: string): this {
    return this.header('content-type', mediaType);
  }

  send(content?: string | Uint8Array): this {
    this.#content = content;
    return this;
  }

  hijack(): this {
    return this.code(CLIENT_CLOSED).send();
  }

  /** Creates the response to a request. */
  toResponse(request: WebApiRequest): Response {
    const content = this.#content;
    asItIs(request, this, content);
    const body = typeof content === 'string' ? UTF8.encode(content) : content;
    if (body !== undefined) this.header('content-length', `${body.length}`);
    const isSent = request.method !== 'HEAD' && body !== undefined;
    return new Response(isSent ? (body as Uint8Array<ArrayBuffer>) : null, {
      status: this.statusCode,
      headers: [...this.#headers],
    });
  }
}
