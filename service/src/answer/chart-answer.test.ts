import { loadGazetteer } from 'beichen-places/node';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentDifferences, memberDifferences } from '../../../proof/src/document-differences.ts';
import { parseChartRequest } from '../request/chart-request.ts';
import type { SentField } from '../request/sent.ts';
import { chartAnswer, chartBytes } from './chart-answer.ts';

const context = { gazetteer: await loadGazetteer(), baseUrl: 'https://charts.example' };

const sent = (values: Readonly<Record<string, string>>): SentField[] =>
  Object.entries(values).map(([name, text]) => ({ name, in: 'query', sent: { kind: 'text', text } }));

const requests = fc
  .record({
    date: fc.date({ min: new Date('1646-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
    hour: fc.integer({ min: 0, max: 23 }),
    gender: fc.constantFrom('male', 'female'),
    place: fc.constantFrom('北京', 'Ürümqi', 'São Paulo', 'Kraków', '台北', 'Apia', 'Samarkand'),
    lang: fc.constantFrom('en', 'zh', 'zh-Hant'),
    name: fc.constantFrom('Li Ming 李明', 'Zoë', '𠮷田', '"\\', 'משה'),
    school: fc.constantFrom('common', 'quanshu', 'zhongzhou'),
  })
  .map(({ date, hour, place, ...rest }) => ({
    ...rest,
    date: date.toISOString().slice(0, 10),
    hour: String(hour),
    cityId: context.gazetteer.search({ query: place, limit: 1 })[0]!.place.cityId,
  }));

test('the bytes of an answer are the JSON of the answer', () => {
  fc.assert(
    fc.property(requests, (values) => {
      const asked = parseChartRequest(sent(values), context.gazetteer);
      const told = JSON.stringify(chartAnswer(asked, context));
      expect(documentDifferences(chartBytes(asked, context), told)).toEqual([]);
    }),
    { numRuns: 500, seed: 20261121 },
  );
});

test('they carry what has to be said of the request, in its language', () => {
  const born = { date: '1990-07-23', hour: '8', gender: 'male', cityId: 'beijing-1816670', lang: 'zh' };
  const name: SentField = { name: 'name', in: 'query', sent: { kind: 'gb18030', text: '李明' } };
  const asked = parseChartRequest([...sent(born), name], context.gazetteer);
  expect(asked.warnings).toHaveLength(1);
  const told = JSON.parse(chartBytes(asked, context).toString());
  expect(memberDifferences(told, chartAnswer(asked, context))).toEqual([]);
  expect(told.warnings.at(-1).detail).toContain('GB18030');
});
