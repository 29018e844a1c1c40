// Names of towns in the cases of Slavic languages, as a sentence has them: в Нижнем Новгороде, у Києві, w Krakowie. Each ending has the endings that
// the name itself may have.

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
const LATIN = /^\p{Script=Latin}+$/u;
const POLISH = /(?:owie|iem|em|iu|u|a)$/u;
const MAX_NAMES = 24;

/** The names that a text may be in another case, the likeliest first; nothing where its words have no such ending. */
export function nominativesOf(text: string): string[] {
  const stem = LATIN.test(text) ? text.replace(POLISH, '') : text;
  if (stem !== text && stem.length > 1) return [text.endsWith('owie') ? `${stem}ów` : stem];
  let found = [''];
  for (const piece of text.split(/(?<=[\s-])|(?=[\s-])/u)) {
    const forms = CYRILLIC.test(piece) ? formsOf(piece) : [piece];
    found = found.flatMap((begun) => forms.map((form) => begun + form)).slice(0, MAX_NAMES);
  }
  return found.filter((name) => name !== text);
}

/** The word in the endings that its name may have, and as it is. */
function formsOf(word: string): string[] {
  const [ending, names] = ENDINGS.find(([each]) => each.test(word)) ?? [];
  return ending ? [...names!.map((name) => word.replace(ending, name)), word] : [word];
}
