// Generated from docs/rules/languages/vi.json by engine/build/words/write-names.mjs.

import type { FlowStarNames, TransitNames, TransitWords } from '../words.ts';
import { flowStars as flowStarsHanzi } from '../zh-Hant/transits.generated.ts';
import { transitNames as transitNamesHanzi } from '../zh-Hant/transits.generated.ts';
import { transitPhrases } from './transit-phrases.ts';

export const flowStars: FlowStarNames = {
  tiankuiDecade: 'Vận Khôi',
  tianyueDecade: 'Vận Việt',
  wenchangDecade: 'Vận Xương',
  wenquDecade: 'Vận Khúc',
  lucunDecade: 'Vận Lộc',
  qingyangDecade: 'Vận Kình',
  tuoluoDecade: 'Vận Đà',
  tianmaDecade: 'Vận Mã',
  hongluanDecade: 'Vận Loan',
  tianxiDecade: 'Vận Hỷ',
  tiankuiYear: 'Lưu Khôi',
  tianyueYear: 'Lưu Việt',
  wenchangYear: 'Lưu Xương',
  wenquYear: 'Lưu Khúc',
  lucunYear: 'Lưu Lộc',
  qingyangYear: 'Lưu Kình',
  tuoluoYear: 'Lưu Đà',
  tianmaYear: 'Lưu Mã',
  hongluanYear: 'Lưu Loan',
  tianxiYear: 'Lưu Hỷ',
  tiankuiMonth: 'Nguyệt Khôi',
  tianyueMonth: 'Nguyệt Việt',
  wenchangMonth: 'Nguyệt Xương',
  wenquMonth: 'Nguyệt Khúc',
  lucunMonth: 'Nguyệt Lộc',
  qingyangMonth: 'Nguyệt Kình',
  tuoluoMonth: 'Nguyệt Đà',
  tianmaMonth: 'Nguyệt Mã',
  hongluanMonth: 'Nguyệt Loan',
  tianxiMonth: 'Nguyệt Hỷ',
  tiankuiDay: 'Nhật Khôi',
  tianyueDay: 'Nhật Việt',
  wenchangDay: 'Nhật Xương',
  wenquDay: 'Nhật Khúc',
  lucunDay: 'Nhật Lộc',
  qingyangDay: 'Nhật Kình',
  tuoluoDay: 'Nhật Đà',
  tianmaDay: 'Nhật Mã',
  hongluanDay: 'Nhật Loan',
  tianxiDay: 'Nhật Hỷ',
  tiankuiHour: 'Thời Khôi',
  tianyueHour: 'Thời Việt',
  wenchangHour: 'Thời Xương',
  wenquHour: 'Thời Khúc',
  lucunHour: 'Thời Lộc',
  qingyangHour: 'Thời Kình',
  tuoluoHour: 'Thời Đà',
  tianmaHour: 'Thời Mã',
  hongluanHour: 'Thời Loan',
  tianxiHour: 'Thời Hỷ',
  nianjieYear: 'Niên Giải',
  taisuiYear: 'Lưu Thái Tuế',
  sangmenYear: 'Lưu Tang Môn',
  baihuYear: 'Lưu Bạch Hổ',
  tiankuYear: 'Lưu Thiên Khốc',
  tianxuYear: 'Lưu Thiên Hư',
};

export const transitNames: TransitNames = {
  sanzai: {
    entering: 'Tam Tai năm đầu',
    staying: 'Tam Tai năm giữa',
    leaving: 'Tam Tai năm cuối',
  },
  luminaries: {
    luohou: 'La Hầu',
    tuxiu: 'Thổ Tú',
    shuiyao: 'Thủy Diệu',
    taibai: 'Thái Bạch',
    taiyang: 'Thái Dương',
    yunhan: 'Vân Hớn',
    jidu: 'Kế Đô',
    taiyin: 'Thái Âm',
    mude: 'Mộc Đức',
  },
};

/** The words of transits in Vietnamese. */
export const transits: TransitWords = { flowStars, flowStarsHanzi: flowStarsHanzi, names: transitNames, hanzi: transitNamesHanzi, phrases: transitPhrases };
