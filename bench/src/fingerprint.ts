// Are the same charts the same bytes on another host? Prints a digest of 1,000 documents in three languages; run it elsewhere and compare.

import { createHash } from 'node:crypto';
import { castChart, describeChart } from 'beichen';
import { variedBirths } from './measure/varied-births.ts';

const digest = createHash('sha256');
for (const birth of variedBirths(1000, 20261120)) {
  const chart = castChart(birth);
  for (const language of ['en', 'zh', 'zh-Hant'] as const)
    digest.update(JSON.stringify(describeChart(chart, { language })));
}
console.log(digest.digest('hex'));
