// Hints of problems on the command line: the commands and options to use.

import type { ProblemHints } from '../requests/problems/problem-item.ts';

export const COMMAND_HINTS: ProblemHints = {
  findPlaces: 'beichen cities ',
  chart: 'beichen chart',
  day: 'beichen day',
  glossary: '/docs/glossary',
};
