// Vitest ends a worker by SIGTERM, which by default ends the process without its exit handlers.

process.once('SIGTERM', () => process.exit());

/** Does something when the worker ends. @returns what takes it back */
export function atWorkerEnd(task: () => void): () => void {
  process.once('exit', task);
  return () => process.off('exit', task);
}
