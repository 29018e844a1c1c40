// Casts charts with the engine, in a worker that has the words of one language. No birth leaves the device.

import type { Language } from 'beichen';
import { takeBegunWorker } from './begun-worker.ts';
import type { CastKind, CastMessage, CastReply, Casts } from './handlers/answer-casts.ts';

/** The worker scripts by language, as JSON: the build writes them. */
declare const CAST_FILES: string;
const FILES = JSON.parse(CAST_FILES) as Readonly<Record<Language, string>>;

/** The worker could not be loaded, or has failed. */
export class CasterError extends Error {
  override readonly name = 'CasterError';
  /** Error in the worker; undefined if it could not be loaded. */
  readonly failure: string | undefined;

  constructor(failure?: string) {
    super(failure ?? 'the part of the page that casts could not be loaded');
    this.failure = failure;
  }
}

interface PendingCall {
  readonly resolve: (answer: Casts[CastKind]['answer']) => void;
  readonly reject: (error: CasterError) => void;
}

/** Runs one worker at a time, for one language. */
export class Caster {
  #language: Language | undefined;
  #worker: Worker | undefined;
  #turn = 0;
  readonly #waiting = new Map<number, PendingCall>();

  /** Starts the worker of a language. It runs until another language is requested. */
  start(language: Language): Worker {
    if (this.#worker !== undefined && this.#language === language) return this.#worker;
    this.#end(new CasterError());
    const worker =
      takeBegunWorker(language) ?? new Worker(new URL(FILES[language], import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<CastReply>) => this.#take(data));
    // The next cast tries to load it again.
    worker.addEventListener('error', () => worker === this.#worker && this.#end(new CasterError()));
    this.#worker = worker;
    this.#language = language;
    return worker;
  }

  /** @throws if the worker script of a language cannot be loaded */
  async find(language: Language): Promise<void> {
    const { ok } = await fetch(new URL(FILES[language], import.meta.url));
    if (!ok) throw new CasterError();
  }

  /** @throws CasterError */
  cast<Kind extends CastKind>(
    kind: Kind,
    request: Casts[Kind]['request'],
    language: Language,
  ): Promise<Casts[Kind]['answer']> {
    const worker = this.start(language);
    const number = ++this.#turn;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      worker.postMessage({ number, kind, request } satisfies CastMessage);
    });
  }

  #take(reply: CastReply): void {
    const waiting = this.#waiting.get(reply.number);
    this.#waiting.delete(reply.number);
    if ('answer' in reply) waiting?.resolve(reply.answer);
    else waiting?.reject(new CasterError(reply.failure));
  }

  #end(reason: CasterError): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }
}
