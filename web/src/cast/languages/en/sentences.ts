// Sentences of the service in English: about a request, and in the file of a life.

import { requestSentences } from 'beichen-service/request-sentences';
import { words } from 'beichen-service/words/en';

export const sentences = requestSentences(words);
export { words };
