// Vietnamese names of the flow stars. Names are settled in docs/rules/languages/vi.json, and a test holds them equal.

import type { FlowStarNames } from '../words.ts';

// biome-ignore format: by groups, several to a line
export const flowStars: FlowStarNames = {
  tiankuiDecade: 'Vận Khôi', tianyueDecade: 'Vận Việt', wenchangDecade: 'Vận Xương', wenquDecade: 'Vận Khúc', lucunDecade: 'Vận Lộc',
  qingyangDecade: 'Vận Dương', tuoluoDecade: 'Vận Đà', tianmaDecade: 'Vận Mã', hongluanDecade: 'Vận Loan', tianxiDecade: 'Vận Hỷ',
  tiankuiYear: 'Lưu Khôi', tianyueYear: 'Lưu Việt', wenchangYear: 'Lưu Xương', wenquYear: 'Lưu Khúc', lucunYear: 'Lưu Lộc',
  qingyangYear: 'Lưu Dương', tuoluoYear: 'Lưu Đà', tianmaYear: 'Lưu Mã', hongluanYear: 'Lưu Loan', tianxiYear: 'Lưu Hỷ', tiankuiMonth: 'Nguyệt Khôi',
  tianyueMonth: 'Nguyệt Việt', wenchangMonth: 'Nguyệt Xương', wenquMonth: 'Nguyệt Khúc', lucunMonth: 'Nguyệt Lộc', qingyangMonth: 'Nguyệt Dương',
  tuoluoMonth: 'Nguyệt Đà', tianmaMonth: 'Nguyệt Mã', hongluanMonth: 'Nguyệt Loan', tianxiMonth: 'Nguyệt Hỷ', tiankuiDay: 'Nhật Khôi',
  tianyueDay: 'Nhật Việt', wenchangDay: 'Nhật Xương', wenquDay: 'Nhật Khúc', lucunDay: 'Nhật Lộc', qingyangDay: 'Nhật Dương', tuoluoDay: 'Nhật Đà',
  tianmaDay: 'Nhật Mã', hongluanDay: 'Nhật Loan', tianxiDay: 'Nhật Hỷ', tiankuiHour: 'Thời Khôi', tianyueHour: 'Thời Việt',
  wenchangHour: 'Thời Xương', wenquHour: 'Thời Khúc', lucunHour: 'Thời Lộc', qingyangHour: 'Thời Dương', tuoluoHour: 'Thời Đà',
  tianmaHour: 'Thời Mã', hongluanHour: 'Thời Loan', tianxiHour: 'Thời Hỷ', nianjieYear: 'Niên Giải',
};
