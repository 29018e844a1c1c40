// Takes pictures with a browser: for links to the page, for the repository and for the installation. They show our drawing of an example chart with words
// beside it, and the star as icons. Run it by hand when a drawing has changed; the files are stored beside the page: CHROMIUM=/usr/bin/chromium node
// web/build/picture.mjs

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { castChart, describeChart, drawSvg } from 'beichen';
import { chromium } from 'playwright-core';

const SOURCE = new URL('../src/icons/', import.meta.url);

const chart = castChart({
  date: { year: 1990, month: 7, day: 23 },
  hour: 8,
  minute: 30,
  gender: 'male',
  place: { longitude: 116.4, timeZone: 'Asia/Shanghai' },
});
const drawing = drawSvg(describeChart(chart, { language: 'zh' }), { theme: 'light' });
const star = await readFile(new URL('favicon.svg', SOURCE), 'utf8');

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--headless', '--no-sandbox'] });
const page = await browser.newPage();
// The preview of links to the page, and the social preview of the repository.
for (const [file, width, height] of [
  [new URL('og.png', SOURCE), 1200, 630],
  [new URL('../../docs/pictures/social.png', import.meta.url), 1280, 640],
]) {
  await page.setViewportSize({ width, height });
  await page.setContent(`<!doctype html><html lang="zh-Hans"><style>
  body { margin: 0; display: flex; width: ${width}px; height: ${height}px; background: #f4eee1; color: #241f1a; font-family: "Noto Serif SC", "Noto Serif CJK SC", serif; }
  .drawing { width: 590px; margin: 20px; }
  .drawing svg { width: 590px; height: 590px; }
  .words { flex: 1; margin: 0 40px 0 30px; display: flex; flex-direction: column; justify-content: center; }
  .star svg { width: 84px; height: 84px; }
  h1 { margin: 24px 0 18px; font-size: 76px; line-height: 1.1; }
  p { margin: 0 0 14px; font-size: 31px; line-height: 1.4; color: #5c5245; }
</style><div class="drawing">${drawing}</div><div class="words"><div class="star">${star}</div><h1>北辰 Beichen</h1>
<p>紫微斗数 · 四柱八字</p><p>Zi Wei Dou Shu and Four Pillars, in true solar time</p></div></html>`);
  await page.screenshot({ path: fileURLToPath(file) });
}

// The system may crop a maskable icon to any shape: its background reaches the edge, and the star is within the middle four fifths.
for (const [name, size, isCut] of [
  ['icon-192', 192, false],
  ['icon-512', 512, false],
  ['icon-maskable-512', 512, true],
  ['apple-touch-icon', 180, true],
]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<!doctype html><style>
    body { margin: 0; background: ${isCut ? '#a32318' : 'none'}; }
    svg { display: block; width: ${isCut ? '80%' : '100%'}; margin: ${isCut ? '10%' : 0}; }
  </style>${star}`);
  await page.screenshot({ path: fileURLToPath(new URL(`${name}.png`, SOURCE)), omitBackground: true });
}
await browser.close();
