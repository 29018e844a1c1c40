import { EN } from 'beichen/words/en';
import { expect, test } from 'vitest';
import { words } from '../../words/en/words.ts';
import { chartsOnDevice } from './on-device.ts';

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

// The search for places answers with names of divisions as texts, not with those of the gazetteer.
test.each([{}, { admin1: 'Beijing' }, { admin1: 'Beijing', admin2: 'Dongcheng' }])(
  'a chart is cast at a place as the search answers it (%o)',
  (divisions) => {
    const body = JSON.stringify({
      date: '1990-07-23',
      hour: 8,
      minute: 30,
      gender: 'male',
      cityId: PLACE.cityId,
      lang: 'en',
    });
    const answer = chartsOnDevice({ chart: EN, service: words })({
      body,
      place: { ...PLACE, ...divisions },
      search: SEARCH,
    });
    expect(answer).toMatchObject({ chart: { fourPillars: { hanzi: '庚午 癸未 己丑 戊辰' } } });
  },
);
