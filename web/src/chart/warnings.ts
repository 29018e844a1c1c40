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

/** The parameters that request the other chart. */
export type OtherChoice = Readonly<Record<string, string | number | boolean>>;

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

/** The first warning in a line above the chart, with the way to its other chart and to all warnings. */
export function firstWarning(
  answer: ChartAnswer,
  onChoose: (other: OtherChoice) => void,
  onAll: () => void,
  onWhy: () => void,
): HTMLElement | undefined {
  const [first] = answer.warnings;
  if (first === undefined) return undefined;
  const words = WORDS[answer.input.lang];
  const count = answer.warnings.length;
  return h(
    'div',
    { class: 'notice highlight first-warning' },
    h('p', { class: 'label' }, words.warningsHeading),
    h('p', {}, first.detail),
    h(
      'p',
      { class: 'ways' },
      chooser(first, answer, onChoose),
      first.code === 'clock_hour_differs'
        ? h('button', { type: 'button', class: 'quiet', click: onWhy }, words.clockHourWhy)
        : undefined,
      h(
        'button',
        { type: 'button', class: 'quiet', click: onAll },
        fill([words.warningsDetails, words.warningsBoth][count - 1] ?? words.warningsMore, { n: count }),
      ),
    ),
  );
}

/** The button that shows the other chart. Undefined when no parameters request it. */
function chooser(
  warning: WarningDocument,
  answer: ChartAnswer,
  onChoose: (other: OtherChoice) => void,
): HTMLElement | undefined {
  const other = warning.alternative?.request;
  const words = WORDS[answer.input.lang];
  if (other === undefined) return undefined;
  const time = otherTime(other, answer);
  const label = words.showAlternative + (time === undefined ? '' : fill(words.bracketed, { content: time }));
  return h('button', { type: 'button', click: () => onChoose(other) }, label);
}

function alternativeText(warning: WarningDocument, answer: ChartAnswer): string {
  const { input } = answer;
  const words = WORDS[input.lang];
  const { fourPillars, lifePalace, bureau, mainStar } = warning.alternative!;
  return fill(words.alternative, {
    choice: choiceText(warning, answer, words),
    pillars: fourPillars,
    palace: named(lifePalace, input.lang),
    bureau: bureau.name,
    star: mainStar.name,
  });
}

/** The clock time of the other chart, with the date where it is another; undefined where the time is the same, read by another clock. */
function otherTime({ date, hour, minute, solarTime }: OtherChoice, { birth }: ChartAnswer): string | undefined {
  if (minute === undefined || solarTime !== undefined || birth.clockTime === undefined) return undefined;
  const [day, time = ''] = birth.clockTime.split('T');
  const clock = [hour ?? time.slice(0, 2), minute].map((part) => `${part}`.padStart(2, '0')).join(':');
  return date === undefined || date === day ? clock : `${date} ${clock}`;
}

/** What the other choice is, in words: Born at 16:28 or later. */
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
