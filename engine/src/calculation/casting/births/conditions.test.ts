import { expect, test } from 'vitest';
import { SCHOOLS } from '../../ziwei/school.ts';
import { CONDITION_NAMES, conditionsOf } from './conditions.ts';
import type { KnownBirth } from './known-birth.ts';

const ALL: KnownBirth = {
  yearPillar: { stem: 'jia', branch: 'zi' },
  monthPillar: { stem: 'bing' },
  dayPillar: { branch: 'xu' },
  hourPillar: { stem: 'ren', branch: 'shen' },
  lunarMonth: 11,
  leapMonth: false,
  lunarDay: 30,
  doubleHour: 'shen',
  lifeBranch: 'chen',
  bodyBranch: 'yin',
  bureau: 'fire6',
  lu: 'lianzhen',
  quan: 'pojun',
  ke: 'wuqu',
  ji: 'taiyang',
  mainStar: 'ziwei+tianfu',
  stars: [
    { star: 'ziwei' },
    { star: 'tanlang', palace: 'spouse' },
    { star: 'santai', branch: 'wu' },
    { star: 'qisha', branch: 'zi', palace: 'life' },
  ],
  patterns: [{ id: 'shaPoLang' }, { id: 'junchenQinghui', form: 'main', clean: true }],
  gender: 'male',
};

test('everything that is known is a condition of its own, by its name and as a text; the gender is none', () => {
  expect(conditionsOf(ALL, SCHOOLS.common).map(({ name, given }) => `${name}=${given}`)).toEqual([
    'yearPillar=jia-zi',
    'monthPillar=bing-_',
    'dayPillar=_-xu',
    'hourPillar=ren-shen',
    'lunarMonth=11',
    'leapMonth=false',
    'lunarDay=30',
    'doubleHour=shen',
    'lifeBranch=chen',
    'bodyBranch=yin',
    'bureau=fire6',
    'lu=lianzhen',
    'quan=pojun',
    'ke=wuqu',
    'ji=taiyang',
    'mainStar=ziwei+tianfu',
    'star=ziwei',
    'star=tanlang@spouse',
    'star=santai:wu',
    'star=qisha:zi@life',
    'pattern=shaPoLang',
    'pattern=junchenQinghui:main clean',
  ]);
});

test('all names of conditions are there, in the order of their output', () => {
  expect([...new Set(conditionsOf(ALL, SCHOOLS.common).map(({ name }) => name))]).toEqual(CONDITION_NAMES);
});

test('what is not known is no condition', () => {
  expect(conditionsOf({ gender: 'female' }, SCHOOLS.common)).toEqual([]);
});
