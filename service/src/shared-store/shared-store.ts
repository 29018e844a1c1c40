// The shared store: the log of each client's calls and the book of counts, in one Redis or Valkey or in a cluster. Where a key lives
// on a node that is away, no call waits for it: the store answers `undefined` at once, until the node is back.

import { Availability } from './availability.ts';
import { ClusterConnection } from './cluster-connection.ts';
import { type Connection, inTime, type NodeName, type ScriptCall, StoreError, TRY_AGAIN } from './connection.ts';
import { COUNT_SCRIPT, decideScript, SERVER_TIME } from './scripts.ts';
import { ServerConnection } from './server-connection.ts';

/** Counts on their way to the book, by field. The id keeps a batch that is sent again from being counted again. */
export interface Batch {
  readonly id: string;
  readonly counts: ReadonlyMap<string, number>;
}

/** A decision of the shared log. */
export interface SharedDecision {
  readonly allowed: boolean;
  readonly remaining: number;
  readonly msToReset: number;
}

/** Told on each change, and once at the start. */
export interface StoreWatch {
  /** @param error in a word @param node of a cluster; '' for a single server */
  gone(reason: string, node: NodeName): void;
  /** Every node is there. */
  back(): void;
}

/** How a store is reached. */
export interface StoreSettings {
  /** One for a single server; several name nodes of a cluster. */
  readonly urls: readonly string[];
  readonly watch: StoreWatch;
  /** What its keys begin with. */
  readonly prefix?: string;
  /** A Lua expression for its time, where it shall not be its own. */
  readonly time?: string;
  /** Milliseconds that a call waits for it at most. */
  readonly answerWithinMs?: number;
}

const ANSWER_WITHIN_MS = 100;
/** So much longer a decision waits for an answer that is merely late: a pause of Redis while it saves, or moves a slot. */
const LATE_BY_MS = 140;
const PROBE_EVERY_MS = 500;
const WAIT_AT_START_MS = 500;
// A batch is sent again within seconds or never.
const BATCH_ID_LIVES_MS = 600_000;
const PREFIX = 'beichen';

// So many names of keys are tried to find one that lives on a given node; one of a single slot is found among 200,000 almost certainly.
const MAX_NAMES_TRIED = 200_000;

type Triple = readonly [number, number, number];

const isDecision = (answer: unknown): answer is Triple =>
  Array.isArray(answer) && answer.length === 3 && answer.every((number) => Number.isSafeInteger(number));

/** A store whose nodes may be there or not. */
export class SharedStore {
  readonly #connection: Connection;
  readonly #runDecide: ScriptCall;
  readonly #runCount: ScriptCall;
  readonly #availabilities = new Map<NodeName, Availability>();
  readonly #probeKeys = new Map<NodeName, string>();
  readonly #watch: StoreWatch;
  readonly #prefix: string;
  readonly #countsKey: string;
  readonly #probing: NodeJS.Timeout;
  #lastReported: 'nothing' | 'gone' | 'back' = 'nothing';
  #isClosed = false;

  private constructor(settings: StoreSettings) {
    const { urls, watch, prefix = PREFIX, time = SERVER_TIME, answerWithinMs = ANSWER_WITHIN_MS } = settings;
    this.#prefix = prefix;
    this.#countsKey = `{${prefix}}:calls`;
    this.#watch = watch;
    this.#connection =
      urls.length === 1 ? new ServerConnection(urls[0]!, answerWithinMs) : new ClusterConnection(urls, answerWithinMs);
    this.#runDecide = this.#connection.script('beichenDecide', decideScript(time));
    this.#runCount = this.#connection.script('beichenCount', COUNT_SCRIPT);
    this.#connection.open();
    this.#connection.onLost((node, { word }) => this.#lost(node, word));
    this.#probing = setInterval(() => void this.#probeNodes(), PROBE_EVERY_MS).unref();
  }

  /** A store, as soon as it answers; after half a second, away or not. Never rejects. */
  static async open(settings: StoreSettings): Promise<SharedStore> {
    const store = new SharedStore(settings);
    const until = performance.now() + WAIT_AT_START_MS;
    while (!(await store.#reach()) && performance.now() < until) await new Promise((next) => setTimeout(next, 20));
    if (!store.isThere) await store.#probeNodes();
    return store;
  }

  /** Whether all calls are decided together now. */
  get isThere(): boolean {
    return this.share === 1;
  }

  /** The share of clients whose calls are decided together now: 1 is all, 0 none. */
  get share(): number {
    let share = 0;
    for (const [node, part] of this.#connection.nodes()) if (this.#of(node).isThere) share += part;
    return share;
  }

  /**
   * Decides one call by the log of all processes. Undefined when the node of the log is away; `late` when its answer did not come in time.
   * @param client whose log it is; the logs of one client are on one node, those of many on all
   * @param name of the log
   */
  async decide(
    client: string,
    name: string,
    limit: number,
    windowMs: number,
  ): Promise<SharedDecision | 'late' | undefined> {
    const key = `${this.#prefix}:{${client}}:${name}`;
    const node = this.#connection.nodeOf(key);
    if (this.#of(node).isGone) return undefined;
    const requested = this.#decideAt(key, limit, windowMs);
    const answer =
      (await this.#answered(node, requested)) ?? (this.#of(node).isGone ? undefined : await lateAnswer(requested));
    if (!answer) return this.#of(node).isGone ? undefined : 'late';
    const [allowed, remaining, msToReset] = answer;
    return { allowed: allowed === 1, remaining, msToReset };
  }

  /** Takes a batch into the book. Whether it certainly arrived. */
  async addCounts({ id, counts }: Batch): Promise<boolean> {
    const node = this.#connection.nodeOf(this.#countsKey);
    if (this.#of(node).isGone) return false;
    const args: (string | number)[] = [BATCH_ID_LIVES_MS];
    for (const count of counts) args.push(...count);
    const answer = this.#runCount([this.#countsKey, `{${this.#prefix}}:batch:${id}`], args);
    return (await this.#answered(node, answer)) === 1;
  }

  /** The book; undefined when its node is away. */
  async counts(): Promise<Readonly<Record<string, string>> | undefined> {
    if (this.#of(this.#connection.nodeOf(this.#countsKey)).isGone) return undefined;
    try {
      return await this.#connection.fieldsOf(this.#countsKey);
    } catch {
      return undefined; // read again at the next question; calls find out by themselves whether the store is away
    }
  }

  /** Ends it. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#probing);
    this.#connection.close();
  }

  async #decideAt(key: string, limit: number, windowMs: number): Promise<Triple> {
    const answer = await this.#runDecide([key], [limit, windowMs]);
    if (!isDecision(answer)) throw new StoreError('unreadable');
    return answer;
  }

  /** An answer of a node, or undefined; either way it is known of the node. */
  async #answered<T>(node: NodeName, answer: Promise<T>): Promise<T | undefined> {
    try {
      const given = await answer;
      this.#of(node).answered();
      return given;
    } catch (error) {
      const word = error instanceof StoreError ? error.word : 'unreadable';
      if (word !== TRY_AGAIN) this.#failed(node, word);
      return undefined;
    }
  }

  #of(node: NodeName): Availability {
    let availability = this.#availabilities.get(node);
    if (availability === undefined) {
      availability = new Availability({
        gone: (reason) => this.#reportGone(reason, node),
        back: () => this.#reportBack(),
      });
      this.#availabilities.set(node, availability);
    }
    return availability;
  }

  /** Knocks at each node that is not there, and forgets those that hold nothing any more. */
  async #probeNodes(): Promise<void> {
    const nodes = this.#connection.nodes();
    for (const node of this.#availabilities.keys()) {
      if (nodes.has(node)) continue;
      this.#availabilities.delete(node);
      this.#probeKeys.delete(node);
      this.#reportBack();
    }
    await Promise.all(this.#notThere().map((node) => this.#answered(node, this.#probe(node))));
  }

  /** The same at the start, without a report when it fails. */
  async #reach(): Promise<boolean> {
    const tries = this.#notThere().map(async (node) => {
      await this.#probe(node);
      this.#of(node).answered();
    });
    await Promise.allSettled(tries);
    return this.isThere;
  }

  #notThere(): readonly NodeName[] {
    return [...this.#connection.nodes().keys()].filter((node) => !this.#of(node).isThere);
  }

  // Requests something that writes: a node that only reads, or has no memory left, is of no use. What it writes lives for a millisecond.
  #probe(node: NodeName): Promise<Triple> {
    return this.#decideAt(this.#probeKeyOf(node), Number.MAX_SAFE_INTEGER, 1);
  }

  #probeKeyOf(node: NodeName): string {
    let key = this.#probeKeys.get(node);
    for (let n = 0; n < MAX_NAMES_TRIED && (key === undefined || this.#connection.nodeOf(key) !== node); n++) {
      key = `${this.#prefix}:{${n}}:knock`;
    }
    this.#probeKeys.set(node, key!);
    return key!;
  }

  #lost(node: NodeName, word: string): void {
    if (!this.#isClosed && this.#availabilities.get(node)?.isThere && this.#connection.nodes().has(node)) {
      this.#availabilities.get(node)!.failed(word, performance.now());
    }
  }

  #failed(node: NodeName, word: string): void {
    const wasThere = this.#of(node).isThere;
    this.#of(node).failed(word, performance.now());
    // A server that was frozen, or is no longer the one that takes writes, may have a successor under the same name.
    if (wasThere && this.#of(node).isGone) this.#connection.renew(node);
  }

  #reportGone(reason: string, node: NodeName): void {
    this.#lastReported = 'gone';
    this.#watch.gone(reason, node);
  }

  #reportBack(): void {
    if (this.#lastReported === 'back' || !this.isThere) return;
    this.#lastReported = 'back';
    this.#watch.back();
  }
}

/** The decision that was not there in time, if it comes a little later. */
async function lateAnswer(requested: Promise<Triple>): Promise<Triple | undefined> {
  const { late } = await requested.then(
    () => ({ late: undefined }),
    (error) => ({ late: error instanceof StoreError ? error.late : undefined }),
  );
  if (late === undefined) return undefined;
  const answer = await inTime(late, LATE_BY_MS).catch(() => undefined);
  return isDecision(answer) ? answer : undefined;
}
