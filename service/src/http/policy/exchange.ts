// A request and its reply as endpoints see them. Those of the framework of the Node service have this form, and those of the fetch handler are made in it: what
// decides status, headers, problems and bytes is here once, for every host.

import type { Language } from 'beichen';
import type { AppContext } from '../../kinds/app-context.ts';

/** The headers of a request that decide anything of its answer. */
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
  /** The target as it was sent: path and query. */
  readonly originalUrl: string;
  readonly headers: DecidingHeaders;
  /** Bytes, where a body was read. */
  readonly body: unknown;
  /** The Content-Type as it was sent. */
  readonly bodyLabel: string | undefined;
  /** The language that its fields request, once they have been read. */
  language: Language | undefined;
  /** Whether its client still waits. */
  isWanted(): boolean;
}

/** The reply to a request. Header names are in small letters. */
export interface ApiReply {
  readonly statusCode: number;
  code(status: number): ApiReply;
  header(name: string, value: string): ApiReply;
  headers(values: Readonly<Record<string, string>>): ApiReply;
  getHeader(name: string): unknown;
  hasHeader(name: string): boolean;
  type(mediaType: string): ApiReply;
  send(content?: string | Uint8Array): ApiReply;
  /** Gives no answer, since its client is gone. */
  hijack(): ApiReply;
  /** Takes the memory of an answer back once all of it is sent. Absent where the garbage collector does. */
  releaseWhenSent?(answer: Uint8Array): void;
}

/** Answers the requests of one endpoint, whatever their method. */
export type ApiHandler = (request: ApiRequest, reply: ApiReply) => Promise<ApiReply>;

/** One for each endpoint, by its name. */
export type ApiHandlers = Readonly<Record<string, ApiHandler>>;

/** SHA-256 of a content, in Base64: by what the host has, Node at once, the web standard later. */
export type Digest = (content: string | Uint8Array) => string | Promise<string>;

/** The context of a handler, on any host. */
export interface HostContext extends AppContext {
  readonly digest: Digest;
}
