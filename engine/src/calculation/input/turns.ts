// Work in turns. A function that takes long is a generator that pauses now and then, so that its caller can do other work meanwhile.

/** The result of work, done without a pause. */
export function endOfTurns<Result>(work: Generator<unknown, Result>): Result {
  let turn = work.next();
  while (!turn.done) turn = work.next();
  return turn.value;
}
