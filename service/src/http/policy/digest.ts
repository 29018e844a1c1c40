// Digests of contents, by what the host has: Node at once, the web standard later.

import type { AppContext } from '../../kinds/app-context.ts';

/** SHA-256 of a content, in Base64. */
export type Digest = (content: string | Uint8Array) => string | Promise<string>;

/** What handlers answer with, on any host. */
export interface HostContext extends AppContext {
  readonly digest: Digest;
}

/** The tag of a content, which is weak: the same for every coding of it. */
export const tagOf = (digest: string): string => `W/"${digest.slice(0, 22).replaceAll('+', '-').replaceAll('/', '_')}"`;
