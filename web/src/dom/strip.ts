// A strip of buttons: decades, years, months, pillars of which one is chosen. Tab has one stop in it; the arrow keys lead on (walk.ts).

/**
 * Marks the button that is chosen. Tab leads to it, else to what runs now, else to the first that can be pressed.
 * @param at its place; none where it is negative
 * @param isPressed False if it is chosen and off at once
 */
export function markChosen(buttons: readonly HTMLButtonElement[], at: number, isPressed = true): void {
  const stop =
    buttons[at] ??
    buttons.find((button) => button.hasAttribute('aria-current')) ??
    buttons.find(({ disabled }) => !disabled) ??
    buttons[0];
  for (const [n, button] of buttons.entries()) {
    button.setAttribute('aria-pressed', String(n === at && isPressed));
    button.tabIndex = button === stop ? 0 : -1;
  }
}

/** Scrolls a strip so that the stop of Tab is in its middle. */
export function revealStop(frame: HTMLElement, buttons: readonly HTMLButtonElement[]): void {
  const stop = buttons.find(({ tabIndex }) => tabIndex === 0);
  const box = stop?.closest('li') ?? stop;
  if (box != null) frame.scrollLeft = box.offsetLeft - (frame.clientWidth - box.offsetWidth) / 2;
}
