// How is a chart asked for as a drawing or as plain text? With the parameters, the limit and the refusals of the chart itself.

import { createHash } from 'node:crypto';
import { chartStyle, drawSvg, drawText, THEMES } from 'beichen';
import type { FastifyInstance } from 'fastify';
import { chartAnswer } from '../answer/chart-answer.ts';
import type { Chart } from '../contract/chart.schema.ts';
import type { Cast } from './casting.ts';

/** GET and HEAD of /api/public/chart.svg and /api/public/chart.txt. */
export function drawingRoutes(app: FastifyInstance, cast: Cast): void {
  app.get('/api/public/chart.svg', async (request, reply) => {
    const chart = await cast(request, reply, chartAnswer);
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': DRAWING_POLICY })
      .type('image/svg+xml; charset=utf-8')
      .send(drawSvg(chart, inputOf(chart)));
  });
  app.get('/api/public/chart.txt', async (request, reply) => {
    const chart = await cast(request, reply, chartAnswer);
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(drawText(chart, inputOf(chart)));
  });
}

/** In which language a chart is told, and whose it is. */
const inputOf = ({ input: { lang, name } }: Chart) => ({ language: lang, ...(name !== undefined && { name }) });

// A drawing opened by itself may be painted by its own style and by nothing else.
const style = chartStyle((tone) => THEMES.light[tone]);
const DRAWING_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'`;
