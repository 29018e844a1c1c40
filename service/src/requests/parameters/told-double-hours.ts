// Double hours in six languages: 辰, 辰时, 卯時, 辰の刻, 진시, giờ Thìn, hour of the dragon.

import type { ToldDoubleHour } from 'beichen';
import { BRANCH_IDS } from 'beichen/glossary';
import { TOLD_DOUBLE_HOURS } from 'beichen/internal';

/** Names of the twelve in the order of the branches, a language a row. A text that two branches share (ty, without diacritics) is not a name. */
const NAMES: readonly string[] = [
  '子 丑 寅 卯 辰 巳 午 未 申 酉 戌 亥',
  '자 축 인 묘 진 사 오 미 신 유 술 해',
  'tý sửu dần mão thìn tỵ ngọ mùi thân dậu tuất hợi',
  'tí suu dan mao thin tị ngo mui than dau tuat hoi',
  'ね うし とら う たつ み うま ひつじ さる とり いぬ い',
  'rat ox tiger rabbit dragon snake horse goat monkey rooster dog pig',
  'mouse cow tiger hare dragon serpent horse sheep monkey cock dog boar',
];

const HALVES: Readonly<Record<string, ToldDoubleHour>> = {
  早子: 'ziEarly',
  子正: 'ziEarly',
  조자: 'ziEarly',
  'early zi': 'ziEarly',
  'early rat': 'ziEarly',
  晚子: 'ziLate',
  夜子: 'ziLate',
  子初: 'ziLate',
  야자: 'ziLate',
  'late zi': 'ziLate',
  'late rat': 'ziLate',
};

/** Words around a name: that it is an hour, or the hour of an animal. */
const AROUND = /^(?:the )?(?:hour of (?:the )?|giờ )|(?: hour|の刻|刻|时|時|時辰|时辰|시)$/gu;

/** Ids by all names, and by 0 to 11 as some programs number them. */
const IDS: ReadonlyMap<string, ToldDoubleHour> = /* @__PURE__ */ idsByName();

function idsByName(): ReadonlyMap<string, ToldDoubleHour> {
  const ids = new Map<string, ToldDoubleHour>(Object.entries(HALVES));
  for (const row of NAMES) for (const [n, name] of row.split(' ').entries()) ids.set(name, BRANCH_IDS[n]!);
  for (const [n, id] of BRANCH_IDS.entries()) ids.set(`${n}`, id);
  for (const id of TOLD_DOUBLE_HOURS) ids.set(id.toLowerCase(), id);
  return ids;
}

/**
 * The double hour of a text, if it is one.
 * @example toldDoubleHour('giờ Thìn') // 'chen'
 */
export function toldDoubleHour(text: string): ToldDoubleHour | undefined {
  const name = text.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ');
  return IDS.get(name) ?? IDS.get(name.replace(AROUND, ''));
}

/** The double hour named by a text that was sent as a clock time. A text with a digit names a clock time, so it gives undefined. */
export const doubleHourForTime = (text: string): ToldDoubleHour | undefined =>
  /\d/.test(text) ? undefined : toldDoubleHour(text);
