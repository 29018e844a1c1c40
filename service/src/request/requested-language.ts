// In which language is a request answered that has not been read yet, or cannot be? In the one that its `lang` names.

import type { Language } from 'beichen';
import { languageOfTag } from '../contract/languages.ts';
import { plain } from './parameter-names.ts';
import type { SentField } from './sent.ts';

/** The language that some field asks for, if there is one. */
export function languageOfFields(fields: readonly SentField[]): Language | undefined {
  for (const { name, sent } of fields) {
    if (plain(name) !== 'lang' || sent.kind !== 'text') continue;
    const language = languageOfTag(sent.text.trim());
    if (language) return language;
  }
  return undefined;
}
