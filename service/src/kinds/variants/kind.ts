// Explains differences from another program's chart.

import { CONVENTION_IDS, chartVariants, variantsShowing } from 'beichen';
import { drawVariantsText } from 'beichen/draw';
import { VARIANTS_COMPACT, VariantFacts } from 'beichen/internal';
import { LISTED_PATHS } from '../../contract/paths.ts';
import { BIRTH_SHOWN_ELSEWHERE } from '../../requests/variants-request.ts';
import { castRequest } from '../chart/cast.ts';
import { kind } from '../kind.ts';
import { VARIANTS_ANSWER } from './members.ts';

export const VARIANTS = kind({
  name: 'variants',
  path: LISTED_PATHS.variants,
  tag: 'Charts',
  limit: 'chart',
  listed: 'Where the conventions are found that give the chart of another program.',
  reading: BIRTH_SHOWN_ELSEWHERE,
  cast(request, { given, named }) {
    const all = chartVariants(castRequest(request), { rare: request.shown !== undefined });
    return new VariantFacts(all, request.shown && variantsShowing(all, request.shown), named(request.place), given);
  },
  part: VARIANTS_ANSWER,
  inForce: ({ all }) => all.chart.conventions,
  compact: VARIANTS_COMPACT,
  fields: { some: 'chart.mainStar,variants.choices,variants.mainStar' },
  example: 'birth',
  document: {
    operation: {
      operationId: 'getVariants',
      summary: 'Variants of a chart under other conventions',
      description:
        'The birth of getChart under every other choice, one at a time and then two: which choices give another chart, and what differs there. With `match…`, what the other program shows, those that give it; then the rare conventions are tried too. Others may log a URL: prefer postVariants.',
    },
    answer: 'The variants',
    body: {
      schema: 'VariantsRequest',
      description: 'A birth, what another program shows of it, and the members wanted in the answer.',
    },
  },
  text: {
    operation: {
      operationId: 'getVariantsText',
      summary: 'Variants of a chart as plain text',
      description:
        'The answer of getVariants in about 3 KB of text that people and language models read well: a line for each other chart, with the choices that give it and what differs.',
    },
    body: { schema: 'VariantsTextRequest', description: 'A birth, and what another program shows of it.' },
    draw: (answer, looks, isShort) =>
      drawVariantsText(answer.document(), { ...looks, ...(isShort && { compact: true }) }),
  },
  tool: {
    name: 'cast_variants',
    title: 'Variants of a chart under other conventions',
    description:
      'Casts a birth under every other choice and tells what differs. Call it when the user sees another chart elsewhere: send what that program shows as `match…`, and tell which choices give it. Takes a birth as cast_chart does.',
    without: [...CONVENTION_IDS, 'matchStar'], // all other choices are tried anyway; people rarely know stars by ids
  },
});
