// Takes the page into the package of the service. Built in the workspace beside it, it is copied as it is.

import { cp, rm } from 'node:fs/promises';

const SITE = new URL('../site/', import.meta.url);
await rm(SITE, { recursive: true, force: true });
await cp(new URL('../../web/dist/', import.meta.url), SITE, { recursive: true });
