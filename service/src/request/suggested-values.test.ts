import { expect, test } from 'vitest';
import { suggestedChoice, suggestedDate, suggestedHour } from './suggested-values.ts';

test.each([
  ['1990/07/23', '1990-07-23'],
  ['1990/7/3', '1990-07-03'],
  ['1990.7.23', '1990-07-23'],
  ['1990-7-23', '1990-07-23'],
  ['19900723', '1990-07-23'],
  ['1990年7月23日', '1990-07-23'],
  ['１９９０－０７－２３', '1990-07-23'],
  ['23.7.1990', '1990-07-23'],
  ['23/07/1990', '1990-07-23'],
  ['7/8/1990', undefined],
  ['1990-13-01', undefined],
  ['90-07-23', undefined],
  ['July 23, 1990', undefined],
])('the date %s is meant as %s', (text, date) => expect(suggestedDate(text)).toBe(date));

test.each([
  ['8pm', { hour: 20 }],
  ['8 p.m.', { hour: 20 }],
  ['12am', { hour: 0 }],
  ['12 pm', { hour: 12 }],
  ['8:30', { hour: 8, minute: 30 }],
  ['8:30 PM', { hour: 20, minute: 30 }],
  ['20.30', { hour: 20, minute: 30 }],
  ['20h30', { hour: 20, minute: 30 }],
  ['下午8点30分', { hour: 20, minute: 30 }],
  ['오후 8시', { hour: 20 }],
  ['午後8時', { hour: 20 }],
  ['８', { hour: 8 }],
  ['13pm', undefined],
  ['0am', undefined],
  ['25', undefined],
  ['8:75', undefined],
  ['8.5', undefined],
  ['20h', { hour: 20 }],
  ['eight', undefined],
  ['morning', undefined],
])('the hour %s is meant as %s', (text, hour) => expect(suggestedHour(text)).toEqual(hour));

test.each([
  ['M', 'male'],
  ['男', 'male'],
  ['여', 'female'],
  ['Nữ', 'female'],
  ['w', 'female'],
  ['x', undefined],
  ['constructor', undefined],
])('the gender %s is meant as %s', (text, gender) => expect(suggestedChoice(['male', 'female'], text)).toBe(gender));
