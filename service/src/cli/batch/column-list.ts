// `beichen chart --columns`: the columns of a flat table as CSV, each with its description.

import type { Language } from 'beichen';
import { FULL_CHART } from 'beichen/internal';
import { type Schema, schemaOfPart } from 'beichen/schema';
import { lineOf } from './csv.ts';
import { FlatRows } from './flat-rows.ts';

/**
 * Columns of a flat format, one a row: name, type, member of the document, and description in English.
 * @throws UnknownField
 */
export function columnList(language: Language, fields: string | undefined): string {
  const schema = schemaOfPart(FULL_CHART);
  const rows = new FlatRows(language, [], fields).columns.map(({ name, type, path }) =>
    lineOf([name, type, path, path === '' ? OWN[name] : descriptionAt(schema, path)]),
  );
  return lineOf(['name', 'type', 'member', 'description']) + rows.join('');
}

/** Descriptions of the columns that are not members of a chart. */
const OWN: Readonly<Record<string, string>> = {
  row: 'The row of the file, from 1, with the row of names and with empty rows. A row whose quotation marks are wrong counts as its lines.',
  fault: 'What is wrong with the row, where no chart could be cast: then all columns of the chart are empty.',
};

/** Description of a member, or of the item that an id identifies; undefined for a member of the service. */
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

/** A schema with its reference resolved. */
const named = (root: Schema, { $ref, ...own }: Schema): Schema =>
  $ref === undefined ? own : (root.$defs as Record<string, Schema>)[`${$ref}`.slice('#/$defs/'.length)]!;

/** The members of an object, or of the items of a list. */
function propertiesIn(root: Schema, at: Schema): Readonly<Record<string, Schema>> | undefined {
  const { items, properties } = named(root, at);
  return (items === undefined ? properties : propertiesIn(root, items as Schema)) as ReturnType<typeof propertiesIn>;
}
