// Names in other scripts by their sound: ライプツィヒ and 라이프치히 for Leipzig. The sources list few foreign towns in other scripts than their own.
// Both names become a row of sounds, in which letters that transliterations exchange are one (b, p, f and v; l and r), and rows are compared with
// costs: a vowel costs little, since kana add them and the scripts of the Near East omit them. A general rule; no name is listed here.

import { latinOfKana } from './kana.ts';
import { type KeyIndex, keysWithPrefix } from './key-index.ts';
import { encoded } from './utf8.ts';

/** Sounds of the Latin names of larger places that begin with one letter. */
export interface SoundIndex {
  /** The key of each name in the index of places. */
  readonly keys: Uint32Array;
  /** Weight of the heaviest place with each name. */
  readonly weights: Uint8Array;
  /** Sounds of name n are starts[n] to starts[n+1] of `sounds`. */
  readonly starts: Uint32Array;
  readonly sounds: Uint8Array;
  /** The number of first sounds that a name shares with the one before. */
  readonly shared: Uint8Array;
}

/** The sounds of a name in another script. */
export interface Sounds {
  readonly sounds: readonly number[];
  readonly consonants: number;
  /** True for scripts that omit short vowels. */
  readonly isWithoutVowels: boolean;
  /** True for kana, which add vowels to consonants. */
  readonly isInKana: boolean;
}

const code = (letter: string): number => letter.charCodeAt(0);
const [A, E, I, O, U] = [code('a'), code('e'), code('i'), code('o'), code('u')];
const [P, T, K, S, N, M, R, H] = [
  code('P'),
  code('T'),
  code('K'),
  code('S'),
  code('N'),
  code('M'),
  code('R'),
  code('H'),
];
// Letters whose sound depends on the language: c is k or s; ch, kh and x are k, s or h; j is s, h or a vowel; g is k or j; w is v or a vowel.
const [C, X, J, G, W] = [code('C'), code('X'), code('J'), code('G'), code('W')];
const isVowel = (sound: number): boolean => sound >= A;

const SIZE = 128;
/** Sounds of single letters, by their codes; 0 for none. */
const SINGLE = new Uint8Array(SIZE);
/** Sounds of two letters, by both codes. */
const PAIR = new Uint8Array(SIZE * SIZE);
// biome-ignore format: a sound, and the letters that are read so
for (const [sound, letters] of [
  [A, 'a'], [E, 'e'], [I, 'i y'], [O, 'o'], [U, 'u ou oo'], [P, 'p b f v ph'], [T, 't d th'], [K, 'k q g qu gh ck'], [S, 's z ts tz dj dz cz cs sh sz zh zs ce ci cy'], [N, 'n'], [M, 'm'],
  [R, 'l r'], [H, 'h'], [C, 'c'], [X, 'kh ch'], [J, 'j'], [G, 'ge gi gy'], [W, 'w'],
] as const)
  for (const written of letters.split(' ')) {
    if (written.length === 1) SINGLE[code(written)] = sound;
    else PAIR[code(written[0]!) * SIZE + code(written[1]!)] = sound;
  }
const [LETTER_C, LETTER_G, LETTER_H, LETTER_L, LETTER_N, LETTER_S, LETTER_T, LETTER_U, LETTER_X] = [...'cghlnstux'].map(
  code,
) as [number, number, number, number, number, number, number, number, number];

/** Appends the sounds of Latin letters from `from` to `to`, in one pass. */
function appendSounds(letters: ArrayLike<number>, from: number, to: number, out: number[]): void {
  let last = 0;
  const add = (sound: number): void => {
    if (sound !== last) out.push(sound);
    last = sound;
  };
  for (let i = from; i < to; i++) {
    const letter = letters[i]!;
    const next = i + 1 < to ? letters[i + 1]! : 0;
    const third = i + 2 < to ? letters[i + 2]! : 0;
    if (letter >= SIZE || next >= SIZE) continue;
    if (letter === E && next === A && third === LETTER_U) {
      add(O); // Bordeaux
      i += letters[i + 3] === LETTER_X ? 3 : 2;
    } else if (letter === LETTER_C && next === E && third === LETTER_S && letters[i + 3] === LETTER_T) {
      add(S); // Leicester
      i += 2;
    } else if (letter === I && next === LETTER_L && third === LETTER_L && i > from && SINGLE[letters[i - 1]!]! >= A) {
      add(I); // Marseille
      i += 2;
    } else if (letter === LETTER_X) {
      if (i > from) add(K);
      add(S);
    } else if (
      third === LETTER_H &&
      (letter === LETTER_T || letter === LETTER_S) &&
      (next === LETTER_C || next === LETTER_S)
    ) {
      add(S); // Tschita's sch, Kutch, Utsunomiya's tsh
      i += 2;
    } else if (letter === LETTER_G && i > from && letters[i - 1] === LETTER_N && (next === 0 || SINGLE[next]! < A)) {
      // the g of Hong Kong is no sound of its own
    } else {
      const pair = PAIR[letter * SIZE + next]!;
      add(pair || SINGLE[letter]!);
      // a vowel that softens c or g is a sound of its own
      if ((pair > 0 && !(letter === LETTER_C || letter === LETTER_G)) || (pair > 0 && SINGLE[next]! < A)) i++;
    }
  }
}

/** The sounds of all Latin keys that begin with this letter and have at least this weight. */
export function soundIndexOf(index: KeyIndex, letter: number, least: number): SoundIndex {
  const { text, starts, weights } = index;
  const keys: number[] = [];
  const from: number[] = [];
  const heaviest: number[] = [];
  const sounds: number[] = [];
  const range = keysWithPrefix(index, Uint8Array.of(letter));
  for (let key = range.from; key < range.to; key++) {
    if (weights[key]! < least) continue;
    const [start, end] = [starts[key]!, starts[key + 1]!];
    if (end - start < SHORTEST || end - start > MAX_LETTERS) continue;
    keys.push(key);
    heaviest.push(weights[key]!);
    from.push(sounds.length);
    appendSounds(text, start, end, sounds);
  }
  from.push(sounds.length);
  const shared = keys.map((_, n) => {
    const [before = 0, start = 0, end = 0] = [from[n - 1], from[n], from[n + 1]];
    let same = 0;
    while (before + same < start && start + same < end && sounds[before + same] === sounds[start + same]) same++;
    return same;
  });
  return {
    keys: Uint32Array.from(keys),
    shared: Uint8Array.from(shared),
    weights: Uint8Array.from(heaviest),
    starts: Uint32Array.from(from),
    sounds: Uint8Array.from(sounds),
  };
}

const SHORTEST = 3; // letters
const MAX_LETTERS = 20;

// biome-ignore format: an alphabet a row, each letter before its Latin letters
/** Latin letters of other alphabets; of digraphs first. A letter that is not here is not read. */
const ALPHABETS: Readonly<Record<string, string>> = Object.fromEntries([
  'а a б b в v г g д d е e ж zh з z и i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч tsh ш sh щ sh ы i э e ю iu я ia і i є e ґ g ј i љ l њ n ћ ts ђ dz џ dz қ k ғ g ң n ө o ү u ұ u ә a һ h',
  'α a β v γ g δ d ε e ζ z η i θ t ι i κ k λ l μ m ν n ξ ks ο o π p ρ r σ s τ t υ i φ f χ kh ψ ps ω o',
  'ა a ბ b გ g დ d ე e ვ v ზ z თ t ი i კ k ლ l მ m ნ n ო o პ p ჟ zh რ r ს s ტ t უ u ფ p ქ k ღ gh ყ k შ sh ჩ tsh ც ts ძ dz წ ts ჭ tsh ხ kh ჯ dz ჰ h',
  'ա a բ b գ g դ d ե e զ z է e ը e թ t ժ zh ի i լ l խ kh ծ ts կ k հ h ձ dz ղ gh ճ tsh մ m յ i ն n շ sh ո o չ tsh պ p ջ dz ռ r ս s վ v տ t ր r ց ts ւ w փ p ք k օ o ֆ f',
  'ا a آ a ب b پ p ت t ث s ج dz چ tsh ح h خ kh د d ذ z ر r ز z ژ zh س s ش sh ص s ض d ط t ظ z غ gh ف f ق k ک k گ g ل l م m ن n ه h و w ی i ں n ٹ t ڈ d ڑ r ے e ھ h',
  'א a ב b ג g ד d ה h ו w ז z ח kh ט t י i כ k ך k ל l מ m ם m נ n ן n ס s פ p ף f צ ts ץ ts ק k ר r ש sh ת t',
  'ก k ข k ค k ฆ k ง ng จ ts ฉ ts ช ts ซ s ฌ ts ญ y ฎ d ฏ t ฐ t ฑ t ฒ t ณ n ด d ต t ถ t ท t ธ t น n บ b ป p ผ p ฝ f พ p ฟ f ภ p ม m ย y ร r ล l ว w ศ s ษ s ส s ห h ฬ l ฮ h ะ a า a เ e แ e โ o ใ ai ไ ai ั a ิ i ี i ึ u ื u ุ u ู u ำ am',
  'ក k ខ k គ k ឃ k ង ng ច ts ឆ ts ជ ts ឈ ts ញ n ដ d ឋ t ឌ d ឍ t ណ n ត t ថ t ទ t ធ t ន n ប b ផ p ព p ភ p ម m យ y រ r ល l វ v ស s ហ h ឡ l',
  'က k ခ k ဂ k ဃ k င ng စ s ဆ s ဇ z ဈ z ည n တ t ထ t ဒ d ဓ d န n ပ p ဖ p ဗ b ဘ b မ m ယ y ရ r လ l ဝ w သ t ဟ h',
].flatMap((row) => { const cells = row.split(' '); return cells.flatMap((cell, i) => (i % 2 === 0 ? [[cell, cells[i + 1]!]] : [])); }));
// biome-ignore format: one row
/** Digraphs, which are read before single letters. */
const DIGRAPHS: readonly (readonly [RegExp, string])[] = [
  [/μπ/g, 'b'], [/ντ/g, 'd'], [/γκ/g, 'g'], [/ου/g, 'u'], [/αι/g, 'e'], [/[εο]ι/g, 'i'], [/τ[ζσ]/g, 'ts'], [/ու/g, 'u'], [/дж/g, 'dz'],
  [/([เแโใไ])([ก-ฮ])/g, '$2$1'], [/.์/gu, ''], [/ห(?=[งญนมยรลว])/g, ''],
];
const WITHOUT_VOWELS =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const [FIRST_OF_INDIA, LAST_OF_INDIA] = [0x900, 0xd7f]; // nine blocks of 128 in one order
// biome-ignore format: the letters of a block of India from its first one, 16 a row
const OF_INDIA: readonly string[] = (
  '- n n - - a a i i u u ri - - e e ' +
  'ai o o o au k k g g ng ts ts dz dz n t ' +
  't d d n t t d d n n p p b b m y ' +
  'r r l l r w sh sh s h - - - - a i ' +
  'i u u ri - e e e ai o o o au - t - ' +
  '- - - - - - - - k kh g z r r f y ' +
  '- - - - - - - - - - - - - - - - ' +
  'n - - - - - - - - - n n r l l k'
).split(' ').map((letters) => (letters === '-' ? '' : letters));
const [FIRST_LAO, LAST_LAO, LAO_FROM_THAI] = [0xe81, 0xedf, 0x80];
const FIRST_SYLLABLE = 0xac00;
// biome-ignore format: the letters of a syllable of hangul
const [INITIALS, VOWELS, FINALS] = [
  'k k n t t r m p p s s  ts ts ts k t p h'.split(' '),
  'a e ia ie o e io ie o wa we we io u wo we wi iu u i i'.split(' '),
  ' k k k n n n t r k m r r r p r m p p t t ng t t k t p h'.split(' '),
] as const;

/** A name in another script in Latin letters; undefined if a letter is not known. The text is folded. */
function latinOf(folded: string): string | undefined {
  if (/\p{Script=Hiragana}/u.test(folded)) return latinOfKana(folded);
  let latin = '';
  const text = DIGRAPHS.reduce((read, [digraph, letters]) => read.replace(digraph, letters), folded);
  for (const character of text) {
    const number = character.charCodeAt(0);
    const syllable = number - FIRST_SYLLABLE;
    if (number < 0x80) latin += character;
    else if (syllable >= 0 && syllable < 19 * 21 * 28)
      latin += INITIALS[Math.floor(syllable / 588)]! + VOWELS[Math.floor(syllable / 28) % 21]! + FINALS[syllable % 28]!;
    else if (number >= FIRST_OF_INDIA && number <= LAST_OF_INDIA) latin += OF_INDIA[number & 0x7f]!;
    else {
      const thai = number >= FIRST_LAO && number <= LAST_LAO ? String.fromCharCode(number - LAO_FROM_THAI) : character;
      latin += ALPHABETS[thai] ?? '';
    }
  }
  return latin;
}

/** The sounds of a folded name in another script than Latin and Han; undefined for other texts and for names of fewer than two consonants. */
export function soundsOf(folded: string): Sounds | undefined {
  if (/[a-z\d\p{Script=Han}]/u.test(folded)) return undefined;
  const latin = latinOf(folded);
  if (latin === undefined || latin.length > 2 * MAX_LETTERS) return undefined;
  return soundsOfLatin(latin, WITHOUT_VOWELS.test(folded), /\p{Script=Hiragana}/u.test(folded));
}

/** The sounds of Latin letters; undefined for fewer than two consonants. */
function soundsOfLatin(latin: string, isWithoutVowels: boolean, isInKana = false): Sounds | undefined {
  const sounds: number[] = [];
  const letters = encoded(latin);
  appendSounds(letters, 0, letters.length, sounds);
  const consonants = sounds.filter((sound) => !isVowel(sound)).length;
  return consonants < 2 ? undefined : { sounds, consonants, isWithoutVowels, isInKana };
}

/** The sounds of a folded name in Latin letters, written as it is heard: Lester, Marsay; undefined for other texts. */
export const soundsByEar = (folded: string): Sounds | undefined =>
  /^[a-z]{4,20}$/.test(folded) ? soundsOfLatin(folded, false) : undefined;

/** Vietnamese spelling of a foreign name, syllable by syllable: Oa-sinh-tơn, Niu Oóc. */
const SYLLABLES = /^\p{L}{1,5}(?:[- ]\p{L}{1,5}){1,5}$/u;
const VIETNAMESE = /[ăâđêôơưàáãạảầấậẩẫằắẵặẳèéẹẻẽềếệểễìíịỉĩòóọỏõồốộổỗờớợởỡùúụủũừứựửữỳýỵỷỹ]/iu;

/** The sounds of a name in Vietnamese spelling; undefined for other texts. */
export function soundsInVietnamese(text: string): Sounds | undefined {
  if (!SYLLABLES.test(text) || !VIETNAMESE.test(text)) return undefined;
  const plain = text
    .toLowerCase()
    .replace(/đ/gu, 'd')
    .normalize('NFD')
    .replace(/[^a-z]/gu, '');
  const latin = plain
    .replace(/^o(?=a)/, 'w')
    .replace(/x/g, 's')
    .replace(/gi/g, 'z')
    .replace(/nh/g, 'n')
    .replace(/tr/g, 't');
  return soundsOfLatin(latin, false);
}

/** Cost units: 20 are a wrong consonant that no transliteration explains. */
const WRONG = 20;
/** Costs of one sound for another, and of a sound too many (in row and column 0). */
function costTable(vowel: number): Uint8Array {
  const costs = new Uint8Array(SIZE * SIZE).fill(2 * WRONG);
  const set = (a: number, b: number, cost: number): void => {
    costs[a * SIZE + b] = cost;
    costs[b * SIZE + a] = cost;
  };
  for (let sound = 1; sound < SIZE; sound++) set(sound, sound, 0);
  for (const a of [A, E, I, O, U]) {
    for (const b of [A, E, I, O, U]) if (a !== b) set(a, b, vowel + 1);
    set(a, 0, a === A ? vowel + 1 : vowel);
    set(a, W, 3);
    set(a, J, a === I ? 2 : 6);
    set(a, H, 6);
    set(a, G, 10);
  }
  set(O, U, 1);
  set(E, I, 1);
  // biome-ignore format: a row for each sound that is lost
  for (const [sound, cost] of [[H, 3], [W, 5], [J, 8], [R, 9], [K, 12], [G, 11], [C, 12], [X, 10], [S, 13], [T, 13], [N, 12], [P, 14], [M, 16]] as const)
    set(sound, 0, cost);
  // biome-ignore format: pairs that languages exchange
  for (const [a, b, cost] of [
    [C, K, 0], [C, S, 4], [X, K, 3], [X, S, 2], [X, H, 2], [X, C, 2], [J, S, 2], [J, H, 3], [J, K, 6], [J, X, 4], [G, K, 0], [G, S, 4], [G, J, 2], [G, H, 5], [G, X, 5], [W, P, 1],
    [H, K, 6], [H, S, 9], [H, P, 7], [S, T, 8], [N, M, 5], [K, S, 14], [R, N, 16], [K, T, 18], [P, M, 16],
  ] as const)
    set(a, b, cost);
  return costs;
}

const WRITTEN = costTable(4);
const OMITTED = costTable(1);
const KANA = costTable(4);
for (const [vowel, cost] of [
  [U, 1],
  [O, 2],
  [I, 3],
] as const)
  KANA[vowel * SIZE] = KANA[vowel] = cost; // ビュルツブルク is Würzburg
/** Maximum mean cost of a consonant. */
const COST_A_CONSONANT = 3.2;

// biome-ignore format: a row
/** First Latin letters of names that may begin with a sound. */
const FIRST_LETTERS: Readonly<Record<string, string>> = {
  P: 'pbfvwh', T: 'tdzc', K: 'kgqcxhj', S: 'szcjtxgd', N: 'ngk', M: 'm', R: 'lrh', H: 'hjgkcxf', C: 'cksz', X: 'kchxjgs', J: 'jghyzsd', G: 'gjhk', W: 'wvuobh', a: 'aeohi', e: 'eaiyhj', i: 'iyejh', o: 'oauwh', u: 'uowhv',
};

/**
 * Calls for each name that sounds alike, with its cost.
 * @param indexOf the sounds of names by their first letter
 * @param visit the key in the index of places, and the cost
 * @param only the minimum weight of a name, and the maximum mean cost of its consonants
 */
export function visitAlike(
  indexOf: (letter: number) => SoundIndex,
  { sounds, consonants, isWithoutVowels, isInKana }: Sounds,
  visit: (key: number, cost: number) => void,
  { least, cost }: { readonly least: number; readonly cost: number } = { least: 0, cost: COST_A_CONSONANT },
): void {
  const costs = isWithoutVowels ? OMITTED : isInKana ? KANA : WRITTEN;
  const limit = Math.floor(cost * consonants);
  const firsts = isWithoutVowels && isVowel(sounds[0]!) ? 'aeiouyhjw' : FIRST_LETTERS[String.fromCharCode(sounds[0]!)]!;
  for (const letter of firsts) visitOfLetter(indexOf(code(letter)), sounds, costs, { limit, least }, visit);
}

/**
 * Compares sounds row by row, as for the distance between two texts, and leaves a name as soon as each way costs too much. Names are sorted, so the rows of
 * the sounds that a name shares with the one before are still there.
 */
function visitOfLetter(
  index: SoundIndex,
  sounds: readonly number[],
  costs: Uint8Array,
  { limit, least: lightest }: { readonly limit: number; readonly least: number },
  visit: (key: number, cost: number) => void,
): void {
  const length = sounds.length;
  const width = length + 1;
  const rows = new Uint16Array((MAX_LETTERS + 1) * width);
  const extras = Uint8Array.from(sounds, (sound) => costs[sound * SIZE]!);
  for (let i = 0; i < length; i++) rows[i + 1] = rows[i]! + extras[i]!;
  const gap = costs === WRITTEN ? 3 : 1; // the least that a sound costs which only one of two names has
  let done = 0; // rows that are computed for the beginning of the name
  let tooMuch = MAX_LETTERS + 1; // the first row in which each way costs too much
  for (let n = 0; n < index.keys.length; n++) {
    done = Math.min(done, index.shared[n]!);
    if (tooMuch <= done) continue;
    if (index.weights[n]! < lightest) continue;
    const from = index.starts[n]!;
    const size = index.starts[n + 1]! - from;
    if (size > 2 * length + 2 || length > 2 * size + 2) continue;
    if (gap * Math.abs(size - length) > limit) continue;
    tooMuch = MAX_LETTERS + 1;
    let isTooFar = false;
    while (done < size && !isTooFar) {
      const sound = index.sounds[from + done]! * SIZE;
      const extra = costs[sound]!;
      const above = done * width;
      const here = above + width;
      done++;
      let last = rows[above]! + extra;
      let least = last;
      let leastWhole = last + gap * Math.abs(length - size + done); // with the sounds that only one of the rests has
      rows[here] = last;
      for (let i = 0; i < length; i++) {
        const replaced = rows[above + i]! + costs[sound + sounds[i]!]!;
        const added = rows[above + i + 1]! + extra;
        const left = last + extras[i]!;
        last = replaced < added ? (replaced < left ? replaced : left) : added < left ? added : left;
        rows[here + i + 1] = last;
        if (last < least) least = last;
        const whole = last + gap * Math.abs(length - i - 1 - size + done);
        if (whole < leastWhole) leastWhole = whole;
      }
      if (least > limit) tooMuch = done;
      isTooFar = leastWhole > limit;
    }
    const cost = rows[size * width + length]!;
    if (done >= size && !isTooFar && cost <= limit) visit(index.keys[n]!, cost);
  }
}
