// 日本語: names of the patterns of Zi Wei. Names are settled in docs/rules/languages/ja.json, and a test holds them equal.

import type { PatternNames } from '../words.ts';

// biome-ignore format: in the order of the ids
export const patternNames: PatternNames = {
  patterns: {
    zifuTonggong: '紫府同宮', zifuChaoyuan: '紫府朝垣', zifuJiaming: '紫府夾命', tianfuChaoyuan: '天府朝垣', fuxiangChaoyuan: '府相朝垣',
    jixiangLiming: '極向離明', jijuMaoyou: '極居卯酉', junchenQinghui: '君臣慶会', fubiGongzhu: '輔弼拱主', jinyuFujia: '金輿扶駕',
    riyueTonglin: '日月同臨', juriTonggong: '巨日同宮', rizhaoLeimen: '日照雷門', richuFusang: '日出扶桑', jincanGuanghui: '金燦光輝',
    riyueBingming: '日月並明', danchiGuichi: '丹墀桂墀', riyueFanbei: '日月反背', riyueCanghui: '日月蔵輝', riyueZhaobi: '日月照璧',
    riyueJiaming: '日月夾命', riyueJiacai: '日月夾財', riyueJie: '日月疾厄', yuelangTianmen: '月朗天門', yueshengCanghai: '月生滄海',
    shuichengGuie: '水澄桂萼', mingzhuChuhai: '明珠出海', jiYueTongLiang: '機月同梁', shanyinChaogang: '善蔭朝綱',
    shuimuQinghua: '水木清華', jujiTonglin: '巨機同臨', jujiJumao: '巨機居卯', jujiHuayou: '巨機化酉', shouxingRumiao: '寿星入廟',
    yingxingRumiao: '英星入廟', qishaChaodou: '七殺朝斗', xiongsuChaoyuan: '雄宿朝元', lianzhenWenwu: '廉貞文武', shizhongYinyu: '石中隠玉',
    shaPoLang: '殺破狼', wutanTongxing: '武貪同行', huotan: '火貪', lingtan: '鈴貪', tanhuoXiangfeng: '貪火相逢', wuquShouyuan: '武曲守垣',
    jiangxingDedi: '将星得地', caijuCaiwei: '財居財位', caiyinJiayin: '財蔭夾印', xingjiJiayin: '刑忌夾印', caiyinJialu: '財印夾禄',
    cailuJiama: '財禄夾馬', lumaJiaochi: '禄馬交馳', lumaPeiyin: '禄馬佩印', luheYuanyang: '禄合鴛鴦', shuangluChaoyuan: '双禄朝垣',
    shuangluJiaoliu: '双禄交流', shuangluJiaming: '双禄夾命', mingluAnlu: '明禄暗禄', kemingAnlu: '科明暗禄', sanqiJiahui: '三奇加会',
    keQuanLuJia: '科権禄夾', jiadiDengyong: '甲第登庸', kemingHuilu: '科名会禄', quanluShengfeng: '権禄生逢', luwenGongming: '禄文拱命',
    zuoyouTonggong: '左右同宮', zuoyouJiaming: '左右夾命', zuoyouChaoyuan: '左右朝垣', zuofuWenchang: '左輔文昌', fugongWenxing: '輔拱文星',
    wenxingChaoming: '文星朝命', wenxingAngong: '文星暗拱', changquJiaming: '昌曲夾命', wenguiWenhua: '文桂文華',
    yuxiuTianxiang: '玉袖天香', changongZhegui: '蟾宮折桂', huangdianChaoban: '皇殿朝班', wenliangZhenji: '文梁振紀',
    wenwuJianbei: '文武兼備', zuoguiXianggui: '坐貴向貴', kuiyueJiaming: '魁鉞夾命', tianyiGongming: '天乙拱命', qingyangRumiao: '擎羊入廟',
    matouDaijian: '馬頭帯箭', yangtuoJiaming: '羊陀夾命', yangtuoJiaji: '羊陀夾忌', huolingJiaming: '火鈴夾命', kongjieJiaming: '空劫夾命',
    mingliFengkong: '命裏逢空', lingChangTuoWu: '鈴昌陀武', yangLiangChangLu: '陽梁昌禄', xingqiuJiayin: '刑囚夾印',
    shengbuFengshi: '生不逢時', caiYuQiuchou: '財与囚仇', yishengGupin: '一生孤貧', junziZaiye: '君子在野', liangchongHuagai: '両重華蓋',
    lufengLiangsha: '禄逢両殺', lufengChongpo: '禄逢冲破', maluoKongwang: '馬落空亡', jufengSisha: '巨逢四煞', juhuoQingyang: '巨火擎羊',
    fanshuiTaohua: '泛水桃花', fengliuCaizhang: '風流彩杖', liangmaPiaodang: '梁馬飄蕩', liangtongSihai: '梁同巳亥',
    tianliangGongyue: '天梁拱月', zhongshuiChaodong: '衆水朝東', zhenshaTonggong: '貞殺同宮', shagongLianzhen: '殺拱廉貞',
    lianShaYangLing: '廉殺羊鈴', huaxingFangui: '化星返貴', duimianChaotian: '対面朝天', mingwuZhengyao: '命無正曜',
  },
  patternForms: {
    main: '本格', wide: '広義', empty: '命宮に主星なし', po: '紫破', xiang: '紫相', flank: '夾', classic: '古式', self: '自坐', lend: '借星',
    text: '原文どおり', helped: '会吉', front: '馬前', opposite: '対拱', seal: '会印',
  },
  patternFlags: {
    meetsMalefic: '煞星・化忌を会照', meetsSix: '六煞を会照', meetsFour: '四煞を会照', meetsJi: '化忌を会照', jiHere: '化忌と同宮', bladeHere: '擎羊と同宮',
    yangtuoHere: '羊陀と同宮', punishmentHere: '刑と同宮', voidRobberyHere: '空劫と同宮', voidHere: '空亡に坐す', nightBirth: '夜生まれ',
    dayBirth: '昼生まれ',
  },
};
