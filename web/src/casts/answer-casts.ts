// What works beside the page? A worker that casts, so that the page never stands still meanwhile. It gets requests by messages, each with the kind of cast
// that it asks for, and answers each with its number.

import { chartsOnDevice, type DeviceAnswer, type DeviceRequest, type DeviceWords } from 'beichen-service/on-device';

/** What can be asked for, and what is answered. */
export interface Casts {
  readonly chart: { readonly request: DeviceRequest; readonly answer: DeviceAnswer };
}
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

type CastersOf = { readonly [Kind in CastKind]: (request: Casts[Kind]['request']) => Casts[Kind]['answer'] };

/** Answers the messages to this worker, in the language of the words. */
export function answerCasts(words: DeviceWords): void {
  const casters: CastersOf = { chart: chartsOnDevice(words) };
  const reply = (message: CastReply) => postMessage(message);
  addEventListener('message', ({ data: { number, kind, request } }: MessageEvent<CastMessage>) => {
    try {
      reply({ number, answer: casters[kind](request) });
    } catch (error) {
      reply({ number, failure: String(error) });
    }
  });
}
