// When does a request go on that waits for the loop? At the end of the turn it came in, after others of that turn have been read, and one
// right after the other: work that is done in a row, each step for all of them, takes two thirds of the time, since what the
// processor has learnt of a step is still at hand for the next request.

/** So many go on together: more would gain nothing, and all their answers are held until the last of them is made. */
const MOST_TOGETHER = 32;

interface Together {
  readonly end: Promise<void>;
  waiting: number;
}

let together: Together | undefined;

/** The end of this turn of the event loop, the same for all who go on together. */
export function endOfTurn(): Promise<void> {
  if (together === undefined || together.waiting === MOST_TOGETHER) together = nextTogether();
  together.waiting++;
  return together.end;
}

function nextTogether(): Together {
  const next: Together = {
    end: new Promise((resolve) => {
      setImmediate(() => {
        if (together === next) together = undefined;
        resolve();
      });
    }),
    waiting: 0,
  };
  return next;
}
