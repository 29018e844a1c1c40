// zh-Hant as Taiwan writes it. No simplified character, and no term of the mainland, in any text of any package.

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');
const FOLDERS = ['engine/src/presentation/words/zh-Hant', 'engine/src/presentation/glossary/zh-Hant', 'service/src/words/zh-Hant', 'service/guide/zh-Hant', 'web/src/words/zh-Hant'];
const FILES = [
  ...FOLDERS.flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => join(folder, name))),
  'engine/src/presentation/draw/words/zh-Hant.ts',
  'service/src/cli/words/zh-Hant.ts',
  'docs/rules/records/texts/zh-Hant.json',
];
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { terms } = JSON.parse(read('docs/rules/taiwan.json')) as { terms: readonly (readonly [string, string])[] };

// Simplified characters that no traditional text has; 台, 里, 干, 后 and the like are traditional too.
const SIMPLIFIED = /[这个们请须为单无时农历岁东门见贝车长马鱼鸟龙龟齿发问间开关网络数据书写读说话译该谁调谢证识词语谈课实对导将专业丛两严丧丰临举义乌乐乔习乡亚产亲亿仅从仓仪众优会伟传伤伦伪体佣侠侣侥侦侧侨债倾偿储儿兑党兰兴养兽冲决况冻净凉减凑凤凭凯击凿刘则刚创删别剂剑剧劝办务动励劲劳势勋匀区医华协卖卢卫却厅压厌厕厨县参双变叙叶号叹吓吕吗听启吴呐员呜响哑唤啸嘱团园围图圆圣场坏块坚坛坝坟坠垄垒垦垫堕墙壮声壳处备复够头夺奋奖妆妇妈娄娱婴孙学宁宝宠审宪宫宽宾寝寻寿尝层属岗岛岭币师帐带帮广庄庆庐库应庙废异弃张弥弯弹强归录彻径忆怀态总恋恒恳恶恼悦悬惊惧惩惨惯愤愿戏战户扑执扩扫扬扰抚抛抢护报担拟拢拣拥拦拧拨择挂挚挤挥捞损换捣掷揽搁搅携摄摆摇摊撑敌斋断显晋晓晕暂术机杀杂权条来杨极构枪柜标栋栏树样桥梦检楼榄横档欢欧残毁毕气汇汉汤沟没沪泪泽洁浅浆浊测济浏浑浓涛涨润渐渔湾湿满滚滞滤潜灭灯灵灾炉点炼烁烂烛烟烦烧热爱爷牵犹狭狮独猎献环现玛琐电画畅疗疯痪皑皱盏盐监盖盘眍睁瞒瞩矫矿码砖础硕确碍礼祸离种积称稳穷窃竞笔笼筑签简粮纠红约级纪纬纯纲纳纵纷纸纹线练组细织终绍经结绕绘给绝统继续维绿缓编缘缩罗罚羡翘聪肃肠肤肾肿胀胁胆胜脉脏脑脚脱脸腾舆舰艺节芜苍苏苹荐荡荣药莱获莹萝营萧蓝虏虑虚虫虽蚀蛮补袭装览觉规视触誉计订认讨让训议讯记讲许论设访评诉诊试诗诚询详误诸谊谓谜谨谱负财责贤败货质贩贪贫购贯贱贴贵贷贸费贺赁资赋赌赏赐赔赖赚赛赞赠赢赵赶趋跃践踪轨轩转轮软轰轻载较辅辆辈辉辑输辞边达迁过迈运还进远违连迟适选逊递逻遗邓邮邻郑酝酱释鉴针钉钓钟钢钥钦钩钱铁铃铅铜铭银铸链销锁锅错键锻镇镜闪闭闯闲闹闻阁阅阔队阳阴阵阶际陆陈险随隐难雾静韩页顶项顺顾顿颁预领频颗题颜额风飞饥饭饮饰饱饼馆驰驱驳驴驶驻驾验骂骄骑骗鲁鲜鸡鸣鸭鸿鹅鹰麦黄齐]/u;

test.each(FILES)('%s has no simplified character', (path) => {
  const found = [...read(path).matchAll(new RegExp(SIMPLIFIED, 'gu'))].map(([character]) => character);
  expect([...new Set(found)]).toEqual([]);
});

test.each(FILES)('%s has no term of the mainland', (path) => {
  expect(terms.filter(([mainland]) => read(path).includes(mainland))).toEqual([]);
});

// Mistakes of a converter where one simplified character stands for several: the branch 丑, the stem 干, the clash 沖, the Dipper 斗, the remainder 餘, the
// calendar 曆, only 只, the sound 克 of a foreign name. 裏 and 臺 are right, but Taiwan prints 裡 and 台 in prose.
const MISTAKEN = /醜|[各天地年月日時藏陰陽宮]乾(?!坤|造)|剋薩|衝(?!突)|鬥君|余數|(?<!經)歷(?!史)|隻|裏|臺/u;

test.each(FILES)('%s has no character for another one', (path) => {
  expect(MISTAKEN.exec(read(path))?.[0]).toBeUndefined();
});

test.each(['己醜', '各乾', '宮乾', '得剋薩斯', '日衝', '鬥君', '最大余數法', '頒行歷', '那一歷年', '最多隻能', '這裏', '臺灣'])('%s is found', (planted) => {
  expect(planted).toMatch(MISTAKEN);
});
