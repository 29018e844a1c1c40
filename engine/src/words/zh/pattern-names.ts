// 简体中文: names of the patterns of Zi Wei. Names are settled in docs/rules/glossary.json, and a test holds them equal.

import type { PatternNames } from '../words.ts';

// biome-ignore format: in the order of the ids
export const patternNames: PatternNames = {
  patterns: {
    zifuTonggong: '紫府同宫', zifuChaoyuan: '紫府朝垣', zifuJiaming: '紫府夹命', tianfuChaoyuan: '天府朝垣', fuxiangChaoyuan: '府相朝垣',
    jixiangLiming: '极向离明', jijuMaoyou: '极居卯酉', junchenQinghui: '君臣庆会', fubiGongzhu: '辅弼拱主', jinyuFujia: '金舆扶驾',
    riyueTonglin: '日月同临', juriTonggong: '巨日同宫', rizhaoLeimen: '日照雷门', richuFusang: '日出扶桑', jincanGuanghui: '金灿光辉',
    riyueBingming: '日月并明', danchiGuichi: '丹墀桂墀', riyueFanbei: '日月反背', riyueCanghui: '日月藏辉', riyueZhaobi: '日月照璧',
    riyueJiaming: '日月夹命', riyueJiacai: '日月夹财', riyueJie: '日月疾厄', yuelangTianmen: '月朗天门', yueshengCanghai: '月生沧海',
    shuichengGuie: '水澄桂萼', mingzhuChuhai: '明珠出海', jiYueTongLiang: '机月同梁', shanyinChaogang: '善荫朝纲',
    shuimuQinghua: '水木清华', jujiTonglin: '巨机同临', jujiJumao: '巨机居卯', jujiHuayou: '巨机化酉', shouxingRumiao: '寿星入庙',
    yingxingRumiao: '英星入庙', qishaChaodou: '七杀朝斗', xiongsuChaoyuan: '雄宿朝元', lianzhenWenwu: '廉贞文武', shizhongYinyu: '石中隐玉',
    shaPoLang: '杀破狼', wutanTongxing: '武贪同行', huotan: '火贪', lingtan: '铃贪', tanhuoXiangfeng: '贪火相逢', wuquShouyuan: '武曲守垣',
    jiangxingDedi: '将星得地', caijuCaiwei: '财居财位', caiyinJiayin: '财荫夹印', xingjiJiayin: '刑忌夹印', caiyinJialu: '财印夹禄',
    cailuJiama: '财禄夹马', lumaJiaochi: '禄马交驰', lumaPeiyin: '禄马佩印', luheYuanyang: '禄合鸳鸯', shuangluChaoyuan: '双禄朝垣',
    shuangluJiaoliu: '双禄交流', shuangluJiaming: '双禄夹命', mingluAnlu: '明禄暗禄', kemingAnlu: '科明暗禄', sanqiJiahui: '三奇加会',
    keQuanLuJia: '科权禄夹', jiadiDengyong: '甲第登庸', kemingHuilu: '科名会禄', quanluShengfeng: '权禄生逢', luwenGongming: '禄文拱命',
    zuoyouTonggong: '左右同宫', zuoyouJiaming: '左右夹命', zuoyouChaoyuan: '左右朝垣', zuofuWenchang: '左辅文昌', fugongWenxing: '辅拱文星',
    wenxingChaoming: '文星朝命', wenxingAngong: '文星暗拱', changquJiaming: '昌曲夹命', wenguiWenhua: '文桂文华',
    yuxiuTianxiang: '玉袖天香', changongZhegui: '蟾宫折桂', huangdianChaoban: '皇殿朝班', wenliangZhenji: '文梁振纪',
    wenwuJianbei: '文武兼备', zuoguiXianggui: '坐贵向贵', kuiyueJiaming: '魁钺夹命', tianyiGongming: '天乙拱命', qingyangRumiao: '擎羊入庙',
    matouDaijian: '马头带箭', yangtuoJiaming: '羊陀夹命', yangtuoJiaji: '羊陀夹忌', huolingJiaming: '火铃夹命', kongjieJiaming: '空劫夹命',
    mingliFengkong: '命里逢空', lingChangTuoWu: '铃昌陀武', yangLiangChangLu: '阳梁昌禄', xingqiuJiayin: '刑囚夹印',
    shengbuFengshi: '生不逢时', caiYuQiuchou: '财与囚仇', yishengGupin: '一生孤贫', junziZaiye: '君子在野', liangchongHuagai: '两重华盖',
    lufengLiangsha: '禄逢两杀', lufengChongpo: '禄逢冲破', maluoKongwang: '马落空亡', jufengSisha: '巨逢四煞', juhuoQingyang: '巨火擎羊',
    fanshuiTaohua: '泛水桃花', fengliuCaizhang: '风流彩杖', liangmaPiaodang: '梁马飘荡', liangtongSihai: '梁同巳亥',
    tianliangGongyue: '天梁拱月', zhongshuiChaodong: '众水朝东', zhenshaTonggong: '贞杀同宫', shagongLianzhen: '杀拱廉贞',
    lianShaYangLing: '廉杀羊铃', huaxingFangui: '化星返贵', duimianChaotian: '对面朝天', mingwuZhengyao: '命无正曜',
  },
  patternForms: {
    main: '本格', wide: '宽格', empty: '命无主星', po: '紫破', xiang: '紫相', flank: '夹', classic: '古式', self: '自坐', lend: '借星',
    text: '原文', helped: '会吉', front: '马前', opposite: '对拱', seal: '会印',
  },
  patternFlags: {
    meetsMalefic: '煞忌会照', meetsSix: '六煞会照', meetsFour: '四煞会照', meetsJi: '化忌会照', jiHere: '化忌同宫', bladeHere: '擎羊同宫',
    yangtuoHere: '羊陀同宫', punishmentHere: '刑同宫', voidRobberyHere: '空劫同宫', voidHere: '坐空亡', nightBirth: '夜生',
    dayBirth: '昼生',
  },
};
