// By which key is a client known to the limiter? By a keyed hash of its network, so that no address is kept anywhere.

import { createHmac, randomBytes } from 'node:crypto';
import { networkOf } from './address.ts';

/** Makes keys with a secret that lives as long as the process and is never written down. */
export function clientKeys(secret: Uint8Array = randomBytes(32)): (address: string) => string {
  return (address) => createHmac('sha256', secret).update(networkOf(address)).digest('base64url').slice(0, 22);
}
