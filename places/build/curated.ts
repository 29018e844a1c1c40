// Additions by hand. Small text files in curated/: a row on each line, cells separated by " | ", comments after "#". A row that
// names no place, names one twice, or puts a point outside its country stops the build with a message.

import { hasHan } from '../src/fold.ts';
import { PLACE_KINDS } from '../src/place.ts';
import { type CuratedReader, degreesOf, listOf, peopleOf, rowsOf } from './curated-rows.ts';
import type { DivisionLabels } from './division-labels.ts';
import { cityIdOfDraft, countryOf, type PlaceDraft, renameInEnglish, type UnitDraft } from './draft.ts';
import { simplified, traditional, traditionalAbroad } from './han.ts';
import { hashOf } from './hash.ts';
import { finderOf } from './ids.ts';

const OUTSIDE_KM = 150; // a new point farther from the place it belongs to is a slip

/** A row of curated/division-names.txt on a division abroad. */
export interface DivisionNames {
  /** Empty where no Chinese name is known. */
  readonly zh: string;
  readonly others: readonly string[];
  readonly alsoIn: readonly string[];
}

/** curated/division-names.txt: names of divisions abroad, by their code; with the Chinese name of CLDR if the table has none. */
export function curatedDivisionNames(
  read: CuratedReader,
  labels: ReadonlyMap<string, DivisionLabels> = new Map(),
): Map<string, DivisionNames> {
  const names = new Map<string, DivisionNames>();
  const seen = new Set<string>();
  for (const [code, { zh = '' }] of labels)
    if (zh !== '' && !/^(?:CN|TW|HK|MO)\./.test(code)) names.set(code, { zh, others: [], alsoIn: [] });
  for (const { code, zh, others, around, at } of rowsOf(read, 'division-names.txt', [
    'code',
    'zh',
    'others',
    'around',
  ])) {
    if (seen.has(code)) throw new Error(`${at}: ${code} has a row already`);
    seen.add(code);
    const bare = zh.replace(/(?:自治区|边疆区|大区|[省州县府市邦])$/u, '');
    const all = [...listOf(others), ...(bare.length >= 2 && bare !== zh ? [bare] : [])];
    names.set(code, { zh: zh || (names.get(code)?.zh ?? ''), others: all, alsoIn: listOf(around) });
  }
  return names;
}

/** curated/former-parents.txt: what divisions of the mainland, and places of places.txt, lay in before a border was moved. */
export function applyFormerParents(
  unitOfCode: ReadonlyMap<number, UnitDraft>,
  added: readonly PlaceDraft[],
  read: CuratedReader,
): void {
  const byId = new Map(added.map((place) => [cityIdOfDraft(place), place]));
  const unitOf = (code: string, at: string): UnitDraft => {
    const unit = unitOfCode.get(Number(code));
    if (!unit) throw new Error(`${at}: no division has the code "${code}"`);
    return unit;
  };
  for (const { inside, around, at } of rowsOf(read, 'former-parents.txt', ['inside', 'around'])) {
    const isCode = /^\d{6}$/.test(around);
    const { names, aliases } = isCode ? unitOf(around, at) : { names: {}, aliases: listOf(around) };
    for (const code of listOf(inside)) {
      const draft = byId.get(code) ?? unitOf(code, at);
      draft.alsoIn = [...(draft.alsoIn ?? []), ...Object.values<string>({ ...names }), ...aliases];
    }
  }
}

/** curated/taiwan-usage.txt: Taiwan's names of divisions abroad, by their code. */
export const taiwanNamesOfDivisions = (read: CuratedReader): Map<string, string> =>
  new Map(
    rowsOf(read, 'taiwan-usage.txt', ['id', 'name'])
      .filter(({ id }) => id.includes('.'))
      .map(({ id, name }) => [id, name]),
  );

/** Places and divisions to which rows may refer. */
export interface CuratedContext {
  readonly places: readonly PlaceDraft[];
  /** The place of a division of mainland China by its code, for references such as cn110112. */
  readonly placeOfCode: ReadonlyMap<number, PlaceDraft>;
}

/** Applies the files about places: gives Chinese names, adds other names, and returns the new places. */
export function applyCurated(context: CuratedContext, read: CuratedReader): PlaceDraft[] {
  const known = finderOf(context.places);
  const byNewId = new Map<string, PlaceDraft>();
  const find = (id: string, at: string): PlaceDraft => {
    const place = byNewId.get(id) ?? known(id) ?? context.placeOfCode.get(Number(/^cn(\d{6})$/.exec(id)?.[1]));
    if (!place) throw new Error(`${at}: there is no place "${id}"`);
    return place;
  };
  /** Finds a place that no earlier row of the same file has. */
  const findOnce = () => {
    const seen = new Set<PlaceDraft>();
    return (id: string, at: string): PlaceDraft => {
      const place = find(id, at);
      if (seen.has(place)) throw new Error(`${at}: ${id} has a row already`);
      seen.add(place);
      return place;
    };
  };

  const added: PlaceDraft[] = [];
  for (const row of rowsOf(read, 'places.txt', PLACE_CELLS)) {
    if (byNewId.has(row.id) || known(row.id)) throw new Error(`${row.at}: the id ${row.id} is taken`);
    const draft = newPlace(row, find(row.around, row.at));
    byNewId.set(row.id, draft);
    added.push(draft);
  }
  const toName = findOnce();
  for (const { id, zh, at } of rowsOf(read, 'chinese-names.txt', ['id', 'zh'])) {
    const place = toName(id, at);
    if (place.names.zh) place.stems = [...place.stems, place.names.zh]; // the name in GeoNames is found as easily as the one that replaces it
    place.names = { ...place.names, zh, 'zh-Hant': traditionalIn(place.unit, zh) };
  }
  const toCallInTaiwan = findOnce();
  for (const { id, name, at } of rowsOf(read, 'taiwan-usage.txt', ['id', 'name'])) {
    if (id.includes('.')) continue; // a division: taiwanNamesOfDivisions
    const place = toCallInTaiwan(id, at);
    place.names = { zh: simplified(name), ...place.names, 'zh-Hant': name };
    place.stems = [...place.stems, name];
  }
  const toRank = findOnce();
  for (const { id, people, at } of rowsOf(read, 'ranks.txt', ['id', 'people'])) {
    toRank(id, at).population = peopleOf(people, at);
  }
  const toCall = findOnce();
  for (const { id, shown, names, at } of rowsOf(read, 'exonyms.txt', ['id', 'shown', 'names'])) {
    const place = toCall(id, at);
    if (shown !== '') renameInEnglish(place, shown);
    place.stems = [...place.stems, ...listOf(names)];
  }
  const toSpell = findOnce();
  for (const { id, names, at } of rowsOf(read, 'indian-names.txt', ['id', 'names'])) {
    const place = toSpell(id, at);
    place.stems = [...place.stems, ...listOf(names)];
  }
  const toStandFor = findOnce();
  for (const { id, names, people, wide, at } of rowsOf(read, 'regions.txt', ['id', 'names', 'people', 'wide'])) {
    toStandFor(id, at).regions = {
      names: listOf(names),
      population: people === '' ? 0 : peopleOf(people, at),
      wide: wide === 'all' ? listOf(names) : listOf(wide),
    };
  }
  const toServe = findOnce();
  for (const { codes, id, at } of rowsOf(read, 'airports.txt', ['codes', 'id']))
    toServe(id, at).codes = codes.split(' ');
  const toMove = findOnce();
  for (const { id, latitude, longitude, at } of rowsOf(read, 'points.txt', ['id', 'latitude', 'longitude', 'why'])) {
    const place = toMove(id, at);
    place.latitude = Math.round(degreesOf(latitude, 90, at) * 1e5);
    place.longitude = Math.round(degreesOf(longitude, 180, at) * 1e5);
  }
  for (const file of ['other-names.txt', 'readings-of-neighbours.txt']) {
    const toKnow = findOnce();
    for (const { id, names, at } of rowsOf(read, file, ['id', 'names'])) {
      const place = toKnow(id, at);
      place.aliases = [...place.aliases, ...listOf(names)];
      place.division?.aliases.push(...listOf(names).filter((name) => name.length > 1 && hasHan(name))); // for the names of places inside: 通县永乐店
    }
  }
  for (const file of ['imperial-china.txt', 'korean-readings.txt'])
    for (const { code, names, at } of rowsOf(read, file, ['code', 'names'])) {
      const place = find(`cn${code}`, at);
      place.aliases = [...place.aliases, ...listOf(names)];
      place.division?.aliases.push(...listOf(names));
    }
  return added;
}

/** The traditional form of a name, as it is written of places in the country of a unit. */
const traditionalIn = (unit: UnitDraft, zh: string): string =>
  countryOf(unit).names.zh === '中国' ? traditional(zh) : traditionalAbroad(zh);

const PLACE_CELLS = ['id', 'en', 'zh', 'kind', 'around', 'latitude', 'longitude', 'people', 'others', 'zone'] as const;

function newPlace(row: Record<(typeof PLACE_CELLS)[number] | 'at', string>, outer: PlaceDraft): PlaceDraft {
  const { id, en, at } = row;
  if (!/^[a-z0-9-]+-x[a-z0-9]+$/.test(id)) throw new Error(`${at}: "${id}" is no id of a curated place`);
  const kind = PLACE_KINDS.find((known) => known === row.kind);
  if (!kind) throw new Error(`${at}: "${row.kind}" is no kind of place`);
  const [latitude, longitude] = [degreesOf(row.latitude, 90, at), degreesOf(row.longitude, 180, at)];
  const north = latitude - outer.latitude / 1e5;
  const east = (longitude - outer.longitude / 1e5) * Math.cos((latitude * Math.PI) / 180);
  const km = 111.2 * Math.hypot(north, east);
  if (km > OUTSIDE_KM && row.zone === '') throw new Error(`${at}: ${id} lies ${Math.round(km)} km from ${row.around}`);
  const zh = simplified(row.zh);
  return {
    scheme: 'curated',
    number: hashOf(id),
    ownId: id,
    names: { en, zh, 'zh-Hant': traditionalIn(outer.unit, zh) },
    latitude: Math.round(latitude * 1e5),
    longitude: Math.round(longitude * 1e5),
    timeZone: row.zone || outer.timeZone,
    ...(row.zone !== '' && { hasOwnZone: true as const }),
    kind,
    population: peopleOf(row.people, at),
    unit: outer.division ?? outer.unit,
    stems: [],
    aliases: listOf(row.others),
    townNames: [],
  };
}

/** Stops the build when the nearest other place of a new one is in another country, unless it is far out with a zone of its own. */
export function refuseStrays(added: readonly PlaceDraft[], places: readonly PlaceDraft[]): void {
  const bands: PlaceDraft[][] = Array.from({ length: 1 + BANDS }, () => []);
  const bandOf = ({ latitude }: PlaceDraft): number => BANDS / 2 + Math.floor(latitude / BAND);
  for (const place of places) bands[bandOf(place)]!.push(place);
  for (const place of added.filter(({ hasOwnZone }) => !hasOwnZone)) {
    let nearest: PlaceDraft | undefined;
    let least = Number.POSITIVE_INFINITY; // square of the distance
    for (let away = 0; away <= BANDS && ((away - 1) * BAND) ** 2 <= least; away++) {
      for (const band of new Set([bandOf(place) - away, bandOf(place) + away])) {
        for (const other of bands[band] ?? []) {
          const apart = (other.latitude - place.latitude) ** 2 + (other.longitude - place.longitude) ** 2;
          if (apart < least && other !== place) [nearest, least] = [other, apart];
        }
      }
    }
    if (!nearest || countryOf(nearest.unit) !== countryOf(place.unit)) {
      throw new Error(`places.txt: ${place.ownId} lies by ${nearest?.names.en}, outside its country`);
    }
  }
}

const BAND = 5_000; // of latitude: 0.05°, in 1e-5 degrees
const BANDS = 18_000_000 / BAND;

/** curated/former-ids.txt: published ids of merged places, each with the present id. */
export function formerIds(places: readonly PlaceDraft[], read: CuratedReader): Map<string, PlaceDraft> {
  const find = finderOf(places);
  const former = new Map<string, PlaceDraft>();
  for (const { old, id, at } of rowsOf(read, 'former-ids.txt', ['old', 'id'])) {
    const place = find(id);
    if (!place) throw new Error(`${at}: there is no place "${id}"`);
    if (find(old) || former.has(old)) throw new Error(`${at}: "${old}" has a place already`);
    former.set(old, place);
  }
  return former;
}
