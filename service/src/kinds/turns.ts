// Long work in turns. Work that does not end in its first turn enters one queue, gets a turn and returns to the end of the queue, with some rounds of the event
// loop between two turns: long requests delay each other, but no other request. Work ends when its client is gone.

import { endOfTurns } from 'beichen/internal';
import { overloaded } from '../requests/problems/problem-error.ts';

/** Maximum length of the queue. At 0.15 s of processor time for a search over 200 years, the last one waits five seconds. */
const MAX_WAITING = 32;
const TURN_MS = 5;
/** Length of the first turn. Work that ends in it never waits. */
const FIRST_TURN_MS = 2;
/** Rounds of the event loop between two turns. The loop accepts one connection a round; an empty round takes 10 µs. */
const ROUNDS_BETWEEN_TURNS = 16;
/** Maximum pause between two turns on a busy loop with long rounds, so that no client waits for its timeout. */
const MAX_PAUSE_MS = 20;

/** Work that pauses at each `yield`, or its result without a pause. */
export type Work<Result> = Generator<void, Result> | Result;

/** Runs one turn. True if the work has ended. */
type Turn = () => boolean;

const waiting: Turn[] = [];

/** Runs work without a pause. */
export function atOnce<Result>(work: Work<Result>): Result {
  return isTurns(work) ? endOfTurns(work) : work;
}

/**
 * Runs work in turns.
 * @param isWanted true while its client waits
 * @throws ProblemError `overloaded` if the queue is full, or the client is gone
 */
export async function inTurns<Result>(work: Work<Result>, isWanted = () => true): Promise<Result> {
  if (!isTurns(work)) return work;
  const first = turnOf(work, FIRST_TURN_MS);
  if (first.done) return first.value;
  if (waiting.length === MAX_WAITING) throw overloaded();
  return new Promise((resolve, reject) => {
    waiting.push(() => {
      try {
        if (!isWanted()) {
          work.return(undefined as Result);
          throw overloaded();
        }
        const turn = turnOf(work, TURN_MS);
        if (turn.done) resolve(turn.value);
        return turn.done === true;
      } catch (error) {
        reject(error);
        return true;
      }
    });
    if (waiting.length === 1) pause();
  });
}

const isTurns = <Result>(work: Work<Result>): work is Generator<void, Result> =>
  typeof work === 'object' && work !== null && Symbol.iterator in work && 'next' in work;

function turnOf<Result>(work: Generator<void, Result>, ms: number): IteratorResult<void, Result> {
  const end = performance.now() + ms;
  let turn = work.next();
  while (!turn.done && performance.now() < end) turn = work.next();
  return turn;
}

/** Runs a function in a later round of the event loop. Hosts without `setImmediate` have timers only. */
const later: (run: (left: number, end: number) => void, left: number, end: number) => unknown =
  typeof setImmediate === 'function' ? setImmediate : (run, left, end) => setTimeout(run, 0, left, end);

function pause(): void {
  later(passRound, ROUNDS_BETWEEN_TURNS, performance.now() + MAX_PAUSE_MS);
}

function passRound(left: number, end: number): void {
  if (left > 1 && performance.now() < end) later(passRound, left - 1, end);
  else nextTurn();
}

function nextTurn(): void {
  const [work] = waiting as [Turn];
  const hasEnded = work();
  waiting.shift();
  if (!hasEnded) waiting.push(work);
  if (waiting.length > 0) pause();
}
