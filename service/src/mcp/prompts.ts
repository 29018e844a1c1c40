// Prompts for people to choose: one, the chart of a birth. Its text contains the facts that a person must know.

import { LANGUAGES, languageOfTag } from 'beichen';
import { DEFAULT_LANGUAGE } from '../contract/languages.ts';
import { echoed } from '../requests/sent.ts';

/** The prompts as they are listed. */
export const PROMPTS = [
  {
    name: 'natal_chart',
    title: 'Cast a natal chart',
    description: 'Zi Wei Dou Shu and Four Pillars of a birth.',
    arguments: [
      { name: 'birth', description: 'Date, time, gender and birthplace, in any words.', required: true },
      { name: 'lang', description: `Language of the answer: ${LANGUAGES.join(', ')}.`, required: false },
    ],
  },
] as const;

/** Problem of the arguments of a prompt, if any. */
export function promptProblem(args: Readonly<Record<string, string>>): string | undefined {
  const names = PROMPTS[0].arguments.map(({ name }) => name as string);
  const unknown = Object.keys(args).find((name) => !names.includes(name));
  if (unknown !== undefined) return `There is no argument "${echoed(unknown)}"; there are: ${names.join(', ')}`;
  const { birth = '', lang = '' } = args;
  if (birth.trim() === '') return 'birth is required: date, time, gender and birthplace, in any words';
  if (lang.trim() === '' || languageOfTag(lang.trim()) !== undefined) return undefined;
  return `lang must be one of ${LANGUAGES.join(', ')}; "${echoed(lang)}" is none of them`;
}

/** Text of a prompt; undefined for an unknown one. */
export function promptText(
  name: string,
  { birth = '', lang = '' }: Readonly<Record<string, string>>,
): string | undefined {
  if (name !== PROMPTS[0].name) return undefined;
  return `Cast the natal chart of this birth with the tool cast_chart (lang: ${languageOfTag(lang.trim()) ?? DEFAULT_LANGUAGE}): ${birth}

Ask me for what is missing: date, hour and minute on the clock there, gender, birthplace. If the tool answers with places to choose from, ask me which one. Then show the main star with its rarity, the twelve palaces, the Four Pillars and the luck pillars as the tool gives them, and every warning with what it would change. Say that this is a symbolic system offered for reflection. Invent nothing that the tool did not give.`;
}
