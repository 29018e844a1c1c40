// Which languages does the page have?

import type { Language } from 'beichen';
import { en } from './en.ts';
import type { Words } from './words.ts';
import { zh } from './zh.ts';
import { zhHant } from './zh-hant.ts';

export const WORDS: Readonly<Record<Language, Words>> = { en, zh, 'zh-Hant': zhHant };
