// How is a drawing answered? As an SVG picture that nobody may keep.

import { createHash } from 'node:crypto';
import { chartStyle, THEMES } from 'beichen';
import type { FastifyReply } from 'fastify';

/** Sends a drawing of a chart. */
export const sendDrawing = (reply: FastifyReply, svg: string): FastifyReply =>
  reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': DRAWING_POLICY })
    .type('image/svg+xml; charset=utf-8')
    .send(svg);

// A drawing opened by itself may be painted by its own style and by nothing else.
const style = chartStyle((tone) => THEMES.light[tone]);
const DRAWING_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'`;
