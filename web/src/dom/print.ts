// Parts of the page that exist only in print: they are made when it is printed.

/** Runs work before the page is printed, or shown as on paper by the tools of a browser. @param signal aborted when the chart is removed */
export function beforePrint(signal: AbortSignal, work: () => void): void {
  window.addEventListener('beforeprint', work, { signal });
  matchMedia('print').addEventListener('change', ({ matches }) => matches && work(), { signal });
}
