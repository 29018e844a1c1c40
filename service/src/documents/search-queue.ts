// The searches of the process, in one queue. One of them works for one turn, goes to the end of the queue, and some rounds of the event loop pass before
// the next turn: many searches make each other late, but no other request. A search ends when its client is gone.

import { overloaded } from '../problem/problem-error.ts';

/** Searches at once. At 0.15 s of processor time each, the last one waits two seconds and a half. */
const MAX_SEARCHES = 16;
const TURN_MS = 5;
/** Rounds of the event loop until the next turn. The loop accepts one connection a round, and a request needs some; an empty round takes 10 µs. */
const ROUNDS_BETWEEN_TURNS = 16;
/** Where others keep the loop so busy that its rounds are long, the next turn comes after this time: else a client would wait until it is cut off. */
const MAX_PAUSE_MS = 20;

/** Works for one turn. Whether the search has ended. */
type Turn = () => boolean;

const searches: Turn[] = [];

/**
 * Runs a search, which pauses at each `yield`.
 * @param isWanted whether its client still waits
 * @throws ProblemError `overloaded` where there are too many searches, or the client is gone
 */
export function runSearch<Found>(search: Generator<void, Found>, isWanted = () => true): Promise<Found> {
  if (searches.length === MAX_SEARCHES) return Promise.reject(overloaded());
  return new Promise((resolve, reject) => {
    const work = () => {
      try {
        if (!isWanted()) {
          search.return(undefined as Found);
          reject(overloaded());
          return true;
        }
        const end = performance.now() + TURN_MS;
        do {
          const turn = search.next();
          if (!turn.done) continue;
          resolve(turn.value);
          return true;
        } while (performance.now() < end);
        return false;
      } catch (error) {
        reject(error);
        return true;
      }
    };
    searches.push(work);
    if (searches.length === 1) pause();
  });
}

/** Runs a function in a later round of the event loop. Hosts without `setImmediate` have timers only. */
const later: (run: (left: number, end: number) => void, left: number, end: number) => unknown =
  typeof setImmediate === 'function' ? setImmediate : (run, left, end) => setTimeout(run, 0, left, end);

function pause(): void {
  later(passRound, ROUNDS_BETWEEN_TURNS, performance.now() + MAX_PAUSE_MS);
}

function passRound(left: number, end: number): void {
  if (left > 1 && performance.now() < end) later(passRound, left - 1, end);
  else runTurn();
}

function runTurn(): void {
  const [search] = searches as [Turn];
  const hasEnded = search();
  searches.shift();
  if (!hasEnded) searches.push(search);
  if (searches.length > 0) pause();
}
