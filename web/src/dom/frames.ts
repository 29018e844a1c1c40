// Renders long lists in chunks, one per frame, so that the page stays responsive.

/** Waits until the page has been painted. A hidden page is never painted, so the wait ends early there. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });

/** Shows parts a few per frame. The waiting ones are in the page but without layout; printing includes them. */
export async function showInPieces(parts: readonly Element[], inAFrame: number): Promise<void> {
  for (const part of parts) part.classList.add('pending');
  for (let shown = 0; shown < parts.length; shown += inAFrame) {
    await nextFrame();
    for (const part of parts.slice(shown, shown + inAFrame)) part.classList.remove('pending');
  }
}
