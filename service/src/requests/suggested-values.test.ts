import { expect, test } from 'vitest';
import { closest } from './closest.ts';
import { dateAndClock, suggestedChoice, suggestedDate, suggestedHour, yearOfEra } from './suggested-values.ts';
import { zoneMeant } from './unknown-zone.ts';

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
  ['昭和65年7月23日', '1990-07-23'],
  ['平成二年7月23日', '1990-07-23'],
  ['H2.7.23', '1990-07-23'],
  ['民國79年7月23日', '1990-07-23'],
  ['1990년 7월 23일', '1990-07-23'],
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
  ['8 giờ 30', { hour: 8, minute: 30 }],
  ['8 giờ 30 phút', { hour: 8, minute: 30 }],
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

// The first years of the eras: 1912 (大正, 民國), 1926 (昭和), 1989 (平成), 2019 (令和).
test.each([
  ['昭和20年', '昭和20年', '1945'],
  ['昭和二十年8月', '昭和二十年', '1945'],
  ['令和元年', '令和元年', '2019'],
  ['民國34年', '民國34年', '1945'],
  ['단기 4323년', '단기 4323년', '1990'],
])('the year of %s is %s, %s', (text, era, year) => expect(yearOfEra(text)).toEqual({ era, year }));

test.each([
  ['1990-07-23T08:30:00', '1990-07-23', '08:30'],
  ['1990-07-23 08:30', '1990-07-23', '08:30'],
  ['1990/7/23 8:30', '1990-07-23', '08:30'],
  ['2008-03-01T13:00:00+08:00', '2008-03-01', '13:00'],
  ['1990-07-23T08:30:00.000Z', '1990-07-23', '08:30'],
])('%s is the date %s and the time %s', (text, date, clock) => expect(dateAndClock(text)).toEqual({ date, clock }));

// Names of Windows by CLDR's windowsZones.json; the sign of Etc/GMT is the other way round by the tz database.
test.each([
  ['China Standard Time', 'Asia/Shanghai'],
  ['tokyo standard time', 'Asia/Tokyo'],
  ['SE Asia Standard Time', 'Asia/Bangkok'],
  ['+08:00', 'Etc/GMT-8'],
  ['UTC+8', 'Etc/GMT-8'],
  ['GMT+8', 'Etc/GMT-8'],
  ['8', 'Etc/GMT-8'],
  ['-5', 'Etc/GMT+5'],
  ['+05:30', 'Asia/Kolkata'],
  ['5.5', 'Asia/Kolkata'],
  ['东八区', 'Etc/GMT-8'],
  ['北京时间', 'Asia/Shanghai'],
  ['JST', 'Asia/Tokyo'],
  ['Shanghai', 'Asia/Shanghai'],
  ['Asia/Shangai', 'Asia/Shanghai'],
  ['auto', undefined],
  ['CST', undefined],
  ['+99:00', undefined],
])('the zone %s is meant as %s', (text, zone) => expect(zoneMeant(text)).toBe(zone));

test.each([
  [['decades', 'years'], 'decade', 'decades'],
  [['tanlang', 'taiyang'], 'tanlan', 'tanlang'],
  [['gou', 'clash'], 'good', undefined], // half of the word
  [['wuqu', 'ziwei'], '紫微', undefined],
  [['zi', 'chou'], '丑宫', undefined],
  [['meta', 'palaces'], 'luck', undefined],
  [['abcd', 'abce'], 'abcf', undefined], // two are as near
])('of %o the closest to %s is %s', (names, given, name) => expect(closest(names, given)).toBe(name));
