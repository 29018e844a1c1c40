// cantian-tymext: stars and relations of four pillars. It extends tyme4ts, which computes the pillars.

import { calculateRelation, getShen } from 'cantian-tymext';
import { PILLARS, serve, starsOnPillars, table, versionOf } from './serve.mjs';
import { answer as tyme4ts } from './tyme4ts.mjs';

const CHARACTERS = { 年: 'year', 月: 'month', 日: 'day', 时: 'hour' };
const NAMES = Object.keys(CHARACTERS);
// biome-ignore format: a group a line
const STARS = [
  '天乙贵人 太极贵人 文昌贵人 福星贵人 天厨贵人 金舆 禄神 羊刃 飞刃 流霞', '将星 华盖 驿马 桃花 劫煞 亡神 灾煞 孤辰 寡宿 红鸾 天喜 丧门 吊客 披麻 元辰 空亡',
  '天德贵人 天德合 月德贵人 月德合 血刃 德秀贵人 四废 天转 地转', '魁罡 阴差阳错 十恶大败 八专 进神 金神 拱禄 学堂 词馆',
].flatMap((group) => group.split(' '));
/** Names of the suite that it spells differently. */
const OTHER_NAMES = {
  国印贵人: '国印',
  红艳煞: '红艳',
  天医: '天医星',
  天赦: '天赦星',
  孤鸾煞: '孤鸾',
  十灵日: '十灵',
  六秀日: '六秀',
};
export const NAMES_OF_STARS = { ...table(STARS, (star) => [star, star]), ...OTHER_NAMES };

function relationsOf(pillars) {
  const given = table(NAMES, (name) => [
    name,
    { 天干: pillars[CHARACTERS[name]][0], 地支: pillars[CHARACTERS[name]][1] },
  ]);
  const found = calculateRelation(given);
  const pairsOf = (part, kind, isKind = () => true) => {
    const pairs = NAMES.flatMap((name) =>
      (found[name]?.[part]?.[kind] ?? []).filter(isKind).map(({ 柱 }) => [name, 柱]),
    );
    const inOrder = pairs.map((pair) => pair.sort((a, b) => NAMES.indexOf(a) - NAMES.indexOf(b)));
    return [...new Set(inOrder.map(([one, other]) => `${CHARACTERS[one]}-${CHARACTERS[other]}`))];
  };
  return {
    六合: pairsOf('地支', '合'),
    六冲: pairsOf('地支', '冲'),
    六害: pairsOf('地支', '害'),
    天干五合: pairsOf('天干', '合'),
  };
}

export function answer(question) {
  if (question.kind !== 'pillarDepth') return;
  const pillars = Object(tyme4ts(question));
  const sizhu = PILLARS.map((name) => pillars[name]).join(' ');
  const onPillars = getShen(sizhu, question.birth.gender === 'male' ? 1 : 0);
  const isOn = (pillar, star) => onPillars[PILLARS.indexOf(pillar)].includes(star);
  return {
    stars: starsOnPillars(NAMES_OF_STARS, isOn),
    relations: relationsOf(pillars),
  };
}

serve(import.meta, { program: 'cantian-tymext', version: versionOf('cantian-tymext') }, answer);
