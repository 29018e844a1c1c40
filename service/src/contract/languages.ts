// The language of answers where none is requested.

import type { Language } from 'beichen';

export const DEFAULT_LANGUAGE: Language = 'en';
