// Arrow keys in a list of buttons: to the neighbours, to both ends, and to the lines above and below. The list is one stop of the Tab key.

/** Enables the arrow keys in a list. Disabled and hidden buttons are skipped. */
export function walk(event: KeyboardEvent, buttons: readonly HTMLButtonElement[]): void {
  const open = buttons.filter((button) => !button.disabled && button.checkVisibility());
  const at = open.indexOf(document.activeElement as HTMLButtonElement);
  if (at < 0) return;
  const next = nextBy(event.key, at, open);
  if (next === undefined) return;
  event.preventDefault();
  for (const button of open) button.tabIndex = button === next ? 0 : -1;
  next.focus();
}

function nextBy(key: string, at: number, open: readonly HTMLButtonElement[]): HTMLButtonElement | undefined {
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

/** The nearest button on the next line; the same button if there is no other line. */
function nearest(others: readonly HTMLButtonElement[], own: HTMLButtonElement): HTMLButtonElement {
  const place = (button: HTMLElement) => button.getBoundingClientRect();
  const { left, top } = place(own);
  const line = others.find((other) => Math.abs(place(other).top - top) > 1);
  if (line === undefined) return own;
  const inLine = others.filter((other) => Math.abs(place(other).top - place(line).top) <= 1);
  const distance = (button: HTMLElement) => Math.abs(place(button).left - left);
  return inLine.reduce((best, each) => (distance(each) < distance(best) ? each : best));
}
