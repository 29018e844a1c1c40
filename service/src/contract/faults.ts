// What can be wrong with one parameter? Each kind of fault has a code that never changes; its text is in `words/`.

/** The kinds of fault, with the code each shows. Several kinds share a code where a program need not tell them apart. */
export const FAULTS = {
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
  notOneValue: 'invalid_type',
  notAText: 'invalid_type',
  notANumber: 'invalid_type',
  notABoolean: 'invalid_type',
  isAFile: 'invalid_type',
  outOfRange: 'out_of_range',
  dateOutOfRange: 'out_of_range',
  pointOutOfRange: 'out_of_range',
  notAllowed: 'not_allowed',
  unknownCountry: 'not_allowed',
  notASpokenLanguage: 'not_allowed',
  notAZoneOfThePlace: 'not_allowed',
  notACity: 'not_found',
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
} as const;
export type FaultId = keyof typeof FAULTS;
export type FaultCode = (typeof FAULTS)[FaultId];

/** The codes, each once. */
export const FAULT_CODES: readonly FaultCode[] = [...new Set(Object.values(FAULTS))];
