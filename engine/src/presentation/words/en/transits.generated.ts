// Generated from docs/rules/glossary.json by engine/build/words/write-names.mjs.

import type { FlowStarNames, TransitNames, TransitWords } from '../words.ts';
import { flowStars as flowStarsHanzi } from '../zh/transits.generated.ts';
import { transitNames as transitNamesHanzi } from '../zh/transits.generated.ts';
import { transitPhrases } from './transit-phrases.ts';

export const flowStars: FlowStarNames = {
  tiankuiDecade: 'Yun Kui (Decade Heavenly Leader)',
  tianyueDecade: 'Yun Yue (Decade Heavenly Halberd)',
  wenchangDecade: 'Yun Chang (Decade Literary Brilliance)',
  wenquDecade: 'Yun Qu (Decade Literary Song)',
  lucunDecade: 'Yun Lu (Decade Stored Prosperity)',
  qingyangDecade: "Yun Yang (Decade Ram's Blade)",
  tuoluoDecade: 'Yun Tuo (Decade Spinning Top)',
  tianmaDecade: 'Yun Ma (Decade Heavenly Horse)',
  hongluanDecade: 'Yun Luan (Decade Red Phoenix)',
  tianxiDecade: 'Yun Xi (Decade Heavenly Joy)',
  tiankuiYear: 'Liu Kui (Annual Heavenly Leader)',
  tianyueYear: 'Liu Yue (Annual Heavenly Halberd)',
  wenchangYear: 'Liu Chang (Annual Literary Brilliance)',
  wenquYear: 'Liu Qu (Annual Literary Song)',
  lucunYear: 'Liu Lu (Annual Stored Prosperity)',
  qingyangYear: "Liu Yang (Annual Ram's Blade)",
  tuoluoYear: 'Liu Tuo (Annual Spinning Top)',
  tianmaYear: 'Liu Ma (Annual Heavenly Horse)',
  hongluanYear: 'Liu Luan (Annual Red Phoenix)',
  tianxiYear: 'Liu Xi (Annual Heavenly Joy)',
  tiankuiMonth: 'Yue Kui (Monthly Heavenly Leader)',
  tianyueMonth: 'Yue Yue (Monthly Heavenly Halberd)',
  wenchangMonth: 'Yue Chang (Monthly Literary Brilliance)',
  wenquMonth: 'Yue Qu (Monthly Literary Song)',
  lucunMonth: 'Yue Lu (Monthly Stored Prosperity)',
  qingyangMonth: "Yue Yang (Monthly Ram's Blade)",
  tuoluoMonth: 'Yue Tuo (Monthly Spinning Top)',
  tianmaMonth: 'Yue Ma (Monthly Heavenly Horse)',
  hongluanMonth: 'Yue Luan (Monthly Red Phoenix)',
  tianxiMonth: 'Yue Xi (Monthly Heavenly Joy)',
  tiankuiDay: 'Ri Kui (Daily Heavenly Leader)',
  tianyueDay: 'Ri Yue (Daily Heavenly Halberd)',
  wenchangDay: 'Ri Chang (Daily Literary Brilliance)',
  wenquDay: 'Ri Qu (Daily Literary Song)',
  lucunDay: 'Ri Lu (Daily Stored Prosperity)',
  qingyangDay: "Ri Yang (Daily Ram's Blade)",
  tuoluoDay: 'Ri Tuo (Daily Spinning Top)',
  tianmaDay: 'Ri Ma (Daily Heavenly Horse)',
  hongluanDay: 'Ri Luan (Daily Red Phoenix)',
  tianxiDay: 'Ri Xi (Daily Heavenly Joy)',
  tiankuiHour: 'Shi Kui (Hourly Heavenly Leader)',
  tianyueHour: 'Shi Yue (Hourly Heavenly Halberd)',
  wenchangHour: 'Shi Chang (Hourly Literary Brilliance)',
  wenquHour: 'Shi Qu (Hourly Literary Song)',
  lucunHour: 'Shi Lu (Hourly Stored Prosperity)',
  qingyangHour: "Shi Yang (Hourly Ram's Blade)",
  tuoluoHour: 'Shi Tuo (Hourly Spinning Top)',
  tianmaHour: 'Shi Ma (Hourly Heavenly Horse)',
  hongluanHour: 'Shi Luan (Hourly Red Phoenix)',
  tianxiHour: 'Shi Xi (Hourly Heavenly Joy)',
  nianjieYear: 'Nian Jie (Annual Year Relief)',
  taisuiYear: 'Liu Tai Sui (Annual Lord of the Year)',
  sangmenYear: 'Liu Sang Men (Annual Mourning Gate)',
  baihuYear: 'Liu Bai Hu (Annual White Tiger)',
  tiankuYear: 'Liu Tian Ku (Annual Heavenly Weeping)',
  tianxuYear: 'Liu Tian Xu (Annual Heavenly Emptiness)',
};

export const transitNames: TransitNames = {
  sanzai: {
    entering: 'Entering Samjae',
    staying: 'Staying Samjae',
    leaving: 'Leaving Samjae',
  },
  luminaries: {
    luohou: 'Luo Hou (Rahu)',
    tuxiu: 'Tu Xiu (Saturn)',
    shuiyao: 'Shui Yao (Mercury)',
    taibai: 'Tai Bai (Venus)',
    taiyang: 'Tai Yang (Sun)',
    yunhan: 'Yun Han (Mars)',
    jidu: 'Ji Du (Ketu)',
    taiyin: 'Tai Yin (Moon)',
    mude: 'Mu De (Jupiter)',
  },
};

/** The words of transits in English. */
export const transits: TransitWords = { flowStars, flowStarsHanzi: flowStarsHanzi, names: transitNames, hanzi: transitNamesHanzi, phrases: transitPhrases };
