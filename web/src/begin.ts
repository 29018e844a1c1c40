// Requests sent before the script of the page is loaded: for the words of the reader, and, if a link names a birth, for the script that casts it, the
// largest file of all.

import { beginWorker } from './cast/begun-worker.ts';
import { firstLanguage } from './page/preferences.ts';

/** For each language, the files of its words and of the script that casts, as JSON: the build writes it. */
declare const BEGIN_FILES: string;

const language = firstLanguage();
const { words, cast } = JSON.parse(BEGIN_FILES)[language] as Readonly<Record<'words' | 'cast', string>>;
const link = document.createElement('link');
link.rel = 'modulepreload';
link.href = new URL(words, import.meta.url).href;
document.head.append(link);
if (location.hash.includes('date=')) beginWorker(language, new URL(cast, import.meta.url));
