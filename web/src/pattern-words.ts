// With which words are patterns shown? They come with the list of patterns, when a reader opens it.

import type { Language } from 'beichen';

interface PatternWords {
  readonly intro: string;
  readonly found: string;
  readonly none: string;
  /** How rare a pattern is, and the same where something may spoil it. */
  readonly rarity: string;
  readonly cleanRarity: string;
  readonly stars: string;
  readonly form: string;
  readonly spoiledBy: string;
  readonly notSpoiled: string;
  readonly showAll: string;
  /** What lies on the board. */
  readonly lit: string;
  readonly starIn: string;
  readonly back: string;
}

export const PATTERN_WORDS: Readonly<Record<Language, PatternWords>> = {
  en: {
    intro:
      'A pattern is a position of stars that the old books name: it is there or not, and nothing here says what it would mean. How rare it is was counted over all births of the lunar years 1900 to 2099, by the tables of the school. Press a star to see its palace on the board.',
    found: 'In this chart: {count}.',
    none: 'None of the 114 patterns is in this chart.',
    rarity: '1 in {oneIn} births ({percent}%)',
    cleanRarity: '1 in {oneIn} births ({percent}%); with nothing that spoils it {clean}%',
    stars: 'Stars',
    form: 'Form',
    spoiledBy: 'Spoiled by',
    notSpoiled: 'nothing here',
    showAll: 'Show on the board',
    lit: '{pattern}: {palaces}',
    starIn: '{star} in {palace}',
    back: 'Back to the pattern',
  },
  zh: {
    intro:
      '格局是古书中有名目的星曜位置：只说有或没有，不说吉凶含义。稀有程度按本盘流派的星表，数遍农历 1900 至 2099 年的全部出生。点星名，可在命盘上看到它所在的宫。',
    found: '本盘格局：{count}。',
    none: '本盘不合 114 个格局中的任何一个。',
    rarity: '约 {oneIn} 人中 1 人（{percent}%）',
    cleanRarity: '约 {oneIn} 人中 1 人（{percent}%）；其中不破格者占全部出生的 {clean}%',
    stars: '成格之星',
    form: '格式',
    spoiledBy: '破格',
    notSpoiled: '无',
    showAll: '在盘上看',
    lit: '{pattern}：{palaces}',
    starIn: '{palace}{star}',
    back: '回到此格局',
  },
  'zh-Hant': {
    intro:
      '格局是古書中有名目的星曜位置：只說有或沒有，不說吉凶含義。稀有程度按本盤流派的星表，數遍農曆 1900 至 2099 年的全部出生。點星名，可在命盤上看到它所在的宮。',
    found: '本盤格局：{count}。',
    none: '本盤不合 114 個格局中的任何一個。',
    rarity: '約 {oneIn} 人中 1 人（{percent}%）',
    cleanRarity: '約 {oneIn} 人中 1 人（{percent}%）；其中不破格者占全部出生的 {clean}%',
    stars: '成格之星',
    form: '格式',
    spoiledBy: '破格',
    notSpoiled: '無',
    showAll: '在盤上看',
    lit: '{pattern}：{palaces}',
    starIn: '{palace}{star}',
    back: '回到此格局',
  },
};
