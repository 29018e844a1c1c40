// The model of the OpenAPI document that the build wrote: node tools/build/build.mjs openapi.

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { modelOf } from './model.mjs';

export const ROOT = resolve(import.meta.dirname, '../..');

const read = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** @returns {import('./model.mjs').Model} */
export const readModel = () => modelOf(read('var/openapi.json'), read('package.json').version);
