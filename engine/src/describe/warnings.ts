// How is a doubt told, and the chart that the other choice would give?

import type { AlternativeDocument, Label, WarningDocument } from '../chart-document.ts';
import type { Doubt } from '../doubts.ts';
import type { Labels } from '../labels.ts';
import { fill } from '../words/fill.ts';
import { lifePairOf } from '../ziwei/ziwei-chart.ts';
import { lunarDateDocument } from './lunar-date.ts';
import { fourNames } from './pillars.ts';
import { mainStarLabel } from './stars.ts';

/** A doubt of a chart. */
export const warningDocument = (doubt: Doubt, labels: Labels): WarningDocument => ({
  ...warningOf(doubt, labels),
  ...(doubt.alternative && { alternative: alternativeDocument(doubt.alternative, labels) }),
});

/** The same without the other chart. */
export function warningOf({ code, values }: Doubt, labels: Labels): Omit<WarningDocument, 'alternative'> {
  const sentence = code === 'near_solar_term' && values.other === 'lichun' ? 'near_start_of_spring' : code;
  return { code, detail: fill(labels.words.warnings[sentence], { ...values, ...inWords(values, labels) }) };
}

/** What a doubt names by id, by its name. */
function inWords({ other, taken, zone, month, day }: Doubt['values'], labels: Labels): Record<string, string> {
  const { months, days } = labels.words.lunar;
  const isOther = ({ id }: Label) => id === other;
  const named = labels.branches.find(isOther) ?? labels.solarTerms.find(isOther);
  return {
    ...(named === undefined ? {} : { other: named.name }),
    ...(month === undefined ? {} : { month: months[Number(month) - 1]! }),
    ...(day === undefined ? {} : { day: days[Number(day) - 1]! }),
    ...(zone === undefined ? {} : { zone: labels.words.zones[zone] ?? `${zone}` }),
    ...(taken === 'earlier' || taken === 'later' ? { taken: labels.words.which[taken] } : {}),
  };
}

function alternativeDocument(
  { chart, request }: NonNullable<Doubt['alternative']>,
  labels: Labels,
): AlternativeDocument {
  const { ziwei, pillars, moment } = chart;
  const told = {
    fourPillars: fourNames(pillars, (label) => label.hanzi, labels),
    lifePalace: labels.pairs[lifePairOf(ziwei)]!,
    bureau: labels.bureaus[ziwei.bureau - 2]!,
    mainStar: mainStarLabel(ziwei.mainStar, labels),
    lunarDate: lunarDateDocument(moment.lunarDate, labels),
  };
  return request === undefined ? told : { request, ...told };
}
