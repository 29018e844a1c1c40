// Ratios of one run as JSON, for the test of speed (test/hold/speed.slow.test.ts). Short, since the test only detects a chart that suddenly takes twice as
// long.

import { castChart, describeChart, documentWriter } from 'beichen';
import { fortelBoard, fortelConfig } from '#prove/adapters';
import { variedBirths } from '#prove/births/varied-births';
import { ratioOf, ratios, sideBySide } from './measure/side-by-side.ts';
import { CHART_REQUEST } from './wire/one-call.ts';
import { contestant, ourService, startTimes } from './wire/server-process.ts';

const ROUNDS = 25;

const births = variedBirths(1000, 20261121);
const configs = births.map((birth) => {
  const { moment } = castChart(birth);
  return fortelConfig({ civilDay: Number(moment.day), hour: Number(moment.hour), gender: birth.gender });
});
const [cast, board] = sideBySide(
  [
    { name: 'castChart', run: (i) => castChart(births[i % births.length]!) },
    { name: 'fortel’s board', run: (i) => fortelBoard(configs[i % configs.length]!) },
  ],
  ROUNDS,
);

const charts = births.slice(0, 100).map((birth) => castChart(birth));
const write = documentWriter('en');
const [written, stringified] = sideBySide(
  [
    { name: 'written', run: (i) => write(charts[i % charts.length]!) },
    {
      name: 'stringified',
      run: (i) => Buffer.from(JSON.stringify(describeChart(charts[i % charts.length]!, { language: 'en' }))),
    },
  ],
  ROUNDS,
);

// From the start of the process to its first chart, beside a service around iztro and tyme4ts.
const STARTS = 5;
const starts = await startTimes([ourService(), contestant('peer', '')], STARTS, CHART_REQUEST);

console.log(
  JSON.stringify({
    engine: ratioOf(cast!, board!).median,
    document: ratioOf(written!, stringified!).median,
    start: ratios(starts[0]!, starts[1]!).median,
  }),
);
