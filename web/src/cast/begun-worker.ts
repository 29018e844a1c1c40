// The worker that casts. begin.ts starts it before the script of the page is loaded, and the script takes it over.

import type { Language } from 'beichen';

interface BegunWorker {
  readonly language: Language;
  readonly worker: Worker;
}

declare global {
  /** Null once the page starts its own workers. */
  var begunWorker: BegunWorker | null | undefined;
}

/** Starts a worker for a language, unless the page has done so. */
export function beginWorker(language: Language, url: URL): void {
  if (globalThis.begunWorker !== undefined) return;
  const worker = new Worker(url, { type: 'module' });
  globalThis.begunWorker = { language, worker };
  worker.addEventListener('error', () => {
    if (globalThis.begunWorker?.worker === worker) globalThis.begunWorker = undefined;
  });
}

/** Takes the worker that was started for a language; undefined if there is none, or if it was taken before. */
export function takeBegunWorker(language: Language): Worker | undefined {
  const begun = globalThis.begunWorker;
  globalThis.begunWorker = null;
  if (begun?.language === language) return begun.worker;
  begun?.worker.terminate();
  return undefined;
}
