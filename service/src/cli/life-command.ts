// `beichen life`: the dates of a life, as lines or as a calendar file. They are made locally and sent nowhere.

import type { Language } from 'beichen';
import { WORDS_OF } from 'beichen/words';
import type { Gazetteer } from 'beichen-places';
import { castRequest } from '../kinds/chart/cast.ts';
import { parseLifeRequest } from '../requests/life-request.ts';
import { wordsIn } from '../words/lookup.ts';
import { readArguments } from './arguments.ts';
import { refusePositionals } from './kind-command.ts';
import { cityField, languageField } from './place-field.ts';
import type { Terminal } from './terminal.ts';

/**
 * Shows the requested dates.
 * @throws UsageError, CommandError, ProblemError
 */
export async function lifeCommand(
  args: readonly string[],
  places: () => Promise<Gazetteer>,
  terminal: Terminal,
  language: Language,
): Promise<void> {
  const { own, fields, positionals } = readArguments('life', args);
  refusePositionals('life', positionals, language);
  const gazetteer = await places();
  const sent = [
    ...fields,
    ...cityField(fields, own.city, { gazetteer, terminal, language }),
    ...languageField(fields, language),
  ];
  const request = parseLifeRequest(sent, gazetteer, Date.now());
  const { lifeFile, lifeText } = await import('../kinds/life/dates.ts');
  const words = { chart: WORDS_OF[request.language], service: wordsIn(request.language) };
  terminal.out((own.ics ? lifeFile : lifeText)(castForLife(request), request, words));
}

function castForLife(
  request: Parameters<typeof castRequest>[0] & { readonly toProblemError: (error: unknown) => unknown },
) {
  try {
    return castRequest(request);
  } catch (error) {
    throw request.toProblemError(error);
  }
}
