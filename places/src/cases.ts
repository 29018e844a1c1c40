// Nominatives of names in a sentence (в Нижнем Новгороде, у Києві, w Krakowie), towns of words for their people (Berlinerin, Воронежский), and names with the
// endings and prepositions of "in" and "from" (Tampereella, Szegeden, თბილისში). Tables map each ending to the name's own ending.

import { IN_ARABIC } from './keyboards.ts';

const CYRILLIC = /^\p{Script=Cyrillic}{3,}$/u;
// biome-ignore format: an ending a row, the longest first
const ENDINGS: readonly (readonly [ending: RegExp, names: readonly string[]])[] = [
  [/[еє]ві$/u,      ['їв', 'ів', 'ев']],
  [/[еє]вом$/u,     ['їв', 'ів', 'ев']],
  [/івом$/u,        ['ів']],
  [/[еє]ва$/u,      ['їв', 'ів', 'ев', 'ева']],
  [/ові$/u,         ['ів', 'ово', 'ове']],
  [/(?:ого|ому)$/u, ['ый', 'ий', 'ой', 'ое']],
  [/его$/u,         ['ий', 'ее']],
  [/ем$/u,          ['ий', 'ее']],
  [/ом$/u,          ['ый', 'ой', 'ий', 'ое', 'и', '']],
  [/[ыи]х$/u,       ['ые', 'ие', 'і']],
  [/[ая]х$/u,       ['ы', 'и', 'і', 'а']],
  [/ов$/u,          ['ы', 'и', 'а']],
  [/ой$/u,          ['ая', 'а']],
  [/[ії]й$/u,       ['а']],
  [/ии$/u,          ['ия', 'ий']],
  [/і$/u,           ['а', '', 'о', 'ь', 'я', 'е']],
  [/[еи]$/u,        ['', 'а', 'ь', 'я', 'о', 'й']],
  [/[ыу]$/u,        ['а', '']],
  [/ю$/u,           ['ь', 'я', 'й']],
  [/а$/u,           ['', 'о']],
  [/я$/u,           ['ь', 'й']],
];
// biome-ignore format: an ending a row, the longest first
/** Endings of words for the people of a town: Hamburgerin, lyonnaise, sevillano, İzmirliyim. */
const OF_PEOPLE: readonly (readonly [ending: RegExp, names: readonly string[]])[] = [
  [/(?<=\p{L}{3})n(?:er|erin)$/u,              ['n', 'en', '']],
  [/(?<=\p{L}{3})(?:er|erin)$/u,               ['', 'e', 'en', 'er']],
  [/(?<=\p{L}{3})n(?:iens?|iennes?|ais|aises?)$/u, ['n', '']],
  [/(?<=\p{L}{3})(?:iens?|iennes?|ais|aises?|ois|oises?)$/u, ['', 'e', 'es']],
  [/(?<=\p{L}{3})(?:an[oa]|ese|[eé]s|esa|ense)$/u, ['a', 'o', '', 'e']],
  [/(?<=\p{L}{3})l[iıuü](?:y[iıuü]m)?$/u,       ['']],
  [/(?<=\p{L}{3})(?:iak|ianin|ianka)$/u,       ['', 'a', 'o']],
  [/(?<=\p{L}{3})(?:лянин|лянка)$/u,           ['']],
  [/(?<=\p{L}{3})ск(?:ий|ая|ое|ой|ом)$/u,       ['', 'ск', 'ь', 'а']],
  [/(?<=\p{L}{2})ч(?:анин|анка)$/u,            ['', 'ск', 'ка']],
];
const LATIN = /^[\p{Script=Latin} -]+$/u;
const POLISH = /(?:owie|iem|em|iu|u|a)$/u;
const MAX_NAMES = 24;

/** Possible names of a text with such endings, most likely first; empty for other texts. */
export function nominativesOf(text: string): string[] {
  const ofPeople = endingsOf(OF_PEOPLE, text);
  if (LATIN.test(text)) {
    const stem = text.replace(POLISH, '');
    if (stem === text || stem.length < 2) return ofPeople;
    return [text.endsWith('owie') ? `${stem}ów` : stem, ...ofPeople];
  }
  let found = [''];
  for (const piece of text.split(/(?<=[\s-])|(?=[\s-])/u)) {
    const forms = CYRILLIC.test(piece) ? formsOf(piece) : [piece];
    found = found.flatMap((begun) => forms.map((form) => begun + form)).slice(0, MAX_NAMES);
  }
  return [...found.filter((name) => name !== text), ...ofPeople];
}

/** The word with the endings that its name may have, and unchanged. */
const formsOf = (word: string): string[] => [...endingsOf(ENDINGS, word), word];

/** The word with the other endings of the first row that matches. */
function endingsOf(rows: typeof ENDINGS, word: string): string[] {
  const [ending, names = []] = rows.find(([each]) => each.test(word)) ?? [];
  return ending === undefined ? [] : names.map((name) => word.replace(ending, name));
}

/** A name without its ending, and the countries of the language. */
export interface NameInCase {
  readonly name: string;
  readonly countries: readonly string[];
  /** True if the ending is one letter, which may be a slip. */
  readonly isShort: boolean;
}

type Change = readonly [RegExp, string];
const SAME: Change = [/$/u, ''];
const of = (ending: string): Change => [/$/u, ending];
const ARABIC = IN_ARABIC.join(' ');

// biome-ignore format: a language a row
/** Countries of a language, its endings or prepositions of "in", "from" and "of", and changes of the rest; the rest unchanged is SAME. */
const LOCATIVES: readonly (readonly [countries: string, ending: RegExp, changes: readonly Change[]])[] = [
  // Finnish, with the grades of its consonants: Turussa is Turku, Lahdessa Lahti, Rovaniemellä Rovaniemi
  ['FI', /(?:(?:ss|st|ll|lt)[aä]|lle|n)$/u, [SAME, [/ee$/u, 'e'], [/e$/u, 'i'], [/de$/u, 'ti'], [/([rl])([aou])$/u, '$1k$2'], [/oe$/u, 'oki'], [/äe$/u, 'äki'], [/nn([aä])$/u, 'nt$1'], [/ng([aeiäu])$/u, 'nk$1'], [/t([aäiou])$/u, 'tt$1']]],
  ['SE NO DK', /s$/u, [SAME]],
  ['EE', /(?:s|st|sse|lt?|le)$/u, [SAME]],
  ['HU RO SK RS UA', /(?:b[ae]n?|b[óő]l|r[óő]l|n[áé]l|i)$/u, [SAME]],
  ['HU RO SK RS UA', /(?:[oeö]n|[oeö]tt)$/u, [SAME]],
  ['HU RO SK RS UA', /(?:n|tt)$/u, [SAME]],
  ['TR CY AZ', /['’]?[dt][aeə]n?$/u, [SAME]],
  ['UZ TM KZ KG', /d[ae]n?$/u, [SAME]],
  ['KZ KG UZ RU', /[длт][аәеоөё]н?$/u, [SAME, of('ь')]],
  ['MN', /(?:[дт]|[аэоө]{2}с)$/u, [SAME]],
  ['ES FR', /(?:n|tik|ko)$/u, [SAME]],
  ['ES FR', /(?:e?a|e)n$/u, [SAME]],
  ['GE', /(?:ში|ი?დან|ის)$/u, [SAME, of('ი')]],
  ['AM', /(?:ում|ից|ի)$/u, [SAME]],
  ['LV', /ī$/u, [of('s'), of('is'), SAME]],
  ['LV', /ā$/u, [of('s'), SAME]],
  ['LV', /s$/u, [SAME]],
  ['LT', /uje$/u, [of('us')]],
  ['LT', /yje$/u, [of('ys')]],
  ['LT', /oje$/u, [of('a')]],
  ['LT', /je$/u, [SAME]],
  ['LT', /uose$/u, [of('ai')]],
  ['LT', /ose$/u, [of('os')]],
  ['LT', /e$/u, [of('as')]],
  ['IL PS', /^[במ](?=[א-ת])/u, [SAME]],
  [ARABIC, /^ب(?=\p{L}{3})/u, [SAME]],
  ['ET ER', /^[በከ]/u, [SAME]],
  ['IN NP', / (?:में|मे|से|का|की)$/u, [SAME]],
  ['IN', /(?:मध्ये|ात|ातून)$/u, [SAME]],
  ['IN', /त$/u, [[/्या$/u, 'े'], SAME]],
  ['NP', /मा$/u, [SAME]],
  ['IN', /માં$/u, [SAME]],
  ['BD IN', /(?:য়|য\u09bc|তে|ে)$/u, [SAME]],
  ['IN LK', /[யவ]ில்$/u, [SAME]],
  ['IN LK', /ில்$/u, [of('்')]],
  ['IN', /ులో$/u, [of('్'), of('ు')]],
  ['IN', /లో$/u, [SAME]],
  ['IN', /ಿನಲ್ಲಿ$/u, [of('ು'), of('್')]],
  ['IN', /(?:ಯ|ದ)?ಲ್ಲಿ$/u, [SAME]],
  ['IN', /യിൽ$/u, [SAME]],
  ['IN', /ിൽ$/u, [of('്'), SAME]],
  ['IN', /ത്ത്$/u, [of('ം')]],
  ['IN', / ਵਿੱਚ$/u, [SAME]],
  // prepositions
  ['GR CY', /^(?:στ(?:ην?|ον?|α|ις|ους)|σε|από) /u, [SAME, of('ς')]],
  ['RO MD', /^(?:la|din|în|in) /u, [SAME]],
  ['AL XK MK ME', /^(?:në|nga) /u, [SAME]],
  ['IS', /^[íá] /u, [SAME, [/i$/u, 'ur'], [/firði$/u, 'fjörður']]],
  // Welsh and Irish, with the changes of the first letter
  ['GB', /^yng ngh/u, [[/^/u, 'c']]],
  ['GB', /^yng ng/u, [[/^/u, 'g']]],
  ['GB', /^ym mh/u, [[/^/u, 'p']]],
  ['GB', /^ym m/u, [[/^/u, 'b'], [/^/u, 'm']]],
  ['GB', /^yn nh/u, [[/^/u, 't']]],
  ['GB', /^yn n/u, [[/^/u, 'd'], [/^/u, 'n']]],
  ['GB', /^y[mn] /u, [SAME]],
  ['IE GB', /^i (?:g(?=c)|m(?=b)|n(?=[gd])|b(?=p)|d(?=t)|bh(?=f)|n-?)?/u, [SAME]],
  // Slavic languages in Latin letters
  ['CZ SK SI HR BA RS ME PL', /^(?:ve?|vo|we?|u|iz|z) /u, [SAME, [/[ěeiu]$/u, ''], [/[ěei]$/u, 'a'], [/[ěu]$/u, 'o'], [/i$/u, 'e'], [/ze$/u, 'ha'], [/ci$/u, 'ka'], [/(?:iach|ích)$/u, 'e'], [/ach$/u, 'y'], [/ach$/u, 'e'], [/ach$/u, 'a'], [/owie$/u, 'ów'], [/i[eu]$/u, ''], [/(?<=w)ie$/u, 'a'], [/cie$/u, 'ta'], [/cie$/u, 't'], [/dzie$/u, 'da'], [/rze$/u, 'ra'], [/le$/u, 'ł'], [/y$/u, 'a'], [/y$/u, 'o'], [/ą$/u, 'a'], [/[eo]u$/u, 'a'], [/[eo]m$/u, ''], [/a$/u, ''], [/a$/u, 'o'], [/iem$/u, '']]],
];
const SHORTEST_NAME = 3; // letters

/** The names of places that a text may be with an ending or preposition of "in"; each only in the countries of its language. */
export function namesInCase(text: string): NameInCase[] {
  const lower = text.trim().toLowerCase().normalize('NFC');
  const found: NameInCase[] = [];
  for (const [countries, ending, changes] of LOCATIVES) {
    const rest = lower.replace(ending, '');
    if (rest === lower) continue;
    for (const change of changes) {
      const name = rest.replace(...change);
      if ((name !== rest || change === SAME) && name.length >= SHORTEST_NAME)
        found.push({ name, countries: countries.split(' '), isShort: lower.length - rest.length === 1 });
    }
  }
  return found;
}
