// Words of the command by language. One row for each.

import type { Language } from 'beichen';
import type { CommandWords } from './command-words.ts';
import { command as en } from './en.ts';
import { command as ja } from './ja.ts';
import { command as ko } from './ko.ts';
import { command as vi } from './vi.ts';
import { command as zh } from './zh.ts';
import { command as zhHant } from './zh-Hant.ts';

export const COMMAND_WORDS: Readonly<Record<Language, CommandWords>> = { en, zh, 'zh-Hant': zhHant, ja, ko, vi };
