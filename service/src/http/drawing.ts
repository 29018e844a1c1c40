// Answer of a drawing: as an SVG picture that nobody may keep.

import { createHash } from 'node:crypto';
import { LANGUAGES, type Language } from 'beichen';
import { chartStyle, THEMES } from 'beichen/draw';
import type { FastifyReply } from 'fastify';

/** Sends a drawing of a chart, whose texts are in a language. */
export const sendDrawing = (reply: FastifyReply, svg: string, language: Language): FastifyReply =>
  reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': POLICIES.get(language)! })
    .type('image/svg+xml; charset=utf-8')
    .send(svg);

/** A drawing opened by itself may be painted by its own style, which has the fonts of its language, and by nothing else. */
function policyFor(language: Language): string {
  const style = chartStyle((tone) => THEMES.light[tone], [language]);
  return `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'`;
}

const POLICIES = new Map(LANGUAGES.map((language) => [language, policyFor(language)]));
