// Writes clients with third-party generators and their defaults: node generate.mjs openapi.json
// FOLDER

import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';
import { build } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';
import { generateSource } from 'oazapfts';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { generate as generateCodegen } from 'openapi-typescript-codegen';
import { generateZodClientFromOpenAPI } from 'openapi-zod-client';
import { generate } from 'orval';
import { generateApi } from 'swagger-typescript-api';

const [input, folder] = process.argv.slice(2).map((path) => resolve(path));

process.chdir(folder); // kubb writes some of its files into the working directory, whatever its root

writeFileSync(join(folder, 'schema.ts'), astToString(await openapiTypescript(pathToFileURL(input))));
await createClient({ input, output: join(folder, 'hey-api'), logs: { level: 'silent' } });
await generate({ input, output: { mode: 'split', target: join(folder, 'orval/beichen.ts'), client: 'fetch' } });
await generateZodClientFromOpenAPI({
  openApiDoc: JSON.parse(readFileSync(input)),
  distPath: join(folder, 'zod.ts'),
  options: { shouldExportAllSchemas: true },
});
await generateApi({ input, output: folder, fileName: 'swagger.ts', silent: true });
await generateCodegen({ input, output: join(folder, 'codegen'), useUnionTypes: true }); // as an enum it would name a member `with`
writeFileSync(join(folder, 'oazapfts.ts'), await generateSource(input));
const { error, failedPlugins } = await build({
  config: {
    root: folder,
    input: { path: input },
    output: { path: 'kubb' },
    plugins: [pluginOas(), pluginTs(), pluginClient({ client: 'fetch' })],
  },
});
if (error || failedPlugins.size > 0) throw error ?? [...failedPlugins][0].error;
