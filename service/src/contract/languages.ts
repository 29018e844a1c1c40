// In which language is answered where none is asked for?

import type { Language } from 'beichen';

export const DEFAULT_LANGUAGE: Language = 'en';
