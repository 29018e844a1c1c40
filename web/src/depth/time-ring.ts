// The correction as a picture: a ring of the twelve double hours, noon above and midnight below, with the clock time and the position of the Sun.

import { LANGUAGE_FACTS, type Language } from 'beichen';
import { BRANCH_HANZI } from 'beichen/glossary';
import { h, svg } from '../dom/h.ts';
import { addStyle } from '../dom/part-style.ts';
import style from './time-ring.css';

addStyle(style);

interface RingTimes {
  /** Clock time '1990-07-23T08:30:00', and the name of the clock. */
  readonly clock: RingTime;
  /** The time that decides the double hour. */
  readonly decides: RingTime;
  /** The double hour in words, for screen readers. */
  readonly doubleHour: string;
}
interface RingTime {
  readonly name: string;
  readonly local: string;
}

/** The ring with its legend. */
export function timeRing({ clock, decides, doubleHour }: RingTimes, language: Language): HTMLElement {
  const [shown, sun] = [hourOf(clock.local), hourOf(decides.local)];
  const own = sectorAt(sun);
  const legend = [clock, decides].map(({ name, local }) => `${name} ${timeText(local)}`);
  const way = mod(sun - shown + 12, 24) - 12;
  const [from, to] = [point(shown, WAY), point(sun, WAY)];
  const ring = svg(
    'svg',
    { viewBox: '0 0 240 240', role: 'img', 'aria-label': [...legend, doubleHour].join(', ') },
    Array.from(BRANCH_HANZI, (hanzi, n) => [
      svg('path', {
        class: n === own ? 'sector on' : n < 3 || n > 9 ? 'sector night' : 'sector',
        d: sectorPath(2 * n - 1, 2 * n + 1),
      }),
      label(hanzi, 2 * n, (OUTER + INNER) / 2, { class: 'branch', lang: LANGUAGE_FACTS[language].hanzi }),
    ]),
    [0, 6, 12, 18].map((hour) => label(String(hour), hour, OUTER + 10)),
    svg('path', { class: 'way', d: `M${from} A${WAY} ${WAY} 0 0 ${way < 0 ? 0 : 1} ${to}` }),
    svg('path', { class: 'hand', d: `M120 120L${from}` }),
    svg('path', { class: 'hand sun', d: `M120 120L${to}` }),
    dot('clock', shown),
    dot('sun', sun),
  );
  return h(
    'figure',
    { class: 'time-ring' },
    ring,
    h(
      'figcaption',
      { 'aria-hidden': 'true' }, // the label of the picture contains it
      h('span', { class: 'clock' }, legend[0]),
      h('span', { class: 'sun' }, legend[1]),
    ),
  );
}

const OUTER = 100;
const INNER = 72;
const WAY = 56;

const timeText = (local: string): string => local.slice(11).replace(/:00$/, '');

/** Hours after midnight. */
function hourOf(local: string): number {
  const [hour, minute, second] = local.slice(11).split(':').map(Number);
  return hour! + minute! / 60 + (second ?? 0) / 3600;
}

const mod = (value: number, by: number): number => ((value % by) + by) % by;

/** Number of the double hour at an hour after midnight, from 0 for 子, which begins at 23:00. */
const sectorAt = (hour: number): number => Math.floor(mod(hour + 1, 24) / 2);

/** Position of an hour: midnight below, 6:00 at the left, where the Sun rises for a viewer who faces south. */
function point(hour: number, radius: number): string {
  const angle = (hour / 12) * Math.PI;
  return `${round(120 - radius * Math.sin(angle))} ${round(120 + radius * Math.cos(angle))}`;
}
const round = (value: number): number => Math.round(value * 100) / 100;

const sectorPath = (from: number, to: number): string =>
  `M${point(from, OUTER)}A${OUTER} ${OUTER} 0 0 1 ${point(to, OUTER)}L${point(to, INNER)}A${INNER} ${INNER} 0 0 0 ${point(from, INNER)}Z`;

function label(text: string, hour: number, radius: number, more: Readonly<Record<string, string>> = {}): SVGElement {
  const [x, y] = point(hour, radius).split(' ') as [string, string];
  return svg('text', { x, y, 'aria-hidden': 'true', ...more }, text);
}

function dot(look: string, hour: number): SVGElement {
  const [cx, cy] = point(hour, WAY).split(' ') as [string, string];
  return svg('circle', { class: look, cx, cy, r: 6 });
}
