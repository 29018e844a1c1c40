// Conversion between the form and a request. A missing value is reported at its field before a request is sent.

import type { City } from '../cast/api.ts';
import { type ChartRequest, CONVENTIONS, type DayRequest, hourOfDoubleHour } from '../cast/chart-request.ts';
import { isPoint, zonesToChoose } from '../cast/point.ts';
import { zoneName } from '../cast/zone-name.ts';
import { byId, h } from '../dom/h.ts';
import type { Words } from '../words/words.ts';
import type { BirthplaceField } from './birthplace.ts';
import { calendarDefault } from './calendar-default.ts';
import type { FieldId, FieldProblem } from './field-problems.ts';
import { choice, control, pick, select } from './form-controls.ts';
import type { RareConventions } from './rare-conventions.ts';
import { isoDateOf } from './typed-date.ts';

/** The request of the form, or all problems that can be found without the service. */
export function readForm(
  place: BirthplaceField,
  rare: RareConventions['chosen'],
  words: Words,
): ChartRequest | DayRequest | readonly FieldProblem[] {
  const [year, month, day, minute] = ['year', 'month', 'day', 'minute'].map((name) => control(name).value.trim());
  const isHourKnown = !control('hourUnknown').checked;
  const hour = select('hour').value;
  const isTold = hour !== '' && !/^\d+$/.test(hour);
  const [, minutes, seconds] = MINUTE.exec(minute!) ?? [];
  const gender = choice('gender').value;
  const city = place.chosen;
  const problems: FieldProblem[] = [];
  const need = (right: boolean, field: FieldId, detail: string) => right || problems.push({ field, detail });
  need(/^\d{4}$/.test(year!) && /^\d{1,2}$/.test(month!) && /^\d{1,2}$/.test(day!), 'date', words.needDate);
  need(!isHourKnown || hour !== '', 'hour', words.needHour);
  need(!isHourKnown || isTold || minute === '' || minutes !== undefined, 'minute', words.badMinute);
  need(gender !== '', 'gender', words.needGender);
  need(city !== undefined, 'cityId', words.needPlace);
  need(city === undefined || !isPoint(city.cityId) || select('timeZone').value !== '', 'timeZone', words.needZone);
  if (problems.length > 0) return problems;
  const calendar = choice('calendar').value as NonNullable<ChartRequest['calendar']>;
  const chosen = (name: 'timeZone' | 'utcOffset' | 'disambiguation' | (typeof CONVENTIONS)[number]) =>
    select(name).value === '' ? {} : { [name]: select(name).value };
  const name = control('name').value.trim();
  return {
    date: isoDateOf({ year: year!, month: month!, day: day! }),
    ...(isHourKnown &&
      (isTold
        ? { hour: hourOfDoubleHour(hour), doubleHour: hour }
        : {
            hour: Number(hour),
            ...(minutes !== undefined && { minute: Number(minutes) }),
            ...(seconds !== undefined && { second: Number(seconds) }),
          })),
    gender,
    cityId: city!.cityId,
    ...(calendar === 'solar' ? {} : { calendar }),
    ...(calendar === 'lunar' && control('leapMonth').checked ? { leapMonth: true } : {}),
    ...chosen('timeZone'),
    ...chosen('utcOffset'),
    ...(isHourKnown && !isTold && chosen('disambiguation')),
    ...Object.assign({}, ...CONVENTIONS.map(chosen)),
    ...rare,
    ...(name === '' ? {} : { name }),
  };
}

/** Fills the form with a request, and with its place if that is known: nothing of another birth stays. */
export function fillForm(
  request: ChartRequest | DayRequest,
  place: BirthplaceField,
  city: City | undefined,
  words: Words,
): void {
  const [year, month, day] = request.date.split('-');
  choice('calendar').value = request.calendar ?? 'solar';
  control('year').value = year ?? '';
  control('month').value = String(Number(month));
  control('day').value = String(Number(day));
  control('leapMonth').checked = request.leapMonth === true;
  const { hour, minute, second, doubleHour, disambiguation }: Partial<ChartRequest> = request;
  control('hourUnknown').checked = hour === undefined;
  pick('hour', doubleHour === 'zi' ? 'ziEarly' : (doubleHour ?? (hour === undefined ? '' : String(hour))));
  control('minute').value = [minute, second]
    .flatMap((part) => (part === undefined ? [] : [String(part).padStart(2, '0')]))
    .join(':');
  offerHour();
  choice('gender').value = request.gender;
  if (city !== undefined || place.chosen?.cityId !== request.cityId) place.show(city);
  pick('timeZone', request.timeZone ?? place.chosen?.timeZone);
  offerClock(request.utcOffset, words);
  pick('disambiguation', disambiguation);
  for (const name of CONVENTIONS) pick(name, request[name]);
  control('name').value = request.name ?? '';
  byId('disambiguation').hidden = disambiguation === undefined;
  revealLeapMonth();
}

/** A minute, or a minute and a second: 04, 04:49. */
const MINUTE = /^([0-5]?\d)(?::([0-5]?\d))?$/;

/** Hour and minute are requested if the hour is known; a double hour has no minute. */
export function offerHour(): void {
  const isUnknown = control('hourUnknown').checked;
  const isTold = /\D/.test(select('hour').value);
  byId('hour-row').hidden = isUnknown;
  control('minute').closest('label')!.hidden = isTold;
  if (isUnknown || isTold) showDisambiguation(false);
}

/** Shows the field of the clock only if the birth has another clock than its zone, or an uncertain one: `other` is then the likely offset. */
export function offerClock(utcOffset: string | undefined, words: Words, other?: string): void {
  const offsets = [...new Set([other, utcOffset])].filter((offset) => offset !== undefined);
  byId('clock').hidden = offsets.length === 0;
  select('utcOffset').replaceChildren(
    h('option', { value: '' }, words.clockOfZone),
    ...offsets.map((offset) => h('option', { value: offset }, `UTC${offset}`)),
  );
  pick('utcOffset', utcOffset);
}

/** Shows the field of the leap month if the lunar date can have one. */
export function revealLeapMonth(): void {
  byId('leap').hidden = choice('calendar').value !== 'lunar';
}

/** Hint under the date. */
export const dateHint = (words: Words): string =>
  ({ lunar: words.lunarHint, julian: words.julianHint })[choice('calendar').value] ?? words.solarHint;

/** Options for the clocks in use at a place, if there are several; for a point an empty option and all clocks. */
export function zoneOptions(city: City | undefined, words: Words): readonly HTMLElement[] {
  const isOfPoint = city !== undefined && isPoint(city.cityId);
  const zones = isOfPoint ? zonesToChoose() : (city?.timeZones ?? []);
  if (zones.length < 2) return [];
  const first = isOfPoint ? [h('option', { value: '' }, words.hourChoose)] : [];
  return [...first, ...zones.map((zone) => h('option', { value: zone }, zoneName(zone, words)))];
}

/** Offers the clocks in use at a place. */
export function offerZones(city: City | undefined, words: Words): void {
  const options = zoneOptions(city, words);
  byId('zone').hidden = options.length === 0;
  select('timeZone').replaceChildren(...options);
  pick('timeZone', city?.timeZone);
}

/** Shows which lunar calendar applies at a place, and why. It depends on the country, which a point does not have. */
export function nameCalendar(city: City | undefined, words: Words): void {
  const line = byId('calendar-default');
  const values = city === undefined ? undefined : calendarDefault(city, words);
  line.hidden = values === undefined;
  line.textContent = values ?? '';
}

/** Shows or hides the choice between two clock times. When hidden, nothing is chosen. */
export function showDisambiguation(isShown: boolean): void {
  byId('disambiguation').hidden = !isShown;
  if (!isShown) select('disambiguation').value = '';
}
