// Options that a problem on the command line names.

import type { Ways } from '../problem/problem-item.ts';

export const WAYS: Ways = { findPlaces: 'beichen cities ', chart: 'beichen chart', day: 'beichen day' };
