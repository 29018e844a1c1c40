// Texts stored in the browser, by key. If storage is forbidden or full, reading returns nothing, saving fails, and the page works without.

/** Result of an action, or `otherwise` if the browser forbids it. */
function tryAction<T>(action: () => T, otherwise: T): T {
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
    return tryAction(() => this.#storage().getItem(key) ?? undefined, undefined);
  }

  /** A stored value; undefined if there is none or if it is not JSON. */
  readValue(key: string): unknown {
    return tryAction(() => JSON.parse(this.read(key) ?? ''), undefined);
  }

  /** Stores a text. Returns false if that fails. */
  write(key: string, text: string): boolean {
    return tryAction(() => {
      this.#storage().setItem(key, text);
      return true;
    }, false);
  }

  writeValue(key: string, value: unknown): boolean {
    return this.write(key, JSON.stringify(value));
  }

  /** Removes a text. Returns false if that fails. */
  remove(key: string): boolean {
    return tryAction(() => {
      this.#storage().removeItem(key);
      return true;
    }, false);
  }
}

/** Storage of this browser, until it is cleared. */
export const DEVICE = new BrowserStore(() => localStorage);

/** Storage of this tab, until it is closed. */
export const TAB = new BrowserStore(() => sessionStorage);

/** Key of the draft of the form, in the storage of the tab. */
export const DRAFT_KEY = 'draft-1';
