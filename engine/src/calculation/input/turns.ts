// Work in turns: a long-running function is a generator that pauses now and then, so that its caller can do other work.

/** Runs work to its end without a pause. */
export function endOfTurns<Result>(work: Generator<unknown, Result>): Result {
  let turn = work.next();
  while (!turn.done) turn = work.next();
  return turn.value;
}
