// Request of births that fit: what is known of a chart, in which years and where, and which page; or every problem at once.

import type { BirthPlace, KnownBirth, KnownPattern, KnownPillar, Language, PillarId } from 'beichen';
import { BIRTH_YEARS, readCursor } from 'beichen/births';
import { BRANCH_HANZI, BRANCH_IDS, PILLAR_IDS, STEM_HANZI, STEM_IDS } from 'beichen/glossary';
import { isPartOfPair, isSomething } from 'beichen/internal';
import { formsOfPattern, PATTERN_IDS } from 'beichen/patterns';
import { DEFAULT_LANGUAGE } from '../contract/languages.ts';
import { BIRTHS_PARAMETERS } from '../contract/parameters/births.ts';
import type { ParameterProblem } from '../problem/parameter-problem.ts';
import { ProblemError } from '../problem/problem-error.ts';
import { type Birthplaces, birthplaceOf, type ServicePlace } from './birthplaces.ts';
import { echoed } from './echoed.ts';
import { KnownReader, listed } from './known-facts.ts';
import type { ParametersRead, Values } from './read-parameters.ts';
import type { AnyRequest, RequestReader } from './reading.ts';

/** The parameters of births that fit, as they were read. */
type BirthsParameters = ParametersRead<typeof BIRTHS_PARAMETERS>;

/** A request that can be answered. */
export interface BirthsRequest extends AnyRequest {
  readonly known: KnownBirth;
  readonly fromYear: number;
  readonly toYear: number;
  /** The birthplace with the zone requested; absent where none was. */
  readonly place: ServicePlace | undefined;
  readonly after: number | undefined;
  /** What was sent, as it was understood: for the echo and the conventions. */
  readonly values: Values<typeof BIRTHS_PARAMETERS>;
}

/** What is known of a birth that is searched. */
export const KNOWN_BIRTH: RequestReader<typeof BIRTHS_PARAMETERS, BirthsRequest> = {
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
  const { place, warnings: ofPlace } = placeOf(parameters, places, language, problems);
  if (problems.length > 0) throw new ProblemError('invalid_parameters', { problems, language });
  return {
    known,
    fromYear,
    toYear,
    place,
    after,
    language,
    values,
    warnings: [...warnings, ...ofPlace],
    toProblemError: (error) => error,
  };
}

/** Who asks from a year on without an end has the usual one, where it is behind and near enough. */
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
  const { values, problemOf } = parameters;
  const read = birthplaceOf(parameters, places, language);
  problems.push(...read.problems);
  const { cityId, latitude, longitude, timeZone } = values;
  if ([cityId, latitude, longitude].every((value) => value === undefined) && timeZone !== undefined)
    problems.push(problemOf('timeZone', 'zoneWithoutCity'));
  return read;
}

/** What the engine asks of a place. */
export const birthPlaceOf = ({ longitude, timeZone, countryCode }: ServicePlace): BirthPlace => ({
  longitude,
  timeZone,
  countryCode,
});

// ---- What is known

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

/** A pattern that no search has met takes 10 ms, any other condition of a chart a tenth of one. */
const MAX_PATTERNS = 8;

/** Patterns by their ids, or with one of their forms: `shaPoLang,huotan:wide`. */
function patternsIn(
  { values, problemOf }: BirthsParameters,
  reader: KnownReader<keyof BirthsParameters['values'] & string>,
): readonly KnownPattern[] {
  const { pattern, clean } = values;
  if (clean === true && pattern === undefined) reader.problems.push(problemOf('clean', 'cleanWithoutPattern'));
  const all = listed(pattern);
  if (all.length > MAX_PATTERNS) {
    const details = { values: { given: `${all.length}`, max: `${MAX_PATTERNS}` } };
    reader.problems.push(problemOf('pattern', 'tooManyPatterns', details));
    return [];
  }
  return all.flatMap((sent): readonly KnownPattern[] => {
    const [given = '', asked] = sent.split(':', 2);
    const id = reader.among('pattern', PATTERN_IDS, given);
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

/** The pillars in one line, and each by its own name. */
function pillarsIn({ values, problemOf }: BirthsParameters, problems: ParameterProblem[]): Pillars {
  const found: Pillars = {};
  const read = (pillar: PillarId, given: string): KnownPillar | undefined => {
    const name = nameOf(pillar);
    const part = readPillar(given);
    if (part === undefined) problems.push(problemOf(name, 'notAPillar'));
    else if (isPartOfPair(part)) return part;
    else problems.push(problemOf(name, 'noSuchPair', { values: { given: echoed(given) } }));
    return undefined;
  };
  const line = values.pillars?.split(/[\s,.;·，、。]+/).filter((text) => text !== '') ?? [];
  if (values.pillars !== undefined && line.length !== PILLAR_IDS.length)
    problems.push(problemOf('pillars', 'notFourPillars'));
  else
    for (const [place, given] of line.entries()) {
      const pillar = PILLAR_IDS[place]!;
      const part = /^_+$/.test(given) ? undefined : read(pillar, given);
      if (part !== undefined) found[nameOf(pillar)] = part;
    }
  for (const pillar of PILLAR_IDS) {
    const name = nameOf(pillar);
    const given = values[name];
    const part = given === undefined ? undefined : read(pillar, given);
    if (part === undefined) continue;
    const other = found[name];
    if (other !== undefined && !isSame(other, part))
      problems.push(problemOf(name, 'otherPillar', { values: { given: echoed(given!) } }));
    found[name] = part;
  }
  return found;
}

const isSame = (one: KnownPillar, other: KnownPillar): boolean =>
  one.stem === other.stem && one.branch === other.branch;

/** `bing-yin`, `丙寅`, and with `_` for what is not known; undefined for anything else. A single `_` is none. */
function readPillar(text: string): KnownPillar | undefined {
  const ids = /^([a-z]+|_)[-_ ]([a-z]+|_)$/i.exec(text);
  const [stemText = '', branchText = ''] = ids === null ? [text.slice(0, 1), text.slice(1)] : ids.slice(1);
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
