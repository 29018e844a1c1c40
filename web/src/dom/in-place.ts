// Keeps a focused part at its position on the screen while content above it grows.

/** Changes the page; the part keeps its position if the pointer is over it or the focus is in it. */
export function inPlace(part: Element, change: () => void): void {
  const isBusy = part.matches(':hover, :focus-within');
  const { top } = part.getBoundingClientRect();
  change();
  if (isBusy) window.scrollBy({ top: part.getBoundingClientRect().top - top, behavior: 'instant' });
}
