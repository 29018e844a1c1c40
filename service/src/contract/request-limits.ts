// Limits of requests: media type, size, and time to arrive. The longest valid request has a few hundred bytes.

export const MAX_BODY_BYTES = 8192;
export const MAX_URL_BYTES = 4096;
/** Maximum for the target and all headers together. */
export const MAX_HEADER_BYTES = 16_384;

/** Limits of one connection. */
export interface Bounds {
  /** Unanswered requests. */
  readonly unanswered: number;
  /** Total requests. Then the connection closes, so that clients spread over the processes again. */
  readonly requests: number;
}

export const BOUNDS: Bounds = { unanswered: 8, requests: 10_000 };

/** Timeouts of slow clients, in milliseconds. */
export interface Timeouts {
  readonly headersMs: number;
  /** For the whole request with its body. */
  readonly requestMs: number;
  /** Interval at which connections are checked. */
  readonly checkEveryMs: number;
  /** For a connection without traffic, and for a client to read each quarter of a megabyte of its response. */
  readonly stalledMs: number;
  /** For an idle connection. Longer than the keep-alive of proxies, so that no proxy writes to a connection that just closed. */
  readonly idleMs: number;
  /** For a request that was read, until its turn. */
  readonly queuedMs: number;
}

export const TIMEOUTS: Timeouts = {
  headersMs: 8000,
  requestMs: 10_000,
  checkEveryMs: 1000,
  stalledMs: 30_000,
  idleMs: 72_000,
  queuedMs: 8000,
};

/** Accepted media types of bodies. */
export const ACCEPTED_BODIES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
] as const;
