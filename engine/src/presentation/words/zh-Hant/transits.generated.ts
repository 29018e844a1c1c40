// Generated from docs/rules/glossary.json by engine/build/words/write-names.mjs.

import type { FlowStarNames, TransitNames, TransitWords } from '../words.ts';
import { transitPhrases } from './transit-phrases.ts';

export const flowStars: FlowStarNames = {
  tiankuiDecade: '運魁',
  tianyueDecade: '運鉞',
  wenchangDecade: '運昌',
  wenquDecade: '運曲',
  lucunDecade: '運祿',
  qingyangDecade: '運羊',
  tuoluoDecade: '運陀',
  tianmaDecade: '運馬',
  hongluanDecade: '運鸞',
  tianxiDecade: '運喜',
  tiankuiYear: '流魁',
  tianyueYear: '流鉞',
  wenchangYear: '流昌',
  wenquYear: '流曲',
  lucunYear: '流祿',
  qingyangYear: '流羊',
  tuoluoYear: '流陀',
  tianmaYear: '流馬',
  hongluanYear: '流鸞',
  tianxiYear: '流喜',
  tiankuiMonth: '月魁',
  tianyueMonth: '月鉞',
  wenchangMonth: '月昌',
  wenquMonth: '月曲',
  lucunMonth: '月祿',
  qingyangMonth: '月羊',
  tuoluoMonth: '月陀',
  tianmaMonth: '月馬',
  hongluanMonth: '月鸞',
  tianxiMonth: '月喜',
  tiankuiDay: '日魁',
  tianyueDay: '日鉞',
  wenchangDay: '日昌',
  wenquDay: '日曲',
  lucunDay: '日祿',
  qingyangDay: '日羊',
  tuoluoDay: '日陀',
  tianmaDay: '日馬',
  hongluanDay: '日鸞',
  tianxiDay: '日喜',
  tiankuiHour: '時魁',
  tianyueHour: '時鉞',
  wenchangHour: '時昌',
  wenquHour: '時曲',
  lucunHour: '時祿',
  qingyangHour: '時羊',
  tuoluoHour: '時陀',
  tianmaHour: '時馬',
  hongluanHour: '時鸞',
  tianxiHour: '時喜',
  nianjieYear: '年解',
  taisuiYear: '流太歲',
  sangmenYear: '流喪門',
  baihuYear: '流白虎',
  tiankuYear: '流天哭',
  tianxuYear: '流天虛',
};

export const transitNames: TransitNames = {
  sanzai: {
    entering: '入三災',
    staying: '枕三災',
    leaving: '出三災',
  },
};

/** The words of transits in Traditional Chinese, as in Taiwan. */
export const transits: TransitWords = { flowStars, flowStarsHanzi: flowStars, names: transitNames, hanzi: transitNames, phrases: transitPhrases };
