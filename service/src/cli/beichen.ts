#!/usr/bin/env node
// Entry of the command `beichen`: connects it with the terminal and with the modules it loads on demand.

import { write } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { isatty } from 'node:tty';
import { ENGINE_VERSION } from 'beichen';
import { loadGazetteer } from 'beichen-places/node';
import { run } from './command.ts';
import { CommandError, type ExitCode } from './exit.ts';
import type { Input, Terminal } from './terminal.ts';

const STANDARD_OUTPUT = 1;
const STANDARD_ERROR = 2;
const RETRY_MS = 2;

const terminal: Terminal = {
  environment: process.env,
  isInteractive: isatty(STANDARD_OUTPUT),
  ...(isatty(STANDARD_OUTPUT) && { columns: process.stdout.columns }),
  isErrorInteractive: isatty(STANDARD_ERROR),
  out(text) {
    if (process.stdout.listenerCount('error') === 0) process.stdout.on('error', endQuietly);
    process.stdout.write(text);
  },
  write: writeAll,
  error: (text) => void process.stderr.write(text),
  errorAsIs: (text) => void process.stderr.write(text),
  writeFile: (path, text) => writeFile(path, text),
  openInput,
};

/** Ends without an error if a reader such as `head` has closed the pipe. */
function endQuietly({ code }: NodeJS.ErrnoException): never {
  process.exit(code === 'EPIPE' ? 0 : 1);
}

/** Writes asynchronously, so that the event loop continues. A full non-blocking pipe is retried. */
async function writeAll(bytes: Uint8Array): Promise<boolean> {
  for (let from = 0; from < bytes.length; ) {
    const { code, written } = await writeSome(bytes, from);
    if (code === 'EPIPE') return false;
    if (code === 'EAGAIN') await new Promise((done) => setTimeout(done, RETRY_MS));
    else if (code !== undefined) throw new CommandError(code);
    from += written;
  }
  return true;
}

const writeSome = (bytes: Uint8Array, from: number) =>
  new Promise<{ readonly code?: string; readonly written: number }>((done) => {
    write(STANDARD_OUTPUT, bytes, from, bytes.length - from, null, (error, written) =>
      done(error ? { code: error.code ?? error.name, written: 0 } : { written }),
    );
  });

async function openInput(path: string): Promise<Input> {
  if (path === '-') return { chunks: process.stdin, bytes: undefined, close: () => void process.stdin.destroy() };
  const file = await open(path);
  const about = await file.stat();
  const stream = file.createReadStream();
  return { chunks: stream, bytes: about.isFile() ? about.size : undefined, close: () => void stream.destroy() };
}

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
