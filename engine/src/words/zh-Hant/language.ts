// 繁體中文 as a value.

import type { LanguageWords } from '../words.ts';
import { names } from './names.ts';
import { phrases } from './phrases.ts';

export const ZH_HANT: LanguageWords = { language: 'zh-Hant', names, hanzi: names, phrases };
