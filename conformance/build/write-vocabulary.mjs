// Writes vocabulary.json from the glossary of the project: characters in both scripts, and synonyms.

import { readFileSync, writeFileSync } from 'node:fs';

const glossary = JSON.parse(readFileSync(new URL('../../docs/rules/glossary.json', import.meta.url), 'utf8'));
const pairs = new Map();
const collect = (value) => {
  if (typeof value !== 'object' || value === null) return;
  const { zh, zhHant } = value;
  if (typeof zh === 'string' && zh.length === zhHant?.length)
    for (const [n, character] of [...zhHant].entries()) if (character !== [...zh][n]) pairs.set(character, [...zh][n]);
  for (const each of Object.values(value)) collect(each);
};
collect(glossary);
// Characters that other programs use.
for (const [hant, hans] of [
  '僕仆',
  '業业',
  '梟枭',
  '臘腊',
  '衝冲',
  '絕绝',
  '閒闲',
  '鑾銮',
  '龢和',
  '葉叶',
  '輅辂',
  '霑沾',
  '辭词',
  '豔艳',
  '蓋盖',
  '彊强',
])
  pairs.set(hant, hans);

const sorted = [...pairs].sort(([a], [b]) => (a < b ? -1 : 1));
/** Synonyms of palaces, stars and relations. */
const aliases = {
  仆役: '交友',
  奴仆: '交友',
  事业: '官禄',
  相貌: '父母',
  兄弟宫: '兄弟',
  夫妻宫: '夫妻',
  子女宫: '子女',
  财帛宫: '财帛',
  疾厄宫: '疾厄',
  迁移宫: '迁移',
  交友宫: '交友',
  官禄宫: '官禄',
  田宅宫: '田宅',
  福德宫: '福德',
  父母宫: '父母',
  命: '命宫',
  化禄: '禄',
  化权: '权',
  化科: '科',
  化忌: '忌',
  劫杀: '劫煞',
  太岁: '岁建',
  七煞: '七杀',
  枭神: '偏印',
  砂中金: '沙中金',
  砂中土: '沙中土',
  白腊金: '白蜡金',
  井泉水: '泉中水',
};
writeFileSync(
  new URL('../vocabulary.json', import.meta.url),
  `${JSON.stringify({ traditional: sorted.map(([hant]) => hant).join(''), simplified: sorted.map(([, hans]) => hans).join(''), aliases }, undefined, 1)}\n`,
);
