// Short names and readings of Chinese divisions. The awkward readings come from docs/rules/places.md, section 2.

import { expect, test } from 'vitest';
import { latinOf, pinyinSpellings, stemOf } from './china-names.ts';

for (const [name, stem] of [
  ['蒲城县', '蒲城'],
  ['义乌市', '义乌'],
  ['浦东新区', '浦东'],
  ['阿鲁科尔沁旗', '阿鲁科尔沁'],
  ['延边朝鲜族自治州', '延边'],
  ['长阳土家族自治县', '长阳'],
  ['积石山保安族东乡族撒拉族自治县', '积石山'],
  ['东乡族自治县', '东乡'],
  ['鄂伦春自治旗', '鄂伦春'],
  ['河南蒙古族自治县', '河南'],
  ['管城回族区', '管城'],
  ['神农架林区', '神农架'],
  ['大兴安岭地区', '大兴安岭'],
  ['锡林郭勒盟', '锡林郭勒'],
  ['单县', undefined],
  ['东区', undefined],
] as const) {
  test(`${name} is short ${stem ?? 'for nothing'}`, () => expect(stemOf(name)).toBe(stem));
}

for (const [name, right, wrong] of [
  ['单县', 'shanxian', 'danxian'],
  ['涡阳', 'guoyang', 'woyang'],
  ['洪洞', 'hongtong', 'hongdong'],
  ['歙县', 'shexian', 'xixian'],
  ['繁峙', 'fanshi', 'fanzhi'],
  ['乐亭', 'laoting', 'leting'],
  ['蔚县', 'yuxian', 'weixian'],
  ['浚县', 'xunxian', 'junxian'],
  ['尉犁', 'yuli', 'weili'],
  ['莞城', 'guancheng', 'wancheng'],
  ['大埔', 'dabu', 'dapu'],
  ['闵行', 'minhang', 'minxing'],
  ['民乐', 'minle', 'minyue'],
] as const) {
  test(`${name} is found as ${right} and as ${wrong}`, () => {
    expect(pinyinSpellings(name)).toEqual(expect.arrayContaining([right, wrong]));
    expect(latinOf(name).toLowerCase()).toBe(right);
  });
}

test('names of the tables keep their Latin spelling', () => {
  for (const [name, latin] of [
    ['重庆', 'Chongqing'],
    ['六安', 'Lu’an'],
    ['蚌埠', 'Bengbu'],
    ['亳州', 'Bozhou'],
    ['番禺', 'Panyu'],
    ['铅山', 'Yanshan'],
  ] as const) {
    expect(latinOf(name), name).toBe(latin);
  }
});

test('ü is typed as u, v or yu', () => {
  expect(pinyinSpellings('吕梁')).toEqual(expect.arrayContaining(['luliang', 'lvliang', 'lyuliang']));
  expect(latinOf('吕梁')).toBe('Lüliang');
});
