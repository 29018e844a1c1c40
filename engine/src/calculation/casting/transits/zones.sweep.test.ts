// Moments in every zone of the IANA database, given by the zone alone, around every change of its clock: as local time, instant and date.
// `npm test` takes every seventh moment of a zone. The clock that decides is the zone's standard time, on the side of the date line on which it was at that moment.

import { expect, test } from 'vitest';
import { sampleOf } from '../../../../../test/setup/runs.ts';
import { dateText, localText } from '../../civil/date-text.ts';
import { dateOfDay, dayAt, MS_PER_DAY, MS_PER_HOUR } from '../../civil/day-number.ts';
import { instant } from '../../time/instant.ts';
import { standardOffsetSeconds } from '../../time/solar-clock.ts';
import { offsetAt, zoneNamed, zoneNames } from '../../time/zone-history.ts';
import { zoneOfPlace } from '../../time/zone-of-place.ts';
import { castChart } from '../chart.ts';
import { castTransits } from './cast-transits.ts';

const chart = castChart({
  date: { year: 1760, month: 1, day: 1 },
  hour: 12,
  gender: 'female',
  place: { longitude: 116.4, timeZone: 'Asia/Shanghai' },
});

/** Each history once, under all of its names where Intl has others. */
const ZONES = new Set([
  ...new Map(zoneNames().map((name) => [zoneNamed(name)!, name] as const)).values(),
  ...Intl.supportedValuesOf('timeZone'),
  'Asia/Hanoi',
]);

/** Far before the first change, and on both sides of each. */
const momentsOf = (changes: Float64Array): readonly number[] => [
  Date.UTC(1800, 0, 1),
  ...[...changes].flatMap((change) => [-MS_PER_DAY, -MS_PER_HOUR, 0, MS_PER_HOUR, MS_PER_DAY].map((ms) => change + ms)),
  Date.UTC(2060, 6, 1),
];

test.each([...ZONES].map((zone, n) => [zone, n] as const))('in %s', (atTimeZone, n) => {
  const zone = zoneOfPlace({ timeZone: atTimeZone })!;
  const place = { atTimeZone };
  for (const at of sampleOf(momentsOf(zone.changes), 7, n)) {
    const { offsetSeconds, ...clock } = offsetAt(zone, instant(at));
    const shown = at + offsetSeconds * 1000;

    const { moment, ziwei } = castTransits(chart, instant(at), place);
    expect(moment.shown.clock).toBe(shown);
    expect(moment.solarTime).toBe(at + standardOffsetSeconds({ offsetSeconds, ...clock }) * 1000);
    for (const span of [ziwei.day!, ziwei.hour!]) {
      expect(span.startsAt).toBeLessThanOrEqual(at);
      expect(span.endsAt).toBeGreaterThan(at);
    }

    const local = castTransits(chart, localText(shown).slice(0, 19), place).moment.clock;
    const found = local.kind === 'repeated' ? [local.earlier.instant, local.later.instant] : [local.instant];
    expect(found).toContain(Math.floor(at / 1000) * 1000);

    const date = castTransits(chart, dateText(dateOfDay(dayAt(shown))), place).moment;
    expect(Math.abs(date.instant - at)).toBeLessThanOrEqual(MS_PER_DAY * 1.5);
  }
});
