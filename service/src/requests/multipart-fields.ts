// Fields of a multipart form: plain fields only; a file is noted, not read.

import type { SentField } from './sent.ts';

/** Loads the parser of such forms, which no other request needs. */
export const loadMultipartReader = () => import('@remix-run/multipart-parser');

/**
 * The fields of a multipart/form-data body, in order; undefined if it is malformed.
 * @param label the Content-Type, which names the boundary
 */
export async function multipartFields(body: Uint8Array, label: string): Promise<SentField[] | undefined> {
  const { getMultipartBoundary, parseMultipart } = await loadMultipartReader();
  const boundary = getMultipartBoundary(label);
  if (!boundary) return undefined;
  const fields: SentField[] = [];
  try {
    for (const { name, isFile, bytes } of parseMultipart(body, { boundary })) {
      if (name === undefined) return undefined; // RFC 7578 section 4.2: each part has one
      fields.push({ name, in: 'body', sent: isFile ? { kind: 'file' } : { kind: 'text', text: UTF8.decode(bytes) } });
    }
  } catch {
    return undefined; // truncated, or not such a form
  }
  return fields;
}

const UTF8 = new TextDecoder();
