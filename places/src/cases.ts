// Nominatives of names in a sentence (в Нижнем Новгороде, у Києві, w Krakowie), and towns of words for their people (Berlinerin). A table maps
// endings to those of the name.

const CYRILLIC = /^\p{Script=Cyrillic}{3,}$/u;
// biome-ignore format: an ending a row, the longest first
const ENDINGS: readonly (readonly [ending: RegExp, names: readonly string[]])[] = [
  [/[еє]ві$/u,      ['їв', 'ів', 'ев']],
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
