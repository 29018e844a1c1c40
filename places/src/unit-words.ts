// Kind words, divisions and postal codes around a name: г. Казань, จังหวัดภูเก็ต, Kab. Sidoarjo, Ulm an der Donau, 69003 Lyon.

import { type BareText, withoutSentence } from './sentences.ts';

// biome-ignore format: a list of words, by language
/** Words before a name, followed by a full stop or a space; a single letter needs the full stop. Each list begins with the only countries that have the kind. */
const IN_FRONT: readonly (readonly [countries: string, words: readonly string[]])[] = [
  ['', ['г', 'гор', 'город', 'городской округ', 'пос', 'посёлок', 'поселок', 'п', 'ст', 'станица', 'пгт', 'рп', 'р\\.п', 'с', 'село', 'д', 'дер', 'деревня', 'ст-ца', 'аул', 'хутор', 'м', 'місто', 'смт', 'селище', 'горад', 'қала']],
  ['ID', ['Kab', 'Kabupaten', 'Kotamadya', 'Kec', 'Kecamatan', 'Kel', 'Kelurahan', 'Desa']],
  ['', ['Kota', 'Daerah', 'Bandar', 'Pekan']],
  ['VN', ['phường', 'phuong', 'xã', 'thị trấn', 'thi tran', 'thị xã', 'thi xa', 'thành phố', 'thanh pho', 'huyện', 'huyen', 'quận', 'tỉnh', 'tinh', 'đặc khu']],
  ['', ['TP', 'TX', 'TT', 'P', 'Q', 'H', 'T']],
  ['PH', ['Barangay', 'Brgy', 'Bgy', 'Sitio', 'Poblacion']],
  ['PL', ['gm', 'gmina', 'pow', 'powiat']],
  ['', ['m', 'k', 'miasto', 'město', 'obec', 'okres', 'mesto', 'grad', 'općina', 'municipiul']],
  ['RO MD', ['oraș', 'orașul', 'jud', 'județul', 'mun', 'com']],
  ['RO MD CL IT', ['comuna']],
  ['', ['Stadt', 'Kreisstadt', 'Hansestadt', 'Landkreis', 'Kreis', 'Lkr', 'Gemeinde', 'Gem', 'comune di', 'città di', 'ville de', 'commune de', 'ciudad de', 'ciudad', 'municipio de', 'mpio', 'município de', 'cidade de', 'freguesia de', 'concelho de']],
  ['', ['Kanton', 'Kt', 'Bundesland', 'Landeshauptstadt', 'Hauptstadt', 'Provinz', 'Bezirk', 'canton de', 'canton du', 'province de', 'département de', 'région de', 'agglomération de', 'provincia de', 'provincia di', 'Pcia\\. de', 'departamento de', 'estado de', 'distrito de', 'región de', 'partido de', 'alcaldía', 'delegación']],
  ['', ['hlavní město', 'hl\\. ?m', 'hlavné mesto', 'statutární město', 'miasto stołeczne', 'm\\.\\s?st']],
  ['', ['opština', 'гр', 'град', 'община', 'gemeente', 'stad', 'provincie', 'Kibbutz', 'Moshav', 'קיבוץ', 'מושב', 'Pulau', 'Wilayah', 'Negeri', 'Mukim', 'Kampung', 'Kg', 'ນະຄອນຫຼວງ', 'เทศบาล', 'மாநகரம்', 'حي', 'مدينه', 'استان', 'شهرستان']],
  ['', ['port of', 'port de', 'port du', 'puerto de', 'porto di', 'порт', 'Hafen', 'cảng', 'ميناء', 'DP-Lager', 'Lager', 'Ghetto', 'станция']],
  ['', ['Co', 'County', 'state of', 'canton of', 'province of', 'metropolitan city of', 'greater', 'central', 'downtown', 'inner', 'inner city', 'trung tâm', 'nội thành', 'town of', 'village of', 'city of', 'county of', 'borough of', 'district of', 'municipality of', 'مدينة', 'محافظة', 'ولاية', 'قرية', 'שהר', 'عاصمة', 'شهر', 'שכונת', 'עיר', 'העיר', 'Δήμος', 'πόλη', 'zila', 'P\\.O', 'P\\.S', 'PO', 'PS', 'vill', 'dist', 'distt', 'teh', 'tehsil']],
];
// biome-ignore format: a list of words, by language
/** Words behind a name. */
const BEHIND = [
  'қаласы', 'қаласында', 'шаары', 'шаарында', 'шаҳри', 'шаҳрида', 'shahrida', 'şəhəri', 'şəhərində', 'хотод', 'шәһәрендә', 'ili', 'ilçesi', 'ilcesi', 'şehri', 'szám', 'város', 'megye', 'ज़िला', 'जिला', 'ज़िले', 'शहर', 'জেলা', 'மாவட்டம்', 'జిల్లా', 'العاصمة', 'شهرستان', 'шәһәр', 'зила',
  'fylke', 'län', 'regionen', 'főváros', 'voivodeship', 'raion', 'rayon', 'governorate', 'shahri', 'shahar', 'viloyati', 'belediyesi', 'merkez', 'metropolitan area', 'metro area', 'urban area', 'metropolitan region', 'city center', 'city centre', 'division', 'taluk', 'taluka', 'tehsil', 'upazila', 'regency', 'agglomération', 'centro', 'área metropolitana',
  'хот', 'аймаг', 'сум', 'air base', 'air force base', 'afb', 'naval station', 'dist', 'distt', 'dt', 'district', 'town', 'village', 'municipality', 'commune', 'stad', 'kommun', 'kommune', 'gemeente', 'község', 'capital', 'kerület', 'Lutherstadt',
  'metro', 'metropole', '(?:metropolitan|local|district|regional|city|county) municipality', 'metropolitan (?:borough|district)', 'city council', 'mbc', 'junction', 'jn', 'station', 'railway colony', 'port', 'porto', 'harbou?r', 'liman[ıi]?', 'dp camp', 'detention cent(?:re|er)', 'internment camp', 'relocation cent(?:re|er)',
  'refugee camp', 'camp', 'town cent(?:re|er)', 'new town', 'estate', 'twp', 'township', 'boro', 'borough', 'parish', 'reservation', 'cantt', 'sadar', 'lga', 'församling', 'domkyrkoförsamling', 'domkyrko', 'socken', 'sogn', 'sokn', '(?:sect?|sectorul)\\.? \\d',
];
/** Words of Finland behind a name, which may be in the genitive: Turun kaupunki. */
const OF_FINLAND = / (?:kaupunki|kunta|mlk|maalaiskunta|tuomiokirkkoseurakunta|seurakunta)(?= ?(?:$|[,;)]))/iu;
/** A division with its kind word: Пермская область, Киргизская ССР. */
const DIVISION =
  /^(?:.+\s(?:область|обл\.?|край|район|р-н|губерния|губ\.?|уезд|АССР|ССР|АО|автономный округ|республика|облысы|область\.?|вобласць|району?|округ|wojewód?ztwo|megye|kraj|župa)|(?:[УБ]|РСФ|Аз|Арм|Груз|Каз|Кирг|Латв|Лит|Молд|Мол|Тадж|Туркм|Узб|Эст)?ССР|РСФСР|СССР|USSR|UdSSR|URSS|ZSRR|.+\sSSR|(?:республика|область|край|район|обл\.|р-н|woj\.?|województwo|จ\.|จังหวัด|prov\.?|provinsi|propinsi|kabupaten|kab\.?|dist\.?|ژستان|استان).+)$/iu;
const THAI =
  /(?<=^|[\s,])(?:ประเทศ|จังหวัด|อำเภอเมือง|อำเภอ|กิ่งอำเภอ|เทศบาลนคร|เทศบาลเมือง|เทศบาลตำบล|เมือง|ตำบล|แขวง|เขต|บ้าน|จ\.|อ\.|ต\.)\s*(?=[ก-๙])/gu;
/** A town followed by a river, a lake or a region. */
const TAIL =
  /^(\p{L}[\p{L}'’.-]{2,}(?: \p{Lu}[\p{L}'’-]+)?)(?:\s(?:am|an der|an dem|auf|bei|im|in|ob der|unter|vor der|zu|nad|pod|na|на|над|под|при|у|sur|sous|lès|en|del|della|sul|sull|upon|on|by|near|aan den|aan de|op|del la|do|da)\s.+|\s?\/\s?\p{L}{1,2}\.?|\s(?:a|i|b|o|v|u)\.\s?(?:d\.\s?)?\p{L}+\.?)$/u;

const countriesOfWord = new Map(
  IN_FRONT.flatMap(([countries, words]) =>
    words.map((word) => [word.replaceAll('\\', '').toLowerCase(), countries] as const),
  ),
);
const wordsInFront = IN_FRONT.flatMap(([, words]) => words).sort((a, b) => b.length - a.length); // m. st. is not m.
const front = new RegExp(
  `(?<=^|[,;(،] ?)(?:(${wordsInFront.join('|')})\\. ?|(г|${wordsInFront.filter((word) => word.length > 1).join('|')}) )(?=\\p{L})`,
  'giu',
);
const behind = new RegExp(` (?:${BEHIND.join('|')})\\.?(?= ?(?:$|[,;)]))`, 'giu');
/** Postal codes and numbers of departments: 69003 Lyon, D-10117 Berlin, London SW1A 1AA, 〒100-0001, Bobigny 93, Mumbai - 400 001. */
const POSTAL_CODE =
  /(?<![\p{L}\d])(?:〒 ?)?(?:(?:[A-Z]{1,3}(?:-| - ))?\d{2,6}(?:[- ]\d{3,4})?(?: ?[A-Z]{2}(?= \p{Lu}\p{Ll}))?|[A-Z]{1,2}\d{1,2}[A-Z]?(?: \d[A-Z]{2})?|[A-Z]\d[A-Z] \d[A-Z]\d)(?![\p{L}\d])/gu;
/** A street of Singapore or Hong Kong that is named by its town: Tampines Street 21. */
const STREET_OF_TOWN =
  /(?<=\p{L}{3}) (?:Street|St|Avenue|Ave|Road|Rd|Lorong|Drive|Crescent|Central)\.? \d{1,3}(?=$|,)/u;
/** A direction behind the name of a town: Bukit Batok West. */
const SIDE = / (?:East|West|North|South|Central|Ost|Nord|Süd|Mitte)(?=$|,)/u;
/** A direction or the like in front of the name of a town: West Oakland, Upper Heyford. */
const SIDE_IN_FRONT = /^(?:north|south|east|west|upper|lower|old|mid|nord|süd|ost|alt) (?=\p{L}{4})/iu;
/** The genitive of a Swedish town before its kind: Stockholms stad. */
const OF_SWEDEN = /(?<=\p{L}{4})s (?=(?:stad|län|kommun|domkyrko)\p{L}*(?:$|,))/giu;
/** A base, which may be beside another town: Columbus AFB is not in Columbus, Ohio. */
export const BASE = / (?:air base|air force base|afb|naval station)\.?(?= ?(?:$|[,;)]))/iu;
/** Streets, houses and flats in a Russian or Ukrainian address. */
const STREET =
  /^(?:(?:ул|вул|улица|вулиця|пр-?т|просп|проспект|пер|переулок|д|дом|буд|кв|корп|стр)[. ]+\S|\d{1,4}\p{L}?$|[\p{L}-]+ (?:ул|улица|вулиця|проспект|шоссе|переулок|бульвар|площадь|набережная)\.?$)/iu;
/** Words of a form of state before the name of a country: British Gambia, Republic of Korea. */
const OF_STATE =
  /(?<=[,(] ?)(?:(?:British|French|Dutch|German|Portuguese|Spanish|Belgian|Italian|Danish) |(?:Crown Colony|Colony|Protectorate|Territory|Kingdom|Republic|Commonwealth) of |Estado Plurinacional de |República (?:de |del )?)(?=\p{Lu})/gu;
/** Words of a former division behind its name: Indiana Territory, Tiflis Governorate. */
const OF_FORMER_DIVISION =
  /(?<=,.{0,30}\p{L}) (?:Territory|Governorate|Vilayet|Vilayeti|Sanjak|Eyalet|Presidency|Colony|Agency|губерния|губ\.)(?= ?(?:$|,))/gu;
/** A town in a domain of Japan or under a board of Korea: 長州藩萩, 동래부. */
const OF_DOMAIN = /^\p{Script=Han}{2,3}藩(\p{Script=Han}{1,6})$/u;
const OF_JOSEON = /^(?:조선 )?((?:\p{Script=Hangul}{2,3}도 )?\p{Script=Hangul}{2,3})(?:부|목)$/u;
/** A division in the genitive before a district: Antalya'nın Alanya ilçesi. */
const OF_TURKEY = /^([^'’]+)['’]n?[ıiuü]n ([^'’]+?)(?: (?:ilçesi|ilcesi|köyü|beldesi|mahallesi))?$/iu;
// biome-ignore format: from the east to the west
/** Old provinces of Japan before a town, by their names or with 州: 越後国長岡, 信州松本. */
const OF_OLD_JAPAN =
  /^(?:陸奥|出羽|磐城|岩代|陸前|陸中|羽前|羽後|常陸|下総|上総|安房|上野|下野|武蔵|相模|伊豆|駿河|遠江|三河|尾張|甲斐|信濃|飛騨|美濃|近江|越後|佐渡|越中|能登|加賀|越前|若狭|山城|大和|河内|和泉|摂津|伊賀|伊勢|志摩|紀伊|丹波|丹後|但馬|播磨|因幡|伯耆|出雲|石見|隠岐|美作|備前|備中|備後|安芸|周防|長門|淡路|阿波|讃岐|伊予|土佐|筑前|筑後|豊前|豊後|肥前|肥後|日向|大隅|薩摩|壱岐|対馬|渡島|後志|石狩|天塩|十勝|[奥羽野上武相駿遠三尾甲信飛濃江越加若紀丹但播因伯雲石隠作備芸防長淡阿讃予土筑豊肥日隅薩壱対常総房勢志和泉摂]州)(?:(?:国|の国|[ 　])(?=.)|(?=.{2}))(.{1,8}?)(?:城下|藩|領)?$/u;
/** A town of Taiwan in the states and counties of 1920 to 1945: 臺北州羅東郡羅東街. */
const OF_TAIWAN =
  /^(?:[臺台]湾|[臺台]灣)?(?:[臺台][北中南]|新竹|高雄)州(?:[^郡市]{1,4}[郡市])?([^郡市]{2,4}?)[街庄]?$/u;
/** A district of Russia that is named by its seat: Лунинский район. */
const RAYON = /^(\p{L}{3,})ск(?:ий|ого|ом) (?:район|р-н|раион)/iu;
const SEATS_OF_RAYONS = ['о', '', 'а', 'ск', 'ово', 'ы'];
/** Full stops instead of spaces: madrid.spain. */
const DOTS = /(?<=\p{L}{3})\.(?=\p{L}{3})/u;
/** Words of "near" between a name and what it is near: Glendale near Phoenix, Muri b. Bern. */
const BETWEEN =
  /(?<=\p{L}{2}),? (?:near|nr\.?|close to|by|outside|bei|b\.|nahe|près d[eu]|lès|cerca de|junto a|perto d[eoa]|vicino a|presso|bij|nabij|nära|vid|nær|ved|koło|k\.|pod|u|blízko|poblíž|pri|kod|около|возле|под|рядом с|недалеко от|біля|під|gần|dekat) (?=\p{Lu})/u;
/** Hyphens between a city and its quarter. */
export const HYPHEN = /(?<=\p{L}) ?[-‐–] ?(?=\p{L})/gu;

/**
 * The query without these words, in the order of lookup. Empty if it has none.
 *
 * @example bareTexts('г. Казань, Татарская АССР') // [{ text: 'Казань, Татарская АССР', isSure: true }, { text: 'Казань', isSure: false }]
 */
export function bareTexts(text: string): BareText[] {
  const query = text.trim().replace(/\s+/g, ' ');
  const found: BareText[] = [];
  const add = (text: string, isSure: boolean, countries?: readonly string[]): void => {
    const bare = text.trim();
    if (bare !== '' && bare !== query && !found.some((other) => other.text === bare))
      found.push({ text: bare, isSure, ...(countries && { countries }) });
  };
  add(query.replace(OF_STATE, '').replace(OF_FORMER_DIVISION, ''), true);
  add(query.replace(BETWEEN, ', '), true);
  const [, ofDomain] = OF_DOMAIN.exec(query) ?? [];
  if (ofDomain !== undefined) add(ofDomain, false, ['JP']);
  const [, ofJoseon] = OF_JOSEON.exec(query) ?? [];
  if (ofJoseon !== undefined) add(ofJoseon, false);
  const [, around, inside] = OF_TURKEY.exec(query) ?? [];
  if (inside !== undefined) add(`${inside}, ${around}`, true);
  const [, ofTaiwan] = OF_TAIWAN.exec(query) ?? [];
  if (ofTaiwan !== undefined) add(ofTaiwan, true, ['TW']);
  const [, ofOldJapan] = OF_OLD_JAPAN.exec(query) ?? [];
  if (ofOldJapan !== undefined) add(ofOldJapan, false, ['JP']);
  if (DOTS.test(query) && !query.includes(' ')) add(query.replace(DOTS, ', '), true);
  const told = withoutSentence(query);
  if (told !== undefined) add(told.text, told.isSure);
  const base = (told?.text ?? query)
    .replace(STREET_OF_TOWN, '')
    .replace(POSTAL_CODE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|(?<![\s,-])[\s,-]+$/g, '');
  const isSure = told?.isSure ?? true;
  if (base !== '' && base !== (told?.text ?? query)) add(base, isSure);
  let countries: readonly string[] | undefined;
  const bare = base
    .replace(OF_SWEDEN, ' ')
    .replace(THAI, '')
    .replace(front, (_, dotted?: string, spaced?: string) => {
      const only = countriesOfWord.get((dotted ?? spaced!).toLowerCase());
      if (only) countries = only.split(' ');
      return '';
    })
    .replace(behind, '');
  const finnish = bare.replace(OF_FINLAND, '');
  if (finnish !== bare) add(finnish, isSure, ['FI']);
  add(bare, isSure, countries);
  if (countries?.includes('VN')) add(bare.replace(/ (?:\d{1,2}|[IVX]{1,4})(?=$|,)/g, ''), true, countries); // phường Hà Giang 1
  const parts = base.split(/[,;،]/).map((part) => part.trim());
  const left = parts.filter((part) => !DIVISION.test(part) && !STREET.test(part));
  const rayon = left.length === 0 ? RAYON.exec(parts.find((part) => RAYON.test(part)) ?? '')?.[1] : undefined;
  if (rayon !== undefined) {
    const outer = parts.filter((part) => !RAYON.test(part));
    for (const ending of SEATS_OF_RAYONS) add([rayon + ending, ...outer].join(', '), false);
  }
  if (left.length > 0 && left.length < parts.length) add(left.join(', ').replace(THAI, '').replace(front, ''), false);
  if (bare !== base && /[ก-๙]\s+[ก-๙]/u.test(bare)) add(bare.split(/\s/)[0]!, false); // a district and its province
  const [, name] = TAIL.exec(bare) ?? [];
  if (name !== undefined) add(name, false);
  if (SIDE.test(bare)) add(bare.replace(SIDE, ''), false);
  if (SIDE_IN_FRONT.test(bare)) add(bare.replace(SIDE_IN_FRONT, ''), false);
  return found;
}
