// 한국어. Names are settled in docs/rules/glossary.json, and a test holds them equal.

import type { Names } from '../words.ts';

// biome-ignore format: by groups, several to a line
export const names: Names = {
  stems: {
    jia: '갑', yi: '을', bing: '병', ding: '정', wu: '무', ji: '기', geng: '경', xin: '신', ren: '임', gui: '계',
  },
  branches: {
    zi: '자', chou: '축', yin: '인', mao: '묘', chen: '진', si: '사', wu: '오', wei: '미', shen: '신', you: '유', xu: '술',
    hai: '해',
  },
  animals: {
    rat: '쥐', ox: '소', tiger: '호랑이', rabbit: '토끼', dragon: '용', snake: '뱀', horse: '말', goat: '양', monkey: '원숭이',
    rooster: '닭', dog: '개', pig: '돼지',
  },
  elements: {
    wood: '목', fire: '화', earth: '토', metal: '금', water: '수',
  },
  polarities: {
    yang: '양', yin: '음',
  },
  nayin: {
    haizhong: '해중금', luzhong: '노중화', dalin: '대림목', lupang: '노방토', jianfeng: '검봉금', shantou: '산두화', jianxia: '간하수',
    chengtou: '성두토', baila: '백랍금', yangliu: '양류목', quanzhong: '천중수', wushang: '옥상토', pili: '벽력화', songbai: '송백목',
    changliu: '장류수', shazhongJin: '사중금', shanxia: '산하화', pingdi: '평지목', bishang: '벽상토', jinbo: '금박금', fudeng: '복등화',
    tianhe: '천하수', dayi: '대역토', chaichuan: '차천금', sangzhe: '상자목', daxi: '대계수', shazhongTu: '사중토', tianshang: '천상화',
    shiliu: '석류목', dahai: '대해수',
  },
  growthPhases: {
    changsheng: '장생', muyu: '목욕', guandai: '관대', linguan: '건록', diwang: '제왕', shuai: '쇠', bing: '병', si: '사', mu: '묘',
    jue: '절', tai: '태', yang: '양',
  },
  solarTerms: {
    lichun: '입춘', yushui: '우수', jingzhe: '경칩', chunfen: '춘분', qingming: '청명', guyu: '곡우', lixia: '입하', xiaoman: '소만',
    mangzhong: '망종', xiazhi: '하지', xiaoshu: '소서', dashu: '대서', liqiu: '입추', chushu: '처서', bailu: '백로', qiufen: '추분',
    hanlu: '한로', shuangjiang: '상강', lidong: '입동', xiaoxue: '소설', daxue: '대설', dongzhi: '동지', xiaohan: '소한',
    dahan: '대한',
  },
  tenGods: {
    bijian: '비견', jiecai: '겁재', shishen: '식신', shangguan: '상관', piancai: '편재', zhengcai: '정재', qisha: '편관',
    zhengguan: '정관', pianyin: '편인', zhengyin: '정인', rizhu: '일간',
  },
  directions: {
    forward: '순행', backward: '역행',
  },
  palaces: {
    life: '명궁', siblings: '형제궁', spouse: '부처궁', children: '자녀궁', wealth: '재백궁', health: '질액궁', travel: '천이궁',
    friends: '노복궁', career: '관록궁', property: '전택궁', fortune: '복덕궁', parents: '부모궁',
  },
  stars: {
    ziwei: '자미', tianji: '천기', taiyang: '태양', wuqu: '무곡', tiantong: '천동', lianzhen: '염정', tianfu: '천부', taiyin: '태음',
    tanlang: '탐랑', jumen: '거문', tianxiang: '천상', tianliang: '천량', qisha: '칠살', pojun: '파군', zuofu: '좌보', youbi: '우필',
    wenchang: '문창', wenqu: '문곡', tiankui: '천괴', tianyue: '천월', lucun: '녹존', tianma: '천마', qingyang: '경양',
    tuoluo: '타라', huoxing: '화성', lingxing: '영성', dikong: '지공', dijie: '지겁', hongluan: '홍란', tianxi: '천희',
    tianyao: '천요', tianxing: '천형', xianchi: '함지', jieshen: '해신', nianjie: '연해', santai: '삼태', bazuo: '팔좌',
    enguang: '은광', tiangui: '천귀', longchi: '용지', fengge: '봉각', tiancai: '천재', tianshou: '천수', taifu: '태보',
    fenggao: '봉고', tianwu: '천무', tianchu: '천주', tianyueIllness: '천월', yinsha: '음살', tianguan: '천관',
    tianfuBlessing: '천복', tianku: '천곡', tianxu: '천허', guchen: '고진', guasu: '과숙', feilian: '비렴', posui: '파쇄',
    huagai: '화개', yuede: '월덕', tiande: '천덕', longde: '용덕', tiankong: '천공', xunkong: '순공', xunkongSide: '부순',
    jielu: '절로', kongwang: '공망', jiekong: '절공', dahaoYear: '대모', jieshaYear: '겁살', tianshang: '천상', tianshi: '천사',
    guoyin: '국인', tangfu: '당부', liunianWenxing: '유년문성', tianyiMedic: '천의', dijieRelief: '지해', tianluo: '천라', diwang: '지망', doujun: '두군',
  },
  brightness: {
    miao: '묘', wang: '왕', de: '득', li: '리', ping: '평', bu: '불', xian: '함', di: '지', xianIdle: '한',
  },
  transformations: {
    lu: '화록', quan: '화권', ke: '화과', ji: '화기',
  },
  bureaus: {
    water2: '수이국', wood3: '목삼국', metal4: '금사국', earth5: '토오국', fire6: '화육국',
  },
  doctorSpirits: {
    boshi: '박사', lishi: '역사', qinglong: '청룡', xiaohao: '소모', jiangjun: '장군', zoushu: '주서', feilianBoshi: '비렴',
    xishen: '희신', bingfu: '병부', dahao: '대모', fubing: '복병', guanfu: '관부',
  },
  generalSpirits: {
    jiangxing: '장성', panan: '반안', suiyi: '세역', xishenRest: '식신', huagaiJiang: '화개', jiesha: '겁살', zaisha: '재살',
    tiansha: '천살', zhibei: '지배', xianchiJiang: '함지', yuesha: '월살', wangshen: '망신',
  },
  yearSpirits: {
    suijian: '세건', huiqi: '회기', sangmen: '상문', guansuo: '관색', guanfuTally: '관부', xiaohaoSui: '소모', dahaoSui: '대모',
    longdeSui: '용덕', baihu: '백호', tiandeSui: '천덕', diaoke: '조객', bingfuSui: '병부', suipo: '세파',
    taisui: '태세', shaoyang: '소양', shaoyin: '소음', sifu: '사부', fude: '복덕', zhifu: '직부',
  },
  yinYangGenders: {
    yangMale: '양남', yinMale: '음남', yangFemale: '양녀', yinFemale: '음녀',
  },
  rarityTiers: {
    common: '흔함', uncommon: '드묾', rare: '희귀', veryRare: '매우 희귀',
  },

  shortStems: { jia: '갑', yi: '을', bing: '병', ding: '정', wu: '무', ji: '기', geng: '경', xin: '신', ren: '임', gui: '계' },
  shortBranches: { zi: '자', chou: '축', yin: '인', mao: '묘', chen: '진', si: '사', wu: '오', wei: '미', shen: '신', you: '유', xu: '술', hai: '해' },
};
