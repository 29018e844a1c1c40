// Documents by the writer, and by describing and stringifying: equal byte for byte, in every language.

import { castChart, describeChart, documentWriter, type Language } from 'beichen';
import { boundaryBirths, variedBirths } from '../births/varied-births.ts';
import { documentDifferences } from '../document-differences.ts';
import type { Part } from './report.ts';
import { whole } from './table.ts';

const LANGUAGES: readonly Language[] = ['en', 'zh', 'zh-Hant'];

/** Compares a number of documents, a fifth of them with as many uncertainties as possible, the languages in turn. */
export function proveDocuments(count: number, seed: number): Part {
  const doubtful = Math.floor(count / 5);
  const births = [...variedBirths(count - doubtful, seed), ...boundaryBirths(doubtful, seed)];
  const writers = LANGUAGES.map((language) => ({ language, write: documentWriter(language) }));
  const unexplained: string[] = [];
  let bytes = 0;
  for (const [i, birth] of births.entries()) {
    const { language, write } = writers[i % writers.length]!;
    const chart = castChart(birth);
    const output = JSON.stringify(describeChart(chart, { language }));
    const written = write(chart);
    bytes += written.length;
    const differences = documentDifferences(written, output);
    if (differences.length > 0) unexplained.push(`${language} ${JSON.stringify(birth)}: ${differences.join('; ')}`);
  }
  return {
    title: 'Documents: written from ready texts, and described and stringified',
    amount: `${whole(births.length)} documents`,
    head: ['documents', 'bytes compared', 'different'],
    rows: [[whole(births.length), whole(bytes), whole(unexplained.length)]],
    unexplained,
  };
}
