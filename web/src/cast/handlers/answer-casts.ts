// Message handler of the worker that casts, so that the page never blocks. Each message has a number and the kind of its request; the reply has the same
// number. Handlers that the first chart does not need are loaded at their first request.

import { chartsOnDevice, type DeviceAnswer, type DeviceRequest, type DeviceWords } from 'beichen-service/on-device';
import type { RequestSentences } from 'beichen-service/request-sentences';
import type { BirthsCasters, BirthsCasts } from './births.ts';
import type { CastersOf, TurningCastersOf } from './casters-of.ts';
import type { DaysCasts } from './days.ts';
import type { DepthCasts } from './depth.ts';
import type { LifeCasts } from './life.ts';
import type { LifeFileCasts } from './life-file.ts';
import type { PairCasts } from './pair.ts';
import type { PillarsCasts } from './pillars.ts';
import type { VariantCasts } from './variants.ts';

interface ChartCasts {
  readonly chart: { readonly request: DeviceRequest; readonly answer: DeviceAnswer };
}

/** Kinds of requests to the worker, with their answers. */
export type Casts = ChartCasts &
  LifeCasts &
  DepthCasts &
  VariantCasts &
  BirthsCasts &
  DaysCasts &
  LifeFileCasts &
  PairCasts &
  PillarsCasts;
export type CastKind = keyof Casts;

/** A message to the worker. */
export interface CastMessage<Kind extends CastKind = CastKind> {
  readonly number: number;
  readonly kind: Kind;
  readonly request: Casts[Kind]['request'];
}

/** A reply of the worker. */
export type CastReply = { readonly number: number } & (
  | { readonly answer: Casts[CastKind]['answer'] }
  | { readonly failure: string }
);

type Answer = Casts[CastKind]['answer'];
type AnyCaster = (request: Casts[CastKind]['request']) => Answer | Promise<Answer>;

/** Loaders of what the first chart does not need. */
interface LaterParts {
  readonly sentences: () => Promise<{ readonly sentences: RequestSentences }>;
  readonly life: () => Promise<{ readonly life: CastersOf<LifeCasts> }>;
  readonly depth: () => Promise<{
    readonly depth: CastersOf<DepthCasts & VariantCasts & DaysCasts & PairCasts & PillarsCasts> &
      TurningCastersOf<LifeFileCasts> &
      BirthsCasters;
  }>;
}

/** Answers the messages to this worker, in the language of the words. */
export function answerCasts(words: Omit<DeviceWords, 'sentences'>, load: LaterParts): void {
  const chart = chartsOnDevice({ ...words, sentences: async () => (await load.sentences()).sentences });
  const casterOf = async (kind: CastKind) => {
    switch (kind) {
      case 'chart':
        return chart;
      case 'depth':
      case 'variants':
      case 'conventionNames':
      case 'day':
      case 'fitting':
      case 'knowable':
      case 'births':
      case 'days':
      case 'lifeFile':
      case 'pair':
      case 'pillars':
        return (await load.depth()).depth[kind];
      default:
        return (await load.life()).life[kind];
    }
  };
  const reply = (message: CastReply) => postMessage(message);
  addEventListener('message', async ({ data: { number, kind, request } }: MessageEvent<CastMessage>) => {
    try {
      reply({ number, answer: await ((await casterOf(kind)) as AnyCaster)(request) });
      // After the chart, for a later request that has a problem when there is no network.
      if (kind === 'life') load.sentences().catch(() => undefined);
    } catch (error) {
      reply({ number, failure: String(error) });
    }
  });
}
