// A bounded cache of values for selections of members. A value is created on the FIRST_USED-th recent request of its selection, since creating it takes as long
// as many responses: a selection that is used once must neither cost that nor displace one in use. Selections in use do not displace each other: if there are
// more than the maximum, some have no value.

const FIRST_USED = 8;
/** The maximum number of selections whose requests are counted. */
const MAX_COUNTED = 256;
/** Number of requests after which an unused value may be displaced. */
const IDLE_REQUESTS = 1000;

/** Values of the most used selections, up to a maximum. */
export class SelectionCache<Value> {
  readonly #maxValues: number;
  // In the order of their last use.
  readonly #values = new Map<string, { readonly value: Value; usedAt: number }>();
  readonly #requests = new Map<string, number>();
  /** Number of requests so far. */
  #now = 0;

  constructor(maxValues: number) {
    this.#maxValues = maxValues;
  }

  /** Value of a selection, or undefined while it has none. */
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

/** Moves a key to the end of a map, and removes the first key if the map is too large. */
function setLast<Value>(map: Map<string, Value>, key: string, value: Value, maxSize: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > maxSize) map.delete(map.keys().next().value!);
}
