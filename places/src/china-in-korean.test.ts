// Towns of China as Koreans and Vietnamese read their characters. The names are common knowledge: 심양 is the usual name of 沈阳 among Koreans, Từ Châu the
// only one of 徐州 in Vietnamese.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadGazetteer } from './node.ts';
import type { PlaceMatch } from './place.ts';

const { search, surely } = await loadGazetteer();
const chineseNameOf = (query: string): string | undefined => search({ query, limit: 1 })[0]?.place.names.zh;

// biome-ignore format: four to a row
test.each([
  ['심양', '沈阳'], ['심양시', '沈阳'], ['낙양', '洛阳'], ['유주', '柳州'],
  ['형주', '荆州'], ['집안', '集安'], ['임강', '临江'], ['장백현', '长白'],
  ['밀산', '密山'], ['계서', '鸡西'], ['학강', '鹤岗'], ['반금', '盘锦'],
  ['본계', '本溪'], ['적봉', '赤峰'], ['한단', '邯郸'], ['승덕', '承德'],
  ['환인현', '桓仁'], ['관전현', '宽甸'], ['교하', '蛟河'], ['서란', '舒兰'],
  ['수분하', '绥芬河'], ['공주령', '公主岭'], ['와방점', '瓦房店'], ['돈황', '敦煌'],
  ['산동성 곡부', '曲阜'], ['길림성 연길시', '延边|延吉'], ['안양 하남성', '安阳'], ['하남성 안양시', '安阳'],
  ['요령성 안산', '鞍山'], ['요녕성 봉성시', '凤城'], ['소주 강소성', '苏州'], ['광동성 광주', '广州'],
  ['대북', '台北'], ['고웅', '高雄'], ['향항', '香港'], ['여순', '旅顺口'],
])('%s is %s, as Koreans read it', (query, name) => {
  expect(chineseNameOf(query)).toMatch(new RegExp(`^(?:${name})`, 'u'));
});

// biome-ignore format: four to a row
test.each([
  ['Từ Châu', '徐州'], ['Liễu Châu', '柳州'], ['Bằng Tường', '凭祥'], ['Mông Tự', '蒙自'],
  ['Bách Sắc', '百色'], ['Cảnh Hồng', '景洪'], ['Nghĩa Ô', '义乌'], ['Ô Lỗ Mộc Tề', '乌鲁木齐'],
  ['Thành Đô', '成都'], ['Thái An, Sơn Đông', '泰安'], ['Bồ Thành', '蒲城'], ['Phòng Thành Cảng', '防城港'],
])('%s is %s, as Vietnamese read it', (query, name) => {
  expect(chineseNameOf(query)).toMatch(new RegExp(`^${name}`, 'u'));
});

test.each([
  '광주',
  '안양',
  '남양',
  '봉성',
  '의창',
  '사천',
  '대동',
  '강서',
  '하남',
  '양주',
  '청도',
  '태안',
  '평양',
  '영주',
])('%s is in Korea first, though a town of China reads so too', (query) => {
  expect(['KR', 'KP']).toContain(search({ query, limit: 1 })[0]?.place.countryCode);
});

test.each(['Lạc Dương', 'Lạc Sơn', 'Tây Ninh', 'Thái Nguyên', 'Tam Kỳ', 'An Dương', 'Tương Dương'])(
  '%s is in Vietnam first, though a town of China reads so too',
  (query) => {
    expect(search({ query, limit: 1 })[0]?.place.countryCode).toBe('VN');
  },
);

test('a reading that is a division abroad, too, leads to no town of China', () => {
  const rowsOf = (file: string): string[][] =>
    readFileSync(new URL(`../curated/${file}`, import.meta.url), 'utf8')
      .split('\n')
      .map((row) => row.split(' | '));
  const readings = new Set(rowsOf('china-in-korean.txt').flatMap(([, names = '']) => names.split(', ')));
  const both = rowsOf('division-labels.txt')
    .filter(([code = '']) => /^(?!CN|TW|HK|MO|KR|KP|JP|VN|SG|MY)[A-Z]{2}\./.test(code))
    .map(([, korean = '']) => korean.replace(/(?:주|도|현|성|시|군|구|지방)$/u, ''))
    .filter((name) => readings.has(name));
  expect(both).toContain('발리');
  const first = (name: string): PlaceMatch | undefined => search({ query: name, limit: 1 })[0];
  expect(both.filter((name) => first(name)?.match === 'exact' && first(name)?.place.countryCode === 'CN')).toEqual([]);
});

test('no division of Korea is surely a town of China', () => {
  const names = ['korea.txt', 'korea-north.txt'].flatMap((file) =>
    readFileSync(new URL(`../curated/${file}`, import.meta.url), 'utf8').match(
      /(?<=[|,] )[\p{Script=Hangul}]{2,}(?= ?[|,]|$)/gmu,
    ),
  );
  expect(names.length).toBeGreaterThan(400);
  expect(names.filter((name) => ['CN', 'TW'].includes(surely(name ?? '')?.countryCode ?? ''))).toEqual([]);
});
