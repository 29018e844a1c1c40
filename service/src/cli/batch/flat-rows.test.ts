import { isDeepStrictEqual } from 'node:util';
import type { Cell } from 'beichen/internal';
import { loadGazetteer } from 'beichen-places/node';
import fc from 'fast-check';
import { parquetReadObjects } from 'hyparquet';
import { describe, expect, test } from 'vitest';
import { IS_FULL } from '../../../../test/setup/runs.ts';
import { CHART } from '../../kinds/chart/kind.ts';
import { field } from '../arguments.ts';
import { type CastRows, RowCaster, type RowOptions } from './cast-rows.ts';
import { columnList } from './column-list.ts';
import { cellsIn, LINE_FEED, SEPARATORS } from './csv.ts';
import { type BatchFormat, FlatRows } from './flat-rows.ts';
import { ParquetRows } from './parquet.ts';

const LAYOUT = { separator: SEPARATORS.comma.charCodeAt(0), rowEnd: LINE_FEED };
const cellsOf = (line: string) => cellsIn(Buffer.from(line), LAYOUT, (bytes) => Buffer.from(bytes).toString());

const gazetteer = await loadGazetteer();
const NAMES = ['date', 'hour', 'minute', 'gender', 'cityId', 'school', 'notes'];

const BIRTH = fc.record({
  date: fc
    .date({ min: new Date('1645-02-01'), max: new Date('2199-12-30'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  hour: fc.integer({ min: 0, max: 23 }),
  minute: fc.integer({ min: 0, max: 59 }),
  gender: fc.constantFrom('male', 'female'),
  cityId: fc.constantFrom('beijing-1816670', 'chicago-4887398', 'hue-1580240', 'london-2643743', 'sydney-2147714'),
  school: fc.constantFrom('common', 'zhongzhou', 'quanshu', 'vietnam'),
  notes: fc.constantFrom('', 'plain', 'Li, "Ming"'),
});
/** A sample of the 100,000 births of a full run. */
const births = fc.sample(BIRTH, { numRuns: IS_FULL ? 100_000 : 250, seed: 20261126 });

const marked = (text: string) => `"${text.replaceAll('"', '""')}"`;
const tableOf = (rows: readonly Readonly<Record<string, string | number>>[]) =>
  Buffer.from(rows.map((row) => `${NAMES.map((name) => marked(`${row[name]}`)).join()}\n`).join(''));

function castIn(format: BatchFormat, bytes: Uint8Array, fields?: string): CastRows {
  const columns = NAMES.map((name) => ({ name, parameter: name === 'notes' ? undefined : name }));
  const defaults = [field('fields', 'default'), field('disambiguation', 'earlier')];
  const file = { form: 'csv', layout: LAYOUT } as const;
  const given = new Set<string>();
  const options: RowOptions = {
    ...{ file, given, columns, format, defaults, language: 'en', isSafe: false },
    ...(fields && { fields }),
  };
  return new RowCaster(options, gazetteer).cast({ first: 2, line: 2, bytes, encoding: 'utf-8' });
}

/** Value of a column in the document, found by its name alone: items of a list by their id, or joined. */
function shownAt(value: unknown, names: readonly string[], depth = 0): Cell {
  if (value === undefined) return undefined;
  if (Array.isArray(value)) {
    const own = names.length > 0 && value.find((item) => item.id === names[0]);
    if (own) return shownAt(own, names.slice(1), depth);
    const shown = value.map((item) => shownAt(item, names, depth + 1));
    return shown.every((cell) => cell === undefined) ? undefined : shown.map((cell) => cell ?? '').join('|;,'[depth]);
  }
  if (names.length === 0) return value as Cell;
  return shownAt((value as Record<string, unknown>)[names[0]!], names.slice(1), depth);
}

describe('a flat table', () => {
  const { columns } = new FlatRows('en', ['notes'], undefined);

  test('has in each column what the document of the birth has there', { timeout: 1_200_000 }, () => {
    const pieces = Array.from({ length: Math.ceil(births.length / 500) }, (_, n) =>
      births.slice(500 * n, 500 * n + 500),
    );
    for (const piece of pieces) {
      const { cells } = castIn('parquet', tableOf(piece));
      for (const [n, birth] of piece.entries()) {
        const { notes, ...sent } = birth;
        const fields = Object.entries({ ...sent, disambiguation: 'earlier' }).map(([name, value]) =>
          field(name, `${value}`),
        );
        const request = CHART.read.tool([...fields, field('fields', 'default')], gazetteer);
        const document = JSON.parse(
          new TextDecoder().decode(CHART.castFor(request, { gazetteer, baseUrl: '' }).bytes()),
        );
        const [row, copied, fault, ...own] = cells[n]!;
        expect([row, copied, fault]).toEqual([n + 2, notes || undefined, undefined]);
        const expected = columns.slice(3).map(({ name }) => shownAt(document, name.split('_')));
        // Vitest takes ten times as long to find that two rows are equal.
        if (!isDeepStrictEqual(own, expected)) expect(own, JSON.stringify(birth)).toEqual(expected);
      }
    }
  });

  test('as CSV and as Parquet has the same cells, with the types of its columns', async () => {
    const some = births.slice(0, 60);
    const { cells } = castIn('parquet', tableOf(some));
    const csv = castIn('csv', tableOf(some));
    const lines = Buffer.from(csv.memory, 0, csv.length).toString().trimEnd().split('\n');
    expect(lines.map(cellsOf)).toEqual(cells.map((row) => row.map((cell) => `${cell ?? ''}`)));
    const parquet = new ParquetRows(columns, 'test');
    const file = Buffer.concat([parquet.add(cells), parquet.end()]);
    const read = await parquetReadObjects({
      file: file.buffer.slice(file.byteOffset, file.byteOffset + file.length) as ArrayBuffer,
    });
    expect(read).toEqual(
      cells.map((row) => Object.fromEntries(columns.map(({ name }, place) => [name, row[place] ?? null]))),
    );
  });

  test('keeps a birth that cannot be cast as a row, with what is wrong', () => {
    const { cells, faults } = castIn('parquet', tableOf([{ ...births[0]!, date: '1990-02-30' }, births[1]!]));
    expect(cells).toHaveLength(2);
    expect(cells[0]!.slice(0, 3)).toEqual([2, births[0]!.notes || undefined, expect.stringContaining('1990-02-30')]);
    expect(cells[0]!.slice(3).every((cell) => cell === undefined)).toBe(true);
    expect(faults).toMatchObject([{ row: 2 }]);
  });

  test('has the members that `fields` names, names of a language among them', () => {
    const names = (fields: string) => new FlatRows('zh', [], fields).columns.map(({ name }) => name);
    expect(names('mainStar.name,ziwei.transformations.star')).toEqual([
      'row',
      'fault',
      'mainStar_name',
      ...['lu', 'quan', 'ke', 'ji'].map((id) => `ziwei_transformations_${id}_star_id`),
    ]);
    const { cells } = castIn('parquet', tableOf(births.slice(0, 1)), 'patterns.id,mainStar');
    expect(cells[0]!.length).toBeGreaterThan(4);
    expect(() => names('mainStar.nme')).toThrow('nearest: mainStar.name');
  });

  test('copies a column that is named like one of its own under another name', () => {
    expect(new FlatRows('en', ['row', 'fault', 'mainStar_id'], 'mainStar.id').columns.map(({ name }) => name)).toEqual([
      'row',
      'row_2',
      'fault_2',
      'mainStar_id_2',
      'fault',
      'mainStar_id',
    ]);
  });

  test('explains each of its columns', () => {
    const [head, ...rows] = columnList('en', undefined).trimEnd().split('\n').map(cellsOf);
    expect(head).toEqual(['name', 'type', 'member', 'description']);
    expect(rows.map(([name]) => name)).toEqual(columns.map(({ name }) => name).filter((name) => name !== 'notes'));
    expect(rows.filter(([, , , description]) => description === '')).toEqual([]);
  });
});
