// Variants of Chinese characters, and the Chinese name of a place that is shown.

import { Converter } from 'opencc-js';
import { fold, type HanVariants, isAscii } from '../src/fold.ts';

const toSimplified = Converter({ from: 't', to: 'cn' });
const toTraditional = Converter({ from: 'cn', to: 't' });
const fromJapanese = Converter({ from: 'jp', to: 't' });

const MORE_JAPANESE = '戸户姫姬渕渊舘馆冨富嶋岛渋涩澁涩'; // in names of places, but not in OpenCC's table

/** Pairs of characters, the variant first and the simplified one it folds to behind it: from OpenCC's tables. */
export function hanVariantPairs(): string {
  let pairs = MORE_JAPANESE;
  for (let code = 0x3400; code <= 0x9fff; code++) {
    const char = String.fromCharCode(code);
    const simplified = toSimplified(char);
    const known = simplified !== char || toTraditional(char) !== char;
    const target = known ? simplified : toSimplified(fromJapanese(char));
    const isNew = target !== char && !MORE_JAPANESE.includes(char);
    if (isNew && [...target].length === 1) pairs += char + target;
  }
  return pairs;
}

/** 新北市 for 新北市, 廣島市 and 広島市 alike 广岛市. */
export const simplified = remembered((text: string): string =>
  toSimplified(fromJapanese(text)).replace(
    /[戸姫渕舘冨嶋渋澁]/g,
    (char: string) => MORE_JAPANESE[MORE_JAPANESE.indexOf(char) + 1]!,
  ),
);

/** Characters of OpenCC that no place name has, and the forms of Taiwan and Hong Kong. */
const USUAL_FORMS: Readonly<Record<string, string>> = { 臺: '台', 託: '托', 羣: '群', 峯: '峰', 啓: '啟', 爲: '為', 衆: '眾', 牀: '床', 僞: '偽', 綫: '線', 麪: '麵', 竈: '灶', 祕: '秘', 潙: '溈' }; // biome-ignore format: a row

/** The traditional form of a simplified name, by OpenCC's phrases, in the usual characters. */
export const traditional = remembered((text: string): string => rewritten(toTraditional(text), USUAL_FORMS));

const rewritten = (text: string, forms: Readonly<Record<string, string>>): string =>
  [...text].map((character) => forms[character] ?? character).join('');

// biome-ignore format: two rows
/** Characters that OpenCC converts as other words, but that write a sound in foreign names: 马里乌波尔, 布雷根茨, 采尔马特, 阿拉夸拉, 列克星敦, 北干巴鲁, 斗湖, 东吁. */
const OF_OTHER_WORDS: Readonly<Record<string, string>> = { 裏: '里', 裡: '里', 佈: '布', 採: '采', 誇: '夸', 剋: '克', 乾: '干', 幹: '干', 鬥: '斗', 籲: '吁', 鬆: '松', 穀: '谷', 徵: '征', 繫: '系', 係: '系', 製: '制', 姦: '奸', 範: '范', 捨: '舍' };

/** The traditional form of a name outside China, as Taiwan and Hong Kong write it. */
export const traditionalAbroad = (text: string): string => rewritten(traditional(text), OF_OTHER_WORDS);

/** Names without those that lost a 市 of their own: the base list has 川 beside 市川市, 四日 beside 四日市市. */
export function withoutMangled(names: readonly string[]): string[] {
  const whole = names.filter((name) => /市./u.test(name));
  return names.filter((name) => !whole.some((other) => other !== name && other.replaceAll('市', '') === name));
}

/**
 * The Chinese name to show, of all names in Han characters that a source lists without saying in which language: the one that most
 * spellings agree on once simplified (北京, 北京 beats 北平), the shorter at a tie. 市 is dropped where the name is also listed
 * without it, and always in Japan and Korea (大阪市 → 大阪, but 胡志明市 stays).
 */
export function chosenHan(names: readonly string[], country: string): { zh: string; 'zh-Hant': string } | undefined {
  const han = names.filter((name) => /^[\p{Script=Han}·・]+$/u.test(name));
  if (han.length === 0) return undefined;
  const plain = new Set(han.map(simplified));
  const votes = new Map<string, { count: number; first: number }>();
  for (const [first, name] of han.entries()) {
    const whole = simplified(name);
    const bare = /^..+市$/u.test(whole) ? whole.slice(0, -1) : whole;
    const zh = country === 'JP' || country === 'KR' || plain.has(bare) ? bare : whole;
    const vote = votes.get(zh) ?? { count: 0, first };
    vote.count += traditional(whole) === whole ? 2 : 1; // one spelling for both scripts
    votes.set(zh, vote);
  }
  const [chosen] = [...votes].sort(
    ([a, x], [b, y]) => y.count - x.count || a.length - b.length || x.first - y.first || (a < b ? -1 : 1),
  );
  if (!chosen) return undefined;
  const [zh] = chosen;
  return { zh, 'zh-Hant': country === 'CN' ? traditional(zh) : traditionalAbroad(zh) };
}

/** A fold for the build. It remembers names that are not ASCII, which are folded many times and take longer. One serves the whole build. */
export function folder(variants: HanVariants): (text: string) => string {
  const foldOther = remembered((text) => fold(text, variants));
  return (text) => (isAscii(text) ? fold(text, variants) : foldOther(text));
}

/** The function with a memory of its results. */
function remembered(convert: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    let result = known.get(text);
    if (result === undefined) {
      result = convert(text);
      known.set(text, result);
    }
    return result;
  };
}
