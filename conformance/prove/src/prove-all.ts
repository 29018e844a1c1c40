// Proves that the engine is exact. `npm run prove`: a report in some minutes, from outside facts and independent programs; docs/exactness.md has its summary.
// Paths of other versions of Node as arguments compare charts there too: npm run prove -- /path/to/node …

import { proveAlmanac } from './prove/almanac.ts';
import { proveDocuments } from './prove/documents.ts';
import { proveLunarCalendar } from './prove/lunar-calendar.ts';
import { provePatternRarity } from './prove/patterns.ts';
import {
  proveRelationsAgainstCantian,
  proveStarFrequencies,
  proveStarsAgainstCantian,
  proveStarsAgainstLunisolar,
} from './prove/pillar-stars.ts';
import {
  proveAlmanacOfBirths,
  proveAlmanacOfBirthsAgain,
  proveEveryJie,
  provePillars,
  provePillarsAtMoments,
  provePillarsAtMomentsByLists,
} from './prove/pillars.ts';
import { proveRarityByCount, proveRarityByModel } from './prove/rarity.ts';
import { type Part, partText, summaryOf } from './prove/report.ts';
import { proveSameEverywhere } from './prove/same-everywhere.ts';
import { proveBrightness, proveQuanshu } from './prove/schools.ts';
import { proveSky, proveTermsInUtc } from './prove/sky.ts';
import { proveEquationOfTime, proveSolarTime } from './prove/solar-time.ts';
import { tableText } from './prove/table.ts';
import {
  proveFlightsAgainstIztro,
  proveTransitsAgainstFortel,
  proveTransitsAgainstIztro,
  proveZiweiAgainstFortel,
  proveZiweiAgainstIztro,
} from './prove/zi-wei.ts';

const SEED = 20261120;

const PARTS: readonly (() => Part)[] = [
  () => proveSky(1),
  () => proveTermsInUtc(1),
  () => proveLunarCalendar(1),
  () => proveAlmanac(1),
  () => proveZiweiAgainstFortel(3, SEED),
  () => proveZiweiAgainstIztro(20_000, SEED),
  () => proveFlightsAgainstIztro(5000, SEED),
  () => proveTransitsAgainstFortel(200_000, SEED),
  () => proveTransitsAgainstIztro(5000, SEED),
  () => provePillars(200_000, SEED),
  () => proveEveryJie(1),
  () => provePillarsAtMoments(200_000, SEED),
  () => provePillarsAtMomentsByLists(200_000, SEED),
  () => proveAlmanacOfBirths(50_000, SEED),
  () => proveAlmanacOfBirthsAgain(50_000, SEED),
  () => proveStarsAgainstCantian(20_000, SEED),
  () => proveStarsAgainstLunisolar(20_000, SEED),
  () => proveRelationsAgainstCantian(20_000, SEED),
  () => proveStarFrequencies(1),
  () => proveEquationOfTime(1),
  () => proveSolarTime(50_000, SEED),
  () => proveBrightness(5000, SEED),
  () => proveQuanshu(5000, SEED),
  () => proveRarityByModel(),
  () => proveRarityByCount(),
  () => provePatternRarity(),
  () => proveDocuments(100_000, SEED),
  () => proveSameEverywhere(process.argv.slice(2)),
];

const parts: Part[] = [];
for (const prove of PARTS) {
  const started = performance.now();
  const part = prove();
  parts.push(part);
  console.log(partText(part));
  console.error(`${part.title}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
console.log(tableText(summaryOf(parts)));
const unexplained = parts.reduce((sum, part) => sum + part.unexplained.length, 0);
console.log(unexplained === 0 ? 'No difference is unexplained.' : `${unexplained} differences are unexplained.`);
process.exitCode = unexplained === 0 ? 0 : 1;
