// The entry of the MCP server in registries. deploy/registries/server.json has the same name, title and description.

import { API_VERSION } from './api-version.ts';

export const MCP_SERVER = {
  /** In the registry: the reversed domain of its owner, and its name. */
  registryName: 'io.github.beichen-charts/beichen',
  name: 'beichen',
  title: 'Beichen natal charts',
  /** At most 100 characters. */
  description: 'Zi Wei Dou Shu and Four Pillars (BaZi) charts in true solar time: structure, no interpretation',
  version: `${API_VERSION}.0.0`,
  capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
} as const;

/** The source of this project. */
export const REPOSITORY = 'https://github.com/beichen-charts/beichen';
