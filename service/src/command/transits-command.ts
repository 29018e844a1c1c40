// `beichen transits`: how is it shown on the command line what governs a birth at a moment, or a list around it?

import { drawTerminal, drawTimelineText, drawTransitsText, fill, type Language } from 'beichen';
import type { Gazetteer } from 'beichen-places';
import type { AppContext } from '../answer/app-context.ts';
import { chartAnswer } from '../answer/chart-answer.ts';
import { readTimelineRequest, timelineAnswer, timelineBytes } from '../answer/timeline-answer.ts';
import { readTransitsRequest, transitsAnswer, transitsBytes } from '../answer/transits-answer.ts';
import { printableJson } from '../printable.ts';
import type { SentField } from '../request/sent.ts';
import { parseLayersRequest } from '../request/transits-request.ts';
import { type Arguments, readArguments } from './arguments.ts';
import { UsageError } from './exit.ts';
import { atCityField, cityField, languageField } from './place-field.ts';
import { columnsFor, type Terminal, wantsColours } from './terminal.ts';
import { COMMAND_WORDS } from './words/all-languages.ts';

/**
 * Shows what governs the birth that the arguments tell, at their moment or now.
 * @throws UsageError, CommandError, ProblemError
 */
export async function transitsCommand(
  args: readonly string[],
  places: () => Promise<Gazetteer>,
  terminal: Terminal,
  language: Language,
): Promise<void> {
  const { own, fields, positionals } = readArguments('transits', args);
  const words = COMMAND_WORDS[language];
  const isList = isSent(fields, 'list');
  if (positionals.length > 0) throw new UsageError(fill(words.unknownCommand, { command: positionals.join(' ') }));
  if (own.text && (own.json || isList)) throw new UsageError(words.oneFormOfMoment);
  if (isSent(fields, 'fields') && !own.json) throw new UsageError(words.fieldsOfMoment);
  if (isSent(fields, 'pillarOrder') && (own.text || own.json || isList))
    throw new UsageError(words.pillarOrderOfMoment);
  const gazetteer = await places();
  const asked = { gazetteer, terminal, language };
  const sent = [
    ...fields,
    ...cityField(fields, own.city, asked),
    ...atCityField(fields, own['at-city'], asked),
    ...languageField(fields, language),
  ];
  const context = { gazetteer, baseUrl: '' };
  if (isList) showList(sent, own, context, terminal);
  else showMoment(sent, own, context, terminal);
}

const isSent = (fields: readonly SentField[], parameter: string): boolean =>
  fields.some(({ name }) => name === parameter);

type Own = Arguments<'transits'>['own'];

function showMoment(sent: readonly SentField[], own: Own, context: AppContext, terminal: Terminal): void {
  const { gazetteer } = context;
  if (own.json) {
    const request = readTransitsRequest(sent, gazetteer);
    terminal.out(`${printableJson(JSON.parse(transitsBytes(request, context).toString()))}\n`);
    return;
  }
  const request = parseLayersRequest(sent, gazetteer);
  const chart = chartAnswer(request, context);
  const transits = transitsAnswer(request, context);
  const options = chart.input.name === undefined ? {} : { name: chart.input.name };
  if (own.text) {
    terminal.out(drawTransitsText(chart, transits, options));
    return;
  }
  const { pillarOrder } = request.board;
  const looks = { colours: wantsColours(terminal), columns: columnsFor(terminal) };
  terminal.out(drawTerminal(chart, { ...options, ...looks, transits, ...(pillarOrder && { pillarOrder }) }));
  printWarnings(transits.warnings, terminal);
}

function showList(sent: readonly SentField[], own: Own, context: AppContext, terminal: Terminal): void {
  const request = readTimelineRequest(sent, context.gazetteer);
  if (own.json) {
    terminal.out(`${printableJson(JSON.parse(timelineBytes(request, context).toString()))}\n`);
    return;
  }
  const chart = chartAnswer(request, context);
  const timeline = timelineAnswer(request, context);
  terminal.out(drawTimelineText(chart, timeline, chart.input.name === undefined ? {} : { name: chart.input.name }));
  printWarnings(timeline.warnings, terminal);
}

function printWarnings(warnings: readonly { readonly detail: string }[], terminal: Terminal): void {
  for (const { detail } of warnings) terminal.error(`${detail}\n`);
}
