// `beichen chart`: how is a chart cast and shown on the command line?

import { drawSvg, drawTerminal, drawText, fill, type Language } from 'beichen';
import { type Gazetteer, type Place, placeLabel } from 'beichen-places';
import { chartAnswer } from '../answer/chart-answer.ts';
import type { ChartAnswer } from '../answer/chart-members.ts';
import { CHART_PARAMETERS } from '../contract/parameters.ts';
import { printableJson } from '../printable.ts';
import { parseChartRequest } from '../request/chart-request.ts';
import type { SentField } from '../request/sent.ts';
import { wordsIn } from '../words/lookup.ts';
import { readArguments } from './arguments.ts';
import { CommandError, UsageError } from './exit.ts';
import { type Terminal, wantsColours } from './terminal.ts';
import { COMMAND_WORDS } from './words/command-words.ts';

const OWN = { city: 'string', text: 'boolean', json: 'boolean', svg: 'string' } as const;

/**
 * Casts the chart that the arguments ask for, and shows it.
 * @throws UsageError, CommandError, ProblemError
 */
export async function chartCommand(
  args: readonly string[],
  gazetteer: Gazetteer,
  terminal: Terminal,
  language: Language,
): Promise<void> {
  const { own, fields, positionals } = readArguments(args, CHART_PARAMETERS, OWN);
  const words = COMMAND_WORDS[language];
  if (positionals.length > 0) throw new UsageError(fill(words.unknownCommand, { command: positionals.join(' ') }));
  if ([own.text, own.json, own.svg].filter(Boolean).length > 1) throw new UsageError(words.oneForm);
  const sent = [
    ...fields,
    ...cityField(fields, own.city as string | undefined, { gazetteer, terminal, language }),
    ...(fields.some(({ name }) => name === 'lang') ? [] : [field('lang', language)]),
  ];
  const chart = chartAnswer(parseChartRequest(sent, gazetteer), { gazetteer, baseUrl: '' });
  const options = chart.input.name === undefined ? {} : { name: chart.input.name };
  if (own.json) terminal.out(`${printableJson(chart)}\n`);
  else if (own.text) terminal.out(drawText(chart, options));
  else if (own.svg !== undefined) await save(own.svg as string, drawSvg(chart, options), terminal, language);
  else {
    terminal.out(drawTerminal(chart, { ...options, colours: wantsColours(terminal) }));
    printWarnings(chart, terminal);
  }
}

const field = (name: string, text: string): SentField => ({ name, in: 'query', sent: { kind: 'text', text } });

interface Asked {
  readonly gazetteer: Gazetteer;
  readonly terminal: Terminal;
  readonly language: Language;
}

/** The birthplace that a name means. The command writes which one it took. */
function cityField(fields: readonly SentField[], city: string | undefined, asked: Asked): SentField[] {
  const { gazetteer, terminal, language } = asked;
  const words = COMMAND_WORDS[language];
  const hasId = fields.some(({ name }) => name === 'cityId');
  if (city === undefined) {
    if (!hasId) throw new UsageError(words.cityRequired);
    return [];
  }
  if (hasId) throw new UsageError(words.cityTwice);
  const place = gazetteer.resolve(city) ?? bestPlace(city, gazetteer, language);
  terminal.error(
    `${fill(words.placeTaken, { place: placeLabel(place, language), cityId: place.cityId, others: `beichen cities ${quoted(city)}` })}\n`,
  );
  return [field('cityId', place.cityId)];
}

function bestPlace(query: string, gazetteer: Gazetteer, language: Language): Place {
  const [best] = gazetteer.search({ query, limit: 1 });
  if (!best) throw new CommandError(wordsIn(language).nothingFound);
  return best.place;
}

/** As one word of a shell. */
const quoted = (text: string): string => (/^[\p{L}\p{N}-]+$/u.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

async function save(path: string, svg: string, terminal: Terminal, language: Language): Promise<void> {
  if (path === '-') return terminal.out(svg);
  await terminal.writeFile(path, svg).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(fill(COMMAND_WORDS[language].cannotWrite, { path, reason: error.code ?? error.name }));
  });
}

function printWarnings({ warnings }: ChartAnswer, terminal: Terminal): void {
  for (const { detail } of warnings) terminal.error(`${detail}\n`);
}
