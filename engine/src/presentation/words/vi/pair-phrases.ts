// Vietnamese sentences of two people.

import type { PairPhrases } from '../words.ts';

// biome-ignore format: a sentence a row
export const pairPhrases: PairPhrases = {
  pillars: { year: 'năm', month: 'tháng' },
  warnings: {
    year_assumed: 'Chỉ biết năm nên lấy can chi {pair} của năm ấy. Ai sinh trước Tết ({newYear}) thì là {previous}; sinh giữa Tết và Lập Xuân ({lichun}) thì hai hệ tính năm khác nhau, phải có ngày mới biết.',
    hour_unknown: 'Không có giờ thì không có cung, trụ giờ và Đại Vận. Chỉ có ngày thì tính theo giữa trưa; sinh từ 23:00 trở đi thì trụ ngày là của ngày sau.',
    term_day: 'Trong ngày này có lúc giao tiết: trước lúc ấy trụ {pillar} là {before}, sau lúc ấy là {after}. Những gì tùy theo trụ ấy được lược bỏ.',
    gender_unknown: 'Không cho biết giới tính nên lược bỏ các sao và Đại Vận tùy theo giới tính.',
  },
};
