// Documents for comparisons between hosts: 1,000 births in three languages. Runs in browsers too.

import { castChart, describeChart } from 'beichen';
import { variedBirths } from './births/varied-births.ts';

/** The documents as JSON, always in the same order. */
export function* thousandDocuments(): Generator<string> {
  for (const birth of variedBirths(1000, 20261120)) {
    const chart = castChart(birth);
    for (const language of ['en', 'zh', 'zh-Hant'] as const) yield JSON.stringify(describeChart(chart, { language }));
  }
}
