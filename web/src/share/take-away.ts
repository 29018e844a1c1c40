// Downloading, copying and sharing: as a file, by the clipboard, or by the share sheet of the device. The page itself sends nothing.

import { h } from '../dom/h.ts';

/** Downloads a file. */
export function save(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  h('a', { href: url, download: name }).click();
  window.setTimeout(() => URL.revokeObjectURL(url), 1000); // after the browser has begun to read it
}

/** Copies text, which may be a promise. Without HTTPS it uses `execCommand`. Returns whether it worked. */
export async function copy(text: string | Promise<string>): Promise<boolean> {
  if (navigator.clipboard === undefined) return copyOldWay(await text);
  return written(text).then(
    () => true,
    () => false,
  );
}

// A text that is not ready is passed as a promise, since Safari allows copying only during the press.
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

/** True if the device has a share sheet. */
export const canShare = typeof navigator.share === 'function';

/** Shares a link by the share sheet of the device. Cancelling it is not an error. */
export async function share(url: string): Promise<void> {
  await navigator.share({ url, title: document.title }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  });
}
