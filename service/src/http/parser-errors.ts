// Answers to requests that Node's HTTP parser rejects before any of our code runs: a whole problem with CORS headers,
// where Node itself would send an empty 400.

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
import { EVERY_ANSWER } from './policy/standard-headers.ts';
import { type Client, connectionOf, type ParserError, percentEncoded } from './raw-request-line.ts';

/** Takes note of a request that was refused before it had a route. */
export type RefusalListener = (requestId: string, status: number) => void;

/** What the answer needs to know. */
export interface ParserErrorContext {
  readonly baseUrl: string;
  readonly timeouts: Timeouts;
  /** Called for each such request. */
  readonly refused: RefusalListener;
  /** Reads requests from a connection as from any other. */
  serve(connection: Duplex): void;
}

// A client that goes on sending after its answer is cut off.
const LINGER_MS = 2000;

/** Answers on a socket, if the client is still there. */
export function answerOnSockets(context: ParserErrorContext): (error: ParserError, socket: Client) => void {
  const answered = new WeakSet<Client>();
  return function answer(error, socket) {
    if (answered.has(socket)) return; // a parser that gave up is told of every further byte
    const { _httpMessage: begun } = socket as { _httpMessage?: ServerResponse<IncomingMessage> | null };
    if (begun?.req.complete && socket.writable) {
      begun.once('finish', () => answer(error, socket)); // the request before it is answered first
      return;
    }
    // Beside an answer that is already on its way, another would be read as part of it.
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

/** Answers a request for a tunnel, which Node would cut off without a word. */
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

// What is between the method and the version, as far as it has arrived.
function requestTarget(start: string): string {
  return /^[A-Z]+ ([^\r\n]*)/.exec(start)?.[1]?.replace(/ HTTP\/\d.*/, '') ?? '';
}

const LONGEST_COMMAND = 600;

/** The call as it should have been made: curl encodes what follows --data-urlencode. */
function curlCommand(baseUrl: string, target: string, fields: readonly SentField[]): string {
  const path = target.split('?', 1)[0]!;
  const data = fields.map(
    ({ name, sent }) => ` --data-urlencode ${quoted(`${name}=${'text' in sent ? sent.text : ''}`)}`,
  );
  const command = `curl -G ${quoted(`${baseUrl}${path.startsWith('/') ? path.replace(/[^!-~]/gu, encodeURIComponent) : ''}`)}${data.join('')}`;
  return command.length > LONGEST_COMMAND ? `${command.slice(0, LONGEST_COMMAND)}…` : command;
}

const quoted = (text: string): string => `'${text.replace(/\p{Cc}/gu, '').replaceAll("'", "'\\''")}'`;

/** A problem where there is no route and no reply yet: status, all headers and body of an answer after which the connection is closed. */
function rawProblem(problem: ProblemError, to: ProblemOptions) {
  const body = JSON.stringify(problemDocument(problem, to));
  const headers: Record<string, string> = {
    ...EVERY_ANSWER,
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

/** The same as it goes over the wire; to HEAD without the body. */
function rawAnswer(problem: ProblemError, to: ProblemOptions, isHead = false): string {
  const { status, headers, body } = rawProblem(problem, to);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${isHead ? '' : body}`;
}
