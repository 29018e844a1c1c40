// Traces by OpenTelemetry: a span for each answered request, with its method, its route template and its status, nothing of a request's content. Off unless the standard
// variables name an exporter; its packages are loaded only then.

import { createRequire } from 'node:module';

/** Records an answered request. */
export interface Traces {
  answered(call: TracedCall): void;
  /** Sends the buffered spans. */
  close(): Promise<void>;
}

/** Attributes of a span. */
export interface TracedCall {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
  /** The header of W3C Trace Context, if there was one. */
  readonly traceparent: string | undefined;
  /** True if it comes from a trusted proxy, whose trace this call is a part of. */
  readonly isTrusted: boolean;
}

/** Loaded only if traces are configured. */
const PACKAGES = ['@opentelemetry/api', '@opentelemetry/sdk-node'] as const;

/** Used parts of the packages. */
interface Api {
  readonly SpanKind: { readonly SERVER: number };
  readonly SpanStatusCode: { readonly ERROR: number };
  readonly ROOT_CONTEXT: object;
  readonly trace: {
    getTracer(name: string, version: string): { startSpan(name: string, options: object, context: object): Span };
    setSpanContext(context: object, span: object): object;
  };
}
interface Span {
  setStatus(status: { readonly code: number }): void;
  end(atMs: number): void;
}
interface Sdk {
  readonly NodeSDK: new (options: object) => { start(): void; shutdown(): Promise<void> };
}

/**
 * Starts the SDK, which reads the standard variables by itself.
 * @param load loads a package
 * @throws Error that names a missing package
 */
export async function openTraces(
  version: string,
  load: (name: string) => Promise<unknown> = loadBeside,
): Promise<Traces> {
  const [api, { NodeSDK }] = (await Promise.all(PACKAGES.map(load)).catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      `OTEL_ variables request traces, but ${PACKAGES.join(' and ')} cannot be loaded (${error.code ?? error.name}): install them beside beichen-service, or unset the variables.`,
    );
  })) as [Api, Sdk];
  process.env.OTEL_SERVICE_NAME ??= 'beichen';
  // No instrumentation: the one for HTTP writes the URL of a request into its span, and a URL may contain a birth.
  const sdk = new NodeSDK({ instrumentations: [] });
  sdk.start();
  const tracer = api.trace.getTracer('beichen-service', version);
  return {
    answered({ method, route, status, milliseconds, traceparent, isTrusted }) {
      const endMs = Date.now();
      const attributes = { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status };
      const caller = contextOf(traceparent);
      const options = {
        kind: api.SpanKind.SERVER,
        startTime: endMs - milliseconds,
        attributes,
        // A parent decides sampling, and so the load of the collector: only trusted proxies may.
        ...(caller && !isTrusted && { links: [{ context: caller }] }),
      };
      const parent = caller && isTrusted ? api.trace.setSpanContext(api.ROOT_CONTEXT, caller) : api.ROOT_CONTEXT;
      const span = tracer.startSpan(`${method} ${route}`, options, parent);
      if (status >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR });
      span.end(endMs);
    },
    close: () => sdk.shutdown(),
  };
}

/** Loads a package that is installed beside this one. */
const loadBeside = async (name: string): Promise<unknown> => createRequire(import.meta.url)(name);

const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

/** The caller's span, from the ids of the header `traceparent`. Other parts of its trace (tracestate, baggage) are left out. */
function contextOf(traceparent: string | undefined): object | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (traceId === undefined) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags!, 16) & 1, isRemote: true };
}
