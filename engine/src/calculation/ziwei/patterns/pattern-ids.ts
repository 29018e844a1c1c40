// Ids of patterns, forms and flags, in the order of docs/rules/ziwei-patterns.md; pattern-table.ts has their conditions.

import { GRADED_STAR_IDS, type StarId } from '../star-ids.ts';

// biome-ignore format: in the order of the book
export const PATTERN_IDS = [
  'zifuTonggong', 'zifuChaoyuan', 'zifuJiaming', 'tianfuChaoyuan', 'fuxiangChaoyuan', 'jixiangLiming', 'jijuMaoyou',
  'junchenQinghui', 'fubiGongzhu', 'jinyuFujia', 'riyueTonglin', 'juriTonggong', 'rizhaoLeimen', 'richuFusang',
  'jincanGuanghui', 'riyueBingming', 'danchiGuichi', 'riyueFanbei', 'riyueCanghui', 'riyueZhaobi', 'riyueJiaming',
  'riyueJiacai', 'riyueJie', 'yuelangTianmen', 'yueshengCanghai', 'shuichengGuie', 'mingzhuChuhai', 'jiYueTongLiang',
  'shanyinChaogang', 'shuimuQinghua', 'jujiTonglin', 'jujiJumao', 'jujiHuayou', 'shouxingRumiao', 'yingxingRumiao',
  'qishaChaodou', 'xiongsuChaoyuan', 'lianzhenWenwu', 'shizhongYinyu', 'shaPoLang', 'wutanTongxing', 'huotan',
  'lingtan', 'tanhuoXiangfeng', 'wuquShouyuan', 'jiangxingDedi', 'caijuCaiwei', 'caiyinJiayin', 'xingjiJiayin',
  'caiyinJialu', 'cailuJiama', 'lumaJiaochi', 'lumaPeiyin', 'luheYuanyang', 'shuangluChaoyuan', 'shuangluJiaoliu',
  'shuangluJiaming', 'mingluAnlu', 'kemingAnlu', 'sanqiJiahui', 'keQuanLuJia', 'jiadiDengyong', 'kemingHuilu',
  'quanluShengfeng', 'luwenGongming', 'zuoyouTonggong', 'zuoyouJiaming', 'zuoyouChaoyuan', 'zuofuWenchang',
  'fugongWenxing', 'wenxingChaoming', 'wenxingAngong', 'changquJiaming', 'wenguiWenhua', 'yuxiuTianxiang',
  'changongZhegui', 'huangdianChaoban', 'wenliangZhenji', 'wenwuJianbei', 'zuoguiXianggui', 'kuiyueJiaming',
  'tianyiGongming', 'qingyangRumiao', 'matouDaijian', 'yangtuoJiaming', 'yangtuoJiaji', 'huolingJiaming',
  'kongjieJiaming', 'mingliFengkong', 'lingChangTuoWu', 'yangLiangChangLu', 'xingqiuJiayin', 'shengbuFengshi',
  'caiYuQiuchou', 'yishengGupin', 'junziZaiye', 'liangchongHuagai', 'lufengLiangsha', 'lufengChongpo',
  'maluoKongwang', 'jufengSisha', 'juhuoQingyang', 'fanshuiTaohua', 'fengliuCaizhang', 'liangmaPiaodang',
  'liangtongSihai', 'tianliangGongyue', 'zhongshuiChaodong', 'zhenshaTonggong', 'shagongLianzhen', 'lianShaYangLing',
  'huaxingFangui', 'duimianChaotian', 'mingwuZhengyao',
] as const;
export type PatternId = (typeof PATTERN_IDS)[number];

/** Patterns whose verse is about a limit in that palace, 铃昌陀武限至投河; programs look for them in the natal chart, as here. */
export const LIMIT_PATTERN_IDS: readonly PatternId[] = ['lingChangTuoWu'];

/** Forms of a pattern: the main one, and other printed readings. */
// biome-ignore format: in the order of the book
export const PATTERN_FORM_IDS = [
  'main', 'wide', 'empty', 'po', 'xiang', 'flank', 'classic', 'self', 'lend', 'text', 'helped', 'front', 'opposite', 'seal',
] as const;
export type PatternFormId = (typeof PATTERN_FORM_IDS)[number];

/** Flags: facts that may spoil a pattern. */
// biome-ignore format: in the order of the book
export const PATTERN_FLAG_IDS = [
  'meetsMalefic', 'meetsSix', 'meetsFour', 'meetsJi', 'jiHere', 'bladeHere', 'yangtuoHere', 'punishmentHere', 'voidRobberyHere', 'voidHere',
  'nightBirth', 'dayBirth',
] as const;
export type PatternFlagId = (typeof PATTERN_FLAG_IDS)[number];

/** Adjective stars in conditions: 天刑, and the void stars of all schools. */
export const OTHER_PATTERN_STAR_IDS = [
  'tianxing',
  'xunkong',
  'xunkongSide',
  'jielu',
  'kongwang',
  'jiekong',
] as const satisfies readonly StarId[];

/** Stars of patterns and of flags. */
export const PATTERN_STAR_IDS = [...GRADED_STAR_IDS, ...OTHER_PATTERN_STAR_IDS] as const;
export type PatternStarId = (typeof PATTERN_STAR_IDS)[number];
