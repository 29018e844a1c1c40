// `beichen almanac`: prints a month, a year or a day of the calendar.

import type { Language } from 'beichen';
import { fill } from 'beichen/internal';
import type { Gazetteer } from 'beichen-places';
import { almanacAnswer } from '../kinds/almanac/answer.ts';
import { almanacText } from '../kinds/almanac/text.ts';
import { printableJson } from '../process/printable.ts';
import { parseAlmanacRequest } from '../requests/almanac-request.ts';
import type { SentField } from '../requests/sent.ts';
import { field, readArguments } from './arguments.ts';
import { UsageError } from './exit.ts';
import { columnsFor, type Terminal } from './terminal.ts';
import { COMMAND_WORDS } from './words/all-languages.ts';

/**
 * Shows the almanac that the arguments request.
 * @throws UsageError, ProblemError
 */
export async function almanacCommand(
  args: readonly string[],
  places: () => Promise<Gazetteer>,
  terminal: Terminal,
  language: Language,
): Promise<void> {
  const { own, fields, positionals } = readArguments('almanac', args);
  const words = COMMAND_WORDS[language];
  if (own.json && own.ics) throw new UsageError(words.oneFormOfAlmanac);
  const span = positionals.map((given) => spanField(given, language));
  const isAsked = fields.some(({ name }) => SPANS.has(name));
  if (positionals.length > 1 || (span.length === 0 && !isAsked)) throw new UsageError(words.spanRequired);
  const lang = fields.some(({ name }) => name === 'lang') ? [] : [field('lang', language)];
  const gazetteer = await places();
  const request = parseAlmanacRequest([...fields, ...span, ...lang], gazetteer);
  if (own.ics) {
    if (request.span.kind !== 'year') throw new UsageError(words.icsOfYear);
    const { almanacFeed } = await import('../kinds/almanac/feed.ts');
    terminal.out(almanacFeed({ ...request, years: [request.span.year] }));
    return;
  }
  const answer = almanacAnswer(request, { gazetteer, baseUrl: '' });
  if (own.json) terminal.out(`${printableJson(answer)}\n`);
  else terminal.out(almanacText(answer, language, columnsFor(terminal)));
}

const SPANS: ReadonlySet<string> = new Set(['month', 'year', 'date', 'lunarDate']);

/** Parameter of the positional argument: a year, a month or a date, by its form. */
function spanField(given: string, language: Language): SentField {
  if (/^\d{4}$/.test(given)) return field('year', given);
  if (/^\d{4}-\d\d$/.test(given)) return field('month', given);
  if (/^\d{4}-\d\d-\d\d$/.test(given)) return field('date', given);
  throw new UsageError(fill(COMMAND_WORDS[language].noSuchSpan, { given }));
}
