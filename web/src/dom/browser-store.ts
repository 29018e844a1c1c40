// The store of the browser. Texts by their keys. Where storage is forbidden or full, everything works: nothing is read, and nothing is kept.

/** Result of an action; `otherwise` if the browser forbids it. */
function tried<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

class BrowserStore {
  readonly #storage: () => Storage;

  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  read(key: string): string | undefined {
    return tried(() => this.#storage().getItem(key) ?? undefined, undefined);
  }

  /** A value that was kept; undefined for none, and for what is no JSON. */
  readValue(key: string): unknown {
    return tried(() => JSON.parse(this.read(key) ?? ''), undefined);
  }

  /** Keeps a text; tells whether it is kept. */
  write(key: string, text: string): boolean {
    return tried(() => {
      this.#storage().setItem(key, text);
      return true;
    }, false);
  }

  writeValue(key: string, value: unknown): boolean {
    return this.write(key, JSON.stringify(value));
  }

  /** Removes a text; tells whether it is gone. */
  remove(key: string): boolean {
    return tried(() => {
      this.#storage().removeItem(key);
      return true;
    }, false);
  }
}

/** Of this browser, until it is removed. */
export const DEVICE = new BrowserStore(() => localStorage);

/** Of this tab, until it is closed. */
export const TAB = new BrowserStore(() => sessionStorage);
