// With which words is a chart passed on as a picture? They come with the dialog, when a reader asks for it.

import type { Language } from 'beichen';
import { share as en } from './words/en/share.ts';
import { share as zh } from './words/zh/share.ts';
import { share as zhHant } from './words/zh-Hant/share.ts';

interface ShareWords {
  readonly heading: string;
  /** Of the picture, for those who do not see it. */
  readonly preview: string;
  readonly shape: string;
  readonly landscape: string;
  readonly portrait: string;
  /** Before a name. */
  readonly withName: string;
  readonly withBirth: string;
  readonly privacy: string;
  readonly copyPicture: string;
  readonly close: string;
}

export const SHARE_WORDS: Readonly<Record<Language, ShareWords>> = { en, zh, 'zh-Hant': zhHant };
