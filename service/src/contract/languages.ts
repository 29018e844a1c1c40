// Default language of responses.

import type { Language } from 'beichen';

export const DEFAULT_LANGUAGE: Language = 'en';
