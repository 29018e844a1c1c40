// A bounded cache of what is made for selections of members. A value is made at the FIRST_USED-th of a selection's recent requests: to make one takes as long
// as many answers, and a selection that is not used again must neither cost that nor displace one that is. Nor do selections that are all in use displace
// each other: where there are more of them than values, some go without.

const FIRST_USED = 8;
/** The maximum number of selections whose requests are counted. */
const MAX_COUNTED = 256;
/** A value that was not used in the last so many requests makes room. */
const IDLE_REQUESTS = 1000;

/** The values of the selections that are used most, at most so many. */
export class SelectionCache<Value> {
  readonly #maxValues: number;
  // In the order of their last use.
  readonly #values = new Map<string, { readonly value: Value; usedAt: number }>();
  readonly #requests = new Map<string, number>();
  /** The number of requests. */
  #now = 0;

  constructor(maxValues: number) {
    this.#maxValues = maxValues;
  }

  /** The value of a selection, or undefined while it has none. */
  get(selection: string, make: () => Value): Value | undefined {
    this.#now++;
    const known = this.#values.get(selection);
    if (known !== undefined) {
      known.usedAt = this.#now;
      setLast(this.#values, selection, known, this.#maxValues);
      return known.value;
    }
    const requests = (this.#requests.get(selection) ?? 0) + 1;
    if (requests < FIRST_USED || !this.#hasRoom()) {
      setLast(this.#requests, selection, requests, MAX_COUNTED);
      return undefined;
    }
    this.#requests.delete(selection);
    const value = make();
    setLast(this.#values, selection, { value, usedAt: this.#now }, this.#maxValues);
    return value;
  }

  #hasRoom(): boolean {
    if (this.#values.size < this.#maxValues) return true;
    const [longestUnused] = this.#values.values();
    return this.#now - longestUnused!.usedAt > IDLE_REQUESTS;
  }

  /** The number of values. */
  get size(): number {
    return this.#values.size;
  }
}

/** Sets a key as the last one, and removes the first one of a map that is too large. */
function setLast<Value>(map: Map<string, Value>, key: string, value: Value, maxSize: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > maxSize) map.delete(map.keys().next().value!);
}
