// Names in other letters than Latin with one slip: two letters swapped, one missing, too many or wrong. Мосвка for Москва, 서을 for 서울.

// biome-ignore format: an alphabet a row
const ALPHABETS: readonly (readonly [RegExp, string])[] = [
  [/^\p{Script=Cyrillic}+$/u, 'абвгдежзиклмнопрстуфхцчшщъыьэюяієґ'],
  [/^\p{Script=Greek}+$/u, 'αβγδεζηθικλμνξοπρστυφχψω'],
  [/^\p{Script=Hebrew}+$/u, 'אבגדהוזחטיךכלםמןנסעףפץצקרשת'],
  [/^\p{Script=Arabic}+$/u, 'ابتثجحخدذرزسشصضطظعغفقکلمنهویپچژگآأإئءؤے'],
  [/^\p{Script=Georgian}+$/u, 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ'],
  [/^\p{Script=Armenian}+$/u, 'աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ'],
];
const SHORTEST = 4; // letters
const LONGEST = 24;
const HANGUL = /^\p{Script=Hangul}{2,8}$/u;
const FIRST_SYLLABLE = 0xac00;
const [INITIALS, VOWELS, FINALS] = [19, 21, 28];

/** The names that a text may be a slip of, the likeliest slips first; nothing for a text in an alphabet that is not known. */
export function slipsOf(name: string): string[] {
  const letters = [...name];
  if (HANGUL.test(name))
    return letters.flatMap((syllable, i) => otherSyllables(syllable).map((other) => replaced(letters, i, other)));
  const alphabet = ALPHABETS.find(([script]) => script.test(name))?.[1];
  if (alphabet === undefined || letters.length < SHORTEST || letters.length > LONGEST) return [];
  const slips: string[] = [];
  for (let i = 0; i < letters.length; i++) {
    if (i + 1 < letters.length)
      slips.push([...letters.slice(0, i), letters[i + 1], letters[i], ...letters.slice(i + 2)].join(''));
    slips.push(replaced(letters, i, ''));
  }
  for (let i = 0; i < letters.length; i++) for (const letter of alphabet) slips.push(replaced(letters, i, letter));
  for (let i = 0; i < letters.length; i++)
    for (const letter of alphabet) slips.push(replaced(letters, i, letter + letters[i]));
  return slips;
}

const replaced = (letters: readonly string[], at: number, by: string): string =>
  letters.map((letter, i) => (i === at ? by : letter)).join('');

/** The syllables that differ in one of their two or three letters. */
function otherSyllables(syllable: string): string[] {
  const code = syllable.charCodeAt(0) - FIRST_SYLLABLE;
  if (code < 0 || code >= INITIALS * VOWELS * FINALS) return [];
  const [initial, vowel, final] = [
    Math.floor(code / (VOWELS * FINALS)),
    Math.floor(code / FINALS) % VOWELS,
    code % FINALS,
  ];
  const codes: number[] = [];
  for (let i = 0; i < INITIALS; i++) codes.push((i * VOWELS + vowel) * FINALS + final);
  for (let v = 0; v < VOWELS; v++) codes.push((initial * VOWELS + v) * FINALS + final);
  for (let f = 0; f < FINALS; f++) codes.push((initial * VOWELS + vowel) * FINALS + f);
  return codes.filter((other) => other !== code).map((other) => String.fromCharCode(FIRST_SYLLABLE + other));
}
