// Interface of the shared store: keys that live on nodes: one server is one node, a cluster has many. Nothing waits in a queue
// for it, nothing is sent twice, and an answer that does not come in time is an error like any other.

/** The name of a node, as its cluster knows it: `10.0.0.7:6379`. A single server has none: ''. */
export type NodeName = string;

/** Keys and arguments of a script, after their number. The keys of one call live on one node. */
export type ScriptCall = (keys: readonly string[], args: readonly (string | number)[]) => Promise<unknown>;

/** What went wrong, in a word that can be logged: ECONNREFUSED, NOAUTH, OOM, timeout. Never a key, a value or an address. */
export class StoreError extends Error {
  readonly word: string;
  /** Of a timeout: the answer, which may still come. */
  readonly late: Promise<unknown> | undefined;

  constructor(word: string, late?: Promise<unknown>) {
    super(word);
    this.name = 'StoreError';
    this.word = word;
    this.late = late;
  }
}

/** The word for a connection that is gone, whatever ended it. */
export const DISCONNECTED = 'disconnected';

/** Connections that are kept open for as long as the process runs. */
export interface Connection {
  /** Begins to connect. What comes of it is seen by calling. */
  open(): void;
  /** Ends it for good. */
  close(): void;
  /** Each node, and its share of all possible keys. The shares are 1 together. */
  nodes(): ReadonlyMap<NodeName, number>;
  /** The node on which a key lives. */
  nodeOf(key: string): NodeName;
  /** Calls `listener` whenever the connection to a node is lost. */
  onLost(listener: (node: NodeName, error: StoreError) => void): void;
  /** Makes a script callable. Its calls reject with a StoreError, at the latest when the time is over. */
  script(name: string, lua: string): ScriptCall;
  /** The fields of a hash. */
  fieldsOf(key: string): Promise<Readonly<Record<string, string>>>;
  /** Leaves a connection that answers no more, for a new one. */
  renew(node: NodeName): void;
}

/** An answer, or a StoreError when it fails or does not come in time. */
export function inTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    // A loop that was busy itself finds the answer lying there when its timer is long over: it is searched once more before giving up.
    const timer = setTimeout(() => setImmediate(() => reject(new StoreError('timeout', answer))), ms);
    answer.then(resolve, (error) => reject(toStoreError(error))).finally(() => clearTimeout(timer));
  });
}

/** What the library says of an error, in a word. */
export function toStoreError(error: Error & { code?: string }): StoreError {
  return error instanceof StoreError ? error : new StoreError(wordOf(error));
}

// "OOM command not allowed …", "READONLY You can't write …"; the rest of the sentence can hold what was sent.
function wordOf(error: Error & { code?: string }): string {
  if (error.message === 'Command timed out') return 'timeout';
  if (/max number of clients/i.test(error.message)) return 'MAXCLIENTS';
  if (/^TRYAGAIN|^Too many Cluster redirections/.test(error.message)) return TRY_AGAIN;
  return error.code ?? /^-?([A-Z]{3,})\b/.exec(error.message)?.[1] ?? DISCONNECTED; // what else the library has to say
}

/** A slot is on its way: a cluster says so of a script with two keys, or each of two nodes sends a call to the other. Both are well. */
export const TRY_AGAIN = 'TRYAGAIN';
