// Chinese names with one wrong character: one of the same sound (哈尔宾 for 哈尔滨), which the pinyin finds, or any other one, where all
// other characters are right (石家莊场).

import { type KeyIndex, keysWithPrefix } from './key-index.ts';

/** The commonest reading of each character, without tone. */
export type Syllables = ReadonlyMap<string, string>;

/** Reads the artefact's table: a syllable and its characters on each line. */
export function readSyllables(text: string): Syllables {
  const syllables = new Map<string, string>();
  for (const row of text.split('\n')) {
    const [syllable = '', characters = ''] = row.split('\t');
    for (const character of characters) syllables.set(character, syllable);
  }
  return syllables;
}

/** The name in pinyin, written together; undefined when a character has no reading. */
export const soundOf = (name: string, syllables: Syllables): string | undefined =>
  soundsOfCharacters(name, syllables)?.join('');

/** The syllables of a name; undefined when a character has no reading. */
function soundsOfCharacters(name: string, syllables: Syllables): string[] | undefined {
  const sounds = Array.from(name, (character) => syllables.get(character));
  return sounds.includes(undefined) ? undefined : (sounds as string[]);
}

// biome-ignore format: a row
/** Sounds that many speakers of Chinese do not distinguish: at the end of a syllable, at its beginning. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ng$/, 'n'], [/(?<=[aei])n$/, 'ng'], [/^([zcs])h/, '$1'], [/^([zcs])(?!h)/, '$1h'], [/^n/, 'l'], [/^l/, 'n'], [/^hu/, 'f'], [/^f(?=[aeo])/, 'hu'],
];

/** The name in pinyin with one of its syllables as another speaker says it: anshan for 鞍上, shenzhen for 深证. */
export function soundsAlike(name: string, syllables: Syllables): string[] {
  const sounds = soundsOfCharacters(name, syllables) ?? [];
  return sounds.flatMap((sound, i) =>
    ALIKE.map(([heard, said]) => sound.replace(heard, said))
      .filter((other) => other !== sound)
      .map((other) => [...sounds.slice(0, i), other, ...sounds.slice(i + 1)].join('')),
  );
}

// biome-ignore format: a row
/** Characters of names that are taken for another, by their shape. */
const SHAPES: readonly string[] = [
  '海诲悔侮', '口囗', '宁宇字', '沂圻折', '萨撒', '乌鸟', '莆甫', '岛鸟', '沈沉枕', '圳川', '佛拂', '徽微', '庆厌', '汉汊仅', '津律', '泸沪', '皖院', '滁除', '亳毫', '邯那', '郸单', '晋普', '汾份', '朔溯塑', '沧苍抢', '廊郎', '抚扶', '锦绵棉', '葫胡', '恰哈', '滨宾', '绥缓', '绍招', '衢街', '丽而', '漳障', '赣贡', '莱菜', '潍淮维', '淄缁', '枣束', '菏荷', '濮仆', '漯骡', '鄂额', '郴彬', '娄姿', '湛堪', '揭竭', '钦软', '崇祟', '儋檐', '遂逐', '攀樊', '凉谅', '毕华', '曲由', '玉王', '咸成', '铜钢', '渭谓', '陇拢', '固因', '昌冒', '延廷', '未末', '己已巳', '天夭', '太大犬', '土士', '千干于', '午牛', '贝见', '日曰',
];
const OTHER_SHAPES: ReadonlyMap<string, readonly string[]> = new Map(
  SHAPES.flatMap((group) => [...group].map((one, i) => [one, [...group].filter((_, other) => other !== i)] as const)),
);

/** The names with one character of a similar shape: 上海 for 上诲. */
export const looksAlike = (name: string): string[] => {
  const characters = [...name];
  return characters.flatMap((one, i) =>
    (OTHER_SHAPES.get(one) ?? []).map((other) =>
      [...characters.slice(0, i), other, ...characters.slice(i + 1)].join(''),
    ),
  );
};

const CHARACTER = 3; // bytes of a Han character of the basic plane
const FEWEST = 3; // characters: of a shorter name too little would remain

/** Keys that share the first character and all others but one, which is wrong, missing or too many. */
export function visitSimilarHan(index: KeyIndex, bytes: Uint8Array, visit: (key: number) => void): void {
  if (bytes.length < FEWEST * CHARACTER || bytes.length % CHARACTER !== 0) return;
  const { from, to } = keysWithPrefix(index, bytes.subarray(0, CHARACTER));
  for (let key = from; key < to; key++) {
    const start = index.starts[key]!;
    const length = index.starts[key + 1]! - start;
    const longer = Math.max(length, bytes.length);
    if (longer - Math.min(length, bytes.length) > CHARACTER || length === bytes.length + CHARACTER) continue; // longer ones are beginnings
    let same = 0;
    while (same < length && same < bytes.length && index.text[start + same] === bytes[same]) same++;
    let tail = 0;
    while (
      tail < Math.min(length, bytes.length) - same &&
      index.text[start + length - 1 - tail] === bytes[bytes.length - 1 - tail]
    )
      tail++;
    if (longer - Math.floor(same / CHARACTER) * CHARACTER - Math.floor(tail / CHARACTER) * CHARACTER === CHARACTER)
      visit(key);
  }
}
