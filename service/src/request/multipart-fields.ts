// Fields of a multipart form: plain fields only; a file is noted, not read.

import type { SentField } from './sent.ts';

/** Loads what reads such forms: twenty files that no other request needs. */
export const loadMultipartReader = () => import('@fastify/busboy');

/**
 * The fields of a multipart/form-data body, in order, or undefined when it is not well formed.
 * @param label the Content-Type, which names the boundary
 */
export async function multipartFields(body: Uint8Array, label: string): Promise<SentField[] | undefined> {
  const { Busboy } = await loadMultipartReader();
  return new Promise((resolve) => {
    const fields: SentField[] = [];
    const addField = (name: string | undefined, sent: SentField['sent']) => {
      if (name !== undefined) fields.push({ name, in: 'body', sent });
    };
    const broken = () => resolve(undefined);
    try {
      const parser = Busboy({ headers: { 'content-type': label } });
      parser.on('field', (name, value) => addField(name, { kind: 'text', text: value }));
      parser.on('file', (name, stream) => {
        stream.on('error', broken).resume();
        addField(name, { kind: 'file' });
      });
      parser.on('error', broken);
      parser.on('finish', () => resolve(fields));
      parser.on('close', broken); // the last word, should the parser neither finish nor fail
      parser.end(body);
    } catch {
      broken(); // no boundary in the label
    }
  });
}
