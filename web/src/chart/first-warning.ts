// The first warning of a chart, above it.

import type { WarningDocument } from 'beichen';
import { dateInFigures, fill } from 'beichen/internal';
import type { ChartAnswer } from '../cast/api.ts';
import { h } from '../dom/h.ts';
import { WORDS } from '../words/shown-words.ts';

/** The parameters that request the other chart; an undefined one is removed. */
export type OtherChoice = Readonly<Record<string, string | number | boolean | undefined>>;

/** The first warning as a line above the chart, with links to its other chart and to all warnings. */
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
    h('p', { class: 'label' }, first.code in words ? words[first.code as keyof typeof words] : words.warningsHeading),
    h('details', {}, h('summary', {}, h('span', {}, first.detail))),
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

/** The button that shows the other chart; undefined if no parameters request it. */
export function chooser(
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

/** The clock time of the other chart, with its date if that differs; undefined if both have the same time on different clocks. */
export function otherTime(
  { date, hour, minute, solarTime }: OtherChoice,
  { birth, input }: ChartAnswer,
): string | undefined {
  if (minute === undefined || solarTime !== undefined || birth.clockTime === undefined) return undefined;
  const [day, time = ''] = birth.clockTime.split('T');
  const clock = [hour ?? time.slice(0, 2), minute].map((part) => `${part}`.padStart(2, '0')).join(':');
  return date === undefined || date === day ? clock : `${dateInFigures(`${date}`, input.lang)} ${clock}`;
}
