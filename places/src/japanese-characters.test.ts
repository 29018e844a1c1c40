import { describe, expect, test } from 'vitest';
import { asJapanWrites } from './japanese-characters.ts';
import { type Place, placeDocument, placeLabel } from './place.ts';

test.each([
  ['廣州', '広州'],
  ['黑龍江省', '黒龍江省'],
  ['臺北市', '台北市'],
  ['濱松', '浜松'],
  ['東京', '東京'],
])('%s is written %s in Japan', (traditional, japanese) => {
  expect(asJapanWrites(traditional)).toBe(japanese);
});

const CITY = {
  cityId: 'austin-4671654',
  name: 'Austin',
  names: { en: 'Austin', zh: '奥斯汀', 'zh-Hant': '奧斯汀' },
  admin1: { en: 'Texas', zh: '得克萨斯州', 'zh-Hant': '德克薩斯州' },
  country: { en: 'United States', zh: '美国', 'zh-Hant': '美國', vi: 'Hoa Kỳ', ko: '미국', ja: 'アメリカ合衆国' },
  countryCode: 'US',
  latitude: 30.26715,
  longitude: -97.74306,
  timeZone: 'America/Chicago',
  kind: 'seat',
} as const satisfies Place;

describe('a place without a Japanese name', () => {
  test('is in Latin letters behind its country in Japanese, and has no Chinese characters beside it', () => {
    expect(placeLabel(CITY, 'ja')).toBe('アメリカ合衆国 Texas Austin');
    expect(placeDocument(CITY, 'ja')).toMatchObject({ name: 'Austin', country: 'アメリカ合衆国' });
    expect(placeDocument(CITY, 'ja')).not.toHaveProperty('hanzi');
  });
});
