import { describe, expect, test } from 'vitest';
import { dayOfText } from '../civil/date-text.ts';
import { civilDaySpans } from './civil-day-span.ts';
import { zoneNamed } from './zone-history.ts';

const shown = (date: string, zone: string, longitude: number): readonly string[] =>
  civilDaySpans(dayOfText(date), zoneNamed(zone)!, longitude).map(({ from, to }) =>
    [from, to].map((at) => new Date(at).toISOString().slice(0, 19)).join(' '),
  );

describe('a clock shows a date', () => {
  test('from midnight to midnight', () => {
    expect(shown('2024-07-01', 'Asia/Shanghai', 116.4)).toEqual(['2024-06-30T16:00:00 2024-07-01T16:00:00']);
  });

  test('for 23 hours where it goes forward, for 25 where it goes back', () => {
    expect(shown('2024-03-10', 'America/New_York', -74)).toEqual(['2024-03-10T05:00:00 2024-03-11T04:00:00']);
    expect(shown('2024-11-03', 'America/New_York', -74)).toEqual(['2024-11-03T04:00:00 2024-11-04T05:00:00']);
  });

  test('from one o’clock where it left out midnight', () => {
    expect(shown('2010-10-17', 'America/Sao_Paulo', -46.6)).toEqual(['2010-10-17T03:00:00 2010-10-18T02:00:00']);
  });

  test('twice where it goes back over midnight: at 0:01 to 23:01 of the day before', () => {
    expect(shown('2000-10-28', 'America/St_Johns', -52.7)).toEqual([
      '2000-10-28T02:30:00 2000-10-29T02:30:00',
      '2000-10-29T02:31:00 2000-10-29T03:30:00',
    ]);
    expect(shown('2000-10-29', 'America/St_Johns', -52.7)).toEqual([
      '2000-10-29T02:30:00 2000-10-29T02:31:00',
      '2000-10-29T03:30:00 2000-10-30T03:30:00',
    ]);
  });

  test('never where it is left out: Samoa went over the date line', () => {
    expect(shown('2011-12-29', 'Pacific/Apia', -171.76)).toEqual(['2011-12-29T10:00:00 2011-12-30T10:00:00']);
    expect(shown('2011-12-30', 'Pacific/Apia', -171.76)).toEqual([]);
    expect(shown('2011-12-31', 'Pacific/Apia', -171.76)).toEqual(['2011-12-30T10:00:00 2011-12-31T10:00:00']);
  });

  test('twice where it came back over the date line: Sitka, at half past three of 1867-10-19', () => {
    expect(shown('1867-10-18', 'America/Sitka', -135.3)).toEqual([
      '1867-10-17T09:01:12 1867-10-18T09:01:12',
      '1867-10-19T00:31:13 1867-10-19T09:01:12',
    ]);
  });
});
