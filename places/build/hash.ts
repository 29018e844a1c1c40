// The number of a place whose source gives none.

/** FNV-1a, 32 bits, over UTF-16 units. Ids depend on it: it may never change. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
