// Fields of a body: JSON, urlencoded or multipart, by its Content-Type. A body that begins with `{` is JSON whatever its Content-Type, since people often
// send JSON without one.

import { formFields, inGb18030, readFromGb18030 } from './form-fields.ts';
import { jsonFault, jsonFields } from './json-fields.ts';
import { multipartFields } from './multipart-fields.ts';
import { type BodyFault, unsupportedMediaType } from './problems/problem-error.ts';
import type { SentField } from './sent.ts';

export type BodyForm = 'nothing' | 'json' | 'urlencoded' | 'multipart';

/**
 * Selects the parser of a body.
 * @param label the Content-Type, if there is one
 * @throws ProblemError `unsupported_media_type`
 */
export function bodyForm(body: Uint8Array, label: string | undefined): BodyForm {
  const start = body.length === 0 ? undefined : firstCharacter(body);
  if (start === undefined) return 'nothing';
  if (start === '{') return 'json';
  const mediaType = (label ?? '').split(';', 1)[0]!.trim().toLowerCase();
  if (mediaType === 'application/json' || mediaType === 'text/json' || mediaType.endsWith('+json')) return 'json';
  if (mediaType === 'application/x-www-form-urlencoded') return 'urlencoded';
  if (mediaType === 'multipart/form-data') return 'multipart';
  throw unsupportedMediaType();
}

/**
 * The fields of a body; undefined if it cannot be read in its form, or has an unknown encoding.
 * @param label the Content-Type, if there is one
 */
export async function bodyFields(
  body: Uint8Array,
  form: BodyForm,
  label: string | undefined,
): Promise<SentField[] | undefined> {
  switch (form) {
    case 'nothing':
      return [];
    case 'json':
      return textFields(body, jsonFields);
    case 'urlencoded':
      return textFields(body, (text) => formFields(text.trim(), 'body'));
    case 'multipart': {
      const fields = await multipartFields(body, label ?? '');
      const hasFile = fields?.some((field) => field.sent.kind === 'file');
      return hasFile || utf8(body) !== undefined ? fields : undefined; // a file may contain any bytes
    }
  }
}

/** The fields of a text in UTF-8, or else in GB18030. */
function textFields(body: Uint8Array, read: (text: string) => SentField[] | undefined): SentField[] | undefined {
  const text = utf8(body);
  if (text !== undefined) return read(text);
  const other = inGb18030(body);
  const fields = other === undefined ? undefined : read(other);
  return fields && readFromGb18030(fields);
}

/** The fault of a body without fields: the position of the first error in its JSON, or an unknown encoding. */
export function bodyFault(body: Uint8Array, form: BodyForm): BodyFault | undefined {
  const text = utf8(body);
  if (text === undefined || text.includes('\0')) return { fault: 'encoding' };
  return form === 'json' ? jsonFault(text) : undefined;
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });

function utf8(body: Uint8Array): string | undefined {
  try {
    return UTF8.decode(body);
  } catch {
    return undefined;
  }
}

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
const SPACES = [0x20, 0x09, 0x0a, 0x0d];

function firstCharacter(body: Uint8Array): string | undefined {
  const start = BYTE_ORDER_MARK.every((byte, at) => body[at] === byte) ? BYTE_ORDER_MARK.length : 0;
  const byte = body.subarray(start).find((candidate) => !SPACES.includes(candidate));
  return byte === undefined ? undefined : String.fromCharCode(byte);
}
