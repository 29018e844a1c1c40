// Sentences about a request that was cast on the device: its warnings and its problems. Apart from what casts, so that a page loads them after the chart.
// `beichen-service/request-sentences`.

import type { CallerWarning } from 'beichen/internal';
import { MAX_PROBLEMS } from '../../requests/problems/parameter-problem.ts';
import type { ProblemItem } from '../../requests/problems/problem.schema.ts';
import type { ProblemError } from '../../requests/problems/problem-error.ts';
import { httpHints, problemItem } from '../../requests/problems/problem-item.ts';
import type { AnyRequest } from '../../requests/reading.ts';
import { warningsGiven } from '../../requests/warning.ts';
import type { Words } from '../../words/words.ts';

export interface RequestSentences {
  readonly warnings: (request: AnyRequest) => readonly CallerWarning[];
  /** @param baseUrl the address of the service */
  readonly problems: (error: ProblemError, baseUrl: string) => readonly ProblemItem[];
}

/** The sentences in the language of the words. */
export const requestSentences = (words: Words): RequestSentences => ({
  warnings: (request) => warningsGiven(request, words),
  problems: ({ details: { problems = [] } }, baseUrl) =>
    problems.slice(0, MAX_PROBLEMS).map((each) => problemItem(each, words, httpHints(baseUrl))),
});
