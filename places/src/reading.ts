// Readings of a query: one name, or a name and its surroundings in either order: "Springfield, Illinois", "London Canada", "陕西 渭南 蒲城",
// "长春市朝阳区". The search tries all readings; the best score wins.

import { isWrittenTogether } from './fold.ts';
import { kindWordsAt, withoutKindCharacter, withoutKindWords } from './kinds.ts';

/** A reading of a query. All texts are folded. */
export interface QueryReading {
  readonly name: string;
  /** Divisions or well-known places around the place. */
  readonly around: readonly string[];
  /** True if the last part of `around` may be unfinished or misspelt ("London, Ont"): only after a comma. */
  readonly open: boolean;
  /** Set if a preposition is before the surroundings ("Paris in Texas"), which may belong to the name. */
  readonly isLoose?: true;
  /** Set if the outer part is before the comma ("Canada, London"), which is less frequent. */
  readonly isBackwards?: true;
}

const LONGEST_QUERY = 80; // code points; the rest is ignored
const MAX_WORDS = 7; // a longer text is read only as a whole and by its commas
const MAX_READINGS = 40;
const WORD_ENDS = /[\s,，、،;；؛/|()（）]+/;
const PART_ENDS = /[,，、،;；؛/|()（）]+/;
// biome-ignore format: a row
/** Words between a name and its surroundings: Paris in Texas, Valencia de Venezuela, Olomouc na Moravě. */
const CONNECTIVES: ReadonlySet<string> = new Set(['in', 'of', 'the', 'one', 'en', 'de', 'del', 'della', 'da', 'do', 'di', 'du', 'des', 'nel', 'nella', 'na', 'no', 'v', 've', 'w', 'we', 'i', 'im', 'der', 'din', 'la', 'el', 'в', 'на', 'у', 'o', 'tai', 'في', 'فی', 'در', 'ใน', 'में']);
const LONGEST_HAN_DIVISION = 14; // characters: 黔西南布依族苗族自治州 has eleven

/** Returns true if a folded text names surroundings: a division or a well-known place. */
export type IsAround = (folded: string) => boolean;

/** The parts of a text between its commas, as typed. */
export const partsOf = (text: string): string[] =>
  text
    .split(PART_ENDS)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** All readings of a text, the whole text first. A text without a letter or digit has none. */
export function readings(text: string, fold: (text: string) => string, isAround: IsAround): QueryReading[] {
  const query = [...text].slice(0, LONGEST_QUERY).join('');
  const name = fold(query);
  if (name === '') return [];
  const all: QueryReading[] = [{ name, around: [], open: false }];
  const pieces = (separators: RegExp): string[] =>
    query
      .split(separators)
      .map(fold)
      .filter((piece) => piece !== '');

  const parts = pieces(PART_ENDS);
  if (parts.length > 1 && parts.length <= 5) {
    all.push({ name: parts[0]!, around: parts.slice(1), open: true });
    all.push({ name: parts.at(-1)!, around: parts.slice(0, -1), open: false, isBackwards: true });
  }
  const words = pieces(WORD_ENDS);
  const isParted = parts.length > 1;
  if (words.length > 1 && words.length <= MAX_WORDS) all.push(...bySpaces(words, isAround, isParted));
  if (isWrittenTogether(name)) all.push(...byDivisions([...name], isAround));
  return all.slice(0, MAX_READINGS);
}

/** "springfield illinois usa": the name first, then one or two divisions; or the divisions first. */
function bySpaces(words: readonly string[], isAround: IsAround, isParted = false): QueryReading[] {
  const found: QueryReading[] = [];
  const join = (from: number, to: number): string => words.slice(from, to).join('');
  const offer = (name: string, ...around: string[]): void => {
    if (around.every(isAround)) found.push({ name, around, open: false });
  };
  const offerBackwards = (name: string, ...around: string[]): void => {
    if (around.every(isAround)) found.push({ name, around, open: false, ...(isParted && { isBackwards: true }) });
  };
  const end = words.length;
  for (let i = 1; i < end; i++) {
    offer(join(0, i), join(i, end));
    let behind = i;
    while (behind < end - 1 && CONNECTIVES.has(words[behind]!)) behind++;
    const around = join(behind, end);
    if (behind > i && isAround(around)) found.push({ name: join(0, i), around: [around], open: false, isLoose: true });
    offerBackwards(join(i, end), join(0, i));
    for (let j = i + 1; j < end; j++) {
      offer(join(0, i), join(i, j), join(j, end));
      offerBackwards(join(j, end), join(0, i), join(i, j));
    }
  }
  return found;
}

/** Readings of 陕西省渭南市蒲城县: divisions from the left, then the name. */
function byDivisions(chars: readonly string[], isAround: IsAround): QueryReading[] {
  const found: QueryReading[] = [];
  const peel = (from: number, around: readonly string[]): void => {
    for (let to = Math.min(chars.length - 1, from + LONGEST_HAN_DIVISION); to > from + 1; to--) {
      const division = chars.slice(from, to).join('');
      if (!isAround(division)) continue;
      const inside = [...around, division];
      found.push({ name: chars.slice(to).join(''), around: inside, open: false });
      if (inside.length < 4 && found.length < MAX_READINGS) peel(to, inside);
    }
  };
  if (chars.length <= LONGEST_QUERY / 2) peel(0, []);
  return found;
}

/**
 * Readings of a name with a kind word and its surroundings: "Haidian District, Beijing", "Pudong New Area, Shanghai",
 * "Taipei City Da'an District".
 */
export function looserReadings(text: string, fold: (text: string) => string, isAround: IsAround): QueryReading[] {
  const words = text
    .split(WORD_ENDS)
    .map(fold)
    .filter((word) => word !== '');
  if (words.length > MAX_WORDS) return [];
  const bare = withoutKindWords(words);
  const found = bare.length < words.length ? bySpaces(bare, isAround) : [];
  for (let i = 1; i < words.length; i++) {
    const behind = words.slice(i + kindWordsAt(words, i));
    if (behind.length === words.length - i || behind.length === 0) continue;
    const name = words.slice(0, i).join('');
    for (let j = 1; j <= behind.length; j++) {
      const around = [behind.slice(0, j).join(''), behind.slice(j).join('')].filter((part) => part !== '');
      if (around.every(isAround)) found.push({ name, around, open: false });
    }
  }
  return found;
}

// biome-ignore format: rows
/** Words of names with another spelling. */
const SHORT_WORDS: Readonly<Record<string, string>> = {
  st: 'saint', saint: 'st', sankt: 'st', ste: 'sainte', sainte: 'ste', ft: 'fort', fort: 'ft', mt: 'mount', mount: 'mt', mtn: 'mountain', pt: 'port', co: 'county',
  gen: 'general', tj: 'tanjung', tg: 'târgu', sta: 'santa', sto: 'santo', stgo: 'santiago', pto: 'puerto', pta: 'punta', gral: 'general', cnel: 'coronel', pres: 'presidente', pdte: 'presidente', gov: 'governador', gob: 'gobernador', cel: 'coronel', cons: 'conselheiro', mal: 'marechal', mcal: 'mariscal', sen: 'senador', dep: 'deputado', eng: 'engenheiro', alm: 'almirante', prof: 'professor', cmte: 'comandante', cdro: 'comodoro', tte: 'teniente', sn: 'san', fco: 'francisco', fdo: 'fernando', sgo: 'santiago', nvo: 'nuevo', nva: 'nueva', mte: 'monte', vla: 'villa', gpe: 'guadalupe', pso: 'paso', rib: 'ribeirão', kdz: 'karadeniz', colo: 'colorado', wlkp: 'wielkopolski', maz: 'mazowiecki', śl: 'śląski', cd: 'ciudad', lk: 'lake', lks: 'lakes', gtz: 'gutiérrez', fdez: 'fernández', hdez: 'hernández', glez: 'gonzález', mtz: 'martínez', rdz: 'rodríguez', hts: 'heights', spgs: 'springs', sprs: 'springs', bch: 'beach', pk: 'park', jct: 'junction', cty: 'city', vlg: 'village', nth: 'north', sth: 'south', gt: 'great', gr: 'great', lwr: 'lower', uppr: 'upper',
};
// biome-ignore format: rows
/** Letters with a full stop before a name, with all their expansions: E. St. Louis, S. Bernardo, Va. Beach. */
const DOTTED_WORDS: Readonly<Record<string, readonly string[]>> = {
  e: ['east'], w: ['west'], n: ['north', 'new'], s: ['san', 'south', 'são'], va: ['virginia'], p: ['port', 'pematang'], b: ['bad'], v: ['vila'], sl: ['slavonski'], k: ['kota'], gh: ['gheorghe'], č: ['české'], rio: ['río'], l: ['los'], rm: ['râmnicu'],
  н: ['нижний', 'нижняя', 'новый', 'новая'], в: ['верхний', 'верхняя', 'великий'], б: ['большой', 'большая'], м: ['малый'], к: ['красный'], ст: ['старый', 'старая'],
};
const DOTTED = /^(?:\p{L}{1,2}\.\s?(?:\p{L}\.\s?)?(?=\p{L}{2})|\p{Script=Cyrillic}-(?=\p{Lu}\p{Ll}))/u;
const INITIALS: Readonly<Record<string, string>> = {
  vn: 'vila nova',
  ss: 'san salvador',
  sm: 'san miguel',
  sj: 'san josé',
  sc: 'santa cruz',
};

// biome-ignore format: a row
/** Cities of Germany by the letters of their number plates, before a quarter: HD-Rohrbach, M-Pasing. */
const PLATES: Readonly<Record<string, string>> = {
  A: 'Augsburg', AC: 'Aachen', B: 'Berlin', BI: 'Bielefeld', BHV: 'Bremerhaven', BN: 'Bonn', BO: 'Bochum', BS: 'Braunschweig', C: 'Chemnitz', D: 'Düsseldorf', DA: 'Darmstadt', DD: 'Dresden', DO: 'Dortmund', DU: 'Duisburg', E: 'Essen', EF: 'Erfurt', F: 'Frankfurt am Main', FR: 'Freiburg', GE: 'Gelsenkirchen', H: 'Hannover', HN: 'Heilbronn', HAL: 'Halle', HB: 'Bremen', HD: 'Heidelberg', HH: 'Hamburg', HL: 'Lübeck', HRO: 'Rostock', J: 'Jena', K: 'Köln', KA: 'Karlsruhe', KI: 'Kiel', KO: 'Koblenz', KS: 'Kassel', KR: 'Krefeld', HA: 'Hagen', HAM: 'Hamm', FÜ: 'Fürth', ER: 'Erlangen', LEV: 'Leverkusen', SG: 'Solingen', G: 'Gera', Z: 'Zwickau', L: 'Leipzig', LU: 'Ludwigshafen', M: 'München', MA: 'Mannheim', MD: 'Magdeburg', MG: 'Mönchengladbach', MS: 'Münster', MZ: 'Mainz', N: 'Nürnberg', OB: 'Oberhausen', OS: 'Osnabrück', P: 'Potsdam', PF: 'Pforzheim', R: 'Regensburg', S: 'Stuttgart', SB: 'Saarbrücken', TR: 'Trier', UL: 'Ulm', VS: 'Villingen', W: 'Wuppertal', WI: 'Wiesbaden', WÜ: 'Würzburg',
};
/** The letters of a number plate before a quarter. */
export const PLATE = /^([A-ZÜ]{1,3})-(?=\p{Lu}\p{Ll}{2})/u;

const SUR = /(?<=[\s-])s(?:[/.]-?\s*|[\s-])(?=\p{L})/giu;
const SOUS = /(?<=[\s-])s[/.]?s[/.]?[\s-]+(?=\p{L})/giu;
/** Cities of France with numbered arrondissements, and the number. */
const COUNTED =
  /^(Paris|Lyon|Marseille)[\s,(]+(\d{1,2}|[IVX]{1,5})(?:er|ère|e|è|[eè]me|nd|nde|d)?\)?(?:\s*arr(?:ondissement|t|dt)?\.?)?(?=\s*(?:,|$))/iu;
const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

/** Number of XVI or of 16. */
function countOf(number: string): number {
  if (/^\d+$/.test(number)) return Number(number);
  const digits = [...number.toLowerCase()].map((letter) => ROMAN[letter]!);
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0);
}

// biome-ignore format: a row
/** Ends of German names by the letters of their abbreviations in registers. */
const ENDS: Readonly<Record<string, string>> = {
  ado: 'an der Oder', ads: 'an der Saale', add: 'an der Donau', adr: 'an der Ruhr', adh: 'an der Havel', adl: 'an der Lahn', adw: 'an der Weinstraße', ade: 'an der Elbe', adweinstr: 'an der Weinstraße', adaisch: 'an der Aisch', adilm: 'an der Ilm',
  odt: 'ob der Tauber', ot: 'ob der Tauber', idopf: 'in der Oberpfalz', iopf: 'in der Oberpfalz', opf: 'in der Oberpfalz', idn: 'in der Nordheide', ibr: 'im Breisgau', ib: 'im Breisgau', io: 'in Oldenburg', iw: 'in Westfalen', iwestf: 'in Westfalen', ia: 'im Allgäu', iallg: 'im Allgäu',
  ip: 'in Posen', ischl: 'in Schlesien', ipom: 'in Pommern', iü: 'im Üechtland', ibaden: 'in Baden', imeckl: 'in Mecklenburg',
  am: 'am Main', an: 'am Neckar', arh: 'am Rhein', ainn: 'am Inn', vdh: 'vor der Höhe', vdrhön: 'vor der Rhön', ierzgeb: 'im Erzgebirge', iv: 'im Vogtland', ivogtl: 'im Vogtland', iholst: 'in Holstein', ipfalz: 'in der Pfalz',
};
const END = /(?<=\p{L}{3})(?: |\/)((?:[aiov]\.? ?(?:d\.? ?)?\p{Lu}\p{L}{0,7}|Opf)\.?)(?=$|,)/u;

/** A postal district of London behind its quarter: Woolwich, SE18. */
const OF_LONDON = /(?<=\p{L}{3},? )(?:London,? )?(?:[NESW]|EC|NW|SE|SW|WC)\d{1,2}[A-Z]?(?=$|,)/u;
/** A numbered district or ward of Vietnam: Q2, P.5. */
const OF_VIETNAM = /(?<=^|, ?)([QP])\.? ?(\d{1,2})(?=$|,)/giu;
const RIVERS: Readonly<Record<string, string>> = { д: 'Дону', а: 'Амуре', о: 'Оке' };

/** Expands abbreviations of France, Germany, Italy and Russia: Boulogne s/Mer, Sesto S. Giovanni, HD-Rohrbach, Ростов н/Д; Lyon 7ème becomes Lyon 07. */
const inFull = (text: string): string =>
  text
    .replace(END, (end, letters: string) => {
      const full = ENDS[letters.toLowerCase().replace(/[^\p{L}]/gu, '')];
      return full === undefined ? end : ` ${full}`;
    })
    .replace(PLATE, (plate, code: string) => (PLATES[code] === undefined ? plate : `${PLATES[code]}-`))
    .replace(/(?<=\p{L})[ -]н\/(д|а|о)(?!\p{L})/giu, (_, river: string) => ` на ${RIVERS[river.toLowerCase()]!}`)
    .replace(/(?<=\p{L} )n\. (?=\p{L})/gu, 'nad ')
    .replace(/(?<=\p{L} )S\. ?(?=\p{Lu}\p{Ll})/gu, 'San ')
    .replace(OF_LONDON, 'London')
    .replace(OF_VIETNAM, (_, kind: string, number: string) => `${/q/i.test(kind) ? 'Quận' : 'Phường'} ${number}`)
    .replace(SOUS, 'sous ')
    .replace(SUR, 'sur ')
    .replace(COUNTED, (_, city: string, number: string) => `${city} ${String(countOf(number)).padStart(2, '0')}`);

/** Other spellings of a text with abbreviations: St. Gallen, Ft Worth, Mt Vernon, Cook Co., Boulogne s/Mer, E. St. Louis. Empty for other texts. */
export function respelt(text: string): string[] {
  if (/^\p{L}*$/u.test(text)) return []; // an abbreviation alone, such as Gtz, is no name
  const full = inFull(text);
  const other = (part: string): string =>
    part.replace(/\p{L}+/gu, (word, at: number) => {
      const same = SHORT_WORDS[word.toLowerCase()];
      return same === undefined || (at === 0 && word.toLowerCase() === 'co') ? word : same;
    });
  const found = [other(full)];
  const [dotted] = DOTTED.exec(full) ?? [];
  if (dotted !== undefined) {
    const letters = dotted.toLowerCase().replace(/[\s.-]/g, '');
    const ways = dotted.match(/\./g)?.length === 2 ? [INITIALS[letters]] : (DOTTED_WORDS[letters] ?? []);
    for (const way of ways) if (way !== undefined) found.push(other(`${way} ${full.slice(dotted.length)}`));
  }
  const [, department, town] = POSTCODE.exec(text.trim()) ?? [];
  if (department !== undefined) found.push(`${town}, ${department}`);
  return found.filter((each) => each !== text);
}

/** A postcode of France, which begins with the number of a department: 29200 Brest. */
const POSTCODE = /^(?:F-)?(\d\d)\d{3} (\p{L}[^\d,]+)$/u;

/** The words of a text with this folded form, as they were typed; the folded form itself if there are none. */
export function asTyped(text: string, folded: string, fold: (text: string) => string): string {
  const words = text.split(WORD_ENDS).filter((word) => word !== '');
  for (let from = 0; from < Math.min(words.length, MAX_WORDS); from++) {
    let joined = '';
    for (let to = from; to < words.length && joined.length < folded.length; to++) {
      joined += fold(words[to]!);
      if (joined === folded) return words.slice(from, to + 1).join(' ');
    }
  }
  return folded;
}

/** Splits a text at each space or comma into a name and a qualifier, known or not: Houston Texs, Paris Blahblahia. Longest name first. */
export function splitsInTwo(text: string, fold: (text: string) => string): { name: string; qualifier: string }[] {
  const words = text
    .split(WORD_ENDS)
    .map(fold)
    .filter((word) => word !== '');
  if (words.length > MAX_WORDS) return [];
  return words
    .slice(1)
    .map((_, i) => ({ name: words.slice(0, i + 1).join(''), qualifier: words.slice(i + 1).join('') }))
    .reverse();
}

/** Folded names for a text that is no name itself: Pucheng for Pucheng County, 武昌 for 武昌市. */
export function looserNames(text: string, fold: (text: string) => string): string[] {
  const words = text
    .split(/[\s.]+/)
    .map(fold)
    .filter((word) => word !== '');
  const looser: string[] = [];
  for (const kind of [1, 2]) {
    const at = words.length - kind;
    if (at > 0 && kindWordsAt(words, at) === kind) looser.push(words.slice(0, at).join(''));
  }
  if (words[0] === 'city' && words[1] === 'of') looser.push(words.slice(2).join(''));
  if (/[a-z][1-5]$/.test(words.join(''))) looser.push(words.join('').replace(/(?<=[a-z])[1-5]/g, '')); // bei3jing1, but not Mi1ano
  const bare = withoutKindCharacter(fold(text));
  if (bare) looser.push(bare);
  return looser;
}
