// Warnings in a document, each with the chart of the other choice.

import type { CalendarRegion } from '../../../calculation/calendar/calendar-region.ts';
import {
  type AnyWarningCode,
  type RequestParameters,
  WARNING_CODES,
  type Warning,
} from '../../../calculation/casting/warnings.ts';
import type { SolarClock } from '../../../calculation/time/solar-clock.ts';
import { bureauId } from '../../../calculation/ziwei/bureau.ts';
import { fill } from '../../words/fill.ts';
import { dateText, type Language } from '../../words/languages.ts';
import { timeAway } from '../../words/time-away.ts';
import type { Labels } from '../vocabulary/labels.ts';
import { type AnyValue, choice, inline, label, object, open, optional, part, text } from '../vocabulary/member.ts';
import { LUNAR_DATE } from './birth.ts';
import type { CallerWarning } from './facts.ts';
import { PALACE_POSITION } from './palace-position.ts';
import { PILLARS } from './pillars.ts';

type OtherChart = NonNullable<Warning['alternative']>;

/** Parameters by their names. */
export const REQUEST = {
  type: 'object',
  additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }] },
};

/** The other choice of a warning without its document: the parameters that request it. */
export const OTHER_CHOICE = inline<{ readonly request: RequestParameters }>()({
  /** The parameters that ask for it. */
  request: open<RequestParameters>(REQUEST, 'Readonly<Record<string, string | number | boolean>>'),
});

/** The chart that the other choice would give. */
const ALTERNATIVE = part<OtherChart>('Alternative')({
  /** The parameters that ask for it, where parameters can. */
  request: optional(
    open<NonNullable<OtherChart['request']>>(REQUEST, 'Readonly<Record<string, string | number | boolean>>'),
  ),
  /** The four pillars. */
  fourPillars: object(PILLARS, ({ chart }) => chart.pillars),
  /** The life palace. */
  lifePalace: object(PALACE_POSITION, ({ chart: { ziwei } }) => ziwei.palaces[ziwei.lifeBranch]!),
  /** The five-element bureau. */
  bureau: label('bureaus', ({ chart }) => bureauId(chart.ziwei.bureau)),
  /** The main star. */
  mainStar: label('mainStars', ({ chart }) => chart.ziwei.mainStar.id),
  /** The date in the Chinese calendar. */
  lunarDate: object(LUNAR_DATE, ({ chart }) => chart.moment),
});

type AnyWarning = Warning | CallerWarning;
const alternativeOf = (warning: AnyWarning) => ('values' in warning ? warning.alternative : undefined);

/** Members of every warning. */
export const warningMembers = <W>(
  codes: readonly AnyWarningCode[],
  textOf: (warning: W, labels: Labels) => string,
) => ({
  /** Never changes; new codes may appear. */
  code: choice(codes, 'AnyWarningCode'),
  /** The warning as a sentence, in the language of the answer. */
  detail: text((warning: W, _: unknown, labels: Labels) => textOf(warning, labels)),
});

/** A warning: something uncertain that the reader should know. */
export const WARNING = part<AnyWarning>('Warning')({
  ...warningMembers(WARNING_CODES, warningText),
  /** The chart that the other choice would give. */
  alternative: optional(alternativeOf, object(ALTERNATIVE)),
});

/** The warnings of a document, with the codes of its caller too. */
export function withWarningCodes<V extends AnyValue>(warnings: V, codes: readonly AnyWarningCode[]): V {
  const { node } = warnings;
  if (node.kind !== 'list' || node.item.node.kind !== 'object') throw new RangeError('no list of warnings');
  const item = node.item.node.part;
  const code = item.members.code!.node;
  if (code.kind !== 'choice') throw new RangeError('warnings without codes');
  const members = { ...item.members, code: { node: { ...code, of: [...code.of, ...codes] } } };
  return { ...warnings, node: { ...node, item: { node: { kind: 'object', part: { ...item, members } } } } };
}

/** A warning as a sentence. */
export function warningText(warning: AnyWarning, labels: Labels): string {
  return 'values' in warning ? sentenceOf(warning, labels) : warning.detail;
}

function sentenceOf({ code, values }: Warning, labels: Labels): string {
  return fill(labels.phrases.warnings[sentenceIdOf(code, values)], { ...values, ...inWords(values, labels) });
}

/** The sentence of a warning: three codes have several. */
function sentenceIdOf(code: Warning['code'], values: Warning['values']): keyof Labels['phrases']['warnings'] {
  if (code === 'near_solar_term' && values.other === 'lichun') return 'near_start_of_spring';
  if (code === 'plate_of_quarter')
    return values.plate === 'earth' ? 'earth_plate_of_quarter' : 'human_plate_of_quarter';
  if (code !== 'clock_hour_differs' || values.own !== values.other) return code;
  return values.ownDate === values.otherDate ? 'clock_month_differs' : 'clock_day_differs';
}

/** The dates among the values of a warning, as the language writes them: `2026年3月8日 03:30` for `2026-03-08T03:30:00`. */
export function datesInWords(values: Warning['values'], language: Language): Record<string, string> {
  const words: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'string' || value.length < 10) continue;
    const [, date, time = ''] = /^(\d{4}-\d\d-\d\d)(?:[T ]([\d:]+))?$/.exec(value) ?? [];
    if (date !== undefined) words[name] = `${dateText(date, language)} ${time.replace(/(:\d\d):00$/, '$1')}`.trim();
  }
  return words;
}

/** The values of a warning, with names in place of ids. */
export function inWords(values: Warning['values'], labels: Labels): Record<string, string> {
  const { seconds, other, own, taken, zone, otherZone, month, day, clock, region, otherRegion } = values;
  const {
    lunar: { months, days },
    clocks,
    regions,
  } = labels.phrases;
  const isOther = ({ id }: { readonly id: string }) => id === other;
  const named = labels.of('branches').find(isOther) ?? labels.of('solarTerms').find(isOther);
  const words = datesInWords(values, labels.language);
  if (seconds !== undefined) words.away = timeAway(Number(seconds), labels.phrases);
  if (named !== undefined) words.other = named.name;
  if (own !== undefined) words.own = labels.of('branches').find(({ id }) => id === own)!.name;
  if (month !== undefined) words.month = months[Number(month) - 1]!;
  if (day !== undefined) words.day = days[Number(day) - 1]!;
  if (clock !== undefined) words.clock = clocks[clock as SolarClock];
  if (region !== undefined) {
    words.region = regions[region as CalendarRegion];
    words.otherRegion = regions[otherRegion as CalendarRegion];
  }
  if (zone !== undefined) words.zone = labels.phrases.zones[zone] ?? `${zone}`;
  if (otherZone !== undefined) words.otherZone = labels.phrases.zones[otherZone] ?? `${otherZone}`;
  if (taken === 'earlier' || taken === 'later') words.taken = labels.phrases.which[taken];
  return words;
}
