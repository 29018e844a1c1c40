// How is what a formula leaves over read back? It is kept as 16-bit integers in base64, all low bytes before all high ones, which compresses
// better (written by engine/build/sky/residuals.mjs); `atob` makes a string of bytes of it, and that is all the unpacking there is.

/** The integer of entry `i`, -32768 to 32767, in a string of bytes. */
export function residualAt(bytes: string, i: number): number {
  const unsigned = bytes.charCodeAt(i) | (bytes.charCodeAt((bytes.length >> 1) + i) << 8);
  return (unsigned << 16) >> 16;
}
