// Names of parameters, ignoring case, `_` and `-`. A name that is nearly ours, or that contains a word by which others call ours (peer-names.ts), is rejected,
// because ignoring it could give a wrong chart; any other is foreign (utm_source) and is ignored with a warning.

import { editDistance } from 'beichen/internal';
import type { ParameterTable } from './parameters/parameter.ts';
import { PEER_NAMES, type PeerName } from './peer-names.ts';

/** The parameters that a foreign name means. */
interface NameMeant {
  /** Our parameters. */
  readonly ours: readonly string[];
  /** The text to send instead, as a person reads it: `gender`, `calendar=lunar`, `date, time`. */
  readonly suggestion: string;
  /** The problem whose sentence explains it. */
  readonly problem: 'resembles' | NonNullable<PeerName['problem']>;
}

/** Context of a foreign name. */
interface NameContext {
  /** Its value, if that is a single text. */
  readonly value?: string;
  /** True if one of our parameters was sent too. */
  isSent?(name: string): boolean;
}

/** Index of the names of one table, created once for each table. */
export interface NameIndex {
  /** Our spelling of a name or alias, or undefined. */
  known(name: string): string | undefined;
  /** The parameters that a foreign name means; undefined for an unrelated one. */
  meant(name: string, context?: NameContext): NameMeant | undefined;
  /** Only the parameter: `timeZone` for `timezon` and for `tz`. */
  resembled(name: string): string | undefined;
}

/** Normalizes a name for comparison. Most names already have this form. */
export const plain = (name: string): string => (/^[a-z]*$/.test(name) ? name : name.toLowerCase().replace(/[_-]/g, ''));

/** The names of a table and misspelt ones. For the page, which sends no others. */
export const ownNames = (table: ParameterTable): NameIndex => indexOf(table, () => undefined);

/** The names of a table, and foreign names with the same meaning. */
export const nameIndex = (table: ParameterTable): NameIndex => indexOf(table, peerNames(table));

/** `by`: the whole name, or the words in it. */
type Peers = (name: string, by: 'whole' | 'words', prefix: string, context: NameContext) => NameMeant | undefined;

function indexOf(table: ParameterTable, peers: Peers): NameIndex {
  const canonical = new Map<string, string>();
  for (const [name, { aliases = [] }] of Object.entries(table)) {
    for (const spelling of [name, ...aliases]) canonical.set(plain(spelling), name);
  }
  // Short aliases such as `term` resemble too many unrelated names (`item`); our own names are checked for misspellings down to four letters.
  const watched = [...canonical].filter(([spelling, name]) => spelling.length >= (spelling === plain(name) ? 4 : 6));
  const meant = (name: string, context: NameContext = {}): NameMeant | undefined => {
    const prefix = prefixOf(name, table);
    const own = name.slice(prefix.length);
    if (isHarmless(own)) return undefined;
    const peer = peers(own, 'whole', prefix, context);
    if (peer !== undefined) return peer;
    const given = plain(own).replace(/[^a-z]/g, ''); // hour[] and hour8 are misspelt too
    const ours = prefix !== '' && canonical.has(given) ? canonical.get(given) : slipOf(given, prefix); // a shared parameter, not one of a person
    if (ours !== undefined) return { ours: [ours], suggestion: ours, problem: 'resembles' };
    return peers(own, 'words', prefix, context);
  };
  return {
    known: (name) => (Object.hasOwn(table, name) ? name : canonical.get(plain(name))),
    meant,
    resembled: (name) => meant(name)?.ours[0],
  };

  function slipOf(given: string, prefix: string): string | undefined {
    if (given.length > LONGEST_SLIP) return undefined;
    let nearest: string | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const [whole, ours] of watched) {
      if (!whole.startsWith(prefix)) continue;
      const spelling = whole.slice(prefix.length);
      if (Math.abs(given.length - spelling.length) > slipsIn(spelling)) continue;
      const distance = editDistance(given, spelling);
      if (distance < least && distance <= slipsIn(spelling)) [nearest, least] = [ours, distance];
    }
    return nearest;
  }
}

const LONGEST_SLIP = 24;

// Maximum number of wrong letters: one in names of four or five letters, two from six on.
const slipsIn = (name: string): number => (name.length < 6 ? 1 : 2);

/** Prefix of a name such as `one.hour`, with its dot, where a table has such names. */
function prefixOf(name: string, table: ParameterTable): string {
  const prefix = name.slice(0, name.indexOf('.') + 1).toLowerCase();
  return Object.keys(table).some((ours) => prefix !== '' && ours.startsWith(prefix)) ? prefix : '';
}

// ---- Foreign names

/** Names in links of campaigns, and names that scripts add to bypass caches. */
const isHarmless = (name: string): boolean =>
  /^_?(?:utm|mtm|pk|hsa|itm)[_-]/i.test(name) || HARMLESS.has(name.toLowerCase());

const HARMLESS = new Set(
  '_ t ts _t _ts timestamp cachebust cachebuster cb nocache rand random rnd nonce v ver version'.split(' '),
);

interface Peer extends PeerName {
  readonly place: number;
}

/** Foreign names and words of names by their meaning, created on first use. */
interface Vocabulary {
  readonly whole: ReadonlyMap<string, readonly Peer[]>;
  readonly words: ReadonlyMap<string, readonly Peer[]>;
  /** Adjacent words. */
  readonly together: readonly (readonly [words: readonly string[], peer: Peer])[];
  readonly parts: readonly (readonly [part: string, peer: Peer])[];
}

let vocabulary: Vocabulary | undefined;

function newVocabulary(): Vocabulary {
  const whole = new Map<string, Peer[]>();
  const words = new Map<string, Peer[]>();
  const together: [readonly string[], Peer][] = [];
  const parts: [string, Peer][] = [];
  const add = (map: Map<string, Peer[]>, key: string, peer: Peer) => map.set(key, [...(map.get(key) ?? []), peer]);
  for (const [place, row] of PEER_NAMES.entries()) {
    const peer = { ...row, place };
    for (const name of listOf(row.whole)) add(whole, name, peer);
    for (const word of listOf(row.words)) {
      if (word.includes('+')) together.push([word.split('+'), peer]);
      else add(words, word, peer);
    }
    for (const part of listOf(row.parts)) {
      if ([...part].length === 1 && !ALSO_INSIDE.has(part)) add(whole, part, peer);
      else parts.push([part, peer]);
    }
  }
  return { whole, words, together, parts };
}

const listOf = (words = ''): readonly string[] => words.split(' ').filter((word) => word !== '');

/** Characters that have the same meaning inside a longer name. */
const ALSO_INSIDE = new Set(['闰', '閏']);

/** The words of a name: `isLunarDate` is `is`, `lunar`, `date`. Diacritics of Vietnamese are ignored. */
const wordsIn = (name: string): readonly string[] =>
  name
    .slice(0, MAX_NAME)
    .normalize('NFKC')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('đ', 'd')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const MAX_NAME = 60;

/** A name without words that only mean a birth, or a switch. */
const coreOf = (name: string): string =>
  name
    .replace(/^(?:is|has|use|using|with|birth|born|natal|my|user|person|the)+(?=.)/, '')
    .replace(/(?:ofbirth|atbirth)$/, '')
    .replace(/(?<=..)(?:str|string|name|value|type|mode|flag|\d{1,3})$/, '');

/** Creates a function that finds the parameters of a table by foreign names. */
function peerNames(table: ParameterTable): Peers {
  return (name, by, prefix, context) => {
    for (const peer of peersOf(name, by)) {
      const meant = meaningIn(peer, prefix, context);
      if (meant !== undefined) return meant;
    }
    return undefined;
  };

  function meaningIn(peer: Peer, prefix: string, { value, isSent }: NameContext): NameMeant | undefined {
    const theirs = value?.trim().toLowerCase();
    const known = Object.entries(peer.values ?? {}).find(
      ([, words]) => theirs !== undefined && listOf(words).includes(theirs),
    );
    if (peer.onlyWithValue && known === undefined) return undefined;
    const prefixes = prefixesIn(prefix, peer.ours[0]!);
    const offered = peer.ours
      .map((each) => each.split('+'))
      .filter((names) => names.every((each) => has(prefixes[0]! + keyOf(each))));
    const isTaken = (names: readonly string[]) => names.every((each) => isSent?.(prefixes[0]! + keyOf(each)) === true);
    const names = (peer.unlessSent ? offered.find((each) => !isTaken(each)) : undefined) ?? offered[0];
    if (names === undefined) return undefined;
    const isValue = known !== undefined && names.length === 1 && takes(prefixes[0]! + names[0]!, known[0]);
    const suggested = isValue ? [`${names[0]}=${known[0]}`] : names;
    return {
      ours: prefixes.flatMap((each) => names.map((own) => each + keyOf(own))),
      suggestion: prefixes.flatMap((each) => suggested.map((own) => each + own)).join(', '),
      problem: peer.problem ?? 'resembles',
    };
  }

  /** The prefix that was sent; without one the prefixes of all people, if only people have the parameter. */
  function prefixesIn(prefix: string, first: string): readonly string[] {
    if (prefix !== '' || !('one.date' in table) || has(first)) return [prefix];
    return ['one.', 'other.'].filter((each) => has(each + keyOf(first.split('+')[0]!)));
  }

  function has(name: string): boolean {
    return Object.hasOwn(table, name);
  }

  /** True if a parameter accepts a value. */
  function takes(name: string, value: string): boolean {
    const { shape } = table[name]!;
    return shape.kind === 'choice' ? shape.of.includes(value) : shape.kind === 'boolean' || shape.kind === 'integer';
  }
}

const keyOf = (ours: string): string => ours.split('=', 1)[0]!;

/** The rows for a name as a whole, or for its words: the more specific first. */
function peersOf(name: string, by: 'whole' | 'words'): readonly Peer[] {
  vocabulary ??= newVocabulary();
  const { whole, words, together, parts } = vocabulary;
  const own = wordsIn(name);
  const joined = own.join('');
  if (by === 'whole') return [...(whole.get(joined) ?? []), ...(whole.get(coreOf(joined)) ?? [])];
  const cores = new Set([...own, ...own.map(coreOf)]);
  const byWords = [
    ...[...cores].flatMap((word) => words.get(word) ?? []),
    ...together.flatMap(([all, peer]) => (all.every((word) => cores.has(word)) ? [peer] : [])),
    ...(/[^\0-\x7f]/.test(joined) ? parts.flatMap(([part, peer]) => (joined.includes(part) ? [peer] : [])) : []),
  ];
  return byWords.sort((one, other) => one.place - other.place);
}
