// Words around a birthplace that say nothing of it, as people write to a person or a program: a greeting, thanks, the chart or the fact that is requested,
// the sex, the calendar. 你好，请帮我排盘 成都; natal chart for Mumbai, thanks; donna, Verona; time zone of Boise.

// biome-ignore format: a language or two a row
const GREETINGS: readonly string[] = [
  'hi(?: there)?', 'hello', 'hey', 'good (?:morning|afternoon|evening|day)', 'greetings', 'dear (?:sir|madam|all|friend)',
  'hallo', 'guten (?:tag|morgen|abend)', 'moin', 'servus', 'grüezi', 'hej', 'hei', 'god dag', 'goedendag', 'hoi',
  'hola', 'buenos días', 'buenas (?:tardes|noches)', 'ol[áa]', 'oi', 'bom dia', 'boa (?:tarde|noite)', 'ciao', 'salve', 'buon ?giorno', 'buona ?sera', 'bonjour', 'bonsoir', 'salut', 'coucou',
  'cześć', 'dzień dobry', 'witam', 'ahoj', 'dobrý den', 'dobar dan', 'zdravo', 'bună(?: ziua)?', 'szia', 'jó napot', 'γεια(?: σας| σου)?', 'καλησπέρα', 'καλημέρα',
  'привет', 'здравствуйте', 'добрый (?:день|вечер)', 'доброе утро', 'привіт', 'добрий (?:день|вечір)', 'добридень', 'вітаю', 'здравей(?:те)?',
  'merhaba', 'selam', 'iyi (?:günler|akşamlar)', 'halo', 'selamat (?:pagi|siang|sore|malam)', 'jambo', 'habari', 'kumusta', 'магандан',
  'xin chào', 'chào(?: (?:bạn|anh|chị|em|cô|thầy|shop|ad|mọi người))?', 'cho (?:mình|em|tôi) hỏi', 'dạ',
  'مرحبا', 'السلام عليكم', 'سلام', 'שלום', 'नमस्ते', 'สวัสดี(?:ครับ|ค่ะ|คะ)?', '안녕하세요', '저기요', 'こんにちは', 'こんばんは', 'はじめまして', 'すみません',
  '[你您]好', '大家好', '老[师師][您你]?好', '[请請][问問]', '麻[烦煩](?:[你您])?',
];
/** Small words at the beginning of speech that no name begins with, so that a space is enough behind them. */
const OPENERS: readonly string[] = ['well', 'also', 'um+', 'uh+', 'no więc'];
// biome-ignore format: a language or two a row
/** Other small words, and those of a birth at home: with a comma or a full stop behind them. */
const FILLERS: readonly string[] = [
  'so', 'er+', 'actually', 'basically', 'ok(?:ay)?', 'yes', 'yeah', 'na ja', 'naja', 'tja', 'ähm?', 'ja', 'bueno', 'pues', 'eh', 'este', 's[íi]', 'alors', 'ben', 'bah', 'euh', 'enfin', 'oui', 'allora', 'beh', 'ecco', 'dunque', 'ent[ãa]o', 'bom', 'bem', 'tipo',
  'ну', 'так', 'это', 'короче', 'значит', 'да', 'więc', 'hm+', 'tedy', 'no', 'hát', 'szóval', 'deci', 'păi', 'yani', 'şey', 'jadi', 'thì', 'ừm?', 'vâng', '嗯+', '呃+', '那[个個]?', '就是', '[应應]该是', 'えっと', 'ええと', 'あの[うー]?', '음+', '그러니까', '네',
  '(?:home birth|born at home|at home)(?: in| at)?', '(?:hausgeburt|zu hause)(?: in)?', '(?:à domicile|à la maison)(?: à)?', 'en (?:su )?casa(?: en)?', 'em casa(?: em)?', '(?:in|a) casa(?: a)?', 'w domu(?: w)?', 'дома(?: в)?', '(?:ở|tại) nhà', 'di rumah(?: di)?', 'evde', 'kotona', 'hemma(?: i)?', 'thuis(?: in)?', 'doma(?: v)?', 'otthon', '在家[里裡]?', '自宅', '집에서', '자택',
];
// biome-ignore format: a language or two a row
/** Words for please, in front of a name or behind it. */
const COURTESIES: readonly string[] = [
  'please', 'bitte', 's[\'’]il (?:vous|te) pla[iî]t', 'por favor', 'per favore', 'пожалуйста', 'будь ласка', 'proszę', 'prosím', 'molim', 'lütfen', 'tolong', 'mohon', 'làm ơn',
];
// biome-ignore format: a language or two a row
const REQUESTS: readonly string[] = [
  'please (?:use|take|cast|enter|try|make)', '(?:it is|it[\'’]s|that[\'’]s|that is|that would be|my (?:city|town|place) is|the (?:city|town|place) is)', '(?:could|can|would) you (?:please )?(?:use|take|cast|try)', 'i[\'’]d like',
  'bitte (?:nimm|nehmen sie)', '(?:[请請])?(?:[帮幫]|[给給]|替|为|為)(?:我|忙)(?:[看算排查批问問占][盘盤命卦]?)?(?:一?下)?', '[请請](?:[看算排查批][盘盤命]?)(?:一?下)?',
];
// biome-ignore format: a language or two a row
const THANKS: readonly string[] = [
  'pls', 'plz', '(?:many )?thanks?(?: you)?(?: (?:a lot|so much|very much|in advance))?', 'thx', 'cheers', 'danke(?: (?:schön|sehr))?', 'vielen dank', 'dank (?:je|u)', 'tack', 'takk', 'tak', 'kiitos',
  '(?:muchas )?gracias', 'obrigad[oa]', 'grazie(?: mille)?', 'merci(?: beaucoup| d[\'’]avance)?', 'svp', 'stp', 'mulțumesc', 'köszönöm', 'ευχαριστώ', 'παρακαλώ',
  'спасибо', 'дякую', 'благодаря', 'хвала', 'hvala', 'dzięk(?:i|uję)', 'děkuji', 'díky', 'ďakujem',
  'teşekkür(?:ler| ederim)', 'terima kasih', 'makasih', 'ya', 'kak', 'dong', 'nhé', 'ạ', 'nha', 'c[áả]m ơn(?: ạ)?', 'ครับ', 'ค่ะ', 'شكرا', 'תודה', 'धन्यवाद', 'salamat(?: po)?', 'asante',
];
const THANKS_TOGETHER =
  /(?:多?[谢謝]{1,2}(?:你|您|大?[师師])?了?|感[谢謝]|拜托了?|ありがとう(?:ございます)?|お願いします|(?<=\p{Script=Han}|[ァ-ヶー])(?:です(?:けど|が|ね|よ)?|なんです(?:けど|が)?|なのですが)|감사합니다|부탁(?:드려요|드립니다|해요)?|(?<=\p{Script=Hangul}{2})(?:인데요?|이에요|이요|예요|입니다)|(?<=^\p{Script=Hangul}{2,4})요|ครับ|ค่ะ)$/u;
// biome-ignore format: a language or two a row
/** The chart that is requested, and facts about a place. */
const SUBJECTS: readonly string[] = [
  '(?:(?:my|a|the) )?(?:(?:natal|birth|astro(?:logy|logical)?|vedic|western|chinese|ba ?zi|zi ?wei(?: dou ?shu)?|four pillars|purple star|saju|astro) ?){1,3}(?:chart|reading|horoscope|map)?', 'horoscope', 'janam kundli', 'kund(?:a)?li', 'rasi chart',
  '(?:geburts)?horoskop', 'radix', 'th[eè]me (?:astral|natal)', 'carta (?:natal|astral)', 'mapa (?:astral|natal)', 'tema natale', 'oroscopo', 'hor[óo]scopo', 'kosmogram', 'натальная карта', 'натальна карта', 'гороскоп', 'ба ?цзы', 'doğum haritası', 'yıldız haritası',
  'lá số(?: (?:tử vi|bát tự))?', 'tử vi', 'bát tự', 'tứ trụ', 'ดูดวง', 'ผูกดวง', 'कुंडली', 'जन्म ?कुंडली',
  '(?:what(?:[\'’]s| is) (?:the )?)?(?:time ?zone|(?:gps )?coordinates|longitude|latitude|lat(?:itude)?(?:[ /,&]+| and )lon(?:g(?:itude)?)?|gps|local time|time|utc offset|altitude)', 'where(?:[\'’]s| is)',
  'zeitzone', '(?:geo)?koordinaten', 'längengrad', 'breitengrad', '(?:geografische )?(?:länge|breite)', 'wo liegt', 'fuseau horaire', 'coordonn[ée]es(?: gps)?', 'où (?:est|se trouve)', 'coordenadas', 'huso horario', 'zona horaria', 'longitude?', 'latitude?', 'd[óo]nde (?:est[áa]|queda)', 'fuso hor[áa]rio', 'onde fica',
  'coordinate', 'fuso orario', 'longitudine', 'latitudine', 'dov[\'’]è', 'координаты', 'часовой пояс', 'долгота', 'широта', 'где находится', 'координати', 'часовий пояс', 'współrzędne', 'strefa czasowa', 'gdzie (?:jest|leży)', 'koordinatlar[ıi]', 'saat dilimi', 'kinh độ', 'vĩ độ', 't[ọo][ạa] độ', 'múi giờ', 'zona waktu', 'koordinat',
];
const OF =
  '(?: (?:of|for|in|at|is|von|für|in|de|del|di|do|da|du|pour|à|para|города?|г\\.|міста|của|ở|dla|w|di|untuk))?';
const SUBJECT_TOGETHER =
  '(?:紫微(?:斗[数數])?|八字|排[盘盤]|命[盘盤]|本命[盘盤]|批命|算命|看命|四柱(?:推命|八字)?|星[盘盤]|出生図|命式|ホロスコープ|占い|[经經経][纬緯]度|[经經経]度|[纬緯]度|[时時][区區]|坐[标標]|座[标標標]|時差|標準時|사주(?:팔자|풀이)?|만세력|자미두수|운세|경위도|경도|위도|시간대|좌표)';
// biome-ignore format: a language or two a row
/** Sexes and calendars; words in letters must be parted by a comma, since Male and Donna are places. */
const PERSONS: readonly string[] = [
  'm', 'f', 'male', 'female', 'man', 'woman', 'boy', 'girl', 'männlich', 'weiblich', 'mann', 'frau', 'junge', 'mädchen', 'homme', 'femme', 'garçon', 'fille', 'masculin', 'féminin', 'hombre', 'mujer', 'varón', 'niñ[oa]', 'masculino', 'femenino', 'homem', 'mulher', 'feminino',
  'uomo', 'donna', 'maschio', 'femmina', 'муж(?:чина|\\.)?', 'жен(?:щина|\\.)?', 'м', 'ж', 'мальчик', 'девочка', 'чоловік', 'жінка', 'mężczyzna', 'kobieta', 'muž', 'žena', 'erkek', 'kad[ıi]n', 'laki-laki', 'perempuan', 'pria', 'wanita', 'lelaki', 'nam', 'nữ', 'lunar', 'solar', 'gregorian',
];
const PERSON_TOGETHER =
  '(?:乾造|坤造|男命|女命|男性|女性|男[孩生]|女[孩生]|[农農阴陰公阳陽新旧舊][历曆]|건명|곤명|남자|여자|남성|여성|양력|음력|(?:nam|nữ) (?:mạng|mệnh)|[男女乾坤](?=[\\s,，、：:]))';
const PERSON_BEHIND =
  /(?:(?<![\s,，、])[\s,，、]+(?:[男女]|乾造|坤造|男命|女命|남자|여자)|[,;] ?(?:m|f|male|female|nam|nữ))$/iu;

const MARKS = '[\\s,，、;；:：.。!！?？-]';
const inFront = (words: readonly string[], rest: string): RegExp => new RegExp(`^(?:${words.join('|')})${rest}`, 'iu');
const FRONT: readonly RegExp[] = [
  inFront([...GREETINGS, ...REQUESTS, ...COURTESIES, ...OPENERS], `(?:${MARKS}+|(?<=\\p{Script=Han}))(?=\\S)`),
  inFront([...OPENERS, ...FILLERS], '[,;，、…:.]+ ?(?=\\S)'),
  inFront(SUBJECTS, `${OF}(?: d['’]|${MARKS}+)(?=\\S)`),
  new RegExp(`^${SUBJECT_TOGETHER}${MARKS}*(?=\\S)`, 'u'),
  inFront(PERSONS, ' ?[,;/|，；] ?(?=\\S)'),
  new RegExp(`^${PERSON_TOGETHER}${MARKS}*(?=\\S)`, 'iu'),
];
const BEHIND: readonly RegExp[] = [
  new RegExp(`(?<!${MARKS})${MARKS}+(?:${[...THANKS, ...COURTESIES].join('|')})$`, 'iu'),
  THANKS_TOGETHER,
  new RegExp(`(?<!${MARKS})${MARKS}+(?:${SUBJECTS.join('|')})$`, 'iu'),
  new RegExp(`(?:[的の]| |(?<=\\p{Script=Han}))${SUBJECT_TOGETHER}(?:多少|是多少|は)?$`, 'u'),
  PERSON_BEHIND,
];
const EDGES = /^[,，、;；]|(?<![,，、;；!！?？])[,，、;；!！?？]+$/gu;
const MAX_ROUNDS = 4;

/** The text without these words; the same text if it has none, or nothing else. */
export function withoutChat(text: string): string {
  let bare = text;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    let next = bare;
    for (const words of [...FRONT, ...BEHIND]) next = next.replace(words, '').replace(EDGES, '').trim();
    if (next === bare || next === '') break;
    bare = next;
  }
  return bare;
}
