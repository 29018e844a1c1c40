// Commands that show a document, one a row: which options go together, what is typed without an option, and the forms of the result.

import { drawTerminal, type Language } from 'beichen';
import { drawDayTerminal, drawTimelineText } from 'beichen/draw';
import { fill } from 'beichen/internal';
import { WORDS_OF } from 'beichen/words';
import type { Gazetteer } from 'beichen-places';
import { almanacText } from '../kinds/almanac/text.ts';
import { birthsTable } from '../kinds/births/text.ts';
import { castRequest } from '../kinds/chart/cast.ts';
import type { AnyKind } from '../kinds/kind.ts';
import { KINDS } from '../kinds/kinds.ts';
import { LOOKUPS } from '../kinds/lookups.ts';
import { atOnce } from '../kinds/turns.ts';
import { printableJson } from '../process/printable.ts';
import { type BoardRequest, fieldsOfBoard } from '../requests/board-request.ts';
import { parseLifeRequest } from '../requests/life-request.ts';
import type { SentField } from '../requests/sent.ts';
import { wordsIn } from '../words/lookup.ts';
import { field, isGiven, readArguments } from './arguments.ts';
import { batchCommand } from './batch/batch-command.ts';
import { type CommandName, optionOf } from './commands.ts';
import { CommandError, type ExitCode, UsageError } from './exit.ts';
import { personFields } from './person-fields.ts';
import { atCityField, cityField, languageField } from './place-field.ts';
import { columnsFor, type Terminal, wantsColours } from './terminal.ts';
import { COMMAND_WORDS } from './words/all-languages.ts';
import type { CommandWords } from './words/command-words.ts';

/** Commands that show a document. */
export type ShowName = Exclude<CommandName, 'doctor' | 'mcp' | 'completion'>;

/** Options that do not go together, and the sentence that says so; `{option}` in it is the first of them. */
type Rule = { readonly error: keyof CommandWords } & (
  | { readonly atMostOne: readonly string[] }
  | { readonly option: readonly string[]; readonly not: readonly string[] }
  | { readonly option: readonly string[]; readonly needs: readonly string[] }
);

const FORMS = ['json', 'text', 'svg', 'ics'] as const;
type Form = (typeof FORMS)[number] | 'terminal';

interface TerminalLooks {
  readonly colours: boolean;
  readonly columns: number;
}

/** A result in its forms. */
interface Result {
  json?(): unknown;
  text?(): string | Promise<string>;
  svg?(): string;
  ics?(): string | Promise<string>;
  /** For a terminal; the text by default. */
  terminal?(looks: TerminalLooks): string;
  /** Printed beside what `terminal` returns. */
  warnings?(): readonly { readonly detail: string }[];
}

interface Context {
  readonly gazetteer: Gazetteer;
  readonly language: Language;
  readonly form: Form;
}

interface Row {
  readonly rules?: readonly Rule[];
  /** Parameters of the positional arguments. */
  positional?(given: readonly string[], fields: readonly SentField[], words: CommandWords): readonly SentField[];
  /** The birthplace: its options are read if it is required, or if one of them is given. */
  readonly place: 'required' | 'optional' | 'none';
  cast(sent: readonly SentField[], context: Context): Result;
}

const FIELDS_OF_JSON: Rule = { option: ['fields'], needs: ['json'], error: 'fieldsOfJson' };

// biome-ignore format: a rule a row
const ROWS: Readonly<Record<ShowName, Row>> = {
  chart: {
    rules: [
      { atMostOne: ['text', 'json', 'svg', 'batch', 'columns'], error: 'oneForm' },
      { option: ['layers', 'pillarOrder', 'theme'], not: ['text', 'json', 'columns', 'batch'], error: 'optionOfDrawing' },
      { option: ['theme'], needs: ['svg'], error: 'optionOfSvg' },
      { option: ['format', 'encoding', 'separator', 'bom', 'safe', 'threads'], needs: ['batch', 'columns'], error: 'optionOfBatch' },
      { option: ['fields'], needs: ['json', 'text', 'batch', 'columns'], error: 'fieldsOfChart' },
    ],
    place: 'required',
    cast: (sent, context) =>
      castKind(KINDS.chart, sent, context, (answer, board, looks) => {
        if (board.layers !== undefined) throw new UsageError(COMMAND_WORDS[context.language].flightsOfSvg);
        const { pillars = false, pillarOrder } = board;
        return drawTerminal(answer.document(fieldsOfBoard(board)), { ...looks, pillars, pillarOrder });
      }),
  },
  day: {
    rules: [
      { atMostOne: ['text', 'json'], error: 'textOrJson' },
      { option: ['fields'], needs: ['json', 'text'], error: 'fieldsOfTextAndJson' },
    ],
    place: 'required',
    cast: (sent, context) => castKind(KINDS.day, sent, context, (answer, _, looks) => drawDayTerminal(answer.document(), looks)),
  },
  variants: { rules: [FIELDS_OF_JSON], place: 'required', cast: (sent, context) => castKind(KINDS.variants, sent, context) },
  births: {
    rules: [FIELDS_OF_JSON],
    positional: (given) => (given.length === 0 ? [] : [field('pillars', given.join(' '))]),
    place: 'optional',
    cast: (sent, context) =>
      castKind(KINDS.births, sent, context, (answer, _, { columns }) =>
        birthsTable(answer.document(), answer.request.language, columns)),
  },
  calendar: { rules: [FIELDS_OF_JSON], place: 'required', cast: (sent, context) => castKind(KINDS.calendar, sent, context) },
  transits: {
    rules: [
      { option: ['text'], not: ['json', 'list'], error: 'oneFormOfMoment' },
      FIELDS_OF_JSON,
      { option: ['pillarOrder'], not: ['text', 'json', 'list'], error: 'pillarOrderOfMoment' },
    ],
    place: 'required',
    cast: (sent, context) =>
      isGiven(sent, ['list'])
        ? castKind(KINDS.timeline, sent, context, (answer) =>
            drawTimelineText(answer.as(KINDS.chart.answers), answer.document(), answer.looks))
        : castKind(KINDS.transits, sent, context, (answer, { pillarOrder }, looks) =>
            drawTerminal(answer.as(KINDS.chart.answers), { ...looks, transits: answer.document(), pillarOrder })),
  },
  pair: {
    rules: [
      FIELDS_OF_JSON,
      { atMostOne: ['json', 'svg'], error: 'jsonOrSvg' },
      { option: ['boards', 'pillarOrder', 'theme'], needs: ['svg'], error: 'optionOfSvg' },
    ],
    place: 'none',
    cast: (sent, context) => castKind(KINDS.pair, sent, context),
  },
  life: {
    place: 'required',
    cast(sent, { gazetteer }) {
      const request = parseLifeRequest(sent, gazetteer, Date.now());
      const words = { chart: WORDS_OF[request.language], service: wordsIn(request.language) };
      const dates = async (form: 'lifeFile' | 'lifeText') => {
        const draw = (await import('../kinds/life/dates.ts'))[form];
        try {
          return draw(castRequest(request), request, words);
        } catch (error) {
          throw request.toProblemError(error);
        }
      };
      return { text: () => dates('lifeText'), ics: () => dates('lifeFile') };
    },
  },
  cities: {
    positional(given, fields, { queryRequired }) {
      if (given.length > 0) return [field('q', given.join(' '))];
      if (isGiven(fields, ['q', 'cityId'])) return [];
      throw new UsageError(queryRequired);
    },
    place: 'none',
    cast(sent, { gazetteer }) {
      const context = { gazetteer, baseUrl: '' };
      const answer = LOOKUPS.cities.document(LOOKUPS.cities.read(sent, context), context);
      return {
        json: () => answer,
        text() {
          if (answer.hint !== undefined) throw new CommandError(answer.hint);
          const rows = answer.cities.map(({ cityId, label, timeZone, latitude, longitude }) => [cityId, label, timeZone, latitude, longitude]);
          return rows.map((row) => `${row.join('\t')}\n`).join('');
        },
      };
    },
  },
  almanac: {
    rules: [{ atMostOne: ['json', 'ics'], error: 'oneFormOfAlmanac' }],
    positional(given, fields, words) {
      const spans = given.map((text) => field(spanName(text, words), text));
      if (spans.length > 1 || (spans.length === 0 && !isGiven(fields, ['month', 'year', 'date', 'lunarDate']))) throw new UsageError(words.spanRequired);
      return spans;
    },
    place: 'none',
    cast(sent, { gazetteer, language }) {
      const context = { gazetteer, baseUrl: '' };
      const request = LOOKUPS.almanac.read(sent, context);
      const { span } = request;
      const answer = () => LOOKUPS.almanac.document(request, context);
      return {
        json: answer,
        terminal: ({ columns }) => almanacText(answer(), language, columns),
        async ics() {
          if (span.kind !== 'year') throw new UsageError(COMMAND_WORDS[language].icsOfYear);
          return (await import('../kinds/almanac/feed.ts')).almanacFeed({ ...request, years: [span.year] });
        },
      };
    },
  },
};

/** Parameter of a year, a month or a date, by its form. */
function spanName(given: string, words: CommandWords): string {
  if (/^\d{4}$/.test(given)) return 'year';
  if (/^\d{4}-\d\d$/.test(given)) return 'month';
  if (/^\d{4}-\d\d-\d\d$/.test(given)) return 'date';
  throw new UsageError(fill(words.noSuchSpan, { given }));
}

type AnswerOf<K extends AnyKind> = ReturnType<K['castFor']>;

/**
 * The document of a kind.
 * @param draw draws for a terminal; the text by default
 */
function castKind<K extends AnyKind>(
  kind: K,
  sent: readonly SentField[],
  { gazetteer, form }: Context,
  draw?: (answer: AnswerOf<K>, board: BoardRequest, looks: AnswerOf<K>['looks'] & TerminalLooks) => string,
): Result {
  const isDrawn = kind.drawing !== undefined && (form === 'svg' || (form === 'terminal' && draw !== undefined));
  const request = kind.read[isDrawn ? 'drawing' : 'document'](sent, gazetteer);
  const board: BoardRequest = isDrawn ? request.board : {};
  const answer = kind.castFor(request, { gazetteer, baseUrl: '' }) as AnswerOf<K>;
  return {
    json: () => answer.object(),
    text: () => atOnce(kind.text!.draw(answer, answer.looks, false)),
    svg: () => atOnce(kind.drawing!.draw(answer, board, answer.looks)),
    ...(draw !== undefined && { terminal: (looks) => draw(answer, board, { ...answer.looks, ...looks }) }),
    warnings: () => answer.object().warnings as readonly { readonly detail: string }[],
  };
}

/**
 * Shows the document that the arguments request.
 * @throws UsageError, CommandError, ProblemError
 */
export async function show(
  name: ShowName,
  args: readonly string[],
  places: () => Promise<Gazetteer>,
  terminal: Terminal,
  language: Language,
): Promise<ExitCode> {
  const words = COMMAND_WORDS[language];
  const { rules = [], positional, place, cast } = ROWS[name];
  const { own, fields, positionals } = readArguments(name, args);
  const options: Readonly<Record<string, string | boolean | undefined>> = own;
  const [unexpected] = positional === undefined ? positionals : [];
  if (unexpected !== undefined)
    throw new UsageError(fill(words.unexpectedArgument, { command: name, argument: unexpected }));
  const given = [...Object.keys(options).filter((option) => options[option]), ...fields.map((sent) => sent.name)];
  checkRules(rules, new Set(given), words);
  const typed = positional?.(positionals, fields, words) ?? [];
  if (options.batch !== undefined || options.columns) return batchCommand(options, fields, places, terminal, language);
  const people = name === 'pair' ? await personFields(options, terminal, language) : undefined;
  const context = { gazetteer: await places(), terminal, language };
  const isPlaceRead = place === 'required' || (place === 'optional' && options.city !== undefined);
  const sent = [
    ...fields,
    ...typed,
    ...(people?.(context) ?? []),
    ...(isPlaceRead ? cityField(fields, options.city, context) : []),
    ...atCityField(fields, options['at-city'], context),
    ...languageField(fields, language),
  ];
  const form = FORMS.find((each) => options[each]) ?? 'terminal';
  await write(cast(sent, { ...context, form }), form, `${options.svg}`, terminal, words);
  return 0;
}

/** @throws UsageError for options that do not go together */
function checkRules(rules: readonly Rule[], given: ReadonlySet<string>, words: CommandWords): void {
  for (const rule of rules) {
    const options = ('option' in rule ? rule.option : rule.atMostOne).filter((name) => given.has(name));
    const [first] = options;
    if (first === undefined || isObeyed(rule, options.length, given)) continue;
    throw new UsageError(fill(words[rule.error] as string, { option: `--${optionOf(first)}` }));
  }
}

function isObeyed(rule: Rule, count: number, given: ReadonlySet<string>): boolean {
  if ('atMostOne' in rule) return count <= 1;
  if ('not' in rule) return !rule.not.some((name) => given.has(name));
  return rule.needs.some((name) => given.has(name));
}

async function write(
  result: Result,
  form: Form,
  path: string,
  terminal: Terminal,
  { cannotWrite }: CommandWords,
): Promise<void> {
  if (form === 'terminal' && result.terminal !== undefined) {
    terminal.out(result.terminal({ colours: wantsColours(terminal), columns: columnsFor(terminal) }));
    for (const { detail } of result.warnings?.() ?? []) terminal.error(`${detail}\n`);
  } else if (form === 'json') terminal.out(`${printableJson(result.json!())}\n`);
  else if (form === 'ics') terminal.out(await result.ics!());
  else if (form === 'svg' && path !== '-') {
    await terminal.writeFile(path, result.svg!()).catch((error: NodeJS.ErrnoException) => {
      throw new CommandError(fill(cannotWrite, { path, reason: error.code ?? error.name }));
    });
  } else terminal.out(form === 'svg' ? result.svg!() : await result.text!());
}
