// `beichen transits`: shows the transits of a birth, or a list around a moment.

import { drawTerminal, type Language } from 'beichen';
import { drawTimelineText } from 'beichen/draw';
import type { Gazetteer } from 'beichen-places';
import type { AppContext } from '../kinds/app-context.ts';
import { CHART } from '../kinds/chart/kind.ts';
import { TIMELINE } from '../kinds/timeline/kind.ts';
import { TRANSITS } from '../kinds/transits/kind.ts';
import { atOnce } from '../kinds/turns.ts';
import { printableJson } from '../process/printable.ts';
import type { SentField } from '../requests/sent.ts';
import { type Arguments, readArguments } from './arguments.ts';
import { UsageError } from './exit.ts';
import { refusePositionals } from './kind-command.ts';
import { atCityField, cityField, languageField } from './place-field.ts';
import { columnsFor, type Terminal, wantsColours } from './terminal.ts';
import { COMMAND_WORDS } from './words/all-languages.ts';

/**
 * Shows the transits of a birth, at a moment or now.
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
  refusePositionals('transits', positionals, language);
  if (own.text && (own.json || isList)) throw new UsageError(words.oneFormOfMoment);
  if (isSent(fields, 'fields') && !own.json) throw new UsageError(words.fieldsOfJson);
  if (isSent(fields, 'pillarOrder') && (own.text || own.json || isList))
    throw new UsageError(words.pillarOrderOfMoment);
  const gazetteer = await places();
  const requested = { gazetteer, terminal, language };
  const sent = [
    ...fields,
    ...cityField(fields, own.city, requested),
    ...atCityField(fields, own['at-city'], requested),
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
    const answer = TRANSITS.castFor(TRANSITS.read.document(sent, gazetteer), context);
    terminal.out(`${printableJson(answer.object())}\n`);
    return;
  }
  const request = TRANSITS.read.drawing(sent, gazetteer);
  const answer = TRANSITS.castFor(request, context);
  if (own.text) {
    terminal.out(atOnce(TRANSITS.text!.draw(answer, answer.looks, false)));
    return;
  }
  const { pillarOrder } = request.board;
  const transits = answer.document();
  const looks = { ...answer.looks, colours: wantsColours(terminal), columns: columnsFor(terminal) };
  terminal.out(drawTerminal(answer.as(CHART.answers), { ...looks, transits, pillarOrder }));
  printWarnings(transits.warnings, terminal);
}

function showList(sent: readonly SentField[], own: Own, context: AppContext, terminal: Terminal): void {
  const answer = TIMELINE.castFor(TIMELINE.read.document(sent, context.gazetteer), context);
  if (own.json) {
    terminal.out(`${printableJson(answer.object())}\n`);
    return;
  }
  const timeline = answer.document();
  terminal.out(drawTimelineText(answer.as(CHART.answers), timeline, answer.looks));
  printWarnings(timeline.warnings, terminal);
}

function printWarnings(warnings: readonly { readonly detail: string }[], terminal: Terminal): void {
  for (const { detail } of warnings) terminal.error(`${detail}\n`);
}
