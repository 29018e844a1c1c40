// The worker that casts, begun before the script of the page is there (begin.ts), which takes it over.

import type { Language } from 'beichen';

interface BegunWorker {
  readonly language: Language;
  readonly worker: Worker;
}

declare global {
  /** Null as soon as the page starts workers by itself. */
  var begunWorker: BegunWorker | null | undefined;
}

/** Begins to load what casts in a language, unless the page has done so. */
export function beginWorker(language: Language, url: URL): void {
  if (globalThis.begunWorker !== undefined) return;
  const worker = new Worker(url, { type: 'module' });
  globalThis.begunWorker = { language, worker };
  worker.addEventListener('error', () => {
    if (globalThis.begunWorker?.worker === worker) globalThis.begunWorker = undefined;
  });
}

/** The worker that was begun, once; undefined where there is none for a language. */
export function takeBegunWorker(language: Language): Worker | undefined {
  const begun = globalThis.begunWorker;
  globalThis.begunWorker = null;
  if (begun?.language === language) return begun.worker;
  begun?.worker.terminate();
  return undefined;
}
