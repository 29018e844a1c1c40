// A strip of buttons of which one is chosen: decades, years, months, pillars. It is one stop of the Tab key, with arrow keys between its buttons (walk.ts).

/**
 * Marks the chosen button. The Tab key stops there, otherwise at the current item, otherwise at the first enabled button.
 * @param at its index; negative for none
 * @param isPressed false if it is chosen but switched off
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

/** Scrolls a strip so that an item of it is in the middle. */
export function centre(frame: HTMLElement, item: HTMLElement): void {
  frame.scrollLeft = item.offsetLeft - (frame.clientWidth - item.offsetWidth) / 2;
}

/** Scrolls a strip so that its stop of the Tab key is in the middle, as soon as it has a width: a strip in a closed tab has one when the tab opens. */
export function revealStop(frame: HTMLElement, buttons: readonly HTMLButtonElement[]): void {
  const laidOut = new ResizeObserver(() => {
    if (frame.clientWidth === 0) return;
    laidOut.disconnect();
    const stop = buttons.find(({ tabIndex }) => tabIndex === 0);
    const box = stop?.closest('li') ?? stop;
    if (box != null) centre(frame, box);
  });
  laidOut.observe(frame);
}
