import { castChart } from 'beichen';
import { EN } from 'beichen/words/en';
import { VI } from 'beichen/words/vi';
import { expect, test } from 'vitest';
import { words } from '../../words/en/words.ts';
import { chartsOnDevice } from './on-device.ts';
import { requestSentences } from './request-sentences.ts';

const SEARCH = { attribution: '', meta: { apiVersion: '1', places: '1', docs: '/docs' } };
const PLACE = {
  cityId: 'beijing-1816670',
  name: 'Beijing',
  country: 'China',
  countryCode: 'CN',
  latitude: 39.9075,
  longitude: 116.39723,
  timeZone: 'Asia/Shanghai',
};

/** Casts in a language; fails if a request needs a sentence of the service. */
const castIn = (chart: typeof EN) =>
  chartsOnDevice({
    chart,
    disclaimer: '',
    sentences: () => Promise.reject(new Error('no request here has a warning or a problem')),
  });

// The search for places returns names of divisions as texts, not as the gazetteer's objects.
test.each([{}, { admin1: 'Beijing' }, { admin1: 'Beijing', admin2: 'Dongcheng' }])(
  'a chart is cast at a place as the search answers it (%o)',
  async (divisions) => {
    const body = JSON.stringify({
      date: '1990-07-23',
      hour: 8,
      minute: 30,
      gender: 'male',
      cityId: PLACE.cityId,
      lang: 'en',
    });
    const answer = await castIn(EN)({
      body,
      place: { ...PLACE, ...divisions },
      search: SEARCH,
    });
    expect(answer).toMatchObject({ chart: { fourPillars: { hanzi: '庚午 癸未 己丑 戊辰' } } });
  },
);

test('the clock of a divided zone is that of its divisions, in every language', async () => {
  const born = { date: '1943-06-01', hour: 8, gender: 'male', cityId: 'x' };
  const divided = { ...PLACE, longitude: 106.55, divisions: ['Chongqing'] };
  const clockAt = async (place: typeof PLACE) => {
    const body = JSON.stringify({ ...born, lang: 'vi' });
    const answer = await castIn(VI)({ body, place, search: SEARCH });
    return 'chart' in answer && answer.chart.birth.utcOffsetSeconds;
  };
  const admin1 = { en: 'Chongqing' };
  const { clock } = castChart({
    date: { year: 1943, month: 6, day: 1 },
    hour: 8,
    gender: 'male',
    place: { longitude: 106.55, timeZone: 'Asia/Shanghai', countryCode: 'CN', admin1 },
  });
  expect(await clockAt(divided)).toBe(clock.offsetSeconds);
  expect(await clockAt({ ...PLACE, longitude: 106.55 })).not.toBe(clock.offsetSeconds);
});

test('the sentences of the service are loaded for a request with a warning or a problem', async () => {
  const loaded: string[] = [];
  const cast = chartsOnDevice({
    chart: EN,
    disclaimer: words.disclaimer,
    async sentences() {
      loaded.push('sentences');
      return requestSentences(words);
    },
  });
  const castWith = (own: object) => {
    const body = JSON.stringify({
      date: '1990-07-23',
      hour: 8,
      gender: 'male',
      cityId: PLACE.cityId,
      lang: 'en',
      ...own,
    });
    return cast({ body, place: PLACE, search: SEARCH });
  };
  expect(await castWith({})).toMatchObject({ chart: { meta: { disclaimer: words.disclaimer } } });
  expect(loaded).toEqual([]);
  expect(await castWith({ name: 'a'.repeat(120) })).toMatchObject({
    chart: { warnings: expect.arrayContaining([expect.objectContaining({ code: 'name_shortened' })]) },
  });
  expect(await castWith({ date: '1990-02-30' })).toMatchObject({
    problems: [{ parameter: 'date', detail: 'There is no day 1990-02-30.' }],
  });
  expect(loaded).toHaveLength(2);
});
