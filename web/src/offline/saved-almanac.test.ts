import { expect, test } from 'vitest';
import { almanacPages, isOwnCache, savedAddress } from './saved-almanac.ts';

test('saves this month, the next two, and the year', () => {
  expect(almanacPages('vi', new Date(2026, 10, 30))).toEqual([
    'almanac?lang=vi&month=2026-11',
    'almanac?lang=vi&month=2026-12',
    'almanac?lang=vi&month=2027-01',
    'almanac?lang=vi&year=2026',
  ]);
});

test('finds the month that runs where a link names none', () => {
  const today = new Date(2026, 11, 31);
  expect(savedAddress('https://a.example/almanac?lang=vi', today)).toBe(
    'https://a.example/almanac?lang=vi&month=2026-12',
  );
  for (const named of ['month=2026-11', 'year=2026']) {
    const address = `https://a.example/almanac?lang=vi&${named}`;
    expect(savedAddress(address, today)).toBe(address);
  }
});

// Removing the page must not delete caches of other programs at the origin.
test('caches of another program, and of a page in another folder, are not ours', () => {
  const page = 'https://example.org/';
  for (const name of [`workbox-precache-v2-${page}`, 'casts', 'almanac']) expect(isOwnCache(name, page)).toBe(true);
  for (const name of [
    'casts-of-others',
    'v1',
    `workbox-precache-v2-${page}shop/`,
    `other-${page}`,
    `workbox-runtime-${page}`,
  ])
    expect(isOwnCache(name, page)).toBe(false);
});
