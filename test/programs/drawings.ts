// The same chart as SVG files in both scripts, light and dark, for a screen and for a phone; and with the layers of a moment.

import { castChart, castTransits, describeChart, describeTransits, drawSvg, LANGUAGES } from 'beichen';

const place = { longitude: 121.5636, timeZone: 'Asia/Taipei' };
const chart = castChart({ date: { year: 1985, month: 2, day: 20 }, hour: 14, minute: 5, gender: 'female', place });

for (const language of LANGUAGES) {
  const document = describeChart(chart, { language });
  const file = drawSvg(document, { theme: 'dark', layout: 'compact', name: '李明' });
  const [, title] = /<title>(.*?)<\/title>/.exec(file)!;
  console.log(language, title!.split(' · ').slice(0, 3).join(' · '));
}
// → en Natal chart · 李明 · Tai Yang &amp; Tai Yin
// → zh 命盘 · 李明 · 太阳 太阴
// → zh-Hant 命盤 · 李明 · 太陽 太陰
// → ja 命盤 · 李明 · 太陽・太陰
// → ko 명반 · 李明 · 태양·태음
// → vi Lá số · 李明 · Thái Dương – Thái Âm

const language = 'en';
const transits = describeTransits(castTransits(chart, '2027-02-10'), { language });
const board = drawSvg(describeChart(chart, { language }), { transits, layers: ['decade', 'year', 'month'] });
console.log(/<title>.*? · (\d{4}-.*?)<\/title>/.exec(board)![1]);
// → 2027-02-10 · Decade Ding-Hai · Annual Ding-Wei · Monthly Ren-Yin
