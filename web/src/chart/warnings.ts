// Warnings of a chart. A section with all warnings, each with a button for its other chart.

import type { WarningDocument } from 'beichen';
import { fill } from 'beichen/internal';
import type { ChartAnswer } from '../cast/api.ts';
import { zoneName } from '../cast/zone-name.ts';
import { h } from '../dom/h.ts';
import { section } from '../dom/section.ts';
import { named } from '../dom/star-text.ts';
import { conventionValueName } from '../form/convention-names.ts';
import { WORDS } from '../words/shown-words.ts';
import type { Words } from '../words/words.ts';
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
  const words = WORDS[input.lang];
  const { fourPillars, lifePalace, bureau, mainStar } = warning.alternative!;
  return fill(words.alternative, {
    choice: choiceText(warning, answer, words),
    pillars: fourPillars.text,
    palace: named(lifePalace.pair, input.lang),
    bureau: bureau.name,
    star: mainStar.name,
  });
}

/** The other choice in words: Born at 16:28 or later. */
function choiceText({ code, alternative }: WarningDocument, answer: ChartAnswer, words: Words): string {
  const { birth, warnings } = answer;
  const { date, timeZone, solarTime, leapMonth, dayBoundary, leapMonthRule, calendarRegion, disambiguation } =
    alternative?.request ?? {};
  const time = otherTime(alternative?.request ?? {}, answer);
  if (time !== undefined && birth.clockTime !== undefined) {
    if (code === 'skipped_hour') return fill(words.choiceRead, { time });
    // A clock time that was shown twice may come in the pass of the hour in which the birth was not.
    const otherPass = warnings.find((one) => one.code === 'repeated_hour')?.alternative?.request?.disambiguation;
    const crosses = disambiguation !== undefined && disambiguation === otherPass;
    const isLater = crosses
      ? disambiguation === 'later'
      : `${date ?? birth.clockTime.slice(0, 10)}T${time.slice(-5)}` > birth.clockTime;
    return fill(isLater ? words.choiceLater : words.choiceEarlier, { time });
  }
  if (solarTime !== undefined) return words.choiceClock;
  if (timeZone !== undefined) return fill(words.choiceZone, { zone: zoneName(`${timeZone}`, words) });
  if (leapMonth !== undefined) return words.choiceLeap;
  if (dayBoundary !== undefined) return dayBoundary === 'zi' ? words.choiceZi : words.choiceMidnight;
  if (calendarRegion !== undefined)
    return fill(words.choiceCalendar, { region: conventionValueName('calendarRegion', `${calendarRegion}`, words) });
  if (leapMonthRule !== undefined) return leapMonthRule === 'same' ? words.choiceSame : words.choiceSplit;
  if (disambiguation !== undefined) return disambiguation === 'earlier' ? words.choiceFirst : words.choiceSecond;
  return words.choiceOther;
}
