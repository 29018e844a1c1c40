// 한국어: names of the patterns of Zi Wei. Names are settled in docs/rules/glossary.json, and a test holds them equal.

import type { PatternNames } from '../words.ts';

// biome-ignore format: in the order of the ids
export const patternNames: PatternNames = {
  patterns: {
    zifuTonggong: '자부동궁', zifuChaoyuan: '자부조원', zifuJiaming: '자부협명', tianfuChaoyuan: '천부조원', fuxiangChaoyuan: '부상조원',
    jixiangLiming: '극향이명', jijuMaoyou: '극거묘유', junchenQinghui: '군신경회', fubiGongzhu: '보필공주', jinyuFujia: '금여부가',
    riyueTonglin: '일월동림', juriTonggong: '거일동궁', rizhaoLeimen: '일조뇌문', richuFusang: '일출부상', jincanGuanghui: '금찬광휘',
    riyueBingming: '일월병명', danchiGuichi: '단지계지', riyueFanbei: '일월반배', riyueCanghui: '일월장휘', riyueZhaobi: '일월조벽',
    riyueJiaming: '일월협명', riyueJiacai: '일월협재', riyueJie: '일월질액', yuelangTianmen: '월랑천문', yueshengCanghai: '월생창해',
    shuichengGuie: '수징계악', mingzhuChuhai: '명주출해', jiYueTongLiang: '기월동량', shanyinChaogang: '선음조강',
    shuimuQinghua: '수목청화', jujiTonglin: '거기동림', jujiJumao: '거기거묘', jujiHuayou: '거기화유', shouxingRumiao: '수성입묘',
    yingxingRumiao: '영성입묘', qishaChaodou: '칠살조두', xiongsuChaoyuan: '웅수조원', lianzhenWenwu: '염정문무', shizhongYinyu: '석중은옥',
    shaPoLang: '살파랑', wutanTongxing: '무탐동행', huotan: '화탐', lingtan: '영탐', tanhuoXiangfeng: '탐화상봉', wuquShouyuan: '무곡수원',
    jiangxingDedi: '장성득지', caijuCaiwei: '재거재위', caiyinJiayin: '재음협인', xingjiJiayin: '형기협인', caiyinJialu: '재인협록',
    cailuJiama: '재록협마', lumaJiaochi: '녹마교치', lumaPeiyin: '녹마패인', luheYuanyang: '녹합원앙', shuangluChaoyuan: '쌍록조원',
    shuangluJiaoliu: '쌍록교류', shuangluJiaming: '쌍록협명', mingluAnlu: '명록암록', kemingAnlu: '과명암록', sanqiJiahui: '삼기가회',
    keQuanLuJia: '과권록협', jiadiDengyong: '갑제등용', kemingHuilu: '과명회록', quanluShengfeng: '권록생봉', luwenGongming: '녹문공명',
    zuoyouTonggong: '좌우동궁', zuoyouJiaming: '좌우협명', zuoyouChaoyuan: '좌우조원', zuofuWenchang: '좌보문창', fugongWenxing: '보공문성',
    wenxingChaoming: '문성조명', wenxingAngong: '문성암공', changquJiaming: '창곡협명', wenguiWenhua: '문계문화',
    yuxiuTianxiang: '옥수천향', changongZhegui: '섬궁절계', huangdianChaoban: '황전조반', wenliangZhenji: '문량진기',
    wenwuJianbei: '문무겸비', zuoguiXianggui: '좌귀향귀', kuiyueJiaming: '괴월협명', tianyiGongming: '천을공명', qingyangRumiao: '경양입묘',
    matouDaijian: '마두대전', yangtuoJiaming: '양타협명', yangtuoJiaji: '양타협기', huolingJiaming: '화령협명', kongjieJiaming: '공겁협명',
    mingliFengkong: '명리봉공', lingChangTuoWu: '영창타무', yangLiangChangLu: '양량창록', xingqiuJiayin: '형수협인',
    shengbuFengshi: '생불봉시', caiYuQiuchou: '재여수구', yishengGupin: '일생고빈', junziZaiye: '군자재야', liangchongHuagai: '양중화개',
    lufengLiangsha: '녹봉양살', lufengChongpo: '녹봉충파', maluoKongwang: '마락공망', jufengSisha: '거봉사살', juhuoQingyang: '거화경양',
    fanshuiTaohua: '범수도화', fengliuCaizhang: '풍류채장', liangmaPiaodang: '양마표탕', liangtongSihai: '양동사해',
    tianliangGongyue: '천량공월', zhongshuiChaodong: '중수조동', zhenshaTonggong: '정살동궁', shagongLianzhen: '살공염정',
    lianShaYangLing: '염살양령', huaxingFangui: '화성반귀', duimianChaotian: '대면조천', mingwuZhengyao: '명무정요',
  },
  patternForms: {
    main: '기본형', wide: '확장형', empty: '명궁 공궁', po: '자미·파군', xiang: '자미·천상', flank: '협', classic: '고전형', self: '자좌', lend: '차성',
    text: '원문', helped: '길성 회합', front: '천마 앞', opposite: '대궁 공조', seal: '인성 회합',
  },
  patternFlags: {
    meetsMalefic: '살·화기 회조', meetsSix: '육살 회조', meetsFour: '사살 회조', meetsJi: '화기 회조', jiHere: '화기 동궁', bladeHere: '경양 동궁',
    yangtuoHere: '경양·타라 동궁', punishmentHere: '경양·천형 동궁', voidRobberyHere: '지공·지겁 동궁', voidHere: '공망에 앉음', nightBirth: '밤 출생',
    dayBirth: '낮 출생',
  },
};
