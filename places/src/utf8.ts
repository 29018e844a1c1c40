// Texts to bytes and back, by the TextEncoder and TextDecoder of the host. On a host without them this package can still be loaded, and opening the gazetteer
// fails with a sentence that names what is missing.

const ENCODER = typeof TextEncoder === 'function' ? new TextEncoder() : undefined;
const DECODER = typeof TextDecoder === 'function' ? new TextDecoder() : undefined;

/**
 * Makes sure that the host can do both.
 * @throws Error where it cannot
 */
export function checkHost(): void {
  if (ENCODER === undefined || DECODER === undefined)
    throw new Error('the gazetteer needs TextEncoder and TextDecoder');
}

export const encoded = (text: string): Uint8Array => ENCODER!.encode(text);
export const decoded = (bytes: Uint8Array): string => DECODER!.decode(bytes);
