// Vietnamese names of the patterns of Zi Wei. Names are settled in docs/rules/languages/vi.json, and a test holds them equal.

import type { PatternNames } from '../words.ts';

// biome-ignore format: by groups, several to a line
export const patternNames: PatternNames = {
  patterns: {
    zifuTonggong: 'Tử Phủ Đồng Cung', zifuChaoyuan: 'Tử Phủ Triều Viên', zifuJiaming: 'Tử Phủ Giáp Mệnh', tianfuChaoyuan: 'Thiên Phủ Triều Viên',
    fuxiangChaoyuan: 'Phủ Tướng Triều Viên', jixiangLiming: 'Cực Hướng Ly Minh', jijuMaoyou: 'Cực Cư Mão Dậu', junchenQinghui: 'Quân Thần Khánh Hội',
    fubiGongzhu: 'Phụ Bật Củng Chủ', jinyuFujia: 'Kim Dư Phù Giá', riyueTonglin: 'Nhật Nguyệt Đồng Lâm', juriTonggong: 'Cự Nhật Đồng Cung',
    rizhaoLeimen: 'Nhật Chiếu Lôi Môn', richuFusang: 'Nhật Xuất Phù Tang', jincanGuanghui: 'Kim Xán Quang Huy',
    riyueBingming: 'Nhật Nguyệt Tịnh Minh', danchiGuichi: 'Đan Trì Quế Trì', riyueFanbei: 'Nhật Nguyệt Phản Bối',
    riyueCanghui: 'Nhật Nguyệt Tàng Huy', riyueZhaobi: 'Nhật Nguyệt Chiếu Bích', riyueJiaming: 'Nhật Nguyệt Giáp Mệnh',
    riyueJiacai: 'Nhật Nguyệt Giáp Tài', riyueJie: 'Nhật Nguyệt Tật Ách', yuelangTianmen: 'Nguyệt Lãng Thiên Môn',
    yueshengCanghai: 'Nguyệt Sinh Thương Hải', shuichengGuie: 'Thủy Trừng Quế Ngạc', mingzhuChuhai: 'Minh Châu Xuất Hải',
    jiYueTongLiang: 'Cơ Nguyệt Đồng Lương', shanyinChaogang: 'Thiện Ấm Triều Cương', shuimuQinghua: 'Thủy Mộc Thanh Hoa',
    jujiTonglin: 'Cự Cơ Đồng Lâm', jujiJumao: 'Cự Cơ Cư Mão', jujiHuayou: 'Cự Cơ Hóa Dậu', shouxingRumiao: 'Thọ Tinh Nhập Miếu',
    yingxingRumiao: 'Anh Tinh Nhập Miếu', qishaChaodou: 'Thất Sát Triều Đẩu', xiongsuChaoyuan: 'Hùng Tú Triều Nguyên',
    lianzhenWenwu: 'Liêm Trinh Văn Vũ', shizhongYinyu: 'Thạch Trung Ẩn Ngọc', shaPoLang: 'Sát Phá Tham', wutanTongxing: 'Vũ Tham Đồng Hành',
    huotan: 'Hỏa Tham', lingtan: 'Linh Tham', tanhuoXiangfeng: 'Tham Hỏa Tương Phùng', wuquShouyuan: 'Vũ Khúc Thủ Viên',
    jiangxingDedi: 'Tướng Tinh Đắc Địa', caijuCaiwei: 'Tài Cư Tài Vị', caiyinJiayin: 'Tài Ấm Giáp Ấn', xingjiJiayin: 'Hình Kỵ Giáp Ấn',
    caiyinJialu: 'Tài Ấn Giáp Lộc', cailuJiama: 'Tài Lộc Giáp Mã', lumaJiaochi: 'Lộc Mã Giao Trì', lumaPeiyin: 'Lộc Mã Bội Ấn',
    luheYuanyang: 'Lộc Hợp Uyên Ương', shuangluChaoyuan: 'Song Lộc Triều Viên', shuangluJiaoliu: 'Song Lộc Giao Lưu',
    shuangluJiaming: 'Song Lộc Giáp Mệnh', mingluAnlu: 'Minh Lộc Ám Lộc', kemingAnlu: 'Khoa Minh Ám Lộc', sanqiJiahui: 'Tam Kỳ Gia Hội',
    keQuanLuJia: 'Khoa Quyền Lộc Giáp', jiadiDengyong: 'Giáp Đệ Đăng Dung', kemingHuilu: 'Khoa Danh Hội Lộc',
    quanluShengfeng: 'Quyền Lộc Sinh Phùng', luwenGongming: 'Lộc Văn Củng Mệnh', zuoyouTonggong: 'Tả Hữu Đồng Cung',
    zuoyouJiaming: 'Tả Hữu Giáp Mệnh', zuoyouChaoyuan: 'Tả Hữu Triều Viên', zuofuWenchang: 'Tả Phù Văn Xương', fugongWenxing: 'Phụ Củng Văn Tinh',
    wenxingChaoming: 'Văn Tinh Triều Mệnh', wenxingAngong: 'Văn Tinh Ám Củng', changquJiaming: 'Xương Khúc Giáp Mệnh',
    wenguiWenhua: 'Văn Quế Văn Hoa', yuxiuTianxiang: 'Ngọc Tụ Thiên Hương', changongZhegui: 'Thiềm Cung Chiết Quế',
    huangdianChaoban: 'Hoàng Điện Triều Ban', wenliangZhenji: 'Văn Lương Chấn Kỷ', wenwuJianbei: 'Văn Vũ Kiêm Bị',
    zuoguiXianggui: 'Tọa Quý Hướng Quý', kuiyueJiaming: 'Khôi Việt Giáp Mệnh', tianyiGongming: 'Thiên Ất Củng Mệnh',
    qingyangRumiao: 'Kình Dương Nhập Miếu', matouDaijian: 'Mã Đầu Đới Tiễn', yangtuoJiaming: 'Kình Đà Giáp Mệnh', yangtuoJiaji: 'Kình Đà Giáp Kỵ',
    huolingJiaming: 'Hỏa Linh Giáp Mệnh', kongjieJiaming: 'Không Kiếp Giáp Mệnh', mingliFengkong: 'Mệnh Lý Phùng Không',
    lingChangTuoWu: 'Linh Xương Đà Vũ', yangLiangChangLu: 'Dương Lương Xương Lộc', xingqiuJiayin: 'Hình Tù Giáp Ấn',
    shengbuFengshi: 'Sinh Bất Phùng Thời', caiYuQiuchou: 'Tài Dữ Tù Cừu', yishengGupin: 'Nhất Sinh Cô Bần', junziZaiye: 'Quân Tử Tại Dã',
    liangchongHuagai: 'Lưỡng Trùng Hoa Cái', lufengLiangsha: 'Lộc Phùng Lưỡng Sát', lufengChongpo: 'Lộc Phùng Xung Phá',
    maluoKongwang: 'Mã Lạc Không Vong', jufengSisha: 'Cự Phùng Tứ Sát', juhuoQingyang: 'Cự Hỏa Kình Dương', fanshuiTaohua: 'Phiếm Thủy Đào Hoa',
    fengliuCaizhang: 'Phong Lưu Thái Trượng', liangmaPiaodang: 'Lương Mã Phiêu Đãng', liangtongSihai: 'Lương Đồng Tỵ Hợi',
    tianliangGongyue: 'Thiên Lương Củng Nguyệt', zhongshuiChaodong: 'Chúng Thủy Triều Đông', zhenshaTonggong: 'Trinh Sát Đồng Cung',
    shagongLianzhen: 'Sát Củng Liêm Trinh', lianShaYangLing: 'Liêm Sát Dương Linh', huaxingFangui: 'Hóa Tinh Phản Quý',
    duimianChaotian: 'Đối Diện Triều Thiên', mingwuZhengyao: 'Mệnh Vô Chính Diệu',
  },
  patternForms: {
    main: 'Bản cách', wide: 'Cách rộng', empty: 'Mệnh vô chính diệu', po: 'Tử Phá', xiang: 'Tử Tướng', flank: 'Giáp hai bên', classic: 'Cổ thức',
    self: 'Tự tọa', lend: 'Mượn sao', text: 'Nguyên văn', helped: 'Hội cát', front: 'Trước Thiên Mã', opposite: 'Đối củng', seal: 'Hội Ấn',
  },
  patternFlags: {
    meetsMalefic: 'Gặp sát tinh và Hóa Kỵ', meetsSix: 'Gặp lục sát', meetsFour: 'Gặp tứ sát', meetsJi: 'Gặp Hóa Kỵ', jiHere: 'Hóa Kỵ đồng cung',
    bladeHere: 'Kình Dương đồng cung', yangtuoHere: 'Kình Đà đồng cung', punishmentHere: 'Hình đồng cung', voidRobberyHere: 'Không Kiếp đồng cung',
    voidHere: 'Tọa Không Vong', nightBirth: 'Sinh ban đêm', dayBirth: 'Sinh ban ngày',
  },
};
