// A bounded cache of what is made for selections of members. A value is made at the FIRST_USED-th of a selection's recent requests: to make one takes as long
// as many answers, and a selection that is not used again must neither cost that nor displace one that is.

const FIRST_USED = 8;
/** The maximum number of selections whose requests are counted. */
const MAX_COUNTED = 256;

/** The values of the selections that are used most, at most so many. */
export class SelectionCache<Value> {
  readonly #maxValues: number;
  // In the order of their last use.
  readonly #values = new Map<string, Value>();
  readonly #requests = new Map<string, number>();

  constructor(maxValues: number) {
    this.#maxValues = maxValues;
  }

  /** The value of a selection, or undefined while it is not used often enough for one. */
  get(selection: string, make: () => Value): Value | undefined {
    const known = this.#values.get(selection);
    if (known !== undefined) {
      setLast(this.#values, selection, known, this.#maxValues);
      return known;
    }
    const requests = (this.#requests.get(selection) ?? 0) + 1;
    if (requests < FIRST_USED) {
      setLast(this.#requests, selection, requests, MAX_COUNTED);
      return undefined;
    }
    this.#requests.delete(selection);
    const value = make();
    setLast(this.#values, selection, value, this.#maxValues);
    return value;
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
