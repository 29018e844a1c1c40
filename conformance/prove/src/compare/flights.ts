// Compares the transformations of the palaces with iztro.

import { type ChartAt, castChartAt, SCHOOLS } from 'beichen';
import { flightsOf, selfTransformationsOf } from 'beichen/flights';
import { BRANCH_HANZI } from 'beichen/glossary';
import { ADAPTERS, iztroQuestion } from '../adapters.ts';
import { birthText, countedDay, inChina, randomBirths, sundialOf } from '../births/births.ts';
import { disputedMonthAt } from '../births/disputed-months.ts';
import { type Comparison, compare } from '../facts/comparison.ts';
import type { Facts } from '../facts/facts.ts';
import { flightAnswerFacts } from '../facts/ziwei-answers.ts';

const HANZI = { lu: '禄', quan: '权', ke: '科', ji: '忌' } as const;

/** For each palace the palaces in which its flights land, and its self-transformations. */
function flightFacts(chart: ChartAt): Facts {
  const own = selfTransformationsOf(chart);
  return Object.fromEntries(
    flightsOf(chart).flatMap(({ branch: palace, flights }) => {
      const at = BRANCH_HANZI[palace]!;
      const ofKind = (kind: string) =>
        own.filter((each) => each.branch === palace && each.kind === kind).map((each) => HANZI[each.transformation]);
      return [
        [`${at}.to`, flights.map(({ to }) => BRANCH_HANZI[to]).join('')],
        [`${at}.outward`, ofKind('outward').join('')],
        [`${at}.inward`, ofKind('inward').join('')],
      ];
    }),
  );
}

const isSettled = (civilDay: number): boolean => disputedMonthAt(civilDay) === undefined;

/** Compares a number of births in the common school, without months that begin a day apart in the two calendars. */
export const compareFlightsWithIztro = (count: number, seed: number): Comparison =>
  compare({
    questions: randomBirths(count, seed, (birth) => isSettled(countedDay(birth, 'zi').civilDay)),
    ours: (birth) => flightFacts(castChartAt(...inChina(sundialOf(birth)), birth.gender, { school: SCHOOLS.common })),
    theirs: (birth) =>
      flightAnswerFacts(
        ADAPTERS.iztroFlights(iztroQuestion('flights', { ...countedDay(birth, 'zi'), gender: birth.gender })),
      ),
    textOfQuestion: birthText,
  });
