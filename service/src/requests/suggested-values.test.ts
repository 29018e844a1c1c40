import { expect, test } from 'vitest';
import { closest } from './closest.ts';
import {
  dateAndClock,
  lunarDateOfEra,
  suggestedChoice,
  suggestedDate,
  suggestedHour,
  yearOfEra,
} from './suggested-values.ts';
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
  ['July 23, 1990', '1990-07-23'],
  ['23 July 1990', '1990-07-23'],
  ['the 23rd', undefined],
  ['23rd of Jul 1990', '1990-07-23'],
  ['Sept. 3, 1990', '1990-09-03'],
  ['ngày 23 tháng 7 năm 1990', '1990-07-23'],
  ['July 1990', undefined],
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
  ['8 giờ rưỡi sáng', { hour: 8, minute: 30 }],
  ['上午10點半', { hour: 10, minute: 30 }],
  ['午前8時半', { hour: 8, minute: 30 }],
  ['오전 10시 반', { hour: 10, minute: 30 }],
  ['noon', { hour: 12, minute: 0 }],
  ['正午', { hour: 12, minute: 0 }],
  ['12 noon', { hour: 12 }],
  ['中午1点', { hour: 13 }],
  ['凌晨3点', { hour: 3 }],
  ['晚上10点', { hour: 22 }],
  ['9 giờ tối', { hour: 21 }],
  ['밤 11시', { hour: 23 }],
  // Midnight, without saying at which end of the day.
  ['晚上12点', undefined],
  ['12 giờ đêm', undefined],
  ['midnight', undefined],
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
  ['ROC 34-05-06', '1945-05-06'],
  ['Showa 20-05-06', '1945-05-06'],
  ['昭和二十年五月六日', '1945-05-06'],
  ['康德5年1月1日', '1938-01-01'],
  ['光武5年1月1日', '1901-01-01'],
  ['民前3年5月6日', '1909-05-06'],
  ['明治6年1月1日', '1873-01-01'],
  ['明治5年10月2日', undefined], // lunar
  ['6/5/2533', undefined],
])('the date %s is meant as %s', (text, date) => expect(suggestedDate(text)).toBe(date));

test.each([
  ['2533 BE', '2533', '1990'],
  ['6/5/2533', '2533', '1990'],
  ['6 May 2533 BE', '2533', '1990'],
])('the year of %s is %s, %s', (text, era, year) => expect(yearOfEra(text)).toEqual({ era, year }));

// The first lunar years of the eras: 1830 (天保), 1848 (嘉永), 1868 (明治), 1736 (乾隆), 1875 (光緒), 1926 (Bảo Đại), 1392 (開國).
test.each([
  ['天保14年閏9月13日', '1843-09-13', true, 'japan'],
  ['嘉永5年2月1日', '1852-02-01', false, 'japan'],
  ['慶應3年1月1日', '1867-01-01', false, 'japan'],
  ['明治元年9月8日', '1868-09-08', false, 'japan'],
  ['M5.10.2', '1872-10-02', false, 'japan'],
  ['光緒二十六年五月初六', '1900-05-06', false, 'china'],
  ['乾隆60年正月廿一', '1795-01-21', false, 'china'],
  ['Bảo Đại 20', '1945-MM-DD', false, 'vietnam'],
  ['개국 503년 5월 6일', '1894-05-06', false, 'korea'],
] as const)('%s is the lunar date %s', (text, date, isLeap, region) => {
  expect(lunarDateOfEra(text)).toEqual({ date, isLeap, region });
});

test.each(['昭和20年5月6日', '明治6年1月1日', '1990-05-06', 'm', '文化', '開國505年1月1日'])(
  '%s is no lunar date of an era',
  (text) => expect(lunarDateOfEra(text)).toBeUndefined(),
);

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
