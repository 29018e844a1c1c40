// Rules of the documents of every lookup, in every language.

import { LANGUAGES } from 'beichen';
import { loadGazetteer } from 'beichen-places/node';
import { describe, expect, test } from 'vitest';
import { documentDifferences } from '../../../conformance/prove/src/document-differences.ts';
import { ProblemError } from '../requests/problems/problem-error.ts';
import type { SentField } from '../requests/sent.ts';
import { ALL_LOOKUPS } from './lookups.ts';

const context = { gazetteer: await loadGazetteer(), baseUrl: 'https://charts.example' };

const sent = (values: Readonly<Record<string, string | number>>): SentField[] =>
  Object.entries(values).map(([name, value]) => ({ name, in: 'query', sent: { kind: 'text', text: `${value}` } }));

describe.each(ALL_LOOKUPS)('$name', (lookup) => {
  test.each(LANGUAGES)(
    'the bytes of a document are the JSON of the object, and its text names no placeholder: %s',
    async (lang) => {
      const request = lookup.read(sent({ ...lookup.example, lang }), context);
      const document = lookup.document(request, context);
      expect(documentDifferences(lookup.bytes(request, context), JSON.stringify(document))).toEqual([]);
      const text = (await lookup.tool.text())(document, lang);
      expect(text.length).toBeGreaterThan(20);
      expect(text).not.toMatch(/\{\w+\}|undefined/);
    },
  );

  test('a value that a parameter does not take is refused, each with its name', () => {
    const wrong = Object.fromEntries(Object.keys(lookup.parameters).map((name) => [name, '☃']));
    const refused = (() => {
      try {
        lookup.read(sent(wrong), context);
      } catch (error) {
        if (error instanceof ProblemError) return error.details.problems!.map(({ parameter }) => parameter);
        throw error;
      }
      return [];
    })();
    const strict = Object.entries(lookup.parameters).flatMap(([name, { shape }]) =>
      shape.kind === 'text' ? [] : [name],
    );
    expect(refused).toEqual(expect.arrayContaining(strict));
  });

  test('its calendar is written for the example, and for the sample from which its edition is computed', async () => {
    const { feed } = lookup;
    if (feed === undefined) return;
    const write = await feed.text();
    const example = feed.read(sent(feed.example), context);
    for (const each of [example, feed.sample(example)])
      expect(write(each, (request) => lookup.document(request, context))).toMatch(
        /^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VEVENT[\s\S]*END:VCALENDAR\r\n$/,
      );
  });
});
