// The Model Context Protocol, over HTTP without a session or over standard input and output. One library implements the current revision and earlier ones; only
// this file imports it.

import {
  createMcpHandler,
  isLegacyRequest,
  type Tool as ListedTool,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { MCP_SERVER } from '../contract/mcp-server.ts';
import type { AppContext } from '../kinds/app-context.ts';
import type { Budget } from '../requests/budget.ts';
import { ProblemError } from '../requests/problems/problem-error.ts';
import { PROMPTS, promptProblem, promptText } from './prompts.ts';
import { BOARD_URI, completedRules, RESOURCE_TEMPLATES, RESOURCES, readResource } from './resources.ts';
import { callTool, INSTRUCTIONS, TOOLS, type Tool, toolProblemText } from './tools.ts';

/** Transport callbacks of the tools. */
export interface ToolHost {
  /** Returns the calls that the client has left. */
  budgetOf(limit: Tool['limit']): Budget;
  /** True while the client waits; absent if unknown. */
  isWanted?(): boolean;
  /** Called with an internal error; the assistant gets a generic message. */
  failed(error: unknown): void;
}

/**
 * Responds to one HTTP request of an assistant as JSON, in every revision of the protocol: to a message, or to a list of messages with a list. No state is kept
 * between requests.
 */
export async function answerAssistant(request: Request, context: AppContext, host: ToolHost): Promise<Response> {
  const server = serverOf(context, host);
  if (!(await isLegacyRequest(request)))
    return createMcpHandler(() => server, { legacy: 'reject', maxSubscriptions: 0, keepAliveMs: 0 }).fetch(request);
  // The handler of the current revision would respond to clients of earlier ones with an event stream.
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  // A call that is cancelled in its own list gets no response, and the list would wait for it. Clients cancel by closing the connection.
  server.setNotificationHandler('notifications/cancelled', () => {});
  try {
    return await transport.handleRequest(request);
  } finally {
    await server.close();
  }
}

const OWN_TERMINAL: ToolHost = {
  budgetOf: () => ({ check() {}, spend: async () => undefined }),
  failed(error) {
    throw error;
  },
};

/** Serves one assistant over standard input and output, until it disconnects. */
export function serveOnStandardStreams(context: AppContext): void {
  serveStdio(() => serverOf(context, OWN_TERMINAL), { maxSubscriptions: 0 });
}

const LISTED: readonly ListedTool[] = TOOLS.map(({ name, title, description, input, isShown }) => ({
  name,
  title,
  description,
  inputSchema: input,
  annotations: { title, readOnlyHint: true, destructiveHint: false, openWorldHint: false },
  ...(isShown && { _meta: { ui: { resourceUri: BOARD_URI } } }),
}));

const TOOL_NAMED: ReadonlyMap<string, Tool> = new Map(TOOLS.map((tool) => [tool.name, tool]));

// Tools change with a release only.
const CACHED = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

type Handler = Parameters<Server['_wrapHandler']>[1];

/** A server that names the arguments of a tool with a wrong type in a sentence; the library prints the raw result of its validation. */
class ToolServer extends Server {
  protected override _wrapHandler(method: string, handler: Handler): Handler {
    const wrapped = super._wrapHandler(method, handler);
    if (method.endsWith('/list')) return withoutCursor(wrapped);
    if (method !== 'tools/call') return wrapped;
    return async (request, context) => {
      const { arguments: args, ...params } = request.params ?? {};
      if (typeof params.name !== 'string')
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'name must be the name of a tool');
      if (!isRecord(args ?? {})) return { content: [{ type: 'text', text: NO_ARGUMENTS }], isError: true };
      return wrapped({ ...request, params: { ...params, arguments: args ?? {} } }, context);
    };
  }
}

/** Each list is one page, so a cursor is always invalid. */
const withoutCursor =
  (handler: Handler): Handler =>
  (request, context) => {
    if (request.params?.cursor === undefined) return handler(request, context);
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'cursor leads nowhere: the list is whole without it');
  };

const NO_ARGUMENTS =
  'arguments must be a JSON object with a member for each parameter of the tool, not a text, a list or a number.';

// The library's own registry of tools is not used: it validates arguments a second time with less detail, finds a tool named `constructor`, and exposes the
// messages of internal errors.
function serverOf(context: AppContext, host: ToolHost): Server {
  const server = new ToolServer(
    { name: MCP_SERVER.name, title: MCP_SERVER.title, version: MCP_SERVER.version },
    {
      capabilities: MCP_SERVER.capabilities,
      instructions: INSTRUCTIONS,
      cacheHints: {
        'tools/list': CACHED,
        'resources/list': CACHED,
        'resources/templates/list': CACHED,
        'prompts/list': CACHED,
        'server/discover': CACHED,
      },
    },
  );
  server.setRequestHandler('tools/list', () => ({ tools: [...LISTED] }));
  server.setRequestHandler('resources/list', () => ({ resources: RESOURCES.map((each) => ({ ...each })) }));
  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: RESOURCE_TEMPLATES.map((each) => ({ ...each })),
  }));
  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    const resource = await withReport(() => readResource(uri, context, host.budgetOf), host);
    if (resource === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no such resource');
    return { contents: [resource] };
  });
  server.setRequestHandler('completion/complete', ({ params: { ref, argument } }) => ({
    completion: completedRules(ref.type === 'ref/resource' ? ref.uri : undefined, argument) ?? { values: [] },
  }));
  server.setRequestHandler('prompts/list', () => ({
    prompts: PROMPTS.map((each) => ({ ...each, arguments: each.arguments.map((own) => ({ ...own })) })),
  }));
  server.setRequestHandler('prompts/get', { params: PROMPT_PARAMS }, async (params) => {
    const { name, arguments: args = {} } = params as PromptParams;
    const text = promptText(name, args);
    if (text === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no prompt of this name');
    const problem = promptProblem(args);
    if (problem !== undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, problem);
    return { messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] };
  });
  server.setRequestHandler('tools/call', async ({ params: { name, arguments: args } }) => {
    const tool = TOOL_NAMED.get(name);
    if (tool === undefined) {
      const names = [...TOOL_NAMED.keys()].join(', ');
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool of this name; there are: ${names}`);
    }
    const { text, document } = await withReport(
      () => callTool(tool, args, context, host.budgetOf, host.isWanted),
      host,
    );
    const content = [{ type: 'text' as const, text }];
    if (document === undefined) return { content, isError: true };
    return { content, structuredContent: document };
  });
  return server;
}

interface PromptParams {
  readonly name: string;
  readonly arguments?: Readonly<Record<string, string>>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPromptParams = (params: unknown): params is PromptParams => {
  const { name, arguments: args = {} } = params as Readonly<Record<string, unknown>>;
  return typeof name === 'string' && isRecord(args) && Object.values(args).every((value) => typeof value === 'string');
};

// Under its own schema the library reports a wrong type as an internal error.
const PROMPT_PARAMS = {
  '~standard': {
    version: 1,
    vendor: 'beichen',
    validate: (params: unknown) =>
      isPromptParams(params)
        ? { value: params }
        : { issues: [{ message: 'name must be a string, arguments an object of strings' }] },
  },
} as const;

/** Maps errors: details of a ProblemError, a generic message otherwise. */
async function withReport<Done>(work: () => Promise<Done>, host: ToolHost): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProblemError) throw new ProtocolError(ProtocolErrorCode.InvalidParams, toolProblemText(error));
    host.failed(error);
    throw new ProtocolError(ProtocolErrorCode.InternalError, 'A fault of the service');
  }
}
