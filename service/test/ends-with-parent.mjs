// Ends the process when its parent is gone, however the parent ended: its standard input, a pipe, closes then. For `node --import`, so that a service
// of a test does not outlive a test that is cut off.

import { isMainThread } from 'node:worker_threads';

if (isMainThread) process.stdin.on('close', () => process.exit()).resume();
