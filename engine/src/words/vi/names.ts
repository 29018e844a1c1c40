// Vietnamese: Sino-Vietnamese names. Names are settled in docs/rules/languages/vi.json, and a test holds them equal.

import type { Names } from '../words.ts';

// biome-ignore format: by groups, several to a line
export const names: Names = {
  stems: {
    jia: 'Giáp', yi: 'Ất', bing: 'Bính', ding: 'Đinh', wu: 'Mậu', ji: 'Kỷ', geng: 'Canh', xin: 'Tân', ren: 'Nhâm', gui: 'Quý',
  },
  branches: {
    zi: 'Tý', chou: 'Sửu', yin: 'Dần', mao: 'Mão', chen: 'Thìn', si: 'Tỵ', wu: 'Ngọ', wei: 'Mùi', shen: 'Thân', you: 'Dậu', xu: 'Tuất', hai: 'Hợi',
  },
  animals: {
    rat: 'Chuột', ox: 'Trâu', tiger: 'Hổ', rabbit: 'Mèo', dragon: 'Rồng', snake: 'Rắn', horse: 'Ngựa', goat: 'Dê', monkey: 'Khỉ', rooster: 'Gà',
    dog: 'Chó', pig: 'Lợn',
  },
  elements: {
    wood: 'Mộc', fire: 'Hỏa', earth: 'Thổ', metal: 'Kim', water: 'Thủy',
  },
  polarities: {
    yang: 'Dương', yin: 'Âm',
  },
  nayin: {
    haizhong: 'Hải Trung Kim', luzhong: 'Lư Trung Hỏa', dalin: 'Đại Lâm Mộc', lupang: 'Lộ Bàng Thổ', jianfeng: 'Kiếm Phong Kim',
    shantou: 'Sơn Đầu Hỏa', jianxia: 'Giản Hạ Thủy', chengtou: 'Thành Đầu Thổ', baila: 'Bạch Lạp Kim', yangliu: 'Dương Liễu Mộc',
    quanzhong: 'Tuyền Trung Thủy', wushang: 'Ốc Thượng Thổ', pili: 'Tích Lịch Hỏa', songbai: 'Tùng Bách Mộc', changliu: 'Trường Lưu Thủy',
    shazhongJin: 'Sa Trung Kim', shanxia: 'Sơn Hạ Hỏa', pingdi: 'Bình Địa Mộc', bishang: 'Bích Thượng Thổ', jinbo: 'Kim Bạch Kim',
    fudeng: 'Phú Đăng Hỏa', tianhe: 'Thiên Hà Thủy', dayi: 'Đại Trạch Thổ', chaichuan: 'Thoa Xuyến Kim', sangzhe: 'Tang Đố Mộc',
    daxi: 'Đại Khê Thủy', shazhongTu: 'Sa Trung Thổ', tianshang: 'Thiên Thượng Hỏa', shiliu: 'Thạch Lựu Mộc', dahai: 'Đại Hải Thủy',
  },
  growthPhases: {
    changsheng: 'Tràng Sinh', muyu: 'Mộc Dục', guandai: 'Quan Đới', linguan: 'Lâm Quan', diwang: 'Đế Vượng', shuai: 'Suy', bing: 'Bệnh', si: 'Tử',
    mu: 'Mộ', jue: 'Tuyệt', tai: 'Thai', yang: 'Dưỡng',
  },
  solarTerms: {
    lichun: 'Lập Xuân', yushui: 'Vũ Thủy', jingzhe: 'Kinh Trập', chunfen: 'Xuân Phân', qingming: 'Thanh Minh', guyu: 'Cốc Vũ', lixia: 'Lập Hạ',
    xiaoman: 'Tiểu Mãn', mangzhong: 'Mang Chủng', xiazhi: 'Hạ Chí', xiaoshu: 'Tiểu Thử', dashu: 'Đại Thử', liqiu: 'Lập Thu', chushu: 'Xử Thử',
    bailu: 'Bạch Lộ', qiufen: 'Thu Phân', hanlu: 'Hàn Lộ', shuangjiang: 'Sương Giáng', lidong: 'Lập Đông', xiaoxue: 'Tiểu Tuyết', daxue: 'Đại Tuyết',
    dongzhi: 'Đông Chí', xiaohan: 'Tiểu Hàn', dahan: 'Đại Hàn',
  },
  tenGods: {
    bijian: 'Tỷ Kiên', jiecai: 'Kiếp Tài', shishen: 'Thực Thần', shangguan: 'Thương Quan', piancai: 'Thiên Tài', zhengcai: 'Chính Tài',
    qisha: 'Thất Sát', zhengguan: 'Chính Quan', pianyin: 'Thiên Ấn', zhengyin: 'Chính Ấn', rizhu: 'Nhật Chủ',
  },
  directions: {
    forward: 'Thuận hành', backward: 'Nghịch hành',
  },
  palaces: {
    life: 'Mệnh', siblings: 'Huynh Đệ', spouse: 'Phu Thê', children: 'Tử Tức', wealth: 'Tài Bạch', health: 'Tật Ách', travel: 'Thiên Di',
    friends: 'Nô Bộc', career: 'Quan Lộc', property: 'Điền Trạch', fortune: 'Phúc Đức', parents: 'Phụ Mẫu',
  },
  stars: {
    ziwei: 'Tử Vi', tianji: 'Thiên Cơ', taiyang: 'Thái Dương', wuqu: 'Vũ Khúc', tiantong: 'Thiên Đồng', lianzhen: 'Liêm Trinh', tianfu: 'Thiên Phủ',
    taiyin: 'Thái Âm', tanlang: 'Tham Lang', jumen: 'Cự Môn', tianxiang: 'Thiên Tướng', tianliang: 'Thiên Lương', qisha: 'Thất Sát',
    pojun: 'Phá Quân', zuofu: 'Tả Phù', youbi: 'Hữu Bật', wenchang: 'Văn Xương', wenqu: 'Văn Khúc', tiankui: 'Thiên Khôi', tianyue: 'Thiên Việt',
    lucun: 'Lộc Tồn', tianma: 'Thiên Mã', qingyang: 'Kình Dương', tuoluo: 'Đà La', huoxing: 'Hỏa Tinh', lingxing: 'Linh Tinh', dikong: 'Địa Không',
    dijie: 'Địa Kiếp', hongluan: 'Hồng Loan', tianxi: 'Thiên Hỷ', tianyao: 'Thiên Riêu', tianxing: 'Thiên Hình', xianchi: 'Đào Hoa',
    jieshen: 'Nguyệt Giải', nianjie: 'Giải Thần', santai: 'Tam Thai', bazuo: 'Bát Tọa', enguang: 'Ân Quang', tiangui: 'Thiên Quý',
    longchi: 'Long Trì', fengge: 'Phượng Các', tiancai: 'Thiên Tài', tianshou: 'Thiên Thọ', taifu: 'Thai Phụ', fenggao: 'Phong Cáo',
    tianwu: 'Thiên Vu', tianchu: 'Thiên Trù', tianyueIllness: 'Thiên Nguyệt', yinsha: 'Âm Sát', tianguan: 'Thiên Quan', tianfuBlessing: 'Thiên Phúc',
    tianku: 'Thiên Khốc', tianxu: 'Thiên Hư', guchen: 'Cô Thần', guasu: 'Quả Tú', feilian: 'Phỉ Liêm', posui: 'Phá Toái', huagai: 'Hoa Cái',
    yuede: 'Nguyệt Đức', tiande: 'Thiên Đức', longde: 'Long Đức', tiankong: 'Thiên Không', xunkong: 'Tuần Không', xunkongSide: 'Tuần Không phụ',
    jielu: 'Triệt Lộ', kongwang: 'Triệt Không', jiekong: 'Triệt Không', dahaoYear: 'Đại Hao (năm)', jieshaYear: 'Kiếp Sát',
    tianshang: 'Thiên Thương', tianshi: 'Thiên Sứ', guoyin: 'Quốc Ấn', tangfu: 'Đường Phù', liunianWenxing: 'Lưu Niên Văn Tinh',
    tianyiMedic: 'Thiên Y', dijieRelief: 'Địa Giải', tianluo: 'Thiên La', diwang: 'Địa Võng', doujun: 'Đẩu Quân',
  },
  brightness: {
    miao: 'Miếu', wang: 'Vượng', de: 'Đắc', li: 'Lợi', ping: 'Bình', bu: 'Bất', xian: 'Hãm', di: 'Địa', xianIdle: 'Nhàn',
  },
  transformations: {
    lu: 'Hóa Lộc', quan: 'Hóa Quyền', ke: 'Hóa Khoa', ji: 'Hóa Kỵ',
  },
  bureaus: {
    water2: 'Thủy Nhị Cục', wood3: 'Mộc Tam Cục', metal4: 'Kim Tứ Cục', earth5: 'Thổ Ngũ Cục', fire6: 'Hỏa Lục Cục',
  },
  doctorSpirits: {
    boshi: 'Bác Sĩ', lishi: 'Lực Sĩ', qinglong: 'Thanh Long', xiaohao: 'Tiểu Hao', jiangjun: 'Tướng Quân', zoushu: 'Tấu Thư',
    feilianBoshi: 'Phi Liêm', xishen: 'Hỷ Thần', bingfu: 'Bệnh Phù', dahao: 'Đại Hao', fubing: 'Phục Binh', guanfu: 'Quan Phủ',
  },
  generalSpirits: {
    jiangxing: 'Tướng Tinh', panan: 'Phan An', suiyi: 'Tuế Dịch', xishenRest: 'Tức Thần', huagaiJiang: 'Hoa Cái', jiesha: 'Kiếp Sát',
    zaisha: 'Tai Sát', tiansha: 'Thiên Sát', zhibei: 'Chỉ Bối', xianchiJiang: 'Đào Hoa', yuesha: 'Nguyệt Sát', wangshen: 'Vong Thần',
  },
  yearSpirits: {
    suijian: 'Thái Tuế', huiqi: 'Thiếu Dương', sangmen: 'Tang Môn', guansuo: 'Thiếu Âm', guanfuTally: 'Quan Phù', xiaohaoSui: 'Tử Phù',
    dahaoSui: 'Tuế Phá', longdeSui: 'Long Đức', baihu: 'Bạch Hổ', tiandeSui: 'Phúc Đức', diaoke: 'Điếu Khách', bingfuSui: 'Trực Phù',
    suipo: 'Tuế Phá', taisui: 'Thái Tuế', shaoyang: 'Thiếu Dương', shaoyin: 'Thiếu Âm', sifu: 'Tử Phù', fude: 'Phúc Đức (năm)', zhifu: 'Trực Phù',
  },
  yinYangGenders: {
    yangMale: 'Dương Nam', yinMale: 'Âm Nam', yangFemale: 'Dương Nữ', yinFemale: 'Âm Nữ',
  },
  rarityTiers: {
    common: 'Thường gặp', uncommon: 'Ít gặp', rare: 'Hiếm', veryRare: 'Rất hiếm',
  },

  shortStems: {
    jia: 'Giáp', yi: 'Ất', bing: 'Bính', ding: 'Đinh', wu: 'Mậu', ji: 'Kỷ', geng: 'Canh', xin: 'Tân', ren: 'Nhâm', gui: 'Quý',
  },
  shortBranches: {
    zi: 'Tý', chou: 'Sửu', yin: 'Dần', mao: 'Mão', chen: 'Thìn', si: 'Tỵ', wu: 'Ngọ', wei: 'Mùi', shen: 'Thân', you: 'Dậu', xu: 'Tuất', hai: 'Hợi',
  },
};
