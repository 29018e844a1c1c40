// How does what shows the reference come to the service? Its files are taken out of their package, with their licence: who installs the
// service gets them with the page, and not a package that reports its installations.

import { copyFile, mkdir } from 'node:fs/promises';

const FROM = new URL('.', import.meta.resolve('swagger-ui-dist/package.json'));
const TO = new URL('../dist/reference/', import.meta.url);

await mkdir(TO, { recursive: true });
for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js', 'LICENSE', 'NOTICE']) {
  await copyFile(new URL(name, FROM), new URL(name, TO));
}
