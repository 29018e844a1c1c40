// Options that a problem on the command line names.

import type { ProblemHints } from '../requests/problems/problem-item.ts';

export const WAYS: ProblemHints = {
  findPlaces: 'beichen cities ',
  chart: 'beichen chart',
  day: 'beichen day',
  glossary: '/docs/glossary',
};
