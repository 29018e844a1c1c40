// What can be wrong with one parameter? Each kind has a code that never changes; its text is in `words/`.

/** The kinds of problem, with the code each shows. Several kinds share a code where a program need not tell them apart. */
export const PARAMETER_PROBLEMS = {
  required: 'required',
  requiredCity: 'required',
  requiredHour: 'required',
  requiredSearch: 'required',
  resembles: 'unknown_parameter',
  unreadable: 'invalid_format',
  notADate: 'invalid_format',
  notAnInteger: 'invalid_format',
  notACountry: 'invalid_format',
  notAPoint: 'invalid_format',
  notAMoment: 'invalid_format',
  notALongitude: 'invalid_format',
  notOneValue: 'invalid_type',
  notAText: 'invalid_type',
  notANumber: 'invalid_type',
  notABoolean: 'invalid_type',
  isAFile: 'invalid_type',
  outOfRange: 'out_of_range',
  dateOutOfRange: 'out_of_range',
  pointOutOfRange: 'out_of_range',
  momentOutOfRange: 'out_of_range',
  beforeBirth: 'before_birth',
  notAllowed: 'not_allowed',
  unknownCountry: 'not_allowed',
  notASpokenLanguage: 'not_allowed',
  notAZoneOfThePlace: 'not_allowed',
  notAZone: 'not_allowed',
  notACity: 'not_found',
  notOnePlace: 'ambiguous',
  unknownField: 'unknown_field',
  noSuchDate: 'nonexistent_date',
  noSuchLunarDate: 'nonexistent_date',
  noSuchLunarDay: 'nonexistent_date',
  noSuchLeapDay: 'nonexistent_date',
  noSuchLeapMonth: 'nonexistent_date',
  skippedHour: 'nonexistent_local_time',
  repeatedHour: 'ambiguous',
  tooLong: 'too_long',
  twoValues: 'conflict',
  leapMonthOfSolarDate: 'conflict',
  longitudeWithoutZone: 'conflict',
  sunWithoutLongitude: 'conflict',
} as const;
export type ParameterProblemId = keyof typeof PARAMETER_PROBLEMS;
export type ParameterProblemCode = (typeof PARAMETER_PROBLEMS)[ParameterProblemId];

/** The codes, each once. */
export const PARAMETER_PROBLEM_CODES: readonly ParameterProblemCode[] = [...new Set(Object.values(PARAMETER_PROBLEMS))];
