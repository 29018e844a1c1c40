// How does a part of the page that is loaded later come to its style? By a link that is put into the page, once; the part waits for it.

/** The files by the names of the parts, as JSON: the build writes it. */
declare const STYLE_FILES: string;
const FILES = JSON.parse(STYLE_FILES) as Readonly<Record<'people' | 'share' | 'two-charts', string>>;

const asked = new Map<string, Promise<void>>();

/** Loads the style of a part, once. @throws where it cannot be loaded; who asks again tries again */
export function loadStyle(part: keyof typeof FILES): Promise<void> {
  const before = asked.get(part);
  if (before !== undefined) return before;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = new URL(FILES[part], import.meta.url).href;
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      asked.delete(part);
      link.remove();
      reject(new Error(`the style of ${part} could not be loaded`));
    });
  });
  asked.set(part, loaded);
  document.head.append(link);
  return loaded;
}
