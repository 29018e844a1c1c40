// Types of worker handlers: a function for each kind of request.

interface Cast {
  readonly request: unknown;
  readonly answer: unknown;
}

/** Handlers of some kinds of requests. */
export type CastersOf<Casts extends { readonly [Kind in keyof Casts]: Cast }> = {
  readonly [Kind in keyof Casts]: (request: Casts[Kind]['request']) => Casts[Kind]['answer'];
};

/** Handlers of requests that take longer, and let other requests have their turn. */
export type TurningCastersOf<Casts extends { readonly [Kind in keyof Casts]: Cast }> = {
  readonly [Kind in keyof Casts]: (request: Casts[Kind]['request']) => Promise<Casts[Kind]['answer']>;
};
