// Download, copy, share. As a file, through the clipboard, or by what the device shares with. The page itself sends nothing.

import { h } from '../dom/h.ts';

/** Downloads a file. */
export function save(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  h('a', { href: url, download: name }).click();
  window.setTimeout(() => URL.revokeObjectURL(url), 1000); // after the browser has begun to read it
}

/** Copies text, which may still be made. A page without HTTPS uses the old way. Returns whether it worked. */
export async function copy(text: string | Promise<string>): Promise<boolean> {
  if (navigator.clipboard === undefined) return copyOldWay(await text);
  return written(text).then(
    () => true,
    () => false,
  );
}

// A text that is not ready is passed as a promise: Safari allows copying in the moment of the press only.
function written(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  if (typeof ClipboardItem === 'undefined') return text.then((made) => navigator.clipboard.writeText(made));
  const promised = text.then((made) => new Blob([made], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': promised })]);
}

function copyOldWay(text: string): boolean {
  const field = h('textarea', { class: 'sr', readonly: true }, text);
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}

/** True if the device has a way to share. */
export const canShare = typeof navigator.share === 'function';

/** Offers a link to what the device shares with. A reader who thinks better of it has done nothing wrong. */
export async function share(url: string): Promise<void> {
  await navigator.share({ url, title: document.title }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  });
}
