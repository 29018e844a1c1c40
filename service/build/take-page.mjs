// Copies the built page from its workspace into the package of the service.

import { cp, rm } from 'node:fs/promises';

const SITE = new URL('../site/', import.meta.url);
await rm(SITE, { recursive: true, force: true });
await cp(new URL('../../web/dist/', import.meta.url), SITE, { recursive: true });
