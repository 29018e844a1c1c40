// How are doubts written, and the charts that the other choices would give?

import { mainStarLabel } from '../describe/stars.ts';
import { warningOf } from '../describe/warnings.ts';
import type { Doubt } from '../doubts.ts';
import type { Labels } from '../labels.ts';
import type { MainStar } from '../ziwei/main-star.ts';
import { lifePairOf } from '../ziwei/ziwei-chart.ts';
import type { DocumentBytes } from './document-bytes.ts';
import type { WriteLunarDate } from './lunar-date.ts';
import type { WriteNames } from './pillars.ts';

/** A writer of one doubt. */
export function warningWriter(
  out: DocumentBytes,
  labels: Labels,
  writeNames: WriteNames,
  writeLunarDate: WriteLunarDate,
): (doubt: Doubt) => void {
  const lifePalaces = labels.pairs.map((label) => out.keep(`","lifePalace":${JSON.stringify(label)},`));
  const bureaus = labels.bureaus.map((label) => out.keepMember('bureau', label));
  const mainStar = out.keepById(
    (_, mainStar: MainStar) => `"mainStar":${JSON.stringify(mainStarLabel(mainStar, labels))},`,
  );
  return (doubt) => {
    out.text(JSON.stringify(warningOf(doubt, labels)));
    if (doubt.alternative === undefined) return;
    const { chart, request } = doubt.alternative;
    const { ziwei, pillars, moment } = chart;
    out.back();
    out.text(',"alternative":{');
    if (request !== undefined) {
      out.text('"request":');
      out.text(JSON.stringify(request));
      out.text(',');
    }
    out.text('"fourPillars":"');
    writeNames.hanzi(pillars);
    out.write(lifePalaces[lifePairOf(ziwei)]!);
    out.write(bureaus[ziwei.bureau - 2]!);
    out.write(mainStar(ziwei.mainStar.id, ziwei.mainStar));
    writeLunarDate(moment.lunarDate);
    out.back();
    out.text('}}');
  };
}
