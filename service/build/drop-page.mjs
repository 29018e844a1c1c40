// The package is packed: the copy of the page goes, or the service would show it here in place of a newer one.

import { rm } from 'node:fs/promises';

await rm(new URL('../site', import.meta.url), { recursive: true, force: true });
