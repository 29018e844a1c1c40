// `beichen chart --columns`: the columns of a flat table as CSV, with what each means.

import type { Language } from 'beichen';
import { FULL_CHART } from 'beichen/internal';
import { type Schema, schemaOfPart } from 'beichen/schema';
import { lineOf } from './csv.ts';
import { FlatRows } from './flat-rows.ts';

/**
 * The columns that a batch in a flat format has, in a row each: name, type, the member of the document, and its description in English.
 * @throws UnknownField
 */
export function columnList(language: Language, fields: string | undefined): string {
  const schema = schemaOfPart(FULL_CHART);
  const rows = new FlatRows(language, [], fields).columns.map(({ name, type, path }) =>
    lineOf([name, type, path, path === '' ? OWN[name] : descriptionAt(schema, path)]),
  );
  return lineOf(['name', 'type', 'member', 'description']) + rows.join('');
}

/** Sentences of the columns that are no members of a chart. */
const OWN: Readonly<Record<string, string>> = {
  row: 'The row of the file, from 1, with the row of names and with empty rows. A row whose quotation marks are wrong counts as its lines.',
  fault: 'What is wrong with the row, where no chart could be cast: then all columns of the chart are empty.',
};

/** The sentence of a member, for an id that of what it identifies; undefined for a member of the service. */
function descriptionAt(root: Schema, path: string): string | undefined {
  let at: Schema | undefined = root;
  let described: string | undefined;
  for (const name of path.split('.')) {
    at = at && propertiesIn(root, at)?.[name];
    const own = at && ((at.description ?? named(root, at).description) as string | undefined);
    if (name !== 'id' || described === undefined) described = own ?? described;
  }
  return described;
}

/** A schema, or the one that it refers to. */
const named = (root: Schema, { $ref, ...own }: Schema): Schema =>
  $ref === undefined ? own : (root.$defs as Record<string, Schema>)[`${$ref}`.slice('#/$defs/'.length)]!;

/** The members of an object, or of the items of a list. */
function propertiesIn(root: Schema, at: Schema): Readonly<Record<string, Schema>> | undefined {
  const { items, properties } = named(root, at);
  return (items === undefined ? properties : propertiesIn(root, items as Schema)) as ReturnType<typeof propertiesIn>;
}
