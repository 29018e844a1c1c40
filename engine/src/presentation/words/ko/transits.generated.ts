// Generated from docs/rules/languages/ko.json by engine/build/words/write-names.mjs.

import type { FlowStarNames, TransitNames, TransitWords } from '../words.ts';
import { flowStars as flowStarsHanzi } from '../zh-Hant/transits.generated.ts';
import { transitNames as transitNamesHanzi } from '../zh-Hant/transits.generated.ts';
import { transitPhrases } from './transit-phrases.ts';

export const flowStars: FlowStarNames = {
  tiankuiDecade: '운괴',
  tianyueDecade: '운월',
  wenchangDecade: '운창',
  wenquDecade: '운곡',
  lucunDecade: '운록',
  qingyangDecade: '운양',
  tuoluoDecade: '운타',
  tianmaDecade: '운마',
  hongluanDecade: '운란',
  tianxiDecade: '운희',
  tiankuiYear: '유괴',
  tianyueYear: '유월',
  wenchangYear: '유창',
  wenquYear: '유곡',
  lucunYear: '유록',
  qingyangYear: '유양',
  tuoluoYear: '유타',
  tianmaYear: '유마',
  hongluanYear: '유란',
  tianxiYear: '유희',
  nianjieYear: '연해',
  taisuiYear: '유태세',
  sangmenYear: '유상문',
  baihuYear: '유백호',
  tiankuYear: '유천곡',
  tianxuYear: '유천허',
  tiankuiMonth: '월괴',
  tianyueMonth: '월월',
  wenchangMonth: '월창',
  wenquMonth: '월곡',
  lucunMonth: '월록',
  qingyangMonth: '월양',
  tuoluoMonth: '월타',
  tianmaMonth: '월마',
  hongluanMonth: '월란',
  tianxiMonth: '월희',
  tiankuiDay: '일괴',
  tianyueDay: '일월',
  wenchangDay: '일창',
  wenquDay: '일곡',
  lucunDay: '일록',
  qingyangDay: '일양',
  tuoluoDay: '일타',
  tianmaDay: '일마',
  hongluanDay: '일란',
  tianxiDay: '일희',
  tiankuiHour: '시괴',
  tianyueHour: '시월',
  wenchangHour: '시창',
  wenquHour: '시곡',
  lucunHour: '시록',
  qingyangHour: '시양',
  tuoluoHour: '시타',
  tianmaHour: '시마',
  hongluanHour: '시란',
  tianxiHour: '시희',
};

export const transitNames: TransitNames = {
  sanzai: {
    entering: '들삼재',
    staying: '눌삼재',
    leaving: '날삼재',
  },
  luminaries: {
    luohou: '나후',
    tuxiu: '토수',
    shuiyao: '수요',
    taibai: '태백',
    taiyang: '태양',
    yunhan: '운한',
    jidu: '계도',
    taiyin: '태음',
    mude: '목덕',
  },
};

/** The words of transits in Korean. */
export const transits: TransitWords = { flowStars, flowStarsHanzi: flowStarsHanzi, names: transitNames, hanzi: transitNamesHanzi, phrases: transitPhrases };
