// English as a value. Its Hanzi are simplified.

import type { LanguageWords } from '../words.ts';
import { names as hanzi } from '../zh/names.ts';
import { names } from './names.ts';
import { phrases } from './phrases.ts';

export const EN: LanguageWords = { language: 'en', names, hanzi, phrases };
