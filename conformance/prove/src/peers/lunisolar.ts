// Stars of a birth by lunisolar (char8ex). In our ids. It reads a time on the clock of China and makes its own pillars.

import lunisolar from 'lunisolar';
import char8ex from 'lunisolar/plugins/char8ex.js';
import type { Facts } from '../facts/facts.ts';
import { type PillarChart, starFacts } from '../facts/pillar-charts.ts';

lunisolar.extend(char8ex);

/** Our stars by its names. */
// biome-ignore format: in the order of our ids
const NAMES: Readonly<Record<string, string>> = {
  wenchang: '文昌貴人', guoyin: '國印貴人', tianchu: '天廚貴人', lushen: '綠神', yangren: '羊刃',
  yima: '驛馬', taohua: '桃花', jiesha: '劫煞', wangshen: '亡神', zaisha: '災煞',
  guchen: '孤辰', guasu: '寡宿', sangmen: '喪門', diaoke: '吊客', yuanchen: '元辰', gou: '勾煞',
  tiande: '天德', tiandeHe: '天德合', yuede: '月德', yuedeHe: '月德合', tianyiMedic: '天醫',
  kuigang: '魁罡貴人', yinchaYangcuo: '陰陽差錯', shieDabai: '十惡大敗', ride: '日德', rigui: '日貴', jinshen: '金神',
};

export const LUNISOLAR_STARS: readonly string[] = Object.keys(NAMES);

/** Its stars, and the pillars on which they are. */
export function lunisolarStars({ clock, gender }: PillarChart): { readonly text: string; readonly facts: Facts } {
  const at = new Date(clock).toISOString().slice(0, 16).replace('T', ' ');
  const { year, month, day, hour } = lunisolar(at).char8ex(gender === 'male' ? 1 : 0);
  const on = { year, month, day, hour };
  return {
    text: [year, month, day, hour].map(String).join(' '),
    facts: starFacts(LUNISOLAR_STARS, (place, id) => on[place].gods.some(({ key }) => key === NAMES[id])),
  };
}
