// The best places so far: a short sorted list with one entry per place.

import type { MatchKind } from './place.ts';

/** An entry of the list. */
export interface RankedRow {
  readonly row: number;
  readonly score: number;
  readonly match: MatchKind;
  /** Part of the text that was looked up; undefined for the whole text. */
  readonly used: string | undefined;
}

/** A number of the best places. */
export class Best {
  readonly entries: RankedRow[] = [];
  readonly size: number;
  /** Part of the text that is being looked up. */
  private part: string | undefined;
  /** Score that a place must exceed to enter. */
  threshold = Number.NEGATIVE_INFINITY;

  constructor(size: number) {
    this.size = size;
  }

  /** Runs lookups of a part of the text. */
  ofPart<T>(part: string, lookUp: () => T): T {
    const outer = this.part;
    this.part = part;
    const found = lookUp();
    this.part = outer;
    return found;
  }

  /** Enters a place, or raises it. Of equals the first stays ahead. */
  offer(row: number, score: number, match: MatchKind, used = this.part): void {
    if (score <= this.threshold) return;
    const entries = this.entries;
    let known = entries.length - 1;
    while (known >= 0 && entries[known]!.row !== row) known--;
    if (known >= 0) {
      if (entries[known]!.score >= score) return;
      entries.splice(known, 1);
    }
    let at = entries.length;
    while (at > 0 && entries[at - 1]!.score < score) at--;
    entries.splice(at, 0, { row, score, match, used });
    if (entries.length > this.size) entries.pop();
    if (entries.length === this.size) this.threshold = entries.at(-1)!.score;
  }
}
