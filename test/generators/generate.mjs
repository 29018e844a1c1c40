// Writes clients with third-party generators and their defaults: node generate.mjs openapi.json FOLDER [NAME …]

import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [file, target, ...names] = process.argv.slice(2);
const [input, folder] = [resolve(file), resolve(target)];

process.chdir(folder); // kubb writes some of its files into the working directory, whatever its root

const GENERATORS = {
  async openapiTypescript() {
    const { astToString, default: generate } = await import('openapi-typescript');
    writeFileSync(join(folder, 'schema.ts'), astToString(await generate(pathToFileURL(input))));
  },
  async heyApi() {
    const { createClient } = await import('@hey-api/openapi-ts');
    await createClient({ input, output: join(folder, 'hey-api'), logs: { level: 'silent' } });
  },
  async orval() {
    const { generate } = await import('orval');
    await generate({ input, output: { mode: 'split', target: join(folder, 'orval/beichen.ts'), client: 'fetch' } });
  },
  async zod() {
    const { generateZodClientFromOpenAPI } = await import('openapi-zod-client');
    await generateZodClientFromOpenAPI({
      openApiDoc: JSON.parse(readFileSync(input)),
      distPath: join(folder, 'zod.ts'),
      options: { shouldExportAllSchemas: true },
    });
  },
  async swagger() {
    const { generateApi } = await import('swagger-typescript-api');
    await generateApi({ input, output: folder, fileName: 'swagger.ts', silent: true });
  },
  async codegen() {
    const { generate } = await import('openapi-typescript-codegen');
    await generate({ input, output: join(folder, 'codegen'), useUnionTypes: true }); // as an enum it would name a member `with`
  },
  async oazapfts() {
    const { generateSource } = await import('oazapfts');
    writeFileSync(join(folder, 'oazapfts.ts'), await generateSource(input));
  },
  async kubb() {
    const { build } = await import('@kubb/core');
    const { pluginClient } = await import('@kubb/plugin-client');
    const { pluginOas } = await import('@kubb/plugin-oas');
    const { pluginTs } = await import('@kubb/plugin-ts');
    const { error, failedPlugins } = await build({
      config: {
        root: folder,
        input: { path: input },
        output: { path: 'kubb' },
        plugins: [pluginOas(), pluginTs(), pluginClient({ client: 'fetch' })],
      },
    });
    if (error || failedPlugins.size > 0) throw error ?? [...failedPlugins][0].error;
  },
};

for (const name of names.length > 0 ? names : Object.keys(GENERATORS)) await GENERATORS[name]();
