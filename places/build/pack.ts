// Drafts as the bytes of the artefact. Units in preorder, places sorted by their unit, then columns and keys.

import { ALSO_IN, OWN, SEAT } from '../src/around.ts';
import { type ArtefactHeader, AT, MAGIC, sectionsStart } from '../src/artefact.ts';
import { crc32 } from '../src/crc32.ts';
import { hasHan, isAscii } from '../src/fold.ts';
import { INITIALS_MARK, WIDE_MARK } from '../src/key-index.ts';
import { LONGEST_LINE } from '../src/lines.ts';
import { type LocalName, PLACE_KINDS } from '../src/place.ts';
import { SCHEMES } from '../src/records.ts';
import { initialsOf, syllableTable } from './china-names.ts';
import type { PlaceCollection } from './collect-places.ts';
import { countryOf, type PlaceDraft, type UnitDraft } from './draft.ts';
import { KeyCollector } from './keys.ts';
import { column, type Sections } from './sections.ts';
import { type LabelFacts, labelFactsOf } from './twins.ts';
import {
  HAN_ALIAS_LOSS,
  HANJA_LOSS,
  LATIN_ALIAS_LOSS,
  NAMESAKE_LOSS,
  NAMESAKE_PEOPLE,
  STEM_LOSS,
  TOWN_LOSS,
  weightOf,
} from './weight.ts';

/** The artefact, and how many places have no name in a language. A worker finds the twins while the keys are collected. `formerIds` are given out no more but still resolve; `about` is the part of the header that does not follow from the places. */
export async function packPlaces(
  { places: drafts, countries, formerIds, fold }: Pick<PlaceCollection, 'places' | 'countries' | 'formerIds' | 'fold'>,
  about: Pick<ArtefactHeader, 'version' | 'sources' | 'attribution' | 'hanVariants'>,
  outlines: Promise<Sections>,
): Promise<{ bytes: Uint8Array } & Pick<LabelFacts, 'unnamed'>> {
  const units = inPreorder(drafts, countries);
  const numberOf = new Map(units.map((unit, i) => [unit, i]));
  if (units.length > 0xffff) throw new Error(`${units.length} divisions do not fit 16 bits`);
  const inUnit = new Map<UnitDraft, PlaceDraft[]>(units.map((unit) => [unit, []]));
  for (const place of drafts) inUnit.get(place.unit)!.push(place);
  const places = units.flatMap((unit) =>
    inUnit.get(unit)!.sort((a, b) => b.population - a.population || schemeOf(a) - schemeOf(b) || a.number - b.number),
  );
  const zones = [...new Set(places.map((place) => place.timeZone))].sort();
  const header = {
    ...about,
    zones,
    countries: Object.fromEntries([...countries].map(([code, unit]) => [code, numberOf.get(unit)!])),
  };
  const text = (lines: readonly string[]): Uint8Array => new TextEncoder().encode(lines.map((l) => `${l}\n`).join(''));
  const columns = {
    ...columnsOf(places, zones),
    unitSizes: Uint16Array.from(units, (unit) => sizeOf(unit, inUnit.get(unit)!)),
    unitParent: Uint16Array.from(units, (unit) => numberOf.get(unit.parent ?? unit)!),
    ...column(
      'names',
      places.map((place) => nameLine(place.names)),
    ),
    ...column(
      'unitNames',
      units.map((unit) => nameLine(unit.names)),
    ),
    formerIds: text([...formerIds].map(([id, place]) => `${places.indexOf(place)}\t${id}`)),
    twins: new Uint32Array(),
    ownIds: text(places.flatMap(({ ownId }, row) => (ownId === undefined ? [] : [`${row}\t${ownId}`]))),
    syllables: text(syllableTable()),
  };
  const people = Float64Array.from(places, ({ population }) => population);
  const facts = labelFactsOf({ bytes: assemble(header, columns), people });

  const placeKeys = new KeyCollector();
  const latinNames = new Set<string>();
  for (const { names, stems, population } of places) {
    if (population < NAMESAKE_PEOPLE) continue;
    for (const name of [names.en, ...stems]) latinNames.add(fold(name));
  }
  const aliasLoss = (name: string, key: string): number => {
    if (!isAscii(name) && hasHan(name)) return HAN_ALIAS_LOSS;
    return LATIN_ALIAS_LOSS + (latinNames.has(key) ? NAMESAKE_LOSS : 0);
  };
  const rarelyHan = new Set(['KR', 'VN'].map((code) => countries.get(code)));
  for (const [row, place] of places.entries()) {
    const weight = weightOf(place.population);
    const isRarelyHan = rarelyHan.has(countryOf(place.unit));
    const hanjaLoss = (name: string): number => (isRarelyHan && hasHan(name) ? HANJA_LOSS : 0);
    for (const name of spellings(place.names)) placeKeys.add(fold(name), row, weight - hanjaLoss(name));
    for (const name of place.stems) placeKeys.add(fold(name), row, weight - STEM_LOSS - hanjaLoss(name));
    for (const name of place.townNames) placeKeys.add(fold(name), row, weight - TOWN_LOSS);
    for (const name of place.aliases) {
      const key = fold(name);
      placeKeys.add(key, row, weight - aliasLoss(name, key));
    }
    for (const name of place.regions?.names ?? [])
      placeKeys.add(fold(name), row, weightOf(Math.max(place.population, place.regions!.population)));
  }
  const codeKeys = new KeyCollector();
  const mainland = countries.get('CN');
  for (const [row, { names, stems, division, unit, codes = [], regions, population }] of places.entries()) {
    for (const code of codes) codeKeys.add(fold(code), row, weightOf(population));
    for (const name of regions?.wide ?? []) codeKeys.add(WIDE_MARK + fold(name), row, 0);
    if (!division || countryOf(unit) !== mainland) continue;
    const han = [names.zh ?? '', ...stems].filter((name) => /^\p{Script=Han}{2,6}$/u.test(name));
    for (const name of han) codeKeys.add(fold(INITIALS_MARK + initialsOf(name)), row, weightOf(population) - STEM_LOSS);
  }
  const unitKeys = new KeyCollector();
  for (const [i, unit] of units.entries()) {
    for (const name of [...spellings(unit.names), ...unit.aliases]) unitKeys.add(fold(name), i, OWN);
    for (const name of unit.foreignNames ?? []) unitKeys.add(fold(name), i, 0);
    const own = new Set([...spellings(unit.names), ...unit.aliases, ...(unit.foreignNames ?? [])].map(fold));
    for (const name of unit.alsoIn ?? []) if (!own.has(fold(name))) unitKeys.add(fold(name), i, ALSO_IN);
  }
  for (const [row, { division, unit, alsoIn = [] }] of places.entries()) {
    const asSeat = division === unit ? [] : (division?.alsoIn ?? []);
    for (const name of [...alsoIn, ...asSeat]) unitKeys.add(fold(name), row + SEAT, 0);
  }

  const keys = {
    ...placeKeys.sections('placeKeys'),
    ...unitKeys.sections('unitKeys'),
    ...codeKeys.sections('codeKeys'),
  };
  const { twins, unnamed } = await facts;
  return { bytes: assemble(header, { ...columns, twins, ...keys, ...(await outlines) }), unnamed };
}

/** All names of a LocalName. */
const spellings = (names: LocalName): string[] => Object.values(names);

/**
 * Latin, simplified, traditional, Korean, Japanese, Vietnamese and bare name, separated by tabs. A missing or repeated name is empty, and empty
 * names at the end are left out; if a line would be too long, the last names are.
 */
function nameLine({ en, zh = '', 'zh-Hant': hant = zh, ko = '', ja = '', vi = en, bare = '' }: LocalName): string {
  const names = [en, zh, hant === zh ? '' : hant, ko, ja, vi === en ? '' : vi, bare];
  while (names.at(-1) === '') names.pop();
  while (Buffer.byteLength(names.join('\t')) > LONGEST_LINE) names.pop();
  return names.join('\t').replace(/\t+$/, '');
}

/** The columns of numbers. They are filled together, since each pass over all places reads most of the memory. */
function columnsOf(places: readonly PlaceDraft[], zones: readonly string[]) {
  const zoneNumber = new Map(zones.map((zone, i) => [zone, i]));
  const size = places.length;
  const columns = {
    latitude: new Int32Array(size),
    longitude: new Int32Array(size),
    weight: new Uint8Array(size),
    zone: new Uint16Array(size),
    kind: new Uint8Array(size),
    scheme: new Uint8Array(size),
    number: new Uint32Array(size),
  };
  const { scheme, number } = columns;
  for (const [row, place] of places.entries()) {
    columns.latitude[row] = place.latitude;
    columns.longitude[row] = place.longitude;
    columns.weight[row] = weightOf(place.population);
    columns.zone[row] = zoneNumber.get(place.timeZone)!;
    columns.kind[row] = PLACE_KINDS.indexOf(place.kind);
    scheme[row] = schemeOf(place);
    number[row] = place.number;
  }
  const byNumber = Uint32Array.from(places.keys()).sort((a, b) => scheme[a]! - scheme[b]! || number[a]! - number[b]!);
  return { ...columns, byNumber };
}

const NUMBER_OF_SCHEME = new Map(SCHEMES.map(({ id }, number) => [id, number]));
const schemeOf = ({ scheme }: PlaceDraft): number => NUMBER_OF_SCHEME.get(scheme)!;

/** Number of the places directly in a unit. */
function sizeOf(unit: UnitDraft, { length }: readonly PlaceDraft[]): number {
  if (length > 0xffff) throw new Error(`${length} places of ${unit.names.en} do not fit 16 bits`);
  return length;
}

/** Each country, followed by the units inside it in which places lie, each followed by its own. */
function inPreorder(places: readonly PlaceDraft[], countries: ReadonlyMap<string, UnitDraft>): UnitDraft[] {
  const inside = new Map<UnitDraft, Set<UnitDraft>>();
  for (const place of places) {
    for (let unit = place.unit; unit.parent; unit = unit.parent) {
      const siblings = inside.get(unit.parent) ?? new Set();
      siblings.add(unit);
      inside.set(unit.parent, siblings);
    }
  }
  const ordered: UnitDraft[] = [];
  const visit = (unit: UnitDraft): void => {
    ordered.push(unit);
    const children = [...(inside.get(unit) ?? [])];
    for (const child of children.sort((a, b) => (a.names.en < b.names.en ? -1 : a.names.en > b.names.en ? 1 : 0)))
      visit(child);
  };
  for (const [, unit] of [...countries].sort(([a], [b]) => (a < b ? -1 : 1))) visit(unit);
  return ordered;
}

/** Magic word, header, sections, each on a multiple of eight bytes. */
function assemble(about: Omit<ArtefactHeader, 'sections'>, sections: Sections): Uint8Array {
  const offsets: Record<string, [number, number]> = {};
  let length = 0;
  for (const [name, { byteLength }] of Object.entries(sections)) {
    offsets[name] = [length, byteLength];
    length = 8 * Math.ceil((length + byteLength) / 8);
  }
  const utf8 = new TextEncoder();
  const header = utf8.encode(JSON.stringify({ ...about, sections: offsets } satisfies ArtefactHeader));
  const start = sectionsStart(header.length);
  const bytes = new Uint8Array(start + length);
  bytes.set(utf8.encode(MAGIC));
  bytes.set(header, AT.header);
  for (const [name, { buffer, byteOffset, byteLength }] of Object.entries(sections)) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), start + offsets[name]![0]);
  }
  const numbers = new DataView(bytes.buffer);
  numbers.setUint32(AT.headerLength, header.length, true);
  numbers.setUint32(AT.length, bytes.length, true);
  numbers.setUint32(AT.checksum, crc32(bytes.subarray(AT.length)), true);
  return bytes;
}
