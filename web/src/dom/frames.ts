// Shows long lists in chunks, one per frame, so that the page stays responsive. In pieces, one a frame.

/** Waits until what was shown is painted. A page that is not seen paints nothing, so the wait is short there. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });

/** Lets parts come a few a frame. Those that wait are on the page, but not laid out; on paper they are. */
export async function showInPieces(parts: readonly Element[], inAFrame: number): Promise<void> {
  for (const part of parts) part.classList.add('pending');
  for (let shown = 0; shown < parts.length; shown += inAFrame) {
    await nextFrame();
    for (const part of parts.slice(shown, shown + inAFrame)) part.classList.remove('pending');
  }
}
