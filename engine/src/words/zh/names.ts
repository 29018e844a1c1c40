// 简体中文. Names are settled in docs/rules/glossary.json, and a test holds them equal.

import type { Names } from '../words.ts';

// biome-ignore format: by groups, several to a line
export const names: Names = {
  stems: {
    jia: '甲', yi: '乙', bing: '丙', ding: '丁', wu: '戊', ji: '己', geng: '庚', xin: '辛', ren: '壬', gui: '癸',
  },
  branches: {
    zi: '子', chou: '丑', yin: '寅', mao: '卯', chen: '辰', si: '巳', wu: '午', wei: '未', shen: '申', you: '酉', xu: '戌',
    hai: '亥',
  },
  animals: {
    rat: '鼠', ox: '牛', tiger: '虎', rabbit: '兔', dragon: '龙', snake: '蛇', horse: '马', goat: '羊', monkey: '猴',
    rooster: '鸡', dog: '狗', pig: '猪',
  },
  elements: {
    wood: '木', fire: '火', earth: '土', metal: '金', water: '水',
  },
  polarities: {
    yang: '阳', yin: '阴',
  },
  nayin: {
    haizhong: '海中金', luzhong: '炉中火', dalin: '大林木', lupang: '路旁土', jianfeng: '剑锋金', shantou: '山头火', jianxia: '涧下水',
    chengtou: '城头土', baila: '白蜡金', yangliu: '杨柳木', quanzhong: '泉中水', wushang: '屋上土', pili: '霹雳火', songbai: '松柏木',
    changliu: '长流水', shazhongJin: '沙中金', shanxia: '山下火', pingdi: '平地木', bishang: '壁上土', jinbo: '金箔金', fudeng: '覆灯火',
    tianhe: '天河水', dayi: '大驿土', chaichuan: '钗钏金', sangzhe: '桑柘木', daxi: '大溪水', shazhongTu: '沙中土', tianshang: '天上火',
    shiliu: '石榴木', dahai: '大海水',
  },
  growthPhases: {
    changsheng: '长生', muyu: '沐浴', guandai: '冠带', linguan: '临官', diwang: '帝旺', shuai: '衰', bing: '病', si: '死', mu: '墓',
    jue: '绝', tai: '胎', yang: '养',
  },
  solarTerms: {
    lichun: '立春', yushui: '雨水', jingzhe: '惊蛰', chunfen: '春分', qingming: '清明', guyu: '谷雨', lixia: '立夏', xiaoman: '小满',
    mangzhong: '芒种', xiazhi: '夏至', xiaoshu: '小暑', dashu: '大暑', liqiu: '立秋', chushu: '处暑', bailu: '白露', qiufen: '秋分',
    hanlu: '寒露', shuangjiang: '霜降', lidong: '立冬', xiaoxue: '小雪', daxue: '大雪', dongzhi: '冬至', xiaohan: '小寒',
    dahan: '大寒',
  },
  tenGods: {
    bijian: '比肩', jiecai: '劫财', shishen: '食神', shangguan: '伤官', piancai: '偏财', zhengcai: '正财', qisha: '七杀',
    zhengguan: '正官', pianyin: '偏印', zhengyin: '正印', rizhu: '日主',
  },
  directions: {
    forward: '顺行', backward: '逆行',
  },
  palaces: {
    life: '命宫', siblings: '兄弟宫', spouse: '夫妻宫', children: '子女宫', wealth: '财帛宫', health: '疾厄宫', travel: '迁移宫',
    friends: '交友宫', career: '官禄宫', property: '田宅宫', fortune: '福德宫', parents: '父母宫',
  },
  stars: {
    ziwei: '紫微', tianji: '天机', taiyang: '太阳', wuqu: '武曲', tiantong: '天同', lianzhen: '廉贞', tianfu: '天府', taiyin: '太阴',
    tanlang: '贪狼', jumen: '巨门', tianxiang: '天相', tianliang: '天梁', qisha: '七杀', pojun: '破军', zuofu: '左辅', youbi: '右弼',
    wenchang: '文昌', wenqu: '文曲', tiankui: '天魁', tianyue: '天钺', lucun: '禄存', tianma: '天马', qingyang: '擎羊',
    tuoluo: '陀罗', huoxing: '火星', lingxing: '铃星', dikong: '地空', dijie: '地劫', hongluan: '红鸾', tianxi: '天喜',
    tianyao: '天姚', tianxing: '天刑', xianchi: '咸池', jieshen: '解神', nianjie: '年解', santai: '三台', bazuo: '八座',
    enguang: '恩光', tiangui: '天贵', longchi: '龙池', fengge: '凤阁', tiancai: '天才', tianshou: '天寿', taifu: '台辅',
    fenggao: '封诰', tianwu: '天巫', tianchu: '天厨', tianyueIllness: '天月', yinsha: '阴煞', tianguan: '天官',
    tianfuBlessing: '天福', tianku: '天哭', tianxu: '天虚', guchen: '孤辰', guasu: '寡宿', feilian: '蜚廉', posui: '破碎',
    huagai: '华盖', yuede: '月德', tiande: '天德', longde: '龙德', tiankong: '天空', xunkong: '旬空', xunkongSide: '副旬',
    jielu: '截路', kongwang: '空亡', jiekong: '截空', dahaoYear: '大耗', jieshaYear: '劫煞', tianshang: '天伤', tianshi: '天使',
    guoyin: '国印', tangfu: '唐符', liunianWenxing: '流年文星', tianyiMedic: '天医', dijieRelief: '地解', tianluo: '天罗', diwang: '地网', doujun: '斗君',
  },
  brightness: {
    miao: '庙', wang: '旺', de: '得', li: '利', ping: '平', bu: '不', xian: '陷', di: '地', xianIdle: '闲',
  },
  transformations: {
    lu: '化禄', quan: '化权', ke: '化科', ji: '化忌',
  },
  bureaus: {
    water2: '水二局', wood3: '木三局', metal4: '金四局', earth5: '土五局', fire6: '火六局',
  },
  doctorSpirits: {
    boshi: '博士', lishi: '力士', qinglong: '青龙', xiaohao: '小耗', jiangjun: '将军', zoushu: '奏书', feilianBoshi: '飞廉',
    xishen: '喜神', bingfu: '病符', dahao: '大耗', fubing: '伏兵', guanfu: '官府',
  },
  generalSpirits: {
    jiangxing: '将星', panan: '攀鞍', suiyi: '岁驿', xishenRest: '息神', huagaiJiang: '华盖', jiesha: '劫煞', zaisha: '灾煞',
    tiansha: '天煞', zhibei: '指背', xianchiJiang: '咸池', yuesha: '月煞', wangshen: '亡神',
  },
  yearSpirits: {
    suijian: '岁建', huiqi: '晦气', sangmen: '丧门', guansuo: '贯索', guanfuTally: '官符', xiaohaoSui: '小耗', dahaoSui: '大耗',
    longdeSui: '龙德', baihu: '白虎', tiandeSui: '天德', diaoke: '吊客', bingfuSui: '病符', suipo: '岁破',
    taisui: '太岁', shaoyang: '少阳', shaoyin: '少阴', sifu: '死符', fude: '福德', zhifu: '直符',
  },
  yinYangGenders: {
    yangMale: '阳男', yinMale: '阴男', yangFemale: '阳女', yinFemale: '阴女',
  },
  rarityTiers: {
    common: '常见', uncommon: '少见', rare: '稀有', veryRare: '罕见',
  },

  shortStems: { jia: '甲', yi: '乙', bing: '丙', ding: '丁', wu: '戊', ji: '己', geng: '庚', xin: '辛', ren: '壬', gui: '癸' },
  shortBranches: { zi: '子', chou: '丑', yin: '寅', mao: '卯', chen: '辰', si: '巳', wu: '午', wei: '未', shen: '申', you: '酉', xu: '戌', hai: '亥' },
};
