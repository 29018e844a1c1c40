// How long does the page stand still? The tasks of its main thread, by the time for which they had the processor: what else runs on the machine is
// left out. From a trace of Chromium.

import type { Browser, Page } from 'playwright-core';

/** A part of the main thread's work. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Microseconds of the processor. */
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly data?: { readonly functionName?: string } };
}

export interface Task {
  /** Milliseconds of the processor. */
  readonly took: number;
  /** What took most of it, for the one who must split it. */
  readonly parts: readonly string[];
}

/** The tasks of the main thread while something is done, longest first. */
export async function tasksOf(browser: Browser, page: Page, doing: () => Promise<unknown>): Promise<readonly Task[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'v8'] });
  await doing();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: readonly TraceEvent[] };
  const isMain = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`);
  const events = traceEvents.filter(({ ph, pid, tid }) => ph === 'X' && isMain.includes(`${pid} ${tid}`));
  return events
    .filter(({ name }) => name.endsWith('RunTask'))
    .map((task) => ({ took: milliseconds(task), parts: partsOf(task, events) }))
    .sort((a, b) => b.took - a.took);
}

const milliseconds = ({ tdur = 0 }: TraceEvent): number => tdur / 1000;

function partsOf(task: TraceEvent, events: readonly TraceEvent[]): readonly string[] {
  if (milliseconds(task) < 5) return [];
  return events
    .filter(({ pid, ts, dur = 0 }) => pid === task.pid && ts >= task.ts && ts + dur <= task.ts + task.dur!)
    .filter((event) => event !== task && milliseconds(event) >= 1)
    .sort((a, b) => milliseconds(b) - milliseconds(a))
    .slice(0, 8)
    .map(
      (event) =>
        `${event.name}${event.args.data?.functionName ? ` ${event.args.data.functionName}` : ''} ${milliseconds(event).toFixed(1)}`,
    );
}
