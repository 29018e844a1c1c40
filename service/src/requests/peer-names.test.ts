// Names of parameters of other services, each from their documentation: rejected with our name, in six languages, by every table.

import { LANGUAGES } from 'beichen';
import { RARE_CONVENTION_IDS, RARE_LEVEL_IDS, SEARCH_CONVENTION_IDS } from 'beichen/internal';
import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '../kinds/endpoints.ts';
import { ALL_KINDS, KINDS } from '../kinds/kinds.ts';
import { wordsIn } from '../words/lookup.ts';
import { formFields } from './form-fields.ts';
import { jsonFields } from './json-fields.ts';
import { nameIndex } from './parameter-names.ts';
import type { ParameterTable } from './parameters/parameter.ts';
import { httpHints, problemItem } from './problems/problem-item.ts';
import { MAX_FOREIGN, parameterReader } from './read-parameters.ts';

const BIRTH = { date: '1990-07-23', hour: '8', minute: '30', gender: 'male', cityId: 'beijing-1816670' };

/** The table of an endpoint. */
const tableOf = (name: keyof typeof ENDPOINTS): ParameterTable => {
  const { request } = ENDPOINTS[name] as { readonly request?: { readonly parameters: ParameterTable } };
  return request!.parameters;
};

const read = (table: ParameterTable, sent: Readonly<Record<string, string>>) =>
  parameterReader(table, nameIndex(table))(formFields(new URLSearchParams(sent).toString(), 'query'));

const slipIn = (table: ParameterTable, name: string, value: string, beside: Readonly<Record<string, string>>) =>
  read(table, { ...beside, [name]: value }).problems.find(({ parameter }) => parameter === name);

/** A name and value that are sent, the suggestion, and the document that has the name. */
type Row = readonly [name: string, value: string, suggestion: string, document: string];

// biome-ignore format: a name a row
const NAMES: readonly Row[] = [
  // Chinese libraries and services
  ['solar_date', '2000-8-16', 'date', 'py-iztro service, GET /astro/by_solar'],
  ['time_index', '4', 'doubleHour=chen', 'py-iztro service, GET /astro/by_solar; spyfree/mingli-mcp get_bazi_chart'],
  ['fix_leap', 'true', 'leapMonthRule=split', 'py-iztro service, GET /astro/by_solar'],
  ['yearDivide', 'exact', 'yearBoundary=lichun', 'iztro, config'],
  ['dayDivide', 'forward', 'dayBoundary=zi', 'iztro, config'],
  ['algorithm', 'zhongzhou', 'school=zhongzhou', 'iztro, config'],
  ['mutagens', 'x', 'transformationsOfJia, transformationsOfWu, transformationsOfGeng, transformationsOfXin, transformationsOfRen, transformationsOfGui', 'iztro, config'],
  ['四化', '庚', 'transformationsOfJia, transformationsOfWu, transformationsOfGeng, transformationsOfXin, transformationsOfRen, transformationsOfGui', 'kcy1989/ziwei-chart-calculator, settings'],
  ['is_leap_month', 'true', '', 'spyfree/mingli-mcp get_bazi_chart'],
  ['solarDatetime', '2008-03-01T13:00:00+08:00', 'date, time', 'cantian-ai/bazi-mcp getBaziDetail'],
  ['lunarDatetime', '2000-5-5 12:00:00', 'date, calendar=lunar', 'cantian-ai/bazi-mcp getBaziDetail'],
  ['eightCharProviderSect', '1', 'dayBoundary=zi', 'cantian-ai/bazi-mcp getBaziDetail'],
  ['sect', '2', 'dayBoundary=midnight', '8Char-Uni-App API /8char/get-info; lunar-javascript setSect'],
  ['birthDatetime', '1995-08-17T14:30:00', 'date, time', 'apify kelvin.kwong/bazi-chart-api'],
  ['calendarType', 'lunar', 'calendar=lunar', 'apify kelvin.kwong/bazi-chart-api'],
  ['ziHourMode', 'late', 'dayBoundary', 'apify kelvin.kwong/bazi-chart-api'],
  ['useTrueSolarTime', 'true', 'solarTime=apparent', 'standyyyy/tradecat fate-engine API'],
  ['birthPlace', '深圳南山', 'place', 'standyyyy/tradecat fate-engine API'],
  ['birthDate', '1990-01-15', 'date', 'wych1987/tianjiyao-ai-fortune docs/api/bazi.md'],
  ['birthTime', '14:30', 'time', 'wych1987/tianjiyao-ai-fortune docs/api/bazi.md'],
  ['birth_year', '1990', 'date', 'FastAPI bazi service, BaziRequest'],
  ['birth_hour', '8', 'hour', 'crewai BaziCalculatorInput'],
  ['lunarInfo', 'x', 'date, calendar=lunar', 'iim0663418/Peixuan doc/API_REFERENCE.md'],
  ['location', '台北市', 'place', 'iim0663418/Peixuan doc/API_REFERENCE.md'],
  ['ymd', '19900723', 'date', 'ziwei-core.js /pages/api'],
  ['hourLabel', '辰', 'hour', 'ziwei-core.js /pages/api'],
  ['Sex', '0', 'gender=female', 'MCP of fate.windada.com, ZiweiInput'],
  ['Year', '1990', 'date', 'MCP of fate.windada.com, ZiweiInput'],
  ['utcOffset', '8', '', 'xiaoyu312/fateclear-solar-time true_solar_time'],
  ['dst', 'true', 'timeZone', 'xiaoyu312/fateclear-solar-time true_solar_time'],
  // Korean
  ['ymdhi', '198010101330', 'date, time', 'wangta69/laravel-fortune README'],
  ['sl', 'lunar', 'calendar=lunar', 'wangta69/laravel-fortune README'],
  ['isSolar', 'false', 'calendar=lunar', 'SajuService, GET /saju/extract'],
  ['lmt', 'true', 'solarTime=mean', 'm00nlygreat/manse.py README'],
  ['lon', '126.98', 'longitude', 'm00nlygreat/manse.py README'],
  ['use_solar_time', 'True', 'solarTime=apparent', 'sajupy on PyPI'],
  ['utc_offset', '9', '', 'sajupy on PyPI'],
  ['early_zi_time', 'True', 'dayBoundary', 'sajupy on PyPI'],
  ['yaja_si_separated', 'True', 'dayBoundary', 'korean-saju on PyPI'],
  // Japanese and Vietnamese
  ['timeMode', 'mean_solar', 'solarTime=mean', 'api/shichusuimei.js'],
  ['dayBoundaryMode', '23', 'dayBoundary=zi', 'api/shichusuimei.js'],
  ['nam', '1990', 'date', 'datnpq/tuvikit API-DOCUMENTATION.md'],
  ['thang', '2', 'date', 'datnpq/tuvikit API-DOCUMENTATION.md'],
  ['ngay', '15', 'date', 'datnpq/tuvikit API-DOCUMENTATION.md'],
  ['gio', '9', 'hour', 'datnpq/tuvikit API-DOCUMENTATION.md'],
  ['gioiTinh', 'Nam', 'gender=male', 'datnpq/tuvikit API-DOCUMENTATION.md'],
  ['isLunar', 'true', 'calendar=lunar', 'generateLaSo, BirthInfo'],
  // Western
  ['min', '30', 'minute', 'astrologyapi.com, western_astrology_API_collection'],
  ['tzone', '5.5', 'timeZone', 'astrologyapi.com, western_astrology_API_collection'],
  ['lat', '19.20', 'latitude', 'astrologyapi.com, western_astrology_API_collection'],
  ['timezoneOffset', '8', 'utcOffset', 'astroway_bazi_four_pillars'],
  ['ambiguous_time', 'later', 'disambiguation=later', 'aidatatools-dev/astro-agents nakshatras'],
  ['time_basis', 'civil', 'solarTime=clock', 'aidatatools-dev/astro-agents nakshatras'],
  ['coordinates', '10.21,78.09', 'place', 'Prokerala astrology SDK README'],
  ['datetime', '2004-02-12T15:19:21+00:00', 'date, time', 'Prokerala astrology SDK README'],
  ['tz_str', 'America/New_York', 'timeZone', 'kerykeion, AstrologicalSubject'],
  ['nation', 'GB', 'place', 'kerykeion, AstrologicalSubject'],
  ['language', 'zh', 'lang', 'Open-Meteo geocoding'],
  // Forms
  ['ampm', 'PM', 'hour', 'forms with a clock of 12 hours'],
  ['性别', '男', 'gender=male', 'forms in Chinese'],
  ['分', '30', 'minute', 'forms in Chinese'],
  ['闰月', '是', 'leapMonth', 'forms in Chinese'],
  ['生年月日', '1990-07-23', 'date', 'forms in Japanese'],
  ['旧暦', '1', 'calendar=lunar', 'forms in Japanese'],
  ['음력', '1', 'calendar=lunar', 'forms in Korean'],
  ['생년월일', '1990-07-23', 'date', 'forms in Korean'],
  ['giờSinh', '8', 'hour', 'forms in Vietnamese'],
];

describe("a name of a peer's parameter", () => {
  test.each(NAMES)('%s=%s beside a birth means %s (%s)', (name, value, suggestion) => {
    const problem = slipIn(KINDS.chart.parameters.document, name, value, BIRTH);
    if (suggestion === '') return expect(problem).toBeUndefined(); // ours, in another spelling
    expect(problem?.values).toMatchObject({ given: name, suggestion });
    for (const language of LANGUAGES) {
      const { code, detail } = problemItem(problem!, wordsIn(language), httpHints(''));
      expect(code).toBe('unknown_parameter');
      expect(detail).toContain(name);
      expect(detail).toContain(suggestion);
      expect(detail).not.toMatch(/[{}]/);
    }
  });

  test('is refused in the table of every kind that has ours, and by every tool', () => {
    for (const { name: kind, parameters } of ALL_KINDS)
      for (const table of [parameters.document, parameters.drawing, parameters.tool])
        for (const [name, value, suggestion] of NAMES) {
          const ours = suggestion.split(', ').map((each) => each.replace(/=.*/, ''));
          if (suggestion === '' || !ours.every((each) => each in table) || kind === 'pair') continue;
          expect(slipIn(table, name, value, {}), `${kind} ${name}`).toBeDefined();
        }
  });

  // The same name means different parameters of ours, depending on the other parameters.
  // biome-ignore format: a name a row
  test.each([
    ['transits', BIRTH, 'year', '2027', 'at'],
    ['transits', {}, 'year', '1990', 'date'],
    ['births', {}, 'year', '1990', 'fromYear, toYear'],
    ['births', {}, 'count', '20', 'limit'],
    ['cities', {}, 'count', '3', 'limit'],             // Open-Meteo geocoding
    ['cities', {}, 'countryCode', 'US', 'country'],    // Open-Meteo geocoding
    ['cities', {}, 'maxRows', '6', 'limit'],           // astrologyapi.com geo_details
    ['cities', {}, 'lat', '31', 'near'],
    ['almanac', {}, 'lunar', 'true', 'lunarDate'],
    ['almanacFeed', {}, 'calendar', 'vietnam', 'calendarRegion=vietnam'],
    ['almanacFeed', {}, 'region', 'vn', 'calendarRegion'],
    ['almanacFeed', {}, 'country', 'VN', 'calendarRegion'],
    ['almanacFeed', {}, 'month', '11', 'year'],
    ['almanacFeed', {}, 'from', '2020', 'year'],
    ['birthday', {}, 'month', '6', 'lunarMonth'],
    ['birthday', {}, 'day', '2', 'lunarDay'],
    ['birthday', {}, 'dayOfMonth', '2', 'lunarDay'],
    ['birthday', {}, 'dayofmonth', '2', 'lunarDay'],
    ['birthday', {}, 'years', '40', 'toYear'],
    ['birthday', {}, 'count', '40', 'toYear'],
    ['pair', {}, 'one.sex', '1', 'one.gender=male'],
    ['pair', {}, 'sex', '1', 'one.gender=male, other.gender=male'],
    ['chart', BIRTH, 'type', 'lunar', 'calendar=lunar'],
  ] as const)('of %s beside %o: %s=%s means %s', (endpoint, beside, name, value, suggestion) => {
    const kind = (KINDS as Readonly<Record<string, { readonly parameters: { readonly document: ParameterTable } }>>)[endpoint];
    const table = kind?.parameters.document ?? tableOf(endpoint === 'almanacFeed' ? 'almanac.ics' : (endpoint as keyof typeof ENDPOINTS));
    expect(slipIn(table, name, value, beside)?.values?.suggestion).toBe(suggestion);
  });
});

describe('a name of nobody', () => {
  // biome-ignore format: names
  const FOREIGN = [
    'utm_source', 'utm_city', 'utm_date', 'mtm_campaign', 'gclid', 'fbclid', '_ga', 'mc_cid', 'ref', 'source', 'from', 'spm', 'share', 'v', 't', '_', '_t', 'ts',
    'timestamp', 'cb', 'cachebuster', 'nocache', 'r', 'key', 'token', 'format', 'callback', 'debug', 'page', 'id', 'state', 'code', 'session_id', 'ayanamsa', 'house_system',
    'realname', 'includeAI', 'theme', 'x', 'foo', '注释', '메모', 'ghiChú',
  ];
  test.each(FOREIGN)('%s beside a birth is a warning', (name) => {
    const { problems, warnings } = read(KINDS.chart.parameters.document, { ...BIRTH, [name]: '1' });
    expect(problems).toEqual([]);
    expect(warnings).toEqual([{ code: 'unknown_parameter', values: { given: name } }]);
  });

  test('that is a rule of another kind is refused: no chart is answered by another rule than the one that was sent', () => {
    const rules = [...SEARCH_CONVENTION_IDS, ...RARE_CONVENTION_IDS, ...RARE_LEVEL_IDS];
    let count = 0;
    for (const { name: kind, parameters } of ALL_KINDS) {
      for (const rule of rules.filter((each) => !(each in parameters.document))) {
        const { problems } = read(parameters.document, { [rule]: '1' });
        expect(
          problems.filter(({ parameter }) => parameter === rule).map(({ id }) => id),
          kind,
        ).toEqual(['otherRule']);
        count++;
      }
    }
    expect(count).toBeGreaterThan(10);
  });

  test('among many others does not hide the name of a birth', () => {
    const many = Object.fromEntries(Array.from({ length: MAX_FOREIGN - 1 }, (_, n) => [`x${n}`, '1']));
    const { problems, warnings } = read(KINDS.chart.parameters.document, { ...BIRTH, ...many, isLunar: 'true' });
    expect(problems.map(({ parameter }) => parameter)).toEqual(['isLunar']);
    expect(warnings).toHaveLength(8);
  });

  test('that is an object with names of ours in it says where they belong', () => {
    const fields = jsonFields(JSON.stringify({ birth: BIRTH }))!;
    const table = KINDS.chart.parameters.document;
    const { problems } = parameterReader(table, nameIndex(table))(fields);
    expect(problems).toContainEqual(expect.objectContaining({ id: 'wrapped', parameter: 'birth' }));
  });
});
