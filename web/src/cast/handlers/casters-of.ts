// Combines worker handlers. A function for each, from what is requested to what is answered.

interface Cast {
  readonly request: unknown;
  readonly answer: unknown;
}

/** Handlers of some kinds of requests. */
export type CastersOf<Casts extends { readonly [Kind in keyof Casts]: Cast }> = {
  readonly [Kind in keyof Casts]: (request: Casts[Kind]['request']) => Casts[Kind]['answer'];
};

/** The same for what takes longer, and lets other casts have their turn meanwhile. */
export type TurningCastersOf<Casts extends { readonly [Kind in keyof Casts]: Cast }> = {
  readonly [Kind in keyof Casts]: (request: Casts[Kind]['request']) => Promise<Casts[Kind]['answer']>;
};
