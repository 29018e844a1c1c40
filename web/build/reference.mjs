// How does what shows the reference come to the service? Its files are taken out of their package, with their licence: who installs the
// service gets them with the page, and not a package that reports its installations.

import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

const TO = new URL('../dist/reference/', import.meta.url);
const manifest = createRequire(import.meta.url).resolve('swagger-ui-dist/package.json');
const from = pathToFileURL(`${dirname(manifest)}/`);

await mkdir(TO, { recursive: true });
for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js', 'LICENSE', 'NOTICE']) {
  await copyFile(new URL(name, from), new URL(name, TO));
}
