// Interleaved timing of several functions in one process, warm, in turns of some milliseconds. Disturbances of the machine affect all of them, so the ratio of
// two in one round is more reliable than either time. Times are processor times, including the garbage collector, since these grow less than real time on a
// busy machine.

/** A function to measure: it is called with 0, 1, 2 … */
export interface Contestant {
  readonly name: string;
  readonly run: (i: number) => unknown;
}

/** Microseconds of processor time of a call, one for each round. */
export interface Timing {
  readonly name: string;
  readonly microseconds: readonly number[];
}

const WARM_MS = 400;
const TURN_MS = 12;

/** Runs all contestants for a number of rounds, in an order that changes with each round. */
export function sideBySide(contestants: readonly Contestant[], rounds: number): readonly Timing[] {
  const turns = contestants.map(({ name, run }) => {
    const loop = loopOf(run);
    return { name, loop, calls: callsInTurn(loop), times: [] as number[] };
  });
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < turns.length; i++) {
      const { loop, calls, times } = turns[(i + round) % turns.length]!;
      times.push(time(loop, calls, round * calls));
    }
  }
  return turns.map(({ name, times }) => ({ name, microseconds: times }));
}

/** Calls a contestant for a range of numbers, and returns the last result: unused results might be optimised away. */
type Loop = (from: number, to: number) => unknown;

/**
 * A loop for one contestant, compiled separately. A shared loop would be compiled for the last contestant, and again within the turn of the next one: up to 6
 * ms of its 12.
 */
const loopOf = (run: Contestant['run']): Loop =>
  new Function('run', 'return (from, to) => { let last; for (let i = from; i < to; i++) last = run(i); return last; }')(
    run,
  ) as Loop;

/** Warms a contestant, and returns the number of its calls in a turn. */
function callsInTurn(loop: Loop): number {
  const end = performance.now() + WARM_MS;
  let calls = 1;
  for (let from = 0; performance.now() < end; from += calls) {
    const microseconds = time(loop, calls, from);
    calls = Math.max(1, Math.min(2 * calls, Math.round((TURN_MS * 1000) / microseconds)));
  }
  return calls;
}

function time(loop: Loop, calls: number, from: number): number {
  const start = process.cpuUsage();
  saved.result = loop(from, from + calls);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / calls;
}

const saved: { result?: unknown } = {};

/** The median of several numbers, and the range of the middle eighty percent. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))]!;
  return { median: at(0.5), low: at(0.1), high: at(0.9) };
}

/** Ratio of the times of two contestants, round by round. */
export const ratioOf = (one: Timing, other: Timing): Spread => ratios(one.microseconds, other.microseconds);

/** The quotients of two numbers, round by round. */
export const ratios = (ones: readonly number[], others: readonly number[]): Spread =>
  spreadOf(ones.map((one, round) => one / others[round]!));
