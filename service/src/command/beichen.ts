#!/usr/bin/env node
// The command `beichen`: the terminal it stands at, and what it brings along.

import { writeFile } from 'node:fs/promises';
import { ENGINE_VERSION } from 'beichen';
import { loadGazetteer } from 'beichen-places/node';
import { run } from './command.ts';
import { CommandError, type ExitCode } from './exit.ts';
import type { Terminal } from './terminal.ts';

// A reader of the beginning alone, such as `head`, closes the pipe: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

const terminal: Terminal = {
  environment: process.env,
  isInteractive: process.stdout.isTTY === true,
  out: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
  writeFile: (path, text) => writeFile(path, text),
};

const code: ExitCode = await run(process.argv.slice(2), terminal, {
  places: () =>
    loadGazetteer().catch((error: Error) => {
      throw new CommandError(error.message);
    }),
  version: ENGINE_VERSION,
  async serveAssistant(gazetteer) {
    const { serveOnStandardStreams } = await import('../mcp/protocol.ts');
    serveOnStandardStreams({ gazetteer, baseUrl: '' });
  },
});
process.exitCode = code;
