// Writes the OpenAPI document into the given file, for the clients and the linter: node service/build/write-openapi.mjs var/openapi.json

import { writeFile } from 'node:fs/promises';
import { loadGazetteer } from 'beichen-places/node';
import { openApiDocument } from '../dist/openapi/openapi.js';
import { readConfiguration } from '../dist/process/configuration.js';

const [, , file] = process.argv;
const { configuration } = readConfiguration({});
const context = { gazetteer: await loadGazetteer(), baseUrl: configuration.publicBaseUrl };
await writeFile(file, JSON.stringify(await openApiDocument(context, configuration), undefined, 1));
