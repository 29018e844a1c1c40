// The section with all warnings of a chart, each with a button for its other chart.

import type { WarningDocument } from 'beichen';
import { fill } from 'beichen/internal';
import type { ChartAnswer } from '../cast/api.ts';
import { zoneName } from '../cast/zone-name.ts';
import { h } from '../dom/h.ts';
import { section } from '../dom/section.ts';
import { named } from '../dom/star-text.ts';
import { conventionValueName } from '../form/convention-names.ts';
import { PART_WORDS, WORDS } from '../words/shown-words.ts';
import { chooser, type OtherChoice, otherTime } from './first-warning.ts';

/** All warnings of a chart. Undefined when there are none. */
export function warningsSection(
  answer: ChartAnswer,
  onChoose: (other: OtherChoice) => void,
): HTMLDetailsElement | undefined {
  const { warnings, input } = answer;
  if (warnings.length === 0) return undefined;
  const words = WORDS[input.lang];
  return section(
    { look: 'warnings', heading: words.warningsHeading, gist: String(warnings.length), isOpen: true },
    ...warnings.map((warning) =>
      h(
        'div',
        { class: 'warning' },
        h('p', {}, warning.detail),
        warning.alternative && h('p', { class: 'hint' }, alternativeText(warning, answer)),
        chooser(warning, answer, onChoose),
      ),
    ),
  );
}

function alternativeText(warning: WarningDocument, answer: ChartAnswer): string {
  const { input } = answer;
  const { fourPillars, lifePalace, bureau, mainStar } = warning.alternative!;
  return fill(PART_WORDS[input.lang].choices.alternative, {
    choice: choiceText(warning, answer),
    pillars: fourPillars.text,
    palace: named(lifePalace.pair, input.lang),
    bureau: bureau.name,
    star: mainStar.name,
  });
}

/** The other choice in words: Born at 16:28 or later. */
const choiceText = (warning: WarningDocument, answer: ChartAnswer): string =>
  timeText(warning, answer) ?? ruleText(warning.alternative?.request ?? {}, answer);

/** The other chart as an earlier or later time; undefined if it has the same one. */
function timeText({ code, alternative }: WarningDocument, answer: ChartAnswer): string | undefined {
  const { birth, warnings, input } = answer;
  const { choices } = PART_WORDS[input.lang];
  const { date, disambiguation } = alternative?.request ?? {};
  const time = otherTime(alternative?.request ?? {}, answer);
  if (time === undefined || birth.clockTime === undefined) return undefined;
  if (code === 'skipped_hour') return fill(choices.read, { time });
  // If the clock showed a time twice, the other chart may belong to the other of the two hours.
  const otherPass = warnings.find((one) => one.code === 'repeated_hour')?.alternative?.request?.disambiguation;
  const crosses = disambiguation !== undefined && disambiguation === otherPass;
  const isLater = crosses
    ? disambiguation === 'later'
    : `${date ?? birth.clockTime.slice(0, 10)}T${time.slice(-5)}` > birth.clockTime;
  return fill(isLater ? choices.later : choices.earlier, { time });
}

type OtherRequest = NonNullable<NonNullable<WarningDocument['alternative']>['request']>;

/** The other chart as the first rule in which its request differs. */
function ruleText(request: OtherRequest, { input }: ChartAnswer): string {
  const { timeZone, solarTime, leapMonth, dayBoundary, leapMonthRule, calendarRegion, disambiguation } = request;
  const words = WORDS[input.lang];
  const { choices } = PART_WORDS[input.lang];
  if (solarTime !== undefined) return choices.clock;
  if (timeZone !== undefined) return fill(choices.zone, { zone: zoneName(`${timeZone}`, words) });
  if (leapMonth !== undefined) return choices.leap;
  if (dayBoundary !== undefined) return dayBoundary === 'zi' ? choices.zi : choices.midnight;
  if (calendarRegion !== undefined)
    return fill(choices.calendar, { region: conventionValueName('calendarRegion', `${calendarRegion}`, words) });
  if (leapMonthRule !== undefined) return leapMonthRule === 'same' ? choices.same : choices.split;
  if (disambiguation !== undefined) return disambiguation === 'earlier' ? choices.first : choices.second;
  return choices.other;
}
