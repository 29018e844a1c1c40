// The client of the Beichen service: natal charts of Zi Wei Dou Shu and the Four Pillars.

import type { BirthsRequest, FoundBirth } from './api.generated.ts';
import { Operations } from './operations.generated.ts';
import type { CallOptions } from './transport.ts';

export type * from './api.generated.ts';
export { BeichenError, BeichenProblem, BeichenUnreachable } from './problem.ts';
export type { CallOptions, ClientOptions } from './transport.ts';

/**
 * The service at an address.
 * @example await new Client('http://localhost:3000').chart({ date: '1990-07-23', hour: 8, gender: 'male', cityId: 'beijing-1816670' })
 */
export class Client extends Operations {
  /** All births that fit, from every page; each page costs a call. */
  async *eachBirth(request: BirthsRequest, options?: CallOptions): AsyncGenerator<FoundBirth, void> {
    for (let after = request.after; ; ) {
      const page = await this.births(after === undefined ? request : { ...request, after }, options);
      yield* page.births;
      if (page.next === undefined) return;
      after = page.next;
    }
  }
}
