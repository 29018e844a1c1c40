// Answers to requests that Node's HTTP parser rejects: a problem document with CORS headers instead of Node's empty 400.

import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { DEFAULT_LANGUAGE } from '../contract/languages.ts';
import { MAX_URL_BYTES, type Timeouts } from '../contract/request-limits.ts';
import { allowOf, ENDPOINTS } from '../kinds/endpoints.ts';
import { formFields } from '../requests/form-fields.ts';
import { PROBLEM_CONTENT_TYPE, type ProblemOptions, problemDocument } from '../requests/problems/problem-document.ts';
import {
  expectationFailed,
  headersTooLarge,
  malformedRequest,
  methodNotAllowed,
  type ProblemError,
  requestTimeout,
  uriTooLong,
  urlNotPercentEncoded,
} from '../requests/problems/problem-error.ts';
import { languageOfFields, type SentField } from '../requests/sent.ts';
import { queryOf } from './policy/request-target.ts';
import { STANDARD_HEADERS } from './policy/standard-headers.ts';
import { type Client, connectionOf, type ParserError, percentEncoded } from './raw-request-line.ts';

/** Called for a request that was rejected before routing. */
export type RefusalListener = (requestId: string, status: number) => void;

/** Context of these answers. */
export interface ParserErrorContext {
  readonly baseUrl: string;
  readonly timeouts: Timeouts;
  /** Called for each rejected request. */
  readonly refused: RefusalListener;
  /** Serves a connection like an accepted one. */
  serve(connection: Duplex): void;
}

// Time until the connection of a client that continues to send after its answer is closed.
const LINGER_MS = 2000;

/** Answers parser errors on their sockets. */
export function answerOnSockets(context: ParserErrorContext): (error: ParserError, socket: Client) => void {
  const answered = new WeakSet<Client>();
  return function answer(error, socket) {
    if (answered.has(socket)) return; // a failed parser reports every further byte
    const { _httpMessage: begun } = socket as { _httpMessage?: ServerResponse<IncomingMessage> | null };
    if (begun?.req.complete && socket.writable) {
      begun.once('finish', () => answer(error, socket)); // an earlier request is answered first
      return;
    }
    // A second answer would be parsed as part of one whose headers are sent.
    if (error.code === 'ECONNRESET' || !socket.writable || begun?.headersSent) {
      socket.destroy();
      return;
    }
    answered.add(socket);
    const mended = percentEncoded(error);
    if (mended) context.serve(connectionOf(socket, mended));
    else answerWith(error, socket, context);
  };
}

function answerWith(error: ParserError, socket: Client, { baseUrl, timeouts, refused }: ParserErrorContext): void {
  const start = error.rawPacket instanceof Uint8Array ? Buffer.from(error.rawPacket).toString('utf8') : '';
  const target = requestTarget(start);
  const fields = formFields(queryOf(target), 'query');
  const shownUrl = baseUrl || `http://localhost:${socket.localPort}`;
  const problem = toProblemError(error, timeouts, target, () => curlCommand(shownUrl, target, fields));
  const requestId = randomUUID();
  const to = { language: languageOfFields(fields) ?? DEFAULT_LANGUAGE, requestId, baseUrl };
  socket.end(rawAnswer(problem, to, start.startsWith('HEAD ')));
  const lingering = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.on('close', () => clearTimeout(lingering));
  refused(requestId, problem.status);
}

/** Answers a request whose Expect header requests something unknown. Its body is not read. */
export function answerUnmetExpectation(response: ServerResponse, baseUrl: string, refused: RefusalListener): void {
  const requestId = randomUUID();
  const language = languageOfFields(formFields(queryOf(response.req.url ?? ''), 'query')) ?? DEFAULT_LANGUAGE;
  const { status, headers, body } = rawProblem(expectationFailed(), { language, requestId, baseUrl });
  response.writeHead(status, headers).end(body);
  refused(requestId, status);
}

/** Answers a CONNECT request, whose socket Node would close without an answer. */
export function answerTunnel(socket: Duplex, baseUrl: string, refused: RefusalListener): void {
  const requestId = randomUUID();
  const problem = methodNotAllowed(allowOf(ENDPOINTS.index));
  socket.on('error', () => socket.destroy());
  socket.end(rawAnswer(problem, { language: DEFAULT_LANGUAGE, requestId, baseUrl }));
  refused(requestId, problem.status);
}

function toProblemError(error: ParserError, timeouts: Timeouts, target: string, command: () => string): ProblemError {
  switch (error.code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return requestTimeout(timeouts);
    case 'HPE_HEADER_OVERFLOW':
      return target.length > MAX_URL_BYTES ? uriTooLong() : headersTooLarge();
    case 'HPE_INVALID_URL':
      return NOT_ASCII.test(target) ? urlNotPercentEncoded(command()) : malformedRequest();
    default:
      return malformedRequest();
  }
}

const NOT_ASCII = /[^\0-\x7f]/;

// Text between the method and the version, as far as it has arrived.
function requestTarget(start: string): string {
  return /^[A-Z]+ ([^\r\n]*)/.exec(start)?.[1]?.replace(/ HTTP\/\d.*/, '') ?? '';
}

const LONGEST_COMMAND = 600;

/** The request as a curl command, with its fields encoded by --data-urlencode. */
function curlCommand(baseUrl: string, target: string, fields: readonly SentField[]): string {
  const path = target.split('?', 1)[0]!;
  const data = fields.map(
    ({ name, sent }) => ` --data-urlencode ${quoteForShell(`${name}=${'text' in sent ? sent.text : ''}`)}`,
  );
  const command = `curl -G ${quoteForShell(`${baseUrl}${path.startsWith('/') ? path.replace(/[^!-~]/gu, encodeURIComponent) : ''}`)}${data.join('')}`;
  return command.length > LONGEST_COMMAND ? `${command.slice(0, LONGEST_COMMAND)}…` : command;
}

const quoteForShell = (text: string): string => `'${text.replace(/\p{Cc}/gu, '').replaceAll("'", "'\\''")}'`;

/** Status, headers and body of a problem that closes its connection, without a route or a reply. */
function rawProblem(problem: ProblemError, to: ProblemOptions) {
  const body = JSON.stringify(problemDocument(problem, to));
  const headers: Record<string, string> = {
    ...STANDARD_HEADERS,
    ...problem.details.headers,
    'x-request-id': to.requestId,
    'content-type': PROBLEM_CONTENT_TYPE,
    'content-language': to.language,
    'content-length': `${Buffer.byteLength(body)}`,
    'cache-control': 'no-store',
    connection: 'close',
    date: new Date().toUTCString(),
  };
  return { status: problem.status, headers, body };
}

/** Bytes of such an answer; without the body for HEAD. */
function rawAnswer(problem: ProblemError, to: ProblemOptions, isHead = false): string {
  const { status, headers, body } = rawProblem(problem, to);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${isHead ? '' : body}`;
}
