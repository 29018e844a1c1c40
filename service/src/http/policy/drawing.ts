// Answer of a drawing: as an SVG picture that nobody may keep.

import type { Language } from 'beichen';
import { chartStyle, THEMES } from 'beichen/draw';
import type { Digest } from './digest.ts';
import type { ApiReply } from './exchange.ts';

/** Sends a drawing of a chart, whose texts are in a language. */
export async function sendDrawing(
  reply: ApiReply,
  svg: string,
  { language, digest }: { readonly language: Language; readonly digest: Digest },
): Promise<ApiReply> {
  let policy = POLICIES.get(language);
  if (policy === undefined) {
    policy = await policyFor(language, digest);
    POLICIES.set(language, policy);
  }
  return reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
    .type('image/svg+xml; charset=utf-8')
    .send(svg);
}

/** A drawing opened by itself may be painted by its own style, which has the fonts of its language, and by nothing else. */
async function policyFor(language: Language, digest: Digest): Promise<string> {
  const style = chartStyle((tone) => THEMES.light[tone], [language]);
  return `default-src 'none'; style-src 'sha256-${await digest(style)}'; frame-ancestors 'none'`;
}

const POLICIES = new Map<Language, string>();
