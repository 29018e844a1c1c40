// What is answered when Node's HTTP parser refuses a request before any of our code has seen it? A whole problem with CORS
// headers, where Node itself would send an empty 400.

import type { Socket } from 'node:net';
import { DEFAULT_LANGUAGE, type Language } from '../contract/languages.ts';
import { Refusal } from '../problem/refusal.ts';
import { formFields } from '../request/form-fields.ts';
import { languageOfFields } from '../request/requested-language.ts';
import type { SentField } from '../request/sent.ts';
import { MOST_HEADER_BYTES, MOST_URL_BYTES, type Timeouts } from './limits.ts';
import { queryOf } from './paths.ts';
import { rawAnswer } from './raw-problem.ts';

/** What Node tells of a request that it could not read. */
export interface ParserError extends Error {
  readonly code?: string;
  /** The bytes that arrived last; the request line is in it when all came at once. */
  readonly rawPacket?: Uint8Array;
}

/** What the answer needs to know. */
export interface ParserErrorContext {
  readonly requestId: string;
  readonly baseUrl: string;
  readonly timeouts: Timeouts;
}

// A client that goes on sending after its answer is cut off.
const LINGER_MS = 2000;

/** Answers on the socket, and gives the refusal; undefined when nobody is there to be answered. */
export function answerParserError(
  error: ParserError,
  socket: Socket,
  context: ParserErrorContext,
): Refusal | undefined {
  const { requestId, baseUrl } = context;
  // Beside an answer that is already on its way, another would be read as part of it.
  const busy = (socket as { _httpMessage?: { _headerSent?: boolean } })._httpMessage?._headerSent === true;
  if (error.code === 'ECONNRESET' || !socket.writable || busy) {
    socket.destroy();
    return undefined;
  }
  const target = requestTarget(error.rawPacket);
  const fields = formFields(queryOf(target ?? ''), 'query');
  const refusal = refusalOf(error, target, fields, {
    ...context,
    baseUrl: baseUrl || `http://localhost:${socket.localPort}`,
  });
  const language: Language = languageOfFields(fields) ?? DEFAULT_LANGUAGE;
  socket.end(rawAnswer(refusal, { language, requestId, baseUrl }));
  socket.setTimeout(LINGER_MS, () => socket.destroy());
  return refusal;
}

function refusalOf(
  error: ParserError,
  target: string | undefined,
  fields: SentField[],
  { baseUrl, timeouts }: ParserErrorContext,
): Refusal {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new Refusal('request_timeout', { values: { seconds: `${Math.ceil(timeouts.requestMs / 1000)}` } });
  }
  if (error.code === 'HPE_HEADER_OVERFLOW') {
    const inUrl = target !== undefined && target.length > MOST_URL_BYTES;
    return inUrl
      ? new Refusal('uri_too_long', { values: { bytes: `${MOST_URL_BYTES}` } })
      : new Refusal('headers_too_large', { values: { bytes: `${MOST_HEADER_BYTES}` } });
  }
  if (error.code === 'HPE_INVALID_URL' && target !== undefined && /[^\0-\x7f]/.test(target)) {
    return new Refusal('url_not_percent_encoded', { values: { command: curlCommand(target, fields, baseUrl) } });
  }
  return new Refusal('malformed_request');
}

// What stands between the method and the version, as far as it has arrived.
function requestTarget(packet: Uint8Array | undefined): string | undefined {
  const start = Buffer.from(packet?.subarray(0, MOST_HEADER_BYTES) ?? []).toString('utf8');
  return /^[A-Z]+ ([^\r\n]*)/.exec(start)?.[1]?.replace(/ HTTP\/\d.*$/, '');
}

const LONGEST_COMMAND = 600;

/** The call as it should have been made: curl encodes what follows --data-urlencode. */
function curlCommand(target: string, fields: readonly SentField[], baseUrl: string): string {
  const path = target.split('?', 1)[0]!;
  const data = fields.map(
    ({ name, sent }) => ` --data-urlencode ${quoted(`${name}=${'text' in sent ? sent.text : ''}`)}`,
  );
  const command = `curl -G ${quoted(`${baseUrl}${path.startsWith('/') ? path.replace(/[^!-~]/gu, encodeURIComponent) : ''}`)}${data.join('')}`;
  return command.length > LONGEST_COMMAND ? `${command.slice(0, LONGEST_COMMAND)}…` : command;
}

const quoted = (text: string): string => `'${text.replace(/\p{Cc}/gu, '').replaceAll("'", "'\\''")}'`;
