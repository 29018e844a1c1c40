// Generated from web/src/cast/languages/en/sentences.ts by engine/build/words/write-names.mjs.

import { requestSentences } from 'beichen-service/request-sentences';
import { words } from 'beichen-service/words/vi';

export const sentences = requestSentences(words);
export { words };
