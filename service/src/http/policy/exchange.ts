// Request and reply as handlers use them. Those of fastify have this form, and the fetch handler creates its own, so that one set of handlers serves every host.

import type { Language } from 'beichen';
import type { AppContext } from '../../kinds/app-context.ts';

/** Request headers that change an answer. */
interface DecidingHeaders {
  readonly accept?: string | undefined;
  readonly 'accept-encoding'?: string | string[] | undefined;
  readonly 'accept-language'?: string | undefined;
  readonly 'if-none-match'?: string | undefined;
  readonly 'content-encoding'?: string | string[] | undefined;
  readonly 'access-control-request-headers'?: string | string[] | undefined;
}

/** A request. */
export interface ApiRequest {
  readonly id: string;
  readonly method: string;
  /** Target as sent: path and query. */
  readonly originalUrl: string;
  readonly headers: DecidingHeaders;
  /** Bytes, if there was a body. */
  readonly body: unknown;
  /** The Content-Type as it was sent. */
  readonly bodyLabel: string | undefined;
  /** Requested language, once the fields are read. */
  language: Language | undefined;
  /** True while its client waits. */
  isWanted(): boolean;
}

/** A reply. Header names are in lower case. */
export interface ApiReply {
  readonly statusCode: number;
  code(status: number): ApiReply;
  header(name: string, value: string): ApiReply;
  headers(values: Readonly<Record<string, string>>): ApiReply;
  getHeader(name: string): unknown;
  hasHeader(name: string): boolean;
  type(mediaType: string): ApiReply;
  send(content?: string | Uint8Array): ApiReply;
  /** Sends nothing, since the client is gone. */
  hijack(): ApiReply;
  /** Returns the memory of an answer to its pool once all of it is sent. Absent on hosts without a pool. */
  releaseWhenSent?(answer: Uint8Array): void;
}

/** Answers the requests of one endpoint, whatever their method. */
export type ApiHandler = (request: ApiRequest, reply: ApiReply) => Promise<ApiReply>;

/** Handlers by the names of their endpoints. */
export type ApiHandlers = Readonly<Record<string, ApiHandler>>;

/** SHA-256 of a content in Base64: synchronous in Node, a promise elsewhere. */
export type Digest = (content: string | Uint8Array) => string | Promise<string>;

/** The context of a handler, on any host. */
export interface HostContext extends AppContext {
  readonly digest: Digest;
}
