// かなの読み: the readings of the names, for where a page has room. Names and readings are settled in docs/rules/languages/ja.json, and a test holds them equal.

import type { Readings } from '../sentences.ts';

// biome-ignore format: by groups, several to a line
export const READINGS_JA: Readings = {
  stems: {
    jia: 'きのえ', yi: 'きのと', bing: 'ひのえ', ding: 'ひのと', wu: 'つちのえ', ji: 'つちのと', geng: 'かのえ', xin: 'かのと', ren: 'みずのえ', gui: 'みずのと',
  },
  branches: {
    zi: 'ね', chou: 'うし', yin: 'とら', mao: 'う', chen: 'たつ', si: 'み', wu: 'うま', wei: 'ひつじ', shen: 'さる', you: 'とり', xu: 'いぬ', hai: 'い',
  },
  elements: {
    wood: 'もく', fire: 'か', earth: 'ど', metal: 'ごん', water: 'すい',
  },
  polarities: {
    yang: 'よう', yin: 'いん',
  },
  nayin: {
    haizhong: 'かいちゅうきん', luzhong: 'ろちゅうか', dalin: 'たいりんぼく', lupang: 'ろぼうど', jianfeng: 'けんぼうきん', shantou: 'さんとうか', jianxia: 'かんかすい',
    chengtou: 'じょうとうど', baila: 'はくろうきん', yangliu: 'ようりゅうぼく', quanzhong: 'せいせんすい', wushang: 'おくじょうど', pili: 'へきれきか', songbai: 'しょうはくぼく',
    changliu: 'ちょうりゅうすい', shazhongJin: 'さちゅうきん', shanxia: 'さんげか', pingdi: 'へいちぼく', bishang: 'へきじょうど', jinbo: 'きんぱくきん', fudeng: 'ふくとうか',
    tianhe: 'てんがすい', dayi: 'たいえきど', chaichuan: 'さいせんきん', sangzhe: 'そうしゃくもく', daxi: 'だいけいすい', shazhongTu: 'さちゅうど', tianshang: 'てんじょうか',
    shiliu: 'ざくろぼく', dahai: 'たいかいすい',
  },
  growthPhases: {
    changsheng: 'ちょうせい', muyu: 'もくよく', guandai: 'かんたい', linguan: 'けんろく', diwang: 'ていおう', shuai: 'すい', bing: 'びょう', si: 'し', mu: 'ぼ',
    jue: 'ぜつ', tai: 'たい', yang: 'よう',
  },
  solarTerms: {
    lichun: 'りっしゅん', yushui: 'うすい', jingzhe: 'けいちつ', chunfen: 'しゅんぶん', qingming: 'せいめい', guyu: 'こくう', lixia: 'りっか', xiaoman: 'しょうまん',
    mangzhong: 'ぼうしゅ', xiazhi: 'げし', xiaoshu: 'しょうしょ', dashu: 'たいしょ', liqiu: 'りっしゅう', chushu: 'しょしょ', bailu: 'はくろ', qiufen: 'しゅうぶん',
    hanlu: 'かんろ', shuangjiang: 'そうこう', lidong: 'りっとう', xiaoxue: 'しょうせつ', daxue: 'たいせつ', dongzhi: 'とうじ', xiaohan: 'しょうかん', dahan: 'だいかん',
  },
  tenGods: {
    bijian: 'ひけん', jiecai: 'ごうざい', shishen: 'しょくじん', shangguan: 'しょうかん', piancai: 'へんざい', zhengcai: 'せいざい', qisha: 'へんかん',
    zhengguan: 'せいかん', pianyin: 'へんいん', zhengyin: 'いんじゅ', rizhu: 'にっしゅ',
  },
  directions: {
    forward: 'じゅんこう', backward: 'ぎゃっこう',
  },
  palaces: {
    life: 'めいきゅう', siblings: 'けいていきゅう', spouse: 'ふさいきゅう', children: 'しじょきゅう', wealth: 'ざいはくきゅう', health: 'しつやくきゅう', travel: 'せんいきゅう',
    friends: 'ぬぼくきゅう', career: 'かんろくきゅう', property: 'でんたくきゅう', fortune: 'ふくとくきゅう', parents: 'ふぼきゅう',
  },
  stars: {
    ziwei: 'しび', tianji: 'てんき', taiyang: 'たいよう', wuqu: 'ぶきょく', tiantong: 'てんどう', lianzhen: 'れんてい', tianfu: 'てんぷ', taiyin: 'たいいん',
    tanlang: 'たんろう', jumen: 'きょもん', tianxiang: 'てんそう', tianliang: 'てんりょう', qisha: 'しちさつ', pojun: 'はぐん', zuofu: 'さほ', youbi: 'うひつ',
    wenchang: 'ぶんしょう', wenqu: 'ぶんきょく', tiankui: 'てんかい', tianyue: 'てんえつ', lucun: 'ろくぞん', tianma: 'てんば', qingyang: 'けいよう', tuoluo: 'だら',
    huoxing: 'かせい', lingxing: 'れいせい', dikong: 'ちくう', dijie: 'ちごう', hongluan: 'こうらん', tianxi: 'てんき', tianyao: 'てんよう', tianxing: 'てんけい',
    xianchi: 'かんち', jieshen: 'かいしん', nianjie: 'ねんかい', santai: 'さんだい', bazuo: 'はちざ', enguang: 'おんこう', tiangui: 'てんき', longchi: 'りゅうち',
    fengge: 'ほうかく', tiancai: 'てんさい', tianshou: 'てんじゅ', taifu: 'たいほ', fenggao: 'ふうこう', tianwu: 'てんぷ', tianchu: 'てんちゅう',
    tianyueIllness: 'てんげつ', yinsha: 'いんさつ', tianguan: 'てんかん', tianfuBlessing: 'てんぷく', tianku: 'てんこく', tianxu: 'てんきょ', guchen: 'こしん',
    guasu: 'かしゅく', feilian: 'ひれん', posui: 'はさい', huagai: 'かがい', yuede: 'げっとく', tiande: 'てんとく', longde: 'りゅうとく', tiankong: 'てんくう',
    xunkong: 'じゅんくう', xunkongSide: 'ふくじゅん', jielu: 'せつろ', kongwang: 'くうぼう', jiekong: 'せっくう', dahaoYear: 'たいもう', jieshaYear: 'ごうさつ',
    tianshang: 'てんしょう', tianshi: 'てんし', guoyin: 'こくいん', tangfu: 'とうふ', liunianWenxing: 'りゅうねんぶんせい', tianyiMedic: 'てんい', dijieRelief: 'ちかい',
    tianluo: 'てんら', diwang: 'ちもう', doujun: 'とくん',
  },
  brightness: {
    miao: 'びょう', wang: 'おう', de: 'とく', li: 'り', ping: 'へい', bu: 'ふ', xian: 'かん', di: 'ち', xianIdle: 'かん',
  },
  transformations: {
    lu: 'かろく', quan: 'かけん', ke: 'かか', ji: 'かき',
  },
  bureaus: {
    water2: 'すいにきょく', wood3: 'もくさんきょく', metal4: 'きんしきょく', earth5: 'どごきょく', fire6: 'かろっきょく',
  },
  doctorSpirits: {
    boshi: 'はくし', lishi: 'りきし', qinglong: 'せいりゅう', xiaohao: 'しょうもう', jiangjun: 'しょうぐん', zoushu: 'そうしょ', feilianBoshi: 'ひれん', xishen: 'きしん',
    bingfu: 'びょうふ', dahao: 'たいもう', fubing: 'ふくへい', guanfu: 'かんぷ',
  },
  generalSpirits: {
    jiangxing: 'しょうせい', panan: 'はんあん', suiyi: 'さいえき', xishenRest: 'そくしん', huagaiJiang: 'かがい', jiesha: 'ごうさつ', zaisha: 'さいさつ',
    tiansha: 'てんさつ', zhibei: 'しはい', xianchiJiang: 'かんち', yuesha: 'げっさつ', wangshen: 'ぼうしん',
  },
  yearSpirits: {
    suijian: 'さいけん', huiqi: 'かいき', sangmen: 'そうもん', guansuo: 'かんさく', guanfuTally: 'かんぷ', xiaohaoSui: 'しょうもう', dahaoSui: 'たいもう',
    longdeSui: 'りゅうとく', baihu: 'びゃっこ', tiandeSui: 'てんとく', diaoke: 'ちょうきゃく', bingfuSui: 'びょうふ', suipo: 'さいは', taisui: 'たいさい',
    shaoyang: 'しょうよう', shaoyin: 'しょういん', sifu: 'しふ', fude: 'ふくとく', zhifu: 'ちょくふ',
  },
  yinYangGenders: {
    yangMale: 'ようだん', yinMale: 'いんだん', yangFemale: 'ようじょ', yinFemale: 'いんじょ',
  },
  rarityTiers: {
    common: 'よくみられる', uncommon: 'ややめずらしい', rare: 'めずらしい', veryRare: 'ひじょうにめずらしい',
  },
  pillarStars: {
    tianyi: 'てんおつきじん', taiji: 'たいきょくきじん', wenchang: 'ぶんしょうきじん', guoyin: 'こくいんきじん', fuxing: 'ふくせいきじん', tianchu: 'てんちゅうきじん', jinyu: 'きんよ',
    lushen: 'ろくしん', yangren: 'ようじん', feiren: 'ひじん', hongyan: 'こうえん', liuxia: 'りゅうか', jiangxing: 'しょうせい', huagai: 'かがい', yima: 'えきば',
    taohua: 'かんち', jiesha: 'ごうさつ', wangshen: 'ぼうしん', zaisha: 'さいさつ', liue: 'ろくやく', guchen: 'こしん', guasu: 'かしゅく', hongluan: 'こうらん',
    tianxi: 'てんき', sangmen: 'そうもん', diaoke: 'ちょうきゃく', pima: 'ひま', yuanchen: 'げんしん', gou: 'こうさつ', jiao: 'こうさつ', kongwang: 'くうぼう',
    tianluo: 'てんら', diwang: 'ちもう', tiande: 'てんとくきじん', tiandeHe: 'てんとくごう', yuede: 'げっとくきじん', yuedeHe: 'げっとくごう', tianyiMedic: 'てんい',
    xueren: 'けつじん', dexiu: 'とくしゅうきじん', tianshe: 'てんしゃ', sifei: 'しはい', tianzhuan: 'てんてん', dizhuan: 'ちてん', kuigang: 'かいごう',
    yinchaYangcuo: 'いんようさしゃく', shieDabai: 'じゅうあくたいはい', guluan: 'こらんさつ', bazhuan: 'はっせん', shiling: 'じゅうれいび', liuxiu: 'ろくしゅうび', ride: 'にっとく',
    rigui: 'にっき', jinshenDay: 'しんじん', jinshen: 'きんじん', gonglu: 'きょうろく', sanqi: 'さんき', xuetang: 'がくどう', ciguan: 'しかん',
  },
  relations: {
    stemCombine: 'かんごう', stemClash: 'かんのちゅう', stemControl: 'かんのこく', threeCombine: 'さんごう', threeMeeting: 'ほうごう', threePunishment: 'さんけい',
    sixCombine: 'しごう', halfCombine: 'はんかい', archCombine: 'きょうごう', archMeeting: 'きょうかい', sixClash: 'ちゅう', punishment: 'けい',
    selfPunishment: 'じけい', harm: 'がい', destruction: 'は', hiddenCombine: 'あんごう', severance: 'ぜつ', pillarRepeat: 'ふくぎん',
    pillarReverse: 'はんぎん',
  },
  elementStates: {
    wang: 'おう', xiang: 'そう', xiu: 'きゅう', qiu: 'しゅう', si: 'し',
  },
  rootTags: {
    lu: 'ろく', blade: 'じん', birth: 'ちょうせい', store: 'ぼこ',
  },
  monthPatterns: {
    zhengguan: 'せいかんかく', qisha: 'へんかんかく', zhengcai: 'せいざいかく', piancai: 'へんざいかく', zhengyin: 'いんじゅかく', pianyin: 'へんいんかく', shishen: 'しょくじんかく',
    shangguan: 'しょうかんかく', jianlu: 'けんろくかく', yangren: 'ようじんかく', yuejie: 'げつごうかく',
  },
  structures: {
    follow: 'じゅうかく', dominant: 'せんおうかく', transform: 'かきかく',
  },
  officers: {
    jian: 'たつ', chu: 'のぞく', man: 'みつ', ping: 'たいら', ding: 'さだん', zhi: 'とる', po: 'やぶる', wei: 'あやぶ',
    cheng: 'なる', shou: 'おさん', kai: 'ひらく', bi: 'とづ',
  },
  mansions: {
    jiao: 'すぼし', kang: 'あみぼし', di: 'ともぼし', fang: 'そいぼし', xin: 'なかごぼし', weiTail: 'あしたれぼし', ji: 'みぼし',
    dou: 'ひきつぼし', niu: 'いなみぼし', nv: 'うるきぼし', xu: 'とみてぼし', weiRoof: 'うみやめぼし', shi: 'はついぼし', biWall: 'なまめぼし',
    kui: 'とかきぼし', lou: 'たたらぼし', weiStomach: 'えきえぼし', mao: 'すばるぼし', biNet: 'あめふりぼし', zi: 'とろきぼし',
    shen: 'からすきぼし', jing: 'ちちりぼし', gui: 'たまおのぼし', liu: 'ぬりこぼし', xing: 'ほとおりぼし', zhang: 'ちりこぼし', yi: 'たすきぼし',
    zhen: 'みつかけぼし',
  },
};
