// Japanese forms of Hanzi: the characters of the list of 1946 and after (当用漢字字体表, 常用漢字表) in place of the traditional ones: 廣州 is 広州.
// Characters that Japan took over unchanged, and 龍, which names keep, are not in the table.

/** Each traditional character is over the one that Japan writes. */
// biome-ignore format: as lists of characters print them
const ROWS = [
  ['亞惡壓圍爲醫壹稻飮隱榮營衞驛圓緣艷鹽奧應橫歐毆黃溫穩假價畫會壞懷繪擴殼覺學嶽樂勸卷寬歡罐觀關陷巖顏歸氣龜僞戲犧舊',
   '亜悪圧囲為医壱稲飲隠栄営衛駅円縁艶塩奥応横欧殴黄温穏仮価画会壊懐絵拡殻覚学岳楽勧巻寛歓缶観関陥巌顔帰気亀偽戯犠旧'],
  ['據擧峽挾狹曉區驅勳薰徑惠溪經繼莖螢輕鷄藝缺儉劍圈檢權獻縣險顯驗嚴效廣恆鑛號國黑濟碎齋劑櫻册雜產參慘棧蠶贊殘絲齒兒',
   '拠挙峡挟狭暁区駆勲薫径恵渓経継茎蛍軽鶏芸欠倹剣圏検権献県険顕験厳効広恒鉱号国黒済砕斎剤桜冊雑産参惨桟蚕賛残糸歯児'],
  ['辭濕實舍寫釋壽收從澁獸縱肅處緖敍將稱證乘剩壤孃條淨疊穰讓釀囑觸寢愼晉眞盡圖粹醉隨髓數樞瀨淸靑聲靜齊攝竊專戰淺潛纖',
   '辞湿実舎写釈寿収従渋獣縦粛処緒叙将称証乗剰壌嬢条浄畳穣譲醸嘱触寝慎晋真尽図粋酔随髄数枢瀬清青声静斉摂窃専戦浅潜繊'],
  ['踐錢禪曾雙壯搜插爭總聰莊裝騷臟藏屬續墮體對帶滯臺瀧擇澤單擔膽團彈斷癡遲晝蟲鑄廳聽敕鎭遞鐵轉點傳黨盜燈當鬭德獨讀屆',
   '践銭禅曽双壮捜挿争総聡荘装騒臓蔵属続堕体対帯滞台滝択沢単担胆団弾断痴遅昼虫鋳庁聴勅鎮逓鉄転点伝党盗灯当闘徳独読届'],
  ['繩貳惱腦霸廢拜賣麥發髮拔濱竝邊變辯寶豐襃沒飜每萬滿默彌藥譯豫餘與譽搖樣謠來賴亂覽兩獵綠壘淚勵禮隸靈齡曆歷戀爐勞郞',
   '縄弐悩脳覇廃拝売麦発髪抜浜並辺変弁宝豊褒没翻毎万満黙弥薬訳予余与誉揺様謡来頼乱覧両猟緑塁涙励礼隷霊齢暦歴恋炉労郎'],
  ['樓灣祿錄虛內吳擊裡步堯遙槇羣塡戶眾稅說銳悅絕鄉敎巢徵狀澀鬥雞豔啟麵敘蔣',
   '楼湾禄録虚内呉撃裏歩尭遥槙群填戸衆税説鋭悦絶郷教巣徴状渋闘鶏艶啓麺叙蒋'],
] as const;

const JAPANESE: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  ROWS.flatMap(([traditional, japanese]) => {
    const written = [...japanese];
    return [...traditional].map((character, n) => [character, written[n]!] as const);
  }),
);

/**
 * A name in traditional characters as Japan writes it.
 * @example asJapanWrites('廣州') // '広州'
 */
export const asJapanWrites = (name: string): string =>
  name.replace(/\p{Script=Han}/gu, (character) => JAPANESE.get(character) ?? character);
