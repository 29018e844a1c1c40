// Runs after packing: removes the copy of the page, which the service would otherwise serve instead of a newer build.

import { rm } from 'node:fs/promises';

await rm(new URL('../site', import.meta.url), { recursive: true, force: true });
