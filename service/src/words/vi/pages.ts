// Words around the written pages in Vietnamese. Literals only; some are HTML.

import { GLOSSARY_VI } from 'beichen/glossary/vi';
import type { PageWords } from '../page-words.ts';

export const pages: PageWords = {
  navigation: {
    guide: 'Hướng dẫn',
    reference: 'Tham chiếu',
    glossary: 'Thuật ngữ',
    almanac: 'Lịch vạn niên',
    questions: 'Hỏi đáp',
    errors: 'Lỗi',
    changelog: 'Thay đổi',
    contents: 'Mục lục',
  },
  copying: { copy: 'Sao chép', copied: 'Đã sao chép', notCopied: 'Không sao chép được' },
  guide: {
    title: 'Bắc Thần: hướng dẫn sử dụng',
    description:
      'Cách lập lá số Tử Vi Đẩu Số và Tứ Trụ qua HTTP: bắt đầu nhanh, hiệu chỉnh giờ, lỗi, hạn mức, riêng tư.',
  },
  questions: {
    title: 'Bắc Thần: hỏi đáp',
    description: 'Vì sao lá số khác với chương trình khác, ghi giờ nào, lưu lại những gì, có mất tiền không.',
  },
  changelog: { title: 'Bắc Thần: thay đổi', description: 'Bắc Thần đã thay đổi những gì, theo từng phiên bản.' },
  notFound: {
    lead: 'Địa chỉ này không có trang nào. Có thể gõ sai, hoặc liên kết dẫn đến đây không đúng.',
    chart: 'Lập lá số',
    guide: 'Hướng dẫn sử dụng',
    errors: 'Chương trình được trả lời gì ở đây',
  },
  almanac: {
    title: 'Bắc Thần: lịch vạn niên,',
    description:
      'Âm lịch từng ngày: ngày âm lịch, can chi, tiết khí chính xác đến phút, sóc và vọng, mười hai trực và nhị thập bát tú.',
    heading: 'Lịch vạn niên',
    lead: 'Ngày và giờ theo giờ Việt Nam, UTC+7; âm lịch là của Việt Nam. Trụ năm và trụ tháng đổi vào ngày có tiết, như lịch in.',
    monthName: 'tháng {month} năm {year}',
    yearName: 'năm {year}',
    monthNames: [],
    comma: ', ',
    months: 'Tháng',
    years: 'Năm',
    columns: {
      month: ['Ngày', 'Âm lịch', 'Can chi', 'Trực, tú', 'Tiết khí, sóc vọng'],
      terms: ['Tiết khí', 'Bắt đầu'],
      moons: ['Số', 'Sóc', 'Vọng'],
      lunarYear: ['Tháng', 'Từ ngày', 'Số ngày'],
    },
    notes: {
      column: 'Hoàng đạo',
      text: '{path} ({spirit}); giờ hoàng đạo: {hours}',
      paths: { yellow: 'Ngày hoàng đạo', black: 'Ngày hắc đạo' },
    },
    captions: { terms: 'Tiết khí', moons: 'Sóc và vọng', lunarYear: 'Năm âm lịch {pair} (năm con {zodiac})' },
    json: 'Nội dung này bằng JSON',
    subscribe: 'Đăng ký trong phần mềm lịch',
    guideAnchor: 'lịch-vạn-niên',
    guide: 'Nơi khác và lịch khác',
  },
  glossary: {
    title: 'Bắc Thần: thuật ngữ',
    description: 'Mọi thuật ngữ của lá số Tử Vi Đẩu Số và Tứ Trụ: là gì, ở đâu, tính thế nào.',
    heading: 'Thuật ngữ',
    lead: 'Mọi thuật ngữ của lá số: là gì, ở đâu, tính thế nào. Sao an theo bảng thông dụng. Ở đây không luận giải.',
    concepts: 'Khái niệm',
    sentences: GLOSSARY_VI,
  },
  errors: {
    title: 'Bắc Thần: lỗi',
    description: 'Mọi lỗi của API Bắc Thần, kèm mã và ví dụ.',
    heading: 'Lỗi',
    lead: 'Mọi câu trả lời không thành công đều là một tài liệu mô tả vấn đề (RFC 9457) mang một trong các mã sau. Mã không bao giờ đổi; văn bản theo <code>lang</code>. Mỗi đoạn dưới đây là câu trả lời thật: tên và số lấy từ một ví dụ.',
    parameterProblems: 'Lỗi của tham số',
    parameterProblemsLead:
      '400 <code>invalid_parameters</code> kể mọi lỗi một lần, trong <code>errors</code>. Vài loại lỗi chung một mã khi chương trình không cần phân biệt.',
    columns: ['mã', 'gửi đi, ví dụ', 'được trả lời'],
    sent: 'Một yêu cầu và cả câu trả lời',
    answered: 'Câu trả lời, bỏ các trường đầu mà câu trả lời nào cũng có:',
    back: 'Về hướng dẫn',
  },
};
