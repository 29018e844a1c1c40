// 日本語. Names are settled in docs/rules/languages/ja.json, and a test holds them equal.

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
    rat: 'ねずみ', ox: 'うし', tiger: 'とら', rabbit: 'うさぎ', dragon: 'たつ', snake: 'へび', horse: 'うま', goat: 'ひつじ', monkey: 'さる',
    rooster: 'とり', dog: 'いぬ', pig: 'いのしし',
  },
  elements: {
    wood: '木', fire: '火', earth: '土', metal: '金', water: '水',
  },
  polarities: {
    yang: '陽', yin: '陰',
  },
  nayin: {
    haizhong: '海中金', luzhong: '炉中火', dalin: '大林木', lupang: '路傍土', jianfeng: '剣鋒金', shantou: '山頭火', jianxia: '澗下水',
    chengtou: '城頭土', baila: '白鑞金', yangliu: '楊柳木', quanzhong: '井泉水', wushang: '屋上土', pili: '霹靂火', songbai: '松柏木',
    changliu: '長流水', shazhongJin: '沙中金', shanxia: '山下火', pingdi: '平地木', bishang: '壁上土', jinbo: '金箔金', fudeng: '覆燈火',
    tianhe: '天河水', dayi: '大駅土', chaichuan: '釵釧金', sangzhe: '桑柘木', daxi: '大渓水', shazhongTu: '沙中土', tianshang: '天上火',
    shiliu: '柘榴木', dahai: '大海水',
  },
  growthPhases: {
    changsheng: '長生', muyu: '沐浴', guandai: '冠帯', linguan: '建禄', diwang: '帝旺', shuai: '衰', bing: '病', si: '死', mu: '墓',
    jue: '絶', tai: '胎', yang: '養',
  },
  solarTerms: {
    lichun: '立春', yushui: '雨水', jingzhe: '啓蟄', chunfen: '春分', qingming: '清明', guyu: '穀雨', lixia: '立夏', xiaoman: '小満',
    mangzhong: '芒種', xiazhi: '夏至', xiaoshu: '小暑', dashu: '大暑', liqiu: '立秋', chushu: '処暑', bailu: '白露', qiufen: '秋分',
    hanlu: '寒露', shuangjiang: '霜降', lidong: '立冬', xiaoxue: '小雪', daxue: '大雪', dongzhi: '冬至', xiaohan: '小寒',
    dahan: '大寒',
  },
  tenGods: {
    bijian: '比肩', jiecai: '劫財', shishen: '食神', shangguan: '傷官', piancai: '偏財', zhengcai: '正財', qisha: '偏官',
    zhengguan: '正官', pianyin: '偏印', zhengyin: '印綬', rizhu: '日主',
  },
  directions: {
    forward: '順行', backward: '逆行',
  },
  palaces: {
    life: '命宮', siblings: '兄弟宮', spouse: '夫妻宮', children: '子女宮', wealth: '財帛宮', health: '疾厄宮', travel: '遷移宮',
    friends: '奴僕宮', career: '官禄宮', property: '田宅宮', fortune: '福徳宮', parents: '父母宮',
  },
  stars: {
    ziwei: '紫微', tianji: '天機', taiyang: '太陽', wuqu: '武曲', tiantong: '天同', lianzhen: '廉貞', tianfu: '天府', taiyin: '太陰',
    tanlang: '貪狼', jumen: '巨門', tianxiang: '天相', tianliang: '天梁', qisha: '七殺', pojun: '破軍', zuofu: '左輔', youbi: '右弼',
    wenchang: '文昌', wenqu: '文曲', tiankui: '天魁', tianyue: '天鉞', lucun: '禄存', tianma: '天馬', qingyang: '擎羊',
    tuoluo: '陀羅', huoxing: '火星', lingxing: '鈴星', dikong: '地空', dijie: '地劫', hongluan: '紅鸞', tianxi: '天喜',
    tianyao: '天姚', tianxing: '天刑', xianchi: '咸池', jieshen: '解神', nianjie: '年解', santai: '三台', bazuo: '八座',
    enguang: '恩光', tiangui: '天貴', longchi: '龍池', fengge: '鳳閣', tiancai: '天才', tianshou: '天寿', taifu: '台輔',
    fenggao: '封誥', tianwu: '天巫', tianchu: '天厨', tianyueIllness: '天月', yinsha: '陰煞', tianguan: '天官',
    tianfuBlessing: '天福', tianku: '天哭', tianxu: '天虚', guchen: '孤辰', guasu: '寡宿', feilian: '蜚廉', posui: '破砕',
    huagai: '華蓋', yuede: '月徳', tiande: '天徳', longde: '龍徳', tiankong: '天空', xunkong: '旬空', xunkongSide: '副旬',
    jielu: '截路', kongwang: '空亡', jiekong: '截空', dahaoYear: '大耗', jieshaYear: '劫煞', tianshang: '天傷', tianshi: '天使',
    guoyin: '国印', tangfu: '唐符', liunianWenxing: '流年文星', tianyiMedic: '天医', dijieRelief: '地解', tianluo: '天羅', diwang: '地網', doujun: '斗君',
  },
  brightness: {
    miao: '廟', wang: '旺', de: '得', li: '利', ping: '平', bu: '不', xian: '陥', di: '地', xianIdle: '閑',
  },
  transformations: {
    lu: '化禄', quan: '化権', ke: '化科', ji: '化忌',
  },
  bureaus: {
    water2: '水二局', wood3: '木三局', metal4: '金四局', earth5: '土五局', fire6: '火六局',
  },
  doctorSpirits: {
    boshi: '博士', lishi: '力士', qinglong: '青龍', xiaohao: '小耗', jiangjun: '将軍', zoushu: '奏書', feilianBoshi: '飛廉',
    xishen: '喜神', bingfu: '病符', dahao: '大耗', fubing: '伏兵', guanfu: '官府',
  },
  generalSpirits: {
    jiangxing: '将星', panan: '攀鞍', suiyi: '歳駅', xishenRest: '息神', huagaiJiang: '華蓋', jiesha: '劫煞', zaisha: '災煞',
    tiansha: '天煞', zhibei: '指背', xianchiJiang: '咸池', yuesha: '月煞', wangshen: '亡神',
  },
  yearSpirits: {
    suijian: '歳建', huiqi: '晦気', sangmen: '喪門', guansuo: '貫索', guanfuTally: '官符', xiaohaoSui: '小耗', dahaoSui: '大耗',
    longdeSui: '龍徳', baihu: '白虎', tiandeSui: '天徳', diaoke: '弔客', bingfuSui: '病符', suipo: '歳破',
    taisui: '太歳', shaoyang: '少陽', shaoyin: '少陰', sifu: '死符', fude: '福徳', zhifu: '直符',
  },
  yinYangGenders: {
    yangMale: '陽男', yinMale: '陰男', yangFemale: '陽女', yinFemale: '陰女',
  },
  rarityTiers: {
    common: 'よく見られる', uncommon: 'やや珍しい', rare: '珍しい', veryRare: '非常に珍しい',
  },

  shortStems: { jia: '甲', yi: '乙', bing: '丙', ding: '丁', wu: '戊', ji: '己', geng: '庚', xin: '辛', ren: '壬', gui: '癸' },
  shortBranches: { zi: '子', chou: '丑', yin: '寅', mao: '卯', chen: '辰', si: '巳', wu: '午', wei: '未', shen: '申', you: '酉', xu: '戌', hai: '亥' },
};

/** The animals in characters, where kana is not asked for. */
// biome-ignore format: in the order of the branches
export const animalCharacters: Names['animals'] = {
  rat: '鼠', ox: '牛', tiger: '虎', rabbit: '兎', dragon: '竜', snake: '蛇', horse: '馬', goat: '羊', monkey: '猿', rooster: '鶏', dog: '犬', pig: '猪',
};
