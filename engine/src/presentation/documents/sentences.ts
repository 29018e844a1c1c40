// Sentences of the parts of documents, for schemas, types and docs: those of their rows, and those of the conventions that all documents have.

import { RARE_CONVENTION_IDS } from '../../calculation/casting/conventions.ts';
import { RARE_DAY_LEVEL_IDS, RARE_LEVEL_IDS } from '../../calculation/casting/transits/conventions.ts';
import { CONVENTION_SENTENCES } from '../words/en/convention-sentences.ts';
import { SENTENCES } from './tables/sentences.generated.ts';
import type { LabelMember } from './vocabulary/member.ts';

const present = <Id extends keyof typeof CONVENTION_SENTENCES>(ids: readonly Id[], where: string) =>
  Object.fromEntries(ids.map((id) => [id, `${CONVENTION_SENTENCES[id].replace(/ If omitted, .*/, '')} ${where}`])) as {
    readonly [Each in Id]: string;
  };

const OF_SCHOOL = present(RARE_CONVENTION_IDS, 'Only where it is not as the school has it.');
const NOT_DEFAULT = 'Only where it is not the default.';

/** Adds the conventions that a part has only where they are not as usual: their rows are made from the table of conventions. */
export const withConventions = <S extends Readonly<Record<PartWithConventions, object>>>(sentences: S) => ({
  ...sentences,
  Conventions: { ...sentences.Conventions, ...OF_SCHOOL },
  TransitConventions: { ...sentences.TransitConventions, ...OF_SCHOOL, ...present(RARE_LEVEL_IDS, NOT_DEFAULT) },
  ConventionsOfDays: { ...sentences.ConventionsOfDays, ...OF_SCHOOL, ...present(RARE_DAY_LEVEL_IDS, NOT_DEFAULT) },
});
type PartWithConventions = 'Conventions' | 'TransitConventions' | 'ConventionsOfDays';

/** Sentences of parts by their names. */
export const parts = withConventions(SENTENCES);

/** Descriptions of the members of every label. */
export const labelMembers: Readonly<Record<LabelMember, string>> = {
  id: 'Never changes.',
  name: 'In the language of the answer.',
  hanzi: 'In Hanzi.',
};
