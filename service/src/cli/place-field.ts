// Finds the place that a name on the command line means: the best known one. The command prints which one it took, and never takes a place with another
// name.

import type { Language } from 'beichen';
import { fill } from 'beichen/internal';
import { type Gazetteer, type Place, placeLabel } from 'beichen-places';
import { POINT } from '../requests/parameters/chart.ts';
import { echoed, type SentField } from '../requests/sent.ts';
import { wordsIn } from '../words/lookup.ts';
import { field, isGiven } from './arguments.ts';
import { CommandError, UsageError } from './exit.ts';
import type { Terminal } from './terminal.ts';
import { COMMAND_WORDS } from './words/all-languages.ts';

/** Context of a lookup of places. */
export interface LookupContext {
  readonly gazetteer: Gazetteer;
  readonly terminal: Terminal;
  readonly language: Language;
}

/**
 * Field of the birthplace.
 * @throws UsageError if there is neither a name nor an id, or both; CommandError if no place has the name
 */
export function cityField(
  fields: readonly SentField[],
  city: string | boolean | undefined,
  context: LookupContext,
): SentField[] {
  const words = COMMAND_WORDS[context.language];
  const hasId = isGiven(fields, ['cityId']);
  const hasPoint = isGiven(fields, Object.keys(POINT));
  if (city === undefined) {
    if (!hasId && !hasPoint) throw new UsageError(words.cityRequired);
    return [];
  }
  if (hasId || hasPoint) throw new UsageError(words.cityTwice);
  return [field('cityId', idOf(`${city}`, words.placeTaken, context))];
}

/**
 * Field of the place of a moment, if one is named.
 * @throws UsageError, CommandError as `cityField`
 */
export function atCityField(
  fields: readonly SentField[],
  city: string | boolean | undefined,
  context: LookupContext,
): SentField[] {
  const words = COMMAND_WORDS[context.language];
  if (city === undefined) return [];
  if (isGiven(fields, ['atCityId'])) throw new UsageError(words.atCityTwice);
  return [field('atCityId', idOf(`${city}`, words.atPlaceTaken, context))];
}

/** A birthplace by any name, as the field of its id. */
export const placeField = (name: string, city: string, context: LookupContext): SentField =>
  field(name, idOf(city, COMMAND_WORDS[context.language].placeTaken, context));

function idOf(city: string, taken: string, context: LookupContext): string {
  const { gazetteer, terminal, language } = context;
  const place = gazetteer.resolve(city) ?? bestPlace(city, context);
  const { cityId } = place;
  terminal.error(`${fill(taken, { place: placeLabel(place, language), cityId, others: othersOf(city) })}\n`);
  return cityId;
}

const MAX_SUGGESTIONS = 5;

function bestPlace(query: string, { gazetteer, language }: LookupContext): Place {
  const found = gazetteer.search({ query, limit: MAX_SUGGESTIONS });
  const [best] = found;
  if (!best) throw new CommandError(wordsIn(language).nothingFound);
  if (best.match !== 'fuzzy') return best.place;
  const unsure = fill(COMMAND_WORDS[language].placeUnsure, { given: echoed(query), others: othersOf(query) });
  const { bracketed } = wordsIn(language).joins;
  const lines = found.map(({ place }) => `→ ${place.cityId}${fill(bracketed, { value: placeLabel(place, language) })}`);
  throw new CommandError([unsure, ...lines].join('\n'));
}

/** Command that lists all places of a name. */
const othersOf = (city: string): string => `beichen cities ${quoteForShell(city)}`;

/** Quotes a text for a shell. */
const quoteForShell = (text: string): string =>
  /^[\p{L}\p{N}-]+$/u.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

/** Field with the language of the command, unless an option sets it. */
export const languageField = (fields: readonly SentField[], language: Language): readonly SentField[] =>
  isGiven(fields, ['lang']) ? [] : [field('lang', language)];
