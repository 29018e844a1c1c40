// Turns the fields of a request into the request of a kind of document, or into all of its problems at once.

import type { Language, UnknownField } from 'beichen';
import type { Birthplaces, ServicePlace } from './birthplaces.ts';
import { closest } from './closest.ts';
import type { ParameterTable } from './parameters/parameter.ts';
import type { ParameterProblem } from './problems/parameter-problem.ts';
import type { ParametersRead } from './read-parameters.ts';
import { echoed, type SentField } from './sent.ts';
import type { Warning } from './warning.ts';

/** Members of the requests of all kinds. */
export interface AnyRequest {
  readonly language: Language;
  readonly warnings: readonly Warning[];
  /** Parsed values, for the echo and the conventions. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Maps an error of the engine for this request to a ProblemError; any other error is returned unchanged. */
  toProblemError(error: unknown): unknown;
}

/** Parsers for the requests of some kinds. `Optional`: parameters that the tool of a kind may omit. */
export interface RequestReader<
  T extends ParameterTable,
  R extends AnyRequest,
  Optional extends keyof T & string = never,
> {
  readonly parameters: T;
  /** Parameters that the tool of a kind may omit: `request` names no problem after only one of them. */
  readonly optional?: readonly Optional[];
  /** The fields that the table parses, if `request` reads others itself. */
  readonly own?: (sent: readonly SentField[]) => readonly SentField[];
  /**
   * The request of parsed parameters.
   * @param more problems of parameters outside this table
   * @param sent all fields, as sent
   * @throws ProblemError `invalid_parameters` with all problems that are known before the engine is called
   */
  request(
    read: ParametersRead<T, Exclude<keyof T & string, Optional>>,
    places: Birthplaces<ServicePlace>,
    more: readonly ParameterProblem[],
    sent: readonly SentField[],
  ): R;
}

/** Returns the first unknown path of `fields`, if any. */
export type UnknownFieldIn = (fields: string) => UnknownField | undefined;

/** Problems of `fields`: an unknown path, with a suggestion, or with the known ones. */
export function fieldsProblems(
  { values: { fields }, problemOf }: ParametersRead<ParameterTable>,
  unknownField: UnknownFieldIn,
): readonly ParameterProblem[] {
  const unknown = typeof fields === 'string' ? unknownField(fields) : undefined;
  if (unknown === undefined) return [];
  const { path, known } = unknown;
  const given = echoed(path);
  const name = path.toLowerCase().replace(/[^\p{L}]/gu, '');
  const names = Object.hasOwn(MEMBERS, name) ? MEMBERS[name]! : [];
  const suggestion = names.find((each) => unknownField(each) === undefined) ?? slipOf(unknown, unknownField);
  if (suggestion !== undefined)
    return [problemOf('fields', 'meantField', { values: { given, suggestion }, allowed: suggestion })];
  const parent = path.slice(0, path.lastIndexOf('.') + 1);
  return [
    problemOf('fields', 'unknownField', {
      values: { given },
      allowed: (known.length > 0 ? known : [parent.slice(0, -1)]).join(', '),
    }),
  ];
}

/** The corrected path, with the rest of the path if that exists too. */
function slipOf({ path, known }: UnknownField, unknownField: UnknownFieldIn): string | undefined {
  const before = /^(?:.*\.)?/.exec(known[0] ?? '')![0];
  const [first = '', ...rest] = path.slice(before.length).split('.');
  const meant = closest(
    known.map((name) => name.slice(before.length)),
    first,
  );
  if (meant === undefined) return undefined;
  const whole = [before + meant, ...rest].join('.');
  return unknownField(whole) === undefined ? whole : before + meant;
}

/** Our members by their names in other programs. */
const MEMBERS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    'pillars bazi sizhu saju eightcharacters 八字 四柱 사주': ['fourPillars'],
    'luck dayun luckcycles decadefortune 大运 大運 대운': ['luckPillars', 'fourPillars.luck', 'luck'],
    'houses gongs gongwei 宫位 宮位 十二宫 十二宮 궁': ['palaces'],
    'stars 星曜': ['palaces.majorStars', 'majorStars'],
    'lunar lunardate 农历 農曆 음력': ['birth.lunarDate', 'lunarDate'],
    'place city birthplace location 出生地': ['birth.place'],
    'soul mainstars 命主 主星': ['mainStar'],
  }).flatMap(([names, paths]) => names.split(' ').map((name) => [name, paths])),
);
