// 简体中文 as a value.

import type { LanguageWords } from '../words.ts';
import { names } from './names.ts';
import { phrases } from './phrases.ts';

export const ZH: LanguageWords = { language: 'zh', names, hanzi: names, phrases };
