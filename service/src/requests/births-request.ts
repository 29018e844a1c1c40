// Request of matching births: the known facts, the years and the place, and the page; or every problem at once.

import type { ConventionId, KnownBirth, KnownPattern, KnownPillar, Language, PillarId } from 'beichen';
import { BIRTH_YEARS, readCursor } from 'beichen/births';
import { BRANCH_HANZI, BRANCH_IDS, PAIR_IDS, PILLAR_IDS, STEM_HANZI, STEM_IDS } from 'beichen/glossary';
import { isPartOfPair, isSomething } from 'beichen/internal';
import { formsOfPattern, PATTERN_IDS } from 'beichen/patterns';
import { DEFAULT_LANGUAGE } from '../contract/languages.ts';
import type { ParameterProblemId } from '../contract/parameter-problems.ts';
import { type Birthplaces, birthplaceOf, type ServicePlace } from './birthplaces.ts';
import { closest } from './closest.ts';
import { KnownReader, listed } from './known-facts.ts';
import { BIRTHS_PARAMETERS } from './parameters/births.ts';
import { idNamed } from './parameters/id-names.ts';
import { isUnknown, pillarsOfLine, withoutUnit } from './pillar-line.ts';
import type { ParameterProblem } from './problems/parameter-problem.ts';
import { ProblemError } from './problems/problem-error.ts';
import type { ParametersRead, Values } from './read-parameters.ts';
import type { AnyRequest, RequestReader } from './reading.ts';
import { echoed } from './sent.ts';

/** Parameters that the tool omits. */
type Optional =
  | 'yearPillar'
  | 'monthPillar'
  | 'dayPillar'
  | 'hourPillar'
  | 'lifeBranch'
  | 'bodyBranch'
  | 'bureau'
  | 'clean'
  | 'leapMonth'
  | 'gender'
  | 'limit'
  | 'timeZone'
  | 'utcOffset'
  | ConventionId;

/** The parsed parameters of matching births. */
type BirthsParameters = ParametersRead<typeof BIRTHS_PARAMETERS, Exclude<keyof typeof BIRTHS_PARAMETERS, Optional>>;

/** A valid request. */
export interface BirthsRequest extends AnyRequest {
  readonly known: KnownBirth;
  readonly fromYear: number;
  readonly toYear: number;
  /** The birthplace with the requested zone; absent without one. */
  readonly place: ServicePlace | undefined;
  /** Offset of the clock of the results, if sent. */
  readonly utcOffsetSeconds: number | undefined;
  readonly after: number | undefined;
  /** Parsed values, for the echo and the conventions. */
  readonly values: Values<typeof BIRTHS_PARAMETERS>;
}

/** Reads the known facts of a birth. */
export const KNOWN_BIRTH: RequestReader<
  typeof BIRTHS_PARAMETERS,
  BirthsRequest,
  Optional & keyof typeof BIRTHS_PARAMETERS
> = {
  parameters: BIRTHS_PARAMETERS,
  request: birthsRequestFor,
};

function birthsRequestFor(
  parameters: BirthsParameters,
  places: Birthplaces<ServicePlace>,
  more: readonly ParameterProblem[],
): BirthsRequest {
  const { values, warnings, problemOf } = parameters;
  const { lang: language = DEFAULT_LANGUAGE, after: sentAfter } = values;
  const problems = [...parameters.problems, ...more];
  const known = knownBirth(parameters, problems);
  if (!isSomething(known) && problems.length === 0) problems.push(problemOf('pillars', 'requiredFact'));
  const { fromYear = BIRTHS_PARAMETERS.fromYear.default, toYear = defaultEnd(fromYear) } = values;
  const last = Math.min(BIRTH_YEARS.last, fromYear + BIRTH_YEARS.most - 1);
  if (toYear < fromYear || toYear > last) {
    const details = { min: `${fromYear}`, max: `${last}`, most: `${BIRTH_YEARS.most}` };
    problems.push(problemOf('toYear', 'tooManyYears', { values: details, allowed: `${fromYear}-${last}` }));
  }
  const after = sentAfter === undefined ? undefined : readCursor(sentAfter);
  if (sentAfter !== undefined && after === undefined) problems.push(problemOf('after', 'notACursor'));
  const { place, utcOffsetSeconds, warnings: ofPlace } = placeOf(parameters, places, language, problems);
  if (problems.length > 0) throw new ProblemError('invalid_parameters', { problems, language });
  return {
    known,
    fromYear,
    toYear,
    place,
    utcOffsetSeconds,
    after,
    language,
    values,
    warnings: [...warnings, ...ofPlace],
    toProblemError: (error) => error,
  };
}

/** Last year of a search without `toYear`: the default, if it is later than `fromYear` and near enough. */
function defaultEnd(fromYear: number): number {
  const usual = BIRTHS_PARAMETERS.toYear.default;
  const last = Math.min(BIRTH_YEARS.last, fromYear + BIRTH_YEARS.most - 1);
  return fromYear > usual ? last : Math.min(usual, last);
}

function placeOf(
  parameters: BirthsParameters,
  places: Birthplaces<ServicePlace>,
  language: Language,
  problems: ParameterProblem[],
): Omit<ReturnType<typeof birthplaceOf<ServicePlace>>, 'problems'> {
  const { values, problemOfEither } = parameters;
  const read = birthplaceOf(parameters, places, language);
  problems.push(...read.problems);
  const { cityId, latitude, longitude, timeZone } = values;
  if ([cityId, latitude, longitude].every((value) => value === undefined) && timeZone !== undefined)
    problems.push(problemOfEither('timeZone', 'cityId', 'zoneWithoutCity'));
  return read;
}

// ---- Known facts

function knownBirth(parameters: BirthsParameters, problems: ParameterProblem[]): KnownBirth {
  const { values, problemOf } = parameters;
  const reader = new KnownReader(problemOf);
  const mainStar = reader.mainStar('mainStar', values.mainStar);
  const known: KnownBirth = {
    ...pillarsIn(parameters, problems),
    mainStar,
    bureau: values.bureau,
    lifeBranch: values.lifeBranch,
    bodyBranch: values.bodyBranch,
    stars: reader.stars('star', values.star),
    lu: values.lu,
    quan: values.quan,
    ke: values.ke,
    ji: values.ji,
    patterns: patternsIn(parameters, reader),
    lunarMonth: values.lunarMonth,
    leapMonth: values.leapMonth,
    lunarDay: values.lunarDay,
    doubleHour: values.doubleHour,
    gender: values.gender,
  };
  problems.push(...reader.problems);
  return known;
}

/** A pattern that no earlier search had takes 10 ms; any other condition takes a tenth of a millisecond. */
const MAX_PATTERNS = 8;

/** Patterns by their ids, optionally with a form: `shaPoLang,huotan:wide`. */
function patternsIn(
  { values, problemOf, problemOfEither }: BirthsParameters,
  reader: KnownReader<Parameters<BirthsParameters['problemOf']>[0]>,
): readonly KnownPattern[] {
  const { pattern, clean } = values;
  if (clean === true && pattern === undefined)
    reader.problems.push(problemOfEither('clean', 'pattern', 'cleanWithoutPattern'));
  const all = listed(pattern);
  if (all.length > MAX_PATTERNS) {
    const details = { values: { given: `${all.length}`, max: `${MAX_PATTERNS}` } };
    reader.problems.push(problemOf('pattern', 'tooManyPatterns', details));
    return [];
  }
  return all.flatMap((sent): readonly KnownPattern[] => {
    const [given = '', asked] = sent.split(':', 2);
    const id = reader.among('pattern', PATTERN_IDS, ['patterns'], given);
    if (id === undefined) return [];
    if (asked === undefined) return [{ id, clean }];
    const forms = formsOfPattern(id);
    const form = forms.find((each) => each.toLowerCase() === asked.toLowerCase());
    if (form !== undefined) return [{ id, form, clean }];
    const details = { values: { given: id, form: echoed(asked) }, allowed: forms.join(', ') };
    reader.problems.push(problemOf('pattern', 'notAFormOfThePattern', details));
    return [];
  });
}

// ---- Pillars

const nameOf = (pillar: PillarId) => `${pillar}Pillar` as const;
type Pillars = { [Pillar in PillarId as `${Pillar}Pillar`]?: KnownPillar };

/** The pillars on one line, and each by its own name. */
function pillarsIn({ values, problemOf, problemOfEither }: BirthsParameters, problems: ParameterProblem[]): Pillars {
  const found: Pillars = {};
  const line = values.pillars === undefined ? [] : pillarsOfLine(values.pillars);
  if (line === undefined) problems.push(problemOf('pillars', 'notFourPillars'));
  for (const [place, given] of line?.entries() ?? []) {
    const read = isUnknown(given) ? undefined : readPillar(given);
    if (read?.problem !== undefined) problems.push(problemOf('pillars', ...read.problem));
    else if (read !== undefined) found[nameOf(PILLAR_IDS[place]!)] = read.pillar;
  }
  for (const pillar of PILLAR_IDS) {
    const name = nameOf(pillar);
    const given = values[name];
    if (given === undefined) continue;
    const read = readPillar(given);
    const other = found[name];
    if (read.problem !== undefined) problems.push(problemOfEither(name, 'pillars', ...read.problem));
    else if (other !== undefined && !isSame(other, read.pillar))
      problems.push(problemOfEither(name, 'pillars', 'otherPillar', { values: { given: echoed(given) } }));
    else found[name] = read.pillar;
  }
  return found;
}

const isSame = (one: KnownPillar, other: KnownPillar): boolean =>
  one.stem === other.stem && one.branch === other.branch;

/** A pillar, or the problem of its text. */
type PillarRead =
  | { readonly pillar: KnownPillar; readonly problem?: never }
  | { readonly problem: [ParameterProblemId, Partial<ParameterProblem>] };

/** Reads `bing-yin`, `丙寅`, 丙寅年, and `_` for an unknown part. */
function readPillar(given: string): PillarRead {
  const pillar = pillarOf(given);
  if (pillar !== undefined && isPartOfPair(pillar)) return { pillar };
  const values = { given: echoed(given) };
  if (pillar !== undefined) return { problem: ['noSuchPair', { values }] };
  const suggestion = idNamed(['pairs'], given) ?? closest(PAIR_IDS, given);
  return suggestion === undefined
    ? { problem: ['unknownPair', { values }] }
    : { problem: ['meantPair', { values: { ...values, suggestion }, allowed: suggestion }] };
}

/** The known parts of a pair in a text; undefined for any other text. A single `_` has none. */
function pillarOf(text: string): KnownPillar | undefined {
  const written = withoutUnit(text);
  const ids = /^([a-z]+|_)[-_ ]([a-z]+|_)$/i.exec(written);
  const [stemText = '', branchText = ''] = ids === null ? [written.slice(0, 1), written.slice(1)] : ids.slice(1);
  const stem = stemText === '_' ? undefined : stemOf(stemText);
  const branch = branchText === '_' ? undefined : branchOf(branchText);
  const isKnown = (part: string, id: unknown) => (part === '_') === (id === undefined);
  if (!isKnown(stemText, stem) || !isKnown(branchText, branch)) return undefined;
  return stem === undefined && branch === undefined ? undefined : { stem, branch };
}

const stemOf = (text: string) =>
  STEM_IDS.find((id) => id === text.toLowerCase()) ??
  (text.length === 1 ? STEM_IDS[STEM_HANZI.indexOf(text)] : undefined);
const branchOf = (text: string) =>
  BRANCH_IDS.find((id) => id === text.toLowerCase()) ??
  (text.length === 1 ? BRANCH_IDS[BRANCH_HANZI.indexOf(text)] : undefined);
