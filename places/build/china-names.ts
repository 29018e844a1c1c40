// Other names of Chinese divisions. 蒲城县 is also 蒲城, Pucheng and Pucheng Xian; 长阳土家族自治县 is 长阳, Changyang.

import { pinyin } from 'pinyin-pro';

// Peoples that are in the names of autonomous divisions.
const PEOPLES =
  '蒙古族|蒙古|回族|藏族|维吾尔|苗族|彝族|壮族|布依族|朝鲜族|满族|侗族|瑶族|白族|土家族|哈尼族|哈萨克族|哈萨克|傣族|黎族|傈僳族|佤族|畲族|' +
  '拉祜族|水族|东乡族|纳西族|景颇族|柯尔克孜|土族|达斡尔族|仫佬族|羌族|布朗族|撒拉族|毛南族|仡佬族|锡伯|阿昌族|普米族|塔吉克|怒族|鄂温克族|' +
  '保安族|裕固族|独龙族|鄂伦春|各族';
const AUTONOMOUS = new RegExp(`(?:${PEOPLES})*自治[县旗州区]$`, 'u');
const PLAIN = /(?:特别行政区|地区|新区|林区|特区|矿区|[省县区市旗盟镇乡])$/u;

/** 蒲城县 → 蒲城, 延边朝鲜族自治州 → 延边, 浦东新区 → 浦东; undefined where less than two characters would remain (单县, 东区). */
export function stemOf(name: string): string | undefined {
  let stem = name.replace(AUTONOMOUS, '');
  if (stem.length < 2) stem = name.replace(/族?自治[县旗州]$/u, ''); // 东乡族自治县 → 东乡, 鄂伦春自治旗 → 鄂伦春
  if (stem === name) stem = name.replace(/(?:回|达斡尔)族区$/u, '').replace(PLAIN, ''); // 管城回族区 → 管城
  return stem.length >= 2 && stem !== name ? stem : undefined;
}

// Short names of prefectures that are not the stem and 州 or 盟.
const SHORT_PREFECTURES: Readonly<Record<string, readonly string[]>> = {
  巴音郭楞蒙古自治州: ['巴州'], 克孜勒苏柯尔克孜自治州: ['克州', '克孜州'], 博尔塔拉蒙古自治州: ['博州'], 西双版纳傣族自治州: ['版纳', '版纳州'],
  锡林郭勒盟: ['锡盟'], 阿拉善盟: ['阿盟'],
}; // biome-ignore format: 州 and 盟

/** Names of a prefecture beside its stem: 凉山州, 凉山自治州 for 凉山彝族自治州, 锡盟 for 锡林郭勒盟, 渭南地区 for 渭南市, which it was. */
export function prefectureNames(name: string): string[] {
  const stem = stemOf(name);
  if (stem === undefined) return [];
  const short = SHORT_PREFECTURES[name] ?? [];
  if (name.endsWith('自治州')) return [`${stem}州`, `${stem}自治州`, ...short];
  return name.endsWith('市') ? [`${stem}地区`] : [...short];
}

// Readings that the pinyin tables do not know, because they belong to places only. Both readings are indexed.
// Source: 中国地名录 and the Xinhua dictionary; a string of syllables for a string of characters.
const READINGS: readonly (readonly [hanzi: string, syllables: string])[] = [
  ['单县', 'shan xian'], ['涡阳', 'guo yang'], ['洪洞', 'hong tong'], ['歙县', 'she xian'], ['繁峙', 'fan shi'], ['乐亭', 'lao ting'],
  ['蔚县', 'yu xian'], ['浚县', 'xun xian'], ['尉犁', 'yu li'], ['莞城', 'guan cheng'], ['解州', 'xie zhou'], ['大埔', 'da bu'],
  ['筠连', 'jun lian'], ['泌阳', 'bi yang'], ['珲春', 'hun chun'], ['黄陂', 'huang pi'], ['什邡', 'shi fang'], ['吴堡', 'wu bu'],
  ['宕昌', 'tan chang'], ['曾都', 'zeng du'], ['乐清', 'yue qing'], ['乌什', 'wu shi'], ['喀什', 'ka shi'], ['调兵山', 'diao bing shan'],
  ['六合', 'lu he'], ['六安', 'lu an'], ['铅山', 'yan shan'], ['郧', 'yun'], ['会稽', 'kuai ji'], ['都', 'du'], ['那曲', 'na qu'],
  ['枞阳', 'zong yang'], ['监利', 'jian li'], ['浒关', 'xu guan'], ['台州', 'tai zhou'], ['句容', 'ju rong'], ['盱眙', 'xu yi'],
  ['长子', 'zhang zi'], ['大城', 'dai cheng'], ['任丘', 'ren qiu'], ['任泽', 'ren ze'], ['华县', 'hua xian'], ['华阴', 'hua yin'],
  ['阿拉善', 'a la shan'], ['阿坝', 'a ba'], ['东阿', 'dong e'], ['称多', 'chen duo'], ['尖扎', 'jian zha'], ['巴音郭楞', 'ba yin guo leng'],
  ['闵行', 'min hang'], ['民乐', 'min le'],
]; // biome-ignore format: six to a row

/** Syllables of a Chinese name, ü written v: 吕梁 → lv liang. With `plain`, without the readings that only places have. */
export function syllablesOf(name: string, plain = false): string[] {
  const syllables = pinyin(name, { toneType: 'none', type: 'array', v: true });
  if (plain) return syllables;
  for (const [hanzi, reading] of READINGS) {
    const at = name.indexOf(hanzi);
    if (at >= 0) syllables.splice(at, hanzi.length, ...reading.split(' '));
  }
  return syllables;
}

/** The name as it is written in Latin: Pucheng, Xi’an, Lüliang. */
export function latinOf(name: string): string {
  const [first = '', ...rest] = syllablesOf(name).map((syllable) => syllable.replace('v', 'ü'));
  const word = first + rest.map((syllable) => (/^[aeo]/.test(syllable) ? `’${syllable}` : syllable)).join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Pinyin spellings of a name that one may type: both readings of characters with two, and ü as u, v and yu. */
export function pinyinSpellings(name: string): string[] {
  const spellings = new Set<string>();
  for (const plain of [false, true]) {
    const word = syllablesOf(name, plain).join('');
    for (const u of ['u', 'v', 'yu'])
      spellings.add(word.replaceAll(/(?<=[nl])v/g, u).replaceAll('v', u === 'v' ? 'v' : 'u'));
  }
  return [...spellings].filter((word) => /^[a-z]+$/.test(word));
}

/** The first letters of its syllables, as people type them into a search: bj for 北京, hebs for 哈尔滨市. */
export const initialsOf = (name: string): string =>
  syllablesOf(name)
    .map((syllable) => syllable.charAt(0))
    .join('');

/** The commonest reading of each Han character, as the artefact has it: a syllable, a tab, all characters that are read so. */
export function syllableTable(): string[] {
  const table = new Map<string, string>();
  for (let code = 0x4e00; code <= 0x9fa5; code++) {
    const character = String.fromCharCode(code);
    const syllable = (syllablesOf(character)[0] ?? '').replace('v', 'u');
    if (/^[a-z]+$/.test(syllable)) table.set(syllable, (table.get(syllable) ?? '') + character);
  }
  return [...table].sort(([a], [b]) => (a < b ? -1 : 1)).map(([syllable, all]) => `${syllable}\t${all}`);
}

/** Latin names that are not pinyin: from Mongolian, Tibetan, Uyghur and Manchu, as English has them. */
// biome-ignore format: by region
export const USUAL_LATIN: Readonly<Record<string, string>> = {
  哈尔滨市: 'Harbin', 齐齐哈尔市: 'Qiqihar', 杜尔伯特蒙古族自治县: 'Dorbod', 梅里斯达斡尔族区: 'Meilisi Daur',
  呼和浩特市: 'Hohhot', 鄂尔多斯市: 'Ordos', 呼伦贝尔市: 'Hulunbuir', 巴彦淖尔市: 'Bayannur', 乌兰察布市: 'Ulanqab', 兴安盟: 'Hinggan',
  锡林郭勒盟: 'Xilingol', 阿拉善盟: 'Alxa', 锡林浩特市: 'Xilinhot', 乌兰浩特市: 'Ulanhot', 二连浩特市: 'Erenhot', 海拉尔区: 'Hailar',
  额尔古纳市: 'Ergun', 阿拉善左旗: 'Alxa Left Banner', 阿拉善右旗: 'Alxa Right Banner', 额济纳旗: 'Ejin Banner', 阿尔山市: 'Arxan',
  霍林郭勒市: 'Holingol', 扎赉诺尔区: 'Jalainur', 鄂托克旗: 'Otog Banner', 鄂托克前旗: 'Otog Front Banner', 杭锦旗: 'Hanggin Banner',
  乌审旗: 'Uxin Banner', 准格尔旗: 'Jungar Banner', 达拉特旗: 'Dalad Banner', 伊金霍洛旗: 'Ejin Horo Banner', 巴林左旗: 'Bairin Left Banner',
  巴林右旗: 'Bairin Right Banner', 阿鲁科尔沁旗: 'Ar Horqin Banner', 克什克腾旗: 'Hexigten Banner', 翁牛特旗: 'Ongniud Banner',
  喀喇沁旗: 'Harqin Banner', 敖汉旗: 'Aohan Banner', 奈曼旗: 'Naiman Banner', 库伦旗: 'Hure Banner', 扎鲁特旗: 'Jarud Banner',
  科尔沁左翼中旗: 'Horqin Left Middle Banner', 科尔沁左翼后旗: 'Horqin Left Rear Banner', 科尔沁右翼前旗: 'Horqin Right Front Banner',
  科尔沁右翼中旗: 'Horqin Right Middle Banner', 扎赉特旗: 'Jalaid Banner', 鄂伦春自治旗: 'Oroqen Banner', 鄂温克族自治旗: 'Evenk Banner',
  莫力达瓦达斡尔族自治旗: 'Morin Dawa Banner', 陈巴尔虎旗: 'Old Barag Banner', 新巴尔虎左旗: 'New Barag Left Banner',
  新巴尔虎右旗: 'New Barag Right Banner', 阿荣旗: 'Arun Banner', 苏尼特左旗: 'Sonid Left Banner', 苏尼特右旗: 'Sonid Right Banner',
  东乌珠穆沁旗: 'East Ujimqin Banner', 西乌珠穆沁旗: 'West Ujimqin Banner', 阿巴嘎旗: 'Abag Banner', 太仆寺旗: 'Taibus Banner',
  镶黄旗: 'Bordered Yellow Banner', 正镶白旗: 'Plain and Bordered White Banner', 正蓝旗: 'Zhenglan Banner', 四子王旗: 'Siziwang Banner',
  察哈尔右翼前旗: 'Chahar Right Front Banner', 察哈尔右翼中旗: 'Chahar Right Middle Banner', 察哈尔右翼后旗: 'Chahar Right Rear Banner',
  达尔罕茂明安联合旗: 'Darhan Muminggan United Banner', 土默特左旗: 'Tumed Left Banner', 土默特右旗: 'Tumed Right Banner',
  乌拉特前旗: 'Urad Front Banner', 乌拉特中旗: 'Urad Middle Banner', 乌拉特后旗: 'Urad Rear Banner', 杭锦后旗: 'Hanggin Rear Banner',
  拉萨市: 'Lhasa', 日喀则市: 'Shigatse', 昌都市: 'Chamdo', 林芝市: 'Nyingchi', 山南市: 'Shannan', 那曲市: 'Nagqu', 阿里地区: 'Ngari',
  江孜县: 'Gyantse', 亚东县: 'Yadong', 察隅县: 'Zayü', 墨脱县: 'Mêdog', 波密县: 'Bomê', 普兰县: 'Burang', 札达县: 'Zanda', 日土县: 'Rutog',
  格尔木市: 'Golmud', 德令哈市: 'Delingha', 玉树市: 'Yushu', 甘孜藏族自治州: 'Garzê', 阿坝藏族羌族自治州: 'Ngawa', 迪庆藏族自治州: 'Dêqên',
  香格里拉市: 'Shangri-La', 果洛藏族自治州: 'Golog', 延边朝鲜族自治州: 'Yanbian', 西双版纳傣族自治州: 'Xishuangbanna',
  乌鲁木齐市: 'Ürümqi', 克拉玛依市: 'Karamay', 吐鲁番市: 'Turpan', 哈密市: 'Hami', 喀什市: 'Kashgar', 喀什地区: 'Kashgar Prefecture',
  和田市: 'Hotan', 和田地区: 'Hotan Prefecture', 和田县: 'Hotan County', 阿克苏市: 'Aksu', 阿克苏地区: 'Aksu Prefecture',
  阿勒泰地区: 'Altay Prefecture', 阿勒泰市: 'Altay', 布尔津县: 'Burqin', 吉木乃县: 'Jeminay', 堆龙德庆区: 'Doilungdêqên', 塔城地区: 'Tacheng Prefecture', 伊犁哈萨克自治州: 'Ili', 博尔塔拉蒙古自治州: 'Bortala',
  巴音郭楞蒙古自治州: 'Bayingolin', 克孜勒苏柯尔克孜自治州: 'Kizilsu', 库尔勒市: 'Korla', 库车市: 'Kuqa', 阿图什市: 'Artux', 伊宁市: 'Yining',
  霍尔果斯市: 'Khorgas', 奎屯市: 'Kuytun', 石河子市: 'Shihezi', 图木舒克市: 'Tumxuk', 阿拉尔市: 'Aral', 博乐市: 'Bole', 叶城县: 'Yecheng', 莎车县: 'Yarkant',
  若羌县: 'Ruoqiang', 且末县: 'Qiemo', 英吉沙县: 'Yengisar', 疏附县: 'Shufu', 塔什库尔干塔吉克自治县: 'Taxkorgan', 鄯善县: 'Shanshan',
  托克逊县: 'Toksun', 焉耆回族自治县: 'Yanqi', 察布查尔锡伯自治县: 'Qapqal', 吉木萨尔县: 'Jimsar', 呼图壁县: 'Hutubi', 玛纳斯县: 'Manas',
  和布克赛尔蒙古自治县: 'Hoboksar', 巴里坤哈萨克自治县: 'Barkol', 木垒哈萨克自治县: 'Mori', 温宿县: 'Wensu', 沙雅县: 'Xayar', 乌什县: 'Uqturpan',
  阿瓦提县: 'Awat', 柯坪县: 'Kalpin', 阿合奇县: 'Akqi', 阿克陶县: 'Akto', 乌恰县: 'Wuqia', 伽师县: 'Jiashi', 岳普湖县: 'Yopurga', 麦盖提县: 'Markit',
  洛浦县: 'Lop', 皮山县: 'Pishan', 墨玉县: 'Karakax', 策勒县: 'Qira', 于田县: 'Yutian', 民丰县: 'Minfeng',
};
