// Keeps a focused part at its place on the screen while content above it grows. The same thing: it stays where it is on the screen
// while what is above it grows.

/** Changes the page. A part in which a reader is busy stays in its place; browsers that would see to that by themselves are told not to. */
export function inPlace(part: Element, change: () => void): void {
  const isBusy = part.matches(':hover, :focus-within');
  const { top } = part.getBoundingClientRect();
  change();
  if (isBusy) window.scrollBy({ top: part.getBoundingClientRect().top - top, behavior: 'instant' });
}
