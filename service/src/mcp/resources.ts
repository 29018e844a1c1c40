// Resources of assistants. The board: a page that shows the chart in clients with the extension `io.modelcontextprotocol/ui`, and the drawing that the page
// requests. Other clients do not get either.

import { readFileSync } from 'node:fs';
import { drawSvg } from 'beichen';
import type { AppContext } from '../kinds/app-context.ts';
import { CHART } from '../kinds/chart/kind.ts';
import type { LimitName } from '../kinds/endpoint.ts';
import { ruleDocument, ruleId, ruleIds } from '../kinds/rule-book.ts';
import { type Budget, readWithin } from '../requests/budget.ts';
import { formFields } from '../requests/form-fields.ts';
import { ownNames, plain } from '../requests/parameter-names.ts';
import { BOARD_PARAMETERS } from '../requests/parameters/chart.ts';
import { ProblemError } from '../requests/problems/problem-error.ts';
import { parameterReader } from '../requests/read-parameters.ts';

/** Address of the page that shows a chart; tools refer to it if it can show their result. */
export const BOARD_URI = 'ui://beichen/chart';
const BOARD_TYPE = 'text/html;profile=mcp-app';
const BOARD = readFileSync(new URL('../../guide/board.html', import.meta.url), 'utf8');

const DRAWING_URI = 'beichen://chart.svg';
const RULES_URI = 'beichen://rules/';
const RULE_TEMPLATE = `${RULES_URI}{id}`;

/** The listed resources. */
export const RESOURCES = [
  { uri: BOARD_URI, name: 'chart-board', title: 'The chart as a board', mimeType: BOARD_TYPE },
] as const;

/** Resources with parameters: the arguments of cast_chart as a query, and the theme. */
export const RESOURCE_TEMPLATES = [
  {
    uriTemplate: `${DRAWING_URI}{?date,hour,minute,gender,cityId,place,lang,theme,pillarOrder}`,
    name: 'chart-drawing',
    title: 'The drawing of a chart',
    description: 'Takes every argument of cast_chart; theme is light or dark, pillarOrder yearFirst or hourFirst.',
    mimeType: 'image/svg+xml',
  },
  {
    uriTemplate: RULE_TEMPLATE,
    name: 'rule',
    title: 'A rule by which charts are made',
    description:
      'A rule in words, the book or standard that has it, the programs that agree, and where schools differ. `fields=sources` names the ids, such as ziwei.star.lucun.',
    mimeType: 'application/json',
  },
] as const;

/** The maximum number of values of a completion, by the protocol. */
const MAX_COMPLETIONS = 100;

/** Ids of rules that begin with, or else contain, the typed text; undefined for a resource without completion. */
export function completedRules(
  template: string | undefined,
  argument: { readonly name: string; readonly value: string },
): { readonly values: string[]; readonly total: number; readonly hasMore: boolean } | undefined {
  if (template !== RULE_TEMPLATE || argument.name !== 'id') return undefined;
  const typed = argument.value.toLowerCase();
  const [begin, within] = [ruleIds().filter((id) => id.toLowerCase().startsWith(typed)), ruleIds()];
  const found = begin.length > 0 ? begin : within.filter((id) => id.toLowerCase().includes(typed));
  return { values: found.slice(0, MAX_COMPLETIONS), total: found.length, hasMore: found.length > MAX_COMPLETIONS };
}

const OF_BOARD = { theme: BOARD_PARAMETERS.theme, pillarOrder: BOARD_PARAMETERS.pillarOrder };
const readBoard = parameterReader(OF_BOARD, ownNames(OF_BOARD));
const BOARD_NAMES: ReadonlySet<string> = new Set(Object.keys(OF_BOARD).map(plain));

/** A resource as text. */
export interface ResourceText {
  readonly uri: string;
  readonly mimeType: string;
  readonly text: string;
}

/**
 * The resource at an address, if any.
 * @param budgetOf returns the calls that the client has left
 * @throws ProblemError for a drawing with invalid arguments, or if the limit of charts is used up
 */
export async function readResource(
  uri: string,
  context: AppContext,
  budgetOf: (limit: LimitName) => Budget,
): Promise<ResourceText | undefined> {
  if (uri === BOARD_URI) return { uri, mimeType: BOARD_TYPE, text: BOARD };
  if (uri.startsWith(RULES_URI)) {
    const id = ruleId(uri.slice(RULES_URI.length));
    return id === undefined ? undefined : { uri, mimeType: 'application/json', text: JSON.stringify(ruleDocument(id)) };
  }
  const [address, query = ''] = uri.split(/\?(.*)/s);
  if (address !== DRAWING_URI) return undefined;
  const sent = formFields(query, 'query');
  const ofBoard = sent.filter(({ name }) => BOARD_NAMES.has(plain(name)));
  const requested = await readWithin(budgetOf('chart'), CHART.drawing?.price, () => {
    const chart = CHART.read.tool(
      sent.filter((field) => !ofBoard.includes(field)),
      context.gazetteer,
    );
    const { values, problems } = readBoard(ofBoard);
    if (problems.length > 0) throw new ProblemError('invalid_parameters', { problems, language: chart.language });
    return { ...chart, ...values };
  });
  const answer = CHART.castFor(requested, context);
  const text = drawSvg(answer.document(), {
    theme: requested.theme,
    pillarOrder: requested.pillarOrder,
    ...answer.looks,
  });
  return { uri, mimeType: 'image/svg+xml', text };
}
