// Adapter of a framework, used as in its documentation: the tools of a server become tools of the framework. Usage: node langchain.mjs URL

import { MultiServerMCPClient } from '@langchain/mcp-adapters';

const client = new MultiServerMCPClient({ mcpServers: { beichen: { transport: 'http', url: process.argv[2] } } });
const tools = await client.getTools();
const cast = tools.find(({ name }) => name.endsWith('cast_chart'));
const said = await cast.invoke({ date: '1990-07-23', hour: 8, minute: 30, gender: 'male', place: 'Beijing' });
console.log(JSON.stringify({ tools: tools.map(({ name }) => name), said }));
await client.close();
