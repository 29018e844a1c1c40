// Arrow keys in a list of controls: to the neighbours, to both ends, and to the lines above and below. The list is one stop of the Tab key.

/** Enables the arrow keys in a list. Disabled and hidden controls are skipped; a list of choices or a date is set with the keys that lead up and down. */
export function walk(event: KeyboardEvent, controls: readonly HTMLElement[]): void {
  const open = controls.filter((control) => !control.matches(':disabled') && control.checkVisibility());
  const at = open.indexOf(document.activeElement as HTMLElement);
  if (at < 0 || (open[at]!.matches('select, [type=date]') && !['ArrowLeft', 'ArrowRight'].includes(event.key))) return;
  const next = nextBy(event.key, at, open);
  if (next === undefined) return;
  event.preventDefault();
  for (const control of open) control.tabIndex = control === next ? 0 : -1;
  next.focus();
}

function nextBy(key: string, at: number, open: readonly HTMLElement[]): HTMLElement | undefined {
  switch (key) {
    case 'ArrowLeft':
      return open[at - 1] ?? open[at];
    case 'ArrowRight':
      return open[at + 1] ?? open[at];
    case 'Home':
      return open[0];
    case 'End':
      return open.at(-1);
    case 'ArrowUp':
      return nearest(open.slice(0, at).reverse(), open[at]!);
    case 'ArrowDown':
      return nearest(open.slice(at + 1), open[at]!);
    default:
      return undefined;
  }
}

/** The nearest control on the next line; the same control if there is no other line. */
function nearest(others: readonly HTMLElement[], own: HTMLElement): HTMLElement {
  const place = (control: HTMLElement) => control.getBoundingClientRect();
  const { left, top } = place(own);
  const line = others.find((other) => Math.abs(place(other).top - top) > 1);
  if (line === undefined) return own;
  const inLine = others.filter((other) => Math.abs(place(other).top - place(line).top) <= 1);
  const distance = (control: HTMLElement) => Math.abs(place(control).left - left);
  return inLine.reduce((best, each) => (distance(each) < distance(best) ? each : best));
}
