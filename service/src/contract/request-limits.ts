// Limits of requests: its media type, its size, and how long it may take to arrive. The longest good one has a few hundred bytes.

export const MAX_BODY_BYTES = 8192;
export const MAX_URL_BYTES = 4096;
/** The target, and the names and values of all headers together. */
export const MAX_HEADER_BYTES = 16_384;

/** Limits of one connection. */
export interface Bounds {
  /** Requests that wait for their answers. */
  readonly unanswered: number;
  /** Requests in all; then it ends, so that clients spread over the processes again. */
  readonly requests: number;
}

export const BOUNDS: Bounds = { unanswered: 8, requests: 10_000 };

/** Milliseconds until a slow client is cut off. */
export interface Timeouts {
  readonly headersMs: number;
  /** For the whole request, body included. */
  readonly requestMs: number;
  /** Interval at which connections are checked. */
  readonly checkEveryMs: number;
  /** For a connection on which nothing moves, and for a client to take each quarter of a megabyte of its answer. */
  readonly stalledMs: number;
  /** For a connection that is kept and has no request: longer than proxies keep theirs, so that none of them writes on one that just ended. */
  readonly idleMs: number;
}

export const TIMEOUTS: Timeouts = {
  headersMs: 8000,
  requestMs: 10_000,
  checkEveryMs: 1000,
  stalledMs: 30_000,
  idleMs: 72_000,
};

/** The media types of bodies. */
export const ACCEPTED_BODIES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
] as const;
