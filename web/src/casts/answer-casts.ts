// What works beside the page? A worker that casts, so that the page never stands still meanwhile. It gets requests by messages, each with the kind of cast
// that it asks for, and answers each with its number. What is asked of a life, after its chart, is loaded when it is first asked for.

import { chartsOnDevice, type DeviceAnswer, type DeviceRequest, type DeviceWords } from 'beichen-service/on-device';
import type { CastersOf } from './casters-of.ts';
import type { LifeCasts } from './life.ts';

interface ChartCasts {
  readonly chart: { readonly request: DeviceRequest; readonly answer: DeviceAnswer };
}

/** What can be asked for, and what is answered. */
export type Casts = ChartCasts & LifeCasts;
export type CastKind = keyof Casts;

/** A message to the worker. */
export interface CastMessage<Kind extends CastKind = CastKind> {
  readonly number: number;
  readonly kind: Kind;
  readonly request: Casts[Kind]['request'];
}

/** A message of the worker. */
export type CastReply = { readonly number: number } & (
  | { readonly answer: Casts[CastKind]['answer'] }
  | { readonly failure: string }
);

type AnyCaster = (request: Casts[CastKind]['request']) => Casts[CastKind]['answer'];

/**
 * Answers the messages to this worker, in the language of the words.
 * @param loadLife loads what answers questions about a life
 */
export function answerCasts(
  words: DeviceWords,
  loadLife: () => Promise<{ readonly life: CastersOf<LifeCasts> }>,
): void {
  const charts: CastersOf<ChartCasts> = { chart: chartsOnDevice(words) };
  const reply = (message: CastReply) => postMessage(message);
  addEventListener('message', async ({ data: { number, kind, request } }: MessageEvent<CastMessage>) => {
    try {
      const casters: Partial<CastersOf<Casts>> = kind === 'chart' ? charts : (await loadLife()).life;
      reply({ number, answer: (casters[kind] as AnyCaster)(request) });
    } catch (error) {
      reply({ number, failure: String(error) });
    }
  });
}
