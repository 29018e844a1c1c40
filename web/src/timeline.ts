// Where in a life is today? The decades of the palaces and the luck pillars in the order of the years, with those that run now marked. A decade can
// be pressed: its palace is chosen.

import type { ChartAnswer } from './api.ts';
import { h } from './h.ts';
import { runningDecade, runningLuckPillar } from './running.ts';
import { named, namedShort } from './star-text.ts';
import { WORDS } from './words/words-by-language.ts';

/** The rows of the timeline; `onChoose` gets the index of a palace in `palaces`. */
export function timeline(answer: ChartAnswer, now: Date, onChoose: (palace: number) => void): HTMLElement[] {
  const words = WORDS[answer.input.lang];
  return [
    h('h2', { id: 'timeline-heading' }, words.timelineHeading),
    row('decades', words.timelineDecades, decades(answer, now, onChoose)),
    row('luck-pillars', words.luckHeading, luckPillars(answer, now)),
  ];
}

/** Leads the eye to what runs now, where a row is longer than the screen is wide. */
export function scrollToNow(timeline: HTMLElement): void {
  for (const runs of timeline.querySelectorAll<HTMLElement>('.runs')) {
    const row = runs.parentElement!;
    row.scrollLeft = runs.offsetLeft - (row.clientWidth - runs.offsetWidth) / 2;
  }
}

const row = (id: string, heading: string, spans: readonly HTMLElement[]): HTMLElement =>
  h('div', { class: 'spans' }, h('h3', { id }, heading), h('ol', { tabindex: 0, 'aria-labelledby': id }, ...spans));

interface Span {
  readonly ages: string;
  readonly years: string;
  readonly name: string;
  readonly runs: boolean;
}

function decades(answer: ChartAnswer, now: Date, onChoose: (palace: number) => void): HTMLElement[] {
  const { palaces, birth, input } = answer;
  const words = WORDS[input.lang];
  const running = runningDecade(answer, now);
  const inOrder = palaces.map((_, n) => n).sort((a, b) => palaces[a]!.decade.fromAge - palaces[b]!.decade.fromAge);
  return inOrder.map((n) => {
    const { decade, ...palace } = palaces[n]!;
    const yearOf = (age: number) => birth.lunarDate.year + age - 1;
    const content = spanOf(
      {
        ages: `${decade.fromAge}–${decade.toAge}`,
        years: `${yearOf(decade.fromAge)}–${yearOf(decade.toAge)}`,
        name: namedShort(palace, input.lang),
        runs: n === running,
      },
      words.runsNow,
    );
    return h(
      'li',
      { class: n === running ? 'runs' : undefined },
      h('button', { type: 'button', class: 'quiet', click: () => onChoose(n) }, ...content),
    );
  });
}

function luckPillars(answer: ChartAnswer, now: Date): HTMLElement[] {
  const { luckPillars, input } = answer;
  const words = WORDS[input.lang];
  const running = runningLuckPillar(answer, now);
  return luckPillars.pillars.map((pillar, n) => {
    const from = Number(pillar.startsAt.slice(0, 4));
    const content = spanOf(
      {
        ages: `${pillar.fromAge}–${pillar.toAge}`,
        years: `${from}–${from + 10}`,
        name: named(pillar, input.lang),
        runs: n === running,
      },
      words.runsNow,
    );
    return h('li', { class: n === running ? 'runs' : undefined }, ...content);
  });
}

const spanOf = ({ ages, years, name, runs }: Span, runsNow: string): HTMLElement[] => [
  h('span', { class: 'ages figures' }, ages),
  h('span', { class: 'name' }, name),
  h('span', { class: 'years figures' }, years),
  ...(runs ? [h('span', { class: 'mark' }, runsNow)] : []),
];
