// Queries with words around a name that say only what it is, or where: г. Казань, จังหวัดภูเก็ต, Kab. Sidoarjo, Ulm an der Donau.

/** A text that is left of a query. */
export interface BareText {
  readonly text: string;
  /** Whether what was left off says only the kind of the place; else it is a river, a region or a division, and was not looked at. */
  readonly isSure: boolean;
}

// biome-ignore format: a list of words, by language
/** Words before a name, with a full stop or a space behind them; a single letter has a full stop. */
const IN_FRONT = [
  'г', 'гор', 'город', 'городской округ', 'пос', 'посёлок', 'поселок', 'пгт', 'рп', 'р\\.п', 'с', 'село', 'д', 'дер', 'деревня', 'станица', 'ст-ца', 'аул', 'хутор', 'м', 'місто', 'смт', 'селище', 'горад', 'қала',
  'Kab', 'Kabupaten', 'Kota', 'Kotamadya', 'Kec', 'Kecamatan', 'Kel', 'Kelurahan', 'Desa', 'Daerah', 'Bandar', 'Pekan',
  'm', 'miasto', 'gm', 'gmina', 'pow', 'powiat', 'město', 'obec', 'okres', 'mesto', 'grad', 'općina', 'oraș', 'orașul', 'municipiul', 'comuna',
  'Stadt', 'Kreisstadt', 'Hansestadt', 'Landkreis', 'Kreis', 'Lkr', 'Gemeinde', 'Gem', 'comune di', 'città di', 'ville de', 'commune de', 'ciudad de', 'ciudad', 'municipio de', 'mpio', 'município de', 'cidade de', 'freguesia de', 'concelho de',
  'Kanton', 'Bundesland', 'Landeshauptstadt', 'Hauptstadt', 'Provinz', 'Bezirk', 'canton de', 'canton du', 'province de', 'département de', 'région de', 'agglomération de', 'provincia de', 'provincia di', 'departamento de', 'estado de', 'distrito de', 'región de', 'partido de', 'alcaldía', 'delegación',
  'hlavní město', 'hlavné mesto', 'statutární město', 'miasto stołeczne', 'm\\.\\s?st',
  'općina', 'opština', 'гр', 'град', 'община', 'județul', 'gemeente', 'stad', 'provincie', 'Pulau', 'Wilayah', 'Negeri', 'Mukim', 'Kampung', 'Kg', 'ນະຄອນຫຼວງ', 'เทศบาล', 'மாநகரம்', 'حي', 'مدينه', 'استان', 'شهرستان',
  'state of', 'canton of', 'province of', 'metropolitan city of', 'greater', 'central', 'downtown', 'town of', 'village of', 'city of', 'county of', 'borough of', 'district of', 'municipality of', 'مدينة', 'محافظة', 'ولاية', 'قرية', 'שהר', 'عاصمة', 'شهر', 'שכונת', 'עיר', 'העיר', 'Δήμος', 'πόλη', 'zila', 'dist', 'distt', 'teh', 'tehsil',
];
// biome-ignore format: a list of words, by language
/** Words behind a name, with a space before them. */
const BEHIND = [
  'қаласы', 'шаары', 'ili', 'ilçesi', 'ilcesi', 'şehri', 'szám', 'város', 'megye', 'ज़िला', 'जिला', 'ज़िले', 'शहर', 'জেলা', 'மாவட்டம்', 'జిల్లా', 'العاصمة', 'شهرستان', 'шәһәр', 'зила',
  'kaupunki', 'kunta', 'fylke', 'län', 'regionen', 'főváros', 'voivodeship', 'raion', 'rayon', 'governorate', 'shahri', 'shahar', 'viloyati', 'belediyesi', 'merkez', 'metropolitan area', 'metro area', 'urban area', 'metropolitan region', 'city center', 'city centre', 'division', 'taluk', 'taluka', 'tehsil', 'upazila', 'regency', 'agglomération', 'centro', 'área metropolitana',
  'dist', 'distt', 'district', 'town', 'village', 'municipality', 'commune', 'stad', 'kommun', 'kommune', 'gemeente', 'község',
];
/** Parts of an address that are a division with its kind: Пермская область, Киргизская ССР. */
const DIVISION =
  /^(?:.+\s(?:область|обл\.?|край|район|р-н|губерния|губ\.?|уезд|АССР|ССР|АО|автономный округ|республика|облысы|область\.?|вобласць|району?|округ|wojewód?ztwo|megye|kraj|župa)|(?:[УБ]|РСФ|Аз|Арм|Груз|Каз|Кирг|Латв|Лит|Молд|Мол|Тадж|Туркм|Узб|Эст)?ССР|РСФСР|СССР|USSR|UdSSR|URSS|ZSRR|.+\sSSR|(?:республика|область|край|район|обл\.|р-н|woj\.?|województwo|จ\.|จังหวัด|prov\.?|provinsi|propinsi|kabupaten|kab\.?|dist\.?|ژستان|استان).+)$/iu;
const THAI =
  /(?<=^|[\s,])(?:จังหวัด|อำเภอเมือง|อำเภอ|กิ่งอำเภอ|เทศบาลนคร|เทศบาลเมือง|เทศบาลตำบล|เมือง|ตำบล|แขวง|เขต|บ้าน|จ\.|อ\.|ต\.)\s*(?=[ก-๙])/gu;
/** What a name of a river, a lake or a region begins with behind a name of a town. */
const TAIL =
  /^(\p{L}[\p{L}'’.-]{2,}(?: \p{Lu}[\p{L}'’-]+)?)(?:\s(?:am|an der|an dem|auf|bei|im|in|ob der|unter|vor der|zu|nad|pod|na|на|над|под|при|у|sur|sous|lès|en|del|della|sul|sull|upon|on|by|near|aan den|aan de|op|del la|do|da)\s.+|\s?\/\s?\p{L}{1,2}\.?|\s(?:a|i|b|o|v|u)\.\s?(?:d\.\s?)?\p{L}+\.?)$/u;

IN_FRONT.sort((a, b) => b.length - a.length); // m. st. is not m.
const front = new RegExp(
  `(?<=^|[,;(] ?)(?:(?:${IN_FRONT.join('|')})\\. ?|(?:г|${IN_FRONT.filter((word) => word.length > 1).join('|')}) )(?=\\p{L})`,
  'giu',
);
const behind = new RegExp(` (?:${BEHIND.join('|')})\\.?(?= ?(?:$|[,;)]))`, 'giu');

/**
 * The query without such words, in the order in which it should be looked up. Nothing where it has none.
 *
 * @example bareTexts('г. Казань, Татарская АССР') // [{ text: 'Казань, Татарская АССР', isSure: true }, { text: 'Казань', isSure: false }]
 */
export function bareTexts(text: string): BareText[] {
  const query = text.trim().replace(/\s+/g, ' ');
  const found: BareText[] = [];
  const add = (text: string, isSure: boolean): void => {
    const bare = text.trim();
    if (bare !== '' && bare !== query && !found.some((other) => other.text === bare))
      found.push({ text: bare, isSure });
  };
  const bare = query.replace(THAI, '').replace(front, '').replace(behind, '');
  add(bare, true);
  const parts = query.split(/[,;]/).map((part) => part.trim());
  const left = parts.filter((part) => !DIVISION.test(part));
  if (left.length > 0 && left.length < parts.length) add(left.join(', ').replace(THAI, '').replace(front, ''), false);
  if (bare !== query && /[ก-๙]\s+[ก-๙]/u.test(bare)) add(bare.split(/\s/)[0]!, false); // a district and its province
  const [, name] = TAIL.exec(bare) ?? [];
  if (name !== undefined) add(name, false);
  return found;
}
