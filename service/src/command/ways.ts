// How does the reader of a problem on the command line ask for what it names?

import type { Ways } from '../problem/problem-item.ts';

export const WAYS: Ways = { findPlaces: 'beichen cities ', chart: 'beichen chart', day: 'beichen day' };
