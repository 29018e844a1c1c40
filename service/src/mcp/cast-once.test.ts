// A tool casts once: its text and its document are made from the same facts.

import { loadGazetteer } from 'beichen-places/node';
import { afterEach, expect, test, vi } from 'vitest';
import { ALL_KINDS } from '../kinds/kinds.ts';
import { jsonFields } from '../requests/json-fields.ts';
import { TOOLS } from './tools.ts';

const context = { gazetteer: await loadGazetteer(), baseUrl: '' };
afterEach(() => vi.restoreAllMocks());

const BIRTH = { date: '1990-07-23', gender: 'male', place: 'Beijing' };
const ASKED: Readonly<Record<string, object>> = {
  day: BIRTH,
  pair: { one: { ...BIRTH, hour: 8 }, other: { year: 1968 } },
  births: { pillars: '丙寅 壬辰 己酉 甲子', fromYear: 1980, toYear: 1990 },
};

test.each(ALL_KINDS.filter(({ tool }) => tool !== undefined))('the tool of $name', async ({ name, tool }) => {
  const casts = ALL_KINDS.flatMap((kind) => [vi.spyOn(kind, 'castFor'), vi.spyOn(kind, 'castInTurns')]);
  const { read, answer } = TOOLS.find((each) => each.name === tool!.name)!;
  const fields = jsonFields(JSON.stringify(ASKED[name] ?? { ...BIRTH, hour: 8 }))!;
  const { text, document } = await answer(read(fields, context), context);
  expect(text.length).toBeGreaterThan(100);
  expect(Object.keys(document).length).toBeGreaterThan(3);
  expect(casts.flatMap(({ mock }) => mock.calls)).toHaveLength(1);
});
