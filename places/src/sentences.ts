// Sentences around the name of a birthplace, as people answer and assistants forward them: 我在上海出生, né à Paris, born in New York City.

import { withoutChat } from './chat.ts';
import { withoutDates } from './dates.ts';

/** A query without the words around its name. */
export interface BareText {
  readonly text: string;
  /** True if the removed words are only a sentence or the kind of the place. False for words such as "near", and for a river, a region or a division that was not compared. */
  readonly isSure: boolean;
  /** Set if the removed words say that the place is another one: near, not. */
  readonly isElsewhere?: true;
  /** ISO codes of the only countries with this kind of place; absent where many countries have it. */
  readonly countries?: readonly string[];
}

// biome-ignore format: a sentence a row
/**
 * Patterns with the place in the first group. A word outside the group ends with its space, so that "from Atlanta" is not read as "from at Lanta".
 * Words are separated by one space, so that no pattern needs to repeat it and each runs in linear time.
 */
const SENTENCES: readonly RegExp[] = [
  // Japanese
  /^(?:私の?)?(?:出生地|出身地|出身|生まれ)(?:は|:|：)(.+?)(?:です|だ|である)?$/u,
  /^(?:私は)?(.+?)(?:で生まれました|で生まれた|で誕生|生まれ|出身)(?:です)?$/u,
  /^([\p{Script=Katakana}ー\p{Script=Han}]{2,})の([\p{Script=Katakana}ー\p{Script=Han}]{2,})$/u,
  // Chinese
  /^(?:我|本人|他|她|佢)?(?:的|係|是)?(?:在|于|於|喺|係)(.+?)(?:出生|出世|生|长大|長大)(?:的|嘅)?(?:人)?$/u,
  /^(?:我|本人|他|她)?是?(?:土生土[长長]的?|地道的?)?(.{2,}?)(?:土生土[长長]|本地|当地|當地)?人$/u,
  /^(?:我|本人|他|她|佢)(?:是|係)(.+?)(?:出生的?|出世嘅?|人)$/u,
  /^(?:我的?|他的?|她的?)?(?:出生地点|出生地點|出生地|出生于|出生於|出生在|生于|生於|生在|来自|來自|籍贯|籍貫|祖籍|老家|家乡|家鄉)(?:是|为|為|在|:|：)?(.+)$/u,
  /^(\p{Script=Han}{2,20})[的之](\p{Script=Han}{2,20})$/u,
  // Korean
  /^(?:(?:저는|나는|전) ?)?(?:출생지|태어난 곳|고향)(?:는|은|이)?(?: ?[:：] ?| )(.+?)(?:입니다|이에요|예요)?$/u,
  /^(?:(?:저는|나는|전) )?(.+?)(?:에서)? ?(?:태어났어요|태어났습니다|태어났다|태어남|태어나서?|출생|출신)(?:입니다|이에요)?$/u,
  // Vietnamese
  /^(?:(?:tôi|em|mình|anh|chị) )?(?:được )?(?:sinh ra|sinh|quê) (?:ở|tại|trong) (.+)$/iu,
  /^(?:nơi sinh|quê quán)(?: là | ?[:：] ?| )(.+)$/iu,
  // English and its neighbours
  /^(?:i am |i'm )?(?:a )?(?:native of|hailing from|born (?:and|&) (?:raised|bred) in|(?:born |raised )?the one in) (.+)$/iu,
  /^(?:(?:i|he|she) (?:was|am|is) |i'm )?(?:born|from) (?:(?:on )?[^,]{0,20}\d{4},? )?(?:(?:in|at|from) )?(.+)$/iu,
  /^(.+?)[ -](?:born(?: (?:and|&) (?:bred|raised))?|native)$/iu,
  /^(?:my )?(?:birth ?place|place of birth|home ?town)(?: is | was | ?[:：] ?| )(.+)$/iu,
  /^(?:(?:i|he|she) )?(?:lives?|living|resid(?:es?|ing)|raised|grew up|based) in (.+)$/iu,
  /^(?:je suis |il est |elle est )?née?(?:\(e\))? (?:à|au|aux|en|dans) (.+)$/iu,
  /^(?:je suis |je viens |il est |elle est )?(?:originaire |nati(?:f|ve) )?(?:de |d['’]|du )(?=\p{Lu})(.+)$/u,
  /^(?:soy |es |sou |é |vengo |venho |sono )?(?:oriund[oa] |natural |originari[oa] )?(?:de |da |do |di )(?=\p{Lu})(.+)$/u,
  /^(?:ich )?(?:stamm(?:e|t)?|komm(?:e|t)?) aus (.+)$/iu,
  /^(?:orang|asal|asli) (.+)$/iu,
  /^(?:người|dân)(?: gốc)? (.+?)(?: gốc)?$/iu,
  /^(?:أنا )?من (.+)$/u,
  /^(?:ich (?:bin|wurde) )?(?:geboren )?(?:in|zu) (.+?)(?: geboren)?$/iu,
  /^(?:geboren|gebürtig aus) (?:(?:in|zu|am) )?(.+)$/iu,
  /^(?:sono )?nat[oa] (?:a|ad|in) (.+)$/iu,
  /^(?:nací|nacid[oa]|naci) (?:en|in) (.+)$/iu,
  /^(?:nasci|nascid[oa]) (?:em|no|na) (.+)$/iu,
  /^(?:lieu de naissance|geburtsort|lugar de nac(?:imiento)?|naturalidade|luogo di nascita|miejsce urodzenia|doğum yeri|tempat lahir|geboorteplaats)(?: ist | ?[:：] ?| )(.+)$/iu,
  /^(?:urodzon[ya]|urodził[ae]?m się|ur\.) we? (.+)$/iu,
  /^(?:narozen[aáýí]?|narodil[a]? (?:jsem )?(?:se|sa)|naroden[áý]) v[eo]? (.+)$/iu,
  /^(?:ja sam )?(?:rođen|rodjen|rojen)[ao]? (?:sam )?[uv] (.+)$/iu,
  /^(?:рођен|роден)[аи]? (?:сам |съм )?(?:у|във|в|во|на) (.+)$/iu,
  /^(?:sunt )?n[ăa]scut[ăa]? (?:în|in|la) (.+)$/iu,
  /^(?:jag är |jeg er |ik ben )?(?:född|født|fødd|geboren) (?:i|på|te|in) (.+)$/iu,
  /^(.+?) doğumlu(?:yum|dur)?$/iu,
  /^(.+?)['’][dt][ae] bir (?:hastane|klinik|köy|kasaba|ev)$/iu,
  /^(?:nimezaliwa|nilizaliwa|alizaliwa|amezaliwa) (?:katika )?(.+)$/iu,
  /^(?:ipinanganak|isinilang) (?:ako |siya )?sa (.+)$/iu,
  /^γεννήθηκ[αε] (?:σε |στ(?:ην?|ον?|α|ις|ους) )(.+)$/iu,
  /^(?:אני )?נולד(?:תי|ה)? ב(.+)$/u,
  /^(?:ฉัน|ผม|ดิฉัน)?เกิด(?:ที่|ใน)\s?(.+)$/u,
  /^(?:lahir|dilahirkan) di (.+)$/iu,
  /^(?:я )?(?:родил(?:ся|ась)|рожд[её]н(?:а|ный|ная)?|уроженец|уроженка|родом|из) (?:(?:в|во|на|из) )?(?:(?:городе|города|селе|деревне|посёлке|г\.) )?(.+)$/iu,
  /^(?:я )?(?:народи(?:вся|лася)|родом|із|з) (?:[вузі]{1,2} )?(?:(?:місті|міста|селі) )?(.+)$/iu,
  /^(?:я )?нарадзі(?:ўся|лася) [ву] (.+)$/iu,
  /^(?:роддом|больница|родильный дом) .{0,30}(?:города|г\.) (.+)$/iu,
  /^(?:мен )?(.+?)(?:да|де|та|те) туған(?:мын)?$/iu,
  /^(?:место рождения|місце народження)(?: ?[:：] ?| )(.+)$/iu,
  /^(?:ولدت|وُلدت|ولد|مولود) (?:في |ب ?)?(.+)$/u,
  /^(?:مواليد|مكان الولادة|محل الولادة)(?: ?: ?| )(?:في )?(.+)$/u,
  /^متولد (.+)$/u,
  /^(?:من )?در (.+?) (?:به دنیا آمد(?:م|ه)?|متولد شد(?:م|ه)?)(?: ?ام)?$/u,
  /^(.+?) में (?:जन्म|पैदा)/u,
  // "came into the world", in all these languages
  /^(?:my (?:mum|mom|mother|mama) (?:had|bore|gave birth to) me|(?:i )?(?:came into|entered) (?:the|this) world|(?:i )?(?:first )?saw the light of day|(?:i was )?delivered) (?:in|at) (.+)$/iu,
  /^(?:ich )?(?:(?:kam|bin) )?in (.+?) (?:zur|auf die) welt(?: gekommen| kam)?$/iu,
  /^(?:ich )?(?:erblickte |habe )?in (.+?) das licht der welt(?: erblickte?)?$/iu,
  /^(?:in )?(.+?) ter wereld gekomen$/iu,
  /^(?:jag |jeg )?(?:kom|har kommit) (?:till världen|til verden) (?:i|på) (.+)$/iu,
  /^(?:j['’]ai |il a |elle a )?vu le jour (?:à|au|aux|en|dans) (.+)$/iu,
  /^(?:je suis )?venue? au monde (?:à|au|aux|en|dans) (.+)$/iu,
  /^ma mère m['’]a eue? (?:à|au|aux|en) (.+)$/iu,
  /^(?:(?:vine|vino|venid[oa]) al mundo|(?:vi|vio) la luz(?: por primera vez)?|mi (?:madre|mamá) me tuvo|me (?:tuvieron|parieron|dieron a luz)) en (.+)$/iu,
  /^(?:(?:vim|veio|vinda?) ao mundo|minha (?:mãe|mamãe) me teve) (?:em|no|na) (.+)$/iu,
  /^(?:(?:sono |è )?venut[oa] al mondo|venni al mondo|(?:ho visto|vidi) la luce|mia madre mi ha avut[oa]) (?:a|ad|in) (.+)$/iu,
  /^(?:я )?(?:появил(?:ся|ась) на свет|увидел[а]? свет|мама родила меня) (?:в|во|на) (.+)$/iu,
  /^(?:я )?з['’]яви(?:вся|лася) на світ [ву] (.+)$/iu,
  /^przysz(?:edłem|edł|łam|ła) na świat we? (.+)$/iu,
  /^(?:přišel|přišla|prišiel|prišla) (?:jsem |som )?na sv[ěe]t v[eo]? (.+)$/iu,
  /^(?:na svet sem priš(?:el|la)|priš(?:el|la) sem na svet) v (.+)$/iu,
  /^(?:došao|došla) (?:sam )?na sv(?:ij)?et u (.+)$/iu,
  /^(.+?)['’]?[dt][ae] dünyaya gel(?:dim|di|miş|mişim)$/iu,
  /^(?:tôi |em |mình )?(?:(?:cất tiếng khóc )?chào đời|ra đời|lọt lòng) (?:ở|tại) (.+)$/iu,
  /^(?:我|本人|他|她)?(?:呱呱[坠墜]地|降生|降世|[诞誕]生|出世|落[地草])(?:于|於|在)(.+)$/u,
  /^(?:我|本人|他|她)?(?:在|于|於)?(.+?)(?:呱呱[坠墜]地|降生|降世|[诞誕]生|土生土[长長])(?:的)?$/u,
  /^(?:私は)?(.+?)(?:で産声を[上あ]げ(?:た|ました)|で生を受け(?:た|ました)|で生まれ育(?:ち|った|ちました)|に生まれ(?:た|ました))$/u,
  /^(?:(?:저는|나는|전) )?(.+?)에서 (?:나고 자\p{Script=Hangul}+|세상에 (?:나왔|태어났|나온)\p{Script=Hangul}*|태어나고 자\p{Script=Hangul}+)$/u,
  /^(?:ήρθα|ήρθε) στον κόσμο (?:σε|στ(?:ην?|ον?|α|ις|ους)) (.+)$/iu,
  /^(?:أبصرت|رأيت|رأى) النور في (.+)$/u,
];
// biome-ignore format: a language a row
/** Words of "near", "outside", "around" and "the region of" before a name. */
const NEAR_BEFORE: readonly string[] = [
  'near', 'nr\\.?', 'of', 'close to', '(?:just )?outside(?: of)?', '(?:on )?(?:the )?outskirts of', '(?:in )?(?:the )?suburbs of', '(?:about )?\\d{1,3} ?(?:miles|mi|km|kilomet(?:re|er)s|min(?:utes)?) (?:from|(?:north|south|east|west|ne|nw|se|sw)(?:east|west)? of|outside(?: of)?)', '(?:the )?(?:region|area) of', 'metro', 'somewhere near',
  '(?:in der )?nähe(?: von)?', 'nahe(?: bei)?', 'unweit(?: von)?', 'bei', 'umgebung(?: von)?', '(?:im )?(?:groß)?raum', 'region',
  'vlakbij', 'nabij', 'dicht ?bij', '(?:in de )?(?:buurt|omgeving|regio) van', 'omgeving', 'net buiten',
  'nära', 'utanför', 'i närheten av', 'nær(?: ved)?', 'udenfor', 'utenfor', 'i nærheden af', 'i nærheten av', 'lähellä',
  'près d[eu]', 'proche d[eu]', 'à côté d[eu]', '(?:aux )?(?:environs|alentours) d[eu]', '(?:la )?(?:banlieue|périphérie) d[eu]', '(?:dans la )?région d[eu]', '(?:la )?région', 'agglomération d[eu]',
  '(?:muy )?cerca del?', '(?:en )?(?:las? )?(?:afueras|periferia|alrededores|inmediaciones) del?', 'junto a', '(?:la )?(?:zona|región|área)(?: metropolitana)? del?', 'gran',
  'perto d[eoa]', '(?:nos )?arredores d[eoa]', 'próximo [aà]o?', '(?:na )?(?:região|zona|área)(?: metropolitana)? d[eoa]', 'grande',
  'vicino(?: a)?', 'nei pressi di', '(?:nei )?dintorni di', 'alle porte di', '(?:hinterland|periferia|provincia) di', '(?:zona|area)(?: metropolitana)? di',
  'pod', 'koło', 'obok', '(?:w )?pobliż[eu]', '(?:w )?okolic(?:e|ach|y)', 'blisko', 'niedaleko(?: od)?', '(?:na )?przedmieści(?:a|ach)', 'kolo', 'poblíž', 'nedaleko(?: od)?', 'kousek od', 'v blízkosti', 'blízko', 'okolí', 'pri', 'neďaleko', 'blizu', 'kod', 'u blizini', 'nadomak', '(?:v )?bližini',
  'около', 'под', 'возле', 'близ', 'вблизи', 'рядом с', 'недалеко от', 'неподал[её]ку от', '(?:в )?окрестност(?:и|ях)', 'пригород', '(?:в )?районе?', 'під', 'біля', 'поблизу', 'неподалік(?: від)?', 'недалеко від', '(?:на )?околиц[іея]', 'близо до', 'край', 'близу', 'крај', 'код', 'надомак',
  'lângă', 'aproape de', 'în apropiere de', '(?:în )?împrejurimi(?:le)?', 'afară de', 'afër', 'pranë', 'prie', 'netoli', 'pie', 'netālu no', 'lähedal',
  'κοντά (?:σε|στ(?:ην?|ον?|α|ις|ους))', 'έξω από (?:την?|τον?|τα|τις)', 'πλησίον',
  'gần', 'ngoại ô', 'ngoại thành', 'vùng ven', 'vùng', 'khu vực', '(?:di )?dekat', '(?:di )?pinggiran', 'sekitar', 'berhampiran', 'malapit sa', 'karibu na',
  'بالقرب من', 'قرب', 'قريب من', '(?:من )?ضواحي', 'ضاحية', 'بجوار', 'منطقة', 'نزدیکی?', 'حوم[هۀة]ٔ? ?ی?', 'اطراف', 'حوالی', 'ליד', 'קרוב ל-?', '(?:ב)?אזור', '(?:ב)?סביבות', 'פרברי',
];
// biome-ignore format: a language a row
/** Words for "near", behind a name. */
const NEAR_BEHIND: readonly string[] = [
  'area', 'region', 'suburbs?', 'közelében', 'mellett', 'környék(?:e|én)', 'külvárosa', 'lähellä', 'lähistöllä', 'lähettyvillä', 'seu(?:tu|dulla)',
  '(?:yakın(?:ı|ları)|civarı|çevresi|dolayları)(?:nda)?', 'bölgesi', 'yaxınlığında', 'маңында', 'yaqinida',
  '(?:के|की) (?:पास|निकट|नज़दीक|करीब)', 'जवळ', 'নিকটে', 'কাছে', 'அருகில்', 'దగ్గర', 'ಹತ್ತಿರ', 'സമീപം', 'નજીક', 'ਨੇੜੇ',
];
const IN_A_VILLAGE =
  '(?:an? |the |eine? |une? |una |uma? )?(?:(?:small )?(?:village|town|hamlet|suburb|farm|dorf|ort|pueblo|paese|aldeia|wieś|деревня|село|посёлок) )?';
const NEARBY: readonly RegExp[] = [
  new RegExp(`^${IN_A_VILLAGE}(?:${NEAR_BEFORE.join('|')}) (.+)$`, 'iu'),
  /^(?:près|proche|aux environs|(?:la )?banlieue) d['’](.+)$/iu,
  new RegExp(`^(.+) (?:${NEAR_BEHIND.join('|')})$`, 'iu'),
  /^(?:ใกล้\s?(?:ๆ|ๆ)?|ชานเมือง|แถว(?:ๆ)?|รอบ(?:ๆ)?|ย่าน|ปริมณฑล)\s?(?=[ก-๙])(.+)$/u,
  /^(\p{Script=Hangul}{2,}?) ?(?:근처|근교|부근|인근|외곽|일대|지역|권)$/u,
  /^(.+?)(?:附近|近郊|郊区|郊區|郊外|周边|周邊|一带|一帶|旁边|地区|地區|市区|市區|城区|の近く|の近郊|の?周辺|の?あたり|辺り|地方|都市圏|圏|エリア)(?:的?(?:农村|農村|乡下|鄉下|小镇|村子))?$/u,
];

// biome-ignore format: by language
/** Words in the label of a form field: Place of birth, Geburtsort, 出生地. */
const FIELD =
  /birth|born|city|town|place|state|country|county|province|district|geb|ort$|stadt|land|kreis|naissance|commune|ville|pays|département|né\(?e|nacimiento|ciudad|localidad|provincia|país|estado|municipio|nascimento|naturalidade|cidade|nascita|nato|comune|luogo|рожден|город|место|страна|область|народжен|місто|країна|urodzen|miejsc|miasto|kraj|doğum|doğduğu|şehir|ülke|lahir|kota|kelahiran|plaats|föde|församling|kommun|fødested|syntymä|narození|születés|naşteri|nașteri|rođenja|ميلاد|ولادة|مدينة|تولد|לידה|เกิด|जन्म|sinh|quê|出生|生まれ|出身|籍贯|籍貫|本籍|户籍|戶籍|城市|출생|태어난|고향|본적/iu;
const LONGEST_FIELD = 40;
const COLONS = /[:：]|(?<=[地身籍])・/u;

/** Values of form fields, joined by commas: Tulsa, OK for City: Tulsa State: OK. */
function withoutFields(text: string): string {
  const parts = text.split(COLONS);
  const values = parts.map((part, i) => {
    if (i === parts.length - 1) return part;
    const end = Math.max(...[...',;，；'].map((mark) => part.lastIndexOf(mark))) + 1;
    const from = end > 0 || i === 0 ? end : Math.max(0, part.lastIndexOf(' '));
    const field = part.slice(from);
    return field.length <= LONGEST_FIELD && FIELD.test(field) ? part.slice(0, from) : `${part}:`;
  });
  return values
    .map((value) => value.replace(/(?<![,;，；\s])[,;，；\s]+$/u, '').trim())
    .filter((value) => value !== '')
    .join(', ');
}

// biome-ignore format: by language
/** Expressions of uncertainty. */
const PERHAPS =
  /^(?:(?:i think|i guess|i believe|probably|maybe|perhaps|possibly|either way|something like|je crois|je pense|sûrement|peut-être|probablement|sans doute|(?:ich )?glaube(?: ich)?|ich denke|ich glaube|vermutlich|wahrscheinlich|vielleicht|wohl|creo que|me parece que|probablemente|quizás?|tal vez|credo|penso|forse|mi pare|probabilmente|acho que|talvez|provavelmente|chyba|może|prawdopodobnie|кажется|вроде(?: бы)?|наверное|наверно|возможно|по-моему|мабуть|здається|chắc là|chắc|hình như|có lẽ|mungkin|kayaknya|sepertinya|galiba|sanırım|أظن|أعتقد|ربما|fikonkan|فکر کنم|شاید|asi|možná|talán|cred că|poate|misschien|waarschijnlijk|kanske|nog|kanskje|måske|ehkä|luultavasti),? (?:que |in |en |à |в |ở )?|(?:应该|應該|好像|可能|大概|也许|也許|估计|估計|似乎)(?:是|在)?|(?:たぶん|多分|おそらく|恐らく)|아마(?:도)? ?)(.+)$/iu;
const PERHAPS_BEHIND =
  /^(.+?)(?:,? ?\(?(?:i think|i guess|i believe|probably|maybe|perhaps|je crois|je pense|peut-être|glaube ich|denke ich|creo|me parece|credo|penso|forse|eu acho|acho eu|chyba|наверное|кажется|вроде|sanırım|galiba|mungkin)\)?|(?<=\p{Script=Han})(?:吧|嗎|吗)|(?:だ|か)?と思(?:う|います)|かな|かも(?:しれない)?|인 것 같아요|인 것 같다|같아요|일걸요)$/iu;
// biome-ignore format: by language
/** Beginning of a later residence behind the birthplace: where the person grew up or lives. */
const LATER =
  /^(?:(?:and|but|und|aber|et|mais|y|pero|e|mas|ma|и|но|а|nhưng|i|ale) )?(?:(?:i |je |ich |я )?(?:now |currently )?(?:lives?|living|grew up|raised|moved|residing|based) |now |aufgewachsen|lebe |wohne |jetzt in |wohnhaft|j['’]?habite|habite|vis à|grandi|résid|vivo |vive |viviendo|vivendo|crecí|cresci|moro |abito|cresciut|живу|жив[её]т|вырос|сейчас|теперь|живе|виріс|sống|đang ở|lớn lên|mieszkam|wychowan|现居|現居|现在|現在|现住|現住|目前|\p{Script=Han}{2,6}(?:长大|長大|育ち|在住)|\p{Script=Hangul}{2,8}(?:에서)? ?(?:자랐|자람|거주|살))/iu;
const BREAKS = /[\s,，;、(（]+/gu;
/** A place that is not meant: Portland, Oregon, not Maine. */
const NOT =
  /^(?:and )?(?:(?:not|nicht|не|ikke|inte|niet|nie|không phải) |(?:而?不是|并非|並非|不在)(?=\p{Script=Han}{2}))(?:(?:in|en|в|i|w|ở) )?/iu;
// biome-ignore format: by language
/** The phrase of a birth, behind other clauses: my mom says I was born in Syracuse, 祖籍山东，生于哈尔滨. */
const BIRTH =
  /(?<=[\s,，;；、。])(?:(?:i was |was )?born (?:in|at|on|and) |je suis née? |née? (?:à|au|aux|en) |(?:ich )?(?:bin|wurde|geboren) (?:in|zu) |in \p{Lu}[\p{L} -]+ geboren|nací |nacid[oa] |nasci |nascid[oa] |nat[oa] (?:a|ad|in) |sono nat|родил(?:ся|ась) |рожд[её]н|урожен|народи(?:вся|лася) |urodz|narozen|sinh (?:ở|tại|ra) |nơi sinh |lahir di )|(?<=[\s,，;；、。我他她是说])(?:出生地|出生于|出生於|出生在|生于|生於|生在|生(?=在)|在(?=\p{Script=Han}{2,12}(?:出生|生的)))/iu;

/** Words before a birthplace that deny it: I was not born in Paris, 我不是北京人. */
const DENIED =
  /(?<!\p{L})(?:not|never|wasn['’]t|isn['’]t|nicht|kein|ne .{1,12} pas|n['’]est pas|no nac[ií]|não|non sono|не|ikke|inte|niet|nie|không)(?!\p{L})|不是|不在|没有|沒有|並非|并非/iu;

/** Removes a later residence, and a namesake that is not meant. */
function withoutLater(text: string): string {
  for (const { index, 0: mark } of text.matchAll(BREAKS)) {
    const rest = text.slice(index + mark.length);
    if (index > 0 && (LATER.test(rest) || (/[^\s]/u.test(mark) && NOT.test(rest)))) return text.slice(0, index);
  }
  return text;
}

/** Removes the clauses before the phrase of a birth. */
function fromBirth(text: string): string {
  const at = BIRTH.exec(text)?.index ?? 0;
  return at > 0 && sentenceOf(text.slice(at)) !== undefined ? text.slice(at) : text;
}

/** Removes words of a conversation, dates, labels of form fields, expressions of uncertainty and later residences; undefined if there are none. */
function plainOf(text: string): BareText | undefined {
  const undated = withoutChat(withoutDates(text));
  const later = withoutLater(COLONS.test(undated) ? withoutFields(undated) : undated);
  const perhaps = PERHAPS.exec(later)?.[1] ?? PERHAPS_BEHIND.exec(later)?.[1];
  const certain = fromBirth(perhaps === undefined ? later : (PERHAPS_BEHIND.exec(perhaps)?.[1] ?? perhaps).trim());
  return certain === '' || certain === text ? undefined : { text: certain, isSure: perhaps === undefined };
}

/** Birthplace in a sentence such as "born in Paris"; undefined for other texts. Words of `text` are separated by one space. */
export function withoutSentence(text: string): BareText | undefined {
  const whole = text.replace(/(?<![.。!！])[.。!！]+$/u, '').trim();
  const bare = plainOf(whole);
  const told = sentenceOf(bare?.text ?? whole);
  const found =
    told === undefined || bare === undefined ? (told ?? bare) : { ...told, isSure: told.isSure && bare.isSure };
  if (found === undefined || !DENIED.test(whole.slice(0, Math.max(0, whole.indexOf(found.text))))) return found;
  return { ...found, isSure: false, isElsewhere: true };
}

/** Words that pick one of several places of a name: Frankfurt, das an der Oder; Portland - the one in Oregon. */
const RELATIVE =
  /(?:,| [-–—]) (?:the one|das|die|der|la|el|cel(?:le|ui)|котор(?:ый|ая|ое)) (?=(?:in|an|am|de|d'|в|на) )/iu;

// biome-ignore format: by language
/** Sentences in languages that inflect names: the birthplace in them has an ending or a changed letter. */
const INFLECTED: readonly RegExp[] = [
  /^(?:olen |hän on )?(?:syntynyt|syntyi|synnyin|sündinud|sündis|sündisin|született|születtem|dzim(?:is|usi)|gim(?:ė|ęs|usi|iau)|(?:i |e )?lindur|ganwyd|ganed|rugadh(?: é| í)?|(?:er |var )?fædd(?:ur)?|née? ganet|γενν(?:ήθηκα|ήθηκε|ημένος|ημένη)|დაიბადა|დავიბადე|დაბადებული|ծնվել (?:է|եմ)|ծնված|народзіўся|נולד(?:תי|ה)?|(?:من )?مواليد|ولدت?|مولود|[مإا]زداد|متولد|የተወለደ) (.+)$/iu,
  /^(.+?)[ \u200c]?(?:született|születtem|születésű|jaio(?:a| zen| naiz)|doğ(?:dum|du|muş|dun|muşum|an)|dogd?u(?:m)?|anadan (?:olub|olmuşam)|doğulub|doğulmuşam|туғ?ған|туылған|туган|төрөлгөн|төрсөн|туғилган(?:ман)?|tug['‘’ʻ`]?ilgan(?:man)?|doglan|დაიბადა|დავიბადე|დაბადებული|ծնվել (?:է|եմ)|ծնված|का जन्म|में जन्मे?|जन्म(?:ले|लेला|लो|ियो)?|জন্ম(?:গ্রহণ)?|பிறந்த(?:ார்|வர்|ேன்)?|జన్మించ(?:ారు|ాను|ిన)|ಜನನ|ജനിച്ചു|ജനനം|ਜਨਮ|ተወለደ|ተወለድኩ)$/iu,
  /^(?:જન્મ|জন্ম|जन्म) (.+)$/u,
];

/** Birthplace in a sentence without dates and the like. */
function sentenceOf(plain: string): BareText | undefined {
  const picked = plain.replace(RELATIVE, ' ');
  if (picked !== plain) return { text: picked, isSure: true };
  const nearby = NEARBY.map((pattern) => pattern.exec(plain)?.[1]).find((place) => place !== undefined);
  const elsewhere = nearby ?? plain.replace(NOT, '');
  if (elsewhere !== plain) return { text: elsewhere, isSure: false, isElsewhere: true };
  for (const sentence of SENTENCES) {
    const told = sentence.exec(plain);
    if (told === null) continue;
    const place = told.slice(1).join('').trim();
    if (place !== '') return { text: place, isSure: true };
  }
  const inflected = INFLECTED.map((sentence) => sentence.exec(plain)?.[1]).find((place) => place !== undefined);
  return inflected === undefined ? undefined : { text: inflected, isSure: false };
}
