import { afterEach, expect, test, vi } from 'vitest';
import { firstLanguage } from './preferences.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [['zh-CN'], 'zh'],
  [['zh-TW', 'en'], 'zh-Hant'],
  [['fr-FR', 'ja-JP'], 'ja'],
  [['fr-FR'], 'en'],
] as const)('a browser that prefers %j meets the page in %s', (languages, language) => {
  vi.stubGlobal('navigator', { languages });
  expect(firstLanguage()).toBe(language);
});

test('the language chosen before is the first', () => {
  vi.stubGlobal('navigator', { languages: ['ja'] });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'language' ? 'ko' : null) });
  expect(firstLanguage()).toBe('ko');
});
