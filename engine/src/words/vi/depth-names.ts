// Vietnamese names of what the Four Pillars hold in depth. Names are settled in docs/rules/languages/vi.json, and a test holds them equal.

import type { DepthNames } from '../words.ts';

// biome-ignore format: by groups, several to a line
export const depthNames: DepthNames = {
  pillarStars: {
    tianyi: 'Thiên Ất Quý Nhân', taiji: 'Thái Cực Quý Nhân', tiande: 'Thiên Đức Quý Nhân', yuede: 'Nguyệt Đức Quý Nhân', tiandeHe: 'Thiên Đức Hợp',
    yuedeHe: 'Nguyệt Đức Hợp', wenchang: 'Văn Xương Quý Nhân', guoyin: 'Quốc Ấn Quý Nhân', fuxing: 'Phúc Tinh Quý Nhân', xuetang: 'Học Đường',
    ciguan: 'Từ Quán', lushen: 'Lộc Thần', yangren: 'Dương Nhẫn', jinyu: 'Kim Dư', taohua: 'Đào Hoa', yima: 'Dịch Mã', huagai: 'Hoa Cái',
    jiangxing: 'Tướng Tinh', jiesha: 'Kiếp Sát', wangshen: 'Vong Thần', zaisha: 'Tai Sát', guchen: 'Cô Thần', guasu: 'Quả Tú', hongluan: 'Hồng Loan',
    tianxi: 'Thiên Hỷ', hongyan: 'Hồng Diễm Sát', kuigang: 'Khôi Canh', yinchaYangcuo: 'Âm Dương Sai Thác', shieDabai: 'Thập Ác Đại Bại',
    tianluo: 'Thiên La', diwang: 'Địa Võng', tianyiMedic: 'Thiên Y', yuanchen: 'Nguyên Thần', sanqi: 'Tam Kỳ Quý Nhân', kongwang: 'Không Vong',
    sangmen: 'Tang Môn', diaoke: 'Điếu Khách', pima: 'Phi Ma', jinshen: 'Kim Thần', tianshe: 'Thiên Xá', tianchu: 'Thiên Trù Quý Nhân',
    feiren: 'Phi Nhận', liuxia: 'Lưu Hà', liue: 'Lục Ách', gou: 'Câu Sát', jiao: 'Giảo Sát', xueren: 'Huyết Nhận', dexiu: 'Đức Tú Quý Nhân',
    sifei: 'Tứ Phế', tianzhuan: 'Thiên Chuyển', dizhuan: 'Địa Chuyển', guluan: 'Cô Loan Sát', bazhuan: 'Bát Chuyên', shiling: 'Thập Linh Nhật',
    liuxiu: 'Lục Tú Nhật', ride: 'Nhật Đức', rigui: 'Nhật Quý', jinshenDay: 'Tiến Thần', gonglu: 'Củng Lộc',
  },
  relations: {
    stemCombine: 'Thiên Can Ngũ Hợp', stemClash: 'Thiên Can tương xung', sixCombine: 'Lục Hợp', threeCombine: 'Tam Hợp', halfCombine: 'Bán Hợp',
    threeMeeting: 'Tam Hội', sixClash: 'Lục Xung', punishment: 'Tương Hình', selfPunishment: 'Tự Hình', harm: 'Lục Hại', destruction: 'Tương Phá',
    hiddenCombine: 'Ám Hợp', stemControl: 'Can tương khắc', threePunishment: 'Tam Hình', archCombine: 'Củng Hợp', archMeeting: 'Củng Hội',
    severance: 'Tương Tuyệt', pillarRepeat: 'Phục Ngâm', pillarReverse: 'Phản Ngâm',
  },
  elementStates: {
    wang: 'Vượng', xiang: 'Tướng', xiu: 'Hưu', qiu: 'Tù', si: 'Tử',
  },
  rootTags: {
    lu: 'Lộc', blade: 'Nhận', birth: 'Tràng Sinh', store: 'Mộ Khố',
  },
  monthPatterns: {
    zhengguan: 'Cách Chính Quan', qisha: 'Cách Thất Sát', zhengcai: 'Cách Chính Tài', piancai: 'Cách Thiên Tài', zhengyin: 'Cách Chính Ấn',
    pianyin: 'Cách Thiên Ấn', shishen: 'Cách Thực Thần', shangguan: 'Cách Thương Quan', jianlu: 'Cách Kiến Lộc', yangren: 'Cách Dương Nhận',
    yuejie: 'Cách Nguyệt Kiếp',
  },
  structures: {
    follow: 'Cách Tòng', dominant: 'Cách Chuyên Vượng', transform: 'Cách Hóa Khí',
  },
  conditions: {
    noPeerStem: 'Thiên can không có Tỷ Kiếp', noResourceStem: 'Thiên can không có Ấn', noMainRoot: 'Không có gốc bản khí', noRoot: 'Không có gốc',
    noResourceMain: 'Địa chi không có Ấn', completeGroup: 'Hội cục đủ', groupHoldsMonth: 'Cục có chi tháng',
    noOfficerStem: 'Thiên can không có Quan Sát', noOfficerMain: 'Địa chi không có Quan Sát', monthSupports: 'Nguyệt lệnh giúp hóa thần',
    noRival: 'Không tranh hợp', noSibling: 'Không đố hợp', elementShown: 'Hóa thần thấu can', noControllerStem: 'Thiên can không khắc hóa thần',
  },
};
