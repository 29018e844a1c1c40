// The tools of assistants: the lookups, and the kinds of documents with a tool. A result has a text for language models and the document of the
// API. A wrong call returns how to correct it.

import type { Language } from 'beichen';
import { DEFAULT_LANGUAGE } from '../contract/languages.ts';
import type { AppContext } from '../kinds/app-context.ts';
import type { LimitName } from '../kinds/endpoint.ts';
import { TOOL_NAMES, toolsInOrder } from '../kinds/endpoints.ts';
import type { AnyKind } from '../kinds/kind.ts';
import { KINDS } from '../kinds/kinds.ts';
import type { AnyLookup } from '../kinds/lookup.ts';
import { inTurns } from '../kinds/turns.ts';
import { type Budget, type Price, readWithin, withPrice } from '../requests/budget.ts';
import { jsonFields } from '../requests/json-fields.ts';
import type { ParameterTable } from '../requests/parameters/parameter.ts';
import { listedParameters } from '../requests/parameters/tools.ts';
import { ProblemError } from '../requests/problems/problem-error.ts';
import type { ProblemHints } from '../requests/problems/problem-item.ts';
import { problemLines } from '../requests/problems/problem-lines.ts';
import { languageOfFields, type SentField } from '../requests/sent.ts';
import { argumentsSchema, type ObjectSchema } from './tool-schemas.ts';

/** Result of a call: text for the model, and the document of a success. */
export interface ToolResult {
  readonly text: string;
  readonly document?: Readonly<Record<string, unknown>>;
}

/** A listed tool. */
// biome-ignore lint/suspicious/noExplicitAny: each tool has requests of its own
export interface Tool<Asked = any> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: ObjectSchema;
  /** Limit of its calls. */
  readonly limit: LimitName;
  /** One call by default. */
  readonly price?: Price<Asked> | undefined;
  /** True if the board can show its result. */
  readonly isShown?: true;
  /** @throws ProblemError of a wrong request */
  read(fields: readonly SentField[], context: AppContext): Asked;
  /**
   * @param isWanted true while the assistant waits
   * @throws ProblemError for problems that the engine finds
   */
  answer(
    request: Asked,
    context: AppContext,
    isWanted?: () => boolean,
  ): Required<ToolResult> | Promise<Required<ToolResult>>;
}

/** Kinds whose tools describe the parameters of a birth and of a moment in full, for the tools after them. */
const DESCRIBING: readonly AnyKind[] = [KINDS.chart, KINDS.transits];

const describedBefore = (name: string): readonly ParameterTable[] =>
  DESCRIBING.filter(({ tool }) => TOOL_NAMES.indexOf(tool!.name) < TOOL_NAMES.indexOf(name)).map(
    ({ parameters }) => parameters.listed,
  );

/** The tool of a lookup. */
const toolOfLookup = (lookup: AnyLookup): Tool => ({
  name: lookup.tool.name,
  title: lookup.tool.title,
  description: lookup.tool.description,
  input: argumentsSchema({
    table: listedParameters(lookup.parameters, lookup.tool.without),
    described: describedBefore(lookup.tool.name),
    members: [],
  }),
  limit: 'cities',
  read: (fields, context) => lookup.read(fields, context),
  async answer(requested, context) {
    const [document, text] = [lookup.document(requested, context), await lookup.tool.text()];
    return { text: text(document, requested.language), document };
  },
});

/** The tool of a kind of documents, if it has one. */
function toolsOfKind(kind: AnyKind): readonly Tool[] {
  const { tool, text, parameters, limit } = kind;
  if (tool === undefined || text === undefined) return [];
  return [
    {
      name: tool.name,
      title: tool.title,
      description: withPrice(tool.description, tool.price ?? kind.price),
      input: argumentsSchema({
        table: parameters.listed,
        described: describedBefore(tool.name),
        members: Object.keys(kind.whole.members as object),
      }),
      limit,
      price: tool.price ?? kind.price,
      ...(tool.isShown && { isShown: true }),
      read: (fields, { gazetteer }) => kind.read.tool(fields, gazetteer),
      async answer(requested, context, isWanted) {
        return resultOf(kind, await kind.castInTurns(requested, context, isWanted), isWanted);
      },
    },
  ];
}

/** The result of a tool. A list that is longer than an assistant can read is truncated, and a warning explains how to continue. */
async function resultOf(
  { tool, text }: AnyKind,
  whole: ReturnType<AnyKind['castFor']>,
  isWanted: (() => boolean) | undefined,
): Promise<Required<ToolResult>> {
  const resultWith = async (answer: typeof whole) => {
    const drawn = await inTurns(text!.draw(answer, answer.looks, true), isWanted);
    return { text: drawn, document: answer.object() };
  };
  const list = tool!.list;
  if (list === undefined) return resultWith(whole);
  const all = list.length(whole.facts);
  // Starts with a few items, since the whole list can be megabytes.
  let length = Math.min(all, ITEMS_TRIED_FIRST);
  for (let isTooLong = false; ; ) {
    const result = await resultWith(length === all ? whole : whole.with(list.first(whole.facts, length)));
    const bytes = UTF8.encode(result.text + JSON.stringify(result.document)).length;
    const fitting = Math.min(all, Math.floor((length * MAX_RESULT_BYTES * 0.95) / bytes));
    const isFull = isTooLong || fitting <= length || bytes > MAX_RESULT_BYTES * 0.8;
    if (bytes <= MAX_RESULT_BYTES && isFull) return result;
    isTooLong = bytes > MAX_RESULT_BYTES;
    length = fitting;
  }
}

const ITEMS_TRIED_FIRST = 8;

/** Maximum size of a result for a model: text and document, in UTF-8. */
const MAX_RESULT_BYTES = 65_536;

const UTF8 = new TextEncoder();

/** The tools, in the usual order of their calls. */
export const TOOLS: readonly Tool[] = toolsInOrder(toolOfLookup, toolsOfKind);

/** Instructions of the server, which an assistant reads before any call. */
export const INSTRUCTIONS =
  'Beichen casts traditional Chinese natal charts (Zi Wei Dou Shu and Four Pillars). Ask for birth date, hour and minute, gender and birthplace; call cast_chart once, with the birthplace in words; where it answers with places to choose from, ask which is meant and send its cityId. Where the hour is not known call cast_day. For questions about a year, a month or any other time call cast_transits with that moment, for a list of years, months, days or decades cast_timeline; where another program shows another chart, cast_variants; for a chart as a program or a school has it, cast_chart with its rules, of which it takes more than it lists (school=zhongzhou with plate=earth, transformationsOfGeng=taiyang-wuqu-taiyin-tiantong; a wrong value is answered with the allowed ones); for two people compare_births; for the four pillars of a moment without a person cast_chart of that moment with fields=fourPillars, which no gender changes. The charts are a symbolic system offered for reflection, not a verified prediction. Nothing that is sent is stored.';

/**
 * Calls a tool. A ProblemError becomes the text of the result; any other error is rethrown.
 * @param budgetOf returns the calls that the client has left
 * @param isWanted true while the assistant waits
 */
export async function callTool(
  tool: Tool,
  args: unknown,
  context: AppContext,
  budgetOf: (limit: Tool['limit']) => Budget,
  isWanted?: () => boolean,
): Promise<ToolResult> {
  const fields = jsonFields(JSON.stringify(args ?? {}, withInfinity)) ?? [];
  try {
    const requested = await readWithin(budgetOf(tool.limit), tool.price, () => tool.read(fields, context));
    return await tool.answer(requested, context, isWanted);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { text: toolProblemText(error, languageOfFields(fields)) };
  }
}

/** Replaces infinity by its name: JSON.parse reads 1e999 as Infinity, which JSON.stringify would write as null, like an absent value. */
const withInfinity = (_: string, value: unknown): unknown =>
  value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY ? `${value}` : value;

/** Text of a problem for an assistant. */
export const toolProblemText = (error: ProblemError, language: Language = DEFAULT_LANGUAGE): string =>
  problemLines(error, { language, hints: TOOL_HINTS, nameOf: (parameter) => parameter }).join('\n');

const TOOL_HINTS: ProblemHints = {
  findPlaces: 'find_birthplace, q = ',
  chart: 'cast_chart',
  day: 'cast_day',
  glossary: '/docs/glossary',
};
