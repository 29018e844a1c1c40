import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { Birth } from '../../calculation/casting/birth.ts';
import { type Chart, castChart } from '../../calculation/casting/chart.ts';
import { SCHOOLS } from '../../calculation/ziwei/school.ts';
import { LANGUAGES } from '../words/languages.ts';
import { describeChart } from './describe.ts';
import { chartSchema, schemaOfPart } from './schema.ts';
import { CHART } from './tables/chart.ts';
import { selectPart } from './vocabulary/select.ts';

const validator = new Ajv2020({ strict: true, allErrors: true }).compile(chartSchema());
const faults = (document: unknown): string[] => {
  validator(document);
  return (validator.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

const BEIJING = { longitude: 116.39723, timeZone: 'Asia/Shanghai' };
const birthOn = (year: number, month: number, day: number, hour: number, place: Birth['place'] = BEIJING): Birth => ({
  date: { calendar: 'solar', year, month, day },
  hour,
  gender: 'female',
  place,
});
/** A plain one, one late in the hour of 子 in a leap month, one whose clock was put back, one of a place with two clocks. */
const CHARTS: readonly Chart[] = [
  birthOn(1990, 7, 23, 8),
  birthOn(2020, 6, 10, 23),
  birthOn(1988, 9, 11, 1),
  birthOn(1990, 7, 23, 8, { longitude: 87.6, timeZone: 'Asia/Urumqi', otherTimeZones: ['Asia/Shanghai'] }),
].flatMap((birth) => Object.values(SCHOOLS).map((school) => castChart(birth, { school })));

describe.each(LANGUAGES)('the schema of a chart, draft 2020-12, and documents in %s', (language) => {
  test('agree, with and without the names of the birthplace', () => {
    for (const chart of CHARTS) {
      expect(faults(describeChart(chart, { language }))).toEqual([]);
      const place = { ...BEIJING, cityId: 'x-1', name: 'X', hanzi: '子', country: 'X', countryCode: 'XX', latitude: 1 };
      expect(faults(describeChart(chart, { language, place }))).toEqual([]);
    }
  });

  const document = describeChart(CHARTS[0]!, { language });
  const { mainStar, ...withoutMainStar } = document;
  const [first, ...rest] = document.palaces;
  test.each([
    ['a member that is missing', withoutMainStar, " must have required property 'mainStar'"],
    ['an id that there is not', { ...document, mainStar: { ...mainStar, id: 'sun' } }, '/mainStar/id must be equal'],
    [
      'a text for a number',
      { ...document, palaces: [{ ...first, order: '0' }, ...rest] },
      '/palaces/0/order must be integer',
    ],
    [
      'a number beyond its range',
      { ...document, palaces: [{ ...first, order: 12 }, ...rest] },
      '/palaces/0/order must be <= 11',
    ],
    ['a list that is too short', { ...document, palaces: rest }, '/palaces must NOT have fewer than 12 items'],
    [
      'a moment of another form',
      { ...document, birth: { ...document.birth, utc: '1990' } },
      '/birth/utc must match pattern',
    ],
  ])('do not agree where there is %s', (_, wrong, message) => {
    expect(faults(wrong)[0]).toContain(message);
  });
});

test('the schema of a selection has the members that were chosen, and no component that none of them needs', () => {
  const schema = schemaOfPart(selectPart(CHART, 'mainStar.id,palaces.order'));
  const validate = new Ajv2020({ strict: true }).compile(schema);
  const chosen = { mainStar: { id: 'ziwei' }, palaces: Array.from({ length: 12 }, (_, order) => ({ order })) };
  expect([validate(chosen), validate({ ...chosen, mainStar: {} })]).toEqual([true, false]);
  expect(Object.keys(schema.$defs as object)).not.toContain('FourPillars');
});
