// How does much to show come without the page standing still? In pieces, one a frame.

/** Waits until what was shown is painted. A page that is not seen paints nothing, so the wait is short there. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
