import { describe, expect, test } from 'vitest';
import { dateIn, dayIn, isLunarEra, monthIn, yearIn } from './typed-date.ts';

describe('a date in one piece', () => {
  test.each([
    '1994-05-17',
    '1994-5-17',
    '１９９４／５／１７',
    '1994/5/17',
    '1994.05.17',
    '1994. 5. 17.',
    '1994年5月17日',
    '1994年5月17號',
    '1994년 5월 17일',
    '19940517',
    'May 17, 1994',
    'may 17 1994',
    '17 May 1994',
    '17th of May 1994',
    '17-May-1994',
    '1994 May 17',
    '17.5.1994',
    '17/5/1994',
    '5/17/1994',
    'ngày 17 tháng 5 năm 1994',
    '平成6年5月17日',
    'H6.5.17',
    '民國83年5月17日',
    '民国 83 年 5 月 17 日',
    '中華民國83/5/17',
  ])('%s is the same day', (text) => expect(dateIn(text, 'en')).toEqual({ year: '1994', month: '5', day: '17' }));

  test('with day and month that could be exchanged is read only where the language has an order', () => {
    expect(dateIn('3/4/1994', 'en')).toBeUndefined();
    expect(dateIn('3/4/1994', 'vi')).toEqual({ year: '1994', month: '4', day: '3' });
    expect(dateIn('4/4/1994', 'en')).toEqual({ year: '1994', month: '4', day: '4' });
  });

  test.each(['', '1994', 'tomorrow', '17', '1994-05', '令和0年1月1日'])('is not in %j', (text) =>
    expect(dateIn(text, 'en')).toBeUndefined(),
  );
});

describe('a part of a date', () => {
  test.each([
    ['１９９４', '1994'],
    ['民國64', '1975'],
    ['民国 64 年', '1975'],
    ['昭和57年', '1982'],
    ['S57', '1982'],
    ['令和元年', '2019'],
    ['平成元', '1989'],
    ['明治45', '1912'],
    ['甲子', undefined],
  ])('the year %s is %s', (text, year) => expect(yearIn(text)).toBe(year));

  test.each([
    ['５', '5'],
    ['5月', '5'],
    ['May', '5'],
    ['Sept.', '9'],
    ['december', '12'],
    ['Mayo', undefined],
  ])('the month %s is %s', (text, month) => expect(monthIn(text)).toBe(month));

  test.each([
    ['１７', '17'],
    ['17日', '17'],
    ['17th', '17'],
    ['x', undefined],
  ])('the day %s is %s', (text, day) => expect(dayIn(text)).toBe(day));
});

// Japan took the Gregorian calendar with 1873, 明治6年.
test.each([
  ['明治5年10月2日', true],
  ['M5.10.2', true],
  ['明治元年9月8日', true],
  ['明治6年1月1日', false],
  ['明治45', false],
  ['昭和5年1月1日', false],
  ['March 5, 1990', false],
])('%s is of a lunar era: %s', (text, isLunar) => expect(isLunarEra(text)).toBe(isLunar));
