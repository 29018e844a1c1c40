// The schemas of the documents of all kinds and lookups, as components of the OpenAPI document.

import { componentsOfPart } from 'beichen/schema';
import { ALMANAC_SENTENCES } from '../kinds/almanac/sentences.ts';
import { BIRTHDAY_SENTENCES } from '../kinds/birthday/sentences.ts';
import { BIRTHS_ANSWER_SENTENCES } from '../kinds/births/sentences.ts';
import { CALENDAR_SENTENCES } from '../kinds/calendar/sentences.ts';
import { SENTENCES } from '../kinds/chart/sentences.ts';
import { CITIES_SENTENCES } from '../kinds/cities/sentences.ts';
import { DAY_ANSWER_SENTENCES } from '../kinds/day/sentences.ts';
import type { AnyKind } from '../kinds/kind.ts';
import { ALL_KINDS, type KindName } from '../kinds/kinds.ts';
import { ALL_LOOKUPS, type LookupName } from '../kinds/lookups.ts';
import { PAIR_ANSWER_SENTENCES } from '../kinds/pair/sentences.ts';
import { TIMELINE_ANSWER_SENTENCES } from '../kinds/timeline/sentences.ts';
import { TRANSIT_SENTENCES } from '../kinds/transits/sentences.ts';
import { VARIANTS_ANSWER_SENTENCES } from '../kinds/variants/sentences.ts';

/** Descriptions of the members of each kind. */
const KIND_SENTENCES = {
  chart: SENTENCES,
  day: DAY_ANSWER_SENTENCES,
  transits: TRANSIT_SENTENCES,
  timeline: TIMELINE_ANSWER_SENTENCES,
  variants: VARIANTS_ANSWER_SENTENCES,
  births: BIRTHS_ANSWER_SENTENCES,
  pair: PAIR_ANSWER_SENTENCES,
  calendar: CALENDAR_SENTENCES,
} as const satisfies Readonly<Record<KindName, object>>;

/** Descriptions of the members of each lookup. */
const LOOKUP_SENTENCES = {
  cities: CITIES_SENTENCES,
  almanac: ALMANAC_SENTENCES,
  birthday: BIRTHDAY_SENTENCES,
} as const satisfies Readonly<Record<LookupName, object>>;

/** Description of the member `sources` of every kind. */
const SOURCES =
  'For each path of the answer the ids of the rules by which it is made, the first of which makes it; `path#id` is one thing of a list. What a rule says is at `/docs/rules/` and the id. On request only.';

/** Descriptions of the members of a kind. */
export function sentencesOf({ name, part }: AnyKind): Readonly<Record<string, { readonly is: string }>> {
  const sentences: Readonly<Record<string, { readonly is: string }>> = KIND_SENTENCES[name as KindName];
  return { ...sentences, [part.name]: Object.assign({}, sentences[part.name]!, { sources: SOURCES }) };
}

type Component = Readonly<Record<string, unknown>>;

const SCHEMAS = '#/components/schemas/';

/** The components by their names. If a chart has a part with members on request, that part is the component of other documents too. */
export const KIND_COMPONENTS: Readonly<Record<string, Component>> = widest(
  ALL_KINDS.map((kind) => componentsOfPart(kind.whole, sentencesOf(kind), SCHEMAS)),
);

/** The components of the answers of lookups. */
export const LOOKUP_COMPONENTS: Readonly<Record<string, Component>> = Object.assign(
  {},
  ...ALL_LOOKUPS.map(({ name, part }) => componentsOfPart(part, LOOKUP_SENTENCES[name as LookupName], SCHEMAS)),
);

/**
 * Of the components with one name, the one that has all members of the others.
 * @throws Error if there is none
 */
function widest(each: readonly Readonly<Record<string, Component>>[]): Readonly<Record<string, Component>> {
  const widestOf: Record<string, Component> = {};
  for (const [name, component] of each.flatMap((components) => Object.entries(components))) {
    const known = widestOf[name] ?? component;
    const [wide, narrow] =
      membersOf(known).length < membersOf(component).length ? [component, known] : [known, component];
    const missing = membersOf(narrow).filter((member) => !membersOf(wide).includes(member));
    if (missing.length > 0) throw new Error(`Two parts are named ${name}; one lacks ${missing}.`);
    widestOf[name] = wide;
  }
  return widestOf;
}

function membersOf({ properties = {} }: Component): readonly string[] {
  return Object.keys(properties as object);
}
