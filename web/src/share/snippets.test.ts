import { expect, test } from 'vitest';
import { EXAMPLE } from '../cast/chart-request.ts';
import { snippets } from './snippets.ts';

const URL = 'https://example.org/api/public/chart';
const codeOf = (title: string, request: Parameters<typeof snippets>[1]) =>
  snippets(URL, request, 'en').find((snippet) => snippet.title === title)!.code;

test('no snippet holds the name', () => {
  for (const { code } of snippets(URL, { ...EXAMPLE, name: 'Li Ming' }, 'en')) expect(code).not.toContain('Li Ming');
});

test('true is True in Python', () => {
  expect(codeOf('Python', { ...EXAMPLE, calendar: 'lunar', leapMonth: true })).toContain('"leapMonth": True,');
});

test('a quotation mark in a value ends nothing', () => {
  const cityId = `'; echo "$HOME`;
  expect(codeOf('curl', { ...EXAMPLE, cityId })).toContain(`"cityId":"'\\''; echo \\"$HOME"`);
  expect(codeOf('JavaScript', { ...EXAMPLE, cityId })).toContain(`cityId: "'; echo \\"$HOME"`);
});
