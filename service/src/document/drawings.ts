// How are the chart's other forms described? One operation each, with the parameters and the refusals of the chart itself.

import { drawSvg, drawText } from 'beichen';
import type { Setting } from '../answer/setting.ts';
import { CHART_PARAMETERS } from '../contract/parameters.ts';
import { exampleChart } from './example-answers.ts';
import { parametersOf } from './request-schemas.ts';
import { anywhere, headersNamed, limited, RATE_HEADERS } from './responses.ts';

/** The operations of chart.svg and chart.txt. */
export function drawings(setting: Setting) {
  const chart = exampleChart(setting);
  return {
    '/api/public/chart.svg': {
      get: {
        operationId: 'drawChart',
        tags: ['Charts'],
        summary: 'Draw a natal chart',
        description: 'The chart of castChart as an SVG picture, for people. For its data call castChart.',
        parameters: parametersOf(CHART_PARAMETERS),
        responses: { 200: told('The drawing.', 'image/svg+xml', drawSvg(chart, { language: 'en' })), ...refused },
      },
    },
    '/api/public/chart.txt': {
      get: {
        operationId: 'tellChart',
        tags: ['Charts'],
        summary: 'Tell a natal chart in plain text',
        description: 'The chart of castChart in about 3 KB of text that people and language models read well.',
        parameters: parametersOf(CHART_PARAMETERS),
        responses: { 200: told('The text.', 'text/plain', drawText(chart, { language: 'en' })), ...refused },
      },
    },
  };
}

const refused = { ...anywhere('BadChartRequest'), ...limited };

// The whole of it would be long; its beginning says what it is.
const told = (description: string, mediaType: string, text: string) => ({
  description,
  headers: headersNamed(['Content-Language', ...RATE_HEADERS]),
  content: { [mediaType]: { schema: { type: 'string' }, examples: { beginning: { value: text.slice(0, 100) } } } },
});
