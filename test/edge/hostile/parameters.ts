// Invalid values of parameters, in every encoding. Each row is sent as a form, as a multipart form and as JSON, and must be rejected with
// the same code in all three.

import { RARE_CONVENTION_IDS } from 'beichen/internal';

export type ParameterCase = readonly [sentence: string, parameter: string, value: string, code: string];

// biome-ignore format: one parameter a row
const WRONG: readonly (readonly [parameter: string, code: string, values: Readonly<Record<string, string>>])[] = [
  ['date', 'invalid_format', {
    'without zeros': '1990-7-3', 'with slashes': '1990/07/23', 'without anything between': '19900723', 'the American way': '07/23/1990', 'with a time': '1990-07-23T08:30',
    'with a sign': '+1990-07-23', 'of five digits': '01990-07-23', 'in full-width digits': '１９９０-07-23', 'in Arabic digits': '١٩٩٠-07-23', 'in Chinese': '一九九〇年七月二十三日',
    'with a long dash': '1990–07–23', 'that is a formula': '=DATE(1990,7,23)', 'that is a number of days': '33077', 'with a line between': '1990-\n07-23', 'that is a word': 'yesterday',
    'of the first day of JavaScript': '-271821-04-20', 'of its last day': '+275760-09-13', 'with a mark of byte order': '1990\ufeff-07-23',
  }],
  ['date', 'nonexistent_date', {
    'of a thirteenth month': '1990-13-01', 'of no month': '1990-00-10', 'of no day': '1990-07-00', 'of a leap day that was none': '1900-02-29', 'of the thirty-first of June': '1990-06-31',
  }],
  ['date', 'out_of_range', { 'before the calendar was reformed': '1645-01-27', 'far in the future': '9999-12-31', 'of the year nothing': '0000-01-01' }],
  ['hour', 'out_of_range', { 'of midnight twice': '24', 'below nothing': '-1', 'of a year': '1990', 'of twenty nines': '9'.repeat(20), 'of 309 digits as a power': '1e308', 'that no number holds': '1e999' }],
  ['hour', 'invalid_format', {
    'of a power that is missing': '1e', 'in hexadecimal': '0x8', 'in binary': '0b1', 'that is half': '8.5', 'with a comma': '8,0', 'with two signs': '+-8', 'with two points': '8.0.0', 'in full-width digits': '８',
    'in Arabic digits': '٨', 'as two double hours': '辰巳', 'with minutes': '8:30', 'with am': '8am', 'that is no number': 'NaN', 'that is infinite': 'Infinity', 'with an underscore': '1_0', 'of a null': '\x008',
    'with a minute behind a semicolon': '8;minute=59', 'with a form feed inside': '1\f0',
  }],
  ['minute', 'out_of_range', { 'of sixty': '60', 'below nothing': '-1' }],
  ['minute', 'invalid_format', { 'that is half': '30.5', 'as a power that leaves a part': '35e-1', 'as a word': 'half', 'in hexadecimal': '0x1E', 'with a prime': "30'" }],
  ['gender', 'not_allowed', { 'in Chinese': '男', 'of one letter': 'm', 'of a number': '1', 'of both': 'male,female', 'that is a name of objects': '__proto__', 'with a letter that looks alike': 'mаle', 'with a null': 'male\0x' }],
  ['cityId', 'not_found', {
    'that is a name': 'Beijing', 'that is a number': '1816670', 'of another number': 'beijing-1816671', 'of another name': 'tokyo-1816670', 'that is a path': '../../etc/passwd', 'that is a query': "' OR 1=1 --",
    'that is a name of objects': 'constructor', 'with a null': 'beijing-1816670\0x', 'in Chinese': '北京',
  }],
  ['cityId', 'too_long', { 'of a thousand letters': 'x'.repeat(1000), 'of a hundred and one Hanzi': '北'.repeat(101) }],
  ['calendar', 'not_allowed', { 'that is Hebrew': 'hebrew', 'that is Gregorian': 'gregorian', 'in Chinese': '农历', 'of nothing but a quote': "'" }],
  ['leapMonth', 'invalid_format', { 'as yes': 'yes', 'as a number': '1', 'in Chinese': '是', 'as on': 'on' }],
  ['timeZone', 'not_allowed', { 'of another place': 'Europe/London', 'as an offset of a day': '+24:00', 'on Mars': 'Mars/Olympus', 'that is a path': '../Asia/Shanghai', 'that is a function': 'constructor', 'fourteen hours behind': 'Etc/GMT+14' }],
  ['timeZone', 'too_long', { 'of a thousand letters': 'x'.repeat(1000) }],
  ['disambiguation', 'not_allowed', { 'that is compatible': 'compatible', 'of both': 'earlier,later' }],
  ['dayBoundary', 'not_allowed', { 'that is an hour': '23', 'in Chinese': '子时' }],
  ['yearBoundary', 'not_allowed', { 'of January': 'january', 'in Chinese': '立春' }],
  ['leapMonthRule', 'not_allowed', { 'that is previous': 'previous', 'that is a number': '15' }],
  ['school', 'not_allowed', { 'of nobody': 'none', 'that is a name of objects': 'hasOwnProperty', 'in Chinese': '中州派' }],
  ['calendarRegion', 'not_allowed', { 'of a code': 'VN', 'of a city': 'hanoi', 'of its south': 'vietnamSouth', 'in Chinese': '越南' }],
  ['solarTime', 'not_allowed', { 'that is true': 'true', 'that is sundial': 'sundial', 'in Chinese': '真太阳时' }],
  ['monthCommandTable', 'not_allowed', { 'that is a book': 'yuanhai', 'that is a stem': 'jia', 'in Chinese': '子平' }],
  ['pillarStars', 'not_allowed', { 'that is modern': 'modern', 'that is a star': 'yangren', 'in Chinese': '神煞' }],
  ...RARE_CONVENTION_IDS.map((id) => [id, 'not_allowed', { 'of no rule': 'none of these' }] as const),
  ['lang', 'not_allowed', { 'that is French': 'fr', 'that is a path': '../en', 'with an encoding': 'zh_TW.UTF-8', 'of a tag of old': 'i-klingon' }],
  ['fields', 'unknown_field', { 'with nothing behind a comma': 'input,', 'of nothing but commas': ',,' }],
  ['lang', 'too_long', { 'of a thousand letters': 'e'.repeat(1000) }],
];

// Names that are nearly ours would be ignored silently, and the chart would differ.
const SLIPS = ['gendre', 'hours', 'calender', 'leapMonthh', 'minutes', 'citiId'] as const;

export const PARAMETERS: readonly ParameterCase[] = [
  ...WRONG.flatMap(([parameter, code, values]) =>
    Object.entries(values).map(([what, value]) => [`${parameter} ${what}`, parameter, value, code] as const),
  ),
  ...SLIPS.map((name) => [`${name}, which is nearly one of ours`, name, '1', 'unknown_parameter'] as const),
];
