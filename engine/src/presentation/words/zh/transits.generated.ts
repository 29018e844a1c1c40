// Generated from docs/rules/glossary.json by engine/build/words/write-names.mjs.

import type { FlowStarNames, TransitNames, TransitWords } from '../words.ts';
import { transitPhrases } from './transit-phrases.ts';

export const flowStars: FlowStarNames = {
  tiankuiDecade: '运魁',
  tianyueDecade: '运钺',
  wenchangDecade: '运昌',
  wenquDecade: '运曲',
  lucunDecade: '运禄',
  qingyangDecade: '运羊',
  tuoluoDecade: '运陀',
  tianmaDecade: '运马',
  hongluanDecade: '运鸾',
  tianxiDecade: '运喜',
  tiankuiYear: '流魁',
  tianyueYear: '流钺',
  wenchangYear: '流昌',
  wenquYear: '流曲',
  lucunYear: '流禄',
  qingyangYear: '流羊',
  tuoluoYear: '流陀',
  tianmaYear: '流马',
  hongluanYear: '流鸾',
  tianxiYear: '流喜',
  tiankuiMonth: '月魁',
  tianyueMonth: '月钺',
  wenchangMonth: '月昌',
  wenquMonth: '月曲',
  lucunMonth: '月禄',
  qingyangMonth: '月羊',
  tuoluoMonth: '月陀',
  tianmaMonth: '月马',
  hongluanMonth: '月鸾',
  tianxiMonth: '月喜',
  tiankuiDay: '日魁',
  tianyueDay: '日钺',
  wenchangDay: '日昌',
  wenquDay: '日曲',
  lucunDay: '日禄',
  qingyangDay: '日羊',
  tuoluoDay: '日陀',
  tianmaDay: '日马',
  hongluanDay: '日鸾',
  tianxiDay: '日喜',
  tiankuiHour: '时魁',
  tianyueHour: '时钺',
  wenchangHour: '时昌',
  wenquHour: '时曲',
  lucunHour: '时禄',
  qingyangHour: '时羊',
  tuoluoHour: '时陀',
  tianmaHour: '时马',
  hongluanHour: '时鸾',
  tianxiHour: '时喜',
  nianjieYear: '年解',
  taisuiYear: '流太岁',
  sangmenYear: '流丧门',
  baihuYear: '流白虎',
  tiankuYear: '流天哭',
  tianxuYear: '流天虚',
};

export const transitNames: TransitNames = {
  sanzai: {
    entering: '入三灾',
    staying: '枕三灾',
    leaving: '出三灾',
  },
};

/** The words of transits in Simplified Chinese. */
export const transits: TransitWords = { flowStars, flowStarsHanzi: flowStars, names: transitNames, hanzi: transitNames, phrases: transitPhrases };
