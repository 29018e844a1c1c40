// Names as the National Institute of Korean Language writes them (외래어 표기 용례집: 중국 지명, 일본 지명).

import { expect, test } from 'vitest';
import { hangulOfChinese, hangulOfJapanese } from './korean-spelling.ts';

test.each([
  ['bei jing', '베이징'], ['shang hai', '상하이'], ['tian jin', '톈진'], ['chong qing', '충칭'], ['qing dao', '칭다오'], ['guang zhou', '광저우'],
  ['su zhou', '쑤저우'], ['luo yang', '뤄양'], ['quan zhou', '취안저우'], ['shen yang', '선양'], ['xi an', '시안'], ['zhu hai', '주하이'], ['dun huang', '둔황'],
  ['gui lin', '구이린'], ['hang zhou', '항저우'], ['jiu jiang', '주장'], ['si ping', '쓰핑'], ['lv shun', '뤼순'], ['xuan cheng', '쉬안청'], ['nan jing', '난징'],
])('%s is %s', (pinyin, hangul) => {
  expect(hangulOfChinese('北京', () => pinyin.split(' '))).toBe(hangul);
}); // biome-ignore format: rows of names

test('the word for the kind of a division is Korean', () => {
  expect(hangulOfChinese('蒲城县', () => ['pu', 'cheng'])).toBe('푸청현');
});

test.each([
  ['Tōkyō', '도쿄'],
  ['Osaka', '오사카'],
  ['Kyoto', '교토'],
  ['Sapporo', '삿포로'],
  ['Nagoya', '나고야'],
  ['Tsukuba', '쓰쿠바'],
  ['Chiba', '지바'],
  ['Kitakyūshū', '기타큐슈'],
  ['Tottori', '돗토리'],
  ['Niigata', '니가타'],
  ['Hokkaido', '홋카이도'],
  ['Gunma', '군마'],
  ['Shinjuku', '신주쿠'],
  ['Sendai', '센다이'],
])('%s is %s', (latin, hangul) => {
  expect(hangulOfJapanese(latin)).toBe(hangul);
});
