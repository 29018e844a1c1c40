// Members of the response about matching births: the parsed request, the members of the engine, then warnings and notes.

import { GENDERS, LANGUAGES } from 'beichen';
import { choice, type DocumentOf, flag, list, number, object, optional, part, text, whole } from 'beichen/document';
import { BRANCH_IDS, BUREAU_IDS } from 'beichen/glossary';
import { BIRTHS, type BirthsFacts, GRADED_STAR_IDS } from 'beichen/internal';
import type { BirthsRequest } from '../../requests/births-request.ts';
import { describeWarning, type Warning } from '../../requests/warning.ts';
import type { AnswerSource } from '../answer-source.ts';
import { metaOf, utcOffset } from '../chart/members.ts';
import { NOTICE } from '../cities/members.ts';

/** Source of a response: the matching births, the request, and the service. */
type BirthsAnswerFacts = BirthsFacts & AnswerSource<BirthsRequest>;

/** Below this number of matches other years are searched too. */
const FEW_BIRTHS = 20;

/**
 * Warnings of contradictory conditions, of matches under the other day boundary or in other years, and of a missing birthplace: births then have only solar
 * time or, by `solarTime=clock`, China's standard time.
 */
function* ownWarnings({ found, words }: BirthsAnswerFacts): Generator<Warning> {
  const conditions = found.contradicts.map(({ name, given }) => `${name}=${given}`).join(words.listSeparator);
  const { births, place, conventions, count, earlier = 0, later = 0, otherDayBoundary } = found;
  const { dayBoundary } = conventions;
  if (conditions !== '') yield { code: 'contradiction', values: { conditions, dayBoundary } };
  if (otherDayBoundary !== undefined) {
    const { dayBoundary: other, count: births } = otherDayBoundary;
    yield { code: 'other_day_boundary', values: { dayBoundary: other, count: `${births}` } };
  }
  if (count <= FEW_BIRTHS && earlier + later > 0) {
    yield { code: 'other_years', values: { earlier: `${earlier}`, later: `${later}` } };
  }
  if (births.length > 0 && place === undefined && conventions.solarTime !== 'clock') {
    yield { code: 'solar_time_only', values: {} };
  }
}

/** Warnings of the response, then of the request. */
const warningsOf = (facts: BirthsAnswerFacts) =>
  [...ownWarnings(facts), ...facts.request.warnings].map((warning) => describeWarning(warning, facts.words));

const sentText = (read: (values: BirthsRequest['values']) => string | undefined) =>
  optional(({ values }: BirthsRequest) => read(values), text());
const sentStar = (read: (values: BirthsRequest['values']) => (typeof GRADED_STAR_IDS)[number] | undefined) =>
  optional(({ values }: BirthsRequest) => read(values), choice(GRADED_STAR_IDS, 'GradedStarId'));
const sentBranch = (read: (values: BirthsRequest['values']) => (typeof BRANCH_IDS)[number] | undefined) =>
  optional(({ values }: BirthsRequest) => read(values), choice(BRANCH_IDS, 'BranchId'));

export const BIRTHS_INPUT = part<BirthsRequest>('BirthsInput')({
  pillars: sentText(({ pillars }) => pillars),
  yearPillar: sentText(({ yearPillar }) => yearPillar),
  monthPillar: sentText(({ monthPillar }) => monthPillar),
  dayPillar: sentText(({ dayPillar }) => dayPillar),
  hourPillar: sentText(({ hourPillar }) => hourPillar),
  mainStar: optional(({ known }) => known.mainStar, text()),
  bureau: optional(({ values }) => values.bureau, choice(BUREAU_IDS, 'BureauId')),
  lifeBranch: sentBranch(({ lifeBranch }) => lifeBranch),
  bodyBranch: sentBranch(({ bodyBranch }) => bodyBranch),
  star: sentText(({ star }) => star),
  lu: sentStar(({ lu }) => lu),
  quan: sentStar(({ quan }) => quan),
  ke: sentStar(({ ke }) => ke),
  ji: sentStar(({ ji }) => ji),
  pattern: sentText(({ pattern }) => pattern),
  clean: optional(({ values }) => values.clean, flag()),
  lunarMonth: optional(({ values }) => values.lunarMonth, whole()),
  leapMonth: optional(({ values }) => values.leapMonth, flag()),
  lunarDay: optional(({ values }) => values.lunarDay, whole()),
  doubleHour: sentBranch(({ doubleHour }) => doubleHour),
  gender: optional(({ values }) => values.gender, choice(GENDERS, 'Gender')),
  cityId: sentText(({ cityId }) => cityId),
  latitude: optional(({ values }) => values.latitude, number()),
  longitude: optional(({ values }) => values.longitude, number()),
  timeZone: optional(({ values, place }) => values.timeZone && place?.timeZone, text()),
  utcOffset: utcOffset<BirthsRequest>((request) => request.utcOffsetSeconds),
  limit: optional(({ values }) => values.limit, whole()),
  after: sentText(({ after }) => after),
  lang: choice(LANGUAGES, 'Language', ({ language }) => language),
});

/** The matching births of the API. */
export const BIRTHS_ANSWER = part<BirthsAnswerFacts, BirthsAnswerFacts>('Births')({
  input: object(BIRTHS_INPUT, ({ request }) => request),
  ...BIRTHS.members,
  warnings: list(object(NOTICE), warningsOf),
  meta: metaOf<BirthsAnswerFacts>(BIRTHS),
});

export type BirthsAnswer = DocumentOf<(typeof BIRTHS_ANSWER)['members']>;
