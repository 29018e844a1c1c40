// By which key is a client known to the limiter? By a keyed hash of its network, so that no address is kept anywhere.

import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { networkOf } from './address.ts';

/**
 * Makes keys.
 * @param shared what all processes that share a limit know; without it, a secret that lives as long as the process and is never
 * written down
 */
export function clientKeys(shared = ''): (address: string) => string {
  const secret = shared === '' ? randomBytes(32) : Buffer.from(hkdfSync('sha256', shared, '', 'keys of clients', 32));
  return (address) => createHmac('sha256', secret).update(networkOf(address)).digest('base64url').slice(0, 22);
}
