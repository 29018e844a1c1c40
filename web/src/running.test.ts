import { type Birth, castChart, describeChart } from 'beichen';
import { expect, test } from 'vitest';
import type { ChartAnswer } from './api.ts';
import { runningDecade, runningLuckPillar } from './running.ts';

/** The worked example of docs/rules, with its clock in another zone; its life palace rules the ages 5 to 14. */
function answerOf(timeZone = 'Asia/Shanghai', longitude = 116.39723): ChartAnswer {
  const birth: Birth = {
    date: { calendar: 'solar', year: 1990, month: 7, day: 23 },
    hour: 8,
    minute: 30,
    gender: 'male',
    place: { longitude, timeZone },
  };
  return describeChart(castChart(birth), { language: 'en', place: { longitude, timeZone } }) as ChartAnswer;
}

const decadeAt = (answer: ChartAnswer, utc: string): number | undefined => {
  const running = runningDecade(answer, new Date(utc));
  return running === undefined ? undefined : answer.palaces[running]!.decade.fromAge;
};

// Chinese New Year of 2024 is 10 February: born in 1990, one is then 35 by nominal years.
test('the decade changes at the Lunar New Year, not at the Gregorian one', () => {
  const answer = answerOf();
  expect(decadeAt(answer, '2024-01-01T12:00:00Z')).toBe(25);
  expect(decadeAt(answer, '2024-02-09T12:00:00Z')).toBe(25);
  expect(decadeAt(answer, '2024-02-10T12:00:00Z')).toBe(35);
});

test('the decade changes when the New Year has come to the birthplace, which in New York is later', () => {
  const answer = answerOf('America/New_York', -74);
  const from = Math.min(...answer.palaces.map(({ decade }) => decade.fromAge));
  const newYear = `${1990 + from - 1 + 10}`; // the year in which the second decade begins
  const evening = {
    2001: '2001-01-24',
    2002: '2002-02-12',
    2003: '2003-02-01',
    2004: '2004-01-22',
    2005: '2005-02-09',
  }[newYear];
  expect(decadeAt(answer, `${evening}T02:00:00Z`)).toBe(from); // the evening before, in New York
  expect(decadeAt(answer, `${evening}T12:00:00Z`)).toBe(from + 10);
});

test('before the first decade and after the last none runs', () => {
  expect(decadeAt(answerOf(), '1991-06-01T00:00:00Z')).toBeUndefined();
  expect(decadeAt(answerOf(), '2120-06-01T00:00:00Z')).toBeUndefined();
});

test('a luck pillar begins on the clock of the birth, nine hours ahead of UTC in the summer of 1990', () => {
  const answer = answerOf();
  const { startsAt } = answer.luckPillars.pillars[1]!;
  const start = Date.parse(`${startsAt}Z`) - 9 * 3_600_000;
  expect(runningLuckPillar(answer, new Date(start - 1000))).toBe(0);
  expect(runningLuckPillar(answer, new Date(start))).toBe(1);
  expect(runningLuckPillar(answer, new Date('1991-01-01T00:00:00Z'))).toBeUndefined();
  expect(runningLuckPillar(answer, new Date('2120-01-01T00:00:00Z'))).toBeUndefined();
});
