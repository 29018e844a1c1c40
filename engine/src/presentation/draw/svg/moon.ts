// Brightness of a star beside a name in letters: a moon, the fuller the brighter.

import type { StarDocument } from '../../documents/tables/document.generated.ts';
import { element } from './svg.ts';

type BrightnessId = NonNullable<StarDocument['brightness']>['id'];

/** The lit part of the moon. */
const LIT: Readonly<Record<BrightnessId, number>> = {
  miao: 1,
  wang: 0.85,
  de: 0.65,
  di: 0.6,
  li: 0.5,
  ping: 0.35,
  bu: 0.2,
  xianIdle: 0.1,
  xian: 0,
};

/** The width of a moon with the space before it. */
export const moonRoom = (size: number): number => radiusOf(size) * 2 + SPACE;

const SPACE = 3;
const radiusOf = (size: number): number => (size > 13 ? 4.25 : 3.5);

/**
 * A moon after a name.
 * @param x end of the name
 * @param y the baseline of the name
 * @param size of the name
 * @param grade the id of a brightness
 * @param says its name
 */
export function moon(x: number, y: number, size: number, grade: BrightnessId, says: string): string {
  const radius = radiusOf(size);
  const [middle, level] = [x + SPACE + radius, y - size * 0.36];
  const lit = LIT[grade];
  const surface = level + radius - 2 * radius * lit; // the light rises from the bottom
  const half = Math.sqrt(Math.max(radius ** 2 - (surface - level) ** 2, 0));
  const [left, right, at] = [middle - half, middle + half, surface].map((value) => Math.round(value * 100) / 100);
  const title = element('title', {}, says);
  const circle = element('circle', { cx: middle, cy: level, r: radius, class: lit === 1 ? 'moon lit' : 'moon' }, title);
  if (lit === 0 || lit === 1) return circle;
  return (
    circle +
    element('path', {
      d: `M${left} ${at}A${radius} ${radius} 0 ${lit > 0.5 ? 1 : 0} 0 ${right} ${at}Z`,
      class: 'light',
    })
  );
}
