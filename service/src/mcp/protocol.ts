// How do assistants speak with the tools? By the Model Context Protocol, over HTTP without a session or over standard input
// and output. One library knows the protocol, today's and that of the clients of the revisions before; only this file knows it.

import { createMcpHandler, fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { Setting } from '../answer/setting.ts';
import { API_VERSION } from '../contract/version.ts';
import { callTool, INSTRUCTIONS, TOOLS, type Tool } from './tools.ts';

/** Counts a call of a tool; throws a Refusal when the limit is used up. */
export type AdmitTool = (limit: Tool['limit']) => Promise<unknown>;

/** Answers one HTTP request of an assistant. What it answers ends; nothing is kept between two requests. */
export async function answerAssistant(request: Request, setting: Setting, admit: AdmitTool): Promise<Response> {
  const { fetch } = createMcpHandler(() => serverOf(setting, admit), { maxSubscriptions: 0, keepAliveMs: 0 });
  return fetch(request);
}

/** Speaks with the one assistant at the other end of standard input and output, until it hangs up. */
export function serveOnStandardStreams(setting: Setting): void {
  serveStdio(() => serverOf(setting, async () => undefined), { maxSubscriptions: 0 });
}

// The tools read their arguments themselves: every fault at once, with how to mend it. A second reader would come first, and
// would say less.
const anything = {
  getValidator: () => (input: unknown) => ({ valid: true, data: input, errorMessage: undefined }) as never,
};

const LISTED = TOOLS.map((tool) => ({
  tool,
  input: fromJsonSchema(tool.input, anything),
  output: fromJsonSchema(tool.output, anything),
}));

// Tools change with a release only.
const CACHED = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

function serverOf(setting: Setting, admit: AdmitTool): McpServer {
  const server = new McpServer(
    { name: 'beichen', title: 'Beichen natal charts', version: `${API_VERSION}.0.0` },
    { instructions: INSTRUCTIONS, cacheHints: { 'tools/list': CACHED, 'server/discover': CACHED } },
  );
  for (const { tool, input, output } of LISTED) {
    const { name, title, description } = tool;
    const annotations = {
      title,
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    };
    server.registerTool(
      name,
      { title, description, inputSchema: input, outputSchema: output, annotations },
      async (args) => {
        const { text, document } = await callTool(tool, args, setting, admit);
        const content = [{ type: 'text' as const, text }];
        return document ? { content, structuredContent: document } : { content, isError: true };
      },
    );
  }
  return server;
}
