// Towns beside the name of a hospital, a university or an airport.

// biome-ignore format: a list of words, by language
const WORDS: readonly string[] = [
  'hospitals?', 'infirmary', 'clinics?', 'maternity(?: homes?)?', 'medical cent(?:er|re)', 'health cent(?:er|re)', 'nursing homes?', 'universit(?:y|ies)', 'college', 'institute', 'airport', 'sanatorium', 'sanitarium', 'orphanage', 'workhouse(?: infirmary)?', 'convent', 'abbey', 'mission(?: (?:hospital|station|compound|school))?', 'mother and baby home', 'reformatory', 'prison', 'gaol', 'jail',
  'air (?:force )?base', 'naval (?:base|hospital|station|air station)', 'army (?:base|hospital|camp|medical cent(?:er|re))', 'barracks', 'garrison', 'cantonment', 'combined military', 'military', 'base hospital', 'afb', 'usaf', 'raf', 'rnh', 'bmh', 'cmh', 'mh', 'baor', 'nas', 'u\\.s\\. (?:army|naval|air force)', 'us (?:army|naval|navy|air force)',
  'h[oô]pital(?: militaire)?', 'hospice', 'clinique', 'maternité', 'universit[eéà]', 'aéroport', 'couvent', 'orphelinat', 'caserne', 'garnison', 'base (?:aérienne|navale)', 'ffa',
  'kliniken', 'klinikum', 'uniklinik', '\\p{L}{0,12}frauenklinik', 'kinderklinik', 'geburtshaus', 'klinik', 'krankenhaus', 'spital', 'universität', 'flughafen', 'entbindungs(?:heim|anstalt)', '\\p{L}{0,8}gebärklinik', 'kurhaus', 'kuranstalt', 'kloster', 'lazarett', 'kaserne', 'sowjetische', 'waisenhaus',
  'hospitalet', 'clínica', 'clinica', 'sanatorio', 'maternidad(?:e)?', 'universidad(?:e)?', 'aeropuerto', 'aeroporto', 'orfanato', 'orfelinato', 'convento', 'cuartel', 'quartel', 'base (?:aérea|naval|militar)', 'ospedale(?: (?:civile|maggiore|militare))?', 'policlinico', 'maternità', 'reparto', 'caserma', 'brefotrofio',
  'ziekenhuis', 'kraamkliniek', 'vroedvrouwenschool', 'kazerne', 'sjukhus', 'lasarett', 'barnbördshus', 'bb', 'sykehus', 'fødehjem', 'fødeklinikken', 'sygehus', 'fødselsstiftelsen', 'sairaala', 'synnytyslaitos', 'haigla', 'sünnitusmaja', 'slimnīca', 'ligoninė', 'gimdymo namai',
  'szpitala?(?: położniczy| wojskowy| miejski| powiatowy)?', 'izba porodowa', 'klinika', 'sanatorium', 'koszary', 'garnizon', '(?:zemská )?porodnice', 'pôrodnica', 'nemocnice', 'nemocnica', 'kasárna', 'rodilište', 'porodilište', 'bolnica', 'породилиште', 'болница', 'родилен дом', 'аг', 'kórház', 'szülőotthon', 'laktanya', 'spitalul', 'maternitatea', 'cazarma', 'μαιευτήριο', 'νοσοκομείο', 'νοσοκομειο', 'στρατόπεδο', 'spitali',
  '(?:городск\\p{L}{1,6} |областн\\p{L}{1,6} |районн\\p{L}{1,6} )?(?:больниц\\p{L}{1,2}|роддом\\p{L}{0,2}|родильн\\p{L}{1,6} дом\\p{L}{0,2})', '(?:военн\\p{L}{1,6} )?госпитал\\p{L}{1,2}', '(?:военн\\p{L}{1,6} |советск\\p{L}{1,6} )?(?:городок|гарнизон\\p{L}{0,2})', 'гсвг', 'северная группа войск', 'санатори\\p{L}{1,2}', 'курорт', 'детдом', 'детский дом', 'перинатальный центр', 'університет', 'университет', 'аэропорт', 'лікарня', 'пологов\\p{L}{2} будин\\p{L}{2,3}', 'шпиталь',
  'maistraatti', 'väestörekisteri', 'bürgeramt', 'anagrafe', 'ufficio (?:di )?stato civile', 'burgerlijke stand', 'gemeentehuis', 'folkeregisteret?', 'skatteverket', 'pastorsexpedition', 'usc', 'urząd stanu cywilnego', 'matričn[íi] úřad', 'matrika', 'anyakönyvi hivatal', 'starea civilă', 'ληξιαρχείο', 'nüfus müdürlüğü', 'disdukcapil', 'ubnd', '(?:отдел )?загса?', 'рацс', 'драцс',
  'hastanesi', 'hastane', 'doğum ?evi', 'kışlası', 'üniversitesi', 'havalimanı', 'rumah sakit(?: bersalin)?', 'rs', 'rsud', 'rsb', 'bandara', 'universitas', 'klinik bersalin', 'bệnh viện', 'trạm y tế', 'nhà hộ sinh(?: [A-Z]\\b)?', 'nhà bảo sanh', 'quân y viện', 'sân bay', 'đại học',
  'مستشفى(?: (?:الولادة|العسكري))?', 'جامعة', 'مطار', 'بیمارستان', 'زایشگاه', 'پالایشگاه', 'פלוגה', 'בית חולים', 'בית יולדות', 'दवाखाना', 'अस्पताल', 'प्रसूति गृह', 'prasuti gruha', 'हॉस्पिटल', 'হাসপাতাল', 'மருத்துவமனை', 'โรงพยาบาล', 'มหาวิทยาลัย', 'สนามบิน', 'ค่ายทหาร',
];
const INSTITUTION = new RegExp(`(?<!\\p{L})(?:${WORDS.join('|')})(?!\\p{L})`, 'iu');
/** Numbers of hospitals: роддом № 3, 97th General Hospital. */
const NUMBER = /(?:№|n[°º]\.?|no\.)\s?\d{1,4}|(?<!\p{L})\d{1,3}(?:st|nd|rd|th|-[яй]|\.)?(?!\p{L}|\d)/giu;
const INSTITUTIONS = new RegExp(INSTITUTION, 'giu');
const INSTITUTION_BEHIND =
  /(?:附属|附屬)?(?:第[一二三四五六七八九十\d]{1,4})?(?:人民|中心|中医|中醫|妇幼保健|婦幼|妇产|婦產|产科|军区|軍區|解放军|解放軍|海軍|陸軍|海军|陆军|共済|赤十字|日赤|总|總|綜合|国立|市立|県立|大学|大學|\d){0,5}(?:医院|醫院|卫生院|衛生所|病院|診療所|诊所|診所|产院|產院|産院|助産院|保健院|婦產科|妇产科|産婦人科|福利院|孤儿院|孤兒院|療養院|疗养院|鎮守府|海军基地|海軍基地|军医院|軍醫院|防衛部|兵營|基地|大学|大學|学院|學院|国际机场|國際機場|机场|機場|国際空港|空港|飛行場)$/u;
/** 市立札幌病院 is in Sapporo. */
const FOUNDED_BY = /^[市国國县縣県都道府省私公町村区區]立/u;
const HANGUL_BEHIND =
  /(?:대학교)?(?:병원|의원|대학교|국제공항|공항|산부인과|조산원|조산소|보육원|고아원|군부대|기지)$/u;
const ANOTHER_IN_HAN = /^.{2,}?(?:大学|大學|学院|學院|医院|醫院|病院)/u;
/** 克拉玛依 of 新疆石油管理局克拉玛依: a town behind an office, a company or a farm. */
const BEHIND_OFFICE = /^.{2,12}(?:管理局|公司|集团|集團|工厂|工廠|农场|農場|部队|部隊|油田|局|厂|廠)(?=.{2,6}$)/u;
/** A town behind a preposition: Sanatorio en Guadalajara, Jalisco. */
const LOCATED = /^(?:in|at|en|em|à|a|di|im|w|v|в|u|у) (\p{Lu}.*)$/u;
const MAX_TOWNS = 10;
const MAX_WORDS = 8;

/** A possible town of an institution. */
export interface InstitutionTown {
  readonly text: string;
  /** True if the text is only a part of the name of the institution, which a village may share: Wah of Kwong Wah Hospital. */
  readonly isLoose: boolean;
}

/** Possible towns of an institution, most likely first; empty if the text names no institution. */
export function townsOfInstitution(text: string): InstitutionTown[] {
  const query = text
    .trim()
    .replace(NUMBER, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?:รพ\. ?|โรงพยาบาล)(?=\S)/gu, 'โรงพยาบาล ');
  const compact = query.replace(/\s+/g, '');
  for (const behind of [INSTITUTION_BEHIND, HANGUL_BEHIND]) {
    const bare = compact.replace(behind, '');
    if (bare !== compact) return beginnings(bare.replace(FOUNDED_BY, ''));
  }
  const behindOffice = compact.replace(BEHIND_OFFICE, '');
  if (behindOffice !== compact) return [{ text: behindOffice, isLoose: false }];
  if (!INSTITUTION.test(query)) return [];
  const parts = query
    .split(/[,;،()]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const bare = parts.filter((part) => !INSTITUTION.test(part));
  const inside = parts
    .filter((part) => INSTITUTION.test(part))
    .flatMap((part) => [part.replace(INSTITUTIONS, '').trim(), ...spans(part.replace(INSTITUTIONS, ' , '))])
    .filter((town) => town !== '');
  const located = parts
    .map((part) => LOCATED.exec(part.replace(INSTITUTIONS, ' ').trim())?.[1])
    .find((town) => town !== undefined);
  const told = [
    ...(located !== undefined && bare.length > 0 ? [[located, ...bare].join(', ')] : []),
    ...(bare.length > 0 ? [bare.join(', ')] : []),
    ...[...bare].reverse(),
  ];
  const qualified = bare.length > 0 ? inside.map((town) => [town, ...bare].join(', ')) : []; // Galway Regional Hospital, Ireland
  told.push(...qualified);
  return [...new Set([...told, ...inside])]
    .slice(0, MAX_TOWNS)
    .map((town) => ({ text: town, isLoose: !told.includes(town) }));
}

/** Beginnings of a name, longest first, so that 北京大学 becomes 北京. */
function beginnings(name: string): InstitutionTown[] {
  const university = ANOTHER_IN_HAN.exec(name)?.[0];
  const begun = [...(university?.slice(0, -2) ?? name)];
  const shorter = begun.map((_, i) => begun.slice(0, begun.length - i).join(''));
  return [...(university === undefined ? [] : [university]), ...shorter]
    .filter((text) => text.length >= 2)
    .slice(0, MAX_TOWNS)
    .map((text) => ({ text, isLoose: false }));
}

/** Runs of words behind the institution and before it, longest first. */
function spans(part: string): string[] {
  const sides = part
    .split(',')
    .map((side) =>
      side
        .split(/\s+/)
        .filter(
          (word) => !/^(?:of|de|des|du|di|der|the|von|in|at|la|le|en|em|im|w|we|v|ve|u|в|во|у|на)?$/iu.test(word),
        ),
    );
  const [before = [], ...rest] = sides;
  const behind = rest.flat();
  if (before.length + behind.length > MAX_WORDS) return [];
  const found: string[] = [];
  for (const words of [behind, before]) {
    for (let i = 0; i < words.length; i++) found.push(words.slice(i).join(' '));
    for (let i = words.length - 1; i > 0; i--) found.push(words.slice(0, i).join(' '));
  }
  return found;
}
