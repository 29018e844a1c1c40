// Vitest ends a worker by SIGTERM, which by default ends the process without its exit handlers.

process.once('SIGTERM', () => process.exit());

/** Runs a task when the worker ends. @returns a function that cancels it */
export function atWorkerEnd(task: () => void): () => void {
  process.once('exit', task);
  return () => process.off('exit', task);
}
