// Runs an exported function of a module of the build in a worker thread, while the main thread continues.

import { parentPort, Worker, workerData } from 'node:worker_threads';

/** The function to run, and its argument. */
interface Task {
  readonly taskOfBuild: { readonly module: string; readonly name: string; readonly given: unknown };
}

/** The result of the function `name` that the module (its `import.meta.url`) exports. Argument and result are copied. */
export function beside<Result>(module: string, name: string, given?: unknown): Promise<Result> {
  const workerData: Task = { taskOfBuild: { module, name, given } };
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`${name} ended with ${code} before it had a result`)));
  });
}

const { taskOfBuild } = (workerData ?? {}) as Partial<Task>; // undefined where this module is only imported
if (taskOfBuild) {
  const { module, name, given } = taskOfBuild;
  void import(module).then((found) => parentPort!.postMessage(found[name](given))); // not awaited: the module imports this one
}
