// Parameters of births that fit.

import { GENDERS } from 'beichen';
import { BIRTH_YEARS } from 'beichen/births';
import { BRANCH_IDS, BUREAU_IDS } from 'beichen/glossary';
import { BIRTHS_OF_PAGE, GRADED_STAR_IDS } from 'beichen/internal';
import { CHART_PARAMETERS, CITY_ID, PLACE_IN_WORDS, POINT, SEARCH_CONVENTION_PARAMETERS } from './chart.ts';
import { named } from './id-names.ts';
import type { Parameter } from './parameter.ts';

const PILLAR = 'a pair by its id or in Hanzi, with `_` for what is not known: `bing-yin`, `丙寅`, `bing-_`, `_寅`.';

const pillar = (what: string, example: string) =>
  ({ shape: { kind: 'text', most: 20 }, description: `The pillar of the ${what}: ${PILLAR}`, example }) as const;

const transformed = (transformation: string, example: string) =>
  ({
    shape: { kind: 'choice', of: GRADED_STAR_IDS, meant: /* @__PURE__ */ named('gradedStars') },
    description: `The star that ${transformation} transforms.`,
    example,
  }) as const;

/** Matching births: known facts, years, place, rules, and page. */
export const BIRTHS_PARAMETERS = {
  pillars: {
    shape: { kind: 'text', most: 60, isList: true },
    description:
      'Year, month, day and hour in one line, each a pair by its id or in Hanzi, with `_` for what is not known: `丙寅 bing-_ _-yin _`. Spaces, commas or dots between them. Something has to be known: one of the parameters from here to `doubleHour`.',
    example: '丙寅 壬辰 己酉 甲子',
  },
  yearPillar: pillar('year, which begins at Lichun', 'bing-yin'),
  monthPillar: pillar('month, which begins at a solar term', 'ren-chen'),
  dayPillar: pillar('day', 'ji-you'),
  hourPillar: pillar('double hour', 'jia-zi'),
  mainStar: {
    shape: { kind: 'text', most: 40 },
    description: 'The main star: `tanlang`, `lianzhen+pojun` or, borrowed, `empty>tianji+jumen`.',
    example: 'taiyang+taiyin',
  },
  bureau: {
    shape: { kind: 'choice', of: BUREAU_IDS, meant: /* @__PURE__ */ named('bureaus') },
    description: 'The five-element bureau.',
    example: 'earth5',
  },
  lifeBranch: {
    shape: { kind: 'choice', of: BRANCH_IDS, meant: /* @__PURE__ */ named('branches') },
    description: 'The branch of the life palace.',
    example: 'chen',
  },
  bodyBranch: {
    shape: { kind: 'choice', of: BRANCH_IDS, meant: /* @__PURE__ */ named('branches') },
    description: 'The branch of the body palace.',
    example: 'chen',
  },
  star: {
    shape: { kind: 'text', most: 600, isList: true },
    description:
      'Where stars stand: `pojun@life` in a palace, `ziwei:wu` in a branch. Several are separated by commas; all have to be so.',
    example: 'lucun:si',
  },
  lu: transformed('Lu', 'tiantong'),
  quan: transformed('Quan', 'tianji'),
  ke: transformed('Ke', 'wenchang'),
  ji: transformed('Ji', 'lianzhen'),
  pattern: {
    shape: { kind: 'text', most: 300, isList: true },
    description:
      'Patterns: `shaPoLang` in any form, `huotan:wide` in one. Up to eight are separated by commas; all have to be there.',
    example: 'riyueBingming:main',
  },
  clean: {
    shape: { kind: 'boolean' },
    default: false,
    description: 'Only with `pattern`: true selects only patterns that nothing is said to spoil.',
    example: false,
  },
  lunarMonth: {
    shape: { kind: 'integer', min: 1, max: 12 },
    description: 'The lunar month, 1 to 12. A leap month has the number of the one that it repeats.',
    example: 3,
  },
  leapMonth: {
    shape: { kind: 'boolean' },
    aliases: ['isLeapMonth', 'leap'],
    description: '`true` if that is a leap month; left out, it may be either.',
    example: false,
  },
  lunarDay: {
    shape: { kind: 'integer', min: 1, max: 30 },
    description: 'The day of the lunar month, 1 to 30.',
    example: 27,
  },
  doubleHour: {
    shape: { kind: 'choice', of: BRANCH_IDS, meant: /* @__PURE__ */ named('branches') },
    description: 'The double hour.',
    example: 'zi',
  },
  gender: {
    shape: { kind: 'choice', of: GENDERS },
    description:
      'Places some stars in the schools zhongzhou and vietnam, and nothing else in this search. Left out, a birth fits if it fits for either gender.',
    example: 'male',
  },
  fromYear: {
    shape: { kind: 'year', ...BIRTH_YEARS },
    default: 1900,
    description: `The first Gregorian year, ${BIRTH_YEARS.first} to ${BIRTH_YEARS.last}.`,
    example: 1900,
  },
  toYear: {
    shape: { kind: 'year', ...BIRTH_YEARS },
    default: 2099,
    description: `The last Gregorian year; at most ${BIRTH_YEARS.most} years at once.`,
    example: 2099,
  },
  cityId: {
    ...CITY_ID,
    description:
      'The birthplace: an id from getCities. Births are given by its Sun and clock. Without it true solar time is for 120° east, and there are no clock times.',
  },
  place: PLACE_IN_WORDS,
  ...POINT,
  timeZone: CHART_PARAMETERS.timeZone,
  utcOffset: {
    ...CHART_PARAMETERS.utcOffset,
    description:
      'The clock by which births are given, where you know the one that was kept: hours ahead of UTC, such as `+07:00`. It counts instead of the history of the zone.',
  },
  ...SEARCH_CONVENTION_PARAMETERS,
  limit: {
    shape: { kind: 'integer', min: 1, max: BIRTHS_OF_PAGE.most },
    default: BIRTHS_OF_PAGE.usual,
    description: `The maximum number of births in the answer, 1 to ${BIRTHS_OF_PAGE.most}; all are counted.`,
    example: BIRTHS_OF_PAGE.usual,
  },
  after: {
    shape: { kind: 'text', most: 20 },
    description: 'The `next` of the page before. All else has to be as it was.',
    example: '6kv4leo0',
  },
  lang: CHART_PARAMETERS.lang,
} as const satisfies Readonly<Record<string, Parameter>>;
