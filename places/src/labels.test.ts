// The labels of 250 places in six languages, by continent. They are output of the program that was read one by one and corrected where a
// name was wrong, Latin or repeated (November 2026): a label that changes has to be read again.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readArtefact } from './artefact.ts';
import { crc32 } from './crc32.ts';
import { line } from './lines.ts';
import { loadGazetteer } from './node.ts';
import { isNamedIn, type PlaceLanguage, placeLabel } from './place.ts';
import { placeOf, readRecords } from './records.ts';
import { TOWN } from './scores.ts';

type Row = Readonly<Record<PlaceLanguage | 'continent' | 'cityId', string>>;
const rows: readonly Row[] = JSON.parse(
  readFileSync(new URL('../../test/truth/cases/place-labels.json', import.meta.url), 'utf8'),
);
const { resolve, search } = await loadGazetteer();

test.each(rows)('$continent: $en', ({ cityId, ...labels }) => {
  for (const language of ['en', 'zh', 'zh-Hant', 'vi', 'ko', 'ja'] as const)
    expect(placeLabel(resolve(cityId)!, language), language).toBe(labels[language]);
});

test('there are 200 of them and more, of every continent', () => {
  expect(new Set(rows.map(({ cityId }) => cityId)).size).toBeGreaterThanOrEqual(200);
  expect(new Set(rows.map(({ continent }) => continent)).size).toBe(5);
});

// Names from the list of municipalities (Ministry of Internal Affairs), the standard for foreign names in Korean (National Institute of Korean
// Language) and Vietnamese usage; labels are easily left in Latin letters, or in characters that Japan does not write.
test.each([
  ['ja', 'うるま市 つくば市 さいたま市 ひたちなか市 茅ヶ崎市 駒ヶ根市 龍ケ崎市 ニセコ町 いわき市', 'JP'],
  ['ko', '서울 부산 파주 종로구', 'KR'],
  ['vi', 'Hà Nội|Đà Nẵng|Hải Phòng|Cần Thơ|Điện Biên Phủ|Quy Nhơn', 'VN'],
] as const)('%s: %s', (language, names, country) => {
  for (const name of names.split(language === 'vi' ? '|' : ' ')) {
    const { place } = search({ query: name, limit: 1 })[0]!;
    expect(place.names[language] ?? place.names.en, name).toBe(name);
    expect(place.countryCode).toBe(country);
  }
});

const read = (path: string): Buffer => readFileSync(new URL(path, import.meta.url));
const records = readRecords(readArtefact(read('../data/places.bin'), crc32));

test.each(['zh', 'zh-Hant', 'ko', 'ja'] as const)(
  '%s: the label of a place with a name has no Latin letters',
  (language) => {
    const abbreviated = /D\.C\./u; // Washington
    for (let row = 0; row < records.size; row += 31) {
      const place = placeOf(records, row);
      const label = placeLabel(place, language).replace(/ \([\d.]+°.*\)$/u, '');
      if (!abbreviated.test(label) && isNamedIn(place.names, language)) expect(label).not.toMatch(/\p{Script=Latin}/u);
    }
  },
);

// Also Guadalajara, Mendoza and Magadan, whose points differ between the two lists of GeoNames. Cities that are a whole country are in none.
test('nearly all towns of 20,000 people are in a division', () => {
  const { unit, unitParent, weight } = records;
  let alone = 0;
  for (let row = 0; row < records.size; row++)
    if (weight[row]! >= TOWN && unitParent[unit[row]!] === unit[row]) alone++;
  expect(alone).toBeLessThanOrEqual(95);
});

// The row "en" of the table; Free State and Mountain Province are names, the rest are divisions with two such words.
test('no division is shown with an English word for its kind in another language', () => {
  const [, , behind = ''] = /^en \|(.*)\|(.*)$/mu.exec(read('../curated/division-words.txt').toString()) ?? [];
  const words = new RegExp(` (?:${behind.trim().split(', ').join('|')})$`, 'u');
  const shown = new Set<string>();
  for (let unit = 0; unit < records.unitParent.length; unit++) {
    const [en, zh, hant, ko, ja, vi, bare] = line(records.unitNames, unit).split('\t');
    const latin = bare || en!;
    for (const name of [zh || hant || latin, ko || latin, ja || latin, vi || latin])
      if (words.test(name)) shown.add(name);
  }
  expect([...shown].length, [...shown].join(', ')).toBeLessThanOrEqual(12);
});
